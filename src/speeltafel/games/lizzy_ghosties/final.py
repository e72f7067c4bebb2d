"""The final phase: what Team Lizzies does in a turn, and when it plays once more (LG-70 to LG-74, LG-76)."""

from collections.abc import Iterator
from typing import Final, Literal

from msgspec.structs import replace

from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties.course import (
    PLACES,
    Course,
    Laid,
    fitting,
    parts_left,
    without_top,
)
from speeltafel.games.lizzy_ghosties.model import (
    LAST_TWO,
    LIVES_ON,
    MOST,
    Action,
    Body,
    Earned,
    EndEvent,
    EndTurn,
    ExtraTurn,
    Gather,
    Gathered,
    GhostTeam,
    LizzyTeam,
    Shift,
    Shifted,
    State,
    TeamTurnEnded,
)
from speeltafel.games.lizzy_ghosties.passing import END_TURN, why_not_lay
from speeltafel.kit.lizzy.cards import PARTS, Part, spoken
from speeltafel.kit.lizzy.combinations import said, shown

SHIFTS: Final = {(seat, part): Shift(seat, part) for seat in range(MOST) for part in PARTS}
GATHERS: Final = {(seat, part): Gather(seat, part) for seat in range(MOST) for part in PARTS}


def choices(state: State, turn: LizzyTeam) -> Iterator[Action]:
    """What Team Lizzies may do, also nothing (LG-72)."""
    yield from _deeds(turn, _bodies(state), state.burn, one=state.options.final_actions == "one")
    yield END_TURN


def why_not(state: State, turn: LizzyTeam, action: Action) -> Refusal | None:
    """What forbids ``action`` to a member of Team Lizzies."""
    one = state.options.final_actions == "one"
    match action:
        case Shift(giver, part):
            if turn.shifted or (one and turn.gathered):
                return Refusal("LG-72", "shifted-already")
            return _why_not_shift(_bodies(state), giver, part)
        case Gather(receiver, part):
            if turn.gathered or (one and turn.shifted):
                return Refusal("LG-72", "gathered-already")
            return _why_not_gather(_bodies(state), state.burn, receiver, part)
        case EndTurn():
            return None
        case EndEvent():
            return Refusal("LG-20", "no-event-runs")
        case _:
            return Refusal("LG-72", "shift-or-gather")


def act(course: Course, turn: LizzyTeam, seat: Seat, action: Action) -> Laid | None:
    """Do ``action`` for ``seat``; the answer is what was laid."""
    match action:
        case Shift(giver, part):
            receiver = next(other for other in course.living if other != giver)
            course.turn = replace(turn, shifted=True)
            card, uncovered = course.lift(giver, part)
            laid = course.lay(receiver, card)
            shows = said(shown(laid.lizzy).combinations)
            course.news.append(Shifted(seat, part, card, spoken(card), shows, uncovered, giver, receiver))
            return laid
        case Gather(receiver, part):
            course.turn = replace(turn, gathered=True)
            card, uncovered = course.lift(None, part)
            laid = course.lay(receiver, card)
            shows = said(shown(laid.lizzy).combinations)
            course.news.append(Gathered(seat, part, card, spoken(card), shows, uncovered, receiver))
            return laid
        case EndTurn():
            _end_turn(course, turn, "will")
            return None
        case _:
            raise AssertionError(action)


def earn(course: Course, laid: Laid) -> None:
    """A double earns an extra turn: one a turn, and the same cards on the same Lizzy only once (LG-73)."""
    turn = course.turn
    assert isinstance(turn, LizzyTeam)
    assert laid.seat is not None
    earned = Earned(laid.seat, laid.lizzy)
    if turn.extra or earned in turn.earned:
        return
    course.turn = replace(turn, extra=True, earned=(*turn.earned, earned))
    course.news.append(ExtraTurn(laid.seat, said(shown(laid.lizzy).combinations)))


def forced(course: Course, turn: LizzyTeam) -> bool:
    """End a turn in which nothing can be done any more (LG-72)."""
    one = course.options.final_actions == "one"
    bodies = {seat: course.body(seat) for seat in course.living}
    if any(True for _ in _deeds(turn, bodies, course.burn, one=one)):
        return False
    _end_turn(course, turn, "through" if turn.shifted or turn.gathered else "no_card_fits")
    return True


def _deeds(turn: LizzyTeam, bodies: dict[Seat, Body], burn: Body, *, one: bool) -> Iterator[Shift | Gather]:
    if one and (turn.shifted or turn.gathered):
        return
    if not turn.shifted and len(bodies) == LAST_TWO:
        (one_seat, one_body), (other_seat, other_body) = bodies.items()
        for giver, own, other in ((one_seat, one_body, other_body), (other_seat, other_body, one_body)):
            for part in fitting(own, other):
                if not _falls_without(own, part):
                    yield SHIFTS[giver, part]
    if not turn.gathered:
        for receiver, body in bodies.items():
            for part in fitting(burn, body):
                yield GATHERS[receiver, part]


def _why_not_shift(bodies: dict[Seat, Body], giver: Seat, part: Part) -> Refusal | None:
    if giver not in bodies:
        return Refusal("LG-72", "not-a-lizzy-of-the-team", {"opponent": giver})
    if len(bodies) < LAST_TWO:
        return Refusal("LG-76", "plays-on-alone")
    own = bodies[giver]
    (other,) = [body for seat, body in bodies.items() if seat != giver]
    pile = own[PLACES[part]]
    if not pile:
        return Refusal("LG-72", "no-card-there", {"part": part})
    if _falls_without(own, part):
        return Refusal("LG-76", "nobody-crosses-over")
    return why_not_lay(other, pile[-1])


def _why_not_gather(bodies: dict[Seat, Body], burn: Body, receiver: Seat, part: Part) -> Refusal | None:
    if receiver not in bodies:
        return Refusal("LG-72", "not-a-lizzy-of-the-team", {"opponent": receiver})
    pile = burn[PLACES[part]]
    if not pile:
        return Refusal("LG-74", "burn-pile-is-empty", {"part": part})
    return why_not_lay(bodies[receiver], pile[-1])


def _falls_without(body: Body, part: Part) -> bool:
    """Whether the Lizzy falls when it loses that card (LG-76)."""
    return parts_left(without_top(body, PLACES[part])) < LIVES_ON


def _bodies(state: State) -> dict[Seat, Body]:
    """The Lizzies of the team."""
    return {seat: body for seat, body in enumerate(state.lizzies) if body is not None}


def _end_turn(course: Course, turn: LizzyTeam, why: Literal["through", "will", "no_card_fits"]) -> None:
    """Team Ghosties is to play, or Team Lizzies once more (LG-73)."""
    course.news.append(TeamTurnEnded("lizzies", why, turn.extra))
    course.turn = LizzyTeam(earned=turn.earned) if turn.extra else GhostTeam()
