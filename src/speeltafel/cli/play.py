"""`speeltafel play`: a game against a bot in the terminal."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, Literal, TypeAlias

import click
from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from speeltafel.bots import Bot, strengths
from speeltafel.cli.match import THINKING_S
from speeltafel.cli.spoken import Spoken, WrongArgument, words_for
from speeltafel.cli.terminal import game_named, lang_option, option, options_for, screen
from speeltafel.core import play as forward
from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.entry import Resigned, Started, Stopped
from speeltafel.core.game import AnyGame
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import SEAT_LETTERS, Seat
from speeltafel.words import Words, players

Asked: TypeAlias = Literal["answered", "left"]

SHOWN_AT_MOST: Final = 40
"""Of more choices than this the list shows only the first."""


@click.command(cls=Spoken)
@click.argument("game")
@option("--bot", default=None)
@option("--option", "-o", "settings", multiple=True, metavar="NAME=VALUE")
@option("--seed", default=None)
@lang_option
def play(game: str, bot: str | None, settings: Sequence[str], seed: str | None, lang: str | None) -> None:
    """GAME, you against as many bots as it takes; the beginner, or else the weakest, if none is named."""
    found = game_named(game, words_for(lang))
    words = words_for(lang, found)
    options = options_for(found, settings, found.about.seats[0], words)
    strength, playing = _opponent(found, bot, words)
    Round(found, options, playing, strength, words, seed or secrets.token_hex(8)).play()


def _opponent(game: AnyGame, wanted: str | None, words: Words) -> tuple[str, Bot]:
    bots = strengths(game)
    if wanted is not None and wanted not in bots:
        raise WrongArgument(words.say("cli-no-such-bot", name=wanted, bots=", ".join(bots)))
    strength = wanted or ("beginner" if "beginner" in bots else next(iter(bots)))
    return strength, bots[strength]


class Round:
    """One game at this terminal: the person has one seat, bots of one strength have the others."""

    def __init__(self, game: AnyGame, options: Any, bot: Bot, strength: str, words: Words, seed: str) -> None:
        seats = game.about.seats[0]
        self._game = game
        self._bot = bot
        self._strength = strength
        self._words = words
        self._shown: Console = screen()
        self._numbers = seeded(seed)
        self._me: Seat = self._numbers.below(seats)
        started = Started(options, seats, self._numbers.below(seats), game.about.rules_version, "seed")
        self._state = forward.begin(game, started, self._numbers).state
        self._heard: list[list[Any]] = [[] for _ in range(seats)]
        self._drawn: Any = None

    def play(self) -> None:
        """From the first act to the result, or until the person leaves."""
        self._say("cli-play-begins", game=self._words.say("title"), me=SEAT_LETTERS[self._me], bot=self._strength)
        self._say("notation-help")
        while to_act := self._game.to_act(self._state):
            # One's own decision first: where several are asked at once, none waits for another.
            if self._me not in to_act:
                self._let_bot_act(min(to_act))
            elif self._ask() == "left":
                self._say("cli-play-left")
                return
        self._tell_result()

    def _let_bot_act(self, seat: Seat) -> None:
        view, offer = self._game.view(self._state, seat), self._game.offer(self._state, seat)
        self._act(seat, self._bot.choose(view, offer, self._heard[seat], THINKING_S, Recorder(self._numbers)))

    def _act(self, seat: Seat, action: Any) -> None:
        moved = forward.advance(self._game, self._state, seat, action, self._numbers)
        if not isinstance(moved, forward.Moved):
            self._refuse(moved)
            return
        self._state = moved.state
        for listener, heard in enumerate(self._heard):
            told = [hear for news in moved.news if (hear := self._game.hear(news, listener)) is not None]
            heard.extend(told)
            if listener == self._me:
                self._tell(told)

    def _tell(self, news: Sequence[Any]) -> None:
        for told in news:
            self._shown.print(self._words.told("news", told, **players(told, self._name)))

    def _ask(self) -> Asked:
        """One line of the person: an act, or a word for the terminal."""
        self._draw()
        try:
            line = click.prompt(self._words.say("cli-play-prompt"), default="", show_default=False, prompt_suffix=" ")
        except click.Abort:
            return "left"
        match self._meant(line.strip()):
            case "help":
                self._list_choices()
            case "random":
                self._act(self._me, Recorder(self._numbers).pick(self._choices()))
            case "resign":
                self._resign()
            case "quit":
                return "left"
            case text:
                self._read_act(text)
        return "answered"

    def _resign(self) -> None:
        if "resigned" not in self._game.about.stops:
            self._refuse(Refusal("TB-18", "not-in-this-game"))
            return
        self._state = forward.stop(self._game, self._state, Stopped(Resigned(self._me))).state

    def _refuse(self, refusal: Refusal) -> None:
        self._shown.print(f"{self._words.refusal(refusal, self._name)} ({refusal.rule})")

    def _meant(self, line: str) -> str:
        """``help``, ``random``, ``resign`` or ``quit`` if one of its words was typed, else the line itself."""
        for meant in ("help", "random", "resign", "quit"):
            if line.lower() in self._words.say(f"cli-play-{meant}-words").split():
                return meant
        return line or "help"

    def _read_act(self, text: str) -> None:
        action = self._read(text)
        if action is None:
            self._say("cli-play-not-an-act", text=text)
        else:
            self._act(self._me, action)

    def _read(self, text: str) -> Any:
        """The act that was typed, or ``None``; nobody should stumble over a capital."""
        for spelling in (text, text.upper(), text.lower()):
            with suppress(ValueError):
                return self._game.notation.read_action(spelling)
        return None

    def _choices(self) -> Sequence[Any]:
        return self._game.choices(self._state, self._me)

    def _list_choices(self) -> None:
        choices = self._choices()
        written = [self._game.notation.write_action(action) for action in choices[:SHOWN_AT_MOST]]
        self._shown.print(Columns([Text(text) for text in written], padding=(0, 2)))
        if len(choices) > SHOWN_AT_MOST:
            self._say("cli-play-more-choices", count=len(choices) - SHOWN_AT_MOST)
        self._say("cli-play-help", resigns=int("resigned" in self._game.about.stops))

    def _tell_result(self) -> None:
        result = self._game.result(self._state)
        assert result is not None
        self._draw()
        who = ", ".join(self._name(seat) for seat in result.winners)
        self._shown.print(f"{self._words.say(f'result-{result.reason}', who=who)} ({result.rule})")

    def _draw(self) -> None:
        """The position, unless it stands there already."""
        if self._state != self._drawn:
            self._drawn = self._state
            drawing = self._game.notation.draw(self._game.view(self._state, self._me), self._me)
            self._shown.print(f"\n{drawing}\n", markup=False)

    def _name(self, seat: Seat) -> str:
        letter = SEAT_LETTERS[seat]
        return letter if seat == self._me else f"{letter} ({self._strength})"

    def _say(self, key: str, **args: str | int) -> None:
        self._shown.print(self._words.say(key, **args), markup=False)
