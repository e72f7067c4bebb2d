"""What a drawn position leaves open: the cards that it does not name lie in the piles of which it gives the size."""

from collections import Counter
from collections.abc import Sequence

from speeltafel.core.dice import Recorder, seeded
from speeltafel.kit.lizzy.cards import Card, Part, deck


class Rest:
    """The cards that a drawing has not named yet, in an order that is always the same."""

    def __init__(self, decks: int) -> None:
        self._cards = list(Recorder(seeded("drawn")).shuffled(deck(decks)))

    def take(self, cards: Sequence[Card]) -> None:
        """These are named, so they lie nowhere else; ``ValueError`` if there are not so many of one."""
        for card, count in Counter(cards).items():
            if self._cards.count(card) < count:
                raise ValueError(f"there are not so many of {card}")
        for card in cards:
            self._cards.remove(card)

    def any(self, count: int, part: Part | None = None) -> tuple[Card, ...]:
        """So many of the cards that are left, of one part or of any; ``ValueError`` if there are fewer."""
        cards = [card for card in self._cards if part is None or card[0] == part][:count]
        if len(cards) < count:
            raise ValueError(f"there are no {count} cards left")
        self.take(cards)
        return tuple(cards)

    def all(self) -> tuple[Card, ...]:
        """All that are left."""
        return self.any(len(self._cards))
