"""Nice 'n Easy on a drawn table: what the rules tests are written in.

The first line is the Dizzy Lizzy, stack by stack; below it a line for each player, open cards and blind pile; facts
follow (``turn: B``, ``pile: tpd hbd``). A pile that is not named holds what is left.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat
from speeltafel.games.nice_n_easy import GAME
from speeltafel.games.nice_n_easy.model import News, Options, State
from speeltafel.games.nice_n_easy.notation import NOTATION

Kind = TypeVar("Kind")

A, B, C = 0, 1, 2
WATCHER = None

# Colours red, blue, blue and patterns dots, stripes, stripes: it shows nothing yet.
BEGUN = """
    hro bbs tbs
    A hbd tpo bpo | 12
    B hpd bro tbd | 12
"""


def draw(text: str, *facts: str) -> State:
    """The drawn table, with more facts."""
    return NOTATION.read_position("\n".join([text, *facts]))


def setup(seats: int = 2, first: Seat = A, seed: int = 1, **options: Any) -> State:
    """A game that has just begun."""
    return GAME.setup(Options(**options), seats, first, Recorder(seeded(seed)))


def why_not(state: State, act: str, seat: Seat | None = None) -> Refusal | None:
    """What forbids ``act`` to whose turn it is, or to ``seat``."""
    return GAME.why_not(state, state.turn if seat is None else seat, NOTATION.read_action(act))


def refused(state: State, act: str, seat: Seat | None = None) -> str | None:
    """The rule that forbids ``act``, if any does."""
    refusal = why_not(state, act, seat)
    return refusal.rule if refusal else None


def happened(state: State, act: str) -> tuple[State, tuple[News, ...]]:
    """The table after ``act``, which must be allowed, and its news."""
    assert why_not(state, act) is None
    return GAME.apply(state, state.turn, NOTATION.read_action(act), Recorder(seeded("act")))


def played(state: State, *acts: str) -> State:
    """The table after ``acts``, made in turn."""
    for act in acts:
        state, _ = happened(state, act)
    return state


def told(state: State, act: str) -> list[str]:
    """What happened by ``act``, each by its tag."""
    return [str(news.__struct_config__.tag) for news in happened(state, act)[1]]


def heard(news: Sequence[News], kind: type[Kind]) -> list[Kind]:
    """The news of one kind."""
    return [one for one in news if isinstance(one, kind)]


def ending(state: State) -> tuple[str, str, tuple[Seat, ...]] | None:
    """Reason, rule and winners, or ``None`` while the game goes on."""
    result = GAME.result(state)
    return (result.reason, result.rule, result.winners) if result else None


def left(state: State) -> list[int]:
    """How many cards each player has."""
    return [len(hand) + len(pile) for hand, pile in zip(state.open, state.blind, strict=True)]


def tops(state: State) -> str:
    """The visible Lizzy."""
    return " ".join(stack[-1] for stack in state.stacks)
