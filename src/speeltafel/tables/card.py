"""The public face of a table. It holds no secret: lobby, seats strip and ``/gameinfo`` all draw it.

A card follows from the log: ``fold`` puts one deed into it.
"""

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from speeltafel.core.entry import (
    Acted,
    BotSeated,
    BrokenOff,
    Deed,
    Defaulted,
    DrawOffered,
    DrawRefused,
    Left,
    Microseconds,
    NextOpened,
    Opened,
    OptionSet,
    OptionValue,
    PersonId,
    Readied,
    Sat,
    SeatsDrawn,
    Started,
    Stopped,
    TableId,
    Titled,
    Unreadied,
    Wished,
)
from speeltafel.core.game import Result
from speeltafel.core.seat import Seat

Stage: TypeAlias = Literal["gathering", "running", "finished", "broken_off"]


class SeatCard(Struct, frozen=True, gc=False):
    """One seat: free, a person's or a bot's."""

    person: PersonId | None = None
    bot: str | None = None
    """A bot's strength."""
    ready: bool = False
    wishes: tuple[str, ...] = ()
    """Options that need everybody's consent and that this seat wants."""

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


class Card(Struct, frozen=True, gc=False, kw_only=True):
    """What everybody may know of a table."""

    id: TableId
    game: str
    title: str
    owner: PersonId | None
    stage: Stage
    seats: tuple[SeatCard, ...]
    options: dict[str, OptionValue]
    """General and game's options that were set; what is not here has its default (``tables/options.py``)."""
    to_act: tuple[Seat, ...] = ()
    draw_offered_by: tuple[Seat, ...] = ()
    result: Result | None = None
    rules_version: int
    first: Seat | None = None
    """Who began, or, before the start, who is to begin where that is fixed (TB-05)."""
    series: TableId
    previous: TableId | None = None
    next: TableId | None = None
    opened_at: Microseconds
    moved_at: Microseconds
    seeded: bool = False
    """Its luck follows from a seed that was given to the server, for tests: everybody should know."""

    def seat_of(self, person: PersonId | None) -> Seat | None:
        """Where ``person`` sits, if anywhere."""
        if person is not None:
            for seat, card in enumerate(self.seats):
                if card.person == person:
                    return seat
        return None

    def same_but_for_the_turn(self, other: "Card") -> bool:
        """Whether nothing differs but who is to act, and when the table last moved."""
        return replace(self, to_act=other.to_act, moved_at=other.moved_at) == other


def opened(table: TableId, deed: Opened, *, seats: int, rules_version: int, at: Microseconds, seeded: bool) -> Card:
    """The card of a table that was just made."""
    return Card(
        id=table,
        game=deed.game,
        title=deed.title,
        owner=deed.owner,
        stage="gathering",
        seats=(SeatCard(),) * seats,
        options={},
        rules_version=rules_version,
        series=deed.series,
        previous=deed.previous,
        first=deed.first,
        opened_at=at,
        moved_at=at,
        seeded=seeded,
    )


def fold(card: Card, deed: Deed, at: Microseconds, to_act: tuple[Seat, ...], result: Result | None) -> Card:
    """The card after ``deed``; ``to_act`` and ``result`` are the game's word on the state after it."""
    card = replace(card, moved_at=at, to_act=to_act, result=result)
    match deed:
        case Acted(seat) | Defaulted(seat):
            # An offer stands until the other side acts (TB-13).
            standing = tuple(offering for offering in card.draw_offered_by if offering == seat)
            return replace(card, draw_offered_by=standing, stage="finished" if result else "running")
        case Opened():
            return card
        case Sat(seat, person):
            return _seated(card, seat, SeatCard(person=person), owner=card.owner or person)
        case BotSeated(seat, strength):
            return _seated(card, seat, SeatCard(bot=strength, ready=True), owner=card.owner)
        case Left(seat):
            return _left(card, seat)
        case OptionSet(name, value):
            return _option_set(card, name, value)
        case Wished(seat, name, value):
            others = tuple(wish for wish in card.seats[seat].wishes if wish != name)
            wishes = (*others, name) if value else others
            return replace(card, seats=_asked_again(_with(card.seats, seat, replace(card.seats[seat], wishes=wishes))))
        case Titled(title):
            return replace(card, title=title)
        case Readied(seat):
            return replace(card, seats=_with(card.seats, seat, replace(card.seats[seat], ready=True)))
        case Unreadied(seat):
            return replace(card, seats=_with(card.seats, seat, replace(card.seats[seat], ready=False)))
        case SeatsDrawn(order):
            return replace(card, seats=tuple(card.seats[seat] for seat in order))
        case DrawOffered(seat):
            return replace(card, draw_offered_by=(*card.draw_offered_by, seat))
        case DrawRefused():
            return replace(card, draw_offered_by=())
        case NextOpened(table):
            return replace(card, next=table)
        case Started(_, _, first, rules_version):
            # Where nobody can act at first, a game goes on by itself, and may be over as soon as it is set up.
            stage: Stage = "finished" if result else "running"
            return replace(card, stage=stage, first=first, rules_version=rules_version)
        case Stopped(how):
            stage = "broken_off" if isinstance(how, BrokenOff) else "finished"
            return replace(card, draw_offered_by=(), stage=stage)


def _seated(card: Card, seat: Seat, taken: SeatCard, *, owner: PersonId | None) -> Card:
    return replace(card, seats=_with(card.seats, seat, taken), owner=owner)


def _left(card: Card, seat: Seat) -> Card:
    """When the owner leaves, rights and label go together to the next seated person."""
    leaving = card.seats[seat].person
    seats = _with(card.seats, seat, SeatCard())
    if leaving is None or leaving != card.owner:
        return replace(card, seats=seats)
    following = (*seats[seat:], *seats[:seat])
    heir = next((other.person for other in following if other.person is not None), None)
    return replace(card, seats=seats, owner=heir)


def _option_set(card: Card, name: str, value: OptionValue) -> Card:
    seats = _resized(card.seats, int(value)) if name == "seats" else card.seats
    return replace(card, options={**card.options, name: value}, seats=_asked_again(seats))


def _asked_again(seats: tuple[SeatCard, ...]) -> tuple[SeatCard, ...]:
    """Whoever was ready to play by other options is asked again."""
    return tuple(seat if seat.bot else replace(seat, ready=False) for seat in seats)


def _resized(seats: tuple[SeatCard, ...], count: int) -> tuple[SeatCard, ...]:
    """With fewer seats everybody moves up; there are as many as are taken, or more (``judge``)."""
    if count < len(seats):
        seats = (*(seat for seat in seats if not seat.free), *(seat for seat in seats if seat.free))
    return (*seats[:count], *(SeatCard(),) * (count - len(seats)))


def _with(seats: tuple[SeatCard, ...], seat: Seat, card: SeatCard) -> tuple[SeatCard, ...]:
    return (*seats[:seat], card, *seats[seat + 1 :])
