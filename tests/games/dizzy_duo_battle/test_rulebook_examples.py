"""What the rulebook of Dizzy Duo Battle draws is true: every example is read as a position, and its act played."""

from typing import NamedTuple

import pytest

from speeltafel.core.rulebook import Example, load_rulebook
from speeltafel.games.dizzy_duo_battle import GAME
from speeltafel.games.dizzy_duo_battle.model import State
from tests.games.dizzy_duo_battle.table import draw, ending, happened, refused

ABOUT_IT = {"act", "refused", "for"}


class Drawn(NamedTuple):
    lang: str
    rule: str
    example: Example

    def __str__(self) -> str:
        return f"{self.lang} {self.rule} {self.example.facts.get('act', 'seen')}"

    @property
    def state(self) -> State:
        """The position with what its facts say of the table; a ``power`` that is not true is not read."""
        said = [f"{name}: {value}" for name, value in self.example.facts.items() if name not in ABOUT_IT]
        return draw("\n".join([self.example.position, *said]))


DRAWN = [
    Drawn(lang, rule.id, example)
    for lang in ("nl", "en")
    for rule in load_rulebook("speeltafel.games.dizzy_duo_battle", lang).rules
    for example in rule.examples
]


def test_the_rulebook_draws_the_same_examples_in_both_languages() -> None:
    here, there = (
        [(drawn.rule, drawn.example.position, drawn.example.facts) for drawn in DRAWN if drawn.lang == lang]
        for lang in ("nl", "en")
    )
    assert here == there
    assert len(here) > 12


@pytest.mark.parametrize("drawn", DRAWN, ids=str)
def test_an_example_is_a_position_that_can_be_and_its_act_comes_out_as_told(drawn: Drawn) -> None:
    facts = drawn.example.facts
    assert ending(drawn.state) is None
    assert facts.get("for", "A") in ("A", "watcher")
    if "act" in facts:
        forbidden = refused(drawn.state, facts["act"])
        assert (forbidden[0] if forbidden else None) == facts.get("refused")
        if forbidden is None:
            after, news = happened(drawn.state, facts["act"])
            assert after != drawn.state
            assert news


@pytest.mark.rule("DB-04")
def test_a_power_that_is_not_true_is_not_read() -> None:
    drawn = next(drawn for drawn in DRAWN if drawn.rule == "DB-04")
    assert drawn.example.facts["power"] == "6"
    with pytest.raises(ValueError, match="the power of A is 6"):
        draw(drawn.example.position + "\npower: 5")
    assert GAME.to_act(drawn.state) == {0}
