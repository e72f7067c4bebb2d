"""A rulebook: numbered rules as people read them, cut into parts that a page or a terminal can lay out.

The format, a small part of Markdown, with a blank line between any two of these:

    # Title
    An introduction.
    ## Chapter
    ### GE-10 A short title
    A paragraph, with `code` and **bold** inside.
    - a point of a list
    > A note: why the rule is so.
    ```board
    . g e g e .
    act: b2-b3
    caption: What one sees here.
    ```

Text within a paragraph, a point, a note or a caption stays as written: `code` and **bold** are for whoever draws it.
What a position and its facts mean is the game's business.
"""

import re
from collections.abc import Iterator, Sequence
from importlib import resources

from msgspec import Struct


class Paragraph(Struct, frozen=True, tag="paragraph"):
    """One paragraph of the text, on one line."""

    text: str


class Points(Struct, frozen=True, tag="points"):
    """A list of points, in order."""

    items: tuple[str, ...]


class Note(Struct, frozen=True, tag="note"):
    """Why a rule is as it is, where the printed rules are silent."""

    text: str


class Example(Struct, frozen=True, tag="example"):
    """A drawn example: a position in the game's notation, and the facts about it (`turn`, `act`, `refused`, ..)."""

    position: str
    facts: dict[str, str]
    caption: str


Block = Paragraph | Points | Note | Example


class Rule(Struct, frozen=True):
    """One numbered rule; its body is in reading order."""

    id: str
    title: str
    body: tuple[Block, ...]

    @property
    def text(self) -> str:
        """The rule itself, without notes and examples, as Markdown."""
        return "\n\n".join(_markdown(block) for block in self.body if isinstance(block, Paragraph | Points))

    @property
    def notes(self) -> tuple[Note, ...]:
        """Its notes, in order."""
        return tuple(block for block in self.body if isinstance(block, Note))

    @property
    def examples(self) -> tuple[Example, ...]:
        """Its drawn examples, in order."""
        return tuple(block for block in self.body if isinstance(block, Example))


class Chapter(Struct, frozen=True):
    """A chapter: an introduction, often empty, and the rules that belong together."""

    title: str
    intro: tuple[Block, ...]
    rules: tuple[Rule, ...]


