"""One at a time at each table, in the order in which they came."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Generator
from typing import Final, TypeAlias

from speeltafel.core.entry import TableId

_Queue: TypeAlias = deque[asyncio.Future[None]]


class Turns:
    """``async with turns.at(table)``: nobody else is within a block at the same table.

    A lock for each table would be made and thrown away for nearly every act: mostly there is nobody to wait for.
    """

    def __init__(self) -> None:
        self._held: Final[dict[TableId, _Queue | None]] = {}
        """Tables where somebody is within a block, with those who wait for their turn."""

    def at(self, table: TableId) -> "_Turn":
        """A turn at ``table``, to be waited for."""
        return _Turn(self._held, table)


class _Turn:
    __slots__ = ("_held", "_table")

    def __init__(self, held: dict[TableId, _Queue | None], table: TableId) -> None:
        self._held = held
        self._table = table

    def __aenter__(self) -> Awaitable[None]:
        if self._table in self._held:
            return self._wait()
        self._held[self._table] = None
        return _AT_ONCE

    def __aexit__(self, *_: object) -> Awaitable[None]:
        self._pass_on()
        return _AT_ONCE

    async def _wait(self) -> None:
        queue = self._held[self._table]
        if queue is None:
            queue = self._held[self._table] = deque()
        told = asyncio.get_running_loop().create_future()
        queue.append(told)
        try:
            await told
        except asyncio.CancelledError:
            if not told.cancelled():  # it was this one's turn already
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        queue = self._held[self._table]
        while queue:
            told = queue.popleft()
            if not told.done():  # a done one has given up
                told.set_result(None)
                return
        del self._held[self._table]


class _AtOnce:
    """Awaited without waiting."""

    def __await__(self) -> Generator[None, None, None]:
        yield from ()


_AT_ONCE: Final = _AtOnce()
