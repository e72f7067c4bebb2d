"""How Lizzy Ghosties begins: LG-01 to LG-05, and what may be laid, LG-10 to LG-12."""

from collections import Counter
from typing import Any

import pytest

from speeltafel.core.dice import Recorder, seeded
from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.model import Options, Passing
from speeltafel.kit.lizzy.cards import deck
from tests.games.lizzy_ghosties.secrets import dealt_anew, pieces
from tests.games.lizzy_ghosties.table import (
    BEGUN,
    BURNING,
    RED,
    A,
    B,
    draw,
    event,
    happened,
    passing,
    refused,
    setup,
    tops,
    why_not,
)


@pytest.mark.rule("LG-01")
@pytest.mark.rule("LG-02")
def test_everybody_has_three_piles_and_one_card_of_each_part_lies_in_the_middle() -> None:
    table = setup(4)
    for body in table.lizzies:
        assert body is not None
        assert [[card[0] for card in pile] for pile in body] == [["h"] * 3, ["b"] * 3, ["t"] * 3]
    assert [[card[0] for card in pile] for pile in table.burn] == [["h"], ["b"], ["t"]]
    assert pieces(table) == Counter(deck())


@pytest.mark.rule("LG-01")
def test_what_is_dealt_need_not_be_valid() -> None:
    shown = [GAME.view(setup(5, seed=seed), A).players[A].lizzy for seed in range(20)]
    assert {bool(lizzy.shows) for lizzy in shown if lizzy} == {True, False}


@pytest.mark.rule("LG-03")
@pytest.mark.parametrize(
    ("seats", "options", "each", "side"),
    [
        (3, {}, 3, 24), (4, {}, 3, 15), (5, {}, 3, 6), (6, {}, 2, 15), (7, {}, 3, 42), (8, {}, 3, 33), (9, {}, 3, 24),
        (7, {"cards_a_part": "2", "decks": "1"}, 2, 9), (8, {"cards_a_part": "2", "decks": "1"}, 2, 3),
        (6, {"cards_a_part": "3", "decks": "2"}, 3, 51),
    ],
)  # fmt: skip
def test_what_is_dealt_and_what_the_side_pile_keeps(seats: int, options: dict[str, Any], each: int, side: int) -> None:
    assert GAME.check(Options(**options), seats) is None
    table = setup(seats, **options)
    assert all(body is not None and [len(pile) for pile in body] == [each] * 3 for body in table.lizzies)
    assert len(table.side) == side
    assert GAME.view(table, A).decks == (2 if pieces(table).total() > 54 else 1)


@pytest.mark.rule("LG-03")
@pytest.mark.parametrize(("seats", "cards", "fit"), [(6, "3", 2), (7, "3", 2), (8, "3", 2), (9, "2", 1), (9, "3", 1)])
def test_cards_that_are_not_there_are_refused_with_what_would_fit(seats: int, cards: str, fit: int) -> None:
    refusal = GAME.check(Options(cards_a_part=cards, decks="1"), seats)  # type: ignore[arg-type]
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("LG-03", {"players": seats, "cards": int(cards), "fit": fit})


@pytest.mark.rule("LG-03")
def test_two_and_ten_cannot_play() -> None:
    assert [refusal and refusal.rule for refusal in (GAME.check(Options(), 2), GAME.check(Options(), 10))] == [
        "LG-03"
    ] * 2


@pytest.mark.rule("LG-04")
def test_of_a_pile_only_the_top_is_seen_and_its_height() -> None:
    table = draw(BEGUN)
    seen = GAME.view(table, A).players[A].lizzy
    assert seen is not None
    assert (seen.tops, seen.heights) == (("hrs", "bbo", "tpo"), (3, 3, 3))
    for seed in range(5):
        other = dealt_anew(table, A, Recorder(seeded(seed)))
        assert GAME.view(other, A) == GAME.view(table, A)


