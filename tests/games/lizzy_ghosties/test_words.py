"""What is told of Lizzy Ghosties names the rule that it happened by: an event of a Ghostie has rules of its own."""

import pytest

from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.model import EventEnded
from speeltafel.words import Words
from tests.games.lizzy_ghosties.table import HAUNTED, RED, draw, happened, heard

GOLDEN_BODY = HAUNTED.replace("2/hro", "2/hro*").replace("2/bbs", "2/bbs*").replace("2/tpd", "2/tpd*")
GOLDEN_RED = RED.replace("2/hrs", "2/hro*").replace("2/bro", "2/bro*").replace("2/trd", "2/tro*") + "passed: B\n"


@pytest.mark.parametrize(
    ("table", "act", "rule"),
    [
        pytest.param(RED + "passed: B\nside: hrd", "steal C t", "(LG-32)!", marks=pytest.mark.rule("LG-32")),
        pytest.param(RED + "passed: B\nside: hbd", "steal C t", "(LG-32).", marks=pytest.mark.rule("LG-32")),
        pytest.param(GOLDEN_RED, "steal C t", "(LG-33)!", marks=pytest.mark.rule("LG-33")),
        pytest.param(HAUNTED + "side: hrd", "borrow B C D", "(LG-63)!", marks=pytest.mark.rule("LG-63")),
        pytest.param(HAUNTED + "side: hbd", "borrow B C D", "(LG-63).", marks=pytest.mark.rule("LG-63")),
        pytest.param(GOLDEN_BODY + "golden_ghosts: on", "borrow B C D", "(LG-63)!", marks=pytest.mark.rule("LG-63")),
    ],
)
@pytest.mark.parametrize("lang", ["nl", "en"])
def test_how_an_event_was_decided_names_its_rule(table: str, act: str, rule: str, lang: str) -> None:
    last = happened(draw(table), act)[1][-1]
    assert Words(lang, GAME, isolating=False).told("news", last, who="A").endswith(rule)


@pytest.mark.parametrize(
    ("table", "act", "rule"),
    [
        pytest.param(RED + "event: steal lost B C D\nside: hbd", "steal C t", "LG-37", marks=pytest.mark.rule("LG-37")),
        pytest.param(
            HAUNTED.replace("2/bbs", "2/bbo") + "borrowed hrd bbs tps\nevent: ghost won C D\nside: hrd",
            "take C b",
            "LG-65",
            marks=pytest.mark.rule("LG-65"),
        ),
    ],
)
def test_a_chain_names_its_rule(table: str, act: str, rule: str) -> None:
    (broke,) = heard(happened(draw(table), act)[1], EventEnded)
    assert Words("nl", GAME, isolating=False).told("news", broke, who="A") == (
        f"Het event maakt plaats voor een nieuw; wie nog bezocht zou worden, vervalt ({rule})."
    )
