"""`speeltafel rules`: a rulebook in the terminal, with its drawn examples."""

import re
from collections.abc import Iterable, Iterator
from textwrap import indent
from typing import Final

import click
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from speeltafel.cli.spoken import Spoken, WrongArgument, words_for
from speeltafel.cli.terminal import game_named, lang_option, screen
from speeltafel.core.game import AnyGame
from speeltafel.core.rulebook import Block, Chapter, Example, Note, Paragraph, Points, Rule, Rulebook, load_rulebook
from speeltafel.core.seat import SEAT_LETTERS, Viewer

TABLES: Final = "tables"
"""Asks for the rules of the table itself."""
WIDEST: Final = 100
ABOUT_IT: Final = frozenset({"act", "refused", "for", "wins", "loses", "draw"})
"""Facts of an example that are no part of its position."""


@click.command(cls=Spoken)
@click.argument("game")
@click.argument("rule", required=False)
@lang_option
def rules(game: str, rule: str | None, lang: str | None) -> None:
    """The rulebook of GAME (or of ``tables``), or its one RULE."""
    words = words_for(lang)
    found = None if game == TABLES else game_named(game, words)
    books = [load_rulebook(package, words.lang) for package in _packages(found)]
    shown = screen()
    shown.width = min(shown.width, WIDEST)
    if rule is None:
        for book in books:
            _print(shown, _book(book, found))
        return
    wanted = [one for book in books for one in book.rules if one.id == rule.upper()]
    if not wanted:
        raise WrongArgument(words.say("cli-no-such-rule", rule=rule, game=game))
    _print(shown, _rule(wanted[0], found))


def _packages(game: AnyGame | None) -> tuple[str, ...]:
    if game is None:
        return ("speeltafel.tables",)
    return (type(game).__module__, *(f"speeltafel.kit.{kit}" for kit in game.about.kits))


def _print(shown: Console, parts: Iterable[RenderableType]) -> None:
    for part in parts:
        shown.print(part)
        shown.print()


def _book(book: Rulebook, game: AnyGame | None) -> Iterator[RenderableType]:
    yield Text(book.title.upper(), style="bold")
    yield from _blocks(book.intro, game)
    for chapter in book.chapters:
        yield from _chapter(chapter, game)


def _chapter(chapter: Chapter, game: AnyGame | None) -> Iterator[RenderableType]:
    yield Text(f"{chapter.title}\n{'-' * len(chapter.title)}", style="bold")
    yield from _blocks(chapter.intro, game)
    for rule in chapter.rules:
        yield from _rule(rule, game)


def _rule(rule: Rule, game: AnyGame | None) -> Iterator[RenderableType]:
    yield Text(f"{rule.id}  {rule.title}", style="bold")
    yield from _blocks(rule.body, game)


def _blocks(blocks: Iterable[Block], game: AnyGame | None) -> Iterator[RenderableType]:
    for block in blocks:
        match block:
            case Paragraph(text):
                yield _inline(text)
            case Points(items):
                yield Text("\n").join(Text("- ").append_text(_inline(item)) for item in items)
            case Note(text):
                yield Padding(_inline(text, style="italic"), (0, 0, 0, 4))
            case Example(position, facts, caption):
                assert game is not None, "the rules of the table have no boards"
                yield Text(indent(_drawn(game, position, facts), "    "))
                yield Padding(_inline(caption), (0, 0, 0, 4))


def _drawn(game: AnyGame, position: str, facts: dict[str, str]) -> str:
    """The example as the one who is to act sees it, unless it says for whom it is drawn."""
    own = "".join(f"\n{name}: {value}" for name, value in facts.items() if name not in ABOUT_IT)
    state = game.notation.read_position(position + own)
    viewer = _viewer(facts["for"]) if "for" in facts else min(game.to_act(state), default=0)
    drawn = game.notation.draw(game.view(state, viewer), viewer)
    return f"{drawn}\n\n{facts['act']}" if "act" in facts else drawn


def _viewer(name: str) -> Viewer:
    return None if name == "watcher" else SEAT_LETTERS.index(name)


_MARKED: Final = re.compile(r"\*\*(.+?)\*\*|`(.+?)`")


def _inline(text: str, style: str = "") -> Text:
    """The text with its **bold** and `code` shown, not spelt."""
    shown = Text(style=style)
    end = 0
    for marked in _MARKED.finditer(text):
        shown.append(text[end : marked.start()])
        shown.append(marked[1] or marked[2], style="bold")
        end = marked.end()
    return shown.append(text[end:])
