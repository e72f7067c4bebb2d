"""Geister on a drawn board: what the rules tests are written in.

Capitals are seat A (seat 0), ``g``/``e`` good and evil ghosts of seat B; facts may follow (``turn: B``). What a
drawing leaves out is off the table.
"""

from textwrap import dedent
from typing import Any

from msgspec.structs import replace

from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat, Viewer
from speeltafel.games.geister import GAME
from speeltafel.games.geister.model import News, State
from speeltafel.games.geister.notation import NOTATION

A, B = 0, 1
WATCHER = None

OPENING = """
    . g e g e .
    . e g e g .
    . . . . . .
    . . . . . .
    . E G E G .
    . G E G E .
"""


def draw(text: str, **options: Any) -> State:
    """The drawn position, at a table with these options."""
    state = NOTATION.read_position(dedent(text))
    return replace(state, options=replace(state.options, **options))


def setup(first: Seat = A, **options: Any) -> State:
    """A game that has just begun: nothing placed."""
    return GAME.setup(GAME.about.types.options(**options), 2, first, Recorder(seeded("set-up")))


def why_not(state: State, act: str, seat: Seat | None = None) -> Refusal | None:
    """What forbids ``act`` to who is to move, or to ``seat``."""
    return GAME.why_not(state, state.turn if seat is None else seat, NOTATION.read_action(act))


def refused(state: State, act: str, seat: Seat | None = None) -> str | None:
    """The rule that forbids ``act``, if any does."""
    refusal = why_not(state, act, seat)
    return refusal.rule if refusal else None


def happened(state: State, act: str, seat: Seat | None = None) -> tuple[State, tuple[News, ...]]:
    """The position after ``act``, which must be allowed, and its news."""
    assert why_not(state, act, seat) is None
    by = state.turn if seat is None else seat
    return GAME.apply(state, by, NOTATION.read_action(act), Recorder(seeded("act")))


def played(state: State, *acts: str) -> State:
    """The position after ``acts``, made in turn."""
    for act in acts:
        state, _ = happened(state, act)
    return state


def placed(state: State, first: str = "GGGGEEEE", second: str = "GGGGEEEE") -> State:
    """The position when A has placed as ``first`` says and B as ``second`` says."""
    return happened(happened(state, first, A)[0], second, B)[0]


def ending(state: State) -> tuple[str, str, tuple[Seat, ...]] | None:
    """Reason, rule and winners, or ``None`` while the game goes on."""
    result = GAME.result(state)
    return (result.reason, result.rule, result.winners) if result else None


def kinds_seen(state: State, viewer: Viewer) -> str:
    """The sixteen ghosts as ``viewer`` sees them: G, E, or ? where the colour is not shown."""
    return GAME.view(state, viewer).kinds


def seen_from(state: State, viewer: Viewer) -> list[str]:
    """The six rows of the board as ``viewer`` sees them, top first."""
    rows = NOTATION.draw(GAME.view(state, viewer), viewer).splitlines()[:6]
    return [row.split(maxsplit=1)[1] for row in rows]
