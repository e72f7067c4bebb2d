"""What is secret, written from the rules and blind to views.py: nothing (SK-40)."""

from speeltafel.cli.skeleton.game.model import State
from speeltafel.core.dice import Dice
from speeltafel.core.seat import Viewer

NOTHING_IS_HIDDEN = True
"""Take this away with the first thing that somebody may not know."""


def dealt_anew(state: State, viewer: Viewer, dice: Dice) -> State:
    """The same game with all dealt anew that ``viewer`` has no right to know."""
    return state


def pieces(state: State) -> int:
    """All pebbles, on the heap and taken."""
    return state.heap + sum(state.taken)
