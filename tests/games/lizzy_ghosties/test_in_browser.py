"""The board of Lizzy Ghosties: every hand records the same act, bodies are picked card by card, events are explained.

On drawn positions in the gallery; tests/browser/test_lizzy_ghosties.py plays at a table.
"""

from typing import Any

import pytest

from tests.browser.hands import Hand, bare, cell, drag, keys, label, tap
from tests.games.gallery import Show, acted, acts, asked, objections, play_without_end

LAYOUTS = (
    "three_players",
    "passing",
    "self_made_ghostie",
    "steal_event_lost",
    "burn_event_won",
    "chain_of_three",
    "golden",
    "dice",
    "became_a_ghostie",
    "haunting",
    "haunted_another",
    "ghost_event_won",
    "final_lizzies",
    "final_ghosties",
    "final_ghost_event",
    "final_alone",
    "stuck",
    "nine_first_turn",
    "nine_players",
    "nine_players_in_final",
    "nine_players_ended",
    "longest_names",
    "longest_names_of_nine",
    "watcher",
)
"""The drawn positions that differ in what lies where."""
HANDS = [drag, tap, keys]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize(
    ("fixture", "origin", "target", "act"),
    [
        ("passing", "lizzy:1/h", "lizzy:0/h", acted(type="steal", opponent=1, part="h")),
        ("passing", "lizzy:0/h", "lizzy:1/h", acted(type="give", opponent=1, part="h")),
        ("burn_event_won", "lizzy:1/b", "burn:b", acted(type="burn", opponent=1, part="b")),
        ("haunting", "lizzy:2/b", "ghost:0", acted(type="take", opponent=2, part="b")),
        ("final_lizzies", "burn:h", "lizzy:0/h", acted(type="gather", receiver=0, part="h")),
    ],
)
@pytest.mark.rule("LG-21", "LG-22", "LG-35", "LG-60", "LG-72")
def test_every_hand_records_the_same_act(
    show: Show, hand: Hand, fixture: str, origin: str, target: str, act: dict[str, Any]
) -> None:
    page = show(fixture)
    hand(page, origin, target)
    assert acts(page) == [act]


@pytest.mark.rule("LG-21")
def test_a_card_may_be_put_on_any_part_and_goes_to_its_own(show: Show) -> None:
    page = show("passing")
    drag(page, "lizzy:1/h", "lizzy:0/t")
    assert acts(page) == [acted(type="steal", opponent=1, part="h")]
    assert label(page, "lizzy:0/h") == "Your head: red head with diamonds, 4 cards high"


@pytest.mark.parametrize(
    ("fixture", "name", "type_"),
    [
        ("passing", "Leave this one alone", "skip"),
        ("passing", "End the turn", "end_turn"),
        ("burn_event_won", "End the event", "end_event"),
        ("final_lizzies", "End the turn", "end_turn"),
    ],
)
@pytest.mark.rule("LG-20", "LG-72")
def test_what_is_left_can_be_skipped(show: Show, fixture: str, name: str, type_: str) -> None:
    page = show(fixture)
    page.get_by_role("button", name=name).tap()
    assert acts(page) == [acted(type=type_)]


# A borrowed body


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.rule("LG-61")
def test_a_body_is_borrowed_card_by_card_and_confirmed_once(show: Show, hand: Hand) -> None:
    page = show("haunting")
    for place, part, hint in (
        ("lizzy:1/h", "h", "Pick a body"),
        ("lizzy:2/b", "b", "Pick a tail"),
        ("lizzy:3/t", "t", "A double: borrow this body?"),
    ):
        hand(page, place, f"body:{part}")
        assert page.get_by_text(hint).is_visible()
        assert acts(page) == []
    page.get_by_role("button", name="Confirm").click()
    assert acts(page) == [acted(type="borrow", head=1, body=2, tail=3)]


@pytest.mark.rule("LG-61")
def test_what_makes_no_double_says_so_and_cannot_be_confirmed(show: Show) -> None:
    page = show("haunting")
    for place, part in (("lizzy:3/h", "h"), ("lizzy:2/b", "b"), ("lizzy:1/t", "t")):
        tap(page, place, f"body:{part}")
    assert page.evaluate("window.__draft") is None
    assert page.get_by_text("No double yet.").is_visible()
    assert page.get_by_role("button", name="Confirm").is_disabled()


