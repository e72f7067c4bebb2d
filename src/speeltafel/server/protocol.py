"""What uvicorn makes for each socket, but lighter: it keeps less, and what is said often goes a shorter way.

Whatever is rare goes uvicorn's own way: the handshake, pings, the end, a message in parts, what cannot be read, and
whatever has to wait because the other side reads slowly. Both ways are the same to a client (tests/server).
"""

import asyncio
from typing import Any, Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, apply_mask  # type: ignore[attr-defined]  # in C where there is one
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from speeltafel.server.compression import COMPRESSION, Deflate
from speeltafel.server.headers import HEADERS, NOT_KEPT


class AtOnce(Protocol):
    """A socket that can be spoken to without waiting, as long as the other side keeps up."""

    @property
    def free(self) -> bool:
        """Whether ``say`` may be called: somebody is there, and takes what is said."""

    def say(self, text: bytes) -> None:
        """Send a text now."""


AT_ONCE: Final = "speeltafel.at_once"
"""An extension of ASGI: in a socket's scope it gives the socket as ``AtOnce``."""

ASIDES_MOST: Final = 1_000
"""Frames that are no whole message, such as pings and parts, between two messages or two pings of ours."""
_TEXT: Final = 0b1000_0001
_PACKED_TEXT: Final = 0b1100_0001
"""The first byte of a frame that is a whole text, or one that is compressed (RFC 6455, 5.2; RFC 7692, 6)."""
_MASKED: Final = 0b1000_0000
_MASK: Final = 4  # bytes
_AT_A_FRAME: Final = StreamReader.at_eof.__code__
"""Where the parser waits between two frames; within one it waits elsewhere."""


class Sockets(WebSocketsSansIOProtocol):
    """What uvicorn makes for each socket; from who does not read nothing is read, and endless asides are cut short."""

    conn: "_Connection"
    _asides = 0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = _Connection(extensions=[COMPRESSION], max_size=self.config.ws_max_size, logger=self.logger)
        self.queue = _Inbox(self.loop)  # type: ignore[assignment]  # all that uvicorn asks of a queue
        self._gate = _Gate()
        self.writable = self._gate  # type: ignore[assignment]  # all that uvicorn asks of an event

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][AT_ONCE] = {"socket": self}

    def data_received(self, data: bytes) -> None:
        if self._taken(data):
            return
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            # No request came out of it. It has been answered, but uvicorn does not know.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()  # else each ping would be answered into a heap that nobody takes from

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read_on()
        return message

    def _read_on(self) -> None:
        if self._gate.is_set() and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._count_aside()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_aside()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_aside()

    def send_keepalive_ping(self) -> None:
        super().send_keepalive_ping()
        self._asides = 0

    def _count_aside(self) -> None:
        self._asides += 1
        if self._asides == ASIDES_MOST and not self.close_sent:
            self.frames = []
            self.conn.fail(CloseCode.POLICY_VIOLATION)
            self.handle_parser_exception()

    def _taken(self, data: bytes) -> bool:
        """Whether it was a whole text that could be given on at once: nothing else waits, so reading need not stop."""
        if self.close_sent or not self.queue.empty() or (text := self.conn.whole_text(data)) is None:
            return False
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": str(text, "utf-8")})
        except UnicodeDecodeError:
            return False
        self._asides = 0
        return True

    def send_receive_event_to_app(self) -> None:
        self._asides = 0
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(b"".join(self.frames)):
            # As uvicorn does, but for a traceback in the log that any stranger can have written.
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        if self.close_sent and message["type"] in ("websocket.send", "websocket.close"):
            raise ClientDisconnected  # it was ended here, for what it said or did not say, and nobody knows yet
        await super().send(message)
        if self.close_sent and message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # by an answer; else it would be logged as one that was forgotten
        if message["type"] == "websocket.accept":
            # What a browser says of itself is not held for an evening; the parser keeps the request as a local of its.
            self.scope["headers"] = []
            self.request.headers.clear()
            del self.request, self.response

    @property
    def free(self) -> bool:
        return self.conn.state is State.OPEN and self._gate.opens is None and not self.disconnected

    def say(self, text: bytes) -> None:
        self.transport.write(self.conn.frame_of(text))


class _Connection(ServerProtocol):
    """The websockets library's own, with a short way for whole texts, and our headers where there is no socket."""

    def reject(self, status: int, text: str) -> Response:
        code = "broken" if status >= 500 else "malformed"
        response = super().reject(status, f'{{"code":"{code}"}}')
        del response.headers["Content-Type"]
        for name, value in ((b"content-type", b"application/json"), *HEADERS, NOT_KEPT):
            response.headers[name.decode()] = value.decode()
        return response

    def whole_text(self, data: bytes) -> bytes | None:
        """The text that came as ``data``, if that is one frame and in order; anything else is for ``receive_data``."""
        most = self.max_message_size or 0
        if len(data) < 2 + _MASK or self.state is not State.OPEN or not self._between_messages():
            return None
        start, length = 2, data[1] - _MASKED  # less than nothing: not masked, as a page has to
        if length == 126:
            start, length = 4, int.from_bytes(data[2:4], "big")
        if length == 127 or length >= most or len(data) != start + _MASK + length:
            return None
        text = apply_mask(data[start + _MASK :], data[start : start + _MASK])
        if data[0] == _TEXT:
            return text
        match self.extensions:
            case [Deflate() as deflate] if data[0] == _PACKED_TEXT:
                return deflate.read(text, most)
            case _:
                return None

    def _between_messages(self) -> bool:
        """Whether the parser waits for the first byte of a message."""
        parsing: Any = self.parser
        while self.current_size is None and parsing is not None:
            if parsing.gi_code is _AT_A_FRAME:
                return True
            parsing = parsing.gi_yieldfrom
        return False

    def frame_of(self, text: bytes) -> bytes:
        """What is to be sent for a whole text."""
        match self.extensions:
            case [Deflate() as deflate]:
                packed = deflate.whole(text)
                return _head(len(packed)) + packed
            case _:
                self.send_text(text)
                return b"".join(self.data_to_send())


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _head(length: int) -> bytes:
    if length < 126:
        return bytes((_PACKED_TEXT, length))
    if length < 1 << 16:
        return bytes((_PACKED_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_PACKED_TEXT, 127)) + length.to_bytes(8, "big")


class _Inbox:
    """``asyncio.Queue`` for one who reads: without what several would need, which is more than a kilobyte."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: list[Any] = []
        self._awaited: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def get(self) -> Any:
        if not self._messages:
            self._awaited = self._loop.create_future()
            await self._awaited
        return self._messages.pop(0)


class _Gate:
    """``asyncio.Event`` that is nearly always set: it makes room for those who wait when somebody has to."""

    def __init__(self) -> None:
        self.opens: asyncio.Event | None = None

    def is_set(self) -> bool:
        return self.opens is None

    def set(self) -> None:
        if self.opens is not None:
            self.opens.set()
            self.opens = None

    def clear(self) -> None:
        if self.opens is None:
            self.opens = asyncio.Event()

    async def wait(self) -> None:
        if self.opens is not None:
            await self.opens.wait()
