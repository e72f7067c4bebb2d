"""The one thread that writes to SQLite, and commits together whatever waits."""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from speeltafel.store.sql import Steps
from speeltafel.tables.storing import StoreProblem

T = TypeVar("T")

MOST_TOGETHER = 256
"""So many writings share a commit: on a disk that takes its time more would make the first of them wait in vain."""

_log = logging.getLogger(__name__)

# A mistake in one writing. Every other error of SQLite is about the file, and so about all that was to be committed.
_OWN_MISTAKES = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError)


@dataclass(slots=True)
class _Writing:
    steps: Steps[Any]
    told: asyncio.Future[Any]
    kept: Callable[[], None] | None
    result: Any = None
    problem: Exception | None = None


class Writer:
    """Runs writings in the order in which they came, on a connection that begins no transaction of its own.

    The connection is the writer's from now on, and is closed with it.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._queue = SimpleQueue[_Writing | None]()
        # A daemon: whoever leaves without closing shall not hang; half a commit is none.
        self._thread = threading.Thread(target=self._work, name="speeltafel-writer", daemon=True)
        self._thread.start()
        self._closed = False

    async def write(self, steps: Steps[T], kept: Callable[[], None] | None = None) -> T:
        """The result of ``steps`` once it is on the disk; ``kept`` is then called in this loop, after the waiter woke.

        Raises what ``steps`` raised, or ``StoreProblem`` when nothing of the batch could be written.
        """
        if self._closed:
            raise StoreProblem("the store is closed")
        told: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Writing(steps, told, kept))
        return await told

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
                _commit_together(self._connection, batch)
                self._tell(batch)
        self._connection.close()

    def _next_batch(self) -> tuple[list[_Writing], bool]:
        """All that waits, at least one, and whether more may come."""
        batch: list[_Writing] = []
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

    def _tell(self, batch: list[_Writing]) -> None:
        try:
            self._loop.call_soon_threadsafe(_wake, batch)
        except RuntimeError:
            _log.warning("the event loop ended while %d writings were under way; they are kept", len(batch))


def _commit_together(connection: sqlite3.Connection, batch: list[_Writing]) -> None:
    try:
        connection.execute("BEGIN IMMEDIATE")
        for writing in batch:
            _write_one(connection, writing)
        connection.execute("COMMIT")
    except sqlite3.Error as problem:
        _log.error("nothing of %d writings could be kept: %s", len(batch), problem)
        _roll_back(connection)
        for writing in batch:
            writing.steps.close()
            writing.problem = StoreProblem(str(problem))


def _write_one(connection: sqlite3.Connection, writing: _Writing) -> None:
    """Run one writing in a savepoint of its own: when it raises, the others of the batch notice nothing."""
    connection.execute("SAVEPOINT writing")
    try:
        writing.result = _run(connection, writing.steps)
    except sqlite3.Error as problem:
        if not isinstance(problem, _OWN_MISTAKES):
            raise
        writing.problem = problem
    except Exception as problem:  # noqa: BLE001 - it is raised where the writing is awaited
        writing.problem = problem
    if writing.problem:
        connection.execute("ROLLBACK TO writing")
    connection.execute("RELEASE writing")


def _run(connection: sqlite3.Connection, steps: Steps[T]) -> T:
    try:
        statement, values = next(steps)
        while True:
            statement, values = steps.send(connection.execute(statement, values).fetchall())
    except StopIteration as done:
        result: T = done.value
        return result


def _roll_back(connection: sqlite3.Connection) -> None:
    # A full disk may have made SQLite roll back by itself, and a locked file let nothing begin.
    with suppress(sqlite3.Error):
        connection.rollback()


# In the loop


def _wake(batch: list[_Writing]) -> None:
    for writing in batch:
        if writing.told.cancelled():
            continue
        if writing.problem:
            writing.told.set_exception(writing.problem)
        else:
            writing.told.set_result(writing.result)
    loop = asyncio.get_running_loop()
    for writing in batch:
        if writing.kept and not writing.problem:
            loop.call_soon(writing.kept)
