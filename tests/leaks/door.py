"""A server without a wire: its answers and frames are met as it gives them, byte for byte, and nothing takes time."""

import asyncio
import json
from collections.abc import MutableMapping
from typing import Any, Self

from speeltafel.server.asgi import App, Receive, Send
from speeltafel.server.protocol import AT_ONCE

ROUNDS = 60
"""Turns of the loop after which a house in memory, where nothing waits for a disk, has done all there was to do."""


async def settled() -> None:
    """Let the house do all that it has to do."""
    for _ in range(ROUNDS):
        await asyncio.sleep(0)


class Socket:
    """A table's socket, to which the house speaks by whichever way it has."""

    free = True

    def __init__(self, app: App, path: str) -> None:
        self._said: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self._came: list[bytes] = []
        extensions = {AT_ONCE: {"socket": self}}
        scope = {**_scope(path), "type": "websocket", "scheme": "ws", "subprotocols": [], "extensions": extensions}
        self._task = asyncio.create_task(_run(app, scope, self._said.get, self._take))

    def send(self, message: Any) -> None:
        """One message to the house."""
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message), "bytes": None})

    def say(self, text: bytes) -> None:
        """One message from the house, at once."""
        self._came.append(text)

    def taken(self) -> list[bytes]:
        """Everything that came since this was last asked."""
        came, self._came = self._came, []
        return came

    async def close(self) -> None:
        """Go away."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._task

    async def _take(self, message: MutableMapping[str, Any]) -> None:
        self._came.append(_bytes(message))


class Door:
    """The application ``app``, started and stopped around the block."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._told: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._answers: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(_run(self._app, {"type": "lifespan"}, self._told.get, self._answers.put))
        await self._told.put({"type": "lifespan.startup"})
        assert (await self._answers.get())["type"] == "lifespan.startup.complete"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._told.put({"type": "lifespan.shutdown"})
        assert (await self._answers.get())["type"] == "lifespan.shutdown.complete"
        await self._task

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> tuple[bytes, bytes]:
        """One request: its status and headers, and its body."""
        asked: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        sent = b"" if body is None else json.dumps(body).encode()
        asked.put_nowait({"type": "http.request", "body": sent, "more_body": False})
        came: list[MutableMapping[str, Any]] = []

        async def take(message: MutableMapping[str, Any]) -> None:
            came.append(message)

        headers = [(b"content-type", b"application/json")]
        if token is not None:
            headers.append((b"authorization", f"Bearer {token}".encode()))
        scope = {**_scope(path, headers), "type": "http", "scheme": "http", "method": method}
        await self._app(scope, asked.get, take)
        start, *rest = came
        head = b"\n".join((str(start["status"]).encode(), *(b": ".join(header) for header in start["headers"])))
        return head, b"".join(message.get("body", b"") for message in rest)

    def socket(self, path: str) -> Socket:
        """A socket that is being opened."""
        return Socket(self._app, path)


async def _run(app: App, scope: dict[str, Any], receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def _scope(path: str, headers: list[tuple[bytes, bytes]] | None = None) -> dict[str, Any]:
    path, _, query = path.partition("?")
    return {
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", b"speeltafel.test"), *(headers or [])],
        "client": ("192.0.2.7", 7),
        "server": ("192.0.2.1", 80),
        "state": {},
        "extensions": {},
    }


def _bytes(message: MutableMapping[str, Any]) -> bytes:
    """What a message of the house's puts on the wire."""
    match message["type"]:
        case "websocket.send":
            return str(message.get("text") or message.get("bytes") or "").encode()
        case other:
            rest = sorted((key, value) for key, value in message.items() if key != "type")
            return f"{other} {rest!r}".encode()
