"""What is secret in I Love Zombies, written from the rules and blind to views.py.

- ZO-45: fields, pool and score are public at any time; so is whose turn it is and who has passed.
- ZO-04, ZO-10: tiles come out of a bag, so nobody knows which of those that have not been seen will come when.
"""

from collections import Counter

from msgspec.structs import replace

from speeltafel.core.dice import Dice
from speeltafel.core.seat import Viewer
from speeltafel.games.zombies.model import State

EXAMPLES = 30
"""How many playings each law looks at: here a seat has thousands of choices, and a law asks about all of them."""

COLOURED = 100


def dealt_anew(state: State, viewer: Viewer, dice: Dice) -> State:
    """The same game with the bag shuffled."""
    return replace(state, bag=dice.shuffled(state.bag))


def pieces(state: State) -> Counter[int]:
    """Each of the hundred tiles: in the bag, in the pool, on a field, or out of the game. Bonus tiles have no end."""
    laid = [tile.tile for field in state.fields for tile in field.laid if tile.tile < COLOURED]
    return Counter([*state.bag, *state.pool, *state.gone, *laid])
