"""What a board of I Love Zombies needs and no view holds, as it never changes; `make types` writes it to data.gen.json.

A shape's turns stand in the order of an offer's masks. Cells are columns and rows counted from the first cell, the
one whose square an act names; so columns may be below zero.
"""

from typing import Any, Final, get_args

from speeltafel.games.zombies.model import ROUNDS
from speeltafel.games.zombies.score import DROP_POINTS, FURTHER_TILE, GROUP_POINTS, ROOM_POINTS
from speeltafel.games.zombies.tiles import BONUSES, COLOURS, COLUMNS, HEIGHT, SHAPES, WAYS, WIDTH, BonusName

DATA: Final[dict[str, Any]] = {
    "width": WIDTH,
    "height": HEIGHT,
    "columns": COLUMNS,
    "rounds": ROUNDS,
    "dropPoints": DROP_POINTS,
    "roomPoints": ROOM_POINTS,
    "groupPoints": GROUP_POINTS,
    "furtherTile": FURTHER_TILE,
    "colours": COLOURS,
    "shapes": tuple(SHAPES),
    "bonuses": get_args(BonusName),
    "turns": {shape: [{"turn": way.turn, "cells": way.cells} for way in WAYS[shape]] for shape in (*SHAPES, *BONUSES)},
}
