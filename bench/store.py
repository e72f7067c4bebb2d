"""How many moves a second a store can keep, each of them on the disk before its player hears of it.

200 tables at once, as many appends after one another at each: what a full house would do if nobody ever thought.
Aims at 5000 a second on SQLite. Usage: python bench/store.py [ADDRESS]; without one, SQLite in a folder of its own.
"""

import asyncio
import os
import platform
import sqlite3
import statistics
import sys
import time
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from speeltafel.store import open_store
from speeltafel.tables.storing import EntryRow, Store, TableRow

TABLES = 200
APPENDS = 50
ROUNDS = 5
AIM = 5000
BODY, STATE, CARD = os.urandom(120), os.urandom(300), os.urandom(400)  # about what a step in Geister comes to


def row(table: str) -> TableRow:
    return TableRow(
        id=table,
        game="geister",
        series=table,
        secret=bytes(32),
        card=CARD,
        stage="running",
        listed=True,
        people=("A", "B"),
        seq=0,
        state_seq=0,
        asked=(0, 0),
        bot_due=False,
        moved_at=0,
    )


def entry(seq: int) -> EntryRow:
    return EntryRow(seq=seq, at=seq, person="A", key=f"key {seq}", body=BODY, state=STATE)


async def play(store: Store, table: str, waits: list[float]) -> None:
    """Append to one table, one after the other; ``waits`` gets how long each took."""
    newest = row(table)
    for seq in range(1, APPENDS + 1):
        newest = replace(newest, seq=seq, state_seq=seq, moved_at=seq)
        began = time.perf_counter()
        await store.append(newest, [entry(seq)])
        waits.append(time.perf_counter() - began)


async def measure(store: Store, number: int) -> tuple[float, list[float]]:
    """Appends a second in one round, and how long each took."""
    tables = [f"{number}-{n}" for n in range(TABLES)]
    await asyncio.gather(*(store.open_table(row(table), [entry(0)]) for table in tables))
    waits: list[float] = []
    began = time.perf_counter()
    await asyncio.gather(*(play(store, table, waits) for table in tables))
    return TABLES * APPENDS / (time.perf_counter() - began), waits


async def main(address: str) -> str | None:
    """Measure and print; the answer says what was missed."""
    store = await open_store(address)
    rates: list[float] = []
    waits: list[float] = []
    for number in range(ROUNDS):
        rate, round_waits = await measure(store, number)
        rates.append(rate)
        waits += round_waits
    await store.close()
    kind = address.partition("://")[0] if "://" in address else f"SQLite {sqlite3.sqlite_version}"
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {platform.python_version()}")
    print(f"{kind}, {TABLES} tables at once, {ROUNDS} rounds of {TABLES * APPENDS} appends")
    print(f"appends a second  median {statistics.median(rates):.0f}, from {min(rates):.0f} to {max(rates):.0f}")
    cuts = statistics.quantiles(waits, n=100)
    print(f"one append takes  p50 {cuts[49] * 1e3:.1f} ms, p95 {cuts[94] * 1e3:.1f} ms, most {max(waits) * 1e3:.1f} ms")
    missed = address.partition("://")[0] == address and statistics.median(rates) < AIM
    return f"fewer than {AIM} appends a second" if missed else None


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(asyncio.run(main(sys.argv[1])))
    with TemporaryDirectory(dir=".", prefix="bench-") as folder:  # not in /tmp, which may be no disk at all
        sys.exit(asyncio.run(main(folder)))
