"""The tiles of I Love Zombies (ZO-04) and the bonus tiles (ZO-30), as drawings; everything else follows from them.

A tile has a number, 0 to 99, in states, and a name, ``T-lime``, everywhere else. Bonus tiles have the numbers after
that and the names ``1``, ``2``, ``3`` and ``3c``.
"""

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta

from speeltafel.kit.polyomino import Board, Cells, Turn, Way, distinct_turns, drawn, same_look

WIDTH, HEIGHT = 16, 9  # ZO-01
COLUMNS: Final = "abcdefghijklmnop"
BOARD: Final = Board(WIDTH, HEIGHT)

Colour: TypeAlias = Literal["lime", "teal", "orange", "pink", "indigo"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

Square: TypeAlias = Annotated[str, Meta(pattern="^[a-p][1-9]$", max_length=2)]
"""A column and a row, ``a1`` at the upper left, as in a spreadsheet."""
SQUARES: Final[tuple[Square, ...]] = tuple(f"{column}{row + 1}" for row in range(HEIGHT) for column in COLUMNS)
NUMBER_OF: Final = {square: number for number, square in enumerate(SQUARES)}

# Two tetrominoes, the twelve pentominoes by their usual letters, and six hexominoes.
_DRAWINGS: Final = """
    O    J    F    I      L     N     P    T    U    V    W    X    Y     Z    A    B    C     D     M    Q
    ##   .#   .##  #####  ####  ##..  ##   ###  #.#  #..  #..  .#.  ####  ##.  .#.  ###  ####  .##.  #..  ##.
    ##   .#   ##.  .      #...  .###  ##   .#.  ###  #..  ##.  ###  .#..  .#.  ###  ###  #..#  ####  ##.  ##.
    .    ##   .#.  .      .     .     #.   .#.  .    ###  .##  .#.  .     .##  #.#  .    .     .     .##  .##
    .    .    .    .      .     .     .    .    .    .    .    .    .     .    .    .    .     .     ..#  .
"""
_BONUS_DRAWINGS: Final = """
    1    2    3    3c
    #    ##   ###  ##
    .    .    .    #.
"""


def _shapes(drawings: str) -> dict[str, Cells]:
    names, *rows = [line.split() for line in drawings.strip().splitlines()]
    return {name: drawn(column) for name, *column in zip(names, *rows, strict=True)}


SHAPES: Final[dict[str, Cells]] = _shapes(_DRAWINGS)
BONUSES: Final[dict[str, Cells]] = _shapes(_BONUS_DRAWINGS)
ALL_SHAPES: Final[dict[str, Cells]] = SHAPES | BONUSES

TILES: Final[tuple[str, ...]] = tuple(f"{shape}-{colour}" for shape in SHAPES for colour in COLOURS)
"""The names of the hundred tiles, by number."""
NAMES: Final[tuple[str, ...]] = (*TILES, *BONUSES)
"""The names of tiles and bonus tiles, by number."""
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
SHAPE_OF: Final[tuple[str, ...]] = tuple(name.partition("-")[0] for name in NAMES)
COLOUR_OF: Final[tuple[int | None, ...]] = tuple(
    number % len(COLOURS) if number < len(TILES) else None for number in range(len(NAMES))
)
"""The colour, as an index of ``COLOURS``, by number; bonus tiles have none (ZO-43)."""

TileName: TypeAlias = Annotated[str, Meta(pattern="^[A-Z]-(lime|teal|orange|pink|indigo)$", max_length=8)]
BonusName: TypeAlias = Literal["1", "2", "3", "3c"]

TURNS_OF: Final[dict[str, tuple[Turn, ...]]] = {name: distinct_turns(cells) for name, cells in ALL_SHAPES.items()}
"""The turns in which a shape looks different (ZO-20)."""
WAYS: Final[dict[str, tuple[Way, ...]]] = {name: BOARD.ways(cells) for name, cells in ALL_SHAPES.items()}
"""The same, each with all that is needed to lay it."""
WAY: Final[dict[tuple[str, Turn], Way]] = {(name, way.turn): way for name, ways in WAYS.items() for way in ways}


def canonical(shape: str, turn: Turn) -> Turn:
    """The turn of ``TURNS_OF`` that looks the same."""
    return same_look(ALL_SHAPES[shape], turn)
