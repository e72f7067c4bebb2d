"""One at a time at each table, in the order in which they came."""

import asyncio
from typing import Final

from speeltafel.core.entry import TableId


class Turns:
    """``async with turns.at(table)``: nobody else is within a block at the same table."""

    def __init__(self) -> None:
        self._locks: Final[dict[TableId, _Lock]] = {}

    def at(self, table: TableId) -> "_Turn":
        """A turn at ``table``, to be waited for."""
        return _Turn(self._locks, table)


class _Lock(asyncio.Lock):
    """It is kept while somebody holds or awaits it: a dictionary of weak references knows that too, in 7 us a turn."""

    wanted = 0


class _Turn:
    __slots__ = ("_lock", "_locks", "_table")

    def __init__(self, locks: dict[TableId, _Lock], table: TableId) -> None:
        self._locks = locks
        self._table = table

    async def __aenter__(self) -> None:
        lock = self._locks.get(self._table)
        if lock is None:
            lock = self._locks[self._table] = _Lock()
        self._lock = lock
        lock.wanted += 1
        try:
            await lock.acquire()
        except BaseException:
            self._want_no_longer()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
        self._want_no_longer()

    def _want_no_longer(self) -> None:
        self._lock.wanted -= 1
        if not self._lock.wanted:
            del self._locks[self._table]
