"""Brings a database to the schema of this code, whole or not at all.

Slow to import, for Alembic is: only needed when a database has another revision than ``revision.REVISION``.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.pool import NullPool

from speeltafel.store.problems import NewerDatabase

_FOLDER = Path(__file__).parent / "migrations"
_LOCK = 0x7370_6565_6C74_6166  # any number that nobody else takes: "speeltaf"


def config(connection: Connection) -> Config:
    """Alembic's settings, for its commands on ``connection``."""
    settings = Config()
    settings.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings


def migrate(connection: Connection) -> None:
    """Bring the database to this code's schema; ``NewerDatabase`` when it is ahead of this code."""
    known = {script.revision for script in ScriptDirectory.from_config(config(connection)).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise NewerDatabase(
            f"The database was written by a newer speeltafel: it has schema {found}, and this version knows no newer"
            f" one than {max(known)}. Install a newer speeltafel; nothing was changed."
        )
    command.upgrade(config(connection), "head")


@contextmanager
def sqlite_transaction(file: Path) -> Iterator[Connection]:
    """One transaction on a SQLite file, its changes of tables included."""
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(file), poolclass=NullPool)

    # Left alone, Python's driver begins none before a change of tables, and each is kept at once.
    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    with engine.begin() as connection:
        yield connection


@contextmanager
def postgres_transaction(connect: Callable[[], Any]) -> Iterator[Connection]:
    """One transaction on the PostgreSQL that ``connect`` gives a connection to; no two processes are in it at once."""
    engine = create_engine("postgresql+psycopg://", creator=connect, poolclass=NullPool)
    with engine.begin() as connection:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        yield connection
