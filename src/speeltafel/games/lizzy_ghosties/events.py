"""Steal Events and Burn Events: how one begins, what may be done in it, and how it ends (LG-30 to LG-38)."""

from collections.abc import Iterator
from typing import Final, Literal

from msgspec.structs import replace

from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties.course import PLACES, Course, Laid, fits_any, fitting
from speeltafel.games.lizzy_ghosties.draws import decided
from speeltafel.games.lizzy_ghosties.model import (
    MOST,
    Action,
    Body,
    Burn,
    Burned,
    EndEvent,
    EndTurn,
    Event,
    EventBegan,
    EventEnded,
    Passing,
    Skip,
    Skipped,
    State,
    Steal,
)
from speeltafel.games.lizzy_ghosties.passing import SKIP, STEALS, steal, why_not_lay, why_not_steal
from speeltafel.kit.lizzy.cards import PARTS, Part, spoken
from speeltafel.kit.lizzy.combinations import Combination, Shown, said, shown

BURNS: Final = {(seat, part): Burn(seat, part) for seat in range(MOST) for part in PARTS}
END_EVENT: Final = EndEvent()


def begin(course: Course, laid: Laid, shows: Shown) -> None:
    """A double starts an event at once, in place of one that runs (LG-30, LG-37), at the same place in the turn."""
    turn = course.turn
    assert isinstance(turn, Passing | Event)
    chain = 1
    if isinstance(turn, Event):
        chain = turn.chain + 1
        end(course, "chained")
    kind: Literal["steal", "burn"] = "steal" if shows.colours is Combination.COLOURS_SAME else "burn"
    combinations = said(shows.combinations)
    course.news.append(EventBegan(turn.seat, kind, laid.seat, laid.lizzy, combinations, shows.golden, chain))
    course.turn = Event(
        seat=turn.seat,
        kind=kind,
        made_on=laid.seat,
        lizzy=laid.lizzy,
        draw=decided(course, turn.seat, kind, laid.lizzy),
        visits=course.visits_after(turn.opponent, but=turn.seat),
        opponent=turn.opponent,
        passed=turn.passed,
        chain=chain,
    )


def end(course: Course, why: Literal["through", "will", "no_card_fits", "chained", "cut_off"]) -> None:
    """The event is over: the ordinary turn goes on after the opponent with whom it was interrupted (LG-38)."""
    turn = course.turn
    assert isinstance(turn, Event)
    course.news.append(EventEnded(turn.seat, why, 0, turn.kind))
    course.turn = Passing(turn.seat, turn.opponent, turn.passed)


def choices(state: State, turn: Event) -> Iterator[Action]:
    """A card of whoever is visited, or of anyone after a lost draw; skipping, and leaving it at this."""
    receiver = _receiver(state, turn)
    acts = STEALS if turn.kind == "steal" else BURNS
    for seat in visited(turn):
        other = state.lizzies[seat]
        assert other is not None
        for part in fitting(other, receiver):
            yield acts[seat, part]
    if turn.draw.won:
        yield SKIP
    yield END_EVENT


def visited(turn: Event) -> tuple[Seat, ...]:
    """Of whom a card may be taken now (LG-34, LG-35): of the first to be visited, after a lost draw of any."""
    return turn.visits[:1] if turn.draw.won else turn.visits


def why_not(state: State, turn: Event, action: Action) -> Refusal | None:
    """What forbids ``action`` to whose event it is."""
    match action:
        case Steal(opponent, part) if turn.kind == "steal":
            return _why_not_of(turn, opponent) or why_not_steal(state, turn.seat, opponent, part)
        case Burn(opponent, part) if turn.kind == "burn":
            return _why_not_of(turn, opponent) or _why_not_burn(state, opponent, part)
        case Skip() if not turn.draw.won:
            return Refusal("LG-20", "no-visit-to-skip")
        case Skip() | EndEvent():
            return None
        case EndTurn():
            return Refusal("LG-38", "event-first")
        case _:
            if turn.kind == "steal":
                return Refusal("LG-34", "only-steal-in-this-event")
            return Refusal("LG-35", "only-burn-in-this-event")


def act(course: Course, turn: Event, action: Action) -> Laid | None:
    """Do ``action``; the answer is what was laid."""
    match action:
        case Steal(opponent, part):
            course.turn = _visited(turn)
            return steal(course, turn.seat, opponent, part)
        case Burn(opponent, part):
            course.turn = _visited(turn)
            card, uncovered = course.lift(opponent, part)
            laid = course.lay(None, card)
            shows = said(shown(laid.lizzy).combinations)
            course.news.append(Burned(turn.seat, part, card, spoken(card), shows, uncovered, opponent))
            return laid
        case Skip():
            skipped = turn.visits[0]
            course.turn = _visited(turn)
            course.news.append(Skipped(turn.seat, skipped, "will"))
        case EndEvent():
            end(course, "will")
        case _:
            raise AssertionError(action)
    return None


def forced(course: Course, turn: Event) -> bool:
    """Pass those of whom no card fits, and end an event with nobody left to visit (LG-20).

    Whoever is still to be visited lives: a Lizzy falls by a card of its own, and is behind us then (LG-51).
    """
    if not turn.visits:
        end(course, "through")
        return True
    receiver = course.body(turn.seat) if turn.kind == "steal" else course.burn
    if any(fits_any(course.body(seat), receiver) for seat in visited(turn)):
        return False
    if not turn.draw.won:
        end(course, "no_card_fits")
        return True
    seat = turn.visits[0]
    course.news.append(Skipped(turn.seat, seat, "impossible"))
    course.turn = _visited(turn)
    return True


def _receiver(state: State, turn: Event) -> Body:
    """The Lizzy that cards are laid on."""
    if turn.kind == "burn":
        return state.burn
    own = state.lizzies[turn.seat]
    assert own is not None
    return own


def _why_not_of(turn: Event, opponent: Seat) -> Refusal | None:
    """What forbids to take a card of that player in this event."""
    if opponent in visited(turn):
        return None
    if turn.draw.won:
        return Refusal("LG-36", "another-is-visited", {"opponent": turn.visits[0]})
    if turn.kind == "steal":
        return Refusal("LG-34", "no-other-living-lizzy", {"opponent": opponent})
    return Refusal("LG-35", "no-other-living-lizzy", {"opponent": opponent})


def _why_not_burn(state: State, opponent: Seat, part: Part) -> Refusal | None:
    other = state.lizzies[opponent]
    assert other is not None
    pile = other[PLACES[part]]
    if not pile:
        return Refusal("LG-35", "no-card-there", {"part": part})
    return why_not_lay(state.burn, pile[-1])


def _visited(turn: Event) -> Event:
    """The event with one visit less; after a lost draw its one card was taken, and nobody is left."""
    return replace(turn, visits=turn.visits[1:] if turn.draw.won else ())
