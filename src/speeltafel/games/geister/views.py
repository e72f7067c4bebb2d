"""Who may know what in Geister: the only way out (GE-40, GE-41)."""

from typing import Final

from speeltafel.core.seat import Seat, Viewer
from speeltafel.games.geister.model import AWAY, CAPTURED, GHOSTS, HIDDEN, News, State, View

# GE-11: captured ghosts lie open. One that left was good, or it could not have (GE-22).
_OPEN: Final = frozenset({CAPTURED, AWAY})


def view(state: State, viewer: Viewer) -> View:
    """Own colours, captured colours, and at the end all colours where both players had wished so."""
    return View(
        options=state.options,
        turn=state.turn,
        placed=(state.kinds[0] is not None, state.kinds[1] is not None),
        spots=state.spots,
        kinds=_kinds(state, 0, viewer) + _kinds(state, 1, viewer),
        moves=state.moves,
        last=state.last,
        end=state.end,
    )


def hear(news: News, viewer: Viewer) -> News:
    """All news of Geister are public: a placement tells nothing but that it was made."""
    return news


def _kinds(state: State, owner: Seat, viewer: Viewer) -> str:
    kinds = state.kinds[owner]
    if kinds is None:
        return HIDDEN * GHOSTS
    if owner == viewer or (state.end is not None and state.options.disclose):
        return kinds
    spots = state.spots[:GHOSTS] if owner == 0 else state.spots[GHOSTS:]
    return "".join([kind if at in _OPEN else HIDDEN for at, kind in zip(spots, kinds, strict=True)])
