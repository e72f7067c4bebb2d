"""The rulebook parser, and what must hold of every rulebook of the house."""

from pathlib import Path

import pytest

import speeltafel
from speeltafel.core.rulebook import (
    Chapter,
    Example,
    Note,
    Paragraph,
    Points,
    Rule,
    Rulebook,
    load_rulebook,
    read_rulebook,
)

SMALL = """\
# Tag

Run, and do not
be caught.

## Running

Only two rules.

### TG-01 Who runs

Everybody runs. One of you is **it**:

- the youngest, or
- whoever wants
  to be.

> The printed rules forget to say who begins.

### TG-02 Caught

Whom `it` touches is it.

```board
. x .
. . o

act: o-x
caption: The o tags the x: it is their turn now.
```

Then the other runs.
"""

BROKEN = {
    "an empty book": ("", 1),
    "text before the title": ("Hello\n# Tag\n\nRun.", 1),
    "no title": ("## Running\n", 1),
    "two titles": ("# Tag\n\nRun.\n\n# Tug\n\nPull.", 5),
    "no introduction": ("# Tag\n## Running\n", 1),
    "a heading without words": ("# Tag\n\nRun.\n##\n", 4),
    "a heading too deep": ("# Tag\n\nRun.\n\n#### TG-01 Who runs\n", 5),
    "a rule outside a chapter": ("# Tag\n\nRun.\n### TG-01 Who runs\n\nAll.", 4),
    "a rule without an id": ("# Tag\n\nRun.\n## Running\n### Who runs\n\nAll.", 5),
    "a rule without a title": ("# Tag\n\nRun.\n## Running\n### TG-01\n\nAll.", 5),
    "a rule without text": ("# Tag\n\nRun.\n## Running\n### TG-01 Who runs\n\n> Why.", 5),
    "a rule twice": ("# Tag\n\nRun.\n## Running\n### TG-01 Who\n\nAll.\n### TG-01 When\n\nNow.", 8),
    "a note that breaks off": ("# Tag\n\nRun.\n\n> Because\nof this.", 6),
    "a list that breaks off": ("# Tag\n\nRun.\n\n- this\nthat", 6),
    "a list in the middle of a paragraph": ("# Tag\n\nRun:\n- this", 4),
    "a note in the middle of a paragraph": ("# Tag\n\nRun.\n> Why.", 4),
    "an unknown fence": ("# Tag\n\nRun.\n\n```python\nx\n```", 5),
    "an open fence": ("# Tag\n\nRun.\n\n```board\nx\ncaption: X.", 5),
    "an example without a position": ("# Tag\n\nRun.\n\n```board\ncaption: X.\n```", 5),
    "an example without a caption": ("# Tag\n\nRun.\n\n```board\nx\nact: x\n```", 5),
    "a fact said twice": ("# Tag\n\nRun.\n\n```board\nx\nact: x\nact: y\ncaption: X.\n```", 8),
    "a position after the facts": ("# Tag\n\nRun.\n\n```board\nx\nact: x\nx x\ncaption: X.\n```", 8),
}


def test_a_book_is_cut_into_chapters_rules_and_blocks_in_reading_order() -> None:
    example = Example(". x .\n. . o", {"act": "o-x"}, "The o tags the x: it is their turn now.")
    who_runs = (
        Paragraph("Everybody runs. One of you is **it**:"),
        Points(("the youngest, or", "whoever wants to be.")),
        Note("The printed rules forget to say who begins."),
    )
    caught = (Paragraph("Whom `it` touches is it."), example, Paragraph("Then the other runs."))
    assert read_rulebook(SMALL) == Rulebook(
        "Tag",
        (Paragraph("Run, and do not be caught."),),
        (
            Chapter(
                "Running",
                (Paragraph("Only two rules."),),
                (Rule("TG-01", "Who runs", who_runs), Rule("TG-02", "Caught", caught)),
            ),
        ),
    )


def test_a_rule_is_found_by_its_id_and_tells_text_notes_and_examples_apart() -> None:
    book = read_rulebook(SMALL)
    assert book.rule("TG-01").text == (
        "Everybody runs. One of you is **it**:\n\n- the youngest, or\n- whoever wants to be."
    )
    assert [note.text for note in book.rule("TG-01").notes] == ["The printed rules forget to say who begins."]
    assert book.rule("TG-02").text == "Whom `it` touches is it.\n\nThen the other runs."
    assert [example.facts for example in book.rule("TG-02").examples] == [{"act": "o-x"}]
    with pytest.raises(KeyError, match="TG-03"):
        book.rule("TG-03")


@pytest.mark.parametrize(("text", "line"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_book_is_refused_with_the_line_where_it_breaks(text: str, line: int) -> None:
    with pytest.raises(ValueError, match=rf"^line {line}: "):
        read_rulebook(text)


def test_a_heading_inside_a_drawn_example_is_part_of_the_drawing() -> None:
    book = read_rulebook("# Tag\n\nRun.\n\n```board\n# # .\ncaption: Two walls.\n```\n")
    assert book.intro[1] == Example("# # .", {}, "Two walls.")


# Every package with a rules folder, so that a new game's book is looked at without being named here.
SOURCE = Path(speeltafel.__file__).parent
FOLDERS = sorted({page.parent.parent for page in SOURCE.rglob("rules/*.md")})
PACKAGES = [".".join((speeltafel.__name__, *folder.relative_to(SOURCE).parts)) for folder in FOLDERS]


@pytest.mark.parametrize("package", PACKAGES)
def test_a_rulebook_says_the_same_rules_in_both_languages(package: str) -> None:
    dutch, english = load_rulebook(package, "nl"), load_rulebook(package, "en")
    assert [[rule.id for rule in chapter.rules] for chapter in dutch.chapters] == [
        [rule.id for rule in chapter.rules] for chapter in english.chapters
    ]
    assert [_shape(rule) for rule in dutch.rules] == [_shape(rule) for rule in english.rules]


def _shape(rule: Rule) -> tuple[str, list[tuple[type, object]]]:
    """A rule without its words: what kinds of block in which order, and what the drawings show."""
    drawn = (
        (type(block), (block.position, block.facts) if isinstance(block, Example) else None) for block in rule.body
    )
    return rule.id, list(drawn)


@pytest.mark.parametrize("lang", ["xx", "", "../rules/nl", "/nl"])
def test_a_language_that_a_book_does_not_have_names_nothing_else(lang: str) -> None:
    with pytest.raises(LookupError, match="no rulebook"):
        load_rulebook(PACKAGES[0], lang)


def test_a_package_without_rules_has_no_rulebook() -> None:
    with pytest.raises(LookupError, match="no rulebook"):
        load_rulebook("speeltafel.core", "en")
