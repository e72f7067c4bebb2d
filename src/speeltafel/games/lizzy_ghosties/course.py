"""The table while one act is worked out: where the cards lie, how one moves, and who falls by it.

A ``Course`` starts from a state and gives the next. Nothing is judged here; what an act leads to is told by the phases
(passing, events, ghosts, final) and by checks, in the order of LG-24.
"""

from typing import Final, NamedTuple

from speeltafel.core.dice import Dice
from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties.model import (
    LAST_TWO,
    LIVES_ON,
    NO_BODY,
    WITHOUT_FINAL,
    Body,
    Fell,
    News,
    Over,
    Source,
    State,
    Turn,
)
from speeltafel.kit.lizzy.cards import PARTS, Card, Part, part_of
from speeltafel.kit.lizzy.combinations import Lizzy, valid

PLACES: Final[dict[str, int]] = {part: place for place, part in enumerate(PARTS)}


class Laid(NamedTuple):
    """Where a card was laid and what is seen there now: a combination is looked for (LG-24)."""

    seat: Source
    """Whose Lizzy it is; None for the Burn Lizzy, the borrower for a borrowed body."""
    lizzy: Lizzy


def tops(body: Body) -> Lizzy:
    """The visible head, body and tail (LG-04)."""
    heads, bodies, tails = body
    return heads[-1] if heads else None, bodies[-1] if bodies else None, tails[-1] if tails else None


def fits(body: Body, card: Card) -> bool:
    """Whether the Lizzy shows a combination once ``card`` lies on it (LG-10); it never does without all parts."""
    heads, bodies, tails = body
    match card[0]:
        case "h":
            return bool(bodies and tails) and valid((card, bodies[-1], tails[-1]))
        case "b":
            return bool(heads and tails) and valid((heads[-1], card, tails[-1]))
        case _:
            return bool(heads and bodies) and valid((heads[-1], bodies[-1], card))


def missing(body: Body, card: Card) -> bool:
    """Whether the Lizzy misses a part that ``card`` is not (LG-11)."""
    return any(not pile and place != part_of(card) for place, pile in enumerate(body))


def fitting(giver: Body, receiver: Body) -> list[Part]:
    """The parts of which the top card of ``giver`` may be laid on ``receiver``."""
    return [part for part, pile in zip(PARTS, giver, strict=True) if pile and fits(receiver, pile[-1])]


def fits_any(giver: Body, receiver: Body) -> bool:
    """Whether there is such a part."""
    return any(pile and fits(receiver, pile[-1]) for pile in giver)


def cards_in(body: Body) -> int:
    """How many cards lie there."""
    heads, bodies, tails = body
    return len(heads) + len(bodies) + len(tails)


def parts_left(body: Body) -> int:
    """How many of its parts are there (LG-50)."""
    heads, bodies, tails = body
    return bool(heads) + bool(bodies) + bool(tails)


def put(body: Body, card: Card) -> Body:
    """The Lizzy with ``card`` on the pile of its part."""
    heads, bodies, tails = body
    match card[0]:
        case "h":
            return (*heads, card), bodies, tails
        case "b":
            return heads, (*bodies, card), tails
        case _:
            return heads, bodies, (*tails, card)


def without_top(body: Body, place: int) -> Body:
    """The Lizzy without the top card of that pile."""
    heads, bodies, tails = body
    match place:
        case 0:
            return heads[:-1], bodies, tails
        case 1:
            return heads, bodies[:-1], tails
        case _:
            return heads, bodies, tails[:-1]


def living(state: State) -> tuple[Seat, ...]:
    """The seats that are Lizzies."""
    return tuple([seat for seat, body in enumerate(state.lizzies) if body is not None])


def is_final(state: State) -> bool:
    """Whether the final phase has begun (LG-70)."""
    return len(state.lizzies) > WITHOUT_FINAL and len(living(state)) <= LAST_TWO


def clockwise(after: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats once, from the one after ``after`` to that one itself."""
    return tuple([(after + step) % seats for step in range(1, seats + 1)])


class Course:
    """The table while an act is worked out; ``news`` is what happened so far, in order."""

    def __init__(self, state: State, dice: Dice) -> None:
        self.news: list[News] = []
        self.dice = dice
        self.options = state.options
        self.seats = len(state.lizzies)
        self.turn: Turn = state.turn
        self.lizzies = list(state.lizzies)
        self.ghosts = list(state.ghosts)
        self.burn = state.burn
        self.side = state.side
        self.borrowed = state.borrowed
        self.idle = state.idle
        self.turns = state.turns

    def state(self) -> State:
        """The table as it stands now."""
        return State(
            options=self.options,
            turn=self.turn,
            lizzies=tuple(self.lizzies),
            ghosts=tuple(self.ghosts),
            burn=self.burn,
            side=self.side,
            borrowed=self.borrowed,
            idle=self.idle,
            turns=self.turns,
        )

    @property
    def living(self) -> list[Seat]:
        """The seats that are Lizzies now."""
        return [seat for seat, body in enumerate(self.lizzies) if body is not None]

    @property
    def is_final(self) -> bool:
        """Whether the final phase has begun (LG-70)."""
        return self.seats > WITHOUT_FINAL and len(self.living) <= LAST_TWO

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.turn, Over)

    def body(self, seat: Source) -> Body:
        """The Lizzy of ``seat``, which must live, or the Burn Lizzy."""
        if seat is None:
            return self.burn
        body = self.lizzies[seat]
        assert body is not None, f"seat {seat} has no Lizzy"
        return body

    def lift(self, seat: Source, part: Part) -> tuple[Card, Card | None]:
        """Take the top card of that pile away; the answer is that card and the one that it uncovers."""
        body, place = self.body(seat), PLACES[part]
        card = body[place][-1]
        after = without_top(body, place)
        self._set(seat, after)
        return card, after[place][-1] if after[place] else None

    def lay(self, seat: Source, card: Card) -> Laid:
        """Lay ``card`` on the Lizzy of ``seat``, or on the Burn Lizzy."""
        after = put(self.body(seat), card)
        self._set(seat, after)
        return Laid(seat, tops(after))

    def lay_on_borrowed(self, owner: Seat, card: Card) -> Laid:
        """Lay ``card`` on the borrowed body."""
        self.borrowed = put(self.borrowed, card)
        return Laid(owner, tops(self.borrowed))

    def put_away(self, owner: Seat) -> int:
        """All cards of the borrowed body go onto the owner's Ghostie pile (LG-65); how many they were."""
        heads, bodies, tails = self.borrowed
        self.ghosts[owner] += heads + bodies + tails
        self.borrowed = NO_BODY
        return len(heads) + len(bodies) + len(tails)

    def fall(self) -> tuple[Seat, ...]:
        """Whoever has only one part left becomes a Ghostie at once (LG-50, LG-51)."""
        fallen = tuple(
            [seat for seat, body in enumerate(self.lizzies) if body is not None and parts_left(body) < LIVES_ON]
        )
        for seat in fallen:
            heads, bodies, tails = self.body(seat)
            self.ghosts[seat] += heads + bodies + tails
            self.lizzies[seat] = None
            self.news.append(Fell(seat, len(self.ghosts[seat])))
        return fallen

    def visits_after(self, after: Seat, but: Source = None) -> tuple[Seat, ...]:
        """The living Lizzies, clockwise from the one after ``after``, without ``but`` (LG-36, LG-64)."""
        return tuple([seat for seat in clockwise(after, self.seats) if seat != but and self.lizzies[seat] is not None])

    def _set(self, seat: Source, body: Body) -> None:
        if seat is None:
            self.burn = body
        else:
            self.lizzies[seat] = body
