"""Plans from a seed: rooms as blocks with a corner bitten off here and there, drops and pistols evenly strewn.

The same seed gives the same plan for ever: tables keep only the seed. So nothing here may change what a seed gives
(a test pins some); another way to make plans gets another name (``random2-SEED``).
"""

from collections.abc import Sequence
from typing import Final

from speeltafel.core.dice import Dice, Recorder, seeded
from speeltafel.games.zombies.drawing import (
    ALL_ROOM_SQUARES,
    DROP,
    DROPS,
    FIELDS,
    KINDS,
    NOTHING,
    PISTOL_LETTERS,
    ROOM_SQUARES,
    WHITE,
    Drawing,
)
from speeltafel.games.zombies.tiles import BOARD, HEIGHT, WIDTH
from speeltafel.kit.polyomino import Cells, Mask, bits

SEEDS: Final = 99_999
"""Seeds go from 1 to this: short enough to be read out."""

_BLOCKS: Final = tuple(
    (width, height) for width in range(2, 8) for height in range(2, 7) if 6 <= width * height <= ROOM_SQUARES[-1]
)
_PATCH: Final = (2, 3)
"""Width and height of the patches into which a field falls: 24 of them, one for each drop and pistol."""
_DROPS_IN_ROOMS: Final = range(10, 13)  # of 19: as much of them as of the field


def made(seed: int) -> Drawing:
    """The plan of that seed; it is always one that can be played on."""
    dice = Recorder(seeded(f"zombies plan {seed}"))
    while (rooms := _rooms(dice)) is None:
        pass
    kinds = dice.shuffled(sorted(KINDS))[: len(rooms)]
    letters = "abcdefg"[: len(rooms)]
    plan = _picture(dict(zip(letters, rooms, strict=True)), WHITE)
    return Drawing(dict(zip(letters, kinds, strict=True)), plan, strewn(sum(rooms), dice))


def strewn(rooms: Mask, dice: Dice) -> tuple[tuple[str, ...], ...]:
    """The drops and pistols of every field of a plan whose rooms cover these squares."""
    fields: list[tuple[str, ...]] = []
    while len(fields) < FIELDS:
        if (field := field_strewn(rooms, dice)) not in fields:
            fields.append(field)
    return tuple(fields)


def field_strewn(rooms: Mask, dice: Dice) -> tuple[str, ...]:
    """One field: a thing in every patch, pistols apart from one another, drops in rooms as on white."""
    while True:
        patches = _spread(dice)
        squares = [dice.pick(_squares_of(patch)) for patch in patches]
        pistols, drops = squares[: len(PISTOL_LETTERS)], sum(1 << square for square in squares[len(PISTOL_LETTERS) :])
        if (drops & rooms).bit_count() in _DROPS_IN_ROOMS:
            break
    assert drops.bit_count() == DROPS
    pictured = {letter: 1 << square for letter, square in zip(PISTOL_LETTERS, pistols, strict=True)}
    return _picture(pictured | {DROP: drops}, NOTHING)


def _rooms(dice: Dice) -> tuple[Mask, ...] | None:
    """Six or seven rooms, or ``None`` when they did not find place or are too much or too little together."""
    rooms: list[Mask] = []
    for _ in range(5 + dice.throw(2)):
        width, height = dice.pick(_BLOCKS)
        way = BOARD.ways(tuple((column, row) for row in range(height) for column in range(width)))[0]
        places = tuple(bits(way.places(BOARD.full & ~sum(rooms))))
        if not places:
            return None
        rooms.append(_bitten(way.cells, dice.pick(places), dice))
    return tuple(rooms) if sum(rooms).bit_count() in ALL_ROOM_SQUARES else None


def _bitten(block: Cells, square: int, dice: Dice) -> Mask:
    """The block laid at ``square``, in half of the cases without one or two squares at one of its corners."""
    width, height = block[-1][0] + 1, block[-1][1] + 1
    whole = BOARD.mask(block) << square
    if dice.throw(2) == 1 or len(block) < 2 * ROOM_SQUARES[0]:
        return whole
    column, row = dice.pick(((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)))
    bite = [(column, row)]
    if width > 3:
        bite.append((column + 1 if column == 0 else column - 1, row))
    return whole & ~(BOARD.mask(bite) << square)


def _spread(dice: Dice) -> Sequence[tuple[int, int]]:
    """All patches, drawn, the first of them (for the pistols) with none beside another, not even at a corner."""
    width, height = _PATCH
    patches = [(column, row) for row in range(HEIGHT // height) for column in range(WIDTH // width)]
    while True:
        drawn = dice.shuffled(patches)
        first = drawn[: len(PISTOL_LETTERS)]
        if all(
            abs(one[0] - other[0]) > 1 or abs(one[1] - other[1]) > 1 for one in first for other in first if one != other
        ):
            return drawn


def _squares_of(patch: tuple[int, int]) -> tuple[int, ...]:
    width, height = _PATCH
    columns, rows = (range(patch[0] * width, (patch[0] + 1) * width), range(patch[1] * height, (patch[1] + 1) * height))
    return tuple(column + WIDTH * row for row in rows for column in columns)


def _picture(signs: dict[str, Mask], ground: str) -> tuple[str, ...]:
    drawn = [ground] * (WIDTH * HEIGHT)
    for sign, mask in signs.items():
        for square in bits(mask):
            drawn[square] = sign
    return tuple("".join(drawn[WIDTH * row : WIDTH * (row + 1)]) for row in range(HEIGHT))
