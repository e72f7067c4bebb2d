"""The fields of I Love Zombies: plans as the rules need them, and where each comes from.

Six lie drawn beside this file; ``random-SEED`` is made (making.py), and is the same for the same seed, for ever.
"""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Final, NamedTuple

from speeltafel.games.zombies.drawing import (
    DROP,
    PISTOL_LETTERS,
    WHITE,
    Drawing,
    WrongPlan,
    problems,
    read_drawing,
    where,
)
from speeltafel.games.zombies.making import made
from speeltafel.games.zombies.tiles import SQUARES
from speeltafel.kit.polyomino import Mask, bits

HAND_MADE: Final = ("lobby", "cellar", "spa", "upstairs", "service", "garden")
RANDOM: Final = re.compile(r"random-([1-9]\d{0,4})")


class Room(NamedTuple):
    """A room of a plan."""

    kind: str
    squares: Mask


class Layout(NamedTuple):
    """What lies on one field beside its rooms."""

    drops: Mask
    pistols: tuple[Mask, ...]
    """One square for each of ``COLOURS``."""


class Plan(NamedTuple):
    """A room plan with its fields, all of them right."""

    rooms: tuple[Room, ...]
    fields: tuple[Layout, ...]

    def letters(self) -> str:
        """The 144 squares in reading order: the number of the room that each belongs to, or ``.``."""
        signs = [WHITE] * len(SQUARES)
        for number, room in enumerate(self.rooms):
            for square in bits(room.squares):
                signs[square] = str(number)
        return "".join(signs)


def plan_named(name: str) -> Plan:
    """The plan of that name, hand-made or random; ``KeyError`` if there can be none."""
    if seed := RANDOM.fullmatch(name):
        return _made(int(seed[1]))
    if name not in HAND_MADE:
        raise KeyError(name)
    return _hand_made(name)


def read_plan(text: str) -> Plan:
    """The plan that the text draws; ``WrongPlan`` says all that is wrong with it."""
    return built(read_drawing(text))


def built(drawing: Drawing) -> Plan:
    """The plan that is drawn; ``WrongPlan`` says all that is wrong with it."""
    if wrong := problems(drawing):
        raise WrongPlan("\n".join(wrong))
    rooms = tuple(
        Room(kind, sum(1 << square for square in where(drawing.plan, letter))) for letter, kind in drawing.kinds.items()
    )
    return Plan(rooms, tuple(_layout(field) for field in drawing.fields))


def _layout(rows: Sequence[str]) -> Layout:
    pistols = tuple(1 << where(rows, letter)[0] for letter in PISTOL_LETTERS)
    return Layout(sum(1 << square for square in where(rows, DROP)), pistols)


@cache
def _hand_made(name: str) -> Plan:
    page = resources.files(__package__) / "fields" / f"{name}.txt"
    return read_plan(page.read_text(encoding="utf-8"))


@lru_cache(maxsize=1024)
def _made(seed: int) -> Plan:
    return built(made(seed))
