"""What the commands share: where they write, ``--lang``, games and their options by name."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click
from rich.console import Console

from speeltafel.cli.spoken import SpokenOption, WrongArgument
from speeltafel.core.codec import codec
from speeltafel.core.game import AnyGame
from speeltafel.core.registry import find_games
from speeltafel.tables.options import OptionAbout, WrongValue, option_of, options_of, read_value
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
            there = ", ".join(option.name for option in options_of(game) if not option.general)
            raise WrongArgument(words.say("cli-no-such-option", name=name, options=there))
        try:
            values[about.name] = read_value(about, given or None, about.default)
        except WrongValue:
            raise WrongArgument(_what_fits(about, words)) from None
    options = codec(game).read_options(values)
    if refusal := game.check(options, seats):
        raise WrongArgument(f"{words.refusal(refusal)} ({refusal.rule})")
    return options


def _what_fits(option: OptionAbout, words: Words) -> str:
    """Which values the option takes, as a table says it (TB-12)."""
    least, most = option.least or 0, option.most or 0
    choices = ", ".join(option.choices)
    return words.say(f"refusal-option-is-a-{option.kind}", option=option.name, choices=choices, least=least, most=most)


def span(fewest: int, most: int) -> str:
    """``2``, or ``2-4``."""
    return str(fewest) if fewest == most else f"{fewest}-{most}"
