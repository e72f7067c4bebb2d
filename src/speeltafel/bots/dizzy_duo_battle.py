"""Players of Dizzy Duo Battle: a beginner who strikes as soon as it can, and a good one who weighs draws and moments.

Both know only what their seat sees and has heard. The good one counts the cards that nobody has shown, expects of a
blind card what those would give, and measures others by what players with as many turns mostly hold.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from speeltafel.bots import Bot
from speeltafel.core.dice import Dice, Recorder, seeded
from speeltafel.core.game import Listed
from speeltafel.games.dizzy_duo_battle.guess import remembered
from speeltafel.games.dizzy_duo_battle.model import (
    HAND,
    Action,
    Attack,
    ComeBack,
    Fight,
    Lay,
    News,
    Own,
    Take,
    View,
)
from speeltafel.games.dizzy_duo_battle.power import Cards, in_order, strength
from speeltafel.kit.lizzy.cards import Card, deck

PROMISE: Final = 0.6  # what the next draw is expected to add, beside what a hand is worth now
TWO: Final = 0.4  # of a power, for being able to attack
STUDIED: Final = 200  # hands that are played to know what others hold
LONGEST_STUDY: Final = 14  # turns after which a hand hardly gets better
PATIENCE: Final = 0.8  # how likely a defender lets one turn go by without attacking first
REMEMBERED: Final = 1 << 14


class Beginner:
    """The ``beginner``: takes the open card when it helps, keeps what is strongest now, and attacks when it may."""

    def choose(self, view: View, offer: Listed[Action], heard: Sequence[News], clock: float, dice: Dice) -> Action:
        if Attack() in offer.acts:
            return Attack()
        if _is_about(offer, Take):
            own = _own(view)
            helps = view.top is not None and _best_after(own.hand, view.top)[0] > own.duo.power
            return Take("open" if helps else "blind")
        if _is_about(offer, Lay):
            _, laid = _best_after(_own(view).hand, _taken(view))
            return dice.pick(laid)
        if ComeBack() in offer.acts:
            return ComeBack()
        return dice.pick(offer.acts)


class Good:
    """The ``good`` one."""

    def choose(self, view: View, offer: Listed[Action], heard: Sequence[News], clock: float, dice: Dice) -> Action:
        if ComeBack() in offer.acts:
            return ComeBack()
        if _is_about(offer, Fight):
            return max(offer.acts, key=lambda act: _order(view, act))
        table = Table.of(view, heard)
        if Attack() in offer.acts and _strikes(table):
            return Attack()
        if _is_about(offer, Take):
            return _drawn(table)
        return max((act for act in offer.acts if isinstance(act, Lay)), key=lambda act: table.worth_laying(act.card))


STRENGTHS: Final[dict[str, Bot]] = {"beginner": Beginner(), "good": Good()}


class Table(NamedTuple):
    """What the seat that is to act can work with."""

    view: View
    own: Own
    unseen: tuple[tuple[Card, int], ...]
    """Each card that may be drawn, with how many of it there are."""

    @classmethod
    def of(cls, view: View, heard: Sequence[News]) -> "Table":
        memory = remembered(heard, len(view.seats))
        known = Counter(_own(view).hand) + Counter(memory.open)
        for seat, held in memory.held.items():
            if seat != view.turn:
                known += held
        if view.taken is not None:
            known[view.taken] += 1
        if view.top is not None and not memory.open:
            known[view.top] += 1
        return cls(view, _own(view), tuple((Counter(deck(view.decks)) - known).items()))

    def promise(self, hand: Cards) -> float:
        """What a hand is worth: its power, and what one more card is expected to make of it."""
        now = strength(hand)
        ahead = sum(count * _best_after(hand, card)[0] for card, count in self.unseen)
        left = sum(count for _, count in self.unseen)
        return (1 - PROMISE) * now.duo.power + PROMISE * ahead / left + TWO * now.two_lizzies

    def worth_laying(self, card: Card) -> float:
        """What is left in the hand when this one of the seven is laid."""
        return self.promise(_without((*self.own.hand, _taken(self.view)), card))


def _drawn(table: Table) -> Take:
    """The pile of which more is expected: of the open one it is known, of the blind one it is weighed."""
    top = table.view.top
    if top is None:
        return Take("blind")
    hand = table.own.hand
    known = max(table.promise(_without((*hand, top), card)) for card in dict.fromkeys((*hand, top)))
    left = sum(count for _, count in table.unseen)
    expected = sum(count * table.promise(_kept(hand, card)) for card, count in table.unseen) / left
    return Take("open" if known > expected else "blind")


def _kept(hand: Cards, card: Card) -> Cards:
    """The hand of six that is strongest with ``card`` taken."""
    _, laid = _best_after(hand, card)
    return _without((*hand, card), laid[0].card)


def _strikes(table: Table) -> bool:
    """Whether an attack now promises something, and more than a turn later, when all have come further."""
    seats = table.view.seats
    defenders = [seat for seat, seen in enumerate(seats) if seen.playing and seat != table.view.turn]
    turns = [seats[seat].turns for seat in defenders]
    now = _expected(table.own.duo.power, turns)
    if now <= 0:
        return False
    ahead = [(_best_after(table.own.hand, card)[0], count) for card, count in table.unseen]
    later = [turn + 1 for turn in turns]
    left = sum(count for _, count in ahead)
    patience = PATIENCE ** len(defenders)
    return now >= patience * sum(count * _expected(power, later) for power, count in ahead) / left


def _expected(power: int, turns: Sequence[int]) -> float:
    """What an attack with ``power`` brings on those who have had so many turns: own lives, and a share of theirs."""
    return sum(_battle(power, min(turn, LONGEST_STUDY), len(turns)) for turn in turns)


@cache
def _battle(power: int, turns: int, defenders: int) -> float:
    """DB-33, against each of the hands that were studied."""
    powers = _studied()[turns]
    ahead = sum(other + power / defenders for other in powers if other < power)
    behind = sum(other + power / defenders for other in powers if other > power)
    return (ahead - behind) / len(powers)


@cache
def _studied() -> tuple[tuple[int, ...], ...]:
    """For each number of turns the powers that players hold who do as the beginner does, in many deals.

    Not secret and always the same: it is how these bots know the game, as a person does who has played it before.
    """
    dice = Recorder(seeded("studied"))
    cards = [dice.shuffled(deck()) for _ in range(STUDIED)]
    played = [_alone(shuffled) for shuffled in cards]
    return tuple(zip(*played, strict=True))


def _alone(cards: Cards) -> list[int]:
    """The power of a hand turn after turn, when each time an open and a blind card can be had."""
    hand, others = in_order(cards[:HAND]), iter(cards[HAND:])
    powers = [strength(hand).duo.power]
    for _ in range(LONGEST_STUDY):
        opened, blind = next(others), next(others)
        card = opened if _best_after(hand, opened)[0] > powers[-1] else blind
        hand = _kept(hand, card)
        powers.append(strength(hand).duo.power)
    return powers


def _order(view: View, act: Action) -> tuple[bool, int, int]:
    """First who is known to be weaker, the strongest of those for the lives; then who has the fewest lives."""
    assert isinstance(act, Fight)
    assert view.assault is not None
    duo = view.assault.duos[act.defender]
    power = _own(view).duo.power
    lives = view.seats[act.defender].score
    if duo is None:
        return True, 0, -lives
    return duo.power <= power, duo.power if duo.power <= power else -duo.power, -lives


@lru_cache(maxsize=REMEMBERED)
def _best_after(hand: Cards, card: Card) -> tuple[int, tuple[Lay, ...]]:
    """The highest power that a hand can have after taking ``card``, and what one may lay for it.

    Of equals those after which an attack is possible.
    """
    seven = (*hand, card)
    found = [(strength(_without(seven, laid)), laid) for laid in dict.fromkeys(seven)]
    best = max((made.duo.power, made.two_lizzies) for made, _ in found)
    return best[0], tuple(Lay(laid) for made, laid in found if (made.duo.power, made.two_lizzies) == best)


def _without(seven: Cards, card: Card) -> Cards:
    at = seven.index(card)
    return in_order(seven[:at] + seven[at + 1 :])


def _is_about(offer: Listed[Action], kind: type) -> bool:
    return any(isinstance(act, kind) for act in offer.acts)


def _own(view: View) -> Own:
    assert view.own is not None
    return view.own


def _taken(view: View) -> Card:
    assert view.taken is not None
    return view.taken
