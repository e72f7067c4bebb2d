"""What the rulebook of I Love Zombies draws is true: every example is read as a position, and its act played."""

import pytest

from speeltafel.games.zombies.model import TileLaid
from tests.games.examples import Drawn, drawn_alike, drawn_in
from tests.games.zombies.board import draw, field, happened, why_not

DRAWN = drawn_in("zombies")


def test_both_languages_draw_the_same() -> None:
    assert drawn_alike("zombies") > 8


@pytest.mark.parametrize("drawn", DRAWN, ids=str)
def test_an_example_comes_to_what_it_tells(drawn: Drawn) -> None:
    facts, state = drawn.facts, draw(drawn.position)
    if "act" in facts:
        refusal = why_not(state, facts["act"])
        assert (refusal.rule if refusal else None) == facts.get("refused")
        if refusal:
            return
        state, news = happened(state, facts["act"])
        laid = news[0]
        assert isinstance(laid, TileLaid)
        assert laid.pistol == facts.get("earns")
        assert " ".join(laid.lost) == facts.get("loses", "")
    if "points" in facts:
        assert field(state).points == int(facts["points"])
