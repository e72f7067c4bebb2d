"""What tables cost that nobody plays at: opening one with a long log, and ten thousand that stand there.

Aims: a table opens as fast whatever the length of its log, of which the newest 50 entries are read (so that one of 10
is even faster); 10,000 tables, each looked at once, take under 200 MB in all and no processor.
"""

import asyncio
import statistics
import sys
import time
from itertools import count
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Raw
from msgspec.structs import replace
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench._machine import machine
from bench._server import server
from speeltafel.core.registry import find_games
from speeltafel.store import open_store
from speeltafel.tables.luck import from_seed
from speeltafel.tables.storing import Store
from speeltafel.tables.table import RECENT
from speeltafel.tables.tables import Done, Opening, Tables
from speeltafel.tables.verbs import Act, Join, Start, Verb

LENGTHS: Final = (10, 1_000, 10_000)
OPENINGS: Final = 200
SAME: Final = 1.5
"""So much longer may 10,000 entries take than 1,000: a busy machine differs as much from one moment to the next."""
AT_ONCE: Final = 100
IDLE: Final = 10_000
IDLE_MB: Final = 200
WATCHED_S: Final = 10.0
IDLE_SHARE: Final = 0.01
PLACEMENT: Final = Raw(b'{"type":"place","kinds":"GEGEGEGE"}')


class Filler:
    """Makes tables on a store as people would."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables = _tables(store)
        self._keys = count()

    async def started(self) -> str:
        """A new table of Geister where both have placed their ghosts."""
        number = next(self._keys)
        persons = (f"a{number}", f"b{number}")
        table = await self._tables.open(persons[0], Opening(game="geister", join=True, start=True))
        assert isinstance(table, str)
        wishes: tuple[tuple[int, Verb], ...] = ((1, Join()), (1, Start()), (0, Act(PLACEMENT)), (1, Act(PLACEMENT)))
        for seat, verb in wishes:
            seen = (await self._tables.look(table)).seq
            done = await self._tables.do(table, persons[seat], verb, seen, f"key {next(self._keys)}")
            assert isinstance(done, Done), done
        return table

    async def of_length(self, length: int) -> str:
        """A table with so many entries: its last one comes again and again."""
        table = await self.started()
        row = await self._store.table(table)
        assert row is not None
        last = await self._store.entry(table, row.seq)
        assert last is not None
        for first in range(row.seq + 1, length, AT_ONCE):
            entries = [replace(last, seq=seq, key=f"key {seq}") for seq in range(first, min(first + AT_ONCE, length))]
            await self._store.append(replace(row, seq=entries[-1].seq, state_seq=entries[-1].seq), entries)
        return table


def _tables(store: Store, *, hot: int = 2000) -> Tables:
    return Tables(store, find_games(), fresh=from_seed("bench"), now=lambda: time.time_ns() // 1000, hot=hot)


async def opening_ms(folder: str) -> dict[int, list[float]]:
    """For each length of a log how long opening a table took, the lengths in turn."""
    store = await open_store(folder)
    tables = {length: await Filler(store).of_length(length) for length in LENGTHS}
    cold = _tables(store, hot=1)  # each look reads anew
    took: dict[int, list[float]] = {length: [] for length in LENGTHS}
    for _ in range(OPENINGS):
        for length, table in tables.items():
            began = time.perf_counter()
            assert (await cold.look(table)).seq == length - 1
            took[length].append(1000 * (time.perf_counter() - began))
    await store.close()
    return took


async def idle(folder: str) -> tuple[float, float]:
    """MB that a server has in memory when it was asked for each of many tables, and its share of a processor then."""
    store = await open_store(folder)
    filler = Filler(store)
    tables: list[str] = []
    for _ in track(range(0, IDLE, AT_ONCE), f"{IDLE:,} tables ..."):
        tables += await asyncio.gather(*(filler.started() for _ in range(AT_ONCE)))
    await store.close()
    async with server(data=folder) as running:
        for table in track(tables, "looked at ..."):
            assert (await running.house.http("GET", f"/api/tables/{table}")).status == 200
        await asyncio.sleep(1)
        before = running.cpu()
        await asyncio.sleep(WATCHED_S)
        return running.memory_kb() / 1000, running.cpu().since(before).all / WATCHED_S


async def main() -> int:
    """Measure, print, and return 1 if an aim was missed."""
    with TemporaryDirectory(dir=".", prefix="bench-") as folder:
        took = await opening_ms(folder)
    with TemporaryDirectory(dir=".", prefix="bench-") as folder:
        memory_mb, share = await idle(folder)
    table = Table("tables that stand there", "measured", "aim", title=f"SQLite, {machine()}")
    for length, each in took.items():
        cuts = statistics.quantiles(each, n=10)
        name, within = f"opening one of {length:,} entries", f"{cuts[4]:.2f} ms ({cuts[0]:.2f}-{cuts[8]:.2f})"
        table.add_row(name, within, "the same" if length > RECENT else "")
    table.add_row(f"{IDLE:,} tables, each looked at once: memory", f"{memory_mb:.0f} MB", f"{IDLE_MB} MB")
    table.add_row("and of a processor, from then on", f"{100 * share:.2f} %", "nothing")
    Console().print(table)
    medians = [statistics.median(each) for length, each in took.items() if length > RECENT]
    return int(max(medians) > SAME * min(medians) or memory_mb > IDLE_MB or share > IDLE_SHARE)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
