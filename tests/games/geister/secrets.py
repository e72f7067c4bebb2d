"""What is secret in Geister, written from the rules and blind to views.py.

- GE-02: how somebody has placed their ghosts; that they have is seen by all.
- GE-40: the colours of the other's ghosts; to a watcher, those of both players.
- GE-11, GE-22: a captured ghost is open to all, and so is one that left: only a good one could.
- GE-20, GE-21: with `escape` arrow, a ghost on an arrow square has shown what it is, by winning or by not winning.
- GE-41: nothing, once the game is over at a table where both had set `disclose`.
"""

from collections import Counter

from msgspec.structs import replace

from speeltafel.core.dice import Dice
from speeltafel.core.seat import Seat, Viewer
from speeltafel.games.geister.model import State

OPEN = {"captured", "away"}
ARROWS = ({"a6", "f6"}, {"a1", "f1"})


def dealt_anew(state: State, viewer: Viewer, dice: Dice) -> State:
    """The same game with all colours shuffled that ``viewer`` has no right to know."""
    if state.end is not None and state.options.disclose:
        return state
    first, second = (state.kinds[owner] if owner == viewer else _shuffled(state, owner, dice) for owner in (0, 1))
    return replace(state, kinds=(first, second))


def pieces(state: State) -> Counter[tuple[Seat, str]]:
    """Each ghost by owner and colour, where no two stand on one square; who has not placed holds four and four."""
    owned = [(owner, kind) for owner in (0, 1) for kind in state.kinds[owner] or "GGGGEEEE"]
    standing = [spot for spot in state.spots if spot not in OPEN]
    return Counter(owned) if len(set(standing)) == len(standing) else Counter()


def _shuffled(state: State, owner: Seat, dice: Dice) -> str | None:
    kinds = state.kinds[owner]
    if kinds is None:
        return None
    shown = OPEN | (ARROWS[owner] if state.options.escape == "arrow" else set())
    spots = state.spots[8 * owner : 8 * owner + 8]
    hidden = iter(dice.shuffled([kind for kind, spot in zip(kinds, spots, strict=True) if spot not in shown]))
    return "".join(kind if spot in shown else next(hidden) for kind, spot in zip(kinds, spots, strict=True))
