"""What a Lizzy shows: combinations, doubles, golden (DL-10 to DL-14).

Every Lizzy of three cards stands in one table, so that a rule's question is one look-up.
"""

from collections.abc import Collection
from enum import StrEnum
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from speeltafel.kit.lizzy.cards import CARDS_OF, FACES, PARTS, Card

Lizzy: TypeAlias = tuple[Card | None, Card | None, Card | None]
"""The visible head, body and tail; None where there is no card."""


class Combination(StrEnum):
    """The four ways to be valid (DL-11), by the names that players call."""

    COLOURS_SAME = "colours_same"
    COLOURS_DIFFERENT = "colours_different"
    PATTERNS_SAME = "patterns_same"
    PATTERNS_DIFFERENT = "patterns_different"


SHORT: Final[dict[str, str]] = {
    Combination.COLOURS_SAME: "cs",
    Combination.COLOURS_DIFFERENT: "cd",
    Combination.PATTERNS_SAME: "ps",
    Combination.PATTERNS_DIFFERENT: "pd",
}
"""How the four are typed."""


def said(combinations: Collection[str]) -> str:
    """Some of the four as one word, whatever their order: ``cs-pd``; ``none`` for none of them."""
    return "-".join(short for combination, short in SHORT.items() if combination in combinations) or "none"


class Shown(NamedTuple):
    """What a Lizzy shows."""

    colours: Combination | None
    patterns: Combination | None
    golden: bool
    """Three gold cards (DL-14); that alone does not make it valid."""

    @property
    def combinations(self) -> tuple[Combination, ...]:
        return tuple(combination for combination in (self.colours, self.patterns) if combination is not None)

    @property
    def valid(self) -> bool:
        """At least one combination (DL-11)."""
        return self.colours is not None or self.patterns is not None

    @property
    def double(self) -> bool:
        """Valid on colours and on patterns at once (DL-13)."""
        return self.colours is not None and self.patterns is not None


NOTHING: Final = Shown(None, None, golden=False)
"""A Lizzy that misses a part shows nothing (DL-12)."""


def shown(lizzy: Lizzy) -> Shown:
    """What ``lizzy`` shows."""
    return _SHOWN.get(lizzy, NOTHING)


def valid(lizzy: Lizzy) -> bool:
    """Whether it shows at least one combination."""
    return lizzy in _VALID


def with_card(lizzy: Lizzy, card: Card) -> Lizzy:
    """The Lizzy that is seen once ``card`` lies on the stack of its own part."""
    head, body, tail = lizzy
    match card[0]:
        case "h":
            return card, body, tail
        case "b":
            return head, card, tail
        case _:
            return head, body, card


def _look(cards: tuple[Card, ...]) -> Shown:
    faces = [FACES[card] for card in cards]
    return Shown(
        _among({face.colour for face in faces}, Combination.COLOURS_SAME, Combination.COLOURS_DIFFERENT),
        _among({face.pattern for face in faces}, Combination.PATTERNS_SAME, Combination.PATTERNS_DIFFERENT),
        golden=all(face.gold for face in faces),
    )


def _among(kinds: set[str], same: Combination, different: Combination) -> Combination | None:
    return {1: same, len(PARTS): different}.get(len(kinds))


_SHOWN: Final[dict[Lizzy, Shown]] = {
    (head, body, tail): _look((head, body, tail)) for head, body, tail in product(*(CARDS_OF[part] for part in PARTS))
}
_VALID: Final = frozenset(lizzy for lizzy, what in _SHOWN.items() if what.valid)
