"""What the rulebook of Lizzy Ghosties draws is true: every example is read as a table, and its act played."""

import pytest

from speeltafel.games.lizzy_ghosties import GAME
from tests.games.examples import Drawn, assert_as_told, drawn_alike, drawn_in
from tests.games.lizzy_ghosties.table import draw, event, happened

DRAWN = drawn_in("lizzy_ghosties")
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
    assert drawn_alike("lizzy_ghosties") > 20


@pytest.mark.parametrize("drawn", DRAWN, ids=str)
def test_the_act_of_an_example_has_the_outcome_that_it_tells(drawn: Drawn) -> None:
    assert_as_told(drawn, GAME)


@pytest.mark.parametrize("rule", LEADS_TO)
def test_an_example_of_an_event_leads_to_it(rule: str) -> None:
    examples = [drawn for drawn in drawn_in("lizzy_ghosties", "en") if drawn.rule == rule]
    led = [
        "refused" if "refused" in drawn.facts else event(happened(draw(drawn.position), drawn.facts["act"])[0])
        for drawn in examples
    ]
    assert led == LEADS_TO[rule]


def test_every_kind_of_event_is_drawn() -> None:
    kinds = {
        kind for led in LEADS_TO.values() for outcome in led for kind in ("steal", "burn", "ghost") if kind in outcome
    }
    assert kinds == {"steal", "burn", "ghost"}
