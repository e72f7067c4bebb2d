"""Dizzy Duo Battle on a drawn table: what the rules tests are written in.

A drawn table has a line of six cards for each player; facts may follow (``turns: 3 3``).
"""

from textwrap import dedent
from typing import Any, Final

from msgspec.structs import replace

from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import SEAT_LETTERS, Seat
from speeltafel.games.dizzy_duo_battle import GAME
from speeltafel.games.dizzy_duo_battle.model import News, State
from speeltafel.games.dizzy_duo_battle.notation import NOTATION
from speeltafel.games.dizzy_duo_battle.power import best_duo, in_order

A, B, C, D = 0, 1, 2, 3
WATCHER = None

# Hands that can all be there at once; SEVEN and FOUR are two Lizzies, ONE is one.
SEVEN: Final = "hbo bbs tbd hpo bps tpd"
FOUR: Final = "hpd bps tps hps bro tbd"
ONE: Final = "hro bbd tpo brd trd tro"
NONE: Final = "hrs hrs bbo bpd brd brs"


def power(hand: str) -> int:
    """The power of a hand."""
    return best_duo(in_order(hand.split())).power


def draw(text: str, **options: Any) -> State:
    """The drawn table, with these options."""
    state = NOTATION.read_position(dedent(text))
    return replace(state, options=replace(state.options, **options))


def facing(*hands: str, lives: str = "20", turns: str = "3", **facts: str) -> State:
    """A table at which A may attack with the first of these hands; ``facts`` as they are written below a drawing."""
    lines = [f"{SEAT_LETTERS[seat]} {hand}" for seat, hand in enumerate(hands)]
    said = {"scores": lives, "turns": turns} | facts
    return NOTATION.read_position("\n".join([*lines, *(f"{name}: {value}" for name, value in said.items())]))


def setup(seats: int = 2, first: Seat = A, luck: str = "set-up", **options: Any) -> State:
    """A game that has just begun."""
    return GAME.setup(GAME.about.types.options(**options), seats, first, Recorder(seeded(luck)))


def acting(state: State) -> Seat:
    """Whose decision it is; the first of several."""
    return min(GAME.to_act(state))


def why_not(state: State, act: str, seat: Seat | None = None) -> Refusal | None:
    """What forbids ``act`` to who is to act, or to ``seat``."""
    return GAME.why_not(state, acting(state) if seat is None else seat, NOTATION.read_action(act))


def refused(state: State, act: str, seat: Seat | None = None) -> tuple[str, str] | None:
    """The rule that forbids ``act``, if any does, and the sentence that says so."""
    refusal = why_not(state, act, seat)
    return (refusal.rule, refusal.why) if refusal else None


def happened(state: State, act: str, seat: Seat | None = None, luck: str = "act") -> tuple[State, tuple[News, ...]]:
    """The table after ``act``, which must be allowed, and its news."""
    assert why_not(state, act, seat) is None
    by = acting(state) if seat is None else seat
    return GAME.apply(state, by, NOTATION.read_action(act), Recorder(seeded(luck)))


def played(state: State, *acts: str) -> State:
    """The table after ``acts``, made one after another by whoever was to act."""
    for act in acts:
        state, _ = happened(state, act)
    return state


def timed_out(state: State, times: int = 1) -> State:
    """The table after so many deadlines."""
    for time in range(times):
        seat = acting(state)
        dice = Recorder(seeded(f"late {time}"))
        state, _ = GAME.apply(state, seat, GAME.default(state, seat, dice), dice)
    return state


def ending(state: State) -> tuple[str, str, tuple[int, ...]] | None:
    """Reason, rule and places, or ``None`` while the game goes on."""
    result = GAME.result(state)
    return (result.reason, result.rule, result.places) if result else None
