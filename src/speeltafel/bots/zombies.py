"""Two players of I Love Zombies: a beginner who counts what a tile scores now, and a good one who looks further.

Both weigh every place that they are offered. The good one knows what a tile is on the way to: a group that may still
grow, a room that needs little more, a pistol of its own colour, a hole that nothing will fill.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from speeltafel.bots import Bot
from speeltafel.core.dice import Dice
from speeltafel.games.zombies.model import ROUNDS, Action, Bonus, Lay, News, Offer, View
from speeltafel.games.zombies.score import ROOM_POINTS, group_points
from speeltafel.games.zombies.tiles import BOARD, COLOURS, NUMBER_OF, SQUARES, TURNS_OF, WAY, BonusName
from speeltafel.kit.polyomino import Mask, Turn, bits

# What the good one hopes for beside the score, in points.
GROUP_HOPE: Final = (0.0, 1.5, 4.0, 3.5, 3.0, 2.5)
"""For a group of so many tiles, when the whole game lies ahead; larger ones hope for as much as the last."""
ROOM_BEGUN: Final = 3.5
"""Of the five points of a room, what a room with one square to go has got back; less the more it needs."""
ROOM_REACH: Final = 7
"""A room that needs so many squares more has got nothing back yet."""
BONUS_TILE: Final = 1.2
PISTOL_LOST: Final = 2.2
LONE_SQUARE: Final = 0.8
"""For each free square in a hole that no tile fits in, if a drop or a room is at stake there."""
SMALLEST_TILE: Final = 4
ROOM_TO_GROW: Final = 0.12
"""For each free square beside a group."""
LOOKED_AT: Final = 24
"""How many of the best places are looked at for holes, which takes longest."""
ABOUT_AS_GOOD: Final = 0.25


class Place(NamedTuple):
    """A tile somewhere: the squares it covers, and its colour, as an index; bonus tiles have none."""

    tile: str
    turn: Turn
    square: int
    mask: Mask
    colour: int | None

    def act(self) -> Action:
        """What one does to lay it there."""
        if self.colour is None:
            return Bonus(_BONUS_NAMES[self.tile], self.turn, SQUARES[self.square])
        return Lay(self.tile, self.turn, SQUARES[self.square])


_BONUS_NAMES: Final[dict[str, BonusName]] = {"1": "1", "2": "2", "3": "3", "3c": "3c"}


class Group(NamedTuple):
    """Tiles of one colour that hang together on the own field."""

    mask: Mask
    near: Mask
    tiles: int


class Own(NamedTuple):
    """The own field, and how much of the game is still to come, from 1 to 0."""

    covered: Mask
    drops: Mask
    rooms: tuple[Mask, ...]
    pistols: tuple[Mask, ...]
    """By colour; 0 when it is covered."""
    groups: tuple[tuple[Group, ...], ...]
    """By colour."""
    ahead: float

    @classmethod
    def of(cls, view: View) -> "Own":
        field = view.fields[view.turn]
        masks = [_mask(tile.tile, tile.turn, NUMBER_OF[tile.at]) for tile in field.tiles]
        groups: list[list[Group]] = [[] for _ in COLOURS]
        for seen in field.groups:
            mask = sum(masks[index] for index in seen.tiles)
            groups[COLOURS.index(seen.colour)].append(Group(mask, BOARD.beside(mask), len(seen.tiles)))
        return cls(
            covered=int(field.covered, 16),
            drops=int(field.drops_left, 16),
            rooms=tuple(left for left in (int(text, 16) for text in field.rooms_left) if left),
            pistols=tuple(1 << NUMBER_OF[pistol.at] if pistol.fate == "there" else 0 for pistol in field.pistols),
            groups=tuple(tuple(of_a_colour) for of_a_colour in groups),
            ahead=(ROUNDS - view.round + _of_this_round(view)) / ROUNDS,
        )


class Beginner:
    """The ``beginner``: what scores most at once, whatever comes of it."""

    def choose(self, view: View, offer: Offer, heard: Sequence[News], clock: float, dice: Dice) -> Action:
        own = Own.of(view)
        places = list(_places(offer))
        if not places:
            return offer.besides[0]
        worths = [_score_now(own, place) for place in places]
        most = max(worths)
        return dice.pick([place for place, worth in zip(places, worths, strict=True) if worth == most]).act()


class Good:
    """The ``good`` one."""

    def choose(self, view: View, offer: Offer, heard: Sequence[News], clock: float, dice: Dice) -> Action:
        own = Own.of(view)
        weighed = [(_worth(own, place), place) for place in _places(offer)]
        weighed.sort(key=lambda pair: -pair[0])
        looked_at = [(worth - _holes(own, place.mask), place) for worth, place in weighed[:LOOKED_AT]]
        most = max((worth for worth, _ in looked_at), default=-1.0)
        if most <= 0:
            return offer.besides[0]
        return dice.pick([place for worth, place in looked_at if worth >= most - ABOUT_AS_GOOD]).act()


STRENGTHS: Final[dict[str, Bot]] = {"beginner": Beginner(), "good": Good()}


def _places(offer: Offer) -> Iterator[Place]:
    of_shape = {shape.shape: shape.at for shape in offer.shapes}
    for tile in offer.tiles:
        shape, _, colour = tile.partition("-")
        of_colour = COLOURS.index(colour) if colour else None
        for turn, text in zip(TURNS_OF[shape], of_shape[shape], strict=True):
            way = WAY[shape, turn].mask
            for square in bits(int(text, 16)):
                yield Place(tile, turn, square, way << square, of_colour)


def _mask(tile: str, turn: Turn, square: int) -> Mask:
    return WAY[tile.partition("-")[0], turn].mask << square


def _of_this_round(view: View) -> float:
    """How much of the round is still to come."""
    taken = sum(len(field.tiles) for field in view.fields) + len(view.gone)
    return len(view.pool) / max(len(view.pool), (taken + len(view.pool)) / view.round)


def _score_now(own: Own, place: Place) -> float:
    """By how much the score would change."""
    mask = place.mask
    worth = float((own.drops & mask).bit_count())
    for left in own.rooms:
        if not left & ~mask:
            worth -= ROOM_POINTS
    if place.colour is not None:
        joined = [group.tiles for group in own.groups[place.colour] if group.near & mask]
        worth += group_points(1 + sum(joined)) - sum(map(group_points, joined))
    return worth


def _worth(own: Own, place: Place) -> float:
    """The score with what it is on the way to, but for holes."""
    mask, ahead = place.mask, own.ahead
    worth = float((own.drops & mask).bit_count())
    for left in own.rooms:
        if left & mask:
            worth += _room(left & ~mask, ahead) - _room(left, ahead)
    for colour, pistol in enumerate(own.pistols):
        if pistol & mask:
            worth += BONUS_TILE if colour == place.colour else -PISTOL_LOST * ahead
    for colour, groups in enumerate(own.groups):
        if colour == place.colour:
            worth += _joined(own, groups, mask)
        else:
            for group in groups:
                worth -= ROOM_TO_GROW * ahead * (group.near & mask).bit_count()
    return worth


def _joined(own: Own, groups: Sequence[Group], mask: Mask) -> float:
    joined = [group for group in groups if group.near & mask]
    hoped = _group(1 + sum(group.tiles for group in joined), own.ahead)
    near = mask
    for group in joined:
        hoped -= _group(group.tiles, own.ahead)
        near |= group.mask
    return hoped + ROOM_TO_GROW * own.ahead * (BOARD.beside(near) & ~own.covered).bit_count()


def _group(tiles: int, ahead: float) -> float:
    return group_points(tiles) + ahead * GROUP_HOPE[min(tiles, len(GROUP_HOPE) - 1)]


def _room(left: Mask, ahead: float) -> float:
    """What a room that still needs ``left`` has got back of its five points."""
    if not left:
        return float(-ROOM_POINTS)
    return ROOM_BEGUN * min(1.0, 0.3 + ahead) * max(0.0, 1 - left.bit_count() / ROOM_REACH)


def _holes(own: Own, mask: Mask) -> float:
    """What is lost in free squares that were cut off: too few together for any tile."""
    free = BOARD.full & ~(own.covered | mask)
    stakes = own.drops
    for left in own.rooms:
        stakes |= left
    lost = 0.0
    edge = BOARD.beside(mask) & free
    while edge:
        hole = edge & -edge
        while (grown := BOARD.beside(hole) & free) and hole.bit_count() < SMALLEST_TILE:
            hole |= grown
        if hole.bit_count() < SMALLEST_TILE:
            lost += LONE_SQUARE * (hole & stakes).bit_count()
        edge &= ~hole
    return lost
