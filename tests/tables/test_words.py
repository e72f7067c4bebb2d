"""Everything that a table can answer is said in both languages, with the facts that come with it."""

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

from speeltafel.core import play
from speeltafel.core.registry import find_games
from speeltafel.games.geister import GAME
from speeltafel.tables import judge, tables
from speeltafel.tables.commands import COMMANDS
from speeltafel.tables.options import options_of
from speeltafel.words import LANGUAGES, Words


def _messages(lang: str) -> dict[str, frozenset[str]]:
    """Each message of the tables with the facts that it speaks of."""
    text = (resources.files("speeltafel.tables") / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = re.finditer(r"^([a-z][\w-]*) =(.*(?:\n[ \t]+.*)*)", text, re.MULTILINE)
    return {match[1]: frozenset(re.findall(r"\$(\w+)", match[2])) for match in found}


def _refusals() -> dict[str, frozenset[str]]:
    """Each sentence that the tables' own refusals name, with the facts that always come with it."""
    found: dict[str, frozenset[str]] = {}
    for module in (judge, tables, play):
        tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
        calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
        for call in calls:
            if not (isinstance(call.func, ast.Name) and call.func.id == "Refusal"):
                continue
            facts = call.args[2] if len(call.args) > 2 else ast.Dict([], [])
            assert isinstance(facts, ast.Dict)
            keys = [text for key in facts.keys if key is not None for text in _texts(key)]
            named = frozenset(key.removesuffix("_words") for key in keys)
            for why in _texts(call.args[1]):
                found[why] = found.get(why, named) & named
    return found


def _texts(expression: ast.expr) -> list[str]:
    """The texts that ``expression`` can be: a literal, or one of the two of a choice."""
    if isinstance(expression, ast.IfExp):
        return [*_texts(expression.body), *_texts(expression.orelse)]
    assert isinstance(expression, ast.Constant)
    return [str(expression.value)]


def test_both_languages_say_the_same_messages_of_the_same_facts() -> None:
    dutch, english = (_messages(lang) for lang in LANGUAGES)
    assert dutch == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_a_table_has_a_sentence_that_wants_no_more_than_it_is_given(lang: str) -> None:
    messages = _messages(lang)
    refusals = _refusals()
    assert "seat-taken" in refusals
    assert [why for why in refusals if f"refusal-{why}" not in messages] == []
    assert [why for why, facts in refusals.items() if messages[f"refusal-{why}"] - facts] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_there_for_a_refusal_that_nobody_gives(lang: str) -> None:
    spoken = {key.removeprefix("refusal-") for key in _messages(lang) if key.startswith("refusal-")}
    assert spoken == set(_refusals())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_is_described(lang: str) -> None:
    words = Words(lang, GAME)
    assert [command.name for command in COMMANDS if not words.knows(f"command-{command.name}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_what_it_can_be_has_a_name(lang: str) -> None:
    words = Words(lang, GAME)
    for option in options_of(GAME):
        name = f"option-{option.name.replace('_', '-')}"
        assert words.knows(name)
        assert [choice for choice in option.choices if not words.knows(f"{name}-{choice}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_strength_of_a_bot_has_a_name(lang: str) -> None:
    strengths = {strength for game in find_games().values() for strength in game.about.bots}
    assert [strength for strength in sorted(strengths) if not Words(lang).knows(f"strength-{strength}")] == []
