"""What the house does by itself again and again, and how long ago it last did: the host can see that time goes on."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from speeltafel.server.wire import Round
from speeltafel.tables.storing import StoreProblem

log = logging.getLogger(__name__)

_LATE: Final = 3
"""So many times its own pause may pass before a round is late: a store that is away for a moment makes none late."""


class Rounds:
    """Each round has a name; ``clock`` gives seconds that only grow, and ``rest`` lets some of them pass."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        rest: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._clock = clock
        self._rest = rest
        self._every: dict[str, float] = {}
        self._done: dict[str, float] = {}

    async def go(self, name: str, every_s: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do ``work`` now and every so often, for ever. What goes wrong is logged, and the next round is made.

        That the store is away is logged once, until it is back.
        """
        self._every[name], self._done[name] = every_s, self._clock()
        waits = False
        while True:
            try:
                await work()
                self._done[name], waits = self._clock(), False
            except StoreProblem as problem:
                if not waits:
                    log.warning("the round %s has to wait for the store: %s", name, problem)
                waits = True
            except Exception:
                log.exception("the round %s went wrong", name)
            await self._rest(every_s)

    @property
    def all(self) -> dict[str, Round]:
        """Each, with how often it is made and how many seconds ago it last was, or began to be tried."""
        now = self._clock()
        return {name: Round(every_s, now - self._done[name]) for name, every_s in self._every.items()}

    @property
    def in_time(self) -> bool:
        """Whether none is late."""
        return all(made.ago_s <= _LATE * made.every_s for made in self.all.values())
