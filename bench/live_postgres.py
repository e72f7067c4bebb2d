"""Live play over real sockets with PostgreSQL, by one process and by two that have one seat of each table.

Everything shares the processors, PostgreSQL too, whose own work is not counted: the ratios to SQLite are what counts.
Usage: python -m bench.live_postgres [TABLES]
"""

import asyncio
import sys
from contextlib import AsyncExitStack

from rich.console import Console
from rich.table import Table

from bench._machine import apart, machine
from bench._server import server
from bench.live import ROUNDS, Round, add, columns, cost_us, on_sqlite, rounds, warm_up
from tests.postgres import running_postgres

TABLES = 50


async def on_postgres(core: int | None, address: str, processes: int, count: int) -> list[Round]:
    """Rounds at so many tables."""
    async with AsyncExitStack() as stack:
        running = [await stack.enter_async_context(server(core, database=address)) for _ in range(processes)]
        await warm_up(running)
        return await rounds(running, count)


async def main(count: int) -> None:
    """Measure and print."""
    core = apart()
    table = Table(title=f"Live play of Geister at {count} tables, {ROUNDS} rounds each, {machine()}")
    columns(table)
    sqlite, bare_us = await on_sqlite(core, count)
    add(table, "SQLite", sqlite, bare_us)
    with running_postgres(durable=True) as postgres:
        for processes in (1, 2):
            with postgres.database() as address:
                measured = await on_postgres(core, address, processes, count)
            ratio = cost_us(measured) / cost_us(sqlite)
            add(table, f"PostgreSQL, {processes} ({ratio:.1f} x SQLite)", measured, bare_us)
    Console(width=170).print(table)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if sys.argv[1:] else TABLES))
