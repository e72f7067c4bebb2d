"""One page that looks at one table: what it was last sent, and the messages that bring it up to date.

A message is made when it is sent, from the newest table: a page that reads slowly gets fewer of them.
"""

import asyncio
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import UNSET, Raw, UnsetType

from speeltafel.core.entry import PersonId, TableId
from speeltafel.core.game import has_teams
from speeltafel.core.seat import Viewer
from speeltafel.server import sight
from speeltafel.server.deeds import Asker
from speeltafel.server.house import House
from speeltafel.server.line import Gone, Line
from speeltafel.server.problems import code_of
from speeltafel.server.wire import Chat, Fine, LogLine, People, Turn, Update, You
from speeltafel.tables.card import Card, SeatCard
from speeltafel.tables.chat import open_to
from speeltafel.tables.people import viewer_of
from speeltafel.tables.problems import NotAdmitted
from speeltafel.tables.storing import ChatLine
from speeltafel.tables.table import Table

_LINES_MOST: Final = 200


_There: TypeAlias = tuple[frozenset[PersonId], tuple[SeatCard, ...], int]
"""Who is there, who sits where, and how many names were changed until then."""


class _Place(NamedTuple):
    """What a page's rights and everybody's names depend on; of a game that is played only a change of teams counts."""

    seats: tuple[SeatCard, ...]
    stage: str
    speaks: tuple[str, ...]
    renamed: int


