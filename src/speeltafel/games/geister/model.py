"""Geister as data: what is on the table, what a seat may do, what a viewer may see.

The rules are in rules/en.md; an id such as GE-10 names a paragraph there. A square is named by its column and row
as seat 0 sees the board, ``a1`` at its lower left (GE-01); the name is the same in the state, on the wire and in
notation.
"""

from typing import Annotated, Literal, NamedTuple, TypeAlias, cast

from msgspec import Meta, Struct

from speeltafel.core.seat import Seat

COLUMNS, ROWS = "abcdef", "123456"  # GE-01
GOOD, EVIL = 4, 4  # GE-02: ghosts of each kind a seat begins with
GHOSTS = GOOD + EVIL

Kind: TypeAlias = Literal["G", "E"]
HIDDEN = "?"
"""In place of a kind that is not a viewer's to know (GE-40)."""
# The lengths are not idle: in a pattern of Python's, ``$`` lets one more line end pass.
Kinds: TypeAlias = Annotated[str, Meta(pattern="^[GE]{8}$", max_length=8)]
"""A placement: the kinds of the ghosts on a seat's eight start squares, in the order of ``START``."""
Square: TypeAlias = Annotated[str, Meta(pattern="^[a-f][1-6]$", max_length=2)]
Spot: TypeAlias = str
"""Where a ghost is: a square, ``CAPTURED`` or ``AWAY``."""

CAPTURED: Spot = "captured"
AWAY: Spot = "away"  # it has left through an exit (GE-22)

SQUARES: tuple[Square, ...] = tuple(column + row for row in ROWS for column in COLUMNS)
START: tuple[tuple[Square, ...], tuple[Square, ...]] = (
    ("b1", "c1", "d1", "e1", "b2", "c2", "d2", "e2"),
    ("e6", "d6", "c6", "b6", "e5", "d5", "c5", "b5"),
)
"""GE-01: for each seat its start squares, back row first, from left to right as that seat sees them."""
EXITS: tuple[frozenset[Square], frozenset[Square]] = (frozenset({"a6", "f6"}), frozenset({"a1", "f1"}))
"""GE-20: for each seat the two arrow squares, the corners of the other's back row."""


class Options(Struct, frozen=True, gc=False):
    """How a table plays Geister."""

    escape: Literal["arrow", "leave"] = "arrow"
    """GE-20, GE-22: a good ghost wins on reaching an arrow square, or by leaving through it on a later turn."""
    move_limit: Annotated[int, Meta(ge=0, le=1000)] = 200
    """GE-30: a draw after so many moves of both together; 0 for none."""
    repetition: bool = True
    """GE-31: the same position for the third time is a draw."""
    disclose: bool = False
    """GE-41: the remaining colours are shown at the end; holds only when both players have set it."""


class Place(Struct, frozen=True, gc=False, tag="place"):
    """Decide which of your eight ghosts are good (GE-02)."""

    kinds: Kinds


class Step(Struct, frozen=True, gc=False, tag="step"):
    """Move one of your ghosts to a neighbouring square (GE-10)."""

    origin: Square
    target: Square


class Leave(Struct, frozen=True, gc=False, tag="leave"):
    """Move a good ghost off the board through the arrow square it stands on (GE-22)."""

    origin: Square


Action: TypeAlias = Place | Step | Leave


class End(Struct, frozen=True, gc=False):
    """How the game ended: the message ``result-<reason>``, its rule, and who won, if anybody did."""

    reason: str
    rule: str
    winner: Seat | None = None


class State(Struct, frozen=True, gc=False):
    """Everything. Ghosts are numbered 0 to 7 (seat 0) and 8 to 15 (seat 1) in the order of ``START``, for ever."""

    options: Options
    turn: Seat
    """Whose turn it is; while ghosts are being placed, whose turn it will be."""
    kinds: tuple[Kinds | None, Kinds | None] = (None, None)
    spots: tuple[Spot, ...] = START[0] + START[1]
    moves: int = 0
    trail: bytes = b""
    """GE-31: the steps since the last capture, one byte each: 4 x ghost + direction."""
    last: Step | Leave | None = None
    end: End | None = None


class SeenGhost(NamedTuple):
    """A ghost as a viewer sees it; ``kind`` is None while it is not theirs to know (GE-40)."""

    owner: Seat
    at: Spot
    kind: Kind | None


class View(Struct, frozen=True, gc=False):
    """What a viewer may know: every ghost in the order of its start square, seat 0's first, and all that is public."""

    options: Options
    turn: Seat
    placed: tuple[bool, bool]
    spots: tuple[Spot, ...]
    """Where each ghost is."""
    kinds: Annotated[str, Meta(pattern="^[GE?]{16}$", max_length=16)]
    """The colour of each; ``?`` while it is not theirs to know (GE-40)."""
    moves: int
    last: Step | Leave | None
    end: End | None

    @property
    def ghosts(self) -> tuple[SeenGhost, ...]:
        """Each ghost by itself."""
        return tuple(
            SeenGhost(ghost // GHOSTS, at, None if kind == HIDDEN else cast(Kind, kind))
            for ghost, (at, kind) in enumerate(zip(self.spots, self.kinds, strict=True))
        )


class Placed(Struct, frozen=True, gc=False, tag="placed"):
    """A seat has placed its ghosts; nobody learns how."""

    seat: Seat


class Stepped(Struct, frozen=True, gc=False, tag="stepped"):
    """A ghost moved; a ghost it moved onto lies open beside the board now (GE-11)."""

    seat: Seat
    origin: Square
    target: Square
    captured: Kind | None = None

    @property
    def reveals(self) -> bool:
        """A captured ghost shows its colour; one on an arrow square shows it by what happens then, or does not."""
        return self.captured is not None or self.target in EXITS[self.seat]


class Departed(Struct, frozen=True, gc=False, tag="departed"):
    """A good ghost left the board (GE-22)."""

    seat: Seat
    origin: Square

    @property
    def reveals(self) -> bool:
        """Only a good ghost can leave."""
        return True


News: TypeAlias = Placed | Stepped | Departed
