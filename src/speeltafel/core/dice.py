"""Luck: asked for by the rules, answered by a table's stream, and written down.

Rules see only ``Dice``. A ``Recorder`` answers from a stream of numbers and keeps each question with its answer; a
``Recorded`` answers from such a record and fails loudly when the rules ask something else than they did then.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Literal, Protocol, TypeVar

from msgspec import Struct

T = TypeVar("T")

SCHEME = "speeltafel-luck-1"
"""The name of the one way in which a stream's key becomes numbers; it stands in the entry that starts a game."""


class Answer(Struct, frozen=True, array_like=True):
    """One question to the dice and what they said, as indices into what was asked about."""

    asked: Literal["shuffled", "pick", "throw"]
    of: int
    said: tuple[int, ...]


class Dice(Protocol):
    """All that a game may ask of luck."""

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """All of ``items`` in an order that nobody chose."""

    def pick(self, items: Sequence[T]) -> T:
        """One of ``items``, which must not be empty, each as likely as the other."""

    def throw(self, sides: int) -> int:
        """A number from 1 to ``sides``."""


class Numbers(Protocol):
    """A stream of fair numbers."""

    def below(self, limit: int) -> int:
        """The next number from 0 up to, but not including, ``limit``."""


class Keyed:
    """The stream that follows from a key: the same key gives the same numbers on every machine, for ever (TB-60)."""

    def __init__(self, key: bytes) -> None:
        self._key = blake2b(key, digest_size=32, person=b"speeltafel-luck1").digest()
        self._block = b""
        self._drawn = 0

    def below(self, limit: int) -> int:
        # Numbers that would favour the small ones are thrown away: a plain remainder is not fair.
        whole = (1 << 64) - (1 << 64) % limit
        while (number := self._next()) >= whole:
            pass
        return number % limit

    def _next(self) -> int:
        within = self._drawn % 8
        if within == 0:
            counter = (self._drawn // 8).to_bytes(8, "big")
            self._block = blake2b(counter, key=self._key, digest_size=64).digest()
        self._drawn += 1
        return int.from_bytes(self._block[8 * within : 8 * within + 8], "big")


def seeded(seed: int | str) -> Keyed:
    """A stream for tests, bots and the arena: not secret, the same for the same ``seed``."""
    return Keyed(f"seed {seed}".encode())


class Recorder:
    """Dice that answer from ``numbers`` and remember what they said, in order."""

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers
        self._said: list[Answer] = []

    @property
    def said(self) -> tuple[Answer, ...]:
        return tuple(self._said)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        order = list(range(len(items)))
        for last in range(len(order) - 1, 0, -1):
            other = self._numbers.below(last + 1)
            order[last], order[other] = order[other], order[last]
        self._said.append(Answer("shuffled", len(items), tuple(order)))
        return tuple(items[index] for index in order)

    def pick(self, items: Sequence[T]) -> T:
        index = self._numbers.below(len(items))
        self._said.append(Answer("pick", len(items), (index,)))
        return items[index]

    def throw(self, sides: int) -> int:
        face = self._numbers.below(sides)
        self._said.append(Answer("throw", sides, (face,)))
        return face + 1


class OtherQuestion(Exception):
    """The rules asked the dice something else than the record holds: the log does not replay with this code."""


class Recorded:
    """Dice that repeat a record; ``finish`` says whether all of it was asked for."""

    def __init__(self, said: Sequence[Answer]) -> None:
        self._said = list(said)
        self._next = 0

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(items[index] for index in self._answer("shuffled", len(items)))

    def pick(self, items: Sequence[T]) -> T:
        return items[self._answer("pick", len(items))[0]]

    def throw(self, sides: int) -> int:
        return self._answer("throw", sides)[0] + 1

    def finish(self) -> None:
        """Raise ``OtherQuestion`` when answers are left over."""
        if self._next < len(self._said):
            raise OtherQuestion(f"{len(self._said) - self._next} recorded answers were not asked for")

    def _answer(self, asked: str, of: int) -> tuple[int, ...]:
        if self._next == len(self._said):
            raise OtherQuestion(f"asked {asked} of {of}; the record has ended")
        answer = self._said[self._next]
        if (answer.asked, answer.of) != (asked, of):
            raise OtherQuestion(f"asked {asked} of {of}; the record holds {answer.asked} of {answer.of}")
        self._next += 1
        return answer.said
