"""Tables that are only looked through: nothing that is kept changes, and a server that has them goes on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from speeltafel.store import FILE, POSTGRES, UnknownAddress, open_store, postgres_store
from speeltafel.store.copying import copy_file
from speeltafel.store.problems import DatabaseUnreachable, FolderUnusable, NewerDatabase, NoTables, OlderDatabase
from speeltafel.store.revision import REVISION
from speeltafel.store.sqlite import SqliteReadings
from speeltafel.tables.storing import Store, StoreProblem

if TYPE_CHECKING:
    from speeltafel.store.postgres import PostgresStore


@asynccontextmanager
async def open_to_read(address: str) -> AsyncIterator[Store]:
    """The store at ``address``, which is not changed: what an older version kept there is read from a copy.

    Raises ``CannotOpen``: ``NoTables`` where none are kept, ``OlderDatabase`` for a PostgreSQL, of which we make none.
    """
    scheme, mark, rest = address.partition("://")
    if scheme in POSTGRES:
        store = await _postgres(f"postgresql://{rest}")
    elif mark and scheme != "sqlite":
        raise UnknownAddress(f"{scheme}:// is not where tables can be.")
    else:
        file = Path(rest[1:]) if mark else Path(address) / FILE
        _expect_file(file)
        found = await _schema(file)
        if found < REVISION:
            async with _copied(file) as store:
                yield store
            return
        store = SqliteReadings(file)
    try:
        yield store
    finally:
        await store.close()


def _expect_file(file: Path) -> None:
    if file.parent.is_file():
        raise FolderUnusable(f"{file.parent} is no folder.")
    if not file.is_file():
        raise NoTables(f"There is no {file.name} in {file.parent}.")


async def _schema(file: Path) -> str:
    readings = SqliteReadings(file)
    try:
        return _not_newer(await readings.schema())
    except StoreProblem as problem:
        raise FolderUnusable(f"The database {file} cannot be read: {problem}.") from problem
    finally:
        await readings.close()


@asynccontextmanager
async def _copied(file: Path) -> AsyncIterator[Store]:
    """A copy, brought to this code's schema; gone after the block."""
    with TemporaryDirectory(prefix="speeltafel-") as folder:
        await asyncio.to_thread(copy_file, file, Path(folder) / FILE)
        store = await open_store(folder)
        try:
            yield store
        finally:
            await store.close()


async def _postgres(address: str) -> Store:
    store = postgres_store()(address)
    try:
        _expect_schema(await _schema_of(store))
    except BaseException:
        await store.close()
        raise
    return store


async def _schema_of(store: "PostgresStore") -> str:
    from psycopg.errors import UndefinedTable  # here, for whoever has SQLite need not have it

    try:
        return _not_newer(await store.schema())
    except UndefinedTable:
        raise NoTables("No tables are kept in that database.") from None
    except StoreProblem as problem:
        raise DatabaseUnreachable(f"PostgreSQL cannot be used: {problem}") from problem


def _expect_schema(found: str) -> None:
    if found < REVISION:
        raise OlderDatabase(
            f"The database has schema {found}, and this version reads {REVISION}. Let this version serve a copy of it,"
            " which brings that to its schema, and look through the copy. Nothing was changed."
        )


def _not_newer(found: str) -> str:
    if found > REVISION:
        raise NewerDatabase(
            f"The database has schema {found}, and this version knows no newer one than {REVISION}. Install a newer"
            " speeltafel; nothing was changed."
        )
    return found
