"""A Ghostie's turn, and Ghost Events: one card, or a borrowed body and what follows (LG-60 to LG-65, LG-75, LG-90)."""

from collections.abc import Iterator
from itertools import permutations
from typing import Final, Literal

from msgspec.structs import replace

from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties.course import PLACES, Course, Laid, fits, fits_any, fitting, is_final, living, tops
from speeltafel.games.lizzy_ghosties.draws import decided
from speeltafel.games.lizzy_ghosties.events import END_EVENT
from speeltafel.games.lizzy_ghosties.model import (
    LAST_TWO,
    MOST,
    WITHOUT_FINAL,
    Action,
    Borrow,
    Borrowed,
    EndEvent,
    EventBegan,
    EventEnded,
    GhostEvent,
    GhostTeam,
    Haunting,
    LizzyTeam,
    Skip,
    Skipped,
    Source,
    State,
    Take,
    TeamTurnEnded,
    Took,
)
from speeltafel.games.lizzy_ghosties.passing import SKIP, why_not_lay
from speeltafel.games.lizzy_ghosties.turns import end_turn
from speeltafel.kit.lizzy.cards import PARTS, Part, spoken
from speeltafel.kit.lizzy.combinations import Lizzy, Shown, said, shown

TAKES: Final = {(seat, part): Take(seat, part) for seat in range(MOST) for part in PARTS}


# A turn: LG-60, LG-61, LG-75


def choices(state: State) -> Iterator[Action]:
    """Every top card of a living Lizzy, and every body that can be borrowed."""
    yield from takes(state)
    yield from borrows(state)


def takes(state: State) -> Iterator[Take]:
    """Every top card of a living Lizzy."""
    for seat in living(state):
        yield from _cards_of(state, seat)


def borrows(state: State) -> Iterator[Borrow]:
    """Every double of three cards, each of another source."""
    seen: dict[Source, Lizzy] = {source: tops(_body(state, source)) for source in sources(state)}
    for borrow in permutations(seen, len(PARTS)):
        head, body, tail = borrow
        if shown((seen[head][0], seen[body][1], seen[tail][2])).double:
            yield Borrow(head, body, tail)


def sources(state: State) -> tuple[Source, ...]:
    """From whom cards may be borrowed: living Lizzies, and the Burn Lizzy in the final or by option (LG-75, LG-90)."""
    lizzies = living(state)
    if is_final(state):
        return (*lizzies, None) if len(lizzies) == LAST_TWO else ()
    return (*lizzies, None) if _burn_is_a_source(state) else lizzies


def why_not(state: State, action: Action) -> Refusal | None:
    """What forbids ``action`` to a Ghostie whose turn, or whose team's, it is."""
    match action:
        case Take(opponent, part):
            return _why_not_take(state, opponent, part)
        case Borrow():
            return _why_not_borrow(state, action)
        case EndEvent():
            return Refusal("LG-20", "no-event-runs")
        case _:
            if is_final(state):
                return Refusal("LG-75", "take-or-borrow")
            return Refusal("LG-60", "take-or-borrow")


def act(course: Course, seat: Seat, action: Action) -> Laid | None:
    """Do ``action`` for ``seat``; the answer is the borrowed body."""
    match action:
        case Take(opponent, part):
            _take_singly(course, seat, opponent, part, owner=seat)
            course.turn = GhostTeam(took=True) if isinstance(course.turn, GhostTeam) else Haunting(seat, took=True)
            return None
        case Borrow(head, body, tail):
            return _borrow(course, seat, (head, body, tail))
        case _:
            raise AssertionError(action)


def forced(course: Course, turn: Haunting | GhostTeam) -> bool:
    """The turn ends by itself once a card is taken; until then one of the two must be done (LG-60, LG-75)."""
    if not turn.took:
        return False
    _end_turn(course, turn)
    return True


# An event: LG-63 to LG-65


