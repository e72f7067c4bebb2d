"""Appends to PostgreSQL: whatever waits goes in one statement, as SQLite's writer commits together what waits.

Only the usual ones: one entry, at a table of which nothing changes but how far it is.
"""

import asyncio
import logging
from typing import Final, NamedTuple

from psycopg.errors import DeadlockDetected, IntegrityError

from speeltafel.core.entry import TableId
from speeltafel.store.pool import Pool
from speeltafel.store.rows import Values
from speeltafel.store.statements import APPEND, APPENDED, for_postgres

MOST_TOGETHER: Final = 256
"""So many go in one statement."""

_log = logging.getLogger(__name__)


class _Waiting(NamedTuple):
    values: Values
    told: "asyncio.Future[bool]"


class Appender:
    """One statement at a time: who comes alone need not wait, and who comes meanwhile goes with the next."""

    def __init__(self, pool: Pool, channel: str) -> None:
        self._pool = pool
        self._channel = channel
        self._waiting: list[_Waiting] = []
        self._work: asyncio.Task[None] | None = None

    async def append(self, values: Values) -> bool:
        """Whether what ``values`` say, by the names of ``APPENDED``, is kept now; if not, more is to be done or said.

        Raises what the database did when it cannot be asked; nobody knows then. It goes on when nobody waits any more.
        """
        told: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(values, told))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._append_all(), name="speeltafel-appender")
        return await told

    async def close(self) -> None:
        """Append what waits."""
        if self._work is not None:
            await self._work

    async def _append_all(self) -> None:
        while self._waiting:
            batch = self._next_batch()
            try:
                kept = await self._append(batch)
            except Exception as problem:  # noqa: BLE001 - it is raised where the entry is awaited
                for waiting in batch.values():
                    if not waiting.told.cancelled():
                        waiting.told.set_exception(problem)
            else:
                for table, waiting in batch.items():
                    if not waiting.told.cancelled():
                        waiting.told.set_result(table in kept)

    def _next_batch(self) -> dict[TableId, _Waiting]:
        """One for each table: a second one for the same follows on it, or is late."""
        batch: dict[TableId, _Waiting] = {}
        later: list[_Waiting] = []
        for waiting in self._waiting:
            if waiting.values["id"] in batch or len(batch) == MOST_TOGETHER:
                later.append(waiting)
            else:
                batch[waiting.values["id"]] = waiting
        self._waiting = later
        return batch

    async def _append(self, batch: dict[TableId, _Waiting]) -> set[TableId]:
        """The tables that were appended to; none when anything is wrong with one of them."""
        columns = {name: [waiting.values[name] for waiting in batch.values()] for name in APPENDED}
        try:
            rows = await self._pool.read(for_postgres(APPEND), {**columns, "channel": self._channel})
        except (IntegrityError, DeadlockDetected) as problem:
            _log.info("%d entries are appended one by one: %s", len(batch), problem)
            return set()
        return {row[0] for row in rows}
