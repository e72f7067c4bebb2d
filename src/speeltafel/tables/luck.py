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
    parts = (SCHEME, *contributions, table, str(seq), purpose)
    # Each part is sealed by its length, so that no two lists of parts are one text.
    text = b"".join(len(part.encode()).to_bytes(4, "big") + part.encode() for part in parts)
    return Keyed(blake2b(text, key=secret).digest())


def unforeseeable(fresh: Fresh) -> Numbers:
    """Numbers that follow from no secret of a table: for what is drawn in place of a secret choice (TB-61)."""
    return Keyed(fresh(SECRET_BYTES))


def from_seed(seed: str) -> Fresh:
    """Bytes that follow from ``seed``, for a server started for tests; not a secret to anybody."""
    numbers = Keyed(f"seed {seed}".encode())
    return lambda count: bytes(numbers.below(256) for _ in range(count))
