"""The deck, its combinations and its dice, against a second and slower reading of the rules (DL)."""

from collections import Counter
from itertools import product

import pytest

from speeltafel.core.dice import Recorder, seeded
from speeltafel.kit.lizzy.cards import CARDS_OF, FACES, Card, deck, part_of
from speeltafel.kit.lizzy.combinations import NOTHING, Combination, shown, valid, with_card
from speeltafel.kit.lizzy.dice import FACES_OF_A_DIE, throw

EVERY_LIZZY = [(head, body, tail) for head in CARDS_OF["h"] for body in CARDS_OF["b"] for tail in CARDS_OF["t"]]


@pytest.mark.rule("DL-01")
def test_the_deck_is_eighteen_cards_a_part_two_of_each_variation() -> None:
    cards = deck()
    assert len(cards) == 54
    assert Counter(card[0] for card in cards) == {"h": 18, "b": 18, "t": 18}
    assert set(Counter(card[:3] for card in cards).values()) == {2}


@pytest.mark.rule("DL-02")
def test_nine_cards_are_gold_three_a_part() -> None:
    gold = [card for card in deck() if card.endswith("*")]
    assert sorted(gold) == sorted(f"{part}{kind}*" for part in "hbt" for kind in ("ro", "bs", "pd"))


@pytest.mark.rule("DL-03")
@pytest.mark.rule("DL-04")
def test_with_two_decks_everything_is_there_twice_gold_too() -> None:
    assert Counter(deck(2)) == Counter({card: 2 * count for card, count in Counter(deck()).items()})


@pytest.mark.rule("DL-10")
def test_only_the_card_on_top_counts() -> None:
    assert with_card(("hro", "bro", "tro"), "bbs") == ("hro", "bbs", "tro")
    assert [part_of(card) for card in ("hro", "bbs*", "tpd")] == [0, 1, 2]


@pytest.mark.rule("DL-11")
@pytest.mark.rule("DL-13")
@pytest.mark.rule("DL-14")
def test_every_lizzy_there_is_shows_what_the_words_of_the_rules_say() -> None:
    assert len(EVERY_LIZZY) == 12**3
    for lizzy in EVERY_LIZZY:
        seen = shown(lizzy)
        assert seen.combinations == tuple(_spelled_out(lizzy)), lizzy
        assert seen.valid == valid(lizzy) == bool(_spelled_out(lizzy))
        assert seen.double == (len(_spelled_out(lizzy)) == 2)
        assert seen.golden == (lizzy[0][-1] == lizzy[1][-1] == lizzy[2][-1] == "*")


@pytest.mark.rule("DL-14")
def test_a_golden_lizzy_that_is_valid_is_a_double_too() -> None:
    golden = [lizzy for lizzy in EVERY_LIZZY if shown(lizzy).golden]
    assert len(golden) == 27
    assert all(shown(lizzy).double for lizzy in golden if valid(lizzy))
    assert not all(valid(lizzy) for lizzy in golden)


@pytest.mark.rule("DL-12")
def test_two_cards_make_no_combination() -> None:
    assert shown(("hro", "bro", None)) == NOTHING
    assert not valid((None, None, None))


@pytest.mark.rule("DL-20")
@pytest.mark.rule("DL-21")
def test_the_odds_of_the_dice_are_those_of_the_rules() -> None:
    throws = [
        tuple(p + face for p, face in zip("hbt", faces, strict=True)) for faces in product(FACES_OF_A_DIE, repeat=3)
    ]
    same, different = (
        (Combination.COLOURS_SAME, Combination.PATTERNS_SAME),
        (
            Combination.COLOURS_DIFFERENT,
            Combination.PATTERNS_DIFFERENT,
        ),
    )
    seen = [set(shown((head, body, tail)).combinations) for head, body, tail in throws]
    assert len(throws) == 216
    assert sum(bool(what & set(same)) for what in seen) == 42
    assert sum(bool(what & set(different)) for what in seen) == 84
    assert sum(bool(what) for what in seen) == 126
    assert not any(what & set(same) and what & set(different) for what in seen)


@pytest.mark.rule("DL-20")
def test_a_throw_is_a_head_a_body_and_a_tail_without_gold() -> None:
    dice = Recorder(seeded("throws"))
    thrown = [throw(dice) for _ in range(300)]
    assert {card for lizzy in thrown for card in lizzy} == {p + face for p in "hbt" for face in FACES_OF_A_DIE}
    assert all([card[0] for card in lizzy] == ["h", "b", "t"] for lizzy in thrown)


def _spelled_out(lizzy: tuple[Card, ...]) -> list[str]:
    """DL-11 as one would check it with the cards in hand."""
    head, body, tail = (FACES[card] for card in lizzy)
    said = []
    if head.colour == body.colour and body.colour == tail.colour:
        said.append("colours_same")
    if head.colour != body.colour and body.colour != tail.colour and head.colour != tail.colour:
        said.append("colours_different")
    if head.pattern == body.pattern and body.pattern == tail.pattern:
        said.append("patterns_same")
    if head.pattern != body.pattern and body.pattern != tail.pattern and head.pattern != tail.pattern:
        said.append("patterns_different")
    return said
