"""A second reading of ZO-40 to ZO-44, from a view: sets of squares, nothing kept, nothing clever."""

from speeltafel.games.zombies.model import SeenField, SeenTile, View
from speeltafel.games.zombies.tiles import ALL_SHAPES

Squares = set[tuple[int, int]]


def squares_of(text: str) -> Squares:
    """The squares of a mask."""
    number = int(text, 16)
    return {(bit % 16, bit // 16) for bit in range(144) if number >> bit & 1}


def covered_by(tile: SeenTile) -> Squares:
    """The squares that a tile covers."""
    cells = list(ALL_SHAPES[tile.tile.split("-")[0]])
    if "m" in tile.turn:
        cells = [(-column, row) for column, row in cells]
    for _ in range(int(tile.turn.replace("m", "")) // 90):
        cells = [(-row, column) for column, row in cells]
    top = min(row for _, row in cells)
    left = min(column for column, row in cells if row == top)
    at = ("abcdefghijklmnop".index(tile.at[0]), int(tile.at[1]) - 1)
    return {(column - left + at[0], row - top + at[1]) for column, row in cells}


def groups_of(field: SeenField) -> list[list[int]]:
    """ZO-42: tiles of one colour that hang together side to side."""
    left = [number for number, tile in enumerate(field.tiles) if "-" in tile.tile]
    groups = []
    while left:
        group = [left.pop(0)]
        for member in group:
            for other in [other for other in left if _belong_together(field.tiles[member], field.tiles[other])]:
                left.remove(other)
                group.append(other)
        groups.append(sorted(group))
    return groups


def _belong_together(one: SeenTile, other: SeenTile) -> bool:
    if one.tile.split("-")[1] != other.tile.split("-")[1]:
        return False
    near = {(c + dc, r + dr) for c, r in covered_by(one) for dc, dr in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return bool(near & covered_by(other))


def worth(tiles: int) -> int:
    """ZO-42."""
    if tiles < 3:
        return 0
    return {3: 8, 4: 11, 5: 15, 6: 20}.get(tiles, 20 + 5 * (tiles - 6))


def points(view: View, field: SeenField) -> int:
    """ZO-40 to ZO-43."""
    covered: Squares = set().union(*(covered_by(tile) for tile in field.tiles))
    drops = len(squares_of(field.drops) - covered)
    rooms = sum(not squares_of(room.squares) <= covered for room in view.rooms)
    return -drops - 5 * rooms + sum(worth(len(group)) for group in groups_of(field))


def filled(view: View, field: SeenField) -> int:
    """How many rooms are filled."""
    covered: Squares = set().union(*(covered_by(tile) for tile in field.tiles))
    return sum(squares_of(room.squares) <= covered for room in view.rooms)


def may_lie(field: SeenField, tile: SeenTile) -> bool:
    """ZO-21 and ZO-22."""
    squares = covered_by(tile)
    covered: Squares = set().union(*(covered_by(other) for other in field.tiles))
    inside = all(0 <= column < 16 and 0 <= row < 9 for column, row in squares)
    near = {(c + dc, r + dr) for c, r in squares for dc, dr in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return inside and not squares & covered and (not covered or bool(near & covered))
