"""Whole games as text, one entry a line, for any game that has a notation.

    # What is to be seen here.
    game: geister
    options: escape=leave move_limit=40
    first: A

    1 A GGGGEEEE
    2 B GEGEGEGE
    3 A b2-b3
    ...
    41 B resigned

    result: resigned, GE-32, places 1 2

``draw agreed`` and ``broken off`` are written without a seat. ``options``, ``first``, ``seats`` and ``luck`` (a seed)
may be left out. A fixed bug leaves its record behind.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from speeltafel.core import play
from speeltafel.core.dice import SCHEME, seeded
from speeltafel.core.entry import BrokenOff, DrawAgreed, Resigned, Started, Stop, Stopped
from speeltafel.core.game import AnyGame, Result
from speeltafel.core.play import Moved
from speeltafel.core.registry import find_games
from speeltafel.core.seat import SEAT_LETTERS, Seat

GAMES = Path(__file__).parent / "games"


class Record(NamedTuple):
    """A record as it is written; ``entries`` are numbered from 1, entry 0 is the beginning."""

    path: Path
    facts: Mapping[str, str]
    entries: tuple[str, ...]

    @property
    def game(self) -> AnyGame:
        """The game that was played."""
        return _games()[self.facts["game"]]

    def played(self) -> tuple[Moved, ...]:
        """Every entry played anew; ``AssertionError`` where one is refused, or the game goes on after its end."""
        luck = self.facts.get("luck", self.path.stem)
        moves = [play.begin(self.game, self._started(), seeded(f"{luck} 0"))]
        for number, entry in enumerate(self.entries, start=1):
            state = moves[-1].state
            assert self.game.to_act(state), f"{self.path.name}: the game was over before entry {number}"
            moved = self._entered(state, entry, f"{luck} {number}")
            assert isinstance(moved, Moved), f"{self.path.name}: entry {number}, {entry}, is refused: {moved}"
            moves.append(moved)
        return tuple(moves)

    def result(self) -> str:
        """The result it came to, as the last line of a record writes it."""
        result = self.game.result(self.played()[-1].state)
        return written(result) if result else "none"

    def _started(self) -> Started:
        said = dict(option.split("=") for option in self.facts.get("options", "").split())
        about = self.game.about
        options = msgspec.convert(said, about.types.options, strict=False)
        seats = int(self.facts.get("seats", about.seats[0]))
        assert self.game.check(options, seats) is None
        return Started(options, seats, _seat(self.facts.get("first", "A")), about.rules_version, SCHEME)

    def _entered(self, state: Any, entry: str, luck: str) -> object:
        how = _stop(entry)
        if how is not None:
            return play.stop(self.game, state, Stopped(how))
        seat, act = entry.split(" ", 1)
        return play.advance(self.game, state, _seat(seat), self.game.notation.read_action(act), seeded(luck))


def records(game_id: str) -> list[str]:
    """The names of a game's records."""
    return sorted(path.stem for path in (GAMES / game_id / "records").glob("*.record"))


@cache
def record(game_id: str, name: str) -> Record:
    """The record of that name."""
    path = GAMES / game_id / "records" / f"{name}.record"
    return read_record(path, path.read_text(encoding="utf-8"))


def at(game_id: str, name: str, entry: int) -> Any:
    """The state of a recorded game after that entry."""
    return record(game_id, name).played()[entry].state


def written(result: Result) -> str:
    """A result on one line."""
    return f"{result.reason}, {result.rule}, places {' '.join(map(str, result.places))}"


def read_record(path: Path, text: str) -> Record:
    """A record's text; ``ValueError`` says which line is wrong."""
    facts: dict[str, str] = {}
    entries: list[str] = []
    for number, line in _lines(text):
        if fact := re.fullmatch(r"([a-z]+): *(.+)", line):
            facts[fact[1]] = fact[2]
        elif (entry := re.fullmatch(r"(\d+) (.+)", line)) and int(entry[1]) == len(entries) + 1:
            entries.append(entry[2])
        else:
            raise ValueError(f"{path.name}, line {number}: neither a fact nor entry {len(entries) + 1}")
    return Record(path, facts, tuple(entries))


@cache
def _games() -> Mapping[str, AnyGame]:
    return find_games()


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        if line and not line.startswith("#"):
            yield number, line


def _stop(entry: str) -> Stop | None:
    match entry.split():
        case ["draw", "agreed"]:
            return DrawAgreed()
        case ["broken", "off"]:
            return BrokenOff()
        case [seat, "resigned"]:
            return Resigned(_seat(seat))
        case _:
            return None


def _seat(letter: str) -> Seat:
    return SEAT_LETTERS.index(letter)
