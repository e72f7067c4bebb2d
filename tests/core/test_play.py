"""A game is played forward by one act, or again by a whole log."""

import pytest
from msgspec.structs import replace

from speeltafel.core import play
from speeltafel.core.codec import codec
from speeltafel.core.dice import Answer, OtherQuestion, seeded
from speeltafel.core.entry import Acted, ByHouse, Defaulted, DrawAgreed, Entry, Opened, Stopped
from speeltafel.core.play import Moved
from speeltafel.core.refusal import Refusal
from speeltafel.games.geister import GAME
from speeltafel.games.geister.model import Place, Placed, Step
from tests.laws.playing import played, started


def test_a_game_begins_as_it_was_set_up() -> None:
    begun = play.begin(GAME, started(GAME, first=1), seeded(1))
    assert begun.deed == started(GAME, first=1)
    assert begun.state.turn == 1
    assert (begun.news, begun.luck) == ((), ())


def test_an_act_gives_the_next_state_and_its_news() -> None:
    begun = play.begin(GAME, started(GAME), seeded(1)).state
    moved = play.advance(GAME, begun, 1, Place("GGGGEEEE"), seeded(2))
    assert isinstance(moved, Moved)
    assert moved.deed == Acted(1, Place("GGGGEEEE"))
    assert moved.state.kinds == (None, "GGGGEEEE")
    assert moved.news == (Placed(1),)


def test_an_act_that_is_forbidden_changes_nothing_and_says_why() -> None:
    begun = play.begin(GAME, started(GAME), seeded(1)).state
    refusal = play.advance(GAME, begun, 0, Step("b2", "b3"), seeded(2))
    assert refusal == Refusal("GE-02", "not-placed-yet")
    assert begun.moves == 0


@pytest.mark.rule("TB-61")
def test_what_is_drawn_at_a_deadline_follows_from_fresh_luck_alone_and_is_not_written_down() -> None:
    begun = play.begin(GAME, started(GAME), seeded(1)).state
    by_table = {play.default(GAME, begun, 0, seeded("fresh"), seeded(f"table {number}")).deed for number in range(9)}
    by_fresh = {play.default(GAME, begun, 0, seeded(f"fresh {number}"), seeded("table")) for number in range(9)}
    assert len(by_table) == 1
    assert len({moved.deed for moved in by_fresh}) > 1
    assert all(isinstance(moved.deed, Defaulted) and moved.luck == () for moved in by_fresh)


def test_a_table_may_end_a_running_game() -> None:
    begun = play.begin(GAME, started(GAME), seeded(1)).state
    over = play.stop(GAME, begun, Stopped(DrawAgreed()))
    assert GAME.to_act(over.state) == frozenset()
    assert over.deed == Stopped(DrawAgreed())


def test_a_log_is_replayed_past_what_is_the_tables_own() -> None:
    log = played(GAME, started(GAME), "log", 30).entries()
    opened = Entry(seq=0, at=0, by=ByHouse(), key=None, deed=Opened("geister", "", "somebody", "series"))
    again = list(play.replay(GAME, (opened, *log)))
    assert [entry for entry, _, _ in again] == list(log)
    assert [codec(GAME).pack_state(state) for _, state, _ in again] == [entry.state for entry in log]


def test_a_log_with_more_luck_than_the_rules_ask_for_does_not_replay() -> None:
    first, *others = played(GAME, started(GAME), "log", 3).entries()
    with pytest.raises(OtherQuestion):
        list(play.replay(GAME, (replace(first, luck=(Answer("throw", 6, (0,)),)), *others)))