def test_a_picked_card_is_taken_back_and_a_body_outlives_the_page(show: Show) -> None:
    page = show("haunting")
    tap(page, "lizzy:1/h", "body:h")
    tap(page, "lizzy:2/b", "body:b")
    page.reload()
    cell(page, "body:b").wait_for()
    assert "blue body with stripes" in label(page, "body:b")
    tap(page, "body:b")
    assert label(page, "body:b").endswith(": none")
    assert acts(page) == []


# What is not allowed


@pytest.mark.parametrize(
    ("fixture", "place", "wished"),
    [
        ("passing", "lizzy:2/h", asked(type="steal", opponent=2, part="h")),
        ("haunting", "burn:h", asked(type="borrow", head=None, body=1, tail=2)),
        ("final_lizzies_watched", "lizzy:0/h", asked(type="shift", giver=0, part="h")),
    ],
)
@pytest.mark.rule("LG-20", "LG-61", "LG-71")
def test_a_press_on_a_card_that_cannot_be_moved_asks_why(
    show: Show, fixture: str, place: str, wished: dict[str, Any]
) -> None:
    page = show(fixture)
    tap(page, place)
    assert acts(page) == [wished]


def test_who_watches_can_press_without_being_told_off(show: Show) -> None:
    page = show("watcher")
    tap(page, "lizzy:1/h")
    assert acts(page) == []


def test_nothing_moves_while_an_act_is_unanswered(show: Show) -> None:
    page = show("passing")
    tap(page, "lizzy:1/h", "lizzy:0/h")
    tap(page, "lizzy:1/t", "lizzy:0/t")
    assert len(acts(page)) == 1


# What one sees and hears


@pytest.mark.parametrize(
    ("lang", "fixture", "sentences"),
    [
        (
            "en",
            "burn_event_won",
            ["Burn Event", "The tail of the double is purple: won! (LG-32)", "Still to visit", "2 B", "3 C"],
        ),
        ("nl", "steal_event_lost", ["Steel Event", "(LG-32)", "Een van"]),
        ("en", "golden", ["All gold: won without a draw (LG-33)!"]),
        ("en", "chained", ["Number 2 of the chain", "what it still had to visit is lost (LG-37)"]),
        ("en", "dice", ["Thrown: no combination. All different was needed: lost"]),
        ("en", "ghost_event_watched", ["Ghost Event", "Still to visit"]),
    ],
)
@pytest.mark.rule("LG-32", "LG-33", "LG-36", "LG-37")
def test_an_event_says_what_made_it_how_it_was_decided_and_what_is_still_to_come(
    show: Show, lang: str, fixture: str, sentences: list[str]
) -> None:
    said = bare(show(fixture, lang).locator(".happening").inner_text())
    assert [sentence for sentence in sentences if sentence not in said] == []


@pytest.mark.parametrize(
    ("lang", "fixture", "place", "said"),
    [
        ("en", "passing", "lizzy:1/h", "The head of B: red head with diamonds, 3 cards high, can be moved"),
        ("en", "passing", "lizzy:0/b", "Your body: blue body with dots, 3 cards high"),
        ("en", "haunting", "ghost:0", "Your Ghostie pile: 5 cards"),
        ("nl", "haunting", "body:h", "Het geleende hoofd: geen"),
    ],
)
def test_every_place_says_what_it_holds(show: Show, lang: str, fixture: str, place: str, said: str) -> None:
    """P17."""
    assert label(show(fixture, lang), place) == said


@pytest.mark.rule("LG-78")
def test_the_final_counts_the_cards_of_both_teams(show: Show) -> None:
    said = bare(show("final_lizzies").locator(".teams").inner_text())
    assert "Team Lizzies: 16 cards" in said
    assert "Team Ghosties: 16 cards" in said


def test_the_board_is_one_stop(show: Show) -> None:
    page = show("passing")
    assert page.locator('[data-place][tabindex="0"]').count() == 1


@pytest.mark.parametrize(("lang", "fixture"), [("nl" if n % 2 else "en", name) for n, name in enumerate(LAYOUTS)])
def test_every_position_is_within_reach_of_fingers_and_readers(show: Show, lang: str, fixture: str) -> None:
    """Nothing scrolls sideways at 320 pixels, a finger finds every press, and axe has nothing to object to."""
    page = show(fixture, lang)
    page.add_style_tag(content=".event { animation: none !important }")
    assert objections(page, presses=".stage :is(button, [role=button])") == []


# Motion


def test_the_card_that_decides_flies_and_any_input_ends_it(show: Show) -> None:
    page = show("burn_event_won")
    play_without_end(page)
    page.locator(".stage > .air svg").first.wait_for()
    page.keyboard.press("Shift")
    page.locator(".stage > .air").wait_for(state="detached")
