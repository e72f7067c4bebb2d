"""Geister's board in the gallery: every hand makes the same act, every ghost can be heard, nothing is too small."""

import json

import pytest
from playwright.sync_api import Page

from tests.browser.hands import (
    BOARD,
    Finger,
    Hand,
    bare,
    cell,
    click,
    drag,
    finger,
    keys,
    label,
    middle,
    tap,
    walk,
)
from tests.games.gallery import ABOVE_FINGER_PX, Show, acted, acts, asked, objections, play, play_without_end
from tests.games.geister.fixtures import FIXTURES

HANDS = [drag, click, tap, finger, keys]


def _placed(page: Page) -> str:
    return str(page.evaluate("window.__draft.kinds"))


def _half_made(show: Show, kinds: str) -> Page:
    """The first placement with ghosts as they were left there before."""
    page = show("first_placement")
    page.evaluate("kept => localStorage.setItem('speeltafel:draft:gallery:0', kept)", json.dumps([kinds]))
    page.reload()
    page.locator(BOARD).wait_for()
    return page


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize(
    ("fixture", "origin", "target", "act"),
    [
        ("mid_game", "b3", "a3", {"type": "step", "origin": "b3", "target": "a3"}),
        ("capture_possible", "c4", "d4", {"type": "step", "origin": "c4", "target": "d4"}),
        ("second_seat", "d5", "d4", {"type": "step", "origin": "d5", "target": "d4"}),
        ("leave_possible", "f6", "out:f6", {"type": "leave", "origin": "f6"}),
    ],
)
def test_every_hand_makes_the_same_act(
    show: Show, hand: Hand, fixture: str, origin: str, target: str, act: dict[str, str]
) -> None:
    page = show(fixture)
    hand(page, origin, target)
    assert acts(page) == [acted(**act)]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.rule("GE-02")
def test_every_hand_swaps_two_ghosts_that_are_being_placed(show: Show, hand: Hand) -> None:
    page = _half_made(show, "GGGGEEEE")
    hand(page, "b1", "e2")
    assert _placed(page) == "EGGGEEEG"
    assert acts(page) == []


def test_a_half_made_placement_is_there_again_after_a_reload(show: Show) -> None:
    page = _half_made(show, "GGGGEEEE")
    click(page, "c1", "d2")
    page.reload()
    page.locator(BOARD).wait_for()
    assert _placed(page) == "GEGGEEGE"


def test_a_placement_that_nobody_made_is_drawn(show: Show) -> None:
    page = show("first_placement")
    drawn = {_placed(page)}
    for _ in range(8):  # the same nine times: once in seventy to the eighth
        page.get_by_role("button", name="Shuffle").click()
        drawn.add(_placed(page))
    assert len(drawn) > 1
    assert {"".join(sorted(kinds)) for kinds in drawn} == {"EEEEGGGG"}


def test_what_was_placed_is_sent_by_the_one_bar_and_can_be_taken_back(show: Show) -> None:
    page = _half_made(show, "GGGGEEEE")
    click(page, "b1", "e2")
    page.get_by_role("button", name="Step back").click()
    assert _placed(page) == "GGGGEEEE"
    page.get_by_role("button", name="Confirm").click()
    assert acts(page) == [acted(type="place", kinds="GGGGEEEE")]


# What is not allowed


def test_a_drag_to_where_it_may_not_go_puts_the_ghost_back_and_asks_why(show: Show) -> None:
    page = show("mid_game")
    drag(page, "b3", "e2")
    assert acts(page) == [asked(type="step", origin="b3", target="e2")]
    assert "lifted" not in label(page, "b3")


@pytest.mark.parametrize(("fixture", "place"), [("mid_game", "d3"), ("waiting", "b2"), ("own_placed", "b5")])
def test_a_press_on_a_ghost_that_may_not_move_is_never_silent(show: Show, fixture: str, place: str) -> None:
    page = show(fixture)
    click(page, place)
    assert [act["how"] for act in acts(page)] == ["ask"]


def test_who_watches_can_press_without_being_told_off(show: Show) -> None:
    page = show("watcher")
    click(page, "b3")
    assert acts(page) == []


def test_escape_and_a_second_finger_put_back(show: Show) -> None:
    page = show("mid_game")
    walk(page, "b3")
    page.keyboard.press("Enter")
    assert "lifted" in label(page, "b3")
    page.keyboard.press("Escape")
    assert "lifted" not in label(page, "b3")
    with Finger(page, "b3") as one:
        one.move(*middle(page, "a3"))
        one.joined_by(*middle(page, "e2"))
    assert acts(page) == []
    assert "lifted" not in label(page, "b3")


