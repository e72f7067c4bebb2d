"""What holds for every command: help and refusals in one's language, exit statuses, a quiet Ctrl-C."""

import json
import re
import subprocess
import sys

import click
import pytest

from speeltafel import __version__
from speeltafel.cli.app import app
from speeltafel.cli.spoken import language
from speeltafel.core.registry import find_games
from tests.cli.terminal import run

COMMANDS = ("serve", "games", "rules", "play", "arena", "check-tables", "backup", "restore", "new-game")


def test_the_help_lists_every_command() -> None:
    listed = run("--help").output
    for command in COMMANDS:
        assert re.search(rf"^  {command} ", listed, re.MULTILINE), command


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_option_is_explained_in_both_languages(command: str) -> None:
    dutch, english = (run(command, "--help", lang=lang) for lang in ("nl", "en"))
    assert dutch.exit_code == english.exit_code == 0
    assert dutch.output != english.output


def test_the_version_is_said() -> None:
    assert run("--version").output == f"speeltafel {__version__}\n"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8", "LC_MESSAGES": "nl_NL"}, "nl"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], lang: str) -> None:
    assert language(environment) == lang


def test_a_game_that_is_not_there_is_answered_with_those_that_are() -> None:
    there = ", ".join(find_games())
    for command in ("play", "rules", "arena"):
        answer = run(command, "chess")
        assert answer.exit_code == 2
        assert answer.output == f"There is no game called chess here. There is: {there}.\n"
    assert "Een spel chess is er hier niet." in run("play", "chess", lang="nl").output


def test_ctrl_c_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(app.commands["games"], "invoke", interrupt)
    stopped = run("games")
    assert (stopped.exit_code, stopped.stdout, stopped.stderr) == (130, "", "\n")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("dance", "Er is geen commando dance."),
        ("games --colour", "Er is geen optie --colour."),
        ("play", "GAME ontbreekt."),
        ("play geister --bot", "--bot wil een waarde."),
        ("games --json=yes", "--json krijgt geen waarde."),
        ("serve --data=", "Dat past niet bij --data DIR."),
        ("restore copy.db --data=", "Dat past niet bij --data DIR."),
        ("serve now", "Dat is meer dan speeltafel serve wil hebben."),
        ("games --lang fr", "Dat past niet bij --lang [nl|en]."),
        ("arena geister --games 0", "Dat past niet bij --games NUMBER."),
        # Bytes that are no text, as Python hands them over.
        ("serve --seed \udcff", "Dat past niet bij --seed TEXT."),
        ("serve --host home\udcff", "Dat past niet bij --host TEXT."),
        ("arena geister --seed \udcff", "Dat past niet bij --seed TEXT."),
        ("play geister -o draws=\udcff", "Dat past niet bij --option NAME=VALUE."),
        ("check-tables --database postgresql://\udcff@/x", "Dat past niet bij --database URL."),
    ],
)
def test_a_line_that_cannot_be_read_is_answered_in_words(line: str, why: str) -> None:
    answer = run(*line.split(), lang="nl")
    command = f"speeltafel {line.partition(' ')[0]}".removesuffix(" dance")
    assert answer.exit_code == 2
    assert answer.stderr == f"{why}\n{command} --help zegt meer.\n"


def test_a_folder_may_be_called_what_is_no_text() -> None:
    assert "There are no tables in " in run("check-tables", "--data", "nowhere/\udcff").output


def test_an_option_that_the_environment_sets_too_says_so() -> None:
    for command in app.commands.values():
        for option in command.params:
            if isinstance(option, click.Option) and isinstance(option.envvar, str):
                option.get_help_record(click.Context(command))
                assert f"from {option.envvar}" in str(option.help), option.name


def test_without_a_command_the_help_is_shown() -> None:
    assert run().output.strip() == run("--help").output.strip()


def test_the_program_is_the_same_as_the_module() -> None:
    for start in (["-m", "speeltafel"], ["-c", "from speeltafel.cli import main; main()"]):
        said = subprocess.run([sys.executable, *start, "--version"], capture_output=True, text=True, check=True)
        assert said.stdout == f"speeltafel {__version__}\n"


def test_the_games_are_listed_for_people() -> None:
    listed = run("games", lang="nl").output
    assert "geister" in listed
    assert "Spelers" in listed


def test_the_games_are_listed_for_programs() -> None:
    listed = {about["id"]: about for about in json.loads(run("games", "--json").output)}
    assert set(listed) == set(find_games())
    assert listed["geister"]["seats"] == [2, 2]
    assert listed["geister"]["bots"] == ["random", "beginner"]
