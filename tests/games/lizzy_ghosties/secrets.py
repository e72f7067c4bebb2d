"""What is secret in Lizzy Ghosties, written from the rules and blind to views.py.

- LG-04: all that lies below the top card of a pile, of the own piles too; so it is with the Burn Lizzy and with a
  borrowed body. A pile holds cards of one part, so what lies below a head is a head.
- LG-52: the cards of a Ghostie pile, to its owner too.
- LG-31: the side pile and its order.

Heights are public. Which card was laid where one could remember; the view does not say it.
"""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from speeltafel.core.dice import Dice
from speeltafel.core.seat import Viewer
from speeltafel.games.lizzy_ghosties.model import Body, State


def dealt_anew(state: State, viewer: Viewer, dice: Dice) -> State:
    """The same game with all cards dealt anew that lie hidden; they are the same for whoever looks."""
    bodies = [body for body in (*state.lizzies, state.burn, state.borrowed) if body is not None]
    closed = (*state.ghosts, state.side)
    hidden = [card for body in bodies for pile in body for card in pile[:-1]]
    hidden += [card for pile in closed for card in pile]
    cards = list(dice.shuffled(hidden))

    def below(part: str, pile: Sequence[str]) -> tuple[str, ...]:
        drawn = [card for card in cards if card[0] == part][: len(pile) - 1]
        for card in drawn:
            cards.remove(card)
        return (*drawn, *pile[-1:])

    def anew(body: Body) -> Body:
        heads, bodies, tails = (below(part, pile) if pile else () for part, pile in zip("hbt", body, strict=True))
        return heads, bodies, tails

    lizzies = tuple(None if body is None else anew(body) for body in state.lizzies)
    burn, borrowed = anew(state.burn), anew(state.borrowed)
    ghosts = []
    for pile in closed:
        ghosts.append(tuple(cards[: len(pile)]))
        del cards[: len(pile)]
    *piles, side = ghosts
    return replace(state, lizzies=lizzies, burn=burn, borrowed=borrowed, ghosts=tuple(piles), side=side)


def pieces(state: State) -> Counter[str]:
    """Every card, wherever it lies."""
    bodies = [body for body in (*state.lizzies, state.burn, state.borrowed) if body is not None]
    counted = Counter(card for body in bodies for pile in body for card in pile)
    counted.update(card for pile in (*state.ghosts, state.side) for card in pile)
    for body in bodies:
        assert body == state.borrowed or body == state.burn or sum(1 for pile in body if pile) > 1, (
            "a Lizzy of one part"
        )
    return counted
