"""What happens at Nice 'n Easy is told by the names of cards and combinations, which the deck's words know."""

import pytest

from speeltafel.games.nice_n_easy import GAME
from speeltafel.words import Words
from tests.games.nice_n_easy.table import BEGUN, draw, happened, why_not

CASES = {
    "hbd cs": (
        "A zegt “kleuren hetzelfde” en legt: blauw hoofd met ruiten.",
        "A says “same colours” and lays: blue head with diamonds.",
    ),
    "bpo cs-pd": (
        (
            "A zegt “kleuren hetzelfde en patronen anders” en legt: paars lichaam met stippen. "
            "Maar het is kleuren anders; de kaart gaat terug (NE-12)."
        ),
        (
            "A says “same colours and different patterns” and lays: purple body with dots. "
            "But that makes different colours; the card goes back (NE-12)."
        ),
    ),
}


@pytest.mark.rule("NE-12")
@pytest.mark.parametrize("act", CASES)
def test_a_lay_and_a_mistake_are_told_in_words(act: str) -> None:
    first = happened(draw(BEGUN), act)[1][0]
    told = tuple(Words(lang, GAME, isolating=False).told("news", first, who="A") for lang in ("nl", "en"))
    assert told == CASES[act]


@pytest.mark.rule("NE-41")
def test_gold_is_told_as_gold() -> None:
    table = draw("hro* bbs* tbs\nA tpd* tpo | 12\nB hpd brd tbd | 12")
    first = happened(table, "tpd* cd")[1][0]
    assert Words("en", GAME, isolating=False).told("news", first, who="A") == (
        "A lays: gold tail, purple with diamonds. A Special Dizzy Lizzy, all gold!"
    )


@pytest.mark.rule("NE-10")
def test_a_refusal_names_the_card() -> None:
    refusal = why_not(draw(BEGUN), "hpd cd")
    assert refusal is not None
    said = Words("nl", GAME, isolating=False).refusal(refusal)
    assert said == "Die kaart ligt bij jou niet open (paars hoofd met ruiten); kies een van je eigen open kaarten."
