"""From one player's turn to the next, with the guards that let every game end (LG-05, LG-95)."""

from typing import Literal

from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties.course import Course
from speeltafel.games.lizzy_ghosties.ending import ended_by_guard
from speeltafel.games.lizzy_ghosties.model import TURNS_EACH, Body, Haunting, Passing, Shaken, TurnEnded
from speeltafel.kit.lizzy.cards import PARTS, Card, Part


def end_turn(
    course: Course,
    seat: Seat,
    why: Literal["through", "will", "no_card_fits", "ghostie", "haunted"],
    *,
    moved: bool,
) -> None:
    """The turn of ``seat`` is over, in which a card ``moved`` or none; the next player is to play."""
    course.news.append(TurnEnded(seat, why))
    course.turns += 1
    course.idle = 0 if moved else course.idle + 1
    if course.idle == 2 * course.seats:
        ended_by_guard(course, "stuck")
    elif course.turns >= TURNS_EACH * course.seats:
        ended_by_guard(course, "sixty-turns")
    else:
        if course.idle == course.seats:
            _shake(course)
        _begin_turn(course, (seat + 1) % course.seats)


def _begin_turn(course: Course, seat: Seat) -> None:
    """A Lizzy passes the others, from the next on (LG-20); a Ghostie haunts (LG-60)."""
    if course.lizzies[seat] is None:
        course.turn = Haunting(seat)
    else:
        course.turn = Passing(seat, course.visits_after(seat)[0])


def _shake(course: Course) -> None:
    """LG-95: the top card of each one's highest pile goes under that pile."""
    parts: list[Part | None] = [None] * course.seats
    tops: list[Card | None] = [None] * course.seats
    for seat in course.living:
        body = course.body(seat)
        place = _highest(body)
        pile = body[place]
        if len(pile) > 1:
            turned = (pile[-1], *pile[:-1])
            heads, bodies, tails = (turned if at == place else other for at, other in enumerate(body))
            course.lizzies[seat] = heads, bodies, tails
            parts[seat], tops[seat] = PARTS[place], turned[-1]
    course.news.append(Shaken(tuple(parts), tuple(tops)))


def _highest(body: Body) -> int:
    """Of equals the first of head, body, tail."""
    heights = [len(pile) for pile in body]
    return heights.index(max(heights))
