"""What Dizzy Duo Battle says beside what the laws ask for: the lines of a Duo and of a score, and one life as one."""

import random

import pytest

from speeltafel.games.dizzy_duo_battle import GAME
from speeltafel.games.dizzy_duo_battle.model import CameBack, Fought, Scored, Took
from speeltafel.games.dizzy_duo_battle.power import best_duo, in_order
from speeltafel.kit.lizzy.cards import deck
from speeltafel.words import LANGUAGES, Words
from tests.games.dizzy_duo_battle.table import ONE, SEVEN, A, B, facing, played

each_language = pytest.mark.parametrize("lang", LANGUAGES)


@each_language
def test_every_line_of_a_duo_is_said(lang: str) -> None:
    words, chance = Words(lang, GAME, isolating=False), random.Random(7)
    gold = [card for card in deck(2) if card.endswith("*")]
    few = [card for card in deck(2) if card[1] == "b" or card[2] == "o"]
    hands = [in_order(chance.sample(cards, 6)) for cards in (gold, few, deck()) for _ in range(3000)]
    lines = {line.what: line for hand in hands for line in best_duo(hand).lines}
    assert len(lines) == 13
    for what, line in lines.items():
        said = words.say(f"points-{what}", points=line.points, **line.args)
        assert said
        assert line.args["lizzy"] == 0 or str(line.args["lizzy"]) in said


@each_language
def test_a_score_is_said(lang: str) -> None:
    over = GAME.result(played(facing(SEVEN, ONE, lives="24 9", scoring="points"), "attack"))
    assert over is not None
    assert over.points is not None
    assert all(Words(lang, GAME).knows(f"points-{line.what}") for lines in over.points for line in lines)


def test_one_life_is_said_as_one() -> None:
    words = Words("nl", GAME, isolating=False)
    assert words.told("news", Scored(A, "gain", 1, 21, "lives", "DB-33"), who="A").startswith("A wint 1 leven en")
    assert words.told("news", Scored(A, "loss", 3, 2, "points", "DB-33"), who="A").startswith("A verliest 3 punten en")
    assert "blijft op 4" in words.told("news", Scored(A, "even", 0, 4, "lives", "DB-34"), who="A")
    assert words.told("news", CameBack(B, 1), who="B").startswith("B is terug, met 1 leven")


def test_a_blind_card_is_named_to_its_taker_alone() -> None:
    words = Words("en", GAME, isolating=False)
    took = Took(A, "blind", "hro*", "hro-gold")
    assert words.told("news", took, who="A") == "A takes a blind card: gold head, red with dots."
    assert words.told("news", GAME.hear(took, B), who="A") == "A takes a blind card."


def test_equal_powers_name_no_winner() -> None:
    words = Words("en", GAME, isolating=False)
    assert words.told("news", Fought(None, A, B, 4, 4)) == "4 against 4: nothing happens (DB-33)."
