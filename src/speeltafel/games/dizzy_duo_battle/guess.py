"""A full state that fits what a viewer of Dizzy Duo Battle sees and has heard, for bots that search."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from speeltafel.core.dice import Dice
from speeltafel.core.seat import Seat, Viewer
from speeltafel.games.dizzy_duo_battle.model import (
    HAND,
    Assault,
    Dealt,
    Laid,
    News,
    Reshuffled,
    SeenAssault,
    State,
    Took,
    View,
)
from speeltafel.games.dizzy_duo_battle.power import Cards, Duo, in_order
from speeltafel.kit.lizzy.cards import Card, deck


class Memory(Struct):
    """What is known of this round from what was heard: who has which cards, and what lies in the open pile."""

    held: dict[Seat, Counter[Card]]
    """Cards that a seat took in sight of all and has not laid."""
    open: list[Card]
    """The open pile's cards from the top down to where one remembers them, the top last."""
    taken: Card | None = None


def remembered(heard: Iterable[News], seats: int) -> Memory:
    """What somebody who has ``heard`` all that knows of the round that runs."""
    memory = Memory({seat: Counter() for seat in range(seats)}, [])
    for news in heard:
        match news:
            case Dealt(top=top):
                memory = Memory({seat: Counter() for seat in range(seats)}, [top])
            case Took(seat, pile, card):
                memory.taken = card
                if pile == "open":
                    memory.open = memory.open[:-1]
                if card is not None:
                    memory.held[seat][card] += 1
            case Laid(seat, card):
                memory.open.append(card)
                memory.held[seat] -= Counter([card])
            case Reshuffled():
                memory.open = memory.open[-1:]
            case _:
                pass
    return memory


def guess(view: View, heard: Sequence[News], viewer: Viewer, dice: Dice) -> State:
    """Unknown cards are drawn, each way that fits as likely as the other; the rest is what is seen and was heard."""
    memory = remembered(heard, len(view.seats))
    hands = _seen_hands(view, viewer)
    held = {seat: _held(view, memory, seat) for seat in _dealt_in(view) if seat not in hands}
    open_, taken, down = _open_pile(view, memory), view.taken, _down(view, memory, viewer)
    known = [*open_, *(card for card in (taken, down) if card is not None)]
    for cards in (*hands.values(), *held.values()):
        known.extend(cards)
    unknown = _Unknown(dice.shuffled(_left(view, known)))
    if view.down and down is None:
        down = unknown.head() if view.options.head_attack else unknown.draw(1)[0]
    if view.source is not None and taken is None:
        taken = unknown.draw(1)[0]
    for seat, cards in held.items():
        hands[seat] = in_order((*cards, *unknown.draw(HAND - len(cards))))
    return State(
        options=view.options,
        turn=view.turn,
        starter=view.starter,
        hands=tuple(hands.get(seat, ()) for seat in range(len(view.seats))),
        open=(*unknown.draw(view.open - len(open_)), *open_),
        blind=unknown.draw(view.blind),
        scores=tuple(seat.score for seat in view.seats),
        turns=tuple(seat.turns for seat in view.seats),
        round=view.round,
        taken=taken,
        source=view.source,
        down=down,
        assault=_assault(view.assault),
        asked=view.asked,
        returning=tuple(seat for seat, seen in enumerate(view.seats) if seen.back),
        used=tuple(seat for seat, seen in enumerate(view.seats) if seen.used),
        gone=tuple(seat.gone for seat in view.seats),
        idle=view.idle,
        end=view.end,
    )


class _Unknown:
    """Cards that could be anywhere, in the order in which they are drawn."""

    def __init__(self, cards: Cards) -> None:
        self._cards = list(cards)

    def draw(self, count: int) -> Cards:
        drawn, self._cards = tuple(self._cards[:count]), self._cards[count:]
        return drawn

    def head(self) -> Card:
        return self._cards.pop(next(at for at, card in enumerate(self._cards) if card[0] == "h"))


def _left(view: View, known: Iterable[Card]) -> Cards:
    """All cards but the known ones."""
    return tuple((Counter(deck(view.decks)) - Counter(known)).elements())


def _dealt_in(view: View) -> list[Seat]:
    """Who holds cards: all but those who went out in an earlier round."""
    return [seat for seat, seen in enumerate(view.seats) if seen.gone is None or seen.gone.round == view.round]


def _seen_hands(view: View, viewer: Viewer) -> dict[Seat, Cards]:
    """The hands that lie open and the own one."""
    hands: dict[Seat, Cards] = {}
    if view.assault is not None and view.assault.round == view.round:
        hands = {seat: _cards(duo) for seat, duo in enumerate(view.assault.duos) if duo is not None}
    if viewer is not None and view.own is not None:
        hands[viewer] = view.own.hand
    return hands


def _held(view: View, memory: Memory, seat: Seat) -> Cards:
    """What a hidden hand is known to hold; a card just taken is not among the six yet."""
    held = memory.held[seat]
    if seat == view.turn and view.taken is not None:
        held = held - Counter([view.taken])
    return tuple(held.elements())


def _open_pile(view: View, memory: Memory) -> Cards:
    """As far down as it is remembered; the card on top is always seen."""
    if memory.open and memory.open[-1] == view.top and len(memory.open) <= view.open:
        return tuple(memory.open)
    return () if view.top is None else (view.top,)


def _down(view: View, memory: Memory, viewer: Viewer) -> Card | None:
    """The card that lies face down: with ``head_attack`` the attacker took it and knows it (DB-53)."""
    if view.down and view.options.head_attack and view.assault is not None and view.assault.attacker == viewer:
        return memory.taken
    return None


def _assault(seen: SeenAssault | None) -> Assault | None:
    if seen is None:
        return None
    hands = tuple(() if duo is None else _cards(duo) for duo in seen.duos)
    return Assault(seen.round, seen.attacker, hands, seen.battles, seen.settled)


def _cards(duo: Duo) -> Cards:
    """The whole hand that a Duo was laid out of."""
    return in_order([*(card for lizzy in duo.lizzies for card in lizzy), *duo.rest])
