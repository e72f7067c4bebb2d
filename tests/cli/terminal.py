"""The command line, run within the test."""

from pathlib import Path

import anyio
from click.testing import CliRunner, Result

from speeltafel.cli.app import app
from speeltafel.store import open_store


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
