"""A socket as messages of our own, in and out."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import DecodeError

from speeltafel.core.entry import PersonId
from speeltafel.server.asgi import Receive, Scope, Send
from speeltafel.server.house import House
from speeltafel.server.limits import HELLO_S, WRONG_MOST
from speeltafel.server.problems import NoHello
from speeltafel.server.protocol import AT_ONCE, AtOnce
from speeltafel.server.wire import FromBrowser, FromServer, Hello, Problem
from speeltafel.tables.problems import BadToken, Malformed, NoSuchTable, NotAdmitted, TooMany

CLOSE: Final = {
    Malformed.code: 4400,
    BadToken.code: 4401,
    NotAdmitted.code: 4403,
    NoSuchTable.code: 4404,
    TooMany.code: 4429,
}
"""Close codes that are final: a page that gets one need not try again as it is."""
TRY_AGAIN: Final = 1013
"""The close code of whatever will pass."""

_decode: Final = msgspec.json.Decoder(FromBrowser).decode
_encode: Final = msgspec.json.Encoder().encode


class Gone(Exception):
    """The page is no longer there."""


class Line:
    """What cannot be read is answered with ``malformed``, too much of it ends the line."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._socket: AtOnce | None = scope.get("extensions", {}).get(AT_ONCE, {}).get("socket")
        self._wrong = 0
        self._ended = False

    async def introduced(self, house: House) -> tuple[PersonId, int]:
        """Who is looking, and the newest entry that their page knows."""
        try:
            async with asyncio.timeout(HELLO_S):
                hello = await self.heard()
        except TimeoutError:
            raise NoHello from None
        if hello is None:
            raise Gone
        if not isinstance(hello, Hello):
            raise Malformed
        return await house.persons.who(hello.token), hello.seen

    async def heard(self) -> FromBrowser | None:
        """What the page says next; ``None`` when it has gone."""
        while not self._ended:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return None
            try:
                return _decode(message.get("text") or b"")
            except (DecodeError, RecursionError):
                await self._not_understood()
        return None

    @property
    def free(self) -> bool:
        """Whether ``say`` may be called: it need not wait for a page that reads slowly."""
        return self._socket is not None and self._socket.free

    def say(self, message: FromServer) -> None:
        """Send one message now, while the line is ``free``."""
        assert self._socket is not None
        self._socket.say(_encode(message))

    async def send(self, message: FromServer) -> None:
        """Send one message, once the page takes it."""
        if self._ended:
            raise Gone
        if self.free:
            self.say(message)
            return
        try:
            await self._send({"type": "websocket.send", "text": _encode(message).decode()})
        except OSError:
            raise Gone from None

    async def end(self, code: str) -> None:
        """Say what is wrong, and close; then the page hears no more, and nothing more is heard of it."""
        with suppress(Gone, OSError):
            await self.send(Problem(code))
            self._ended = True
            await self._send({"type": "websocket.close", "code": CLOSE.get(code, TRY_AGAIN), "reason": code})

    async def _not_understood(self) -> None:
        self._wrong += 1
        if self._wrong >= WRONG_MOST:
            raise Malformed
        await self.send(Problem(Malformed.code))
