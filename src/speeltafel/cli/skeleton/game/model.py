"""The game as data: what is on the table, what a seat may do, what a viewer may see.

The rules are in rules/en.md; an id such as SK-10 names a paragraph there.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from speeltafel.core.seat import Seat

MOST = 3  # SK-10


class Options(Struct, frozen=True):
    """How a table plays the game."""

    pebbles: Annotated[int, Meta(ge=1, le=50)] = 21
    """SK-01: how many lie there at the beginning."""


class Take(Struct, frozen=True, tag="take"):
    """Take so many pebbles from the heap (SK-10)."""

    count: Annotated[int, Meta(ge=1, le=50)]


Action: TypeAlias = Take


class End(Struct, frozen=True):
    """How the game ended: the message ``result-<reason>``, its rule, and who won."""

    reason: str
    rule: str
    winners: tuple[Seat, ...] = ()


class State(Struct, frozen=True):
    """Everything."""

    options: Options
    turn: Seat
    heap: int
    taken: tuple[int, ...]
    """By seat."""
    end: End | None = None


class View(Struct, frozen=True):
    """What a viewer may know; in this game that is everything, for all viewers alike (SK-40)."""

    options: Options
    turn: Seat
    heap: int
    taken: tuple[int, ...]
    end: End | None


class Took(Struct, frozen=True, tag="took"):
    """A seat took pebbles."""

    seat: Seat
    count: int


News: TypeAlias = Took
