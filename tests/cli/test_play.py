"""`speeltafel play`: a game in the terminal, typed."""

from typing import Any

import pytest

from speeltafel.core.registry import find_games
from speeltafel.words import LANGUAGES, Words
from tests.cli.terminal import run

PLACED = "GGEEGGEE\n"


def play(typed: str, *more: str, lang: str = "en") -> str:
    result = run("play", "geister", "--seed", "4", *more, lang=lang, typed=typed)
    assert result.exit_code == 0
    return result.output


def test_a_game_is_played_to_its_end() -> None:
    told = play("random\n" * 250, "--bot", "random")
    assert "B has placed the ghosts." in told
    assert told.rstrip().endswith(("(GE-20)", "(GE-23)", "(GE-30)", "(GE-31)"))


def test_the_same_seed_gives_the_same_game() -> None:
    assert play("random\n" * 250) == play("random\n" * 250)


def test_a_question_mark_lists_what_can_be_done() -> None:
    told = play("?\nquit\n")
    assert "GGGGEEEE" in told
    assert "and 30 more." in told
    assert "Or: random (draws an act for you), resign, quit, ? (this list)." in told


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: str(game.about.id))
def test_every_game_explains_how_it_is_written(game: Any) -> None:
    assert all(Words(lang, game).knows("notation-help") for lang in LANGUAGES)


def test_the_letters_are_explained_first() -> None:
    assert "G and E are good and evil ghosts of A" in play("quit\n").replace("\n", " ")


def test_an_empty_line_asks_what_can_be_done() -> None:
    assert "GGGGEEEE" in play("\nquit\n")


@pytest.mark.rule("GE-10")
def test_a_refused_act_says_why_and_which_rule() -> None:
    told = play(f"{PLACED}e5-c4\nquit\n")
    assert "From e5 you cannot reach c4: a ghost moves exactly one square" in told
    assert "(GE-10)" in told
    assert "(GE-10)" in play(f"{PLACED}e5-c4\nstop\n", lang="nl")


@pytest.mark.rule("GE-02")
def test_a_placement_that_is_not_four_and_four_is_refused() -> None:
    assert "(GE-02)" in play("GGGGGEEE\nquit\n")


def test_capitals_are_no_stumbling_block() -> None:
    told = play("ggeeggee\nE5-E4\nquit\n")
    assert "B moves from e5 to e4." in told


def test_what_is_no_act_is_said_to_be_none() -> None:
    assert "castle is not an act here." in play("castle\nquit\n")


def test_the_own_side_stands_below_and_the_others_colours_are_not_shown() -> None:
    told = play(f"{PLACED}quit\n")
    assert "6  . g g e e .\n   f e d c b a" in told
    assert "1  . ? ? ? ? ." in told


@pytest.mark.rule("GE-32")
@pytest.mark.parametrize(("lang", "word"), [("en", "resign"), ("nl", "opgeven")])
def test_one_may_resign(lang: str, word: str) -> None:
    told = play(f"{PLACED}{word}\n", lang=lang)
    assert told.rstrip().endswith("(GE-32)")
    assert "A (beginner) win" in told


@pytest.mark.parametrize("typed", ["quit\n", ""])
def test_one_may_leave(typed: str) -> None:
    assert play(typed).endswith("You left; this game was not kept.\n")


def test_an_option_of_the_game_can_be_set() -> None:
    assert run("play", "geister", "-o", "escape=leave", typed="quit\n").exit_code == 0
    there = "escape, move_limit, repetition, disclose"
    for setting, why in (
        ("escape=fly", "For “escape”, take one of: arrow, leave."),
        ("move_limit=many", "“move_limit” is a number from 0 to 1,000."),
        ("disclose=perhaps", "“disclose” is on or off: type “on” or “off”."),
        ("wings=on", f"There is no option called wings in this game. There is: {there}."),
        ("watchers=off", f"There is no option called watchers in this game. There is: {there}."),
    ):
        answer = run("play", "geister", "-o", setting)
        assert (answer.exit_code, answer.output) == (2, f"{why}\n")


@pytest.mark.rule("GE-31")
def test_options_that_do_not_go_together_are_refused_by_their_rule() -> None:
    answer = run("play", "geister", "-o", "repetition=off", "-o", "move_limit=0")
    assert answer.exit_code == 2
    assert answer.output.endswith("(GE-31)\n")


def test_a_bot_that_is_not_there_is_answered_with_those_that_are() -> None:
    answer = run("play", "geister", "--bot", "grandmaster")
    there = "There is no bot called grandmaster for this game. There is: random, beginner.\n"
    assert (answer.exit_code, answer.output) == (2, there)


def test_resigning_is_not_offered_where_a_game_has_none() -> None:
    told = run("play", "zombies", "--seed", "4", lang="en", typed="?\nquit\n").output
    assert "Or: random (draws an act for you), quit, ? (this list)." in told


@pytest.mark.rule("TB-18")
def test_resigning_where_a_game_has_none_is_refused_and_the_game_goes_on() -> None:
    result = run("play", "nice_n_easy", "--seed", "4", lang="en", typed="resign\nend\nquit\n")
    assert result.exit_code == 0
    assert "(TB-18)" in result.output
