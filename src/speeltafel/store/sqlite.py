"""The store on one SQLite file, in a data folder of this process's own."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from speeltafel.store.damage import Damage
from speeltafel.store.folder import Folder
from speeltafel.store.listening import Listeners
from speeltafel.store.problems import FolderUnusable, SqliteTooOld
from speeltafel.store.revision import READ_REVISION, REVISION
from speeltafel.store.rows import Row, Values
from speeltafel.store.sql import SqlStore, Writing
from speeltafel.store.writer import Writer
from speeltafel.tables.storing import OnWord, StoreProblem, Word

T = TypeVar("T")

READERS = 4
BUSY_MS = 5000
LOG_PAGES = 4000
"""So long may the write-ahead log become, 16 MB: what changes all the time is worked into the tables less often."""
OLDEST = (3, 35)  # knows RETURNING


class SqliteStore(SqlStore):
    """``Store`` on SQLite: one thread writes, a few read, and the event loop waits for neither."""

    def __init__(self, file: Path, folder: Folder, to_write: sqlite3.Connection) -> None:
        self._folder = folder
        self._listeners = Listeners()
        self._damage = Damage()
        self._writer = Writer(to_write, self._damage)
        self._readers = _Readers(partial(_connect, file), self._damage)

    @classmethod
    async def open(cls, file: Path) -> "SqliteStore":
        """Open ``file``, which is made if it is not there; raises ``CannotOpen``."""
        folder, to_write = await asyncio.to_thread(_prepare, file)
        return cls(file, folder, to_write)

    @property
    def damaged(self) -> bool:
        return self._damage.found

    async def listen(self, on_word: OnWord) -> None:
        self._listeners.add(on_word)

    async def tell(self, word: Word) -> None:
        """Nobody: no other process listens."""

    async def processes(self) -> int:
        return 1

    async def close(self) -> None:
        await self._writer.close()
        await self._readers.close()
        self._folder.release()

    async def _read(self, statement: str, values: Values) -> Sequence[Row]:
        return await self._readers.read(statement, values)

    def _write(self, writing: Writing[T], word: Word | None = None) -> Awaitable[T]:
        told = word is not None and self._listeners
        return self._writer.write(writing, partial(self._listeners.tell, word) if told else None)


class SqliteReadings(SqlStore):
    """``Store`` on the SQLite file of a server that goes on: everything can be read, nothing written."""

    def __init__(self, file: Path) -> None:
        self._readers = _Readers(_connecting_to_look(file), Damage())

    async def listen(self, on_word: OnWord) -> None:
        """Nothing is heard: the server that writes is another process."""

    async def tell(self, word: Word) -> None:
        """Nobody: no other process listens."""

    async def processes(self) -> int:
        return 1

    async def close(self) -> None:
        await self._readers.close()

    async def _read(self, statement: str, values: Values) -> Sequence[Row]:
        return await self._readers.read(statement, values)

    async def _write(self, writing: Writing[T], word: Word | None = None) -> T:
        raise StoreProblem("the store is open for reading only")


class _Readers:
    """A few threads, each with a connection of its own: readers of a WAL wait for nobody."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], damage: Damage) -> None:
        self._connect = connect
        self._damage = damage
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="speeltafel-reader")
        self._mine = threading.local()
        self._all: list[sqlite3.Connection] = []
        self._closed = False

    async def read(self, statement: str, values: Values) -> list[Row]:
        if self._closed:
            raise StoreProblem("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, statement, values)

    async def close(self) -> None:
        self._closed = True
        await asyncio.to_thread(self._close)

    def _read(self, statement: str, values: Values) -> list[Row]:
        try:
            return self._connection().execute(statement, values).fetchall()
        except sqlite3.ProgrammingError:
            raise
        except sqlite3.Error as problem:
            raise self._damage.problem(problem) from problem

    def _connection(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._mine, "connection", None)
        if connection is None:
            connection = self._connect()
            connection.execute("PRAGMA query_only = ON")
            self._mine.connection = connection
            self._all.append(connection)
        return connection

    def _close(self) -> None:
        self._threads.shutdown()
        for connection in self._all:
            connection.close()


def _prepare(file: Path) -> tuple[Folder, sqlite3.Connection]:
    """Take the folder, make or mend the tables, and be ready to write."""
    if sqlite3.sqlite_version_info < OLDEST:
        needed = ".".join(map(str, OLDEST))
        raise SqliteTooOld(f"This Python has SQLite {sqlite3.sqlite_version}; {needed} is needed, or PostgreSQL.")
    folder = Folder(file.parent)
    try:
        if not file.exists():
            file.touch(mode=0o600)  # its secrets are for its owner alone; the WAL beside it gets the same rights
        _bring_up_to_date(file)
        return folder, _connect_to_write(file)
    except sqlite3.Error as problem:
        folder.release()
        raise FolderUnusable(f"The database {file} cannot be used: {problem}.") from problem
    except BaseException:
        folder.release()
        raise


def _bring_up_to_date(file: Path) -> None:
    if _revision(file) == REVISION:
        return
    from speeltafel.store.migration import migrate, sqlite_transaction

    with sqlite_transaction(file) as connection:
        migrate(connection)


def _revision(file: Path) -> str | None:
    """What the file says of itself; as a side effect it is from now on in WAL mode, which it remembers."""
    connection = _connect(file)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        made = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        row = connection.execute(READ_REVISION).fetchone() if made else None
        return str(row[0]) if row else None
    finally:
        connection.close()


def _connect_to_write(file: Path) -> sqlite3.Connection:
    connection = _connect(file)
    connection.execute("PRAGMA synchronous = FULL")  # a commit is on the disk, also when the power goes
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
    return connection


def _connecting_to_look(file: Path) -> Callable[[], sqlite3.Connection]:
    """How to connect to a file that is to stay as it is.

    The last to close it works its write-ahead log into it, as a server that was killed may have left one; but not who
    may only read. Where there is no log, such a one would leave an empty one behind.
    """
    log = file.with_name(f"{file.name}-wal")
    return partial(_connect, f"{file.absolute().as_uri()}?mode=ro" if log.exists() else file)


def _connect(file: Path | str) -> sqlite3.Connection:
    # No transactions but those we begin; a reader's connection is closed by another thread than its own.
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, uri=isinstance(file, str))
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    return connection
