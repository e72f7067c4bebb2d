"""A connection before it is a request or a socket: what a stranger who never finishes one may cost.

uvicorn waits for ever for a request to come, and keeps however much of it has come.
"""

import asyncio
import re
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from speeltafel.server.headers import HEADERS, NOT_KEPT

REQUEST_S: Final = 30.0
"""Within which a request has to come, and from its first byte on to be whole."""
HEAD_MOST: Final = 65_536
"""Bytes of a request before its body."""
WHOLE_MOST: Final = 1_000_000
"""Bytes of a request that are read at all, though far fewer are taken: whoever sends too much is told so."""

_KEY: Final = re.compile(rb"[A-Za-z0-9+/]{22}==")
"""Of a handshake: sixteen bytes (RFC 6455, 4.1)."""
_NOT_UNDERSTOOD: Final = b"".join(
    (
        b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\n",
        *(b"%s: %s\r\n" % header for header in (*HEADERS, NOT_KEPT)),
        b"content-type: application/json\r\ncontent-length: 20\r\n\r\n",
        b'{"code":"malformed"}',
    )
)


class Connection(HttpToolsProtocol):
    """uvicorn's, with an end to its patience; a socket has its own (``limits.HELLO_S``)."""

    _awaited: asyncio.TimerHandle | None = None
    _in_head = True
    _size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._await_no_longer()

    def data_received(self, data: bytes) -> None:
        self._size += len(data)
        super().data_received(data)
        # Afterwards: a head and its body may come at once.
        if self._size > (HEAD_MOST if self._in_head else WHOLE_MOST) and not self.transport.is_closing():
            self.send_400_response("")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await_request()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._in_head = False

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._await_no_longer()
        self._in_head, self._size = True, 0

    def handle_websocket_upgrade(self) -> None:
        headers = dict(self.headers)
        if headers.get(b"sec-websocket-version") == b"13" and _KEY.fullmatch(headers.get(b"sec-websocket-key", b"")):
            super().handle_websocket_upgrade()
        else:
            self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        self.transport.write(_NOT_UNDERSTOOD)
        self.transport.close()

    def _await_request(self) -> None:
        self._await_no_longer()
        self._awaited = self.loop.call_later(REQUEST_S, self.transport.close)

    def _await_no_longer(self) -> None:
        if self._awaited is not None:
            self._awaited.cancel()
            self._awaited = None
