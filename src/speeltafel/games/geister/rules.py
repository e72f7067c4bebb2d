"""What may be done in Geister and what comes of it.

GE-12 (a player who cannot move passes) never arises: whoever is to move has a ghost on the board, and of all the
squares beside one's ghosts some square is free of them. So there is no act for it.
"""

from collections.abc import Iterator
from itertools import accumulate, combinations, product
from typing import Final, assert_never

from msgspec.structs import replace

from speeltafel.core.dice import Dice
from speeltafel.core.entry import BrokenOff, DrawAgreed, Resigned, Stop
from speeltafel.core.game import Result
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat
from speeltafel.games.geister.model import (
    AWAY,
    CAPTURED,
    COLUMNS,
    EVIL,
    EXITS,
    GHOSTS,
    GOOD,
    ROWS,
    SQUARES,
    Action,
    Departed,
    End,
    Kind,
    Leave,
    News,
    Options,
    Place,
    Placed,
    Square,
    State,
    Step,
    Stepped,
)

_NOBODY: Final[frozenset[Seat]] = frozenset()
_ALONE: Final = (frozenset({0}), frozenset({1}))
_PLACING: Final = {(True, True): frozenset({0, 1}), (True, False): _ALONE[0], (False, True): _ALONE[1]}


def _beside(square: Square) -> tuple[Square, ...]:
    """The neighbours of a square: up, right, down, left as seat 0 sees them, those on the board."""
    column, row = COLUMNS.index(square[0]), ROWS.index(square[1])
    places = ((column, row + 1), (column + 1, row), (column, row - 1), (column - 1, row))
    return tuple(COLUMNS[c] + ROWS[r] for c, r in places if 0 <= c < len(COLUMNS) and 0 <= r < len(ROWS))


