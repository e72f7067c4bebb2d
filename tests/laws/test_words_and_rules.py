"""What a game can say it says in both languages, and what its rulebook says a test shows."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

import speeltafel
from speeltafel.core.registry import find_games
from speeltafel.core.rulebook import load_rulebook
from tests.laws.cited import cited, refusals
from tests.laws.laws import rules_of, words_of
from tests.laws.playing import tag
from tests.laws.test_laws import GAMES, house_of
from tests.laws.words import LANGUAGES, has_message

SOURCE = Path(speeltafel.__file__).parent
TESTS = Path(__file__).parents[1]
BOOKS = sorted(
    ".".join(("speeltafel", *page.parent.parent.relative_to(SOURCE).parts)) for page in SOURCE.rglob("rules/en.md")
)

each_game = pytest.mark.parametrize("game_id", GAMES)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@each_language
@each_game
def test_a_game_has_a_word_for_everything_it_names(game_id: str, lang: str) -> None:
    types = find_games()[game_id].about.types
    names = ["title", "tagline"]
    names += [f"news-{_hyphened(tag(kind))}" for kind in _members(types.news)]
    names += [f"action-{_hyphened(tag(kind))}" for kind in _members(types.action)]
    for option in msgspec.structs.fields(types.options):
        name = f"option-{_hyphened(option.encode_name)}"
        names += [
            name,
            f"{name}-help",
            *(f"{name}-{_hyphened(value)}" for value in _values(types.options, option.name)),
        ]
    assert _unsaid(game_id, lang, names) == []


@each_language
@each_game
def test_a_game_has_a_sentence_for_every_refusal_in_its_source(game_id: str, lang: str) -> None:
    found = refusals(SOURCE / "games" / game_id)
    assert _unsaid(game_id, lang, [f"refusal-{why}" for _, why, _ in found]) == []


@each_game
def test_every_refusal_in_the_source_names_a_rule_that_exists(game_id: str) -> None:
    unknown = [found for found in refusals(SOURCE / "games" / game_id) if found[0] not in rules_of(house_of(game_id))]
    assert unknown == []


@each_game
def test_every_rule_of_a_game_is_cited_by_a_test_of_it(game_id: str) -> None:
    book = load_rulebook(f"speeltafel.games.{game_id}", "en")
    assert sorted({rule.id for rule in book.rules} - cited(TESTS / "games" / game_id).keys()) == []


def test_every_cited_rule_exists() -> None:
    known = {rule.id for book in BOOKS for rule in load_rulebook(book, "en").rules}
    assert {rule: places for rule, places in cited(TESTS).items() if rule not in known} == {}


def test_what_is_cited_and_refused_is_found_in_the_text(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text('@pytest.mark.rule("GE-77")\ndef test_it(): ...\nRefusal("GE-78", "why")\n')
    assert cited(tmp_path) == {"GE-77": ["test_it.py:1"]}
    assert refusals(tmp_path) == [("GE-78", "why", "test_it.py:3")]
    (tmp_path / "rules.py").write_text('Refusal("GE-78", reason)\n')
    with pytest.raises(AssertionError, match=r"rules\.py:1"):
        refusals(tmp_path)


def _unsaid(game_id: str, lang: str, keys: list[str]) -> list[str]:
    packages = words_of(house_of(game_id))
    return [key for key in keys if not any(has_message(package, lang, key) for package in packages)]


def _hyphened(name: object) -> str:
    return str(name).replace("_", "-")


def _members(union: Any) -> tuple[type, ...]:
    """The Structs of a tagged union; a union of one is that one."""
    return get_args(union) or (union,)


def _values(options: type, name: str) -> tuple[Any, ...]:
    """The values of an option that is a choice between names."""
    kind = inspect.type_info(options)
    assert isinstance(kind, inspect.StructType)
    chosen = next(field.type for field in kind.fields if field.name == name)
    return tuple(chosen.values) if isinstance(chosen, inspect.LiteralType) else ()
