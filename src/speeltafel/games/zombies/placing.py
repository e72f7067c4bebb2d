"""Where a tile may lie: what is offered, and which rule of placing something else breaks (ZO-20 to ZO-22)."""

from collections.abc import Sequence
from typing import Final, get_args

from speeltafel.core.refusal import Refusal
from speeltafel.games.zombies.model import Field, Places
from speeltafel.games.zombies.tiles import (
    BOARD,
    COLOUR_OF,
    COLOURS,
    NUMBER_OF,
    NUMBERS,
    SHAPE_OF,
    SQUARES,
    TURNS_OF,
    WAY,
    BonusName,
    Colour,
    canonical,
)
from speeltafel.kit.polyomino import Mask, Turn, Way, bits

BONUS_NAMES: Final[tuple[BonusName, ...]] = get_args(BonusName)


def listed(places: Places) -> list[tuple[Turn, str]]:
    """The places of a shape one by one: turn by turn, and of each turn in the order of the squares."""
    turns = TURNS_OF[places.shape]
    return [
        (turn, SQUARES[square]) for turn, mask in zip(turns, places.at, strict=True) for square in bits(int(mask, 16))
    ]


def open_squares(field: Field) -> tuple[Mask, Mask | None]:
    """The free squares, and those of them beside a tile, one of which has to be covered: none for the first (ZO-22)."""
    covered = int(field.covered, 16)
    return BOARD.full & ~covered, BOARD.beside(covered) if covered else None


def fits(field: Field, ways: Sequence[Way]) -> bool:
    """Whether a shape that can lie in these ways may lie anywhere on a field."""
    free, near = open_squares(field)
    return any(way.places(free, near) for way in ways)


def why_not_there(field: Field, tile: str, turn: Turn, at: str) -> Refusal | None:
    """The rule of placing that is broken, with the square at which one sees it."""
    shape = tile.partition("-")[0]
    if (shape, turn) not in WAY:
        return Refusal("ZO-20", "looks-the-same", named(tile) | {"turn": turn, "as": canonical(shape, turn)})
    way, square = WAY[shape, turn], NUMBER_OF[at]
    if not way.inside >> square & 1:
        return Refusal("ZO-21", "outside", named(tile) | {"at": at})
    mask, covered = way.mask << square, int(field.covered, 16)
    if over := mask & covered:
        return Refusal("ZO-21", "over-a-tile", named(tile) | {"square": SQUARES[next(bits(over))]})
    if not covered or BOARD.beside(covered) & mask:
        return None
    if corners := BOARD.cornering(covered) & mask:
        return Refusal("ZO-22", "only-a-corner", named(tile) | {"square": SQUARES[next(bits(corners))]})
    return Refusal("ZO-22", "touches-nothing", named(tile) | {"at": at})


def named(tile: str) -> dict[str, str | int]:
    """What a tile is called, for words that name it by colour and shape."""
    number = NUMBERS[tile]
    return {"tile": tile, "shape": SHAPE_OF[number], "colour": colour_of(number) or "none"}


def colour_of(number: int) -> Colour | None:
    """The colour of a tile; bonus tiles have none."""
    colour = COLOUR_OF[number]
    return None if colour is None else COLOURS[colour]
