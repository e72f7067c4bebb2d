"""What the rulebook of I Love Zombies draws is true: every example is read as a position, and its act played."""

from typing import NamedTuple

import pytest

from speeltafel.core.rulebook import Example, load_rulebook
from speeltafel.games.zombies.model import State, TileLaid
from tests.games.zombies.board import draw, field, happened, why_not

ABOUT_THE_POSITION = {"tiles", "plan", "field", "pool", "seats"}
KNOWN = ABOUT_THE_POSITION | {"act", "refused", "earns", "loses", "points"}


class Drawn(NamedTuple):
    lang: str
    rule: str
    example: Example

    def __str__(self) -> str:
        return f"{self.lang} {self.rule} {self.example.facts.get('act', 'seen')}"

    @property
    def state(self) -> State:
        """The position with what its facts say of it."""
        said = [f"{name}: {value}" for name, value in self.example.facts.items() if name in ABOUT_THE_POSITION]
        return draw("\n".join([self.example.position, *said]))


DRAWN = [
    Drawn(lang, rule.id, example)
    for lang in ("nl", "en")
    for rule in load_rulebook("speeltafel.games.zombies", lang).rules
    for example in rule.examples
]


def test_the_rulebook_draws_examples() -> None:
    assert len(DRAWN) > 16
    assert {name for drawn in DRAWN for name in drawn.example.facts} <= KNOWN


def test_both_languages_draw_the_same_examples() -> None:
    by_lang = {
        lang: [(rule, drawn.position, drawn.facts) for of, rule, drawn in DRAWN if of == lang] for lang in ("nl", "en")
    }
    assert by_lang["nl"] == by_lang["en"]


@pytest.mark.parametrize("drawn", DRAWN, ids=str)
def test_an_example_comes_to_what_it_tells(drawn: Drawn) -> None:
    facts, state = drawn.example.facts, drawn.state
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
