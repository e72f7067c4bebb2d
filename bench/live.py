"""Live play over real sockets: what a move costs the server, how long it takes, what an open table keeps in memory.

A move counts when both updates have arrived; it is on the disk (SQLite, ``synchronous=FULL``) before that. The server
has one processor and the load the other, where there are two. Beside it, in the same minute, a server without a house
that does nothing but send two such updates for each message: on a busy machine their ratio says more than the figure.

Aims, of a quiet machine: 7,000 moves for each second of the server's processor at 200 tables; paced at 200 a second
p50 under 1 ms and p99 under 15 ms; an update under 330 bytes on the wire; a table with two sockets under 60 kB.
Usage: python -m bench.live [TABLES ..]
"""

import asyncio
import statistics
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from bench._machine import apart, machine, spread
from bench._players import Pair, bare_pairs, pairs, play, play_paced
from bench._server import Server, bare_server, server

TABLES: Final = (1, 50, 200)
ROUNDS: Final = 5
MOVES_A_ROUND: Final = 6000
MOVES_MOST: Final = 60  # of one game, most of which last longer
PACED_A_SECOND: Final = 200.0
PACED_MOVES: Final = 1000

A_CPU_SECOND: Final = 7000
P50_MS, P99_MS = 1.0, 15.0
WIRE_B: Final = 330
TABLE_KB: Final = 60


class Round(NamedTuple):
    """What one round came to."""

    a_cpu_second: float
    loop_us: float
    threads_us: float
    a_second: float
    wire_b: float
    meant_b: float
    table_kb: float
    paced_ms: list[float]


async def round_of(
    running: Sequence[Server], made: AbstractAsyncContextManager[list[Pair]], *, with_paced: bool
) -> Round:
    """Play at new tables, as fast as may be and then paced."""
    before_kb = sum(server.memory_kb() for server in running)
    async with made as playing:
        table_kb = (sum(server.memory_kb() for server in running) - before_kb) / len(playing)
        loop = asyncio.get_running_loop()
        wire, meant = _bytes(playing)
        cpu, began = [server.cpu() for server in running], loop.time()
        await play(playing, min(MOVES_MOST, max(30, MOVES_A_ROUND // len(playing))))
        took = loop.time() - began
        used = [server.cpu().since(before) for server, before in zip(running, cpu, strict=True)]
        moves = sum(len(pair.waits) for pair in playing)
        wire_now, meant_now = _bytes(playing)
        if with_paced:
            await play_paced(playing, PACED_MOVES if len(playing) > 1 else 40, PACED_A_SECOND)
        return Round(
            a_cpu_second=moves / sum(cpu.all for cpu in used),
            loop_us=1e6 * sum(cpu.loop for cpu in used) / moves,
            threads_us=1e6 * sum(cpu.threads for cpu in used) / moves,
            a_second=moves / took,
            wire_b=(wire_now - wire) / moves / 2,
            meant_b=(meant_now - meant) / moves / 2,
            table_kb=table_kb,
            paced_ms=[1000 * wait for pair in playing for wait in pair.waits] if with_paced else [],
        )


def _bytes(playing: Sequence[Pair]) -> tuple[int, int]:
    seats = [seat for pair in playing for seat in pair.seats]
    return sum(seat.bytes.wire for seat in seats), sum(seat.bytes.meant for seat in seats)


async def rounds(running: Sequence[Server], tables: int) -> list[Round]:
    """Some rounds, each at so many new tables; two servers have one seat of each table."""
    houses = [server.house for server in running]
    return [
        await round_of(running, pairs(houses, tables, f"{tables} {number}"), with_paced=True)
        for number in range(ROUNDS)
    ]


async def bare_rounds(running: Server, tables: int) -> list[Round]:
    """The same without a house."""
    return [
        await round_of([running], bare_pairs(running.house, tables, f"{tables}-{number}"), with_paced=False)
        for number in range(ROUNDS)
    ]


def columns(table: Table) -> None:
    """What ``add`` fills."""
    for name in (
        "tables",
        "moves a CPU second",
        "us, loop + threads",
        "of bare",
        "moves a second",
        "paced p50 / p99 ms",
        "B sent / raw",
        "kB a table",
    ):
        table.add_column(name, justify="right")


def add(table: Table, name: str, measured: list[Round], bare_us: float) -> None:
    """One line of medians, with the least and the most where they matter."""

    def median(of: Callable[[Round], float]) -> float:
        return statistics.median(of(one) for one in measured)

    p50, p99 = paced(measured)
    cost = cost_us(measured)
    table.add_row(
        name,
        spread([one.a_cpu_second for one in measured]),
        f"{median(lambda one: one.loop_us):.0f} + {median(lambda one: one.threads_us):.0f}",
        f"{cost / bare_us:.1f} x {bare_us:.0f} us",
        spread([one.a_second for one in measured]),
        f"{p50:.2f} / {p99:.1f}",
        f"{median(lambda one: one.wire_b):.0f} / {median(lambda one: one.meant_b):.0f}",
        f"{measured[0].table_kb:.0f}",
    )


def cost_us(measured: Sequence[Round]) -> float:
    """What a move costs, in microseconds of all processors."""
    return statistics.median(one.loop_us + one.threads_us for one in measured)


def paced(measured: Sequence[Round]) -> tuple[float, float]:
    """p50 and p99 of the paced moves of all rounds, in ms."""
    cuts = statistics.quantiles([wait for one in measured for wait in one.paced_ms], n=100)
    return cuts[49], cuts[98]


async def on_sqlite(core: int | None, count: int) -> tuple[list[Round], float]:
    """Rounds at so many tables, and what a message costs a bare server in the same minute, in microseconds."""
    with TemporaryDirectory(dir=".", prefix="bench-") as folder:  # not in /tmp, which may be no disk at all
        async with server(core, data=folder) as house, bare_server(core) as bare:
            await warm_up([house])
            measured = await rounds([house], count)
            return measured, cost_us(await bare_rounds(bare, count))


async def warm_up(running: Sequence[Server]) -> None:
    """One game, so that all code was run once."""
    async with pairs([server.house for server in running], 1, "warm") as one:
        await play(one, MOVES_MOST)


async def main(counts: Sequence[int]) -> int:
    """Measure, print, and return 1 if an aim was missed."""
    core = apart()
    table = Table(title=f"Live play of Geister on SQLite, {ROUNDS} rounds each, {machine()}")
    columns(table)
    measured: list[Round] = []
    for count in counts:
        measured, bare_us = await on_sqlite(core, count)
        add(table, str(count), measured, bare_us)
    Console(width=150).print(table)
    p50, p99 = paced(measured)
    reached = (
        statistics.median(one.a_cpu_second for one in measured) >= A_CPU_SECOND,
        p50 < P50_MS,
        p99 < P99_MS,
        max(one.wire_b for one in measured) < WIRE_B,
        measured[0].table_kb < TABLE_KB,
    )
    return int(not all(reached))


if __name__ == "__main__":
    sys.exit(asyncio.run(main([int(count) for count in sys.argv[1:]] or TABLES)))
