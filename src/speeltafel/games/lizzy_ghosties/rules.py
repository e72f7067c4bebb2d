"""What may be done in Lizzy Ghosties and what comes of it; the only judge.

The turn is always in one of the small states of model.py. Here each is handed to the phase that knows it: passing,
events, ghosts, final. What follows a card is in checks.py (LG-24), how a game begins in setup.py, how it ends in
ending.py.
"""

from collections.abc import Iterator
from typing import Final, assert_never

from msgspec.structs import replace

from speeltafel.core.dice import Dice
from speeltafel.core.entry import BrokenOff, Stop
from speeltafel.core.game import Listed
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties import events, final, ghosts, passing
from speeltafel.games.lizzy_ghosties import setup as beginning
from speeltafel.games.lizzy_ghosties.checks import settle
from speeltafel.games.lizzy_ghosties.course import Course, Laid, is_final, living
from speeltafel.games.lizzy_ghosties.events import BURNS, END_EVENT
from speeltafel.games.lizzy_ghosties.final import GATHERS, SHIFTS
from speeltafel.games.lizzy_ghosties.ghosts import TAKES
from speeltafel.games.lizzy_ghosties.model import (
    MOST,
    Action,
    Borrow,
    Event,
    GhostEvent,
    GhostTeam,
    Haunting,
    LizzyTeam,
    News,
    Options,
    Over,
    Passing,
    Source,
    State,
)
from speeltafel.games.lizzy_ghosties.passing import END_TURN, GIVES, MAKES_A_GHOSTIE, SKIP, STEALS
from speeltafel.kit.lizzy.cards import PARTS

_NOBODY: Final[frozenset[Seat]] = frozenset()
_ALONE: Final = tuple(frozenset({seat}) for seat in range(MOST))
_LIZZIES, _GHOSTIES = 0, 1


def setup(options: Options, seats: int, first: Seat, dice: Dice) -> State:
    """The beginning, with somebody to act: who can do nothing with an opponent passes that one by (LG-20)."""
    course = Course(beginning.dealt(options, seats, first, dice), dice)
    _go_on(course)
    return course.state()


def to_act(state: State) -> frozenset[Seat]:
    """Whose turn it is; in the final phase the whole team that plays (LG-71)."""
    match state.turn:
        case Passing(seat=seat) | Event(seat=seat) | Haunting(seat=seat):
            return _ALONE[seat]
        case GhostEvent(seat=seat):
            return _ghosties(state) if is_final(state) else _ALONE[seat]
        case LizzyTeam():
            return frozenset(living(state))
        case GhostTeam():
            return _ghosties(state)
        case Over():
            return _NOBODY
        case _:
            assert_never(state.turn)


def team(state: State, seat: Seat) -> int | None:
    """In the final phase there are two teams, and the first act of a member counts (LG-71)."""
    if isinstance(state.turn, Over) or not is_final(state):
        return None
    return _GHOSTIES if state.lizzies[seat] is None else _LIZZIES


def candidates(state: State, seat: Seat) -> Iterator[Action]:
    """All acts about cards of everybody; borrowing only where a Ghostie may think of it."""
    for other in range(len(state.lizzies)):
        for part in PARTS:
            yield STEALS[other, part]
            yield GIVES[other, part]
            yield BURNS[other, part]
            yield TAKES[other, part]
            yield SHIFTS[other, part]
            yield GATHERS[other, part]
    yield SKIP
    yield END_TURN
    yield END_EVENT
    if state.lizzies[seat] is None and isinstance(state.turn, Haunting | GhostTeam) and seat in to_act(state):
        sources: tuple[Source, ...] = (*living(state), None)
        for head in sources:
            for body in sources:
                for tail in sources:
                    yield Borrow(head, body, tail)


def choices(state: State, seat: Seat) -> tuple[Action, ...]:
    """The candidates without objection, found without asking about each (a law compares them)."""
    if seat not in to_act(state):
        return ()
    match state.turn:
        case Passing() as turn:
            return tuple(passing.choices(state, turn))
        case Event() as turn:
            return tuple(events.choices(state, turn))
        case Haunting() | GhostTeam():
            return tuple(ghosts.choices(state))
        case GhostEvent() as turn:
            return tuple(ghosts.event_choices(state, turn))
        case LizzyTeam() as turn:
            return tuple(final.choices(state, turn))
        case Over():
            return ()
        case _:
            assert_never(state.turn)


