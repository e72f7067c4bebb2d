"""The one thread that writes to SQLite, and commits together whatever waits."""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from speeltafel.store.damage import Damage
from speeltafel.store.sql import Answer, Writing
from speeltafel.store.statements import for_sqlite
from speeltafel.tables.storing import StoreProblem

T = TypeVar("T")

MOST_TOGETHER = 256
"""So many writings share a commit: on a disk that takes its time more would make the first of them wait in vain."""

_log = logging.getLogger(__name__)

# A mistake in one writing.
_OWN_MISTAKES = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError)


@dataclass(slots=True)
class _Waiting:
    writing: Writing[Any]
    told: asyncio.Future[Any]
    kept: Callable[[], None] | None
    result: Any = None
    problem: Exception | None = None


class Writer:
    """Runs writings in the order in which they came, on a connection that begins no transaction of its own.

    The connection is the writer's from now on, and is closed with it.
    """

    def __init__(self, connection: sqlite3.Connection, damage: Damage) -> None:
        self._connection = connection
        self._damage = damage
        self._loop = asyncio.get_running_loop()
        self._queue = SimpleQueue[_Waiting | None]()
        # A daemon: whoever leaves without closing shall not hang; half a commit is none.
        self._thread = threading.Thread(target=self._work, name="speeltafel-writer", daemon=True)
        self._thread.start()
        self._closed = False

    def write(self, writing: Writing[T], kept: Callable[[], None] | None = None) -> Awaitable[T]:
        """The result of ``writing`` once it is on the disk; ``kept`` is then called in this loop, when the waiter woke.

        Raises what ``writing`` raised, or ``StoreProblem`` when nothing of the batch could be written.
        """
        if self._closed:
            raise StoreProblem("the store is closed")
        told: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Waiting(writing, told, kept))
        return told

    async def close(self) -> None:
        """Write what waits, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the thread

    def _work(self) -> None:
        goes_on = True
        while goes_on:
            batch, goes_on = self._next_batch()
            if batch:
                self._commit_together(batch)
                self._tell(batch)
        self._connection.close()

    def _next_batch(self) -> tuple[list[_Waiting], bool]:
        """All that waits, at least one, and whether more may come."""
        batch: list[_Waiting] = []
        waiting = self._queue.get()
        while waiting is not None:
            batch.append(waiting)
            if len(batch) == MOST_TOGETHER:
                return batch, True
            try:
                waiting = self._queue.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _commit_together(self, batch: list[_Waiting]) -> None:
        try:
            if not _kept_at_once(self._connection, batch):
                _keep_one_by_one(self._connection, batch)
        except sqlite3.Error as problem:
            _log.error("nothing of %d writings could be kept: %s", len(batch), problem)
            _roll_back(self._connection)
            for waiting in batch:
                waiting.problem = self._damage.problem(problem)

    def _tell(self, batch: list[_Waiting]) -> None:
        try:
            self._loop.call_soon_threadsafe(_wake, batch)
        except RuntimeError:
            _log.warning("the event loop ended while %d writings were under way; they are kept", len(batch))


def _kept_at_once(connection: sqlite3.Connection, batch: list[_Waiting]) -> bool:
    """Whether nothing was wrong with any of them; if something was, none was kept.

    Hardly ever anything is, and a savepoint for each costs SQLite a copy of every page that it changes.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        for waiting in batch:
            waiting.result = _done(connection, waiting.writing)
    except Exception as problem:
        if _concerns_all(problem):
            raise
        connection.execute("ROLLBACK")
        return False
    connection.execute("COMMIT")
    return True


def _keep_one_by_one(connection: sqlite3.Connection, batch: list[_Waiting]) -> None:
    """Keep those that nothing is wrong with; they notice nothing of the others."""
    connection.execute("BEGIN IMMEDIATE")
    for waiting in batch:
        connection.execute("SAVEPOINT writing")
        try:
            waiting.result = _done(connection, waiting.writing)
        except Exception as problem:
            if _concerns_all(problem):
                raise
            waiting.problem = problem
            connection.execute("ROLLBACK TO writing")
        connection.execute("RELEASE writing")
    connection.execute("COMMIT")


def _concerns_all(problem: Exception) -> bool:
    """Whether it is about the file, and so about all that was to be committed."""
    return isinstance(problem, sqlite3.Error) and not isinstance(problem, _OWN_MISTAKES)


def _done(connection: sqlite3.Connection, writing: Writing[T]) -> T:
    steps = writing()
    try:
        statement, values = next(steps)
        while True:
            numbered, ordered = for_sqlite(statement)
            cursor = connection.execute(numbered, ordered(values))
            statement, values = steps.send(Answer(cursor.fetchall(), cursor.rowcount))
    except StopIteration as done:
        result: T = done.value
        return result


def _roll_back(connection: sqlite3.Connection) -> None:
    # A full disk may have made SQLite roll back by itself, and a locked file let nothing begin.
    with suppress(sqlite3.Error):
        connection.rollback()


# In the loop


def _wake(batch: list[_Waiting]) -> None:
    for waiting in batch:
        if waiting.told.cancelled():
            continue
        if waiting.problem:
            waiting.told.set_exception(waiting.problem)
        else:
            waiting.told.set_result(waiting.result)
    loop = asyncio.get_running_loop()
    for waiting in batch:
        if waiting.kept and not waiting.problem:
            loop.call_soon(waiting.kept)
