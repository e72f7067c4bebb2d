"""A Lizzy's turn: the others are passed one after another, and robbed, given to, or left alone (LG-20 to LG-23)."""

from collections.abc import Iterator
from typing import Final

from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties.course import PLACES, Course, Laid, fits, fits_any, fitting, missing, parts_left
from speeltafel.games.lizzy_ghosties.model import (
    LIVES_ON,
    MOST,
    Action,
    Body,
    EndEvent,
    EndTurn,
    Gave,
    Give,
    Passing,
    Skip,
    Skipped,
    State,
    Steal,
    Stole,
    Visit,
)
from speeltafel.games.lizzy_ghosties.turns import end_turn
from speeltafel.kit.lizzy.cards import PARTS, Part, spoken
from speeltafel.kit.lizzy.combinations import said, shown

STEALS: Final = {(seat, part): Steal(seat, part) for seat in range(MOST) for part in PARTS}
GIVES: Final = {(seat, part): Give(seat, part) for seat in range(MOST) for part in PARTS}
SKIP: Final = Skip()
END_TURN: Final = EndTurn()
MAKES_A_GHOSTIE: Final = "warning-makes-you-a-ghostie"
"""The words key of what is asked before a gift of LG-23."""


def choices(state: State, turn: Passing) -> Iterator[Action]:
    """All that may be done with the opponent who is passed, and leaving it at this."""
    own, other = _bodies(state, turn)
    for part in fitting(other, own):
        yield STEALS[turn.opponent, part]
    for part in fitting(own, other):
        yield GIVES[turn.opponent, part]
    yield SKIP
    yield END_TURN


def why_not(state: State, turn: Passing, action: Action) -> Refusal | None:
    """What forbids ``action`` to whose turn it is."""
    match action:
        case Steal(opponent, part):
            return _why_not_with(turn, opponent) or why_not_steal(state, turn.seat, opponent, part)
        case Give(opponent, part):
            return _why_not_with(turn, opponent) or _why_not_give(state, turn, part)
        case Skip() | EndTurn():
            return None
        case EndEvent():
            return Refusal("LG-20", "no-event-runs")
        case _:
            return Refusal("LG-20", "steal-give-or-skip")


def why_not_steal(state: State, seat: Seat, opponent: Seat, part: Part) -> Refusal | None:
    """What forbids ``seat`` to lay the top card of that pile on the own Lizzy (LG-21, LG-10, LG-11)."""
    own, other = state.lizzies[seat], state.lizzies[opponent]
    assert own is not None
    assert other is not None
    pile = other[PLACES[part]]
    if not pile:
        return Refusal("LG-21", "no-card-there", {"part": part})
    return why_not_lay(own, pile[-1])


def why_not_lay(receiver: Body, card: str) -> Refusal | None:
    """What forbids a Lizzy to receive ``card``."""
    if missing(receiver, card):
        return Refusal("LG-11", "misses-another-part", {"spoken": spoken(card)})
    if not fits(receiver, card):
        return Refusal("LG-10", "does-not-fit", {"spoken": spoken(card)})
    return None


def act(course: Course, turn: Passing, action: Action) -> Laid | None:
    """Do ``action``; the answer is what was laid."""
    match action:
        case Steal(opponent, part):
            course.turn = _passed(turn, Visit(opponent, "stole"))
            return steal(course, turn.seat, opponent, part)
        case Give(opponent, part):
            course.turn = _passed(turn, Visit(opponent, "gave"))
            laid = _give(course, turn.seat, opponent, part)
            return laid if course.options.gift_events else None
        case Skip():
            course.turn = _passed(turn, Visit(turn.opponent, "skipped"))
            course.news.append(Skipped(turn.seat, turn.opponent, "will"))
        case EndTurn():
            end_turn(course, turn.seat, "will", moved=_moved(turn))
        case _:
            raise AssertionError(action)
    return None


def steal(course: Course, seat: Seat, opponent: Seat, part: Part) -> Laid:
    """The top card of that pile goes onto the Lizzy of ``seat`` (LG-21)."""
    card, uncovered = course.lift(opponent, part)
    laid = course.lay(seat, card)
    shows = said(shown(laid.lizzy).combinations)
    course.news.append(Stole(seat, part, card, spoken(card), shows, uncovered, opponent))
    return laid


def forced(course: Course, turn: Passing) -> bool:
    """Go on where nobody has a choice: to the next opponent, past one with whom nothing is possible, to the end."""
    own = course.lizzies[turn.seat]
    if own is None:
        end_turn(course, turn.seat, "ghostie", moved=True)  # LG-23
        return True
    if turn.passed and turn.passed[-1].seat == turn.opponent:
        _to_next(course, turn)
        return True
    other = course.body(turn.opponent)
    if fits_any(other, own) or fits_any(own, other):
        return False
    course.news.append(Skipped(turn.seat, turn.opponent, "impossible"))
    course.turn = _passed(turn, Visit(turn.opponent, "impossible"))
    return True


def is_last_gift(state: State, turn: Passing, action: Action) -> bool:
    """Whether ``action`` is a gift that makes the giver a Ghostie (LG-23)."""
    if not isinstance(action, Give):
        return False
    own, _ = _bodies(state, turn)
    return parts_left(own) == LIVES_ON and len(own[PLACES[action.part]]) == 1


def _why_not_with(turn: Passing, opponent: Seat) -> Refusal | None:
    if opponent != turn.opponent:
        return Refusal("LG-20", "another-is-passed", {"opponent": turn.opponent})
    return None


def _why_not_give(state: State, turn: Passing, part: Part) -> Refusal | None:
    own, other = _bodies(state, turn)
    pile = own[PLACES[part]]
    if not pile:
        return Refusal("LG-22", "no-card-there", {"part": part})
    return why_not_lay(other, pile[-1])


def _give(course: Course, seat: Seat, opponent: Seat, part: Part) -> Laid:
    card, uncovered = course.lift(seat, part)
    laid = course.lay(opponent, card)
    shows = said(shown(laid.lizzy).combinations)
    course.news.append(Gave(seat, part, card, spoken(card), shows, uncovered, opponent))
    return laid


def _bodies(state: State, turn: Passing) -> tuple[Body, Body]:
    own, other = state.lizzies[turn.seat], state.lizzies[turn.opponent]
    assert own is not None
    assert other is not None
    return own, other


def _passed(turn: Passing, visit: Visit) -> Passing:
    """The turn with one more opponent behind it; ``forced`` goes on from there."""
    return Passing(turn.seat, turn.opponent, (*turn.passed, visit))


def _to_next(course: Course, turn: Passing) -> None:
    """The next living Lizzy of the one pass (LG-20, LG-38), or the end of the turn."""
    seat = (turn.opponent + 1) % course.seats
    while seat != turn.seat and course.lizzies[seat] is None:
        seat = (seat + 1) % course.seats
    if seat != turn.seat:
        course.turn = Passing(turn.seat, seat, turn.passed)
        return
    nothing = all(visit.what == "impossible" for visit in turn.passed)
    end_turn(course, turn.seat, "no_card_fits" if nothing else "through", moved=_moved(turn))


def _moved(turn: Passing) -> bool:
    """Whether a card moved in this turn (LG-95)."""
    return any(visit.what in ("stole", "gave") for visit in turn.passed)
