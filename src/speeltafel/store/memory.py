"""The store's twin in memory: keeps every promise but the one of a disk. For tests, and for play without a trace."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from speeltafel.core.entry import Microseconds, PersonId, TableId
from speeltafel.store.listening import Listeners
from speeltafel.store.revision import REVISION
from speeltafel.store.rows import expect_whole
from speeltafel.tables.storing import (
    CLAIMED_MOST,
    ChatLine,
    EntryRow,
    Moved,
    OnWord,
    Raced,
    Said,
    SameKey,
    TableRow,
    Word,
)


class MemoryStore:
    """``Store`` in memory. Nothing here awaits, so every method is whole."""

    def __init__(self) -> None:
        self._tables: dict[TableId, TableRow] = {}
        self._logs: dict[TableId, list[EntryRow]] = {}
        self._keys: dict[tuple[TableId, PersonId, str], int] = {}
        self._bot_until: dict[TableId, Microseconds] = {}
        self._names: dict[PersonId, str | None] = {}
        self._tokens: dict[bytes, PersonId] = {}
        self._links: dict[bytes, tuple[PersonId, Microseconds]] = {}
        self._chats: defaultdict[TableId, list[ChatLine]] = defaultdict(list)
        self._lines: dict[tuple[TableId, PersonId, str], ChatLine] = {}
        self._listeners = Listeners()

    # Tables and their logs

    async def open_table(self, row: TableRow, entries: Sequence[EntryRow]) -> None:
        assert expect_whole(row, entries) == -1
        if row.id in self._tables:
            raise Raced
        self._logs[row.id] = []
        self._keep(row, entries)

    async def append(self, row: TableRow, entries: Sequence[EntryRow]) -> None:
        previous = expect_whole(row, entries)
        for entry in entries:
            if (known := self._seq_of(row.id, entry.person, entry.key)) is not None:
                raise SameKey(known)
        if row.id not in self._tables or self._tables[row.id].seq != previous:
            raise Raced
        self._keep(replace(row, secret=self._tables[row.id].secret), entries)

    def _seq_of(self, table: TableId, person: PersonId | None, key: str | None) -> int | None:
        return None if person is None or key is None else self._keys.get((table, person, key))

    def _keep(self, row: TableRow, entries: Sequence[EntryRow]) -> None:
        self._tables[row.id] = row
        self._logs[row.id].extend(entries)
        for entry in entries:
            if entry.person is not None and entry.key is not None:
                self._keys[row.id, entry.person, entry.key] = entry.seq
        self._bot_until[row.id] = 0
        self._listeners.tell(Moved(row.id, row.seq))

    @property
    def damaged(self) -> bool:
        return False

    async def table(self, table: TableId) -> TableRow | None:
        return self._tables.get(table)

    async def entries(
        self,
        table: TableId,
        *,
        since: int = -1,
        before: int | None = None,
        most: int | None = None,
        states: bool = False,
    ) -> list[EntryRow]:
        found = self._logs.get(table, [])[since + 1 : before]
        newest = found if most is None else found[max(0, len(found) - most) :]
        return newest if states else [replace(entry, state=None) for entry in newest]

    async def since(self, table: TableId, seq: int, *, most: int) -> tuple[TableRow, list[EntryRow]] | None:
        row = self._tables.get(table)
        if row is None:
            return None
        found = await self.entries(table, since=seq, most=most, states=True)
        return row, [entry if entry.seq == row.state_seq else replace(entry, state=None) for entry in found]

    async def entry(self, table: TableId, seq: int) -> EntryRow | None:
        log = self._logs.get(table, [])
        return log[seq] if 0 <= seq < len(log) else None

    async def state_at(self, table: TableId, seq: int) -> EntryRow | None:
        earlier = self._logs.get(table, [])[: seq + 1]
        return next((entry for entry in reversed(earlier) if entry.state is not None), None)

    async def keyed(self, table: TableId, person: PersonId, key: str) -> int | None:
        return self._seq_of(table, person, key)

    async def listed(self, *, most: int) -> list[TableRow]:
        return _newest(most, (row for row in self._tables.values() if row.listed))

    async def tables_of(self, person: PersonId, *, most: int) -> list[TableRow]:
        return _newest(most, (row for row in self._tables.values() if person in row.people))

    async def open_of(self, person: PersonId) -> int:
        return sum(row.owner == person and row.stage in ("gathering", "running") for row in self._tables.values())

    async def all_tables(self) -> list[TableId]:
        return sorted(self._tables)

    async def newest(self, tables: Sequence[TableId]) -> dict[TableId, int]:
        return {table: self._tables[table].seq for table in tables if table in self._tables}

    async def bots_due(self) -> list[TableId]:
        return sorted(row.id for row in self._tables.values() if row.bot_due)

    async def claim_bot(self, table: TableId, now: Microseconds, until: Microseconds) -> bool:
        row = self._tables.get(table)
        if row is None or not row.bot_due or now < self._bot_until[table] <= now + CLAIMED_MOST:
            return False
        self._bot_until[table] = until
        return True

    # People

    async def add_person(self, person: PersonId, token_hash: bytes, at: Microseconds) -> None:
        assert person not in self._names
        assert token_hash not in self._tokens
        self._names[person] = None
        self._tokens[token_hash] = person

    async def person_of(self, token_hash: bytes) -> PersonId | None:
        return self._tokens.get(token_hash)

    async def rename(self, person: PersonId, name: str) -> None:
        if person in self._names:
            self._names[person] = name

    async def names(self, people: Sequence[PersonId]) -> dict[PersonId, str]:
        return {person: name for person in people if (name := self._names.get(person)) is not None}

    async def add_link(self, code_hash: bytes, person: PersonId, until: Microseconds) -> None:
        assert person in self._names
        assert code_hash not in self._links
        self._links[code_hash] = (person, until)

    async def use_link(self, code_hash: bytes, token_hash: bytes, now: Microseconds) -> PersonId | None:
        person, until = self._links.pop(code_hash, (None, 0))
        if person is None or until <= now:
            return None
        assert token_hash not in self._tokens
        self._tokens[token_hash] = person
        return person

    # Chat

    async def say(
        self,
        series: TableId,
        channel: str,
        author: PersonId,
        text: str,
        at: Microseconds,
        key: str,
        readers: tuple[PersonId, ...] | None = None,
    ) -> ChatLine:
        if (before := self._lines.get((series, author, key))) is not None:
            return before
        chat = self._chats[series]
        line = self._lines[series, author, key] = ChatLine(len(chat) + 1, channel, author, text, at, readers)
        chat.append(line)
        self._listeners.tell(Said(series))
        return line

    async def said(
        self,
        series: TableId,
        channels: Sequence[str],
        *,
        reader: PersonId | None = None,
        since: int = 0,
        most: int = 200,
    ) -> list[ChatLine]:
        found = [
            line
            for line in self._chats[series]
            if line.number > since and (line.channel in channels or reader in (line.readers or ()))
        ]
        return found[max(0, len(found) - most) :]

    # Wake-ups

    async def listen(self, on_word: OnWord) -> None:
        self._listeners.add(on_word)

    async def schema(self) -> str:
        return REVISION

    async def tell(self, word: Word) -> None:
        """Nobody: no other process listens."""

    async def processes(self) -> int:
        return 1

    async def close(self) -> None:
        """Nothing is held."""


def _newest(most: int, rows: Iterable[TableRow]) -> list[TableRow]:
    by_time = sorted(rows, key=lambda row: row.moved_at, reverse=True)
    return [replace(row, secret=b"") for row in by_time[:most]]
