"""A full state that fits what a viewer of I Love Zombies sees: only the order of the bag is drawn."""

from collections.abc import Sequence

from speeltafel.core.dice import Dice
from speeltafel.core.seat import Viewer
from speeltafel.games.zombies.model import Field, Laid, News, SeenField, State, View
from speeltafel.games.zombies.score import with_tile
from speeltafel.games.zombies.tiles import NUMBER_OF, NUMBERS, TILES
from speeltafel.kit.polyomino import TURNS


def guess(view: View, heard: Sequence[News], viewer: Viewer, dice: Dice) -> State:
    """What is seen, and the tiles that nobody has seen in any order."""
    fields = tuple(_field(layout, seen) for layout, seen in zip(view.layouts, view.fields, strict=True))
    pool, gone = ([NUMBERS[name] for name in names] for names in (view.pool, view.gone))
    out = {*pool, *gone, *(laid.tile for field in fields for laid in field.laid)}
    return State(
        options=view.options,
        plan=view.plan,
        fields=fields,
        bag=dice.shuffled([number for number in range(len(TILES)) if number not in out]),
        pool=tuple(pool),
        gone=tuple(gone),
        round=view.round,
        opener=view.opener,
        turn=view.turn,
        marks=view.marks,
        bonus=view.bonus,
        end=view.end,
    )


def _field(layout: int, seen: SeenField) -> Field:
    field = Field(layout)
    for tile in seen.tiles:
        field = with_tile(field, Laid(NUMBERS[tile.tile], TURNS.index(tile.turn), NUMBER_OF[tile.at]))
    return field
