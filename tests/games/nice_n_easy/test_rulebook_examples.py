"""What the rulebook of Nice 'n Easy draws is true: every example is read as a table, and its act played."""

from typing import NamedTuple

import pytest

from speeltafel.core.rulebook import Example, load_rulebook
from speeltafel.core.seat import SEAT_LETTERS
from speeltafel.games.nice_n_easy.model import State
from tests.games.nice_n_easy.table import draw, ending, played, refused, told

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
        for rule in load_rulebook("speeltafel.games.nice_n_easy", lang).rules
        for example in rule.examples
    ]
    for lang in ("nl", "en")
}
ALL = [*DRAWN["nl"], *DRAWN["en"]]


def test_both_languages_draw_the_same() -> None:
    nl, en = ([(drawn.rule, drawn.example.position, drawn.example.facts) for drawn in DRAWN[lang]] for lang in DRAWN)
    assert nl == en
    assert len(nl) > 10


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
    won = (SEAT_LETTERS.index(facts["wins"]),) if "wins" in facts else None
    assert (outcome[2] if outcome else None) == won


@pytest.mark.parametrize(
    "drawn", [drawn for drawn in ALL if drawn.rule in ("NE-12", "NE-41", "NE-20", "NE-30")], ids=str
)
def test_what_a_caption_tells_is_what_happens(drawn: Drawn) -> None:
    happened = told(drawn.state, drawn.example.facts["act"])
    mistake = "mistake" in drawn.example.caption or "fout" in drawn.example.caption
    assert ("mistaken" in happened) == mistake
    assert ("turned" in happened) == (drawn.rule == "NE-20")
    assert ("troubled" in happened) == (drawn.rule == "NE-30")
