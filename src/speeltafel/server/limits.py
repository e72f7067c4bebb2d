"""How often and how much a stranger may ask, so that nobody's evening is spoilt by somebody's script."""

import re
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from litestar.connection import ASGIConnection
from msgspec import Struct

from speeltafel.core.entry import TableId
from speeltafel.tables.problems import NoSuchTable, TooOften

BODY_MOST: Final = 65_536
"""Bytes of one request or one message of a socket."""
WRONG_MOST: Final = 20
"""Malformed messages after which a socket is closed."""
HELLO_S: Final = 10.0
"""Within which a socket has to say who is looking."""
_BUCKETS_MOST: Final = 20_000


_TABLE_NAME: Final = re.compile("[0-9a-z]{1,40}")


def table_name(asked: str) -> TableId:
    """What may be the name of a table; ``NoSuchTable`` for what never was one, of which no store is asked."""
    if _TABLE_NAME.fullmatch(asked) is None:
        raise NoSuchTable
    return asked


class Rate(Struct, frozen=True):
    """So many at once, and then so many a second."""

    burst: int
    a_second: float


# A school or a family shares an address; a person is one browser.
RATES: Final[dict[str, Rate]] = {
    "persons": Rate(300, 0.5),  # an address
    "codes": Rate(10, 0.1),  # an address: nobody needs to guess
    "sockets": Rate(200, 10),  # an address
    "links": Rate(5, 0.05),
    "names": Rate(10, 0.2),
    "tables": Rate(20, 0.2),
    "looks": Rate(120, 20),
    "deeds": Rate(60, 20),
    "lines": Rate(12, 1),
}
"""What is counted, of one person unless it says an address."""


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client is not None else "?"


class Limits:
    """Counts for this process; ``now`` gives seconds. What was used long ago is forgotten first."""

    def __init__(self, now: Callable[[], float], *, watchful: bool = True) -> None:
        self._now = now
        self._watchful = watchful
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def count(self, what: str, who: str) -> None:
        """One more of ``what`` by ``who``; ``TooOften`` when that is too many."""
        if not self._watchful:
            return
        rate, now = RATES[what], self._now()
        left, at = self._left.pop((what, who), (float(rate.burst), now))
        left = min(rate.burst, left + (now - at) * rate.a_second)
        enough = left >= 1
        self._left[what, who] = (left - 1 if enough else left, now)
        if len(self._left) > _BUCKETS_MOST:
            self._left.popitem(last=False)
        if not enough:
            raise TooOften
