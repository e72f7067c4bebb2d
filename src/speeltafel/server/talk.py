"""Chat, from whoever says something to every page that may read it."""

from collections.abc import Callable
from typing import Final

from speeltafel.core.entry import Microseconds, PersonId, TableId
from speeltafel.server.hub import Hub
from speeltafel.tables import chat
from speeltafel.tables.card import Card
from speeltafel.tables.problems import Malformed, TooMany
from speeltafel.tables.storing import ChatLine, Store
from speeltafel.tables.table import Table
from speeltafel.tables.tables import Tables

LINES_MOST: Final = 20_000
"""Of one series."""
_KEPT: Final = 10_000


class Talk:
    """The chat of all ``tables``."""

    def __init__(self, tables: Tables, store: Store, hub: Hub, now: Callable[[], Microseconds]) -> None:
        self._tables = tables
        self._store = store
        self._hub = hub
        self._now = now
        self._newest: dict[TableId, int] = {}

    async def say(self, table: Table, person: PersonId, channel: str, text: str, key: str) -> None:
        """Keep a line and let everybody who may read it see it; the same key again says nothing.

        ``TooMany`` where so much has been said that nobody can be reading it.
        """
        series = table.card.series
        if channel == chat.WATCHERS and channel not in await self.readable(table.card, person):
            raise Malformed
        if self._newest.get(series, 0) >= LINES_MOST:
            raise TooMany
        line = await chat.say(self._store, table, person, channel, text, self._now(), key)
        if line.number > self._newest.get(series, line.number - 1) + 1:
            await self.catch_up(series)  # another process said something in between
        self._tell(series, line)

    async def readable(self, card: Card, person: PersonId) -> tuple[str, ...]:
        """The channels that ``person`` may read whole at this table now.

        The talk goes on over rematches: who plays on may not hear what those say who watch, at whichever table.
        """
        newest = card
        while newest.next is not None:
            newest = (await self._tables.look(newest.next)).card
        here, there = chat.readable(card, person), chat.readable(newest, person)
        return tuple(channel for channel in here if channel in there) if newest.stage == "running" else here

    async def said(self, card: Card, person: PersonId) -> list[ChatLine]:
        """The newest lines that ``person`` may read."""
        if card.series not in self._newest:
            newest = await self._store.said(card.series, chat.CHANNELS, most=1)
            self._newest.setdefault(card.series, max((line.number for line in newest), default=0))
        return await self._store.said(card.series, await self.readable(card, person), reader=person)

    async def catch_up(self, series: TableId) -> None:
        """Show what was said in another process."""
        if self._hub.follows(series) and series in self._newest:
            for line in await self._store.said(series, chat.CHANNELS, since=self._newest[series]):
                self._tell(series, line)

    def _tell(self, series: TableId, line: ChatLine) -> None:
        if line.number <= self._newest.get(series, 0):
            return
        self._newest[series] = line.number
        if len(self._newest) > _KEPT:
            self._newest = {series: number for series, number in self._newest.items() if self._hub.follows(series)}
        self._hub.said(series, line)
