"""A few connections to PostgreSQL, shared by all who ask."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import psycopg
from psycopg.pq import TransactionStatus

from speeltafel.store.rows import Row, Values
from speeltafel.tables.storing import StoreProblem

Connection: TypeAlias = psycopg.AsyncConnection[tuple[Any, ...]]

CONNECTIONS = 10
CONNECT_S = 5
LOCKED_S = 5.0
"""So long a statement waits for what somebody else has locked, as SQLite's does."""


async def connect(address: str, name: str = "speeltafel") -> Connection:
    """A connection that begins no transaction by itself, and notices within a minute when the other side is gone.

    A statement that has to wait for a lock fails after ``LOCKED_S``.
    """
    connection = await psycopg.AsyncConnection.connect(
        address,
        autocommit=True,
        connect_timeout=CONNECT_S,
        application_name=name,
        keepalives_idle=20,
        keepalives_interval=10,
        keepalives_count=3,
        tcp_user_timeout=50_000,  # where something was sent that nobody took, nothing is kept alive
    )
    try:
        await connection.execute(f"SET lock_timeout = {round(LOCKED_S * 1000)}")
    except BaseException:
        await connection.close()
        raise
    return connection


class Pool:
    """At most ``CONNECTIONS`` of them, made when needed; the last one used is used first.

    A database that was restarted is not noticed by who asks next: on an old connection the first word is only a try.
    Raises ``psycopg.OperationalError`` when the database cannot be reached.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._room = asyncio.Semaphore(CONNECTIONS)
        self._idle: list[Connection] = []
        self._closed = False

    async def read(self, statement: str, values: Values) -> Sequence[Row]:
        """What one statement answers; it is asked again when an old connection turns out to be lost."""
        async with self._room:
            connection, cursor = await self._first(statement, values)
            try:
                return await cursor.fetchall()
            finally:
                await self._put_back(connection)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        """A transaction: kept when the block ends, gone when it raises."""
        async with self._room:
            connection, _ = await self._first("BEGIN", {})
            try:
                yield connection
                await connection.execute("COMMIT")
            except Exception:
                if not connection.broken:
                    await connection.rollback()
                raise
            finally:
                await self._put_back(connection)

    async def close(self) -> None:
        """Close the connections that nobody uses; the others are closed when they come back."""
        self._closed = True
        while self._idle:
            await self._idle.pop().close()

    async def _first(self, statement: str, values: Values) -> tuple[Connection, psycopg.AsyncCursor[tuple[Any, ...]]]:
        """A connection, and what it answered to its first statement."""
        while self._idle:
            connection = self._idle.pop()
            try:
                return connection, await self._said(connection, statement, values)
            except psycopg.OperationalError:
                if not connection.closed:
                    raise
        if self._closed:
            raise StoreProblem("the store is closed")
        connection = await connect(self._address)
        return connection, await self._said(connection, statement, values)

    async def _said(
        self, connection: Connection, statement: str, values: Values
    ) -> psycopg.AsyncCursor[tuple[Any, ...]]:
        try:
            return await connection.execute(statement, values, binary=True)
        except BaseException:
            await self._put_back(connection)
            raise

    async def _put_back(self, connection: Connection) -> None:
        """Keep it for the next; but not when something is left open, as after a cancelled task."""
        if connection.pgconn.transaction_status == TransactionStatus.IDLE and not self._closed:
            self._idle.append(connection)
        else:
            await connection.close()