class Page:
    """A ``Looker`` of the hub; ``seen`` is the newest entry that it already knows.

    Nearly always all that is new is a move, which is at hand: it is written at once. Only where something has to be
    waited for (names, talk, a table that is not in memory, a page that reads slowly) a task does it: for each page that
    looks it would be two kilobytes, and for each move a turn of the loop (bench/live).
    """

    def __init__(self, house: House, line: Line, table: TableId, asker: Asker, seen: int) -> None:
        self.table = table
        self.asker = asker
        self.person = asker.person
        self.seq = seen
        """The newest entry that it was told of."""
        self._house = house
        self._line = line
        self._loop = asyncio.get_running_loop()
        self._woken = False
        self._writing: asyncio.Handle | asyncio.Task[None] | None = None
        self._sent: dict[str, Any] = {}
        self._card: Card | None = None
        self._place: _Place | None = None
        self._present: _There = (frozenset(), (), -1)
        self._viewer: Viewer = None
        self._owed: list[str] = []
        self._channels: tuple[str, ...] = ()
        self._lines: tuple[ChatLine, ...] = ()
        """Talk that it was not told yet."""

    def wake(self) -> None:
        self._woken = True
        if self._writing is None:
            self._writing = self._loop.call_soon(self._write)

    def told(self, line: ChatLine) -> None:
        if (line.channel in self._channels) if line.readers is None else (self.person in line.readers):
            self._lines = (*self._lines, line)[-_LINES_MOST:]
            self.wake()

    def owe(self, key: str) -> None:
        """The next update is the receipt for ``key``."""
        self._owed.append(key)
        self.wake()

    def rest(self) -> None:
        """Write no more: the page has gone."""
        if self._writing is not None:
            self._writing.cancel()

    def _write(self) -> None:
        """What is new: now if nothing has to be waited for, else by a task."""
        self._writing = None
        table = self._house.tables.at_hand(self.table)
        if table is None or not self._line.free or not self._settled(table):
            self._writing = self._loop.create_task(self._write_at_leisure())
            return
        self._woken = False
        try:
            update = self._update(table, self._owed.pop() if self._owed else UNSET, UNSET)
        except Exception as problem:  # noqa: BLE001  # a game that errs; logged by code_of
            self._writing = self._loop.create_task(self._line.end(code_of(problem)))
        else:
            if update is not None:
                self._line.say(update)

    def _settled(self, table: Table) -> bool:
        """Whether all that can be new is a move: names, rights, talk and who is there stand as they were told."""
        return (
            not self._lines
            and len(self._owed) < 2
            and self._in_place(table)
            and self._house.hub.present(self.table) == self._present[0]
        )

    async def _write_at_leisure(self) -> None:
        try:
            while self._woken:
                self._woken = False
                await self._write_all()
        except Gone:
            pass
        except Exception as problem:  # noqa: BLE001  # said without a word of ours, and logged by code_of
            await self._line.end(code_of(problem))
        finally:
            self._writing = None

    async def _write_all(self) -> None:
        # Before the look: whatever is owed is in what is seen then.
        owed, self._owed = self._owed, []
        table = await self._house.tables.look(self.table)
        names = await self._look_round(table)
        receipt = owed.pop() if owed else UNSET
        for key in owed:
            await self._line.send(Fine(key, table.seq))
        if (update := self._update(table, receipt, names)) is not None:
            await self._line.send(update)
        if self._lines and (chat := await self._chat(table.card)) is not None:
            await self._line.send(chat)
        if (people := await self._people(table.card)) is not None:
            await self._line.send(people)

    def _in_place(self, table: Table) -> bool:
        """Whether nothing was touched in between: seats that became what they had been are others all the same."""
        place, card = self._place, table.card
        return (
            place is not None
            and card.seats is place.seats
            and card.stage == place.stage
            and self._house.persons.renamed == place.renamed
            and (not has_teams(table.game) or open_to(table, self.person) == place.speaks)
        )

    async def _look_round(self, table: Table) -> dict[PersonId, str] | UnsetType:
        """Who this page is here, what it may read, and everybody's names: again when any of that may have changed."""
        if self._in_place(table):
            return UNSET
        card = table.card
        self._place = _Place(card.seats, card.stage, open_to(table, self.person), self._house.persons.renamed)
        self._viewer = viewer_of(card, self.person)
        if card.stage != "gathering" and not table.may_look(self._viewer):
            raise NotAdmitted
        if (channels := await self._house.talk.readable(card, self.person)) != self._channels:
            await self._hear_out(card, channels)
        return await self._house.persons.names({self.person} | sight.people(card, table.since(self.seq)))

    def _update(self, table: Table, key: str | UnsetType, names: dict[PersonId, str] | UnsetType) -> Update | None:
        """What is new since the last one; ``None`` when nothing is."""
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
        return update if lines or update != Update(seq=table.seq) else None

    def _news_of_the_card(self, table: Table) -> tuple[Raw | UnsetType, Turn | UnsetType]:
        """The card, or of one on which only the turn is new that alone: so it is after nearly every act."""
        card, before, self._card = table.card, self._card, table.card
        if card is before:
            return UNSET, UNSET
        if before is None or not card.same_but_for_the_turn(before):
            return sight.card(table), UNSET
        return UNSET, sight.turn(table) if card != before else UNSET

    def _new(self, what: str, value: Any) -> Any:
        """The value, or ``UNSET`` when it is what was sent last."""
        if self._sent.get(what, UNSET) == value:
            return UNSET
        self._sent[what] = value
        return value

    async def _chat(self, card: Card) -> Chat | None:
        told, self._lines = self._lines, ()
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
        self._lines = tuple(sorted((*self._lines, *new), key=lambda line: line.number))[-_LINES_MOST:]

    async def _people(self, card: Card) -> People | None:
        present, seats, _ = there = self._there(card)
        if there == self._present:
            return None
        self._present = there
        watching = present - {seat.person for seat in seats}
        names = await self._house.persons.names(watching)
        people = People(
            present=tuple(seat for seat, taken in enumerate(seats) if taken.person in present),
            watching=tuple(sorted(names.values())),
            onlookers=len(watching) - len(names),
        )
        return people if self._new("people", people) is not UNSET else None

    def _there(self, card: Card) -> _There:
        """What it depends on who is told to be there."""
        return self._house.hub.present(self.table), card.seats, self._house.persons.renamed
