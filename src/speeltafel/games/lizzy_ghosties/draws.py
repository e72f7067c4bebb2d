"""How an event is decided: a card of the side pile, the dice, or gold (LG-31 to LG-33, LG-63, LG-96)."""

from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties.course import Course
from speeltafel.games.lizzy_ghosties.model import Draw, Drew, EventKind, Lucky, Threw
from speeltafel.kit.lizzy.cards import part_of, spoken
from speeltafel.kit.lizzy.combinations import Combination, Lizzy, said, shown
from speeltafel.kit.lizzy.dice import throw


def decided(course: Course, seat: Seat, kind: EventKind, lizzy: Lizzy) -> Draw:
    """The draw of an event that the combination ``lizzy`` started, and what is heard of it."""
    if shown(lizzy).golden and (kind != "ghost" or course.options.golden_ghosts):
        course.news.append(Lucky(seat, kind))
        return Draw("golden", (), won=True)
    return _thrown(course, seat, lizzy) if course.options.dice else _drawn(course, seat, kind, lizzy)


def _drawn(course: Course, seat: Seat, kind: EventKind, lizzy: Lizzy) -> Draw:
    """One card, shown and put back, so that the pile stays as it was (LG-31).

    Its colour is compared with the same part's: where all colours are the same, that is the one colour (LG-32, LG-63).
    """
    card = course.dice.pick(course.side)
    same_part = lizzy[part_of(card)]
    assert same_part is not None
    won = card[1] == same_part[1]
    course.news.append(Drew(seat, card, spoken(card), won, kind))
    return Draw("drawn", (card,), won)


def _thrown(course: Course, seat: Seat, lizzy: Lizzy) -> Draw:
    """LG-96: all the same wins where the colours of the combination are the same, all different where they differ."""
    thrown = throw(course.dice)
    shows = shown(thrown)
    if shown(lizzy).colours is Combination.COLOURS_SAME:
        won = shows.colours is Combination.COLOURS_SAME or shows.patterns is Combination.PATTERNS_SAME
    else:
        won = shows.colours is Combination.COLOURS_DIFFERENT or shows.patterns is Combination.PATTERNS_DIFFERENT
    course.news.append(Threw(seat, thrown, said(shows.combinations), won))
    return Draw("thrown", thrown, won)
