"""The server as a process: it listens, says so, and goes on until it is told to stop."""

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeAlias, cast

import uvicorn

from speeltafel.server.app import build
from speeltafel.server.asgi import App
from speeltafel.server.limits import BODY_MOST
from speeltafel.server.protocol import Sockets
from speeltafel.server.settings import Settings
from speeltafel.server.unread import Unread
from speeltafel.store import open_store

Listening: TypeAlias = Callable[[str, int], None]
"""Told once, with host and port, when the server answers."""

PING_S: Final = 20.0
"""So often a socket is asked whether its page is there, and so long it may take to say so."""
LOOK_TICKS: Final = 300
"""Tenths of a second after which it is looked again whether what waits to be read is being read."""
_BACKLOG: Final = 2048
_FILES: Final = 65_536
_GC_THRESHOLD: Final = (10_000, 20, 100)
"""Hardly anything here forms cycles: looking for them rarely saves a tenth of a move (bench/live)."""


class CannotListen(Exception):
    """The address cannot be listened at; the message says why, and what one may do about it."""


class Server(uvicorn.Server):
    """One that says when it answers, and ends by itself when it is told to stop: exit status 0, the store closed."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._listening = listening
        self._unread = Unread()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listening()

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOK_TICKS == 0:
            self._unread.look(self.server_state.connections)
        return await super().on_tick(counter)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        # uvicorn's own raises the signal again when it is done, before anything here can be closed.
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(settings: Settings, listening: Listening) -> None:
    """Serve until SIGINT or SIGTERM. Prints nothing; raises ``CannotListen``, or ``CannotOpen`` of the store."""

    def settled(host: str, port: int) -> None:
        # What was loaded until now stays: the collector need not look through it again in the midst of a move.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_GC_THRESHOLD)
        listening(host, port)

    _make_room_for_sockets()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serving(settings, settled))


def _make_room_for_sockets() -> None:
    """Have files enough open, as far as the system lets us: at first it is often a thousand; every socket is one."""
    if sys.platform == "win32":
        return
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    room = _FILES if most == resource.RLIM_INFINITY else min(_FILES, most)
    if now != resource.RLIM_INFINITY and now < room:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (room, most))


async def serving(settings: Settings, listening: Listening, *, stop: asyncio.Event | None = None) -> None:
    """The same, within a loop that runs already, and until ``stop`` is set."""
    # First the address: whoever finds it taken has not touched the data.
    listener = _listener(settings)
    try:
        store = await open_store(settings.address)
        try:
            await _served(_server(build(settings, store), listener, listening), listener, stop)
        finally:
            await store.close()
    finally:
        listener.close()


async def _served(server: Server, listener: socket.socket, stop: asyncio.Event | None) -> None:
    async def stopping(wanted: asyncio.Event) -> None:
        await wanted.wait()
        server.should_exit = True

    waiting = asyncio.create_task(stopping(stop)) if stop is not None else None
    try:
        await server.serve([listener])
    finally:
        if waiting is not None:
            waiting.cancel()


def _server(app: App, listener: socket.socket, listening: Listening) -> Server:
    host, port = listener.getsockname()[:2]
    config = uvicorn.Config(
        cast("Any", app),
        interface="asgi3",
        loop="none",
        http=_http(),
        ws=Sockets,
        ws_max_size=BODY_MOST,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        timeout_graceful_shutdown=5,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
    )
    return Server(config, lambda: listening(host, port))


def _http() -> Any:
    if sys.platform == "win32":
        return "auto"
    from speeltafel.server.connection import Connection

    return Connection


def _listener(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listener = socket.create_server((settings.host, settings.port), family=family, backlog=_BACKLOG)
    except (OSError, OverflowError) as problem:
        raise CannotListen(_why(settings, problem)) from None
    # Handed on to every connection; asyncio does it only for sockets that it made itself. Without it every other
    # message waits 40 ms for the one before to be acknowledged.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def _why(settings: Settings, problem: Exception) -> str:
    where = f"{settings.host}:{settings.port}"
    match problem:
        case OSError(errno=errno.EADDRINUSE):
            return f"Something else listens at {where} already. Choose another port, with PORT={settings.port + 1}."
        case OSError(errno=errno.EACCES):
            return f"This user may not listen at {where}. Choose a port above 1023, with PORT=8000."
        case _:
            return f"Cannot listen at {where}: {problem}."


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop
