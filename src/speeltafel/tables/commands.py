"""What is typed behind a ``/``: the same verbs as the buttons' (TB-10 to TB-18), and questions about the table.

Names and aliases, Dutch ones and what buttons say, stand in one list, from which ``/help`` is made as well.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from msgspec import Struct

from speeltafel.core.entry import PersonId
from speeltafel.core.refusal import Refusal
from speeltafel.tables.options import agreed, options_of, value
from speeltafel.tables.table import Table
from speeltafel.tables.verbs import (
    Accept,
    Bot,
    Draw,
    Join,
    Leave,
    Option,
    Refuse,
    Rematch,
    Resign,
    Start,
    Title,
    Unready,
    Verb,
)
from speeltafel.words import LANGUAGES, Words


class Line(Struct, frozen=True):
    """A sentence for one reader: the message ``words`` with ``args``.

    An argument whose name ends in ``_words`` is itself the key of a message, to be said in the reader's language.
    """

    words: str
    args: dict[str, str | int] = {}


Answer: TypeAlias = Verb | Refusal | tuple[Line, ...]
"""A verb to be done, a refusal, or lines for the one who typed."""


class Misread(ValueError):
    """The words behind the command are not what it takes."""


class TakesNone(Misread):
    """There are words behind a command that takes none."""


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its name, other names for it, its rule, and how its words are read.

    A name of two words is also typed as one.
    """

    name: str
    aliases: tuple[str, ...]
    rule: str
    read: Callable[[list[str]], Verb] | None = None
    """None: answered by ``answer`` itself, or not here yet."""
    later: bool = False


def answer(text: str, table: Table, names: Mapping[PersonId, str]) -> Answer:
    """What the typed ``text``, which begins with ``/``, asks of ``table``."""
    command, words = _named(text)
    if command is None:
        return (_unknown(words),)
    if command.later:
        return (Line("told-comes-later", {"command": command.name, "rule": command.rule}),)
    if command.name == "help":
        return _help(words)
    if command.name == "gameinfo":
        return _gameinfo(table, names)
    if command.name == "option" and (not words or words[0].lower() in ("help", "hulp")):
        return tuple(_options(table))
    assert command.read is not None
    try:
        return command.read(words)
    except TakesNone:
        return (Line("told-usage-alone", {"command": command.name}),)
    except Misread:
        return (Line(_usage(command), {"command": command.name}),)


def _named(text: str) -> tuple[Command | None, list[str]]:
    """The command that ``text`` begins with, the longest name that fits, and the words behind it; or all its words."""
    words = text.removeprefix("/").split()
    for count in range(_LONGEST_NAME, 0, -1):
        if (command := _BY_NAME.get(" ".join(words[:count]).lower())) is not None:
            return command, words[count:]
    return None, words


def _unknown(words: list[str]) -> Line:
    return Line("told-unknown-command", {"command": "".join(words[:1])[:32]})


def _alone(verb: Callable[[], Verb]) -> Callable[[list[str]], Verb]:
    """A command that takes no words: whoever types some means to say something, and nothing is done."""

    def read(words: list[str]) -> Verb:
        if words:
            raise TakesNone
        return verb()

    return read


def _join(words: list[str]) -> Verb:
    return Join(_seat(words[0]) if words else None)


def _option(words: list[str]) -> Verb:
    return Option(words[0], " ".join(words[1:]) or None)


def _title(words: list[str]) -> Verb:
    return Title(" ".join(words))


def _bot(words: list[str]) -> Verb:
    """``/bot``, ``/bot beginner``, ``/bot 2``, ``/bot beginner 2``, ``/bot off 2``."""
    seat = next((_seat(word) for word in words if word.isdecimal()), None)
    strength = next((word.lower() for word in words if not word.isdecimal()), "beginner")
    return Bot(seat, None if strength in ("off", "uit") else strength)


def _seat(word: str) -> int:
    """A seat as people count, from 1; far numbers are the table's to refuse."""
    if not word.isdecimal() or len(word) > 3:
        raise Misread
    return int(word) - 1


