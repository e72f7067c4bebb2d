"""What the commands share: language, help in it, what they say when they cannot go on, games and options by name."""

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import click
from rich.console import Console

from speeltafel.core.codec import codec
from speeltafel.core.game import AnyGame
from speeltafel.core.registry import find_games
from speeltafel.tables.options import WrongValue, option_of, read_value
from speeltafel.words import LANGUAGES, Words

_Command = TypeVar("_Command", bound=Callable[..., Any])


class Failed(click.ClickException):
    """The command cannot do what was asked; the message says why and what one may do, in the person's language."""

    def show(self, file: Any = None) -> None:
        """The message alone: it needs no ``Error:`` before it."""
        click.echo(self.message, file=file, err=file is None)


def language(environ: Mapping[str, str] | None = None) -> str:
    """The language that the environment names, or English."""
    given = os.environ if environ is None else environ
    named = next((given[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if given.get(name)), "")
    return next((lang for lang in LANGUAGES if named.lower().startswith(lang)), "en")


def words_for(lang: str | None, game: AnyGame | None = None) -> Words:
    """The words for a terminal: without the marks round names that a browser wants."""
    return Words(lang or language(), game, isolating=False)


def screen() -> Console:
    """Where a command writes: the standard output, at its width; nothing is coloured that nobody asked for."""
    return Console(highlight=False)


class WrongArgument(Failed):
    """What was asked cannot be asked."""

    exit_code = 2


class SpokenOption(click.Option):
    """An option whose help is the message ``cli-option-<name>``."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = words_for(None).say(f"cli-option-{_hyphened(self.opts[0])}")
        return super().get_help_record(ctx)


class Spoken(click.Command):
    """A command whose help is the message ``cli-help-<name>``."""

    def get_short_help_str(self, limit: int = 45) -> str:
        return _help(self)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = words_for(None).say("cli-option-help")
        return found

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(_help(self))


class SpokenGroup(Spoken, click.Group):
    """A group of such commands, listed in the order in which one meets them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)


def _help(command: click.Command) -> str:
    return words_for(None).say(f"cli-help-{_hyphened(str(command.name))}")


def _hyphened(name: str) -> str:
    return name.lstrip("-").replace("_", "-")


def option(*names: str, **settings: Any) -> Callable[[_Command], _Command]:
    """A click option with its help in the words."""
    return click.option(*names, cls=SpokenOption, **settings)


def lang_option(command: _Command) -> _Command:
    """``--lang``; without it the environment says which language."""
    return option("--lang", type=click.Choice(LANGUAGES))(command)


def game_named(name: str, words: Words) -> AnyGame:
    """The game with that id, or a failure that says which there are."""
    games = find_games()
    if name not in games:
        raise WrongArgument(words.say("cli-no-such-game", name=name, games=", ".join(games)))
    return games[name]


def options_for(game: AnyGame, settings: Sequence[str], seats: int, words: Words) -> Any:
    """The game's options with ``settings``, each ``name=value``, in place of its defaults."""
    values: dict[str, Any] = {}
    for setting in settings:
        name, _, given = setting.partition("=")
        about = option_of(game, name)
        if about is None or about.general:
            raise WrongArgument(words.say("cli-no-such-option", name=name))
        try:
            values[about.name] = read_value(about, given or None, about.default)
        except WrongValue:
            raise WrongArgument(words.say("cli-wrong-value", name=name, value=given)) from None
    options = codec(game).read_options(values)
    if refusal := game.check(options, seats):
        raise WrongArgument(f"{words.refusal(refusal)} ({refusal.rule})")
    return options


def span(fewest: int, most: int) -> str:
    """``2``, or ``2-4``."""
    return str(fewest) if fewest == most else f"{fewest}-{most}"
