"""The Dizzy Dice (DL-20, DL-21): three dice, one a part, each with the six variations that are never gold."""

from typing import Final

from speeltafel.core.dice import Dice
from speeltafel.kit.lizzy.cards import COLOURS, GOLD, PARTS, PATTERNS, Card

FACES_OF_A_DIE: Final = tuple(
    colour + pattern for colour in COLOURS for pattern in PATTERNS if colour + pattern not in GOLD
)


def throw(dice: Dice) -> tuple[Card, Card, Card]:
    """One throw, read as a Lizzy: a head, a body and a tail."""
    head, body, tail = (part + FACES_OF_A_DIE[dice.throw(len(FACES_OF_A_DIE)) - 1] for part in PARTS)
    return head, body, tail
