"""`speeltafel rules`: whole books, single rules, drawn examples."""

import pytest

from speeltafel.core.registry import find_games
from speeltafel.core.rulebook import load_rulebook
from tests.cli.terminal import run


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("game", [*find_games(), "tables"])
def test_a_whole_book_is_printed_in_either_language(game: str, lang: str) -> None:
    package = "speeltafel.tables" if game == "tables" else type(find_games()[game]).__module__
    book = load_rulebook(package, lang)
    printed = run("rules", game, "--lang", lang)
    assert printed.exit_code == 0
    at = [printed.output.index(f"\n{rule.id}  {rule.title}\n") for rule in book.rules]
    assert at == sorted(at)


def test_no_line_is_wider_than_the_terminal() -> None:
    assert max(map(len, run("rules", "geister").output.splitlines())) <= 100


def test_one_rule_is_printed_with_its_example() -> None:
    printed = run("rules", "geister", "ge-21").output
    assert printed.startswith("GE-21  Who else stands on an arrow")
    assert "    6  . E . . ! ." in printed  # what the others are is not for the one who looks
    assert "    captured: G G E g g e e" in printed
    assert "    b6-a6\n" in printed
    assert "**" not in printed
    assert "`" not in printed


def test_an_example_is_drawn_for_whom_it_says() -> None:
    printed = run("rules", "geister", "GE-01").output
    assert "    1  . e g e g ." not in printed
    assert "f e d c b a" in printed  # for B the board is turned round
    assert "?" in run("rules", "geister", "GE-40").output  # a watcher sees no colours on the board


def test_a_rule_that_is_not_there() -> None:
    answer = run("rules", "geister", "GE-99")
    assert (answer.exit_code, answer.output) == (2, "geister has no rule GE-99.\n")
