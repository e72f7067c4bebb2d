"""`speeltafel backup` and `speeltafel restore`: the tables in one file, and back again."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.progress import Progress

from speeltafel.cli.spoken import Failed, Spoken, words_for
from speeltafel.cli.storage import address_of, data_option, explained, shown, storage_options
from speeltafel.cli.terminal import lang_option, screen

_MEGABYTE: Final = 1_000_000


@click.command(cls=Spoken)
@click.argument("file", type=click.Path(path_type=Path, readable=False))
@storage_options
@lang_option
def backup(file: Path, data: str, database: str | None, lang: str | None) -> None:
    """FILE gets the tables as they are now; a server that runs goes on."""
    from speeltafel.store import copying

    words = words_for(lang)
    if database:
        address = address_of(data, database, words)
        raise Failed(words.say("cli-backup-postgres", database=shown(address), file=str(file)))
    with explained(words, data, file=str(file)), _progress(words.say("cli-backing-up")) as told:
        copying.back_up(Path(data), file, told)
    screen().print(words.say("cli-backup-done", file=str(file), size=_megabytes(file)), markup=False)


@click.command(cls=Spoken)
@click.argument("file", type=click.Path(path_type=Path, readable=False))
@data_option
@lang_option
def restore(file: Path, data: str, lang: str | None) -> None:
    """An empty folder gets the tables of FILE."""
    from speeltafel.store import copying

    words = words_for(lang)
    with explained(words, data, file=str(file)), _progress(words.say("cli-restoring")) as told:
        if not file.is_file():
            raise Failed(words.say("cli-no-such-file", file=str(file)))
        with file.open("rb"):  # SQLite does not say when it may not read
            pass
        copying.restore(file, Path(data), told)
    screen().print(words.say("cli-restore-done", where=data), markup=False)


@contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error output, for whoever looks; gone when it is done."""
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda left, pages: bar.update(task, total=pages, completed=pages - left)


def _megabytes(file: Path) -> str:
    return f"{file.stat().st_size / _MEGABYTE:.1f}"