@pytest.mark.rule("LG-05")
def test_the_first_player_begins_with_the_next_and_it_goes_round() -> None:
    table = draw(BEGUN, "turn: D")
    assert passing(table) == "DA"
    assert passing(happened(table, "end")[0]) == "AB"
    assert setup(4, first=2).turn == Passing(2, 3)
    assert refused(table, "end", A) == "LG-05"


@pytest.mark.rule("LG-05")
def test_a_double_that_is_dealt_starts_nothing() -> None:
    doubles = [table for table in (setup(4, seed=seed) for seed in range(40)) if _begins_double(table)]
    assert doubles
    assert all(isinstance(table.turn, Passing) for table in doubles)


@pytest.mark.rule("LG-10")
def test_the_lizzy_that_gets_a_card_must_be_valid_afterwards() -> None:
    table = draw(BEGUN)
    assert refused(table, "steal B b") == "LG-10"
    assert refused(table, "steal B h") is None
    assert refused(table, "give B b") == "LG-10"
    assert refused(draw(BURNING, "event: burn won C D B"), "burn C h") == "LG-10"


@pytest.mark.rule("LG-10")
def test_the_lizzy_that_loses_a_card_may_become_anything() -> None:
    table = draw(BEGUN.replace("2/tbd", "tps/tbd"))
    after, _ = happened(table, "steal B t")
    assert tops(after, B) == "hrd bps tps"
    assert not GAME.view(after, A).players[B].lizzy.shows  # type: ignore[union-attr]


@pytest.mark.rule("LG-11")
def test_a_lizzy_that_misses_a_part_gets_only_that_part_and_only_when_valid() -> None:
    table = draw(BEGUN.replace("A 2/hrs 2/bbo 2/tpo", "A 2/hrs 2/bbo -"), "passed: B")
    assert refused(table, "steal C h") == "LG-11"
    assert refused(table, "steal C t") is None
    assert refused(draw(BEGUN.replace("A 2/hrs 2/bbo 2/tpo", "A 2/hrs 2/bbs -"), "passed: B C"), "steal D t") == "LG-10"


@pytest.mark.rule("LG-11")
def test_a_lizzy_that_misses_a_part_may_still_give_and_be_robbed() -> None:
    table = draw(BEGUN.replace("A 2/hrs 2/bbo 2/tpo", "A 2/hrs 2/bbo -"))
    assert refused(table, "give B h") is None
    robber = draw(BEGUN.replace("B 2/hrd 2/bps 2/tbd", "B 2/hrd - 2/tbd"))
    assert refused(robber, "steal B h") is None


@pytest.mark.rule("LG-11")
def test_a_burn_lizzy_that_misses_a_part_gets_only_that_part() -> None:
    three = """
        A 2/hrs 2/bbo 2/tpd
        B 2/hrd 2/bps 2/tbd
        C 2/hps 2/brd 2/tpo
        burn hbs bpd -
        side: tps
        event: burn won B C
    """
    assert why_not(draw(three), "burn B h") is not None
    assert refused(draw(three), "burn B h") == "LG-11"
    assert refused(draw(three.replace("B 2/hrd 2/bps 2/tbd", "B 2/hrd 2/bps 2/tro")), "burn B t") is None


@pytest.mark.rule("LG-12")
def test_a_double_that_is_uncovered_starts_nothing() -> None:
    after, _ = happened(draw(BEGUN.replace("2/tbd", "tbo/tbd")), "steal B t")
    assert tops(after, B) == "hrd bps tbo"  # three colours, three patterns
    assert (event(after), passing(after)) == ("no", "AC")


@pytest.mark.rule("LG-12")
def test_a_lizzy_that_stays_a_double_is_a_new_double() -> None:
    table = draw(RED.replace("A 2/hrs 2/bro 2/tpd", "A 2/hrs 2/bro 2/trd"), "passed: B", "side: hrd")
    assert event(happened(table, "steal C t")[0]) == "A steal won DBC"


def _begins_double(table: object) -> bool:
    view = GAME.view(table, A)  # type: ignore[arg-type]
    return any(player.lizzy is not None and len(player.lizzy.shows) > 1 for player in view.players)
