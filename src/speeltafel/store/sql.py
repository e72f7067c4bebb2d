"""A store on any SQL database: what each method asks, and in which order.

How a statement reaches a database, and what keeps a writing whole, is for ``sqlite.py`` and ``postgres.py`` to say.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Generator, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias, TypeVar

from msgspec.structs import replace

from speeltafel.core.entry import Microseconds, PersonId, TableId
from speeltafel.store import statements as ask
from speeltafel.store.revision import READ_REVISION
from speeltafel.store.rows import (
    Row,
    Values,
    as_json,
    chat_line,
    chat_values,
    entry_row,
    entry_values,
    expect_whole,
    table_and_entries,
    table_row,
    table_values,
)
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

T = TypeVar("T")


class Answer(NamedTuple):
    """What a database said to one statement."""

    rows: Sequence[Row]
    changed: int
    """How many rows were written; of a statement that answers with rows nothing is said here."""


Steps: TypeAlias = Generator[tuple[str, Values], Answer, T]
"""A writing under way: it yields statements with their values, is sent what each came to, and returns its result."""

Writing: TypeAlias = Callable[[], Steps[T]]
"""A writing: all of it is done or, when it raises, nothing. It may be begun again after what it did was undone.

A thread runs it on SQLite, a task on PostgreSQL.
"""


class SqlStore(ABC):
    """``Store`` of ``tables/storing.py``, but for how statements are run."""

    @abstractmethod
    async def _read(self, statement: str, values: Values) -> Sequence[Row]:
        """The rows that one statement finds."""

    @abstractmethod
    def _write(self, writing: Writing[T], word: Word | None = None) -> Awaitable[T]:
        """Do ``writing`` in one durable transaction; once it is kept, whoever listens hears ``word``."""

    @abstractmethod
    async def listen(self, on_word: OnWord) -> None:
        """See ``Store``."""

    @abstractmethod
    async def processes(self) -> int:
        """See ``Store``."""

    @abstractmethod
    async def tell(self, word: Word) -> None:
        """See ``Store``."""

    @abstractmethod
    async def close(self) -> None:
        """See ``Store``."""

    @property
    def damaged(self) -> bool:
        """See ``Store``; what a database that looks after itself has damaged is not known here."""
        return False

    # Tables and their logs

    async def open_table(self, row: TableRow, entries: Sequence[EntryRow]) -> None:
        await self._write(lambda: _open_table(row, entries), Moved(row.id, row.seq))

    def append(self, row: TableRow, entries: Sequence[EntryRow]) -> Awaitable[None]:
        return self._write(partial(_append, row, entries), Moved(row.id, row.seq))

    async def table(self, table: TableId) -> TableRow | None:
        rows = await self._read(ask.TABLE, {"table": table})
        return table_row(rows[0]) if rows else None

    async def entries(
        self,
        table: TableId,
        *,
        since: int = -1,
        before: int | None = None,
        most: int | None = None,
        states: bool = False,
    ) -> list[EntryRow]:
        statement = ask.ENTRIES_WITH_STATES if states else ask.ENTRIES
        before = ask.NO_LIMIT if before is None else before
        most = ask.NO_LIMIT if most is None else most
        rows = await self._read(statement, {"table": table, "since": since, "before": before, "most": most})
        return [entry_row(row) for row in reversed(rows)]

    async def since(self, table: TableId, seq: int, *, most: int) -> tuple[TableRow, list[EntryRow]] | None:
        rows = await self._read(ask.SINCE, {"table": table, "since": seq, "most": most})
        return table_and_entries(rows) if rows else None

    async def entry(self, table: TableId, seq: int) -> EntryRow | None:
        rows = await self._read(ask.ENTRY, {"table": table, "seq": seq})
        return entry_row(rows[0]) if rows else None

    async def state_at(self, table: TableId, seq: int) -> EntryRow | None:
        rows = await self._read(ask.STATE_AT, {"table": table, "seq": seq})
        return entry_row(rows[0]) if rows else None

    async def keyed(self, table: TableId, person: PersonId, key: str) -> int | None:
        rows = await self._read(ask.KEYED, {"table": table, "person": person, "key": key})
        return int(rows[0][0]) if rows else None

    async def listed(self, *, most: int) -> list[TableRow]:
        return [table_row(row) for row in await self._read(ask.LISTED, {"most": most})]

    async def tables_of(self, person: PersonId, *, most: int) -> list[TableRow]:
        return [table_row(row) for row in await self._read(ask.TABLES_OF, {"person": person, "most": most})]

    async def open_of(self, person: PersonId) -> int:
        return int((await self._read(ask.OPEN_OF, {"person": person}))[0][0])

    async def all_tables(self) -> list[TableId]:
        return [row[0] for row in await self._read(ask.ALL_TABLES, {})]

    async def newest(self, tables: Sequence[TableId]) -> dict[TableId, int]:
        if not tables:
            return {}
        return dict(await self._read(ask.NEWEST, {"tables": as_json(tables)}))

    async def bots_due(self) -> list[TableId]:
        return [row[0] for row in await self._read(ask.BOTS_DUE, {})]

    async def claim_bot(self, table: TableId, now: Microseconds, until: Microseconds) -> bool:
        values = {"table": table, "now": now, "until": until, "latest": now + CLAIMED_MOST}
        return await self._write(lambda: _one(ask.CLAIM_BOT, values)) == 1

    async def schema(self) -> str:
        return str((await self._read(READ_REVISION, {}))[0][0])

    # People

    async def add_person(self, person: PersonId, token_hash: bytes, at: Microseconds) -> None:
        await self._write(lambda: _add_person(person, token_hash, at))

    async def person_of(self, token_hash: bytes) -> PersonId | None:
        rows = await self._read(ask.PERSON_OF, {"hash": token_hash})
        return str(rows[0][0]) if rows else None

    async def rename(self, person: PersonId, name: str) -> None:
        await self._write(lambda: _one(ask.RENAME, {"person": person, "name": name}))

    async def names(self, people: Sequence[PersonId]) -> dict[PersonId, str]:
        if not people:
            return {}
        return dict(await self._read(ask.NAMES, {"people": as_json(people)}))

    async def add_link(self, code_hash: bytes, person: PersonId, until: Microseconds) -> None:
        await self._write(lambda: _one(ask.ADD_LINK, {"hash": code_hash, "person": person, "until": until}))

    async def use_link(self, code_hash: bytes, token_hash: bytes, now: Microseconds) -> PersonId | None:
        return await self._write(lambda: _use_link(code_hash, token_hash, now))

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
        line = ChatLine(0, channel, author, text, at, readers)
        return await self._write(lambda: _say(series, line, key), Said(series))

    async def said(
        self,
        series: TableId,
        channels: Sequence[str],
        *,
        reader: PersonId | None = None,
        since: int = 0,
        most: int = 200,
    ) -> list[ChatLine]:
        values = {"series": series, "channels": as_json(channels), "reader": reader, "since": since, "most": most}
        return [chat_line(row) for row in reversed(await self._read(ask.SAID, values))]


def _one(statement: str, values: Values) -> Steps[int]:
    """How many rows one statement wrote."""
    return (yield statement, values).changed


def _open_table(row: TableRow, entries: Sequence[EntryRow]) -> Steps[None]:
    assert expect_whole(row, entries) == -1
    if not (yield ask.ADD_TABLE, table_values(row)).changed:
        raise Raced
    yield from _seat(row)
    yield from _add_entries(row.id, entries)


def _append(row: TableRow, entries: Sequence[EntryRow]) -> Steps[None]:
    previous = expect_whole(row, entries)
    values = table_values(row) | {"previous": previous}
    if not (yield ask.MOVE_TABLE, values).changed:
        yield from _change(row, values, entries)
    yield from _add_entries(row.id, entries)


def _change(row: TableRow, values: Values, entries: Sequence[EntryRow]) -> Steps[None]:
    """Bring the table to ``row``, whatever there is new in it."""
    people = (yield ask.CHANGE_TABLE, values).rows
    if not people:
        yield from _find_same_key(row.id, entries)
        raise Raced
    if people[0][0] != values["people"]:
        yield from _seat(row)


def _seat(row: TableRow) -> Steps[None]:
    people = as_json(row.people)
    yield ask.SET_PEOPLE, {"table": row.id, "people": people}
    yield ask.CLEAR_SITTING, {"table": row.id}
    yield ask.ADD_SITTING, {"table": row.id, "people": people}


def _add_entries(table: TableId, entries: Sequence[EntryRow]) -> Steps[None]:
    for entry in entries:
        if not (yield ask.ADD_ENTRY, entry_values(table, entry)).changed:
            yield from _find_same_key(table, entries)
            raise AssertionError(f"entry {entry.seq} of {table} was there before its table had moved")


def _find_same_key(table: TableId, entries: Sequence[EntryRow]) -> Steps[None]:
    for entry in entries:
        if entry.key is not None:
            found = (yield ask.KEYED, {"table": table, "person": entry.person, "key": entry.key}).rows
            if found:
                raise SameKey(found[0][0])


def _add_person(person: PersonId, token_hash: bytes, at: Microseconds) -> Steps[None]:
    yield ask.ADD_PERSON, {"person": person, "at": at}
    yield ask.ADD_TOKEN, {"hash": token_hash, "person": person, "at": at}


def _use_link(code_hash: bytes, token_hash: bytes, now: Microseconds) -> Steps[PersonId | None]:
    used = (yield ask.USE_LINK, {"hash": code_hash, "now": now}).rows
    yield ask.SWEEP_LINKS, {"now": now}
    if not used:
        return None
    person: PersonId = used[0][0]
    yield ask.ADD_TOKEN, {"hash": token_hash, "person": person, "at": now}
    return person


def _say(series: TableId, line: ChatLine, key: str) -> Steps[ChatLine]:
    """``line``, with the number that it gets, or the one that was said with ``key`` before."""
    values = chat_values(series, line, key)
    # Each round somebody gets the number, so this ends.
    while True:
        before = (yield ask.SAID_WITH, {"series": series, "author": line.author, "key": key}).rows
        if before:
            return chat_line(before[0])
        said = (yield ask.SAY, values).rows
        if said:
            return replace(line, number=said[0][0])
