"""What the deck says of itself: every card and combination by name, and the odds that its rulebook states (DL)."""

from collections import Counter
from functools import cache
from importlib import resources
from itertools import chain, combinations, product
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from speeltafel.core.rulebook import load_rulebook
from speeltafel.kit import lizzy
from speeltafel.kit.lizzy.cards import CARDS, PARTS, deck, spoken
from speeltafel.kit.lizzy.combinations import Combination, said, shown
from speeltafel.kit.lizzy.dice import FACES_OF_A_DIE

LANGUAGES = ("nl", "en")
NAMINGS = list(chain.from_iterable(combinations(Combination, count) for count in range(5)))


@pytest.mark.rule("DL-03")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own(lang: str) -> None:
    names = {card: say(lang, "card", spoken=spoken(card)) for card in CARDS}
    assert len(set(names.values())) == 36
    for card, name in names.items():
        pattern = say(lang, f"pattern-{card[2]}")
        assert pattern in name
        assert (say(lang, "card-gold") in name) == card.endswith("*")


@pytest.mark.rule("DL-11")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_named_or_shown_is_said(lang: str) -> None:
    named = {say(lang, "said", said=said(names)) for names in NAMINGS}
    assert len(named) == len(NAMINGS) == 16
    for names in NAMINGS:
        words = say(lang, "said", said=said(names))
        for name in Combination:
            called = say(lang, f"combination-{name.replace('_', '-')}")
            assert (called in words) == (name in names) or len(names) == 4
    shows = {said(shown((head, body, tail)).combinations) for head, body, tail in product(*_parts())}
    seen = {say(lang, "shows", shows=one) for one in shows}
    assert len(seen) == 9


def test_combinations_have_one_short_name_whatever_their_order() -> None:
    assert said((Combination.PATTERNS_SAME, Combination.COLOURS_DIFFERENT)) == "cd-ps"
    assert said(("colours_different", "patterns_same")) == "cd-ps"
    assert said(()) == "none"


@pytest.mark.rule("DL-13")
@pytest.mark.rule("DL-14")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_odds_that_the_rulebook_states_are_those_of_one_deck(lang: str) -> None:
    counted: Counter[str] = Counter()
    for head, body, tail in product(*_parts()):
        seen = shown((head, body, tail))
        counted.update([*seen.combinations, *(["valid"] * seen.valid), *(["double"] * seen.double)])
        counted.update([*(["golden"] * seen.golden), *(["golden and valid"] * (seen.golden and seen.valid))])
    double, golden = (load_rulebook(lizzy.__name__, lang).rule(rule).text for rule in ("DL-13", "DL-14"))
    stated = ["colours_same", "colours_different", "patterns_same", "patterns_different", "valid", "double"]
    assert _numbers(double) == [counted["colours_same"], 5832, *(counted[what] for what in stated[1:])]
    assert _numbers(golden)[-3:] == [5832, counted["golden"], counted["golden and valid"]]
    assert 18**3 == 5832


@pytest.mark.rule("DL-20")
@pytest.mark.rule("DL-21")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_odds_that_the_rulebook_states_are_those_of_the_dice(lang: str) -> None:
    throws = [
        set(shown(("h" + head, "b" + body, "t" + tail)).combinations)
        for head, body, tail in product(FACES_OF_A_DIE, repeat=3)
    ]
    same = {Combination.COLOURS_SAME, Combination.PATTERNS_SAME}
    different = {Combination.COLOURS_DIFFERENT, Combination.PATTERNS_DIFFERENT}
    counts = [
        len(throws),
        sum(bool(seen & same) for seen in throws),
        sum(bool(seen & different) for seen in throws),
        sum(bool(seen) for seen in throws),
        sum(len(seen) == 2 for seen in throws),
        throws.count(same),
        throws.count(different),
    ]
    assert _numbers(load_rulebook(lizzy.__name__, lang).rule("DL-21").text) == counts


def test_both_languages_have_the_same_rules_in_the_same_order() -> None:
    nl, en = ([rule.id for rule in load_rulebook(lizzy.__name__, lang).rules] for lang in LANGUAGES)
    assert nl == en


def say(lang: str, key: str, **args: Any) -> str:
    """The deck's own words, and no others."""
    bundle = _words(lang)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    told, errors = bundle.format_pattern(pattern, args)
    assert not errors
    return str(told)


@cache
def _words(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    page = resources.files(lizzy) / "words" / f"{lang}.ftl"
    bundle.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return bundle


def _parts() -> list[list[str]]:
    return [[card for card in deck() if card[0] == part] for part in PARTS]


def _numbers(text: str) -> list[int]:
    """The numbers that a rule states, without those of other rules' ids."""
    return [int(word.strip(",.;:")) for word in text.split() if word.strip(",.;:").isdigit()]