# Tables of what never changes, so that playing is looking up (bench/geister).
STEPS: Final[dict[Square, tuple[Step, ...]]] = {
    square: tuple(Step(square, target) for target in _beside(square)) for square in SQUARES
}
_NEIGHBOURS: Final = {square: frozenset(_beside(square)) for square in SQUARES}
_DISTANCE: Final = {1: 1, -1: 3, 6: 0, -6: 2}  # steps of SQUARES' index to a direction: up 0, right 1, down 2, left 3
_SHIFT: Final = {direction: shift for shift, direction in _DISTANCE.items()}
_APART: Final = tuple(_SHIFT[trace % 4] << 8 * (trace // 4) for trace in range(4 * 2 * GHOSTS))
"""For each trace how far it moved its ghost, each ghost in digits of its own: a sum is 0 only where each one's is."""
_INDEX: Final = {square: index for index, square in enumerate(SQUARES)}
_LEAVES: Final = tuple(tuple(Leave(exit_) for exit_ in sorted(EXITS[seat])) for seat in (0, 1))
PLACEMENTS: Final[tuple[Place, ...]] = tuple(
    Place("".join("G" if index in good else "E" for index in range(GHOSTS)))
    for good in combinations(range(GHOSTS), GOOD)
)
"""GE-02: the seventy ways to make four of eight ghosts good."""


def check(options: Options, seats: int) -> Refusal | None:
    """A game that need never end is refused (GE-31)."""
    if not options.repetition and options.move_limit == 0:
        return Refusal("GE-31", "endless")
    return None


def setup(options: Options, seats: int, first: Seat, dice: Dice) -> State:
    """Both seats are to place their ghosts (GE-02); ``first`` moves first (GE-03)."""
    return State(options, turn=first)


def to_act(state: State) -> frozenset[Seat]:
    """Both while they place, then whose turn it is; nobody once the game is over."""
    if state.end is not None:
        return _NOBODY
    if None in state.kinds:
        return _PLACING[state.kinds[0] is None, state.kinds[1] is None]
    return _ALONE[state.turn]


def candidates(state: State, seat: Seat) -> Iterator[Action]:
    """Every placement, right or wrong, every step on the board, and leaving from every corner."""
    yield from (Place("".join(kinds)) for kinds in product("GE", repeat=GHOSTS))
    for square in SQUARES:
        yield from (Step(square, target) for target in SQUARES)
        yield Leave(square)


def choices(state: State, seat: Seat) -> tuple[Action, ...]:
    """The same as the candidates without objection, found without asking about each (a law compares them)."""
    if seat not in to_act(state):
        return ()
    if None in state.kinds:
        return PLACEMENTS
    own = frozenset(_own(state, seat))
    steps = tuple([step for square in _own(state, seat) for step in STEPS.get(square, ()) if step.target not in own])
    if state.options.escape == "leave":
        return steps + tuple(leave for leave in _LEAVES[seat] if _why_not_leave(state, seat, leave.origin) is None)
    return steps


def why_not(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The first rule ``action`` would break, or ``None`` if it may be made."""
    if state.end is not None:
        return Refusal("GE-10", "game-over")
    match action:
        case Step(origin, target):
            return _why_not_move(state, seat) or _why_not_step(state, seat, origin, target)
        case Leave(origin):
            return _why_not_move(state, seat) or _why_not_leave(state, seat, origin)
        case Place(kinds):
            return _why_not_place(state, seat, kinds)
        case _:
            assert_never(action)


def _why_not_place(state: State, seat: Seat, kinds: str) -> Refusal | None:
    if state.kinds[seat] is not None:
        return Refusal("GE-02", "already-placed")
    if kinds.count("G") != GOOD:
        return Refusal("GE-02", "not-four-and-four", {"good": kinds.count("G"), "evil": kinds.count("E")})
    return None


def _why_not_move(state: State, seat: Seat) -> Refusal | None:
    if None in state.kinds:
        return Refusal("GE-02", "not-placed-yet")
    if seat != state.turn:
        return Refusal("GE-10", "not-your-turn")
    return None


def _why_not_step(state: State, seat: Seat, origin: Square, target: Square) -> Refusal | None:
    own = _own(state, seat)
    if origin not in own:
        return Refusal("GE-10", "not-your-ghost", {"square": origin})
    if target not in _NEIGHBOURS[origin]:
        return Refusal("GE-10", "not-a-neighbour", {"origin": origin, "target": target})
    if target in own:
        return Refusal("GE-10", "own-ghost-in-the-way", {"target": target})
    return None


def _why_not_leave(state: State, seat: Seat, origin: Square) -> Refusal | None:
    if origin not in _own(state, seat):
        return Refusal("GE-10", "not-your-ghost", {"square": origin})
    if origin not in EXITS[seat]:
        return Refusal("GE-22", "not-an-exit", {"origin": origin})
    if state.options.escape != "leave":
        return Refusal("GE-22", "no-leaving-with-arrow")
    if kind_of(state, state.spots.index(origin)) == "E":
        return Refusal("GE-22", "evil-may-not-leave", {"origin": origin})
    return None


def apply(state: State, seat: Seat, action: Action, dice: Dice) -> tuple[State, tuple[News, ...]]:
    """The state after ``action``, which must be legal, and what happened."""
    match action:
        case Step():
            return _step(state, seat, action)
        case Leave(origin):
            return _leave(state, seat, action), (Departed(seat, origin),)
        case Place(kinds):
            both = (kinds, state.kinds[1]) if seat == 0 else (state.kinds[0], kinds)
            return replace(state, kinds=both), (Placed(seat),)
        case _:
            assert_never(action)


def _step(state: State, seat: Seat, step: Step) -> tuple[State, tuple[News, ...]]:
    spots = list(state.spots)
    ghost = spots.index(step.origin)
    captured: Kind | None = None
    if step.target in state.spots:  # GE-11; why_not saw to it that it is the other's
        other = spots.index(step.target)
        captured = kind_of(state, other)
        spots[other] = CAPTURED
    spots[ghost] = step.target
    after = State(
        options=state.options,
        turn=1 - seat,
        kinds=state.kinds,
        spots=tuple(spots),
        moves=state.moves + 1,
        trail=b"" if captured else state.trail + traced(ghost, step),
        last=step,
    )
    end = _end(after, seat, ghost, captured)
    return (replace(after, end=end) if end else after), (Stepped(seat, step.origin, step.target, captured),)


def _leave(state: State, seat: Seat, leave: Leave) -> State:
    ghost = state.spots.index(leave.origin)
    return replace(
        state,
        turn=1 - seat,
        spots=(*state.spots[:ghost], AWAY, *state.spots[ghost + 1 :]),
        moves=state.moves + 1,
        trail=b"",  # as after a capture: no position of before can come again
        last=leave,
        end=End("left", "GE-22", winner=seat),
    )


def _end(state: State, seat: Seat, ghost: int, captured: Kind | None) -> End | None:
    """How the game ended by the step that ``seat`` made with ``ghost``, if it did; the first that holds is told."""
    if state.options.escape == "arrow" and state.spots[ghost] in EXITS[seat] and kind_of(state, ghost) == "G":
        return End("arrow", "GE-20", winner=seat)
    if captured and captured_of(state, 1 - seat, captured) == (GOOD if captured == "G" else EVIL):
        return End("four-good", "GE-23", seat) if captured == "G" else End("four-evil", "GE-23", 1 - seat)
    if state.moves == state.options.move_limit:
        return End("move-limit", "GE-30")
    if state.options.repetition and times_seen(state.trail) == 3:
        return End("repetition", "GE-31")
    return None


def default(state: State, seat: Seat, dice: Dice) -> Action:
    """GE-33: a placement or a move, drawn among all that are legal."""
    return dice.pick(choices(state, seat))


def stop(state: State, how: Stop) -> State:
    """GE-32, TB-14: resigned, a draw agreed, or broken off."""
    match how:
        case Resigned(seat):
            return replace(state, end=End("resigned", "GE-32", winner=1 - seat))
        case DrawAgreed():
            return replace(state, end=End("draw-agreed", "GE-32"))
        case BrokenOff():
            return replace(state, end=End("broken-off", "TB-14"))
        case _:
            assert_never(how)


def result(state: State) -> Result | None:
    """Who won and by which rule; both share first place when nobody did."""
    if state.end is None:
        return None
    winner = state.end.winner
    if winner is None:
        return Result(places=(1, 1), reason=state.end.reason, rule=state.end.rule)
    places = (1, 2) if winner == 0 else (2, 1)
    return Result(places=places, reason=state.end.reason, rule=state.end.rule, winners=(winner,))


def kind_of(state: State, ghost: int) -> Kind:
    """Whether a ghost is good or evil; both placements must have been made."""
    kinds = state.kinds[ghost // GHOSTS]
    assert kinds is not None
    return "G" if kinds[ghost % GHOSTS] == "G" else "E"


def captured_of(state: State, owner: Seat, kind: Kind) -> int:
    """How many ghosts of that kind ``owner`` has lost."""
    ghosts = range(owner * GHOSTS, owner * GHOSTS + GHOSTS)
    return sum(state.spots[ghost] == CAPTURED and kind_of(state, ghost) == kind for ghost in ghosts)


def times_seen(trail: bytes) -> int:
    """How often the position at the end of ``trail`` has been there, with the same player to move (GE-31).

    Read backwards, the position returns whenever every ghost stands again where it stands now; the player to move is
    the same after every second step.
    """
    moved = accumulate(map(_APART.__getitem__, reversed(trail)))
    return 1 + list(moved)[1::2].count(0)


def traced(ghost: int, step: Step) -> bytes:
    """One step of ``ghost`` as it stands in ``State.trail``."""
    return bytes((4 * ghost + _DISTANCE[_INDEX[step.target] - _INDEX[step.origin]],))


def _own(state: State, seat: Seat) -> tuple[str, ...]:
    # tuple, not frozenset: with eight ghosts a scan is faster, and it is thrown away at once.
    return state.spots[:GHOSTS] if seat == 0 else state.spots[GHOSTS:]
