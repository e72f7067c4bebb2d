"""Who may know what in Geister: the only way out (GE-40, GE-41)."""

from typing import Final

from speeltafel.core.seat import Seat, Viewer
from speeltafel.games.geister.model import AWAY, CAPTURED, GHOSTS, SQUARES, News, SeenGhost, State, View

# Every ghost that can be seen, made once: a view picks sixteen of them (bench/geister).
_SEEN: Final = {
    (owner, at, kind): SeenGhost(owner, at, kind)
    for owner in (0, 1)
    for at in (*SQUARES, CAPTURED, AWAY)
    for kind in (None, "G", "E")
}


def view(state: State, viewer: Viewer) -> View:
    """Own colours, captured colours, and at the end all colours where both players had wished so."""
    return View(
        options=state.options,
        turn=state.turn,
        placed=(state.kinds[0] is not None, state.kinds[1] is not None),
        ghosts=_seen(state, 0, viewer) + _seen(state, 1, viewer),
        moves=state.moves,
        last=state.last,
        end=state.end,
    )


def hear(news: News, viewer: Viewer) -> News:
    """All news of Geister are public: a placement tells nothing but that it was made."""
    return news


def _seen(state: State, owner: Seat, viewer: Viewer) -> tuple[SeenGhost, ...]:
    spots = state.spots[:GHOSTS] if owner == 0 else state.spots[GHOSTS:]
    kinds = state.kinds[owner]
    if kinds is None:
        return tuple([_SEEN[owner, at, None] for at in spots])
    if owner == viewer or (state.end is not None and state.options.disclose):
        return tuple([_SEEN[owner, at, kind] for at, kind in zip(spots, kinds, strict=True)])
    return tuple([_SEEN[owner, at, kind if at in _OPEN else None] for at, kind in zip(spots, kinds, strict=True)])


# GE-11: captured ghosts lie open. One that left was good, or it could not have (GE-22).
_OPEN: Final = frozenset({CAPTURED, AWAY})