def offer(state: State, seat: Seat) -> Listed[Action]:
    """The choices; a gift that makes the giver a Ghostie is asked about before it is sent (LG-23)."""
    acts, turn = choices(state, seat), state.turn
    if not isinstance(turn, Passing):
        return Listed(acts)
    return Listed(
        acts,
        tuple([(at, MAKES_A_GHOSTIE) for at, act in enumerate(acts) if passing.is_last_gift(state, turn, act)]),
    )


def why_not(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The first rule that ``action`` would break, or ``None`` if it may be made."""
    if seat not in to_act(state):
        if is_final(state):
            return Refusal("LG-71", "other-team-plays")
        return Refusal("LG-05", "not-your-turn")
    match state.turn:
        case Passing() as turn:
            return passing.why_not(state, turn, action)
        case Event() as turn:
            return events.why_not(state, turn, action)
        case Haunting() | GhostTeam():
            return ghosts.why_not(state, action)
        case GhostEvent() as turn:
            return ghosts.event_why_not(state, turn, action)
        case LizzyTeam() as turn:
            return final.why_not(state, turn, action)
        case Over():
            raise AssertionError("nobody is to act in a game that is over")
        case _:
            assert_never(state.turn)


def apply(state: State, seat: Seat, action: Action, dice: Dice) -> tuple[State, tuple[News, ...]]:
    """The act, what is looked at after its card (LG-24), and all that nobody decides."""
    course = Course(state, dice)
    settle(course, seat, _act(course, seat, action))
    _go_on(course)
    return course.state(), tuple(course.news)


def default(state: State, seat: Seat, dice: Dice) -> Action:
    """LG-97: a Lizzy skips all that is left, a Ghostie takes any one card, and an event ends."""
    match state.turn:
        case Passing() | LizzyTeam():
            return END_TURN
        case Event() | GhostEvent():
            return END_EVENT
        case Haunting() | GhostTeam():
            return dice.pick(tuple(ghosts.takes(state)))
        case Over():
            raise AssertionError("nobody is to act in a game that is over")
        case _:
            assert_never(state.turn)


def stop(state: State, how: Stop) -> State:
    """TB-14: broken off; a game of so many is neither resigned nor agreed upon."""
    assert isinstance(how, BrokenOff)
    return replace(state, turn=Over("broken-off", "TB-14"))


def _act(course: Course, seat: Seat, action: Action) -> Laid | None:
    """Do ``action`` in the state that the turn is in; the answer is the Lizzy that got a card, if one did."""
    match course.turn:
        case Passing() as turn:
            return passing.act(course, turn, action)
        case Event() as turn:
            return events.act(course, turn, action)
        case Haunting() | GhostTeam():
            return ghosts.act(course, seat, action)
        case GhostEvent() as turn:
            return ghosts.event_act(course, turn, seat, action)
        case LizzyTeam() as turn:
            return final.act(course, turn, seat, action)
        case Over():
            raise AssertionError("nobody is to act in a game that is over")
        case _:
            assert_never(course.turn)


def _go_on(course: Course) -> None:
    """All that nobody decides, one step after another, until somebody has a choice or the game is over."""
    while _forced(course):
        pass


def _forced(course: Course) -> bool:
    """One such step, if the state that the turn is in has one."""
    match course.turn:
        case Passing() as turn:
            return passing.forced(course, turn)
        case Event() as turn:
            return events.forced(course, turn)
        case GhostEvent() as turn:
            return ghosts.event_forced(course, turn)
        case LizzyTeam() as turn:
            return final.forced(course, turn)
        case Haunting() | GhostTeam() as turn:
            return ghosts.forced(course, turn)
        case Over():
            return False
        case _:
            assert_never(course.turn)


def _ghosties(state: State) -> frozenset[Seat]:
    return frozenset([seat for seat, body in enumerate(state.lizzies) if body is None])
