"""What may be done and what comes of it. ``why_not`` is the only judge."""

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import replace

from speeltafel.cli.skeleton.game.model import MOST, Action, End, News, Options, State, Take, Took
from speeltafel.core.dice import Dice
from speeltafel.core.entry import BrokenOff, DrawAgreed, Resigned, Stop
from speeltafel.core.game import Result
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat


def check(options: Options, seats: int) -> Refusal | None:
    """Every table can be set up."""
    return None


def setup(options: Options, seats: int, first: Seat, dice: Dice) -> State:
    """All pebbles lie on the heap (SK-01); ``first`` begins (SK-02)."""
    return State(options, turn=first, heap=options.pebbles, taken=(0,) * seats)


def to_act(state: State) -> frozenset[Seat]:
    """Whose turn it is; nobody once the game is over."""
    return frozenset() if state.end else frozenset({state.turn})


def candidates(state: State, seat: Seat) -> Iterator[Action]:
    """One pebble and more, up to one too many."""
    yield from (Take(count) for count in range(1, MOST + 2))


def why_not(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The first rule ``action`` would break, or ``None`` if it may be made."""
    if state.end is not None:
        return Refusal("SK-20", "game-over")
    if seat != state.turn:
        return Refusal("SK-10", "not-your-turn")
    if action.count > MOST:
        return Refusal("SK-10", "too-many", {"most": MOST})
    if action.count > state.heap:
        return Refusal("SK-10", "not-so-many-there", {"heap": state.heap})
    return None


def apply(state: State, seat: Seat, action: Action, dice: Dice) -> tuple[State, tuple[News, ...]]:
    """The state after ``action``, which must be legal, and what happened."""
    heap = state.heap - action.count
    taken = (*state.taken[:seat], state.taken[seat] + action.count, *state.taken[seat + 1 :])
    after = replace(
        state,
        turn=(seat + 1) % len(state.taken),
        heap=heap,
        taken=taken,
        end=None if heap else End("last-pebble", "SK-20", winners=(seat,)),
    )
    return after, (Took(seat, action.count),)


def default(state: State, seat: Seat, dice: Dice) -> Action:
    """SK-33: one pebble, which can always be taken."""
    return Take(1)


def stop(state: State, how: Stop) -> State:
    """SK-30, TB-14: resigned, a draw agreed, or broken off."""
    everybody = range(len(state.taken))
    match how:
        case Resigned(seat):
            return replace(state, end=End("resigned", "SK-30", tuple(other for other in everybody if other != seat)))
        case DrawAgreed():
            return replace(state, end=End("draw-agreed", "SK-30"))
        case BrokenOff():
            return replace(state, end=End("broken-off", "TB-14"))
        case _:
            assert_never(how)


def result(state: State) -> Result | None:
    """The winners share first place, the others the place after them; without a winner all are first."""
    if state.end is None:
        return None
    winners = state.end.winners
    others = 1 + len(winners)
    places = tuple(1 if seat in winners else others for seat in range(len(state.taken)))
    return Result(places=places, reason=state.end.reason, rule=state.end.rule, winners=winners)
