"""Lizzy Ghosties on a drawn table: what the rules tests are written in.

A line for each player (``A 2/hrs bbo -``, or ``C ghostie 5``), one for the Burn Lizzy; facts follow. What is drawn in
an event is decided by ``side``: all cards of the side pile that a test names give the same answer.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.model import Event, GhostEvent, News, Options, Passing, State
from speeltafel.games.lizzy_ghosties.notation import NOTATION

Kind = TypeVar("Kind")

A, B, C, D = 0, 1, 2, 3

# A can lay B's head and tail, and with C's tail makes a double of three colours.
BEGUN = """
    A 2/hrs 2/bbo 2/tpo
    B 2/hrd 2/bps 2/tbd
    C 2/hbs 2/brd 2/tpd
    D 2/hpo 2/brs 2/tbo
    burn hbd bpo trd
"""
# With C's tail A is all red in three patterns.
RED = """
    A 2/hrs 2/bro 2/tpd
    B 2/hbo 2/bbs 2/tbd
    C 2/hbd 2/bps 2/trd
    D 2/hps 2/bpo 2/tbo
    burn hro bpd tbs
"""
# In A's Burn Event D's tail keeps the Burn Lizzy valid, and D's head makes her a double, all purple.
BURNING = """
    A 2/hrs 2/bbo 2/tpd
    B 2/hrd 2/bps 2/tbd
    C 2/hbs 2/brd 2/tpo
    D 2/hpo 2/brs 2/trd
    burn hbo bpd tps
    side: tps
"""
# A is a Ghostie and can borrow from B, C, D, in this order, three colours with three patterns.
HAUNTED = """
    A ghostie 5
    B 2/hro 2/bbd 2/tbs
    C 2/hps 2/bbs 2/tbo
    D 2/hpo 2/brs 2/tpd
    burn hrs bpd tpo
"""
FINAL = """
    A 3/hrs 3/bbo 2/tpo
    B hbs 2/bpo tpo
    C ghostie 9
    D ghostie 7
    burn 1/hro bbd tps
"""
THREE = """
    A 3/hrs 3/bbo 2/tpo
    B hbs - trd
    C ghostie 9
    burn 2/hro 2/bbd tps
    turn: C
"""


def draw(text: str, *facts: str) -> State:
    """The drawn table, with more facts."""
    return NOTATION.read_position("\n".join([text, *facts]))


def setup(seats: int = 4, first: Seat = A, seed: int = 1, **options: Any) -> State:
    """A game that has just begun."""
    return GAME.setup(Options(**options), seats, first, Recorder(seeded(seed)))


def acting(state: State) -> Seat:
    """Whose turn it is; of a team the first."""
    return min(GAME.to_act(state))


def why_not(state: State, act: str, seat: Seat | None = None) -> Refusal | None:
    """What forbids ``act`` to whose turn it is, or to ``seat``."""
    return GAME.why_not(state, acting(state) if seat is None else seat, NOTATION.read_action(act))


def refused(state: State, act: str, seat: Seat | None = None) -> str | None:
    """The rule that forbids ``act``, if any does."""
    refusal = why_not(state, act, seat)
    return refusal.rule if refusal else None


def happened(
    state: State, act: str, seat: Seat | None = None, seed: int | str = "act"
) -> tuple[State, tuple[News, ...]]:
    """The table after ``act``, which must be allowed, and its news."""
    assert why_not(state, act, seat) is None
    return GAME.apply(state, acting(state) if seat is None else seat, NOTATION.read_action(act), Recorder(seeded(seed)))


def played(state: State, *acts: str) -> State:
    """The table after ``acts``, each made by whose turn it is; ``D: take A h`` is made by D of a team."""
    for act in acts:
        letter, _, own = act.rpartition(": ")
        state, _ = happened(state, own, "ABCDEFGHI".index(letter) if letter else None)
    return state


def told(state: State, act: str) -> list[str]:
    """What happened by ``act``, each by its tag."""
    return [str(news.__struct_config__.tag) for news in happened(state, act)[1]]


def heard(news: Sequence[News], kind: type[Kind]) -> list[Kind]:
    """The news of one kind."""
    return [one for one in news if isinstance(one, kind)]


def tops(state: State, seat: Seat | None) -> str:
    """The visible cards of a Lizzy, or of the Burn Lizzy."""
    body = state.burn if seat is None else state.lizzies[seat]
    assert body is not None
    return " ".join(pile[-1] if pile else "-" for pile in body)


def passing(state: State) -> str:
    """Who passes whom: ``AC``; ``no`` when nobody does."""
    turn = state.turn
    return f"{'ABCDEFGHI'[turn.seat]}{'ABCDEFGHI'[turn.opponent]}" if isinstance(turn, Passing) else "no"


def event(state: State) -> str:
    """The event that runs: ``A burn won DB``; ``no`` when none does."""
    turn = state.turn
    if not isinstance(turn, Event | GhostEvent):
        return "no"
    kind = turn.kind if isinstance(turn, Event) else "ghost"
    visits = "".join("ABCDEFGHI"[seat] for seat in turn.visits)
    return f"{'ABCDEFGHI'[turn.seat]} {kind} {'won' if turn.draw.won else 'lost'} {visits}"


def ending(state: State) -> tuple[str, str, tuple[Seat, ...]] | None:
    """Reason, rule and winners, or ``None`` while the game goes on."""
    result = GAME.result(state)
    return (result.reason, result.rule, result.winners) if result else None
