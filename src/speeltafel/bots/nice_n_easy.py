"""Players of Nice 'n Easy: one lays anything and seldom errs, one looks one card ahead, one plans its whole turn.

All open cards are seen by everybody, so a bot knows as much of the others' next turn as its own; what it cannot know is
what comes from the blind piles.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from speeltafel.bots import Bot
from speeltafel.core.dice import Dice
from speeltafel.games.nice_n_easy.model import Action, EndTurn, Lay, News, Offer, Options, Pile, View
from speeltafel.games.nice_n_easy.rules import expand
from speeltafel.kit.lizzy.cards import Card
from speeltafel.kit.lizzy.combinations import Lizzy, shown, valid, with_card

SLIPS: Final = 10
"""The random player names without looking, or stops, once in so many acts."""
OVERLOOKS: Final = 30
"""The beginner overlooks each card once in so many looks."""
LOOKAHEAD_CARDS: Final = 0.35  # what a card that the next player can lay is worth, where an own one is 1
TROUBLE: Final = 0.6  # a card given to the next player by a double: the others have nothing from it
GOLD_HELD_OUT: Final = 4.0  # the next player can finish in gold
NEXT_ALL_LAID: Final = 6.0  # the next player can lay all that is left to them
WIN: Final = 1000.0


class Random:
    """Lays any card that fits and names what it makes; now and then anything at all, so that games see mistakes."""

    def choose(self, view: View, offer: Offer, heard: Sequence[News], clock: float, dice: Dice) -> Action:
        if offer.naming and dice.throw(SLIPS) == 1:
            return dice.pick(expand(offer))
        return _naming(view, offer, dice.pick(_fitting(view.lizzy, offer.cards)))


class Beginner:
    """Takes a win that one card makes, likes a card after which another one fits, and overlooks a card at times."""

    def choose(self, view: View, offer: Offer, heard: Sequence[News], clock: float, dice: Dice) -> Action:
        fitting = _fitting(view.lizzy, offer.cards)
        for card in fitting:
            if shown(with_card(view.lizzy, card)).golden:
                return _naming(view, offer, card)
        seen = [card for card in fitting if dice.throw(OVERLOOKS) > 1]
        if seen:
            hand = view.players[view.turn].open
            more = [len(_fitting(with_card(view.lizzy, card), _without(hand, card))) for card in seen]
            best = [card for card, fit in zip(seen, more, strict=True) if fit == max(more)]
            return _naming(view, offer, dice.pick(best))
        # A card that was overlooked stays where it lies; without an end to choose, somebody helps.
        return EndTurn() if offer.may_end else _naming(view, offer, dice.pick(fitting))


class Good:
    """Plays the longest run of lays that there is, in the order that leaves least to the next player."""

    def choose(self, view: View, offer: Offer, heard: Sequence[News], clock: float, dice: Dice) -> Action:
        own, after = view.players[view.turn], view.players[(view.turn + 1) % len(view.players)]
        worths = [
            (_worth(run, view.options, own.blind, after.open, after.blind), run)
            for run in runs(view.lizzy, own.open, own.blind)
        ]
        best = max(worth for worth, _ in worths)
        return _naming(view, offer, dice.pick([run.cards[0] for worth, run in worths if worth == best]))


STRENGTHS: Final[dict[str, Bot]] = {"random": Random(), "beginner": Beginner(), "good": Good()}


class Run(NamedTuple):
    """Cards that can be laid in this order, and what lies there then."""

    cards: Pile
    lizzy: Lizzy
    left: Pile
    doubles: int
    wins: bool


def runs(lizzy: Lizzy, hand: Pile, blind: int) -> Iterator[Run]:
    """Every way to lay one card or more and then to be unable to lay another, or to have won."""
    return _runs(Run((), lizzy, hand, 0, wins=False), blind)


def _runs(run: Run, blind: int) -> Iterator[Run]:
    fitting = dict.fromkeys(card for card in run.left if valid(with_card(run.lizzy, card)))
    if run.cards and (run.wins or not fitting):
        yield run
        return
    for card in fitting:
        lizzy = with_card(run.lizzy, card)
        seen, left = shown(lizzy), _without(run.left, card)
        wins = seen.golden or not (left or blind)
        yield from _runs(Run((*run.cards, card), lizzy, left, run.doubles + seen.double, wins), blind)


def _worth(run: Run, options: Options, blind: int, after: Pile, after_blind: int) -> float:
    """Cards laid count most; then what the next player can do with what lies there."""
    if run.wins:
        return WIN
    worth = len(run.cards) + (TROUBLE * run.doubles if options.double_trouble else 0.0)
    theirs = list(runs(run.lizzy, after, after_blind))
    worth -= LOOKAHEAD_CARDS * max((len(their.cards) for their in theirs), default=0)
    if any(their.wins for their in theirs):
        worth -= GOLD_HELD_OUT if after_blind else NEXT_ALL_LAID
    return worth


def _naming(view: View, offer: Offer, card: Card) -> Lay:
    """``card`` with all that it makes named, where one names."""
    return Lay(card, tuple(shown(with_card(view.lizzy, card)).combinations) if offer.naming else ())


def _fitting(lizzy: Lizzy, cards: Pile) -> list[Card]:
    """Those of ``cards`` that can be laid; there is one, or the turn would have passed by itself (NE-13)."""
    return [card for card in cards if valid(with_card(lizzy, card))]


def _without(hand: Pile, card: Card) -> Pile:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
