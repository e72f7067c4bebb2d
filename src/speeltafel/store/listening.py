"""Those in this process who want to hear that a table moved."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from speeltafel.core.entry import TableId

OnMoved: TypeAlias = Callable[[TableId | None], None]


class Listeners:
    """Tells each of them, one by one: what one raises is the loop's to report and does not silence the others."""

    def __init__(self) -> None:
        self._all: list[OnMoved] = []

    def add(self, on_moved: OnMoved) -> None:
        self._all.append(on_moved)

    def tell(self, moved: TableId | None) -> None:
        """Tell all of them soon, in this loop: whoever stored it wakes first."""
        loop = asyncio.get_running_loop()
        for on_moved in self._all:
            loop.call_soon(on_moved, moved)
