"""How Lizzy Ghosties changes its phase and ends: what is counted, and who wins (LG-70, LG-77 to LG-79, LG-91)."""

from typing import Literal, TypeAlias

from speeltafel.core.game import Points, Result
from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties.course import Course, cards_in
from speeltafel.games.lizzy_ghosties.model import (
    LAST_TWO,
    NO_BODY,
    WITHOUT_FINAL,
    FinalBegan,
    Inherited,
    LizzyTeam,
    Over,
    State,
    Teams,
)

Change: TypeAlias = Literal["no_lizzy_left", "last_lizzy", "final", "burned_out"]


def change_after(course: Course, fallen: tuple[Seat, ...]) -> Change | None:
    """What changes for the whole table once these fell or a card was moved: the second check of LG-24."""
    left = len(course.living)
    if left == 0:
        return "no_lizzy_left"  # LG-79: looked at before LG-77
    if course.seats > WITHOUT_FINAL and left + len(fallen) <= LAST_TWO:
        return None if any(course.burn) else "burned_out"  # LG-77
    if left == 1:
        return "last_lizzy"  # LG-91, LG-62
    if fallen and course.is_final:
        return "final"  # LG-70
    return None


def changed(course: Course, change: Change, fallen: tuple[Seat, ...]) -> None:
    """Begin the final phase, or end the game."""
    match change:
        case "final":
            one, other = course.living
            course.turn = LizzyTeam()
            course.news.append(FinalBegan((one, other)))
        case "burned_out":
            course.turn = _counted(course)
        case "last_lizzy":
            course.turn = _last_lizzy(course)
        case "no_lizzy_left":
            winners = tuple([seat for seat in range(course.seats) if seat not in fallen])
            course.turn = Over("no-lizzy-left", "LG-79", winners, fallen)


def ended_by_guard(course: Course, reason: Literal["stuck", "sixty-turns"]) -> None:
    """LG-95: each player counts the own cards; the most wins, ties share."""
    state = course.state()
    counts = [cards_of(state, seat) for seat in range(course.seats)]
    most = max(counts)
    course.turn = Over(reason, "LG-95", tuple([seat for seat, count in enumerate(counts) if count == most]))


def teams(state: State) -> Teams:
    """What both teams have (LG-78); a borrowed body counts for the Ghosties, whose it is (LG-62)."""
    return Teams(
        lizzies=sum([cards_in(body) for body in state.lizzies if body is not None]),
        ghosties=sum([len(pile) for pile in state.ghosts]) + cards_in(state.borrowed),
    )


def cards_of(state: State, seat: Seat) -> int:
    """All cards of a player, Lizzy or Ghostie."""
    body = state.lizzies[seat]
    return len(state.ghosts[seat]) if body is None else cards_in(body)


def result(state: State) -> Result | None:
    """Winners share the first place and the rest the next; after a guard everybody is placed by the cards (LG-95)."""
    if not isinstance(state.turn, Over):
        return None
    over, seats = state.turn, range(len(state.lizzies))
    if over.reason in ("stuck", "sixty-turns"):
        counts = [cards_of(state, seat) for seat in seats]
        places = tuple(1 + sum(other > count for other in counts) for count in counts)
    else:
        places = tuple(1 if seat in over.winners or not over.winners else 1 + len(over.winners) for seat in seats)
    points = tuple(_points(state, seat, over) for seat in seats)
    return Result(places=places, reason=over.reason, rule=over.rule, winners=over.winners, points=points)


def _counted(course: Course) -> Over:
    """LG-78: more cards win, and a tie goes to the Ghosties."""
    have = teams(course.state())
    if have.lizzies > have.ghosties:
        return Over("lizzies-win", "LG-78", tuple(course.living))
    return Over("ghosties-win", "LG-78", _ghosties(course))


def _last_lizzy(course: Course) -> Over:
    """LG-91: the last Lizzy gets the Burn Lizzy, and wins with more cards than all Ghosties together."""
    (last,) = course.living
    heads, bodies, tails = course.body(last)
    burned = course.burn
    # Under the own cards: what lies open stays open.
    course.lizzies[last] = burned[0] + heads, burned[1] + bodies, burned[2] + tails
    course.burn = NO_BODY
    course.news.append(Inherited(last, cards_in(burned)))
    have = teams(course.state())
    if have.lizzies > have.ghosties:
        return Over("last-lizzy-wins", "LG-91", (last,))
    return Over("last-lizzy-loses", "LG-91", _ghosties(course))


def _ghosties(course: Course) -> tuple[Seat, ...]:
    return tuple([seat for seat, body in enumerate(course.lizzies) if body is None])


def _points(state: State, seat: Seat, over: Over) -> tuple[Points, ...]:
    """The cards of one player; who fell with the last Lizzies has not changed sides (LG-79)."""
    what = "ghostie-cards" if state.lizzies[seat] is None and seat not in over.fallen else "lizzy-cards"
    return (Points(what, cards_of(state, seat), over.rule),)
