"""One page that looks at one table: what it was last sent, and the messages that bring it up to date.

A message is made when it is sent, from the newest table: a page that reads slowly gets fewer of them.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import UNSET, Raw, UnsetType

from speeltafel.core.entry import PersonId, TableId
from speeltafel.core.seat import Viewer
from speeltafel.server import sight
from speeltafel.server.house import House
from speeltafel.server.hub import Room
from speeltafel.server.wire import Chat, Fine, FromServer, LogLine, People, Turn, Update, You
from speeltafel.tables.card import Card, SeatCard
from speeltafel.tables.chat import open_to
from speeltafel.tables.people import viewer_of
from speeltafel.tables.problems import NotAdmitted
from speeltafel.tables.storing import ChatLine
from speeltafel.tables.table import Table

Send: TypeAlias = Callable[[FromServer], Awaitable[None]]

_LINES_MOST: Final = 200


class _Place(NamedTuple):
    """What a page's rights and everybody's names depend on; of a game that is played only a change of teams counts."""

    seats: tuple[SeatCard, ...]
    stage: str
    speaks: tuple[str, ...]
    renamed: int

    def same(self, other: "_Place | None") -> bool:
        """Whether nothing was touched in between: seats that became what they had been are others all the same."""
        return (
            other is not None
            and self.seats is other.seats
            and self.stage == other.stage
            and self.speaks == other.speaks
            and self.renamed == other.renamed
        )


class Page:
    """A ``Looker`` of the hub; ``seen`` is the newest entry that it already knows."""

    def __init__(self, house: House, table: TableId, person: PersonId, seen: int) -> None:
        self.table = table
        self.person = person
        self.seq = seen
        """The newest entry that it was told of."""
        self._house = house
        self._woken = asyncio.Event()
        self._sent: dict[str, Any] = {}
        self._moment: Table | None = None
        self._card: Card | None = None
        self._place: _Place | None = None
        self._viewer: Viewer = None
        self._owed: list[str] = []
        self._channels: tuple[str, ...] = ()
        self._lines: deque[ChatLine] = deque(maxlen=_LINES_MOST)
        self._present: object = None

    def wake(self) -> None:
        self._woken.set()

    def told(self, line: ChatLine) -> None:
        if (line.channel in self._channels) if line.readers is None else (self.person in line.readers):
            self._lines.append(line)
            self._woken.set()

    def owe(self, key: str) -> None:
        """The next update is the receipt for ``key``."""
        self._owed.append(key)
        self._woken.set()

    async def keep_up(self, room: Room, send: Send) -> None:
        """Send whatever is new, for ever; ``NotAdmitted`` once this page may look no longer."""
        self._woken.set()
        while True:
            await self._woken.wait()
            self._woken.clear()
            # Before the look: whatever is owed is in what is seen then.
            owed, self._owed = self._owed, []
            table = await self._house.tables.look(self.table)
            if table is not self._moment or owed or not self._place_at(table).same(self._place):
                await self._send_update(table, owed, send)
            if self._lines and (chat := await self._chat(table.card)) is not None:
                await send(chat)
            if (people := await self._people(table.card, room)) is not None:
                await send(people)

    async def _send_update(self, table: Table, owed: list[str], send: Send) -> None:
        names = await self._look_round(table)
        receipt = owed.pop() if owed else UNSET
        for key in owed:
            await send(Fine(key, table.seq))
        update = self._update(table, receipt, names)
        if update is not None:
            await send(update)

    def _place_at(self, table: Table) -> _Place:
        speaks = open_to(table, self.person)
        return _Place(table.card.seats, table.card.stage, speaks, self._house.persons.renamed)

    async def _look_round(self, table: Table) -> dict[PersonId, str] | UnsetType:
        """Who this page is here, what it may read, and everybody's names: again when any of that may have changed."""
        place, card = self._place_at(table), table.card
        if place.same(self._place):
            return UNSET
        self._place, self._viewer = place, viewer_of(card, self.person)
        if card.stage != "gathering" and not table.may_look(self._viewer):
            raise NotAdmitted
        if (channels := await self._house.talk.readable(card, self.person)) != self._channels:
            await self._hear_out(card, channels)
        return await self._house.persons.names({self.person} | sight.people(card, table.since(self.seq)))

    def _update(self, table: Table, key: str | UnsetType, names: dict[PersonId, str] | UnsetType) -> Update | None:
        viewer = self._viewer
        you: You | UnsetType = UNSET
        if names is not UNSET:
            name, speaks = names.get(self.person), open_to(table, self.person)
            who = You(self.person, name, viewer, viewer, speaks, self._house.build)
            you = self._new("you", who)
            names = self._new("names", names)
        lines: tuple[LogLine, ...] = sight.lines(table, viewer, self.seq)
        card, turn = self._news_of_the_card(table)
        update = Update(
            seq=table.seq,
            key=key,
            card=card,
            turn=turn,
            names=names,
            you=you,
            view=self._new("view", sight.view(table, viewer)),
            offer=self._new("offer", sight.offer(table, viewer)),
            log=lines or UNSET,
        )
        self.seq = table.seq
        self._moment = table
        told = (key, card, turn, names, you, update.view, update.offer, update.log)
        return update if any(part is not UNSET for part in told) else None

    def _news_of_the_card(self, table: Table) -> tuple[Raw | UnsetType, Turn | UnsetType]:
        """The card, or of one on which only the turn is new that alone: so it is after nearly every act."""
        card, before, self._card = table.card, self._card, table.card
        if before is None or not card.same_but_for_the_turn(before):
            return sight.card(table), UNSET
        return UNSET, sight.turn(table) if card != before else UNSET

    def _new(self, what: str, value: Any) -> Any:
        """The value, or ``UNSET`` when it is what was sent last."""
        if what in self._sent and self._sent[what] == value:
            return UNSET
        self._sent[what] = value
        return value

    async def _chat(self, card: Card) -> Chat | None:
        told = tuple(self._lines)
        self._lines.clear()
        # Once more: this table may be as it was, and who looks at it play on at the next one.
        readable = await self._house.talk.readable(card, self.person)
        lines = tuple(line for line in told if line.readers is not None or line.channel in readable)
        if not lines:
            return None
        return Chat(sight.talk(lines), await self._house.persons.names(line.author for line in lines))

    async def _hear_out(self, card: Card, channels: tuple[str, ...]) -> None:
        """The lines of channels that were closed to this page until now; all that it may read when it has just come."""
        before, self._channels = self._channels, channels
        said = await self._house.talk.said(card, self.person)
        known = {line.number for line in self._lines}
        opened = [line for line in said if (line.channel not in before if line.readers is None else not before)]
        new = [line for line in opened if line.number not in known]
        self._lines = deque(sorted((*self._lines, *new), key=lambda line: line.number), maxlen=_LINES_MOST)

    async def _people(self, card: Card, room: Room) -> People | None:
        now = (room.present, card.seats, self._house.persons.renamed)
        if now == self._present:
            return None
        self._present = now
        seated = {seat.person for seat in card.seats}
        watching = room.present - seated
        names = await self._house.persons.names(watching)
        people = People(
            present=tuple(seat for seat, taken in enumerate(card.seats) if taken.person in room.present),
            watching=tuple(sorted(names.values())),
            onlookers=len(watching) - len(names),
        )
        return people if self._new("people", people) is not UNSET else None
