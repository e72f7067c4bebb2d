"""What the rulebook of Dizzy Duo Battle draws is true: every example is read as a position, and its act played."""

import pytest

from speeltafel.games.dizzy_duo_battle import GAME
from tests.games.dizzy_duo_battle.table import draw, ending, happened, refused
from tests.games.examples import Drawn, drawn_alike, drawn_in

DRAWN = drawn_in("dizzy_duo_battle")


def test_both_languages_draw_the_same() -> None:
    assert drawn_alike("dizzy_duo_battle") > 12


@pytest.mark.parametrize("drawn", DRAWN, ids=str)
def test_an_example_is_a_position_that_can_be_and_its_act_comes_out_as_told(drawn: Drawn) -> None:
    facts, state = drawn.facts, draw(drawn.position)
    assert ending(state) is None
    assert facts.get("for", "A") in ("A", "watcher")
    if "act" in facts:
        forbidden = refused(state, facts["act"])
        assert (forbidden[0] if forbidden else None) == facts.get("refused")
        if forbidden is None:
            after, news = happened(state, facts["act"])
            assert after != state
            assert news


@pytest.mark.rule("DB-04")
def test_a_power_that_is_not_true_is_not_read() -> None:
    drawn = next(drawn for drawn in DRAWN if drawn.rule == "DB-04")
    assert drawn.facts["power"] == "6"
    with pytest.raises(ValueError, match="the power of A is 6"):
        draw(drawn.example.position + "\npower: 5")
    assert GAME.to_act(draw(drawn.position)) == {0}
