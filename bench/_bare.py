"""No house at all: what two sends for each message cost on this machine, now. The yardstick beside the server's own."""

import asyncio
import itertools
import socket
import sys
from collections import defaultdict
from typing import Any, Final

import uvicorn

from speeltafel.server.protocol import Sockets

_GHOST: Final = '{"owner":%d,"at":"%s%d","kind":null}'
_ACT: Final = '{"type":"step","origin":"a%d","target":"b%d"}'

_rooms: dict[str, list[Any]] = defaultdict(list)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """One room an address: the second to come starts it, then each message makes an update for both."""
    if scope["type"] == "lifespan":
        return
    await receive()
    await send({"type": "websocket.accept"})
    await receive()
    room = _rooms[scope["path"]]
    room.append(send)
    numbers = itertools.count()
    if len(room) == 2:
        await _tell(room, 0)
    while (await receive())["type"] == "websocket.receive":
        await _tell(room, next(numbers) * 2 + 1 + room.index(send))


async def _tell(room: list[Any], seq: int) -> None:
    ghosts = ",".join(_GHOST % (n % 2, "abcdef"[(n + seq) % 6], n % 6) for n in range(16))
    acts = ",".join(_ACT % (n + seq % 4, n) for n in range(14))
    for seat, send in enumerate(room):
        offer = f'{{"acts":[{acts}]}}' if seat == seq % 2 else "null"
        text = f'{{"type":"update","seq":{seq},"view":{{"ghosts":[{ghosts}]}},"offer":{offer}}}'
        await send({"type": "websocket.send", "text": text})


async def _main() -> None:
    config = uvicorn.Config(
        app, loop="none", ws=Sockets, lifespan="off", log_config=None, ws_max_size=65536, access_log=False
    )
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    print(*listener.getsockname(), flush=True)
    await uvicorn.Server(config).serve([listener])


if __name__ == "__main__":
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        sys.exit(runner.run(_main()))
