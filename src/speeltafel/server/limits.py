"""How often and how much a stranger may ask, so that nobody's evening is spoilt by somebody's script.

What is counted here is divided among the processes that serve one store; what is counted in the store (tables of a
person, entries, lines) holds for all of them anyway; pages at a table are counted where their sockets are (``hub``).
"""

import re
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final

from litestar.connection import ASGIConnection
from msgspec import Struct

from speeltafel.core.entry import TableId
from speeltafel.tables.problems import NoSuchTable, TooMany, TooOften

BODY_MOST: Final = 65_536
"""Bytes of one request or one message of a socket."""
WRONG_MOST: Final = 20
"""Malformed messages after which a socket is closed."""
SOCKETS_MOST: Final = 500
"""Sockets that one address may have open at once: a school has one address."""
HELLO_S: Final = 10.0
"""Within which a socket has to say who is looking."""
_BUCKETS_MOST: Final = 20_000
_HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that say whose it is."""


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
    "codes": Rate(10, 0.1),  # an address: nobody needs to guess those of links, nor the token for the numbers
    "sockets": Rate(200, 10),  # an address
    "anybody's": Rate(600, 50),  # an address: what everybody may read who comes by, as the rules
    "tokens": Rate(300, 10),  # an address: that are not known yet, to this process
    "links": Rate(5, 0.05),
    "names": Rate(10, 0.2),
    "tables": Rate(20, 0.2),
    "tables here": Rate(60, 0.2),  # an address: a school opens its tables, a script does not fill the lobby
    "looks": Rate(120, 20),
    "messages": Rate(600, 60),  # of any kind, on all sockets; more ends the one on which they come
    "deeds": Rate(60, 20),
    "lines": Rate(20, 1.5),  # a fifth of it, where there are five processes, is still talk
}
"""What is counted, of one person unless it says an address. None bursts in fewer than may serve one store."""


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from, as it counts."""
    return place(connection.client.host) if connection.client is not None else "?"


@lru_cache(maxsize=10_000)
def place(host: str) -> str:
    """What counts as one address: of IPv6 the network of a household, which may use a new address for every request."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return host
    return str(found.ipv4_mapped or IPv6Network((found, _HOUSEHOLD), strict=False))


class Limits:
    """Counts for this process its ``share``; ``now`` gives seconds. What was used long ago is forgotten first."""

    def __init__(self, now: Callable[[], float], *, watchful: bool = True) -> None:
        self._now = now
        self._watchful = watchful
        self._processes = 1
        self._sockets: Counter[str] = Counter()
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    @property
    def sockets_open(self) -> int:
        """Of all addresses together, now."""
        return self._sockets.total()

    def share(self, processes: int) -> None:
        """So many processes count, each for itself: each allows its share, so that together they allow no more."""
        self._processes = processes

    def count(self, what: str, who: str) -> None:
        """One more of ``what`` by ``who``; ``TooOften`` when that is too many."""
        if not self._watchful:
            return
        rate, now = RATES[what], self._now()
        burst = max(1.0, rate.burst / self._processes)
        left, at = self._left.pop((what, who), (burst, now))
        left = min(burst, left + (now - at) * rate.a_second / self._processes)
        enough = left >= 1
        self._left[what, who] = (left - 1 if enough else left, now)
        if len(self._left) > _BUCKETS_MOST:
            self._left.popitem(last=False)
        if not enough:
            raise TooOften

    @contextmanager
    def socket(self, who: str) -> Iterator[None]:
        """A socket of the address ``who`` is open within the block; ``TooOften``, or ``TooMany`` of them at once."""
        self.count("sockets", who)
        if self._watchful and self._sockets[who] >= max(1, SOCKETS_MOST // self._processes):
            raise TooMany
        self._sockets[who] += 1
        try:
            yield
        finally:
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]
