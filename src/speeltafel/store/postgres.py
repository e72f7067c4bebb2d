"""The store on PostgreSQL, which any number of processes share."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import psycopg

from speeltafel.store.appender import Appender
from speeltafel.store.listener import CHANNEL, LISTENER, Listener, pack_word
from speeltafel.store.listening import Listeners
from speeltafel.store.pool import CONNECT_S, Connection, Pool
from speeltafel.store.problems import DatabaseUnreachable
from speeltafel.store.revision import READ_REVISION, REVISION
from speeltafel.store.rows import Row, Values, entry_values, expect_whole, table_values
from speeltafel.store.sql import Answer, SqlStore, Writing
from speeltafel.store.statements import for_postgres
from speeltafel.tables.storing import EntryRow, Moved, OnWord, StoreProblem, TableRow, Word

T = TypeVar("T")

_PROCESSES = """
    SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = :listener"""
# In the transaction itself: the word goes out when the entry is kept, or not at all.
_NOTIFY = "SELECT pg_notify(:channel, :word)"


class PostgresStore(SqlStore):
    """``Store`` on PostgreSQL. A database that was away is found again by whoever asks next."""

    def __init__(self, address: str) -> None:
        self._pool = Pool(address)
        self._appender = Appender(self._pool, CHANNEL)
        self._listeners = Listeners()
        self._listener = Listener(address, self._listeners.tell)

    @classmethod
    async def open(cls, address: str) -> "PostgresStore":
        """Open the database at ``postgresql://..``, and make or mend its tables; raises ``CannotOpen``."""
        try:
            await asyncio.to_thread(_bring_up_to_date, address)
        except psycopg.OperationalError as problem:
            raise DatabaseUnreachable(f"PostgreSQL cannot be used: {str(problem).strip()}") from problem
        return cls(address)

    async def append(self, row: TableRow, entries: Sequence[EntryRow]) -> None:
        if len(entries) != 1 or not await self._append_one(row, entries[0]):
            await super().append(row, entries)

    async def listen(self, on_word: OnWord) -> None:
        self._listeners.add(on_word)
        await self._listener.start()

    async def tell(self, word: Word) -> None:
        await self._read(_NOTIFY, _notice(word))

    async def processes(self) -> int:
        found = await self._read(_PROCESSES, {"listener": LISTENER})
        return max(1, int(found[0][0]))

    async def close(self) -> None:
        await self._listener.stop()
        await self._appender.close()
        await self._pool.close()

    async def _append_one(self, row: TableRow, entry: EntryRow) -> bool:
        previous, word = expect_whole(row, (entry,)), pack_word(Moved(row.id, row.seq))
        values = table_values(row) | entry_values(row.id, entry) | {"previous": previous, "word": word}
        async with _problems():
            return await self._appender.append(values)

    async def _read(self, statement: str, values: Values) -> Sequence[Row]:
        async with _problems():
            return await self._pool.read(for_postgres(statement), values)

    async def _write(self, writing: Writing[T], word: Word | None = None) -> T:
        async with _problems(), self._pool.transaction() as connection:
            result = await _run(connection, writing)
            if word is not None:
                await connection.execute(for_postgres(_NOTIFY), _notice(word))
            return result


@asynccontextmanager
async def _problems() -> AsyncIterator[None]:
    try:
        yield
    except psycopg.OperationalError as problem:
        raise StoreProblem(str(problem).strip()) from problem


def _notice(word: Word) -> Values:
    return {"channel": CHANNEL, "word": pack_word(word)}


async def _run(connection: Connection, writing: Writing[T]) -> T:
    steps = writing()
    try:
        statement, values = next(steps)
        while True:
            cursor = await connection.execute(for_postgres(statement), values)
            rows = await cursor.fetchall() if cursor.description else ()
            statement, values = steps.send(Answer(rows, cursor.rowcount))
    except StopIteration as done:
        result: T = done.value
        return result


def _bring_up_to_date(address: str) -> None:
    if _revision(address) == REVISION:
        return
    from speeltafel.store.migration import migrate, postgres_transaction

    with postgres_transaction(lambda: _connect(address)) as connection:
        migrate(connection)


def _revision(address: str) -> str | None:
    with _connect(address) as connection:
        try:
            row = connection.execute(READ_REVISION).fetchone()
        except psycopg.errors.UndefinedTable:
            connection.rollback()
            return None
    return str(row[0]) if row else None


def _connect(address: str) -> psycopg.Connection[tuple[Any, ...]]:
    return psycopg.connect(address, connect_timeout=CONNECT_S)
