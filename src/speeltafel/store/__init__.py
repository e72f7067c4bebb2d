"""Where tables are kept: SQLite, PostgreSQL, and a twin in memory.

``open_store`` is the door; what a store promises stands in ``tables/storing.py``.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from speeltafel.store.problems import (
    CannotOpen,
    DatabaseUnreachable,
    FolderHeld,
    FolderUnusable,
    NewerDatabase,
    NoTables,
    OlderDatabase,
    SqliteTooOld,
    UnknownAddress,
)
from speeltafel.tables.storing import Store

if TYPE_CHECKING:
    from speeltafel.store.postgres import PostgresStore

__all__ = [
    "CannotOpen",
    "DatabaseUnreachable",
    "FolderHeld",
    "FolderUnusable",
    "NewerDatabase",
    "NoTables",
    "OlderDatabase",
    "SqliteTooOld",
    "UnknownAddress",
    "open_store",
    "postgres_store",
]

FILE = "speeltafel.db"
POSTGRES: Final = ("postgresql", "postgres", "postgresql+psycopg")
"""Schemes of its addresses."""


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
        case _ if scheme in POSTGRES:
            return await postgres_store().open(f"postgresql://{rest}")
        case _:
            raise UnknownAddress(
                f"{scheme}:// is not where a store can be. Say postgresql://user@host/name, sqlite:///path/of/a.db, or"
                " the path of a folder."
            )


async def _open_sqlite(file: Path) -> Store:
    from speeltafel.store.sqlite import SqliteStore

    return await SqliteStore.open(file)


def postgres_store() -> "type[PostgresStore]":
    """The store on PostgreSQL; ``UnknownAddress`` when its driver was not installed."""
    try:
        from speeltafel.store.postgres import PostgresStore
    except ImportError as problem:
        raise UnknownAddress(
            "PostgreSQL wants a library that is not here: pip install 'speeltafel[postgres]'"
        ) from problem
    return PostgresStore
