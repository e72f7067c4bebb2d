"""The 54 cards (DL-01 to DL-04): which there are, and what is written in their names.

A card is named by part, colour and pattern, ``hro`` for the head, red, dots; a gold card by a star behind it, ``hro*``.
Copies that are alike have one name (DL-03).
"""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

Part: TypeAlias = Literal["h", "b", "t"]
Colour: TypeAlias = Literal["r", "b", "p"]
Pattern: TypeAlias = Literal["o", "s", "d"]
Card: TypeAlias = Annotated[str, Meta(pattern=r"^([hbt])(r[osd]|b[osd]|p[osd]|ro\*|bs\*|pd\*)$")]

PARTS: Final[tuple[Part, ...]] = ("h", "b", "t")  # head, body, tail
COLOURS: Final[tuple[Colour, ...]] = ("r", "b", "p")  # red, blue, purple
PATTERNS: Final[tuple[Pattern, ...]] = ("o", "s", "d")  # dots, stripes, diamonds
COPIES: Final = 2
GOLD: Final = frozenset({"ro", "bs", "pd"})
"""DL-02: the variations of which one of the two copies is gold, in each part."""


class Face(NamedTuple):
    """What a card shows."""

    part: Part
    colour: Colour
    pattern: Pattern
    gold: bool


def _faces() -> dict[Card, Face]:
    faces: dict[Card, Face] = {}
    for part in PARTS:
        for colour in COLOURS:
            for pattern in PATTERNS:
                faces[part + colour + pattern] = Face(part, colour, pattern, gold=False)
                if colour + pattern in GOLD:
                    faces[part + colour + pattern + "*"] = Face(part, colour, pattern, gold=True)
    return faces


FACES: Final = _faces()
"""Every card that there is, by name: nine variations and three gold cards a part."""
CARDS: Final[tuple[Card, ...]] = tuple(FACES)
CARDS_OF: Final[dict[Part, tuple[Card, ...]]] = {
    part: tuple(card for card in CARDS if card[0] == part) for part in PARTS
}


def part_of(card: Card) -> int:
    """0 for a head, 1 for a body, 2 for a tail: the place of a card in a Lizzy."""
    return _PLACES[card[0]]


def spoken(card: Card) -> str:
    """The card as the words know it, who cannot write a star: ``hro``, and ``hro-gold`` for the gold one."""
    return card[:-1] + "-gold" if card[-1] == "*" else card


def deck(decks: int = 1) -> tuple[Card, ...]:
    """All cards of so many decks, unshuffled (DL-01, DL-04)."""
    return tuple(card for card in CARDS for _ in range(_copies(card) * decks))


_PLACES: Final[dict[str, int]] = {part: place for place, part in enumerate(PARTS)}


def _copies(card: Card) -> int:
    face = FACES[card]
    return 1 if face.colour + face.pattern in GOLD else COPIES
