"""What is secret in Nice 'n Easy, written from the rules and blind to views.py.

- NE-02: every blind pile, the own one too; how many cards lie in it is seen by all.
- NE-03: the common blind pile and its order.
- NE-12, NE-30: which card went under somebody's blind pile.

Open cards and the visible Lizzy are seen by all (NE-04, DL-10). What lies under the visible cards was seen by all when
it was laid, so it is no secret, though nobody is shown it again.
"""

from collections import Counter

from msgspec.structs import replace

from speeltafel.core.dice import Dice
from speeltafel.core.seat import Viewer
from speeltafel.games.nice_n_easy.model import State


def dealt_anew(state: State, viewer: Viewer, dice: Dice) -> State:
    """The same game with all cards shuffled that lie face down; they are the same for whoever looks."""
    cards = dice.shuffled([*state.pile, *(card for pile in state.blind for card in pile)])
    sizes = [len(state.pile), *(len(pile) for pile in state.blind)]
    starts = [sum(sizes[:at]) for at in range(len(sizes))]
    pile, *blind = [cards[start : start + size] for start, size in zip(starts, sizes, strict=True)]
    return replace(state, pile=pile, blind=tuple(blind))


def pieces(state: State) -> Counter[str]:
    """Every card, wherever it lies."""
    places = (*state.stacks, state.pile, *state.open, *state.blind)
    return Counter(card for place in places for card in place)