def begin(course: Course, seat: Seat, laid: Laid, shows: Shown) -> None:
    """A double on the borrowed body starts a Ghost Event, in place of one that runs (LG-62, LG-65)."""
    turn, owner, chain = course.turn, seat, 1
    if isinstance(turn, GhostEvent):
        owner, chain = turn.seat, turn.chain + 1
        course.news.append(EventEnded(owner, "chained", 0, "ghost"))
    combinations = said(shows.combinations)
    course.news.append(EventBegan(owner, "ghost", owner, laid.lizzy, combinations, shows.golden, chain))
    course.turn = GhostEvent(
        seat=owner,
        lizzy=laid.lizzy,
        draw=decided(course, owner, "ghost", laid.lizzy),
        visits=course.visits_after(owner),
        chain=chain,
    )


def end(course: Course, why: Literal["through", "will", "cut_off"]) -> None:
    """All cards of the borrowed body go onto its Ghostie's pile, and the turn ends (LG-65)."""
    turn = course.turn
    assert isinstance(turn, GhostEvent)
    course.news.append(EventEnded(turn.seat, why, course.put_away(turn.seat), "ghost"))
    if why != "cut_off":
        _end_turn(course, turn)


def keep_without_event(course: Course, seat: Seat) -> None:
    """The phase changed by what ``seat`` borrowed: the cards are the Ghostie's, and there is no event (LG-62)."""
    cards = course.put_away(seat)
    if cards:
        course.news.append(EventEnded(seat, "no_event", cards, "ghost"))


def event_choices(state: State, turn: GhostEvent) -> Iterator[Action]:
    """A card of who is visited that keeps the body valid, or after a lost draw any card; and leaving it at this."""
    if turn.draw.won:
        seat = turn.visits[0]
        for part in fitting(_body(state, seat), state.borrowed):
            yield TAKES[seat, part]
        yield SKIP
    else:
        for seat in turn.visits:
            yield from _cards_of(state, seat)
    yield END_EVENT


def event_why_not(state: State, turn: GhostEvent, action: Action) -> Refusal | None:
    """What forbids ``action`` in a Ghost Event."""
    match action:
        case Take(opponent, part):
            return _why_not_in_event(state, turn, opponent, part)
        case Skip() if not turn.draw.won:
            return Refusal("LG-20", "no-visit-to-skip")
        case Skip() | EndEvent():
            return None
        case _:
            return Refusal("LG-64", "only-take-in-this-event")


def event_act(course: Course, turn: GhostEvent, seat: Seat, action: Action) -> Laid | None:
    """Do ``action`` for ``seat``; the answer is the borrowed body where a card was laid on it."""
    match action:
        case Take(opponent, part):
            course.turn = _visited(turn)
            card = course.body(opponent)[PLACES[part]][-1]
            if fits(course.borrowed, card):
                return _take_onto_body(course, seat, opponent, part, turn.seat)
            _take_singly(course, seat, opponent, part, owner=turn.seat)  # after a lost draw (LG-64)
        case Skip():
            skipped = turn.visits[0]
            course.turn = _visited(turn)
            course.news.append(Skipped(seat, skipped, "will"))
        case EndEvent():
            end(course, "will")
        case _:
            raise AssertionError(action)
    return None


def event_forced(course: Course, turn: GhostEvent) -> bool:
    """Pass those of whom no card fits, and end an event with nobody left to visit (LG-20)."""
    if not turn.visits:
        end(course, "through")
        return True
    seat = turn.visits[0]
    if not turn.draw.won or fits_any(course.body(seat), course.borrowed):
        return False
    course.news.append(Skipped(turn.seat, seat, "impossible"))
    course.turn = _visited(turn)
    return True


def _cards_of(state: State, seat: Seat) -> Iterator[Take]:
    for part, pile in zip(PARTS, _body(state, seat), strict=True):
        if pile:
            yield TAKES[seat, part]


def _body(state: State, source: Source) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    body = state.burn if source is None else state.lizzies[source]
    assert body is not None
    return body


def _burn_is_a_source(state: State) -> bool:
    """LG-90: with three players, by option."""
    return state.options.burn_borrow and len(state.lizzies) == WITHOUT_FINAL


def _why_not_take(state: State, opponent: Seat, part: Part) -> Refusal | None:
    if opponent not in living(state):
        return Refusal("LG-60", "not-a-living-lizzy", {"opponent": opponent})
    if not _body(state, opponent)[PLACES[part]]:
        return Refusal("LG-60", "no-card-there", {"part": part})
    return None


