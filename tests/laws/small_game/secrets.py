"""What is secret in secret nim: the others' cards and the pile, until the last counter is taken (SN-02, SN-20)."""

from collections import Counter
from typing import Any

from msgspec.structs import replace

from speeltafel.core.dice import Dice
from speeltafel.core.seat import Viewer


def dealt_anew(state: Any, viewer: Viewer, dice: Dice) -> Any:
    """The same game with all hidden cards dealt anew."""
    if state.heap == 0:
        return state
    own = None if viewer is None else state.cards[viewer]
    hidden = iter(dice.shuffled([card for card in (*state.cards, *state.pile) if card != own]))
    cards = tuple(card if seat == viewer else next(hidden) for seat, card in enumerate(state.cards))
    return replace(state, cards=cards, pile=tuple(hidden))


def pieces(state: Any) -> tuple[int, Counter[int]]:
    """How many counters there are, and which cards."""
    return state.heap + sum(state.taken), Counter((*state.cards, *state.pile))
