"""Pieces of squares on a rectangle, as bit masks: how a piece can be turned, and everywhere it can lie.

Square ``column + width * row`` is a bit of a mask, so a field is one number, and where a piece fits is found for all
squares of the field at once: shift the free squares by each cell of the piece, and what stays in all of them fits.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final, Literal, NamedTuple, TypeAlias

Cell: TypeAlias = tuple[int, int]
"""A column and a row; rows go down, as one reads."""
Cells: TypeAlias = tuple[Cell, ...]
Mask: TypeAlias = int
Turn: TypeAlias = Literal["0", "90", "180", "270", "0m", "90m", "180m", "270m"]
"""Degrees clockwise; with ``m`` the piece is mirrored left to right before it is turned."""

TURNS: Final[tuple[Turn, ...]] = ("0", "90", "180", "270", "0m", "90m", "180m", "270m")


def drawn(rows: Iterable[str], mark: str = "#") -> Cells:
    """The cells that ``mark`` draws, in reading order."""
    return tuple((column, row) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == mark)


def turned(cells: Cells, turn: Turn) -> Cells:
    """The piece so turned, in reading order, counted from its first cell, which is then ``(0, 0)``.

    The first cell is the leftmost of the upper row: the one that a person reads first, and the piece's handle.
    """
    if turn.endswith("m"):
        cells = tuple((-column, row) for column, row in cells)
    for _ in range(int(turn.removesuffix("m")) // 90):
        cells = tuple((-row, column) for column, row in cells)
    ordered = sorted(cells, key=lambda cell: (cell[1], cell[0]))
    first_column, first_row = ordered[0]
    return tuple((column - first_column, row - first_row) for column, row in ordered)


def distinct_turns(cells: Cells) -> tuple[Turn, ...]:
    """The turns that give the piece another look; of those that look the same the first."""
    looks: dict[Cells, Turn] = {}
    for turn in TURNS:
        looks.setdefault(turned(cells, turn), turn)
    return tuple(looks.values())


def same_look(cells: Cells, turn: Turn) -> Turn:
    """The one of ``distinct_turns`` that looks like ``turn``."""
    look = turned(cells, turn)
    return next(other for other in TURNS if turned(cells, other) == look)


def connected(cells: Iterable[Cell]) -> bool:
    """Whether one can go from any cell to any other, from side to side; so does nothing at all."""
    left = set(cells)
    reached = [left.pop()] if left else []
    while reached:
        column, row = reached.pop()
        for near in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if near in left:
                left.remove(near)
                reached.append(near)
    return not left


def bits(mask: Mask) -> Iterator[int]:
    """The squares of a mask, in reading order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Way(NamedTuple):
    """A piece in one of its turns on a board: its mask at square 0 and where its first cell may lie at all."""

    turn: Turn
    cells: Cells
    mask: Mask
    """Shift it left by the square of the first cell. Only where ``inside`` allows it: else it would wrap round."""
    shifts: tuple[int, ...]
    inside: Mask

    def places(self, free: Mask, near: Mask | None = None) -> Mask:
        """Where the first cell may lie with all cells on ``free`` and, if asked, at least one on ``near``."""
        found = self.inside
        for shift in self.shifts:
            found &= free >> shift
        if near is None or not found:
            return found
        touching = 0
        for shift in self.shifts:
            touching |= near >> shift
        return found & touching


class Board:
    """A rectangle of squares."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height

    @cached_property
    def full(self) -> Mask:
        """All its squares."""
        return (1 << self.width * self.height) - 1

    @cached_property
    def _not_left(self) -> Mask:
        return self.full & ~self._column

    @cached_property
    def _not_right(self) -> Mask:
        return self.full & ~(self._column << self.width - 1)

    @cached_property
    def _column(self) -> Mask:
        return sum(1 << self.width * row for row in range(self.height))

    def beside(self, mask: Mask) -> Mask:
        """The squares outside ``mask`` that share a side with one of it."""
        grown = (mask & self._not_left) >> 1 | (mask & self._not_right) << 1 | mask >> self.width | mask << self.width
        return grown & self.full & ~mask

    def cornering(self, mask: Mask) -> Mask:
        """The squares outside ``mask`` that share a corner with one of it, whether or not a side too."""
        sideways = (mask & self._not_left) >> 1 | (mask & self._not_right) << 1
        return (sideways >> self.width | sideways << self.width) & self.full & ~mask

    def mask(self, cells: Iterable[Cell]) -> Mask:
        """The cells, which must lie inside, as a mask."""
        return sum(1 << column + self.width * row for column, row in cells)

    def cells(self, mask: Mask) -> Cells:
        """The cells of a mask, in reading order."""
        return tuple((square % self.width, square // self.width) for square in bits(mask))

    def ways(self, cells: Cells) -> tuple[Way, ...]:
        """The piece in each turn with a look of its own, for this board."""
        return tuple(self._laid(turn, turned(cells, turn)) for turn in distinct_turns(cells))

    def _laid(self, turn: Turn, cells: Cells) -> Way:
        columns = range(-min(column for column, _ in cells), self.width - max(column for column, _ in cells))
        rows = range(self.height - max(row for _, row in cells))
        shifts = tuple(column + self.width * row for column, row in cells)
        inside = self.mask((column, row) for row in rows for column in columns)
        return Way(turn, cells, sum(1 << shift for shift in shifts), shifts, inside)
