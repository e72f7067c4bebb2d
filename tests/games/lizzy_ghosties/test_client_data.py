"""What the set-up page says is what is dealt."""

import pytest

from speeltafel.games.lizzy_ghosties.client import DATA
from speeltafel.games.lizzy_ghosties.model import Options
from tests.games.lizzy_ghosties.table import setup


def _side(seats: int, cards_a_part: str = "by_players", decks: str = "by_players") -> int | None:
    found = [
        one["dealt"]["side"]
        for one in DATA["dealt"]
        if (one["seats"], one["cards_a_part"], one["decks"]) == (seats, cards_a_part, decks)
    ]
    return found[0] if found else None


@pytest.mark.rule("LG-03")
def test_the_side_pile_keeps_what_the_rules_say() -> None:
    assert [_side(seats) for seats in range(3, 10)] == [24, 15, 6, 15, 42, 33, 24]
    assert [_side(7, "2", "1"), _side(8, "2", "1"), _side(6, "3", "2")] == [9, 3, 51]
    assert _side(9, "2", "1") is None, "so much is not dealt"


@pytest.mark.rule("LG-03")
def test_all_that_is_said_is_dealt() -> None:
    for said in DATA["dealt"]:
        state = setup(said["seats"], cards_a_part=said["cards_a_part"], decks=said["decks"])
        assert isinstance(state.options, Options)
        assert len(state.side) == said["dealt"]["side"]
        assert {len(pile) for body in state.lizzies if body for pile in body} == {said["dealt"]["cards"]}
