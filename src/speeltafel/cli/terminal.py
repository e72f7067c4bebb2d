"""What the commands share: where they write, ``--lang``, games and their options by name."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click
from rich.console import Console

from speeltafel.cli.spoken import SpokenOption, WrongArgument
from speeltafel.core.codec import codec
from speeltafel.core.game import AnyGame
from speeltafel.core.registry import find_games
from speeltafel.tables.options import WrongValue, option_of, read_value
from speeltafel.words import LANGUAGES, Words

_Command = TypeVar("_Command", bound=Callable[..., Any])


def screen() -> Console:
    """Where a command writes: the standard output, at its width; nothing is coloured that nobody asked for."""
    return Console(highlight=False)


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