def test_nothing_moves_while_an_act_is_unanswered(show: Show) -> None:
    page = show("mid_game")
    drag(page, "b3", "a3")
    drag(page, "c2", "c3")
    assert len(acts(page)) == 1
    assert label(page, "a3") == "a3, your good ghost"


# What one sees and hears


def test_a_finger_does_not_cover_the_ghost_it_carries(show: Show) -> None:
    """P23."""
    page = show("mid_game")
    with Finger(page, "b3") as one:
        x, y = middle(page, "d2")
        one.move(x, y)
        box = page.locator(".thing.up").bounding_box()
        assert box
        assert abs(box["x"] + box["width"] / 2 - x) < 12
        assert y - (box["y"] + box["height"] / 2) > ABOVE_FINGER_PX - 16


@pytest.mark.parametrize(
    ("lang", "fixture", "place", "said"),
    [
        ("en", "capture_possible", "c4", "c4, your evil ghost, can move"),
        ("nl", "capture_possible", "c4", "c4, jouw kwade geest, kan verzet worden"),
        ("en", "capture_possible", "d4", "d4, ghost of the other"),
        ("nl", "capture_possible", "d4", "d4, geest van de ander"),
        ("en", "watcher", "c5", "c5, ghost of A"),
        ("nl", "watcher", "c5", "c5, geest van A"),
        ("en", "leave_possible", "out:f6", "Leave the board from f6"),
        ("nl", "leave_possible", "out:f6", "Van het bord vanaf f6"),
        ("en", "end_win_disclosed", "b6", "b6, good ghost of the other"),
        ("en", "other_placed", "c6", "c6, ghost of the other"),
        ("en", "first_placement", "c6", "c6, empty"),
    ],
)
def test_every_place_says_what_it_holds(show: Show, lang: str, fixture: str, place: str, said: str) -> None:
    """P17."""
    assert label(show(fixture, lang), place) == said


def test_a_lifted_ghost_and_its_goals_say_so(show: Show) -> None:
    page = show("capture_possible", "nl")
    click(page, "c4")
    assert label(page, "c4").endswith("opgepakt")
    assert label(page, "d4").endswith("hier kun je heen")
    assert cell(page, "c4").get_attribute("aria-selected") == "true"


def test_the_shelf_tells_what_was_captured(show: Show) -> None:
    page = show("capture_possible")
    shelves = page.get_by_role("group").get_by_role("img").all()
    assert [bare(shelf.get_attribute("aria-label")) for shelf in shelves] == [
        "Your ghosts that were captured: 1 good, 0 evil",
        "Ghosts that you captured: 1 good, 1 evil",
    ]


def test_the_board_is_one_stop_and_its_own_ring_shows_the_focus(show: Show) -> None:
    page = show("mid_game")
    assert page.locator('[role=gridcell][tabindex="0"]').count() == 1
    walk(page, "b3")
    assert cell(page, "b3").locator(".ring").first.is_visible()
    assert cell(page, "b3").evaluate("one => getComputedStyle(one).outlineStyle") == "none"
    assert page.locator(".ring >> visible=true").count() == 2  # the ring and the gap round it


@pytest.mark.parametrize(("lang", "fixture"), [("nl" if n % 2 else "en", name) for n, name in enumerate(FIXTURES)])
def test_every_position_is_within_reach_of_fingers_and_readers(show: Show, lang: str, fixture: str) -> None:
    """Nothing scrolls sideways at 320 pixels, a finger finds every square, and axe has nothing to object to."""
    page = show(fixture, lang)
    assert objections(page, presses="[role=gridcell] .catch") == []
    assert page.evaluate("document.documentElement.lang") == lang


# Motion


def test_what_is_heard_flies_and_any_input_ends_it(show: Show) -> None:
    page = show("just_captured")
    play_without_end(page)
    page.locator(".air svg").first.wait_for()
    assert page.locator(".air svg").count() == 2  # the ghost that moves, and the one that it captures
    page.keyboard.press("Shift")
    page.locator(".air").wait_for(state="detached")
    assert page.locator(".away").count() == 0


def test_who_wants_no_motion_sees_the_changed_places_marked(show: Show) -> None:
    page = show("just_captured")
    page.emulate_media(reduced_motion="reduce")
    play(page)
    page.locator('.marked[data-place="f4"]').wait_for(state="attached")
    assert page.locator(".air").count() == 0
    page.locator(".marked").first.wait_for(state="detached")
