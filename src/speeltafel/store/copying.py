"""A copy of the tables in one file: made beside a server that goes on playing, and put into an empty folder again.

SQLite's own online backup: the copy is the database as it was at one moment. Of PostgreSQL its own programs make one.
"""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, TypeAlias

from speeltafel.store import FILE
from speeltafel.store.folder import LOCK, Folder
from speeltafel.store.problems import CannotCopy, FileExists, FolderNotEmpty, NoCopy, NoTables, TablesDamaged
from speeltafel.store.revision import READ_REVISION

Progress: TypeAlias = Callable[[int, int], None]
"""Told now and then how many pages are still to be copied, of how many."""

_PAGES: Final = 1000
_LEFT_BY_SQLITE: Final = ("-wal", "-shm", "-journal")


def back_up(folder: Path, copy: Path, progress: Progress) -> None:
    """Write the tables of ``folder`` to the file ``copy``, which must not be there yet; it appears whole or not at all.

    A server may have the folder and go on. Raises ``NoTables``, ``FileExists``, ``CannotCopy``, or ``TablesDamaged``
    where a copy could not be restored.
    """
    if not (folder / FILE).is_file():
        raise NoTables(f"There is no {FILE} in {folder}.")
    if copy.exists():
        raise FileExists(f"{copy} is there already; a backup overwrites nothing.")
    copy_file(folder / FILE, copy, progress)
    try:
        _expect_copy(copy)
    except NoCopy as problem:
        copy.unlink()
        raise TablesDamaged(f"{folder / FILE} is damaged: {problem.__cause__ or problem}") from problem


def restore(copy: Path, folder: Path, progress: Progress) -> None:
    """Put what ``back_up`` wrote into ``folder``, which must be empty, if it is there at all.

    Raises ``NoCopy``, ``FolderNotEmpty``, ``FolderHeld``, ``FolderUnusable`` or ``CannotCopy``.
    """
    _expect_copy(copy)
    if folder.is_dir() and any(path.name != LOCK for path in folder.iterdir()):
        raise FolderNotEmpty(f"{folder} is not empty; a backup overwrites nothing.")
    held = Folder(folder)
    try:
        copy_file(copy, folder / FILE, progress)
    finally:
        held.release()


def copy_file(source: Path, target: Path, progress: Progress = lambda left, pages: None) -> None:
    """Copy a database, under another name until it is whole and on the disk; ``CannotCopy``.

    It holds every secret of its tables, so it is for its owner alone.
    """
    part = target.with_name(f"{target.name}.part")
    try:
        part.touch(mode=0o600)
        with closing(_open(source)) as reading, closing(sqlite3.connect(part)) as writing:
            # What is seen now is copied: else SQLite begins anew whenever somebody has written, and never ends.
            reading.execute("BEGIN")
            reading.execute("SELECT count(*) FROM sqlite_master").fetchone()
            reading.backup(writing, pages=_PAGES, progress=lambda status, left, pages: progress(left, pages))
            # One file, for whoever takes it elsewhere; a server that opens it makes a WAL of it again.
            writing.execute("PRAGMA journal_mode = DELETE")
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.rename(target)
    except (sqlite3.Error, OSError) as problem:
        raise CannotCopy(f"{target} cannot be written from {source}: {problem}.") from problem
    finally:
        for name in (part.name, *(f"{part.name}{end}" for end in _LEFT_BY_SQLITE)):
            with suppress(OSError):
                part.with_name(name).unlink()


def _expect_copy(copy: Path) -> None:
    try:
        with closing(_open(copy)) as connection:
            connection.execute(READ_REVISION).fetchone()
            (found,) = connection.execute("PRAGMA quick_check").fetchone()
    except sqlite3.Error as problem:
        raise NoCopy(f"{copy} is no backup of speeltafel: {problem}.") from problem
    if found != "ok":
        raise NoCopy(f"{copy} is damaged: {found}.")


def _open(file: Path) -> sqlite3.Connection:
    """A database that is there, to be read only."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
