"""The best Duo of six cards (DB-01 to DB-05): the worked examples, and every split by brute force."""

import random
from collections.abc import Iterator
from itertools import combinations, permutations, product

import pytest

from speeltafel.games.dizzy_duo_battle.power import best_duo, in_order, strength
from speeltafel.kit.lizzy.cards import FACES, Card, deck
from tests.games.dizzy_duo_battle.table import FOUR, NONE, ONE, SEVEN, power

HANDS = 4000


def lines(hand: str) -> list[tuple[str, int, str]]:
    """What counts in a hand, piece by piece."""
    return [(line.what, line.points, line.rule) for line in best_duo(in_order(hand.split())).lines]


@pytest.mark.rule("DB-01")
@pytest.mark.parametrize("decks", [1, 2])
def test_no_split_of_six_cards_is_stronger(decks: int) -> None:
    chance = random.Random(decks)
    for _ in range(HANDS):
        hand = in_order(two_of_each_part(chance, decks) if chance.random() < 0.5 else chance.sample(deck(decks), 6))
        best, two = slowly(hand)
        found = strength(hand)
        assert found.duo.power == best, hand
        assert found.two_lizzies == two, hand


@pytest.mark.rule("DB-01")
def test_gold_hands_are_split_at_their_best_too() -> None:
    chance = random.Random(3)
    gold = [card for card in deck(2) if card.endswith("*")]
    for _ in range(HANDS // 4):
        hand = in_order([*chance.sample(gold, 4), *chance.sample(deck(), 2)])
        assert (strength(hand).duo.power, strength(hand).two_lizzies) == slowly(hand), hand


@pytest.mark.rule("DB-01")
def test_every_card_is_laid_once_and_the_lines_add_up() -> None:
    chance = random.Random(4)
    for _ in range(HANDS):
        hand = in_order(chance.sample(deck(), 6))
        duo = best_duo(hand)
        laid = [card for lizzy in duo.lizzies for card in lizzy]
        assert in_order([*laid, *duo.rest]) == hand
        assert all([card[0] for card in lizzy] == ["h", "b", "t"] for lizzy in duo.lizzies)
        assert sum(line.points for line in duo.lines) == duo.power
        assert bool(duo.lizzies) == bool(duo.power)


@pytest.mark.rule("DB-01")
def test_one_golden_lizzy_may_be_better_than_two_others() -> None:
    hand = in_order(["hro*", "bpd*", "tbs*", "hbd", "bbd", "trs"])
    assert strength(hand).duo.lizzies == (("hro*", "bpd*", "tbs*"),)
    assert strength(hand).two_lizzies


@pytest.mark.rule("DB-02")
@pytest.mark.parametrize(
    ("lizzy", "worth", "line"),
    [
        ("hbo bbs tbo", 1, "colours-same"),
        ("hro bbs tpo", 1, "colours-different"),
        ("hrs bbs tbs", 1, "patterns-same"),
        ("hro brs tbd", 1, "patterns-different"),
        ("hbo bbs tbd", 2, "double"),
        ("hro bbo tpo", 2, "double"),
        ("hbo bbo tbo", 3, "double-same"),
        ("hro bbs tpd", 3, "double-different"),
        ("hro* bro* tro*", 5, "golden"),
        ("hro* bbs* tpd*", 5, "golden"),
        ("hro* bro* tbs*", 5, "golden"),
    ],
)
def test_one_lizzy_has_the_power_of_the_table(lizzy: str, worth: int, line: str) -> None:
    duo = best_duo(in_order([*lizzy.split(), *_idle_heads(lizzy)]))
    assert (duo.power, [made.what for made in duo.lines]) == (worth, [line])


@pytest.mark.rule("DB-02")
def test_what_shows_no_combination_is_no_lizzy() -> None:
    assert power("hro hrs hpo hps bbo tbs") == 0
    assert best_duo(in_order(["hro", "hrs", "hpo", "hps", "bbo", "tbs"])).lizzies == ()


@pytest.mark.rule("DB-03")
@pytest.mark.parametrize(
    ("hand", "bonuses"),
    [
        ("hbo bbs tbo hpo bpo tps", [("bonus-colours-kind", 1)]),
        ("hbo bbs tbo hbs bbd tbs", [("bonus-colours-exact", 2)]),
        ("hro bbs tbd hbo brs tbd", [("bonus-patterns-exact", 2)]),
        ("hbo bbs tbd hpo bps tpd", [("bonus-patterns-exact", 2), ("bonus-colours-kind", 1)]),
        ("hrd bbo tps hrd bbo tps", [("bonus-colours-exact", 2), ("bonus-patterns-exact", 2)]),
        ("hro* bro* tro* hbs* bbs* tbs*", [("bonus-golden", 10), ("bonus-colours-kind", 1)]),
        ("hro* bro* tro* hro* bro* tro*", [("bonus-golden", 10), ("bonus-colours-exact", 2)]),
    ],
)
def test_two_lizzies_strengthen_each_other_with_the_best_two_bonuses(hand: str, bonuses: list[object]) -> None:
    assert [(what, points) for what, points, rule in lines(hand) if rule == "DB-03"] == bonuses


@pytest.mark.rule("DB-03")
def test_the_highest_powers_are_21_with_one_deck_22_with_two_and_10_without_gold() -> None:
    gold = [card for card in deck() if card.endswith("*")]
    assert max(power(" ".join(hand)) for hand in combinations(gold, 6)) == 21
    assert max(power(" ".join(hand)) for hand in combinations(sorted(gold * 2), 6) if len({*hand}) < 5) == 22
    kinds = [card for card in sorted({*deck()}) if not card.endswith("*")]
    assert power("hrd bbo tps hrd bbo tps") == 10
    lizzies = list(product(*([card for card in kinds if card[0] == part] for part in "hbt")))
    chance = random.Random(6)
    assert all(power(" ".join((*chance.choice(lizzies), *chance.choice(lizzies)))) <= 10 for _ in range(HANDS))


@pytest.mark.rule("DB-04")
def test_the_sum_in_the_source_that_contradicts_its_table_is_six_and_not_five() -> None:
    hand = "hbs hbo bbo bbo tbs tbo"
    assert sorted(points for _, points, _ in lines(hand)) == [1, 2, 3]
    assert power(hand) == 6


@pytest.mark.rule("DB-05")
def test_a_duo_counts_what_it_has_of_lizzies() -> None:
    assert [power(hand) for hand in (SEVEN, FOUR, ONE, NONE)] == [7, 4, 1, 0]
    assert [len(best_duo(in_order(hand.split())).lizzies) for hand in (SEVEN, FOUR, ONE, NONE)] == [2, 2, 1, 0]


def two_of_each_part(chance: random.Random, decks: int) -> list[Card]:
    """A hand that may well hold two Lizzies."""
    return [card for part in "hbt" for card in chance.sample([card for card in deck(decks) if card[0] == part], 2)]


# The rules read once more, slowly


def slowly(hand: tuple[Card, ...]) -> tuple[int, bool]:
    """The best power over all splits, and whether any split is two complete Lizzies."""
    best, two = 0, False
    for one in combinations(range(6), 3):
        other = [at for at in range(6) if at not in one]
        for first in _lizzies([hand[at] for at in one]):
            best = max(best, alone(first))
            for second in _lizzies([hand[at] for at in other]):
                if alone(first) and alone(second):
                    two = True
                    best = max(best, alone(first) + alone(second) + bonus(first, second))
    return best, two


def _lizzies(cards: list[Card]) -> Iterator[tuple[Card, ...]]:
    for order in permutations(cards):
        if [card[0] for card in order] == ["h", "b", "t"]:
            yield order


def alone(lizzy: tuple[Card, ...]) -> int:
    """DB-02, as it is written there."""
    kinds = [len({FACES[card].colour for card in lizzy}), len({FACES[card].pattern for card in lizzy})]
    if all(FACES[card].gold for card in lizzy):
        return 5
    if kinds in ([1, 1], [3, 3]):
        return 3
    return sum(kind != 2 for kind in kinds)


def bonus(first: tuple[Card, ...], second: tuple[Card, ...]) -> int:
    """DB-03, as it is written there."""
    found = []
    for one, other in (
        ([FACES[card].colour for card in first], [FACES[card].colour for card in second]),
        ([FACES[card].pattern for card in first], [FACES[card].pattern for card in second]),
    ):
        if len({*one}) == len({*other}) != 2:
            found.append(2 if one == other else 1)
    if all(FACES[card].gold for card in (*first, *second)):
        found.append(10)
    return sum(sorted(found)[-2:])


def _idle_heads(lizzy: str) -> list[Card]:
    """Three heads that make less with the body and the tail of ``lizzy`` than its own."""
    _, body, tail = lizzy.split()
    worth = alone(tuple(lizzy.split()))
    idle = [card for card in sorted({*deck()}) if card[0] == "h" and alone((card, body, tail)) < worth]
    return (idle * 3)[:3]
