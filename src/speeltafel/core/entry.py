"""The log of a table: one entry for everything that changes what the table is.

An entry never changes and is never removed. Its deed is the table's own (somebody sat down) or the game's (a seat
acted); a deed of the game carries the luck it met, its news, and the state after it.
"""

from typing import Any, TypeAlias

from msgspec import Struct

from speeltafel.core.dice import Answer
from speeltafel.core.seat import Seat

PersonId: TypeAlias = str
TableId: TypeAlias = str
Microseconds: TypeAlias = int
"""A moment: microseconds since 1970, UTC; always handed in, never read from a clock by what handles it."""
OptionValue: TypeAlias = bool | int | str


class ByPerson(Struct, frozen=True, gc=False, tag="person"):
    """Somebody, from ``seat``, or from no seat."""

    person: PersonId
    seat: Seat | None


class ByBot(Struct, frozen=True, gc=False, tag="bot"):
    """The bot on ``seat``."""

    seat: Seat


class ByClock(Struct, frozen=True, gc=False, tag="clock"):
    """A deadline went by (TB-31)."""


class ByHouse(Struct, frozen=True, gc=False, tag="house"):
    """It follows of itself: the game starts when all are ready."""


By: TypeAlias = ByPerson | ByBot | ByClock | ByHouse


class Resigned(Struct, frozen=True, gc=False, tag="resigned"):
    """A seat gives the game up."""

    seat: Seat


class DrawAgreed(Struct, frozen=True, gc=False, tag="draw_agreed"):
    """All who had to have said yes to a draw."""


class BrokenOff(Struct, frozen=True, gc=False, tag="broken_off"):
    """The table ends the game without an outcome (TB-14)."""


Stop: TypeAlias = Resigned | DrawAgreed | BrokenOff
"""How a game ends by the will of its table and not by its own rules."""


# Deeds of the table


class Opened(Struct, frozen=True, gc=False, tag="opened"):
    """A table was made; always entry 0. ``previous`` is the table that this one is the rematch of."""

    game: str
    title: str
    owner: PersonId | None
    series: TableId
    previous: TableId | None = None
    first: Seat | None = None
    """Who begins, where that is fixed by the game before (TB-05)."""


class Sat(Struct, frozen=True, gc=False, tag="sat"):
    """A person took a free seat (TB-10)."""

    seat: Seat
    person: PersonId


class Left(Struct, frozen=True, gc=False, tag="left"):
    """A seat became free again: its person left, or its bot was sent away."""

    seat: Seat


class BotSeated(Struct, frozen=True, gc=False, tag="bot_seated"):
    """A bot took a free seat (TB-03)."""

    seat: Seat
    strength: str


class OptionSet(Struct, frozen=True, gc=False, tag="option_set"):
    """An option was set (TB-12)."""

    name: str
    value: OptionValue


class Wished(Struct, frozen=True, gc=False, tag="wished"):
    """A seat wants an option that holds only when every seated player wants it, or no longer does (TB-12)."""

    seat: Seat
    name: str
    value: bool


class Titled(Struct, frozen=True, gc=False, tag="titled"):
    """The owner called the table so; an empty title takes it away (TB-02)."""

    title: str


class Readied(Struct, frozen=True, gc=False, tag="readied"):
    """A seat pressed start (TB-11)."""

    seat: Seat


class Unreadied(Struct, frozen=True, gc=False, tag="unreadied"):
    """A seat took its start back."""

    seat: Seat


class SeatsDrawn(Struct, frozen=True, gc=False, tag="seats_drawn"):
    """Luck seated everybody anew: seat ``n`` is now who sat on ``order[n]`` (``drawseat``, TB-12)."""

    order: tuple[Seat, ...]


class DrawOffered(Struct, frozen=True, gc=False, tag="draw_offered"):
    """A seat offers a draw; it stands until the other side acts (TB-13)."""

    seat: Seat


class DrawRefused(Struct, frozen=True, gc=False, tag="draw_refused"):
    """A seat says no to the draw that stands (TB-13)."""

    seat: Seat


class NextOpened(Struct, frozen=True, gc=False, tag="next_opened"):
    """The rematch of this table is ``table`` (TB-05)."""

    table: TableId


TableDeed: TypeAlias = (
    Opened
    | Sat
    | Left
    | BotSeated
    | OptionSet
    | Wished
    | Titled
    | Readied
    | Unreadied
    | SeatsDrawn
    | DrawOffered
    | DrawRefused
    | NextOpened
)


# Deeds of the game: each is followed by a state


class Started(Struct, frozen=True, gc=False, tag="started"):
    """The game was set up; ``options`` are the game's own options Struct."""

    options: Any
    seats: int
    first: Seat
    rules_version: int
    scheme: str
    contributions: tuple[str, ...] = ()


class Acted(Struct, frozen=True, gc=False, tag="acted"):
    """A seat did what it wanted; ``action`` is the game's own action."""

    seat: Seat
    action: Any


class Defaulted(Struct, frozen=True, gc=False, tag="defaulted"):
    """The clock did for a seat what the game names for a deadline (TB-31)."""

    seat: Seat
    action: Any


class Stopped(Struct, frozen=True, gc=False, tag="stopped"):
    """The game was ended by its table."""

    how: Stop


GameDeed: TypeAlias = Started | Acted | Defaulted | Stopped
Deed: TypeAlias = TableDeed | GameDeed


class Entry(Struct, frozen=True, gc=False, kw_only=True):
    """One line of a table's log; ``seq`` counts from 0 without a gap."""

    seq: int
    at: Microseconds
    by: By
    key: str | None
    """The sender's own name for the request, unique with table and person: a resent request is not a second entry."""
    deed: Deed
    luck: tuple[Answer, ...] = ()
    """As secret as a state."""
    news: tuple[Any, ...] = ()
    """Whole; a viewer gets the game's ``hear`` of each."""
    state: bytes | None = None
    """The state after a deed of the game, as its codec wrote it."""
