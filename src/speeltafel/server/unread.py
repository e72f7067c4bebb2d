"""Connections on which nothing is read any more: what a stranger may cost who asks and never listens.

uvicorn waits for ever until what it has sent is read, also when it closes a connection because nobody answers there.
"""

import asyncio
from collections.abc import Iterable
from typing import Protocol


class Connected(Protocol):
    """Whatever speaks over a connection."""

    transport: asyncio.Transport
    """What it writes to."""


class Unread:
    """Lets those go who read nothing of what is sent to them."""

    def __init__(self) -> None:
        self._before: dict[asyncio.Transport, int] = {}

    def look(self, connections: Iterable[Connected]) -> None:
        """Cut off those of whose bytes that wait none was taken since the last look."""
        waiting = [(one.transport, one.transport.get_write_buffer_size()) for one in connections]
        now = {transport: size for transport, size in waiting if size}
        for transport, size in now.items():
            if self._before.get(transport) == size:
                transport.abort()
        self._before = now
