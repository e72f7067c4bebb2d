"""What the rulebook of Geister draws is true: every example is read as a position, and its act played."""

from typing import NamedTuple

import pytest

from speeltafel.core.rulebook import Example, load_rulebook
from speeltafel.core.seat import SEAT_LETTERS
from speeltafel.games.geister import GAME
from speeltafel.games.geister.model import State
from tests.games.geister.board import draw, ending, played, refused

KNOWN = {"turn", "captured", "escape", "act", "refused", "wins", "loses", "draw", "for"}


class Drawn(NamedTuple):
    lang: str
    rule: str
    example: Example

    def __str__(self) -> str:
        return f"{self.lang} {self.rule} {self.example.facts.get('act', 'seen')}"

    @property
    def state(self) -> State:
        """The position with what its facts say of the table."""
        facts = self.example.facts
        said = [f"{name}: {facts[name]}" for name in ("turn", "captured", "escape") if name in facts]
        return draw("\n".join([self.example.position, *said]))


DRAWN = [
    Drawn(lang, rule.id, example)
    for lang in ("nl", "en")
    for rule in load_rulebook("speeltafel.games.geister", lang).rules
    for example in rule.examples
]


def test_the_rulebook_draws_examples() -> None:
    assert len(DRAWN) > 20
    assert {name for drawn in DRAWN for name in drawn.example.facts} <= KNOWN


@pytest.mark.parametrize("drawn", DRAWN, ids=str)
def test_an_example_is_a_position_that_can_be(drawn: Drawn) -> None:
    for kinds in drawn.state.kinds:
        assert kinds is not None
        assert sorted(kinds) == list("EEEEGGGG")
    assert ending(drawn.state) is None
    assert drawn.example.facts.get("for", "A") in ("A", "B", "watcher")


@pytest.mark.parametrize("drawn", [drawn for drawn in DRAWN if "act" in drawn.example.facts], ids=str)
def test_the_act_of_an_example_has_the_outcome_that_it_tells(drawn: Drawn) -> None:
    facts = drawn.example.facts
    forbidden = refused(drawn.state, facts["act"])
    assert forbidden == facts.get("refused")
    if forbidden:
        return
    after = played(drawn.state, facts["act"])
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
            assert GAME.to_act(after) == {1 - drawn.state.turn}
