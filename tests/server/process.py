"""A server in a process of its own, for tests that stop or kill it."""

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.client import House

_PROGRAM = """
import json, logging, sys
from pathlib import Path
from speeltafel.server.serve import serve
from speeltafel.server.settings import Settings
logging.basicConfig(level="INFO")
wanted = json.loads(sys.argv[1])
settings = Settings(**{**wanted, "data": Path(wanted["data"])})
serve(settings, lambda host, port: print(host, port, flush=True))
"""
START_S = 30.0


class ServerProcess:
    """One server; ``house`` says where it is."""

    def __init__(self, process: asyncio.subprocess.Process, house: House) -> None:
        self.house = house
        self._process = process

    @property
    def number(self) -> int:
        """The number that the system knows it by."""
        return self._process.pid

    async def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send it a signal and wait until it is gone; its exit status."""
        self._process.send_signal(number)
        async with asyncio.timeout(START_S):
            return await self._process.wait()


@asynccontextmanager
async def server_process(data: Path, **settings: Any) -> AsyncIterator[ServerProcess]:
    """A server on the folder ``data`` that is gone after the block, if not before; its log is ``data/../log``."""
    wanted = json.dumps({"port": 0, "bot_pause_s": 0, "limits": False, "data": str(data), **settings})
    with (data.parent / "log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-W", "error", "-c", _PROGRAM, wanted, stdout=subprocess.PIPE, stderr=log
        )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(START_S):
            said = (await process.stdout.readline()).decode().split()
        assert said, (data.parent / "log").read_text()
        yield ServerProcess(process, House(said[0], int(said[1])))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