COMMANDS: Final = (
    Command("join", ("zit", "ga zitten", "sit", "sit down"), "TB-10", _join),
    Command("leave", ("weg", "sta op", "stand up"), "TB-10", _alone(Leave)),
    Command("bot", (), "TB-03", _bot),
    Command("start", ("begin", "klaar", "ready"), "TB-11", _alone(Start)),
    Command("startnosave", (), "TB-11", _alone(Start)),
    Command("unready", ("nog niet", "not yet"), "TB-11", _alone(Unready)),
    Command("option", ("optie", "opties", "options"), "TB-12", _option),
    Command("title", ("titel",), "TB-02", _title),
    Command("draw", ("remise",), "TB-18", _alone(Draw)),
    Command("accept", ("akkoord", "ja", "goed", "yes", "agreed"), "TB-13", _alone(Accept)),
    Command("refuse", ("weiger", "nee", "no"), "TB-13", _alone(Refuse)),
    Command("resign", ("opgeven", "geef op"), "TB-18", _alone(Resign)),
    Command("reset", ("opnieuw", "revanche", "rematch"), "TB-14", _alone(Rematch)),
    Command("gameinfo", ("spelinfo", "spielinfo"), "TB-16"),
    Command("help", ("hulp",), "TB-16"),
    Command("breakoff", ("afbreken",), "TB-14", later=True),
    Command("remove", ("verwijder",), "TB-15", later=True),
    Command("allowpeek", ("meekijken",), "TB-17", later=True),
    Command("takeback", ("terug",), "TB-18", later=True),
)

_BY_NAME: Final = {
    typed: command
    for command in COMMANDS
    for name in (command.name, *command.aliases)
    for typed in (name, name.replace(" ", ""))
}
_LONGEST_NAME: Final = max(len(name.split()) for name in _BY_NAME)


def _help(words: list[str]) -> tuple[Line, ...]:
    if not words:
        return tuple(_described(command) for command in COMMANDS if not command.later)
    command, others = _named(" ".join(words))
    return (_unknown(others) if command is None else _described(command),)


def _described(command: Command) -> Line:
    """What a command does, with its other names: ``told-help`` around ``command-<name>``."""
    args: dict[str, str | int] = {
        "command": command.name,
        "aliases": ", ".join(f"/{alias}" for alias in command.aliases) or "none",
        "what_words": f"command-{command.name}",
        "rule": command.rule,
    }
    return Line("told-help", args)


def _usage(command: Command) -> str:
    return f"told-usage-{command.name}"


def _gameinfo(table: Table, names: Mapping[PersonId, str]) -> tuple[Line, ...]:
    card = table.card
    about: dict[str, str | int] = {
        "stage_words": f"stage-{card.stage.replace('_', '-')}",
        "version": card.rules_version,
    }
    return (Line("told-gameinfo", about), *_seats(table, names), *_options(table))


def _seats(table: Table, names: Mapping[PersonId, str]) -> Iterable[Line]:
    for number, seat in enumerate(table.card.seats, start=1):
        if seat.person is not None:
            yield Line("told-seat-person", {"seat": number, "who": names.get(seat.person, "?")})
        elif seat.bot is not None:
            yield Line("told-seat-bot", {"seat": number, "strength_words": f"strength-{seat.bot}"})
        else:
            yield Line("told-seat-free", {"seat": number})


def _options(table: Table) -> Iterable[Line]:
    """What holds, in the viewer's words; of an option that waits for everybody's consent, who has said yes."""
    card, spoken = table.card, Words(LANGUAGES[0], table.game)  # what one language has a message for, all have
    for option in options_of(table.game):
        holds = value(card, option)
        args: dict[str, str | int] = {"option": option.name, "name_words": option.words}
        if option.kind == "switch":
            args["value_words"] = "option-on" if holds else "option-off"
        elif option.kind == "choice" or spoken.knows(option.words_of(holds)):
            args["value_words"] = option.words_of(holds)
        else:
            args["value"] = int(holds)
        wishing = [str(seat + 1) for seat, taken in enumerate(card.seats) if option.name in taken.wishes]
        if option.consent and wishing and not agreed(card, option.name):
            yield Line("told-option-wished", {**args, "seats": ", ".join(wishing)})
        else:
            yield Line("told-option" if "value_words" in args else "told-option-number", args)
