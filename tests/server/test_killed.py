"""kill -9 in the midst of live play: nothing that was acknowledged is lost, nothing counts twice, all are back at once.

Every client is a seat that plays on by itself; what it was told is held against what is stored.
"""

import asyncio
import random
import signal
import socket
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.client import House
from tests.server.geister import PLACEMENT
from tests.server.process import ServerProcess, server_process
from tests.server.scripted import company, nothing_is_lost_or_doubled, patience_s

if TYPE_CHECKING:
    from tests.postgres import Postgres

pytestmark = pytest.mark.timeout(180)  # servers start again and again, on a machine that may be busy


def free_port() -> int:
    """A port that nobody has just now: a server that comes back has to be found where it was."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


class Life:
    """A server that may be killed and started again, at one address."""

    def __init__(self, data: Path, **settings: object) -> None:
        self.house = House("127.0.0.1", free_port())
        self._data, self._settings = data, settings
        self._stack = AsyncExitStack()
        self._process: ServerProcess | None = None

    async def start(self) -> float:
        """Start it, and say when it answered."""
        server = server_process(self._data, port=self.house.port, **self._settings)
        self._process = await self._stack.enter_async_context(server)
        return time.monotonic()

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Kill it, as the system does when memory is short; or tell it to stop, as a host does."""
        assert self._process is not None
        await self._process.end(how)

    async def end(self) -> None:
        """Be gone."""
        await self._stack.aclose()


@asynccontextmanager
async def alive(data: Path, **settings: object) -> AsyncIterator[Life]:
    """A life that has begun, and ends with the block."""
    life = Life(data, **settings)
    await life.start()
    try:
        yield life
    finally:
        await life.end()


async def _end_often(data: Path, tables: int, times: int, how: signal.Signals = signal.SIGKILL) -> list[float]:
    """How long everybody took to be back, each time."""
    chance, waited = random.Random(times), []
    async with alive(data) as life:
        async with company([life.house], tables, bots=tables // 5) as everybody:
            for _ in range(times):
                await everybody.in_play(chance.randrange(tables, 4 * tables))
                await life.kill(how)
                waited.append(await everybody.back(await life.start()))
            await everybody.in_play(tables)
        await life.kill()
    await nothing_is_lost_or_doubled(str(data), everybody.told)
    return waited


async def test_three_kills_in_the_midst_of_play_lose_and_double_nothing(tmp_path: Path) -> None:
    assert max(await _end_often(tmp_path / "data", tables=50, times=3)) < patience_s()


async def test_a_restart_in_the_midst_of_play_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """P30."""
    assert max(await _end_often(tmp_path / "data", tables=12, times=1, how=signal.SIGTERM)) < patience_s()


@pytest.mark.long
@pytest.mark.timeout(1200)
async def test_fifty_kills_with_fifty_tables_lose_and_double_nothing(tmp_path: Path) -> None:
    waited = await _end_often(tmp_path / "data", tables=50, times=50)
    waited.sort()
    print(f"\nback after {waited[len(waited) // 2]:.2f} s (median), {waited[-1]:.2f} s (slowest)")  # noqa: T201
    assert waited[-1] < patience_s()


@pytest.mark.long
@pytest.mark.timeout(1200)
async def test_five_restarts_under_fifty_live_games_lose_and_double_nothing(tmp_path: Path) -> None:
    """P30."""
    assert max(await _end_often(tmp_path / "data", tables=50, times=5, how=signal.SIGTERM)) < patience_s()


async def test_a_bot_that_is_killed_with_its_server_in_its_turn_moves_once(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with server_process(data) as server:
        person = await server.house.person()
        table = await server.house.table(person, join=True, bot="random", start=True)
        async with server.house.page(table, person) as page:
            await page.act(PLACEMENT)
            await page.until(lambda page: page.view["placed"] == [True, True] and page.acts)
    async with server_process(data, bot_pause_s=3600) as server, server.house.page(table, person) as page:
        moves = page.view["moves"]
        await page.act(page.acts[0])
        assert page.card["to_act"] == [1]
        await server.end(signal.SIGKILL)
    async with server_process(data) as server, server.house.page(table, person) as page:
        await page.until(lambda page: page.acts and page.view["moves"] == moves + 2)
        assert [line["seat"] for line in page.log[-2:]] == [0, 1]


async def _shared(postgres_url: str, tmp_path: Path, stack: AsyncExitStack) -> tuple[Life, Life]:
    here, there = [await stack.enter_async_context(alive(tmp_path / name, database=postgres_url)) for name in "ab"]
    return here, there


async def test_of_two_servers_that_share_tables_one_is_killed(postgres_url: str, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        here, there = await _shared(postgres_url, tmp_path, stack)
        async with company([here.house, there.house], 6, bots=1) as everybody:
            await everybody.in_play(20)
            cut_off, at = everybody.at(there.house), time.monotonic()
            await there.kill()
            assert await everybody.back(at, cut_off) < patience_s()  # at the server that is left
            assert await everybody.going_on() < patience_s()
            await everybody.in_play(20)
    await nothing_is_lost_or_doubled(postgres_url, everybody.told)


async def test_the_database_of_two_servers_is_restarted(
    postgres: "Postgres", postgres_url: str, tmp_path: Path
) -> None:
    async with AsyncExitStack() as stack:
        here, there = await _shared(postgres_url, tmp_path, stack)
        async with company([here.house, there.house], 6, bots=1) as everybody:
            await everybody.in_play(20)
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.start)
            assert await everybody.going_on() < patience_s()
            await everybody.in_play(20)
    await nothing_is_lost_or_doubled(postgres_url, everybody.told)
