"""A real server for the tests of its doors: one for a module, in this very loop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from speeltafel.server.serve import serving
from speeltafel.server.settings import Settings
from tests.server.client import House


@asynccontextmanager
async def served(**settings: Any) -> AsyncIterator[House]:
    """A house that is open within the block, on a free port."""
    listening: asyncio.Future[tuple[str, int]] = asyncio.get_running_loop().create_future()
    stop = asyncio.Event()
    chosen = Settings(**{"port": 0, "bot_pause_s": 0, "limits": False, **settings})
    task = asyncio.create_task(serving(chosen, lambda host, port: listening.set_result((host, port)), stop=stop))
    task.add_done_callback(lambda _: listening.cancel())
    try:
        yield House(*await listening)
    finally:
        stop.set()
        await task


@pytest.fixture(scope="module")
async def house() -> AsyncIterator[House]:
    """A house in memory."""
    async with served() as house:
        yield house
