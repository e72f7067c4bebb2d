"""A full state that fits what a viewer of Nice 'n Easy sees and has heard, for bots that search."""

from collections import Counter
from collections.abc import Iterator, Sequence

from speeltafel.core.dice import Dice
from speeltafel.core.seat import Viewer
from speeltafel.games.nice_n_easy.model import Laid, News, Pile, Reshuffled, State, Troubled, Turned, View
from speeltafel.games.nice_n_easy.rules import decks_for
from speeltafel.kit.lizzy.cards import PARTS, Card, deck, part_of


def guess(view: View, heard: Sequence[News], viewer: Viewer, dice: Dice) -> State:
    """What lies open is seen, what lies under the Dizzy Lizzy was heard; every other card is anywhere.

    Which cards came under somebody's blind pile could be remembered too (NE-21, NE-30); that is not made use of.
    """
    under = tuple(_under(view, heard, part) for part in range(len(PARTS)))
    hidden = _hidden(view, under, dice)
    heads, bodies, tails = (
        (*(card or next(hidden) for card in below), top) for below, top in zip(under, _tops(view), strict=True)
    )
    return State(
        options=view.options,
        turn=view.turn,
        stacks=(heads, bodies, tails),
        pile=_taken(hidden, view.pile),
        open=tuple(player.open for player in view.players),
        blind=tuple(_taken(hidden, player.blind) for player in view.players),
        laid=view.laid,
        idle=view.idle,
        turns=view.turns,
        reopened=view.reopened,
        passed_at_start=view.passed_at_start,
        end=view.end,
    )


def _under(view: View, heard: Sequence[News], part: int) -> tuple[Card | None, ...]:
    """The cards under the visible one of a stack, bottom first; ``None`` for one that nobody heard of."""
    stack: list[Card | None] = [None]
    for news in heard:
        match news:
            case Laid(card=card) | Turned(card=card) if part_of(card) == part:
                stack.append(card)
            case Reshuffled():
                del stack[:-1]
            case Troubled(part=where) if where == PARTS[part]:
                del stack[0]
    count = view.stacks[part] - 1
    below = stack[:-1][-count:] if count else []
    return (*[None] * (count - len(below)), *below)


def _hidden(view: View, under: Sequence[Sequence[Card | None]], dice: Dice) -> Iterator[Card]:
    """All cards whose place is not known, in an order that is drawn."""
    cards = Counter(deck(decks_for(view.options, len(view.players))))
    cards.subtract(_tops(view))
    cards.subtract(card for player in view.players for card in player.open)
    cards.subtract(card for below in under for card in below if card is not None)
    return iter(dice.shuffled(tuple(cards.elements())))


def _tops(view: View) -> tuple[Card, ...]:
    return tuple(card for card in view.lizzy if card is not None)


def _taken(cards: Iterator[Card], count: int) -> Pile:
    return tuple(next(cards) for _ in range(count))
