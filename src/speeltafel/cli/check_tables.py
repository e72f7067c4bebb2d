"""`speeltafel check-tables`: every stored table replayed against this code, to see that an upgrade changes no game."""

from collections.abc import Mapping, Sequence
from typing import Any

import anyio
import click
from msgspec import DecodeError, Struct
from rich.console import Console
from rich.progress import track

from speeltafel.cli.spoken import Failed, Spoken, words_for
from speeltafel.cli.storage import address_of, explained, shown, storage_options
from speeltafel.cli.terminal import lang_option, screen
from speeltafel.core import play
from speeltafel.core.codec import Codec, codec
from speeltafel.core.entry import Acted, Entry, TableId
from speeltafel.core.game import AnyGame
from speeltafel.core.registry import find_games
from speeltafel.store.reading import open_to_read
from speeltafel.tables.storing import EntryRow, Store, StoreProblem
from speeltafel.words import Words


class Difference(Struct, frozen=True):
    """Where a stored log and this code part: entry ``seq``, and the message ``cli-check-<what>``."""

    seq: int
    what: str
    detail: str = ""


@click.command(cls=Spoken)
@storage_options
@lang_option
def check_tables(data: str, database: str | None, lang: str | None) -> None:
    """Every table; the exit status is 1 if one of them would be played otherwise by this code."""
    words = words_for(lang)
    with explained(words, address_of(data, database, words)) as address:
        try:
            checked = anyio.run(_check, address, words)
        except StoreProblem as problem:
            raise Failed(f"{words.say('cli-check-nothing-read', where=shown(address))}\n{problem}") from problem
    wrong = {table: difference for table, difference in checked.items() if difference is not None}
    for table, difference in wrong.items():
        said = words.say(f"cli-check-{difference.what}", table=table, seq=difference.seq, detail=difference.detail)
        screen().print(said, markup=False)
    if wrong:
        raise Failed(words.say("cli-check-failed", wrong=len(wrong), all=len(checked)))
    screen().print(words.say("cli-check-fine", all=len(checked)))


async def _check(address: str, words: Words) -> dict[TableId, Difference | None]:
    games = find_games()
    checked: dict[TableId, Difference | None] = {}
    async with open_to_read(address) as store:
        tables = await store.all_tables()
        for table in track(tables, words.say("cli-checking"), console=Console(stderr=True)):
            checked[table] = await _difference(games, store, table)
    return checked


async def _difference(games: Mapping[str, AnyGame], store: Store, table: TableId) -> Difference | None:
    try:
        row = await store.table(table)
        assert row is not None, "a table that was listed is there"
        rows = await store.entries(table, states=True)
    except StoreProblem as problem:
        return Difference(0, "damaged", str(problem))
    return first_difference(games, row.game, rows)


def first_difference(games: Mapping[str, AnyGame], game_id: str, rows: Sequence[EntryRow]) -> Difference | None:
    """The first entry of a log that this code does not make again as it was kept, or ``None``."""
    if game_id not in games:
        return Difference(0, "no-such-game", game_id)
    entries: list[Entry] = []
    for seq, row in enumerate(rows):
        if row.seq != seq:
            return Difference(seq, "missing")
        try:
            entries.append(_read(codec(games[game_id]), row))
        except DecodeError as wrong:
            return Difference(seq, "unreadable", str(wrong))
    return _first_other_deed(games[game_id], [entry for entry in entries if entry.state is not None])


def _read(reads: Codec, row: EntryRow) -> Entry:
    return reads.unpack_entry(seq=row.seq, at=row.at, key=row.key, body=row.body, state=row.state)


def _first_other_deed(game: AnyGame, entries: Sequence[Entry]) -> Difference | None:
    """The first of the game's own entries that comes out otherwise."""
    before: Any = None
    replayed = play.replay(game, entries)
    for entry in entries:
        try:
            if isinstance(entry.deed, Acted) and game.why_not(before, entry.deed.seat, entry.deed.action):
                return Difference(entry.seq, "refused")
            _, state, news = next(replayed)
        except Exception as wrong:  # noqa: BLE001  # however the rules break on an old log, that is the answer
            return Difference(entry.seq, "broken", f"{type(wrong).__name__}: {wrong}")
        if codec(game).pack_state(state) != entry.state:
            return Difference(entry.seq, "other-state")
        if news != entry.news:
            return Difference(entry.seq, "other-news")
        before = state
    return None
