"""Where tables are kept: SQLite, PostgreSQL, and a twin in memory.

``open_store`` is the door; what a store promises stands in ``tables/storing.py``.
"""

from pathlib import Path

from speeltafel.store.problems import (
    CannotOpen,
    DatabaseUnreachable,
    FolderHeld,
    FolderUnusable,
    NewerDatabase,
    NoTables,
    SqliteTooOld,
    UnknownAddress,
)
from speeltafel.tables.storing import Store

__all__ = [
    "CannotOpen",
    "DatabaseUnreachable",
    "FolderHeld",
    "FolderUnusable",
    "NewerDatabase",
    "NoTables",
    "SqliteTooOld",
    "UnknownAddress",
    "open_store",
    "open_to_read",
]

FILE = "speeltafel.db"


async def open_store(address: str) -> Store:
    """The store at ``address``, its tables made or brought up to date; whoever opens it closes it.

    ``postgresql://..``, ``sqlite:///path/of/a.db``, ``memory:``, or the path of a data folder. Raises ``CannotOpen``,
    whose message is for whoever runs the server.
    """
    if address == "memory:":
        from speeltafel.store.memory import MemoryStore

        return MemoryStore()
    scheme, mark, rest = address.partition("://")
    if not mark:
        return await _open_sqlite(Path(address) / FILE)
    match scheme:
        case "sqlite" if len(rest) > 1 and rest.startswith("/"):
            return await _open_sqlite(Path(rest[1:]))
        case "postgresql" | "postgres" | "postgresql+psycopg":
            return await _open_postgres(f"postgresql://{rest}")
        case _:
            raise UnknownAddress(
                f"{scheme}:// is not where a store can be. Say postgresql://user@host/name, sqlite:///path/of/a.db, or"
                " the path of a folder."
            )


async def open_to_read(address: str) -> Store:
    """The store at ``address`` for one who only reads; a server may have the folder, and goes on.

    Raises ``NoTables`` where none are kept: a mistyped folder is not made.
    """
    if _nothing_kept(address):
        raise NoTables(f"There is no {FILE} in {address}.")
    try:
        return await open_store(address)
    except FolderHeld:
        from speeltafel.store.sqlite import SqliteReadings

        _, mark, rest = address.partition("://")
        return await SqliteReadings.open(Path(rest[1:]) if mark else Path(address) / FILE)


def _nothing_kept(address: str) -> bool:
    """Whether that is the path of a data folder in which no tables are; a path that can be no folder is not."""
    if "://" in address or address == "memory:" or Path(address).is_file():
        return False
    return not (Path(address) / FILE).is_file()


async def _open_sqlite(file: Path) -> Store:
    from speeltafel.store.sqlite import SqliteStore

    return await SqliteStore.open(file)


async def _open_postgres(address: str) -> Store:
    try:
        from speeltafel.store.postgres import PostgresStore
    except ImportError as problem:
        raise UnknownAddress(
            "PostgreSQL wants a library that is not here: pip install 'speeltafel[postgres]'"
        ) from problem
    return await PostgresStore.open(address)
