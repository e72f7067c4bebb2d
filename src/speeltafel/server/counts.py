"""What is counted while the server runs: answers, sockets, entries, warnings. ``metrics.py`` gives it out."""

import logging
import time
from collections import Counter
from collections.abc import Awaitable
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

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        match scope["type"]:
            case "http":
                return self._app(scope, receive, self._counting(send))
            case "websocket":
                return self._app(scope, receive, send)
            case _:
                return self._live(scope, receive, send)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
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
