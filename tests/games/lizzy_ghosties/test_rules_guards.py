"""So that every game ends, and what a deadline does: LG-95 and LG-97."""

import pytest

from speeltafel.core.dice import Recorder, seeded
from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.model import EndEvent, EndTurn, Passing, Shaken, Take
from tests.games.lizzy_ghosties.table import (
    BEGUN,
    BURNING,
    FINAL,
    HAUNTED,
    A,
    acting,
    draw,
    ending,
    happened,
    heard,
    played,
    tops,
)


@pytest.mark.rule("LG-95")
def test_a_round_without_a_card_moved_turns_the_highest_piles() -> None:
    piles = BEGUN.replace("A 2/hrs 2/bbo 2/tpo", "A 1/hpd/hrs 3/bro/bbo 1/tpo")
    table = draw(piles.replace("B 2/hrd 2/bps 2/tbd", "B hrd bps tbd"), "idle: 3", "turn: D")
    assert not GAME.view(table, A).last_chance
    after, news = happened(table, "end")
    (shaken,) = heard(news, Shaken)
    assert shaken.parts == ("b", None, "h", "h")  # of equals the head; piles of one stay
    assert tops(after, A) == "hrs bro tpo"
    own = after.lizzies[A]
    assert own is not None
    assert own[1][0] == "bbo"
    assert after.idle == 4
    assert GAME.view(after, A).last_chance  # the table says it beforehand


@pytest.mark.rule("LG-95")
def test_a_second_stuck_round_right_after_it_ends_the_game_by_count() -> None:
    table = draw(BEGUN.replace("B 2/hrd 2/bps 2/tbd", "B 2/hrd 2/bps 1/tbd"), "idle: 7", "turn: D")
    after = played(table, "end")
    assert ending(after) == ("stuck", "LG-95", (0, 2, 3))
    result = GAME.result(after)
    assert result is not None
    assert result.places == (1, 4, 1, 1)


@pytest.mark.rule("LG-95")
def test_a_card_that_moves_begins_the_count_anew() -> None:
    table = draw(BEGUN, "idle: 7", "turn: D")
    moved = next(act for act in GAME.choices(table, 3) if GAME.notation.write_action(act).startswith(("steal", "give")))
    after = played(table, GAME.notation.write_action(moved), "end")
    assert (after.idle, ending(after)) == (0, None)


@pytest.mark.rule("LG-95")
def test_after_sixty_turns_each_everybody_counts_ghosties_too() -> None:
    table = draw(HAUNTED.replace("ghostie 5", "ghostie 12"), "turns: 239", "turn: D")
    after = played(table, "end")
    assert after.turns == 240
    assert ending(after) == ("sixty-turns", "LG-95", (A,))
    assert ending(played(draw(HAUNTED, "turns: 238", "turn: D"), "end")) is None


@pytest.mark.rule("LG-97")
def test_a_lizzy_skips_all_that_is_left_an_event_too() -> None:
    for text, facts, act in (
        (BEGUN, (), EndTurn()),
        (BURNING, ("event: burn won D B C",), EndEvent()),
        (FINAL, ("turn: lizzies",), EndTurn()),
    ):
        table = draw(text, *facts)
        assert GAME.default(table, acting(table), Recorder(seeded(0))) == act
    running = draw(BURNING, "event: burn won D B C")
    for _ in range(2):  # done again until the turn is over
        default = GAME.default(running, A, Recorder(seeded(0)))
        running, _ = GAME.apply(running, A, default, Recorder(seeded(0)))
    assert isinstance(running.turn, Passing)
    assert running.turn.seat == 1


@pytest.mark.rule("LG-97")
@pytest.mark.parametrize(("text", "facts", "cards"), [(HAUNTED, (), 9), (FINAL, ("turn: ghosties",), 6)])
def test_a_ghostie_takes_any_one_card(text: str, facts: tuple[str, ...], cards: int) -> None:
    table = draw(text, *facts)
    acts = {GAME.default(table, acting(table), Recorder(seeded(seed))) for seed in range(200)}
    assert all(isinstance(act, Take) for act in acts)
    assert len(acts) == cards


@pytest.mark.rule("LG-97")
def test_a_ghost_event_ends() -> None:
    table = draw(HAUNTED + "borrowed hrd bbo tps\nside: tro", "event: ghost won B C D")
    assert GAME.default(table, A, Recorder(seeded(0))) == EndEvent()
    final = played(draw(FINAL, "turn: ghosties", "side: hrd"), "D: borrow A * B")
    for member in (2, 3):
        assert GAME.default(final, member, Recorder(seeded(0))) == EndEvent()
