"""What the rulebook of Geister draws is true: every example is read as a position, and its act played."""

import pytest

from speeltafel.core.seat import SEAT_LETTERS
from speeltafel.games.geister import GAME
from tests.games.examples import Drawn, drawn_alike, drawn_in
from tests.games.geister.board import draw, ending, played, refused

DRAWN = drawn_in("geister")


def test_both_languages_draw_the_same() -> None:
    assert drawn_alike("geister") > 10


@pytest.mark.parametrize("drawn", DRAWN, ids=str)
def test_an_example_is_a_position_that_can_be(drawn: Drawn) -> None:
    state = draw(drawn.position)
    for kinds in state.kinds:
        assert kinds is not None
        assert sorted(kinds) == list("EEEEGGGG")
    assert ending(state) is None
    assert drawn.facts.get("for", "A") in ("A", "B", "watcher")


@pytest.mark.parametrize("drawn", [drawn for drawn in DRAWN if "act" in drawn.facts], ids=str)
def test_the_act_of_an_example_has_the_outcome_that_it_tells(drawn: Drawn) -> None:
    facts, state = drawn.facts, draw(drawn.position)
    forbidden = refused(state, facts["act"])
    assert forbidden == facts.get("refused")
    if forbidden:
        return
    after = played(state, facts["act"])
    outcome = ending(after)
    match facts:
        case {"wins": seat}:
            assert outcome is not None
            assert outcome[2] == (SEAT_LETTERS.index(seat),)
        case {"loses": seat}:
            assert outcome is not None
            assert outcome[2] == (1 - SEAT_LETTERS.index(seat),)
        case {"draw": rule}:
            assert outcome is not None
            assert outcome[1:] == (rule, ())
        case _:
            assert outcome is None
            assert GAME.to_act(after) == {1 - state.turn}
