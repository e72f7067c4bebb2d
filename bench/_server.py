"""The server as benches start it: a process of its own, and what it has used of the machine.

On a database that is there already: whoever makes or upgrades one has loaded what is not needed again until the next
upgrade, and every move goes past it in memory.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from speeltafel.server.serve import serve
from speeltafel.server.settings import Settings
from speeltafel.store import open_store
from tests.server.client import House

ROOT: Final = Path(__file__).parents[1]
START_S: Final = 60.0


class Cpu(NamedTuple):
    """Seconds of a processor: the event loop's, and those of all other threads."""

    loop: float
    threads: float

    @property
    def all(self) -> float:
        """Everything that the process used."""
        return self.loop + self.threads

    def since(self, before: "Cpu") -> "Cpu":
        """What was used from then on."""
        return Cpu(self.loop - before.loop, self.threads - before.threads)


@dataclass
class Server:
    """A server that runs; ``house`` says where."""

    pid: int
    house: House

    def cpu(self) -> Cpu:
        """What it has used until now."""
        tasks = Path(f"/proc/{self.pid}/task").iterdir()
        used = {task.name: int((task / "schedstat").read_text().split()[0]) / 1e9 for task in tasks}
        loop = used.pop(str(self.pid))
        return Cpu(loop, sum(used.values()))

    def memory_kb(self) -> float:
        """What of it is in memory now."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1000


@asynccontextmanager
async def server(core: int | None = None, **settings: Any) -> AsyncIterator[Server]:
    """The server, with nobody to be told that it is too often, on processor ``core``; gone after the block."""
    await (await open_store(str(settings.get("database") or settings["data"]))).close()
    async with _started(core, "bench._server", json.dumps(settings)) as running:
        yield running


@asynccontextmanager
async def bare_server(core: int | None = None) -> AsyncIterator[Server]:
    """What ``_bare.py`` describes."""
    async with _started(core, "bench._bare") as running:
        yield running


@asynccontextmanager
async def _started(core: int | None, *program: str) -> AsyncIterator[Server]:
    pinned = () if core is None else ("taskset", "-c", str(core))
    process = await asyncio.create_subprocess_exec(
        *pinned, sys.executable, "-m", *program, stdout=subprocess.PIPE, cwd=ROOT
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(START_S):
            host, port = (await process.stdout.readline()).decode().split()
        yield Server(process.pid, House(host, int(port)))
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


if __name__ == "__main__":
    wanted = json.loads(sys.argv[1])
    if "data" in wanted:
        wanted["data"] = Path(wanted["data"])
    serve(Settings(port=0, limits=False, **wanted), lambda host, port: print(host, port, flush=True))
