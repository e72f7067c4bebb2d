"""The board of Nice 'n Easy: every hand lays the same card, naming is one press, and what happened can be read.

On drawn positions in the gallery; tests/browser/test_nice_n_easy.py plays at a table.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize

from scripts.gallery import serving_gallery
from tests.games.nice_n_easy.fixtures import FIXTURES

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: ViewportSize = {"width": 320, "height": 568}
ABOVE_FINGER = 56
HEAD, TAIL, OTHER_HEAD = "hand:0/0", "hand:0/1", "hand:0/2"  # the open cards of "mid_game": hbd tpo hbo
ON_HEADS = "lizzy:h"
STRIP = (
    "A is aan de beurt. De open kaarten van A: blauw hoofd met ruiten; paarse staart met stippen; "
    "paars lichaam met stippen. De blinde stapel van A: 12 kaarten"
)
PRESSES = ".stage button, .stage .hand [role=button], .stage .stacks [role=button]"
SMALLEST_PRESS = f"""Math.min(...[...document.querySelectorAll('{PRESSES}')].flatMap(one => {{
    const {{ width, height }} = one.getBoundingClientRect()
    return [width, height]
}}))"""

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


@pytest.fixture
def show(phone: BrowserContext, address: str) -> Iterator[Open]:
    """Opens the gallery at a drawn position and waits for the board; whatever the page complains of fails the test."""
    page = phone.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)

    def opened(fixture: str, lang: str = "en") -> Page:
        page.goto(f"{address}/gallery?game=nice_n_easy&fixture={fixture}&lang={lang}&bare")
        _place(page, ON_HEADS).wait_for()
        return page

    yield opened
    page.close()
    assert complaints == []


def _place(page: Page, place: str) -> Locator:
    return page.locator(f'[data-place="{place}"]')


def _middle(page: Page, place: str) -> tuple[float, float]:
    box = _place(page, place).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _label(page: Page, place: str) -> str:
    return _bare(_place(page, place).get_attribute("aria-label") or "")


def _bare(text: str) -> str:
    return text.translate({0x2068: None, 0x2069: None})


def _acts(page: Page) -> list[dict[str, Any]]:
    acts: list[dict[str, Any]] = page.evaluate("window.__acts")
    return acts


def _lay(card: str, *claims: str) -> dict[str, Any]:
    return {"how": "act", "action": {"type": "lay", "card": card, "claims": list(claims)}}


# Hands


def drag(page: Page, origin: str, target: str) -> None:
    page.mouse.move(*_middle(page, origin))
    page.mouse.down()
    page.mouse.move(*_middle(page, target), steps=5)
    page.mouse.up()


def click(page: Page, origin: str, target: str) -> None:
    for place in (origin, target):
        page.mouse.click(*_middle(page, place))


def tap(page: Page, origin: str, target: str) -> None:
    for place in (origin, target):
        page.touchscreen.tap(*_middle(page, place))


def finger(page: Page, origin: str, target: str) -> None:
    session = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = _middle(page, origin), _middle(page, target)

    def touch(what: str, *points: tuple[float, float]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (x, y))
    for part in (0.25, 0.5, 0.75, 1):
        touch("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))
    touch("touchEnd")


def keys(page: Page, origin: str, target: str) -> None:
    """With Tab, the arrows, Enter and Space alone."""
    for _ in range(10):
        if page.evaluate("document.activeElement.matches('[data-place]')"):
            break
        page.keyboard.press("Tab")
    _walk(page, origin)
    page.keyboard.press("Enter")
    _walk(page, target)
    page.keyboard.press("Space")


def digits(page: Page, origin: str, target: str) -> None:
    """The digit of a card lifts it, and once more puts it down."""
    for _ in range(2):
        page.keyboard.press(str(int(origin[-1]) + 1))


def _walk(page: Page, place: str) -> None:
    for _ in range(12):
        focused = page.locator(":focus")
        if focused.get_attribute("data-place") == place:
            return
        at, to = focused.bounding_box(), _place(page, place).bounding_box()
        assert at
        assert to
        across = to["x"] + to["width"] / 2 - at["x"] - at["width"] / 2
        down = to["y"] + to["height"] / 2 - at["y"] - at["height"] / 2
        if abs(across) > abs(down):
            page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    raise AssertionError(f"{place} cannot be walked to")


HANDS = [drag, click, tap, finger, keys, digits]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.rule("NE-10", "NE-11")
def test_every_hand_puts_a_card_there_to_be_named(show: Open, hand: Hand) -> None:
    page = show("mid_game")
    hand(page, HEAD, ON_HEADS)
    assert _acts(page) == []
    assert _label(page, ON_HEADS) == "The head of the Dizzy Lizzy: blue head with diamonds, 4 cards high"
    page.get_by_role("button", name="same colours", exact=True).click()
    assert _acts(page) == [_lay("hbd", "colours_same")]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.rule("NE-11")
def test_where_nothing_is_named_every_hand_lays_at_once(show: Open, hand: Hand) -> None:
    page = show("without_naming")
    hand(page, HEAD, ON_HEADS)
    assert _acts(page) == [_lay("hbd")]


def test_a_card_may_be_put_on_any_part_and_goes_to_its_own(show: Open) -> None:
    page = show("mid_game")
    drag(page, TAIL, ON_HEADS)
    assert _label(page, "lizzy:t") == "The tail of the Dizzy Lizzy: purple tail with dots, 3 cards high"


# Naming


@pytest.mark.rule("NE-11")
def test_a_lifted_card_is_named_in_one_press_and_two_names_are_one_press_too(show: Open) -> None:
    page = show("mid_game")
    page.touchscreen.tap(*_middle(page, HEAD))
    page.get_by_role("button", name="same colours and different patterns").tap()
    assert _acts(page) == [_lay("hbd", "colours_same", "patterns_different")]


@pytest.mark.parametrize(
    ("letter", "claims"),
    [
        ("w", ["patterns_same"]),
        ("e", ["patterns_different"]),
        ("a", ["colours_same"]),
        ("s", ["colours_same", "patterns_same"]),
        ("d", ["colours_same", "patterns_different"]),
        ("z", ["colours_different"]),
        ("x", ["colours_different", "patterns_same"]),
        ("c", ["colours_different", "patterns_different"]),
    ],
)
def test_two_keys_lay_a_card_and_name_it(show: Open, letter: str, claims: list[str]) -> None:
    page = show("mid_game")
    page.keyboard.press("3")
    page.keyboard.press(letter)
    assert _acts(page) == [_lay("hbo", *claims)]


@pytest.mark.rule("NE-12")
def test_nothing_tells_a_right_name_from_a_wrong_one(show: Open) -> None:
    """Before and after a card is put there all presses look the same, whatever the card makes."""
    page = show("mid_game")
    looks = """[...document.querySelectorAll('.claim')].map(one => {
        const { backgroundColor, borderColor, borderStyle, boxShadow, color, opacity } = getComputedStyle(one)
        return JSON.stringify([backgroundColor, borderColor, borderStyle, boxShadow, color, opacity, one.disabled])
    })"""
    seen = [page.evaluate(looks)]
    for card in (HEAD, TAIL, OTHER_HEAD):
        click(page, card, ON_HEADS)
        page.mouse.move(1, 1)
        page.wait_for_timeout(200)  # colours take half a beat to change
        seen.append(page.evaluate(looks))
    assert [len(set(look)) for look in seen] == [1, 1, 1, 1]
    assert seen[1] == seen[2] == seen[3]


def test_without_a_card_there_is_nothing_to_name(show: Open) -> None:
    page = show("mid_game")
    assert page.locator(".claim:enabled").count() == 0
    page.keyboard.press("a")
    assert _acts(page) == []
    assert page.get_by_text("Pick a card first.").is_visible()


def test_who_plays_by_keys_goes_on_with_the_names_and_escape_takes_the_card_back(show: Open) -> None:
    page = show("mid_game")
    keys(page, HEAD, ON_HEADS)
    assert page.locator(":focus").get_attribute("data-claim") == "ps"
    page.keyboard.press("Escape")
    assert _label(page, ON_HEADS) == "The head of the Dizzy Lizzy: red head with dots, 3 cards high"
    assert page.locator(".claim:enabled").count() == 0


def test_a_card_that_waits_for_its_name_can_be_dragged_back_or_changed_for_another(show: Open) -> None:
    page = show("mid_game")
    drag(page, HEAD, ON_HEADS)
    drag(page, ON_HEADS, HEAD)
    assert _label(page, ON_HEADS).endswith("red head with dots, 3 cards high")
    drag(page, HEAD, ON_HEADS)
    click(page, OTHER_HEAD, ON_HEADS)
    assert _label(page, ON_HEADS).endswith("blue head with dots, 4 cards high")


@pytest.mark.rule("NE-13")
@pytest.mark.parametrize("way", ["press", "key"])
def test_a_turn_can_be_ended(show: Open, way: str) -> None:
    page = show("mid_game")
    if way == "press":
        page.get_by_role("button", name="End the turn").tap()
    else:
        page.keyboard.press("0")
    assert _acts(page) == [{"how": "act", "action": {"type": "end_turn"}}]


# What is not allowed


def test_where_nothing_is_named_a_card_that_does_not_fit_stays_and_asks_why(show: Open) -> None:
    page = show("without_naming_one_fits")
    drag(page, HEAD, ON_HEADS)
    assert _label(page, ON_HEADS).endswith("red head with dots")
    page.mouse.click(*_middle(page, HEAD))
    assert _acts(page) == [{"how": "ask", "action": {"type": "lay", "card": "hbd", "claims": []}}]
    assert page.get_by_role("button", name="End the turn").count() == 0


@pytest.mark.parametrize(("fixture", "place"), [("mid_game", "seat:1"), ("waiting", "hand:1/0")])
def test_a_press_on_a_card_that_may_not_be_laid_is_never_silent(show: Open, fixture: str, place: str) -> None:
    page = show(fixture)
    page.mouse.click(*_middle(page, place))
    assert [act["how"] for act in _acts(page)] == ["ask"]


def test_who_watches_can_press_without_being_told_off(show: Open) -> None:
    page = show("watcher")
    page.mouse.click(*_middle(page, HEAD))
    assert _acts(page) == []


def test_nothing_moves_while_an_act_is_unanswered(show: Open) -> None:
    page = show("mid_game")
    page.keyboard.press("1")
    page.keyboard.press("a")
    page.keyboard.press("3")
    page.keyboard.press("a")
    assert len(_acts(page)) == 1
    assert "Lay: blue head with diamonds, same colours" in _bare(page.locator(".stage").inner_text())


# What one sees and hears


@pytest.mark.parametrize(
    ("lang", "fixture", "sentence"),
    [
        ("en", "mistake", "But that makes different colours; the card goes back (NE-12)."),
        ("nl", "mistake_of_another", "Maar het is kleuren anders; de kaart gaat terug (NE-12)."),
        ("en", "mistake", "A gets a penalty card under the own pile (NE-12)."),
        ("nl", "stuck", "Een hele ronde is er niets gelegd."),
        ("en", "double_trouble", "Double trouble! B gets the lowest tail"),
        ("nl", "golden_finish", "Een Speciale Dizzy Lizzy, alles goud!"),
        ("en", "reopened", "everybody puts the open cards under the own pile and opens new ones (NE-21)"),
        ("nl", "reopened", "Wordt er weer een ronde lang niets gelegd, dan is het spel afgelopen."),
    ],
)
def test_what_happened_stays_readable_on_the_table(show: Open, lang: str, fixture: str, sentence: str) -> None:
    assert sentence in _bare(show(fixture, lang).locator(".stage").inner_text())


@pytest.mark.parametrize(
    ("lang", "fixture", "place", "label"),
    [
        ("en", "mid_game", HEAD, "blue head with diamonds"),
        ("nl", "mid_game", TAIL, "paarse staart met stippen"),
        ("en", "mid_game", "pile", "The common pile: 6 cards"),
        ("nl", "empty_piles", "pile", "De gezamenlijke stapel: leeg"),
        ("nl", "empty_piles", "blind:0", "Jouw blinde stapel: leeg"),
        (
            "nl",
            "waiting",
            "seat:0",
            STRIP,
        ),
    ],
)
def test_every_place_says_what_it_holds(show: Open, lang: str, fixture: str, place: str, label: str) -> None:
    """P17."""
    assert _label(show(fixture, lang), place) == label


def test_a_finger_does_not_cover_the_card_it_carries(show: Open) -> None:
    """P23."""
    page = show("mid_game")
    session = page.context.new_cdp_session(page)
    x, y = _middle(page, HEAD)
    for what, down in (("touchStart", 0), ("touchMove", 10), ("touchMove", 20)):
        session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": [{"x": x, "y": y + down}]})
    box = page.locator(".board > .air").bounding_box()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert box
    assert y + 20 - (box["y"] + box["height"] / 2) > ABOVE_FINGER - 16


def test_the_board_is_one_stop(show: Open) -> None:
    page = show("mid_game")
    assert page.locator('[data-place][tabindex="0"]').count() == 1


@pytest.mark.parametrize(("lang", "fixture"), [("nl" if n % 2 else "en", name) for n, name in enumerate(FIXTURES)])
def test_every_position_is_within_reach_of_fingers_and_readers(show: Open, lang: str, fixture: str) -> None:
    """Nothing scrolls sideways at 320 pixels, a finger finds every press, and axe has nothing to object to."""
    page = show(fixture, lang)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate(SMALLEST_PRESS) >= 44
    if page.locator(".claim").count():
        page.keyboard.press("1")
        page.wait_for_timeout(200)  # colours take half a beat to change
    page.add_script_tag(path=AXE)
    # A board alone is no page: it has no heading.
    found = page.evaluate("axe.run(document, { rules: { 'page-has-heading-one': { enabled: false } } })")
    told = [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found["violations"]]
    assert told == [], json.dumps(told, indent=1)


# Motion


def test_a_mistake_flies_there_and_back_and_any_input_ends_it(show: Open) -> None:
    page = show("mistake_of_another")
    page.evaluate("document.documentElement.style.setProperty('--beat', '60000ms')")
    page.get_by_role("button", name="Play", include_hidden=True).dispatch_event("click")
    page.locator(".stage > .air svg").first.wait_for()
    assert page.locator(".stage > .air svg").count() == 2  # the card, and the penalty
    page.keyboard.press("Shift")
    page.locator(".stage > .air").wait_for(state="detached")


def test_who_wants_no_motion_sees_the_changed_places_marked(show: Open) -> None:
    page = show("laid_by_another")
    page.emulate_media(reduced_motion="reduce")
    page.get_by_role("button", name="Play", include_hidden=True).dispatch_event("click")
    page.locator(f'.marked[data-place="{ON_HEADS}"]').wait_for(state="attached")
    assert page.locator(".stage > .air").count() == 0
