"""LG-24: what is looked at after every single card, in this order and nowhere else."""

from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties import events, final, ghosts
from speeltafel.games.lizzy_ghosties.course import Course, Laid
from speeltafel.games.lizzy_ghosties.ending import change_after, changed
from speeltafel.games.lizzy_ghosties.model import Event, GhostEvent, GhostTeam, Haunting, LizzyTeam, Over, Passing
from speeltafel.kit.lizzy.combinations import Shown, shown


def settle(course: Course, seat: Seat, laid: Laid | None) -> None:
    """After an act of ``seat``: who falls, does the phase change, and does what was ``laid`` start something?"""
    fallen = course.fall()
    change = change_after(course, fallen)
    if change is not None:
        _cut_off(course, seat)
        changed(course, change, fallen)
        return
    if laid is None:
        return
    shows = shown(laid.lizzy)
    if shows.double:
        _combination(course, seat, laid, shows)


def _cut_off(course: Course, seat: Seat) -> None:
    """A running event stops where it is (LG-70), and a borrowed body goes onto its Ghostie's pile (LG-65)."""
    match course.turn:
        case Event():
            events.end(course, "cut_off")
        case GhostEvent():
            ghosts.end(course, "cut_off")
        case Haunting() | GhostTeam():
            ghosts.keep_without_event(course, seat)
        case Passing() | LizzyTeam() | Over():
            pass


def _combination(course: Course, seat: Seat, laid: Laid, shows: Shown) -> None:
    """A double, golden ones among them: an event (LG-30, LG-37, LG-65), or an extra turn (LG-73)."""
    match course.turn:
        case Passing() | Event() if course.lizzies[seat] is not None:
            events.begin(course, laid, shows)
        case Haunting() | GhostTeam() | GhostEvent():
            ghosts.begin(course, seat, laid, shows)
        case LizzyTeam():
            final.earn(course, laid)
        case Passing() | Event() | Over():
            pass  # who becomes a Ghostie by a gift starts no event (LG-23)
