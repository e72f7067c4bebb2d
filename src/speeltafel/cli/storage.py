"""Where tables are kept, as the commands are told: a folder or a database; and why it cannot be opened, in words."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import click

from speeltafel.cli.spoken import Failed, WrongArgument
from speeltafel.cli.terminal import option
from speeltafel.store import POSTGRES, CannotOpen
from speeltafel.words import Words

_Command = TypeVar("_Command", bound=Callable[..., Any])


def storage_options(command: _Command) -> _Command:
    """``--data`` and ``--database``."""
    # From the environment, too: every user sees a command's line, with its password.
    return data_option(option("--database", envvar="DATABASE", metavar="URL")(command))


def data_option(command: _Command) -> _Command:
    """``--data``; what is empty names no folder, least of all the one where one happens to be."""
    folder = {"type": click.Path(), "metavar": "DIR", "callback": _named}
    return option("--data", envvar="DATA", default="data", show_default=True, **folder)(command)


def _named(context: click.Context, parameter: click.Parameter, folder: str) -> str:
    if not folder:
        raise click.BadParameter("empty", context, parameter)
    return folder


def address_of(data: str, database: str | None, words: Words) -> str:
    """The address of the store: the database where one is named, which must be an address as databases have them."""
    if not database:
        return data
    if not _is_an_address(database):
        raise WrongArgument(words.say("cli-unknown-address", where=shown(database)))
    return database


def _is_an_address(database: str) -> bool:
    """Whether it names a scheme and, where that is PostgreSQL's, can be read. Why not stays unsaid: it quotes."""
    scheme, mark, rest = database.partition("://")
    if scheme not in POSTGRES:
        return bool(mark)
    try:
        from psycopg import ProgrammingError
        from psycopg.conninfo import conninfo_to_dict
    except ImportError:
        return True  # whoever opens it says what is to be installed
    try:
        conninfo_to_dict(f"postgresql://{rest}")
    except ProgrammingError:
        return False
    return True


@contextmanager
def explained(words: Words, address: str, *, file: str = "") -> Iterator[str]:
    """``address``, and words for the person when it turns out that it, or a ``file`` beside it, cannot be opened."""
    try:
        yield address
    except PermissionError as problem:  # a data folder is its owner's alone, so that is whom one forgot to be
        where = str(problem.filename or shown(address))
        raise Failed(words.say("cli-may-not-read", where=where)) from problem
    except CannotOpen as problem:
        kind = re.sub("(?<=[a-z])(?=[A-Z])", "-", type(problem).__name__).lower()
        raise Failed(f"{words.say(f'cli-{kind}', where=shown(address), file=file)}\n{problem}") from problem


def shown(address: str) -> str:
    """An address may hold a password, which stays unsaid however it is written."""
    masked = re.sub(r"(?<=password=)[^&\s]*", "***", address)
    return re.sub(r"^([\w+]+:/*[^:]*):.*@", r"\1:***@", masked)
