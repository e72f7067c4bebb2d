"""A table's luck: 256 bits made with it, and for each entry a stream of its own that follows from them (TB-60)."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Literal, TypeAlias

from speeltafel.core.dice import SCHEME, Keyed, Numbers
from speeltafel.core.entry import TableId

Fresh: TypeAlias = Callable[[int], bytes]
"""So many random bytes: the system's own, or, in tests, a seed's."""
Purpose: TypeAlias = Literal["act", "first", "seats"]

SECRET_BYTES = 32


def stream(secret: bytes, table: TableId, seq: int, purpose: Purpose, contributions: tuple[str, ...] = ()) -> Numbers:
    """The numbers that entry ``seq`` meets: the same act at the same number meets the same luck, also after a crash."""
    return _Stream(secret, (SCHEME, *contributions, table, str(seq), purpose))


class _Stream:
    """Numbers that are made when the first is asked for: most acts ask for none."""

    def __init__(self, secret: bytes, parts: tuple[str, ...]) -> None:
        self._secret = secret
        self._parts = parts
        self._numbers: Numbers | None = None

    def below(self, limit: int) -> int:
        if self._numbers is None:
            # Each part is sealed by its length, so that no two lists of parts are one text.
            text = b"".join(len(part.encode()).to_bytes(4, "big") + part.encode() for part in self._parts)
            self._numbers = Keyed(blake2b(text, key=self._secret).digest())
        return self._numbers.below(limit)


def unforeseeable(fresh: Fresh) -> Numbers:
    """Numbers that follow from no secret of a table: for what is drawn in place of a secret choice (TB-61)."""
    return Keyed(fresh(SECRET_BYTES))


def from_seed(seed: str) -> Fresh:
    """Bytes that follow from ``seed``, for a server started for tests; not a secret to anybody."""
    numbers = Keyed(f"seed {seed}".encode())
    return lambda count: bytes(numbers.below(256) for _ in range(count))
