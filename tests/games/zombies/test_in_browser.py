"""The board of I Love Zombies in the gallery: every hand lays the same tile, and says what it would do."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Finger, Hand, bare, cell, click, drag, label, middle, tap, walk
from tests.games.gallery import ABOVE_FINGER_PX, Show, acted, acts, draft, objections, play_without_end
from tests.games.zombies.fixtures import FIXTURES, PISTOL

TILE = "J-orange"
"""A tile of the first round: three upright, and a foot at the left."""
LYING = f"pool:{TILE}"


def _lay(tile: str, turn: str, at: str) -> dict[str, str]:
    return {"type": "lay", "tile": tile, "turn": turn, "at": at}


def _press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


# Hands: each brings the middle of the tile, the second of the three, over a square


def finger(page: Page, tile: str, square: str) -> None:
    """The tile floats above the finger, so the finger goes below the square."""
    with Finger(page, tile) as one:
        x, y = middle(page, square)
        one.move(x, y + ABOVE_FINGER_PX)


def keys(page: Page, tile: str, square: str) -> None:
    """With Tab, the arrows, and Enter alone; the tile stays in hand."""
    walk(page, tile)
    page.keyboard.press("Enter")
    page.locator("[role=gridcell]:focus").wait_for()
    walk(page, square)


def buttons(page: Page, tile: str, square: str) -> None:
    """A tap and the buttons that push: no place of the field has to be hit."""
    tap(page, tile)
    for _ in range(30):
        at, to = _held(page), cell(page, square).bounding_box()
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


HANDS = [drag, click, tap, finger, keys, buttons]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.rule("ZO-11", "ZO-22")
def test_every_hand_brings_a_tile_to_the_same_place_where_it_waits_for_its_yes(show: Show, hand: Hand) -> None:
    page = show("first_tile")
    hand(page, LYING, "f5")
    assert acts(page) == []
    assert draft(page) == _lay(TILE, "0", "f4")
    _press(page, "Confirm")
    assert acts(page) == [acted(**_lay(TILE, "0", "f4"))]


@pytest.mark.rule("ZO-20")
def test_buttons_turn_and_mirror(show: Show) -> None:
    page = show("first_tile")
    tap(page, LYING, "f5")
    _press(page, "Turn right")
    assert draft(page)["turn"] == "90"
    _press(page, "Mirror")
    assert draft(page)["turn"] == "270m"
    _press(page, "Turn left")
    assert draft(page)["turn"] == "180m"


@pytest.mark.rule("ZO-20")
def test_a_tile_is_turned_and_mirrored_in_the_middle_of_a_drag(show: Show) -> None:
    """Keys and wheel, while the mouse holds it."""
    page = show("first_tile", on="desk")
    page.mouse.move(*middle(page, LYING))
    page.mouse.down()
    page.mouse.move(*middle(page, "f5"), steps=5)
    page.keyboard.press("r")
    page.keyboard.press("f")
    page.mouse.move(*middle(page, "j5"), steps=5)
    page.mouse.wheel(0, 100)
    page.mouse.move(*middle(page, "j6"), steps=3)
    assert acts(page) == []
    page.mouse.up()
    waiting = draft(page)
    assert waiting["turn"] == "0m"
    page.keyboard.press("Enter")
    assert acts(page) == [acted(**waiting)]


def test_keys_turn_mirror_and_lay_and_escape_puts_back(show: Show) -> None:
    page = show("first_tile")
    keys(page, LYING, "f5")
    page.keyboard.press("r")
    page.keyboard.press("Shift+R")
    page.keyboard.press("f")
    assert draft(page)["turn"] == "0m"
    page.keyboard.press("Escape")
    assert draft(page) is None
    assert page.locator(":focus").get_attribute("data-place") == LYING
    page.keyboard.press("Enter")
    page.locator("[role=gridcell]:focus").wait_for()
    page.keyboard.press("Enter")
    assert [act["how"] for act in acts(page)] == ["act"]


def test_a_tile_that_lies_there_can_be_dragged_on_by_any_of_its_squares(show: Show) -> None:
    page = show("first_tile")
    click(page, LYING, "f5")
    page.mouse.move(*middle(page, "f4"))
    page.mouse.down()
    page.mouse.move(*middle(page, "j2"), steps=5)
    page.mouse.up()
    assert draft(page) == _lay(TILE, "0", "j2")


def test_a_drag_that_ends_nowhere_puts_the_tile_back(show: Show) -> None:
    page = show("first_tile", on="desk")
    page.mouse.move(*middle(page, LYING))
    page.mouse.down()
    page.mouse.move(*middle(page, "f5"), steps=5)
    page.mouse.move(1275, 795, steps=3)
    page.mouse.up()
    assert draft(page) is None


def test_a_tile_in_hand_is_there_again_after_a_reload(show: Show) -> None:
    page = show("first_tile")
    click(page, LYING, "f5")
    page.keyboard.press("r")
    waiting = draft(page)
    page.reload()
    page.get_by_role("grid").wait_for()
    page.wait_for_function("() => window.__draft != null")
    assert draft(page) == waiting


def test_a_finger_does_not_cover_the_tile_it_carries(show: Show) -> None:
    """P23."""
    page = show("first_tile")
    with Finger(page, LYING) as one:
        x, y = middle(page, "i8")
        one.move(x, y)
        held = page.locator(".stage .held").bounding_box()
    assert held
    assert held["y"] + held["height"] < y - 8


# What it would do


@pytest.mark.rule("ZO-40")
def test_one_hears_what_the_tile_would_do(show: Show) -> None:
    page = show("first_tile")
    click(page, LYING, "f5")
    assert label(page, "f5").startswith("J, orange; f5, Dining room, blood drop; fits here; covers one drop")
    assert page.locator(".bar").get_by_text("covers one drop").is_visible()


@pytest.mark.rule("ZO-30")
def test_one_sees_that_a_tile_would_earn_a_bonus(show: Show) -> None:
    page = show("first_tile")
    colour = PISTOL.tile.partition("-")[2]
    spot = next(
        place
        for place in page.locator("[role=gridcell]").evaluate_all("all => all.map(one => one.dataset.place)")
        if f"{colour} pistol" in label(page, place)
    )
    click(page, f"pool:{PISTOL.tile}", spot)
    assert page.locator(".bar").get_by_text("earns a bonus tile").is_visible()


@pytest.mark.rule("ZO-31")
def test_a_pistol_that_would_be_lost_is_a_warning(show: Show) -> None:
    page = show("first_tile")
    click(page, LYING, "k4")
    assert page.locator(".bar .grave").inner_text() != ""
    assert "lime pistol is lost" in bare(page.locator(".bar .grave").inner_text())


@pytest.mark.rule("ZO-22")
def test_where_a_tile_touches_nothing_it_cannot_be_laid_and_a_key_asks_why(show: Show) -> None:
    page = show("choosing")
    keys(page, "pool:A-indigo", "b8")
    assert draft(page) is None
    assert page.locator(".bar").get_by_text("touches nothing here").is_visible()
    assert page.get_by_role("button", name="Confirm").is_disabled()
    page.keyboard.press("?")
    page.keyboard.press("Enter")
    assert [act["how"] for act in acts(page)] == ["ask", "ask"]


@pytest.mark.rule("ZO-21")
def test_over_a_tile_it_does_not_fit(show: Show) -> None:
    page = show("choosing")
    keys(page, "pool:A-indigo", "g3")
    assert page.locator(".bar").get_by_text("does not fit here").is_visible()


def test_where_it_is_not_ones_turn_a_press_on_a_tile_asks_why(show: Show) -> None:
    page = show("waiting")
    click(page, LYING)
    assert [act["how"] for act in acts(page)] == ["ask"]


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
    show: Show, lang: str, press: str, consequence: str, yes: str
) -> None:
    page = show("first_tile", lang)
    _press(page, press)
    assert page.locator(".bar").get_by_text(consequence).is_visible()
    assert acts(page) == []
    _press(page, yes)
    assert acts(page) == [acted(type="pass")]


@pytest.mark.rule("ZO-30")
def test_a_bonus_tile_is_laid_as_any_other_or_declined(show: Show) -> None:
    page = show("pistol_earned")
    assert page.locator(".pool [role=button]").count() == 4
    tap(page, "pool:2")
    waiting = draft(page)
    assert (waiting["type"], waiting["tile"], waiting["turn"]) == ("bonus", "2", "0")
    _press(page, "Step back")
    _press(page, "No bonus tile")
    _press(page, "Confirm")
    assert acts(page) == [acted(type="decline")]


# Scores, other fields, the end


@pytest.mark.rule("ZO-45")
def test_a_line_of_the_score_lights_up_what_it_speaks_of(show: Show) -> None:
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
def test_the_lines_of_the_score_sum_up_to_it(show: Show) -> None:
    page = show("mid_game")
    said = [text.replace("\u2212", "-") for text in page.locator(".points li b").all_inner_texts()]
    assert sum(map(int, said)) == -10
    assert "Reception needs 8 squares more" in bare(page.locator(".points").inner_text())


def test_another_field_is_enlarged_by_a_press_and_ones_own_comes_back(show: Show) -> None:
    page = show("choosing")
    field = page.get_by_role("grid")
    expect(field).to_have_accessible_name("Your field")
    page.get_by_role("button", name="Field of").first.click()
    expect(field).to_have_accessible_name(re.compile("^Field of"))
    assert page.get_by_role("button", name="Field of").count() == 2  # the own one is small now
    _press(page, "Back to your own field")
    assert page.get_by_role("button", name="Back to your own field").count() == 0


def test_who_takes_a_tile_sees_the_own_field_again(show: Show) -> None:
    page = show("choosing")
    page.get_by_role("button", name="Field of").first.click()
    cell(page, "pool:A-indigo").tap()
    assert page.get_by_role("button", name="Back to your own field").count() == 0
    assert draft(page)["tile"] == "A-indigo"


@pytest.mark.rule("ZO-44")
@pytest.mark.parametrize(
    ("fixture", "shown"), [("end_more_rooms", True), ("end_shared", True), ("end_most_points", False)]
)
def test_the_tie_rule_is_shown_when_it_decides(show: Show, fixture: str, *, shown: bool) -> None:
    page = show(fixture)
    assert (page.get_by_text("filled more rooms comes first").count() > 0) == shown


# What one sees and hears


@pytest.mark.rule("ZO-45")
@pytest.mark.parametrize(
    ("lang", "fixture", "place", "said"),
    [
        ("en", "first_tile", "a1", "a1, Reception"),
        ("nl", "first_tile", "f5", "f5, Eetzaal, bloeddruppel"),
        ("en", "first_tile", "k4", "k4, Library, lime pistol"),
        ("nl", "first_tile", LYING, "J, oranje"),
        ("en", "mid_game", "p9", "p9, Office, straight three, bonus"),
        ("nl", "pistol_earned", "pool:3c", "drie om de hoek, bonus"),
    ],
)
def test_every_place_says_what_it_holds(show: Show, lang: str, fixture: str, place: str, said: str) -> None:
    """P17."""
    assert label(show(fixture, lang), place) == said


def test_the_board_is_one_stop(show: Show) -> None:
    page = show("first_tile")
    assert page.locator('[data-place][tabindex="0"]').count() == 1


@pytest.mark.parametrize(("lang", "fixture"), [("nl" if n % 2 else "en", name) for n, name in enumerate(FIXTURES)])
def test_every_position_is_within_reach_of_fingers_and_readers(show: Show, lang: str, fixture: str) -> None:
    """Nothing scrolls sideways at 320 pixels, a finger finds every press, and axe has nothing to object to."""
    page = show(fixture, lang)
    presses = ".stage button, .pool [role=button]"
    assert objections(page, presses) == []
    if page.locator(".pool .grip").count():
        page.locator(".pool .grip").first.tap()
        assert objections(page, presses) == []  # with a tile in hand too


# Motion


def test_a_tile_flies_to_where_it_was_laid_and_any_input_ends_it(show: Show) -> None:
    page = show("others_bonus")
    play_without_end(page)
    page.locator(".stage > .air svg").first.wait_for()
    page.keyboard.press("Shift")
    page.locator(".stage > .air").wait_for(state="detached")
