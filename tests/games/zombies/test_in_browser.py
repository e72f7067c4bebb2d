"""The board of I Love Zombies in the gallery: every hand lays the same tile, and says what it would do."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize

from scripts.gallery import serving_gallery
from tests.games.zombies.fixtures import FIXTURES, PISTOL

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: ViewportSize = {"width": 320, "height": 568}
DESK: ViewportSize = {"width": 1280, "height": 800}
ABOVE_FINGER = 56
TILE = "J-orange"
"""A tile of the first round: three upright, and a foot at the left."""
SMALLEST_PRESS = """Math.min(...[...document.querySelectorAll('.stage button, .pool [role=button]')].flatMap(one => {
    const { width, height } = one.getBoundingClientRect()
    return [width, height]
}))"""

Open = Callable[..., Page]
Hand = Callable[[Page, str, str], None]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving_gallery() as address:
        yield address


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=PHONE, has_touch=True)
    yield context
    context.close()


@pytest.fixture(scope="module")
def desk(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=DESK)
    yield context
    context.close()


@pytest.fixture
def show(request: pytest.FixtureRequest, address: str) -> Iterator[Open]:
    """Opens the gallery at a drawn position and waits for the board; whatever the page complains of fails the test."""
    complaints: list[str] = []
    pages: list[Page] = []

    def opened(fixture: str, lang: str = "en", on: str = "phone") -> Page:
        page: Page = request.getfixturevalue(on).new_page()
        pages.append(page)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.goto(f"{address}/gallery?game=zombies&fixture={fixture}&lang={lang}&bare")
        page.get_by_role("grid").wait_for()
        return page

    yield opened
    for page in pages:
        page.evaluate("localStorage.clear()")
        page.close()
    assert complaints == []


def _place(page: Page, place: str) -> Locator:
    return page.locator(f'[data-place="{place}"]')


def _middle(page: Page, place: str) -> tuple[float, float]:
    box = _place(page, place).locator("rect").or_(_place(page, place)).last.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _label(page: Page, place: str) -> str:
    return _bare(_place(page, place).get_attribute("aria-label") or "")


def _bare(text: str) -> str:
    return text.translate({0x2068: None, 0x2069: None})


def _acts(page: Page) -> list[dict[str, Any]]:
    acts: list[dict[str, Any]] = page.evaluate("window.__acts")
    return acts


def _waits(page: Page) -> Any:
    """What waits for its yes."""
    return page.evaluate("window.__draft")


def _lay(tile: str, turn: str, at: str) -> dict[str, str]:
    return {"type": "lay", "tile": tile, "turn": turn, "at": at}


def _press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


# Hands: each brings the middle of the tile, the second of the three, over a square


def drag(page: Page, tile: str, square: str) -> None:
    page.mouse.move(*_middle(page, f"pool:{tile}"))
    page.mouse.down()
    page.mouse.move(*_middle(page, square), steps=5)
    page.mouse.up()


def click(page: Page, tile: str, square: str) -> None:
    for place in (f"pool:{tile}", square):
        page.mouse.click(*_middle(page, place))


def tap(page: Page, tile: str, square: str) -> None:
    for place in (f"pool:{tile}", square):
        page.touchscreen.tap(*_middle(page, place))


def finger(page: Page, tile: str, square: str) -> None:
    """The tile floats above the finger, so the finger goes below the square."""
    session = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = _middle(page, f"pool:{tile}"), _middle(page, square)

    def touch(what: str, *points: tuple[float, float]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (x, y))
    for part in (0.25, 0.5, 0.75, 1):
        touch("touchMove", (x + (to_x - x) * part, y + (to_y + ABOVE_FINGER - y) * part))
    touch("touchEnd")


def keys(page: Page, tile: str, square: str) -> None:
    """With Tab, the arrows, and Enter alone."""
    _take_by_keys(page, tile)
    _move_by_keys(page, square)


def buttons(page: Page, tile: str, square: str) -> None:
    """A tap and the buttons that push: no place of the field has to be hit."""
    _place(page, f"pool:{tile}").tap()
    for _ in range(30):
        at, to = _held(page), _place(page, square).bounding_box()
        assert to
        across, down = to["x"] - at["x"], to["y"] - at["y"]
        if abs(across) < 1 and abs(down) < 1:
            return
        _press(page, ("Right" if across > 0 else "Left") if abs(across) >= 1 else ("Down" if down > 0 else "Up"))
    raise AssertionError(f"{tile} cannot be pushed to {square}")


def _held(page: Page) -> dict[str, float]:
    """Where the square is by which the tile is held: the one that says so."""
    box = page.locator("[role=gridcell][aria-label*=';']").bounding_box()
    assert box
    return {"x": box["x"], "y": box["y"]}


def _take_by_keys(page: Page, tile: str) -> None:
    for _ in range(10):
        if page.evaluate("document.activeElement.matches('[data-place]')"):
            break
        page.keyboard.press("Tab")
    for _ in range(25):
        if page.locator(":focus").get_attribute("data-place") == f"pool:{tile}":
            page.keyboard.press("Enter")
            page.locator("[role=gridcell]:focus").wait_for()
            return
        at, to = page.locator(":focus").bounding_box(), _place(page, f"pool:{tile}").bounding_box()
        assert at
        assert to
        across, down = to["x"] - at["x"], to["y"] - at["y"]
        if abs(across) > abs(down):
            page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    raise AssertionError(f"{tile} cannot be walked to")


def _move_by_keys(page: Page, square: str) -> None:
    for _ in range(30):
        here = page.locator(":focus").get_attribute("data-place") or ""
        if here == square:
            return
        across, down = ord(square[0]) - ord(here[0]), int(square[1]) - int(here[1])
        if across:
            page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    raise AssertionError(f"{square} cannot be reached")


HANDS = [drag, click, tap, finger, keys, buttons]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.rule("ZO-11", "ZO-22")
def test_every_hand_brings_a_tile_to_the_same_place_where_it_waits_for_its_yes(show: Open, hand: Hand) -> None:
    page = show("first_tile")
    hand(page, TILE, "f5")
    assert _acts(page) == []
    assert _waits(page) == _lay(TILE, "0", "f4")
    _press(page, "Confirm")
    assert _acts(page) == [{"how": "act", "action": _lay(TILE, "0", "f4")}]


@pytest.mark.rule("ZO-20")
def test_buttons_turn_and_mirror(show: Open) -> None:
    page = show("first_tile")
    tap(page, TILE, "f5")
    _press(page, "Turn right")
    assert _waits(page)["turn"] == "90"
    _press(page, "Mirror")
    assert _waits(page)["turn"] == "270m"
    _press(page, "Turn left")
    assert _waits(page)["turn"] == "180m"


@pytest.mark.rule("ZO-20")
def test_a_tile_is_turned_and_mirrored_in_the_middle_of_a_drag(show: Open) -> None:
    """Keys and wheel, while the mouse holds it."""
    page = show("first_tile", on="desk")
    page.mouse.move(*_middle(page, f"pool:{TILE}"))
    page.mouse.down()
    page.mouse.move(*_middle(page, "f5"), steps=5)
    page.keyboard.press("r")
    page.keyboard.press("f")
    page.mouse.move(*_middle(page, "j5"), steps=5)
    page.mouse.wheel(0, 100)
    page.mouse.move(*_middle(page, "j6"), steps=3)
    assert _acts(page) == []
    page.mouse.up()
    waiting = _waits(page)
    assert waiting["turn"] == "0m"
    page.keyboard.press("Enter")
    assert _acts(page) == [{"how": "act", "action": waiting}]


def test_keys_turn_mirror_and_lay_and_escape_puts_back(show: Open) -> None:
    page = show("first_tile")
    _take_by_keys(page, TILE)
    _move_by_keys(page, "f5")
    page.keyboard.press("r")
    page.keyboard.press("Shift+R")
    page.keyboard.press("f")
    assert _waits(page)["turn"] == "0m"
    page.keyboard.press("Escape")
    assert _waits(page) is None
    assert page.locator(":focus").get_attribute("data-place") == f"pool:{TILE}"
    page.keyboard.press("Enter")
    page.locator("[role=gridcell]:focus").wait_for()
    page.keyboard.press("Enter")
    assert [act["how"] for act in _acts(page)] == ["act"]


def test_a_tile_that_lies_there_can_be_dragged_on_by_any_of_its_squares(show: Open) -> None:
    page = show("first_tile")
    click(page, TILE, "f5")
    page.mouse.move(*_middle(page, "f4"))
    page.mouse.down()
    page.mouse.move(*_middle(page, "j2"), steps=5)
    page.mouse.up()
    assert _waits(page) == _lay(TILE, "0", "j2")


def test_a_drag_that_ends_nowhere_puts_the_tile_back(show: Open) -> None:
    page = show("first_tile", on="desk")
    page.mouse.move(*_middle(page, f"pool:{TILE}"))
    page.mouse.down()
    page.mouse.move(*_middle(page, "f5"), steps=5)
    page.mouse.move(1275, 795, steps=3)
    page.mouse.up()
    assert _waits(page) is None


def test_a_tile_in_hand_is_there_again_after_a_reload(show: Open) -> None:
    page = show("first_tile")
    click(page, TILE, "f5")
    page.keyboard.press("r")
    waiting = _waits(page)
    page.reload()
    page.get_by_role("grid").wait_for()
    page.wait_for_function("window.__draft != null")
    assert _waits(page) == waiting


def test_a_finger_does_not_cover_the_tile_it_carries(show: Open) -> None:
    """P23."""
    page = show("first_tile")
    session = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = _middle(page, f"pool:{TILE}"), _middle(page, "i8")
    for what, spot in (("touchStart", (x, y)), ("touchMove", (x, y - 20)), ("touchMove", (to_x, to_y))):
        session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": [{"x": spot[0], "y": spot[1]}]})
    held = page.locator(".stage .held").bounding_box()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert held
    assert held["y"] + held["height"] < to_y - 8


# What it would do


@pytest.mark.rule("ZO-40")
def test_one_hears_what_the_tile_would_do(show: Open) -> None:
    page = show("first_tile")
    click(page, TILE, "f5")
    assert _label(page, "f5").startswith("J, orange; f5, Dining room, blood drop; fits here; covers one drop")
    assert page.locator(".bar").get_by_text("covers one drop").is_visible()


@pytest.mark.rule("ZO-30")
def test_one_sees_that_a_tile_would_earn_a_bonus(show: Open) -> None:
    page = show("first_tile")
    colour = PISTOL.tile.partition("-")[2]
    spot = next(
        place
        for place in page.locator("[role=gridcell]").evaluate_all("all => all.map(one => one.dataset.place)")
        if f"{colour} pistol" in _label(page, place)
    )
    click(page, PISTOL.tile, spot)
    assert page.locator(".bar").get_by_text("earns a bonus tile").is_visible()


@pytest.mark.rule("ZO-31")
def test_a_pistol_that_would_be_lost_is_a_warning(show: Open) -> None:
    page = show("first_tile")
    click(page, TILE, "k4")
    assert page.locator(".bar .grave").inner_text() != ""
    assert "lime pistol is lost" in _bare(page.locator(".bar .grave").inner_text())


@pytest.mark.rule("ZO-22")
def test_where_a_tile_touches_nothing_it_cannot_be_laid_and_a_key_asks_why(show: Open) -> None:
    page = show("choosing")
    _take_by_keys(page, "A-indigo")
    _move_by_keys(page, "b8")
    assert _waits(page) is None
    assert page.locator(".bar").get_by_text("touches nothing here").is_visible()
    assert page.get_by_role("button", name="Confirm").is_disabled()
    page.keyboard.press("?")
    page.keyboard.press("Enter")
    assert [act["how"] for act in _acts(page)] == ["ask", "ask"]


@pytest.mark.rule("ZO-21")
def test_over_a_tile_it_does_not_fit(show: Open) -> None:
    page = show("choosing")
    _take_by_keys(page, "A-indigo")
    _move_by_keys(page, "g3")
    assert page.locator(".bar").get_by_text("does not fit here").is_visible()


def test_where_it_is_not_ones_turn_a_press_on_a_tile_asks_why(show: Open) -> None:
    page = show("waiting")
    page.mouse.click(*_middle(page, f"pool:{TILE}"))
    assert [act["how"] for act in _acts(page)] == ["ask"]


# Passing and bonus tiles


@pytest.mark.parametrize(
    ("lang", "press", "consequence", "yes"),
    [
        ("en", "Pass", "out for the rest of this round", "Confirm"),
        ("nl", "Passen", "de rest van deze ronde niet meer mee", "Bevestig"),
    ],
)
@pytest.mark.rule("ZO-12")
def test_a_pass_says_what_comes_of_it_and_wants_a_yes(
    show: Open, lang: str, press: str, consequence: str, yes: str
) -> None:
    page = show("first_tile", lang)
    _press(page, press)
    assert page.locator(".bar").get_by_text(consequence).is_visible()
    assert _acts(page) == []
    _press(page, yes)
    assert _acts(page) == [{"how": "act", "action": {"type": "pass"}}]


@pytest.mark.rule("ZO-30")
def test_a_bonus_tile_is_laid_as_any_other_or_declined(show: Open) -> None:
    page = show("pistol_earned")
    assert page.locator(".pool [role=button]").count() == 4
    page.touchscreen.tap(*_middle(page, "pool:2"))
    waiting = _waits(page)
    assert (waiting["type"], waiting["tile"], waiting["turn"]) == ("bonus", "2", "0")
    _press(page, "Step back")
    _press(page, "No bonus tile")
    _press(page, "Confirm")
    assert _acts(page) == [{"how": "act", "action": {"type": "decline"}}]


# Scores, other fields, the end


@pytest.mark.rule("ZO-45")
def test_a_line_of_the_score_lights_up_what_it_speaks_of(show: Open) -> None:
    page = show("mid_game")
    assert page.locator(".lit").count() == 0
    lines = page.locator(".points button")
    for n in range(lines.count()):
        lines.nth(n).click()
        assert page.locator(".lit").get_attribute("d")
        assert lines.nth(n).get_attribute("aria-pressed") == "true"
    lines.last.click()
    assert page.locator(".lit").count() == 0


@pytest.mark.rule("ZO-40", "ZO-41", "ZO-42")
def test_the_lines_of_the_score_sum_up_to_it(show: Open) -> None:
    page = show("mid_game")
    said = [text.replace("\u2212", "-") for text in page.locator(".points li b").all_inner_texts()]
    assert sum(map(int, said)) == -10
    assert "Reception needs 8 squares more" in _bare(page.locator(".points").inner_text())


def test_another_field_is_enlarged_by_a_press_and_ones_own_comes_back(show: Open) -> None:
    page = show("choosing")
    page.get_by_role("button", name="Field of").first.click()
    assert page.get_by_role("button", name="Field of").count() == 2  # the own one is small now
    _press(page, "Back to your own field")
    assert page.get_by_role("button", name="Back to your own field").count() == 0


def test_who_takes_a_tile_sees_the_own_field_again(show: Open) -> None:
    page = show("choosing")
    page.get_by_role("button", name="Field of").first.click()
    _place(page, "pool:A-indigo").tap()
    assert page.get_by_role("button", name="Back to your own field").count() == 0
    assert _waits(page)["tile"] == "A-indigo"


@pytest.mark.rule("ZO-44")
@pytest.mark.parametrize(
    ("fixture", "shown"), [("end_more_rooms", True), ("end_shared", True), ("end_most_points", False)]
)
def test_the_tie_rule_is_shown_when_it_decides(show: Open, fixture: str, *, shown: bool) -> None:
    page = show(fixture)
    assert (page.get_by_text("filled more rooms comes first").count() > 0) == shown


# What one sees and hears


@pytest.mark.rule("ZO-45")
@pytest.mark.parametrize(
    ("lang", "fixture", "place", "label"),
    [
        ("en", "first_tile", "a1", "a1, Reception"),
        ("nl", "first_tile", "f5", "f5, Eetzaal, bloeddruppel"),
        ("en", "first_tile", "k4", "k4, Library, lime pistol"),
        ("nl", "first_tile", f"pool:{TILE}", "J, oranje"),
        ("en", "mid_game", "p9", "p9, Office, straight three, bonus"),
        ("nl", "pistol_earned", "pool:3c", "drie om de hoek, bonus"),
    ],
)
def test_every_place_says_what_it_holds(show: Open, lang: str, fixture: str, place: str, label: str) -> None:
    """P17."""
    assert _label(show(fixture, lang), place) == label


def test_the_board_is_one_stop(show: Open) -> None:
    page = show("first_tile")
    assert page.locator('[data-place][tabindex="0"]').count() == 1


@pytest.mark.parametrize(("lang", "fixture"), [("nl" if n % 2 else "en", name) for n, name in enumerate(FIXTURES)])
def test_every_position_is_within_reach_of_fingers_and_readers(show: Open, lang: str, fixture: str) -> None:
    """Nothing scrolls sideways at 320 pixels, a finger finds every press, and axe has nothing to object to."""
    page = show(fixture, lang)
    for _ in range(2):
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert page.evaluate(SMALLEST_PRESS) >= 44
        page.add_script_tag(path=AXE)
        # A board alone is no page: it has no heading of the first rank.
        found = page.evaluate("axe.run(document, { rules: { 'page-has-heading-one': { enabled: false } } })")
        told = [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found["violations"]]
        assert told == [], json.dumps(told, indent=1)
        if page.locator(".pool .grip").count() == 0:
            return
        page.locator(".pool .grip").first.tap()  # and once more with a tile in hand


# Motion


def test_a_tile_flies_to_where_it_was_laid_and_any_input_ends_it(show: Open) -> None:
    page = show("others_bonus")
    page.evaluate("document.documentElement.style.setProperty('--beat', '60000ms')")
    page.get_by_role("button", name="Play", include_hidden=True).dispatch_event("click")
    page.locator(".stage > .air svg").first.wait_for()
    page.keyboard.press("Shift")
    page.locator(".stage > .air").wait_for(state="detached")