def _why_not_borrow(state: State, borrow: Borrow) -> Refusal | None:
    asked: tuple[Source, Source, Source] = (borrow.head, borrow.body, borrow.tail)
    possible = sources(state)
    refusal = _why_not_sources(state, asked, possible)
    if refusal is not None:
        return refusal
    seen = [tops(_body(state, source))[place] for place, source in enumerate(asked)]
    for part, card in zip(PARTS, seen, strict=True):
        if card is None:
            return Refusal("LG-61", "no-card-there", {"part": part})
    shows = shown((seen[0], seen[1], seen[2]))
    if not shows.double:
        return Refusal("LG-61", "no-double", {"shows": said(shows.combinations)})
    return None


def _why_not_sources(
    state: State, asked: tuple[Source, Source, Source], possible: tuple[Source, ...]
) -> Refusal | None:
    """What forbids to borrow from these, whatever they show."""
    if is_final(state) and not possible:
        return Refusal("LG-76", "borrowing-needs-two-lizzies")
    if len(possible) < len(PARTS):
        return Refusal("LG-90", "too-few-to-borrow-from")
    if len(set(asked)) < len(asked):
        return Refusal("LG-61", "one-card-of-each")
    for source in asked:
        if source is None and None not in possible:
            return Refusal("LG-61", "not-of-the-burn-lizzy")
        if source is not None and source not in possible:
            return Refusal("LG-61", "not-a-living-lizzy", {"opponent": source})
    return None


def _why_not_in_event(state: State, turn: GhostEvent, opponent: Seat, part: Part) -> Refusal | None:
    if not turn.draw.won:
        return _why_not_take(state, opponent, part)
    if opponent != turn.visits[0]:
        return Refusal("LG-64", "another-is-visited", {"opponent": turn.visits[0]})
    pile = _body(state, opponent)[PLACES[part]]
    if not pile:
        return Refusal("LG-64", "no-card-there", {"part": part})
    return why_not_lay(state.borrowed, pile[-1])


def _borrow(course: Course, seat: Seat, asked: tuple[Source, Source, Source]) -> Laid:
    """The three cards leave together (LG-62)."""
    lifted = [course.lift(source, part) for source, part in zip(asked, PARTS, strict=True)]
    (head, under_head), (body, under_body), (tail, under_tail) = lifted
    course.borrowed = (head,), (body,), (tail,)
    shows = said(shown((head, body, tail)).combinations)
    course.news.append(Borrowed(seat, asked, (head, body, tail), (under_head, under_body, under_tail), shows))
    return Laid(seat, (head, body, tail))


def _take_singly(course: Course, seat: Seat, opponent: Seat, part: Part, *, owner: Seat) -> None:
    """A card goes straight onto the Ghostie pile of ``owner``."""
    card, uncovered = course.lift(opponent, part)
    course.ghosts[owner] = (*course.ghosts[owner], card)
    course.news.append(Took(seat, part, card, spoken(card), "none", uncovered, opponent, "pile", owner))


def _take_onto_body(course: Course, seat: Seat, opponent: Seat, part: Part, owner: Seat) -> Laid:
    card, uncovered = course.lift(opponent, part)
    laid = course.lay_on_borrowed(owner, card)
    shows = said(shown(laid.lizzy).combinations)
    course.news.append(Took(seat, part, card, spoken(card), shows, uncovered, opponent, "body", owner))
    return laid


def _visited(turn: GhostEvent) -> GhostEvent:
    """The event with one visit less; after a lost draw its one card was taken, and nobody is left."""
    return replace(turn, visits=turn.visits[1:] if turn.draw.won else ())


def _end_turn(course: Course, turn: Haunting | GhostTeam | GhostEvent) -> None:
    """After a Ghostie's turn the next player's, in the final phase that of Team Lizzies (LG-71)."""
    if isinstance(turn, GhostTeam) or course.is_final:
        course.news.append(TeamTurnEnded("ghosties", "through", extra=False))
        course.turn = LizzyTeam()
    else:
        end_turn(course, turn.seat, "haunted", moved=True)