class Rulebook(Struct, frozen=True):
    """The rules of one game, or of the table, in one language."""

    title: str
    intro: tuple[Block, ...]
    chapters: tuple[Chapter, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules, in the order of the book."""
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    def rule(self, rule_id: str) -> Rule:
        """The rule with that id; ``KeyError`` if the book has none."""
        for rule in self.rules:
            if rule.id == rule_id:
                return rule
        raise KeyError(rule_id)


def load_rulebook(package: str, lang: str) -> Rulebook:
    """The rulebook ``rules/<lang>.md`` of an importable package; ``LookupError`` if it has none in that language."""
    # Found by listing, not by joining: `lang` may come from a request and must not be able to name another folder.
    folder = resources.files(package) / "rules"
    pages = {page.name: page for page in folder.iterdir()} if folder.is_dir() else {}
    page = pages.get(f"{lang}.md")
    if page is None:
        raise LookupError(f"{package} has no rulebook in {lang!r}")
    return read_rulebook(page.read_text(encoding="utf-8"))


def read_rulebook(markdown: str) -> Rulebook:
    """The book that the text spells; ``ValueError`` with the line number where the text breaks the format."""
    title, *sections = _sections(markdown)
    if title.level != 1:
        raise ValueError(f"line {title.line}: the book begins with its title, '# ..'")
    chapters: list[tuple[_Section, list[_Section]]] = []
    for section in sections:
        match section.level:
            case 2:
                chapters.append((section, []))
            case 3 if chapters:
                chapters[-1][1].append(section)
            case 3:
                raise ValueError(f"line {section.line}: a rule stands in a chapter, '## ..'")
            case _:
                raise ValueError(f"line {section.line}: a book has one title")
    _refuse_doubles([rule for _, rules in chapters for rule in rules])
    return Rulebook(
        title.heading,
        _required(title, "an introduction"),
        tuple(_chapter(heading, rules) for heading, rules in chapters),
    )


class _Line(Struct, frozen=True):
    number: int
    text: str


class _Section(Struct, frozen=True):
    """A heading with all that stands below it, up to the next heading."""

    line: int
    level: int
    heading: str
    blocks: tuple[Block, ...]


_HEADING = re.compile(r"(#{1,3}) +(\S.*)")
_RULE_HEADING = re.compile(r"([A-Z]{2}-\d+) +(\S.*)")
_FACT = re.compile(r"([a-z][a-z_]*): *(.*)")
_FENCE = "```"


def _sections(markdown: str) -> list[_Section]:
    """The book cut at its headings; at least one."""
    sections: list[_Section] = []
    heading: tuple[int, re.Match[str]] | None = None
    below: list[_Line] = []

    def close() -> None:
        if heading is not None:
            line, found = heading
            sections.append(_Section(line, len(found[1]), found[2].strip(), tuple(_blocks(below))))
        elif any(line.text for line in below):
            raise ValueError(f"line {below[0].number}: the book begins with its title, '# ..'")

    inside_fence = False
    for line in _lines(markdown):
        if line.text.startswith(_FENCE):
            inside_fence = not inside_fence
        if not inside_fence and line.text.startswith("#"):
            close()
            found = _HEADING.fullmatch(line.text)
            if found is None:
                raise ValueError(f"line {line.number}: a heading is '#', '##' or '###', a blank and its words")
            heading, below = (line.number, found), []
        else:
            below.append(line)
    close()
    if not sections:
        raise ValueError("line 1: the book is empty")
    return sections


def _lines(markdown: str) -> Iterator[_Line]:
    return (_Line(number, text.rstrip()) for number, text in enumerate(markdown.splitlines(), start=1))


def _blocks(lines: Sequence[_Line]) -> Iterator[Block]:
    """The blocks that the lines spell; a block ends at a blank line, a fence at its closing mark."""
    rest = list(lines)
    while rest:
        if not rest[0].text:
            rest = rest[1:]
        elif rest[0].text.startswith(_FENCE):
            end = next((at for at, line in enumerate(rest[1:], start=1) if line.text == _FENCE), None)
            if end is None:
                raise ValueError(f"line {rest[0].number}: this fence is never closed")
            yield _example(rest[0], rest[1:end])
            rest = rest[end + 1 :]
        else:
            end = next((at for at, line in enumerate(rest) if not line.text or line.text.startswith(_FENCE)), len(rest))
            yield _prose(rest[:end])
            rest = rest[end:]


def _prose(lines: Sequence[_Line]) -> Paragraph | Points | Note:
    match lines[0].text[:2]:
        case "> ":
            return Note(" ".join(_after("> ", line, "a note") for line in lines))
        case "- ":
            return Points(tuple(_items(lines)))
        case _:
            for line in lines:
                if line.text.startswith(("- ", ">")):
                    raise ValueError(f"line {line.number}: a list or a note begins after a blank line")
            return Paragraph(" ".join(line.text.strip() for line in lines))


def _items(lines: Sequence[_Line]) -> Iterator[str]:
    """The points of a list; an indented line goes on with the point above it."""
    item = ""
    for line in lines:
        if line.text.startswith("  "):
            item = f"{item} {line.text.strip()}"
            continue
        if item:
            yield item
        item = _after("- ", line, "a list")
    yield item


def _after(mark: str, line: _Line, what: str) -> str:
    if not line.text.startswith(mark):
        raise ValueError(f"line {line.number}: every line of {what} begins with {mark.strip()!r} and a blank")
    return line.text.removeprefix(mark).strip()


def _example(fence: _Line, lines: Sequence[_Line]) -> Example:
    if fence.text != f"{_FENCE}board":
        raise ValueError(f"line {fence.number}: the only fenced block is a drawn example, '{_FENCE}board'")
    first_fact = next((at for at, line in enumerate(lines) if _FACT.fullmatch(line.text)), len(lines))
    facts: dict[str, str] = {}
    for line in filter(_written, lines[first_fact:]):
        fact = _FACT.fullmatch(line.text)
        if fact is None:
            raise ValueError(f"line {line.number}: after the position every line is 'key: value'")
        key, value = fact.groups()
        if key in facts:
            raise ValueError(f"line {line.number}: {key!r} is said twice")
        facts[key] = value
    position = "\n".join(line.text for line in lines[:first_fact]).strip("\n")
    if not position:
        raise ValueError(f"line {fence.number}: a drawn example needs a position")
    caption = facts.pop("caption", "")
    if not caption:
        raise ValueError(f"line {fence.number}: a drawn example needs a caption")
    return Example(position, facts, caption)


def _written(line: _Line) -> bool:
    return line.text != ""


def _chapter(section: _Section, rules: Sequence[_Section]) -> Chapter:
    return Chapter(section.heading, section.blocks, tuple(_rule(rule) for rule in rules))


def _rule(section: _Section) -> Rule:
    heading = _RULE_HEADING.fullmatch(section.heading)
    if heading is None:
        raise ValueError(f"line {section.line}: a rule is headed by its id and a title, '### GE-10 ..'")
    return Rule(heading[1], heading[2], _required(section, "its text"))


def _required(section: _Section, what: str) -> tuple[Block, ...]:
    if not any(isinstance(block, Paragraph | Points) for block in section.blocks):
        raise ValueError(f"line {section.line}: {section.heading!r} lacks {what}")
    return section.blocks


def _refuse_doubles(rules: Sequence[_Section]) -> None:
    seen: set[str] = set()
    for rule in rules:
        rule_id = rule.heading.split(" ")[0]
        if rule_id in seen:
            raise ValueError(f"line {rule.line}: {rule_id} stands here a second time")
        seen.add(rule_id)


def _markdown(block: Paragraph | Points) -> str:
    match block:
        case Paragraph(text):
            return text
        case Points(items):
            return "\n".join(f"- {item}" for item in items)
