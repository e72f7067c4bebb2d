"""What a game can say, read as the server reads it."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("nl", "en")


def sentence(packages: tuple[str, ...], lang: str, key: str, args: Mapping[str, Any]) -> str:
    """The message ``key`` of the first package that has it; ``AssertionError`` if none has or it wants more."""
    bundle = _bundle(packages, lang)
    assert bundle.has_message(key), f"no {key} in {lang} among the words of {', '.join(packages)}"
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} says nothing in {lang}"
    said, errors = bundle.format_pattern(pattern, dict(args))
    assert not errors, f"{key} in {lang} with {args}: {errors}"
    return str(said)


def has_message(package: str, lang: str, key: str) -> bool:
    """Whether the words of ``package`` hold ``key`` in that language."""
    return bool(_bundle((package,), lang).has_message(key))


@cache
def _bundle(packages: tuple[str, ...], lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for package in packages:
        page = resources.files(package) / "words" / f"{lang}.ftl"
        if page.is_file():
            bundle.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return bundle
