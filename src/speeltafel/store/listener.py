"""Hears from PostgreSQL that tables moved, and does not go deaf when the connection is lost."""

import asyncio
import logging
from collections.abc import Callable

import psycopg

from speeltafel.core.entry import TableId
from speeltafel.store.pool import connect

CHANNEL = "speeltafel"
LISTENER = "speeltafel-listener"
"""What a process's listening connection is called: one a process, so that they can be counted."""
FIRST_WAIT_S = 0.1
LONGEST_WAIT_S = 5.0

_log = logging.getLogger(__name__)


class Listener:
    """A connection of its own, and a task that makes a new one whenever it is lost.

    After each new connection ``tell(None)``: nobody knows what was said in the meantime.
    """

    def __init__(self, address: str, tell: Callable[[TableId | None], None]) -> None:
        self._address = address
        self._tell = tell
        self._listening = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Come back when nothing can be missed any more."""
        if self._task is None:
            self._task = asyncio.create_task(self._listen_for_ever(), name="speeltafel-listener")
        await self._listening.wait()

    async def stop(self) -> None:
        """Listen no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _listen_for_ever(self) -> None:
        wait_s = FIRST_WAIT_S
        while True:
            self._listening.clear()
            try:
                await self._listen()
            except psycopg.Error as problem:
                wait_s = FIRST_WAIT_S if self._listening.is_set() else min(2 * wait_s, LONGEST_WAIT_S)
                _log.warning("PostgreSQL cannot be heard, trying again in %.1f s: %s", wait_s, problem)
            await asyncio.sleep(wait_s)

    async def _listen(self) -> None:
        connection = await connect(self._address, LISTENER)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._listening.set()
            self._tell(None)
            async for word in connection.notifies():
                self._tell(word.payload)
