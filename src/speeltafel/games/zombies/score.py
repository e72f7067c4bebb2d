"""What a field is worth (ZO-40 to ZO-43), from masks; groups grow with each tile and are never looked for anew."""

from typing import Final, NamedTuple

from speeltafel.games.zombies.model import Field, Laid
from speeltafel.games.zombies.plans import Plan
from speeltafel.games.zombies.tiles import BOARD, COLOUR_OF, NAMES, SHAPE_OF, WAY
from speeltafel.kit.polyomino import TURNS, Mask

DROP_POINTS: Final = -1
ROOM_POINTS: Final = -5
GROUP_POINTS: Final = (0, 0, 0, 8, 11, 15, 20)
"""ZO-42, by the number of tiles."""
FURTHER_TILE: Final = 5
"""What each tile more than those brings."""

Groups = tuple[tuple[int, ...], ...]

_MASKS: Final = tuple(
    tuple(WAY[shape, turn].mask if (shape, turn) in WAY else 0 for turn in TURNS)
    for shape in (SHAPE_OF[number] for number in range(len(NAMES)))
)


class Tally(NamedTuple):
    """A field counted: what is left of drops and of each room, the worth of each group, and the sum."""

    drops: Mask
    rooms: tuple[Mask, ...]
    groups: tuple[int, ...]
    points: int

    @property
    def filled(self) -> int:
        """How many rooms are filled."""
        return self.rooms.count(0)


def group_points(tiles: int) -> int:
    """What a group of so many tiles is worth."""
    if tiles < len(GROUP_POINTS):
        return GROUP_POINTS[tiles]
    return GROUP_POINTS[-1] + FURTHER_TILE * (tiles - len(GROUP_POINTS) + 1)


def mask_of(laid: Laid) -> Mask:
    """The squares that a laid tile covers."""
    return _MASKS[laid.tile][laid.turn] << laid.square


def tally(plan: Plan, field: Field) -> Tally:
    """What the field is worth now."""
    open_ = ~int(field.covered, 16)
    drops = plan.fields[field.layout].drops & open_
    rooms = tuple([room.squares & open_ for room in plan.rooms])
    groups = tuple([group_points(len(group)) for group in field.groups])
    unfilled = len(rooms) - rooms.count(0)
    points = DROP_POINTS * drops.bit_count() + ROOM_POINTS * unfilled + sum(groups)
    return Tally(drops, rooms, groups, points)


def with_tile(field: Field, laid: Laid) -> Field:
    """The field with one tile more."""
    mask = mask_of(laid)
    return Field(
        layout=field.layout,
        laid=(*field.laid, laid),
        covered=f"{int(field.covered, 16) | mask:x}",
        groups=_joined(field, laid, mask),
    )


def _joined(field: Field, laid: Laid, mask: Mask) -> Groups:
    """The groups when a tile has come: it joins all groups of its colour that it touches (ZO-42)."""
    colour = COLOUR_OF[laid.tile]
    if colour is None:  # ZO-43
        return field.groups
    near = BOARD.beside(mask)
    joined: list[int] = [len(field.laid)]
    apart: list[tuple[int, ...]] = []
    for group in field.groups:
        of_its_colour = COLOUR_OF[field.laid[group[0]].tile] == colour
        if of_its_colour and any(mask_of(field.laid[index]) & near for index in group):
            joined.extend(group)
        else:
            apart.append(group)
    return tuple(sorted([*apart, tuple(sorted(joined))]))
