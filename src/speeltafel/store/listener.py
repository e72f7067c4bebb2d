"""Hears from PostgreSQL that tables moved, and does not go deaf when the connection is lost."""

import asyncio
import logging

import msgspec
import psycopg

from speeltafel.store.pool import Connection, connect
from speeltafel.tables.storing import OnWord, Word

CHANNEL = "speeltafel"
LISTENER = "speeltafel-listener"
"""What a process's listening connection is called: one a process, so that they can be counted."""
FIRST_WAIT_S = 0.1
LONGEST_WAIT_S = 5.0

_unpack = msgspec.json.Decoder(Word).decode
_log = logging.getLogger(__name__)


def pack_word(word: Word) -> str:
    """The word as it is sent."""
    return msgspec.json.encode(word).decode()


def unpack_word(sent: bytes) -> Word | None:
    """What was sent; ``None``, so that anything may have happened, when this version does not understand it."""
    try:
        return _unpack(sent)
    except msgspec.DecodeError:
        return None


class Listener:
    """A connection of its own, and a task that makes a new one whenever it is lost.

    After each new connection ``tell(None)``: nobody knows what was said in the meantime.
    """

    def __init__(self, address: str, tell: OnWord) -> None:
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
            await self._hear(connection)

    async def _hear(self, connection: Connection) -> None:
        """Pass on what is heard until the connection is lost.

        One reader for all of it: psycopg's own way sets up and takes down a wait for every word.
        """
        loop, socket = asyncio.get_running_loop(), connection.fileno()
        lost: asyncio.Future[None] = loop.create_future()

        def heard() -> None:
            try:
                connection.pgconn.consume_input()
                while notice := connection.pgconn.notifies():
                    self._tell(unpack_word(notice.extra))
            except psycopg.OperationalError as problem:
                loop.remove_reader(socket)
                lost.set_exception(problem)

        loop.add_reader(socket, heard)
        try:
            await lost
        finally:
            loop.remove_reader(socket)
