"""What is counted while the server runs: answers, sockets, entries, warnings. ``metrics.py`` gives it out."""

import logging
import time
from collections import Counter
from dataclasses import dataclass, field

from speeltafel.core.entry import TableId
from speeltafel.server.asgi import App, Message, Receive, Scope, Send


@dataclass
class Counts:
    """Numbers of this process since it began."""

    began: float = field(default_factory=time.monotonic)
    answers: Counter[str] = field(default_factory=Counter)
    """By the first digit of their status, as ``2xx``."""
    warnings: Counter[str] = field(default_factory=Counter)
    """Lines of the log, by level."""
    sockets: int = 0
    """Open now."""
    moves: int = 0
    """Requests that changed a table."""

    def moved(self, table: TableId) -> None:
        """A table has changed."""
        self.moves += 1


class Counted(logging.Handler):
    """An ASGI application before ``app`` that counts what passes, and while it runs the warnings of the log."""

    def __init__(self, app: App, counts: Counts) -> None:
        super().__init__(logging.WARNING)
        self._app = app
        self._counts = counts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await self._app(scope, receive, self._counting(send))
            case "websocket":
                self._counts.sockets += 1
                try:
                    await self._app(scope, receive, send)
                finally:
                    self._counts.sockets -= 1
            case _:
                logging.getLogger().addHandler(self)
                try:
                    await self._app(scope, receive, send)
                finally:
                    logging.getLogger().removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self._counts.warnings[record.levelname.lower()] += 1

    def _counting(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._counts.answers[f"{message['status'] // 100}xx"] += 1
            await send(message)

        return sending
