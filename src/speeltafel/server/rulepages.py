"""A rulebook ready to be shown: its Markdown as HTML, its drawn examples as somebody at the table would see them."""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cached_property
from importlib.resources import files
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from speeltafel.core import rulebook
from speeltafel.core.codec import codec
from speeltafel.core.game import AnyGame
from speeltafel.core.rulebook import Block, Chapter, Example, Note, Paragraph, Points, Rule
from speeltafel.core.seat import SEAT_LETTERS, Seat, Viewer
from speeltafel.server.problems import NoSuchPage
from speeltafel.server.wire import ChapterPage, RulebookPage, RuleExample, RuleNote, RulePage, RulePart, RuleText

LANGUAGES: Final = ("nl", "en")
TABLES: Final = "tables"
"""The book of what holds at every table."""

# Facts that say something about an example and are no part of its position.
_ABOUT_IT: Final = frozenset({"act", "refused", "for", "wins", "loses", "draw"})
_RULE_ID: Final = re.compile(r"\b([A-Z]{2}-\d+)\b")
_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False})


class Rulebooks:
    """The books of some games, of their kits and of the tables, each made into a page once."""

    def __init__(self, games: Mapping[str, AnyGame], base: str = "") -> None:
        self._games = games
        self._base = base
        self._packages = {
            TABLES: "speeltafel.tables",
            **{kit: f"speeltafel.kit.{kit}" for game in games.values() for kit in game.about.kits},
            **{id_: type(game).__module__ for id_, game in games.items()},
        }
        self._pages: dict[tuple[str, str], RulebookPage] = {}

    def page(self, book: str, lang: str) -> RulebookPage:
        """The book in that language; ``NoSuchPage`` when there is none."""
        if book not in self._packages or lang not in LANGUAGES:
            raise NoSuchPage
        if (book, lang) not in self._pages:
            self._pages[book, lang] = self._made(book, lang)
        return self._pages[book, lang]

    def words(self, game: str, lang: str) -> str:
        """The Fluent messages of a game, then its kits' and the tables'; ``NoSuchPage`` when there are none."""
        if game not in self._games or lang not in LANGUAGES:
            raise NoSuchPage
        books = (game, *self._games[game].about.kits, TABLES)
        pages = (files(self._packages[book]) / "words" / f"{lang}.ftl" for book in books)
        return "\n".join(page.read_text(encoding="utf-8") for page in pages if page.is_file())

    def _made(self, book: str, lang: str) -> RulebookPage:
        read = rulebook.load_rulebook(self._packages[book], lang)
        game = self._games.get(book)
        chapters = tuple(self._chapter(chapter, game) for chapter in read.chapters)
        return RulebookPage(book=book, title=read.title, html=self._prose(read.intro), chapters=chapters)

    def _chapter(self, chapter: Chapter, game: AnyGame | None) -> ChapterPage:
        rules = tuple(self._rule(rule, game) for rule in chapter.rules)
        return ChapterPage(title=chapter.title, html=self._prose(chapter.intro), rules=rules)

    def _rule(self, rule: Rule, game: AnyGame | None) -> RulePage:
        return RulePage(id=rule.id, title=rule.title, parts=tuple(self._part(block, game) for block in rule.body))

    def _prose(self, blocks: tuple[Block, ...]) -> str:
        return "".join(self._html(block) for block in blocks if isinstance(block, Paragraph | Points))

    def _part(self, block: Block, game: AnyGame | None) -> RulePart:
        match block:
            case Paragraph() | Points():
                return RuleText(self._html(block))
            case Note(text):
                return RuleNote(self._linked(text))
            case Example():
                assert game is not None, "only a game can read a position"
                return _example(block, game, caption=self._phrase(block.caption))

    def _html(self, block: Paragraph | Points) -> str:
        match block:
            case Paragraph(text):
                return self._linked(text)
            case Points(items):
                return self._linked("\n".join(f"- {item}" for item in items))

    def _linked(self, markdown: str) -> str:
        """As HTML, with each rule id a link to where it stands."""
        return self._rendered(_MARKDOWN.parse(markdown))

    def _phrase(self, markdown: str) -> str:
        """The same for what is a part of a line."""
        return self._rendered(_MARKDOWN.parseInline(markdown))

    def _rendered(self, tokens: list[Token]) -> str:
        for token in tokens:
            if token.children:
                token.children = list(self._with_links(token.children))
        return str(_MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {}))

    def _with_links(self, tokens: list[Token]) -> Iterator[Token]:
        for token in tokens:
            pieces = _RULE_ID.split(token.content) if token.type == "text" else [token.content]
            if len(pieces) == 1:
                yield token
                continue
            for piece in pieces:
                book = self._books.get(piece[:2]) if _RULE_ID.fullmatch(piece) else None
                if book is not None:
                    yield Token("link_open", "a", 1, attrs={"href": f"{self._base}/rules/{book}#{piece}"})
                yield Token("text", "", 0, content=piece)
                if book is not None:
                    yield Token("link_close", "a", -1)

    @cached_property
    def _books(self) -> dict[str, str]:
        """The book of each pair of letters that rule ids begin with."""
        books: dict[str, str] = {}
        for book, package in self._packages.items():
            with suppress(LookupError):  # a game of somebody's own may have no rulebook in English
                books[rulebook.load_rulebook(package, "en").rules[0].id[:2]] = book
        return books


def _example(example: Example, game: AnyGame, *, caption: str) -> RuleExample:
    """The position before its act, as the one who acts sees it, unless the example says for whom it is."""
    about_it = {fact: said for fact, said in example.facts.items() if fact in _ABOUT_IT}
    position = "".join(f"\n{fact}: {said}" for fact, said in example.facts.items() if fact not in _ABOUT_IT)
    state = game.notation.read_position(example.position + position)
    viewer = _viewer(about_it["for"]) if "for" in about_it else _first_to_act(game, state)
    view = game.view(state, viewer)
    encode = codec(game).json
    return RuleExample(
        game=game.about.id,
        view=encode(view),
        viewer=viewer,
        drawing=game.notation.draw(view, viewer),
        caption=caption,
        action=encode(game.notation.read_action(about_it["act"])) if "act" in about_it else None,
        refused=about_it.get("refused"),
    )


def _viewer(said: str) -> Viewer:
    return None if said == "watcher" else SEAT_LETTERS.index(said)


def _first_to_act(game: AnyGame, state: Any) -> Seat:
    return min(game.to_act(state), default=0)
