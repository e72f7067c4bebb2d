"""The command line, run within the test."""

import sqlite3
from contextlib import closing
from pathlib import Path

import anyio
from click.testing import CliRunner, Result

from speeltafel.cli.app import app
from speeltafel.store import FILE, open_store


def run(*arguments: str, lang: str = "en", typed: str = "", database: str | None = None) -> Result:
    """What comes of `speeltafel ARGUMENTS` in an environment of that language, with ``typed`` on its input.

    ``database``: what the environment names.
    """
    names = dict.fromkeys(("LC_ALL", "LC_MESSAGES", "HOST", "PORT", "DATA"))
    environment = {**names, "DATABASE": database, "LANG": f"{lang}_XX.UTF-8", "COLUMNS": "100"}
    return CliRunner().invoke(
        app, arguments, input=typed, env=environment, prog_name="speeltafel", catch_exceptions=False
    )


def without_tables(place: Path | str) -> None:
    """Make a folder or a database one in which a server has run and nobody has opened a table."""

    async def opened() -> None:
        await (await open_store(str(place))).close()

    anyio.run(opened)


def damage(data: Path, part: str) -> None:
    """Make the first page of a table or an index of what is kept in a folder unreadable."""
    with closing(sqlite3.connect(data / FILE)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (part,)).fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with (data / FILE).open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
