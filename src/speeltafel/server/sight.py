"""What one viewer is sent of a table: card, view, offer and log lines, each encoded once however many look.

Everything that a viewer learns of a game passes here: through the game's ``view``, ``offer`` and ``hear``, and no
other way. What is encoded is kept with the moment it belongs to (``Table.seen``). Lines of chat pass here too.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar, TypeVarTuple

import msgspec
from msgspec import Raw

from speeltafel.core.entry import (
    Acted,
    ByBot,
    ByPerson,
    Defaulted,
    Entry,
    Opened,
    PersonId,
    Sat,
    Started,
)
from speeltafel.core.game import AnyGame
from speeltafel.core.seat import Seat, Viewer
from speeltafel.server.wire import ChatLine, HeardDeed, HeardDefaulted, HeardStarted, LogLine, Turn
from speeltafel.tables import storing
from speeltafel.tables.card import Card
from speeltafel.tables.table import Table

T = TypeVar("T")
Of = TypeVarTuple("Of")

_encode: Final = msgspec.json.Encoder().encode


def card(table: Table) -> Raw:
    """The card, for everybody."""
    return _once(table, "card", _packed, table.card)


def turn(table: Table) -> Turn:
    """What is new on the card after an act, for everybody."""
    return _once(table, "turn", Turn, table.card.to_act, table.card.moved_at)


def talk(lines: Iterable[storing.ChatLine]) -> tuple[ChatLine, ...]:
    """Lines of chat, for one who may read them: who else may is not said."""
    return tuple(ChatLine(line.number, line.channel, line.author, line.text, line.at) for line in lines)


def view(table: Table, viewer: Viewer) -> Raw | None:
    """What ``viewer`` may know of the game; ``None`` before it has started."""
    if table.state is None:
        return None
    return _once(table, ("view", _eyes(table, viewer)), view_of, table.game, table.state, viewer)


def view_of(game: AnyGame, state: Any, viewer: Viewer) -> Raw:
    """What ``viewer`` may know of a state."""
    return _packed(game.view(state, viewer))


def offer(table: Table, viewer: Viewer) -> Raw | None:
    """What ``viewer`` may do in the game now; ``None`` for whoever it does not wait for."""
    if viewer is None or viewer not in table.card.to_act:
        return None
    return _once(table, ("offer", viewer), offer_of, table.game, table.state, viewer)


def offer_of(game: AnyGame, state: Any, seat: Seat) -> Raw:
    """What ``seat`` may do in a state."""
    return _packed(game.offer(state, seat))


def lines(table: Table, viewer: Viewer, since: int) -> tuple[LogLine, ...]:
    """The recent log after number ``since``, as ``viewer`` may know it."""
    return tuple([_line(table, entry, viewer) for entry in table.since(since)])


def _line(table: Table, entry: Entry, viewer: Viewer) -> LogLine:
    heard = _heard(table.game, entry, viewer)
    # Of most of what happens everybody hears the same.
    return _once(table, ("line", entry.seq, "all" if heard == entry.news else viewer), _told, entry, heard)


def line(game: AnyGame, entry: Entry, viewer: Viewer) -> LogLine:
    """One entry as ``viewer`` may know it: never what was done in the game, only what was heard of it."""
    return _told(entry, _heard(game, entry, viewer))


def _heard(game: AnyGame, entry: Entry, viewer: Viewer) -> tuple[Any, ...]:
    """Of each of its news what ``viewer`` learns; None for nothing."""
    return tuple([game.hear(news, viewer) for news in entry.news])


def _told(entry: Entry, heard: tuple[Any, ...]) -> LogLine:
    return LogLine(
        seq=entry.seq,
        at=entry.at,
        seat=_seat(entry),
        deed=_deed(entry),
        news=tuple([_packed(news) for news in heard if news is not None]),
    )


def people(card: Card, entries: Iterable[Entry]) -> set[PersonId]:
    """Everybody who is spoken of on the card and in these entries."""
    named = {seat.person for seat in card.seats} | {card.owner}
    for entry in entries:
        match entry.deed:
            case Sat(_, person):
                named.add(person)
            case Opened(owner=owner):
                named.add(owner)
            case _:
                pass
    return {person for person in named if person is not None}


def _eyes(table: Table, viewer: Viewer) -> Viewer:
    """Through whose eyes ``viewer`` looks: where all see alike, a view is made once for everybody."""
    return None if table.game.about.alike else viewer


def _once(table: Table, what: Any, make: Callable[[*Of], T], *of: *Of) -> T:
    made: T | None = table.seen.get(what)
    if made is None:
        made = table.seen[what] = make(*of)
    return made


def _packed(value: Any) -> Raw:
    return Raw(_encode(value))


def _seat(entry: Entry) -> Seat | None:
    match entry.deed, entry.by:
        case (Acted(seat) | Defaulted(seat), _):
            return seat
        case (_, ByPerson(_, seat)):
            return seat
        case (_, ByBot(seat)):
            return seat
        case _:
            return None


def _deed(entry: Entry) -> Raw | None:
    match entry.deed:
        case Acted():
            return None
        case Started(first=first):
            return _public(HeardStarted(first))
        case Defaulted():
            return _public(HeardDefaulted())
        case open_to_all:
            return _public(open_to_all)


def _public(deed: HeardDeed) -> Raw:
    return _packed(deed)
