"""What the rulebook of Lizzy Ghosties draws is true: every example is read as a table, and its act played."""

from typing import NamedTuple

import pytest

from speeltafel.core.rulebook import Example, load_rulebook
from speeltafel.core.seat import SEAT_LETTERS
from speeltafel.games.lizzy_ghosties.model import State
from tests.games.lizzy_ghosties.table import draw, ending, event, happened, played, refused

ABOUT_IT = {"act", "refused", "wins"}


class Drawn(NamedTuple):
    lang: str
    rule: str
    example: Example

    def __str__(self) -> str:
        return f"{self.lang} {self.rule} {self.example.facts.get('act', 'seen')}"

    @property
    def state(self) -> State:
        """The table with what its facts say of it."""
        facts = self.example.facts.items()
        return draw(self.example.position, *(f"{name}: {said}" for name, said in facts if name not in ABOUT_IT))


DRAWN = {
    lang: [
        Drawn(lang, rule.id, example)
        for rule in load_rulebook("speeltafel.games.lizzy_ghosties", lang).rules
        for example in rule.examples
    ]
    for lang in ("nl", "en")
}
ALL = [*DRAWN["nl"], *DRAWN["en"]]
# What an example's act leads to, in the order of the book, where an event or an extra turn is what it shows.
LEADS_TO = {
    "LG-30": ["A burn won BC"],
    "LG-32": ["A burn lost DBC"],
    "LG-34": ["A steal won DBC", "A steal lost DBC"],
    "LG-35": ["A burn won BC"],
    "LG-37": ["A steal won DBC"],
    "LG-61": ["A ghost won BCD", "refused"],
    "LG-64": ["A ghost won CD", "no"],
    "LG-75": ["C ghost won AB"],
}


def test_both_languages_draw_the_same() -> None:
    nl, en = ([(drawn.rule, drawn.example.position, drawn.example.facts) for drawn in DRAWN[lang]] for lang in DRAWN)
    assert nl == en
    assert len(nl) > 20


@pytest.mark.parametrize("drawn", ALL, ids=str)
def test_the_act_of_an_example_has_the_outcome_that_it_tells(drawn: Drawn) -> None:
    facts = drawn.example.facts
    assert ending(drawn.state) is None
    if "act" not in facts:
        return
    assert refused(drawn.state, facts["act"]) == facts.get("refused")
    if "refused" in facts:
        return
    outcome = ending(played(drawn.state, facts["act"]))
    won = tuple(SEAT_LETTERS.index(letter) for letter in facts["wins"].split()) if "wins" in facts else None
    assert (outcome[2] if outcome else None) == won


@pytest.mark.parametrize("rule", LEADS_TO)
def test_an_example_of_an_event_leads_to_it(rule: str) -> None:
    examples = [drawn for drawn in DRAWN["en"] if drawn.rule == rule]
    led = [
        "refused" if "refused" in drawn.example.facts else event(happened(drawn.state, drawn.example.facts["act"])[0])
        for drawn in examples
    ]
    assert led == LEADS_TO[rule]


def test_every_kind_of_event_is_drawn() -> None:
    kinds = {
        kind for led in LEADS_TO.values() for outcome in led for kind in ("steal", "burn", "ghost") if kind in outcome
    }
    assert kinds == {"steal", "burn", "ghost"}
