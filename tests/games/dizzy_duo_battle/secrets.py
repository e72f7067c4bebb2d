"""What is secret in Dizzy Duo Battle, written from the rules and blind to views.py.

- DB-11, DB-23: the hands of others until they are shown in a battle, and the order of the blind pile.
- DB-23: a blind card that was taken, to all but its taker; a card from the open pile was seen by all.
- DB-31: the card that was laid face down to attack. DB-53: its taker has seen it, and all know that it is a head.
- DB-32, DB-52: the attacker's hand is open from the call, each defender's from its battle, all with `open_battles`.
- DB-35: the hand of a defender who was not fought stays hidden, also when the game is over.

That somebody took a certain card from the open pile, and so holds it, one may remember; the view does not say it.
"""

from collections import Counter

from msgspec.structs import replace

from speeltafel.core.dice import Dice
from speeltafel.core.seat import Viewer
from speeltafel.games.dizzy_duo_battle.model import State


def dealt_anew(state: State, viewer: Viewer, dice: Dice) -> State:
    """The same game with all cards dealt anew that ``viewer`` has no right to know."""
    shown = state.assault.hands if state.assault and state.assault.round == state.round else ((),) * len(state.hands)
    hidden = [seat for seat, hand in enumerate(state.hands) if hand and not shown[seat] and seat != viewer]
    taken_is_hidden = state.source == "blind" and viewer != state.turn
    knows_down = state.options.head_attack and viewer == state.turn
    down_is_hidden = state.down is not None and not knows_down
    pool = [card for seat in hidden for card in state.hands[seat]] + list(state.blind)
    pool += [
        card
        for card, hidden_too in ((state.taken, taken_is_hidden), (state.down, down_is_hidden))
        if hidden_too and card
    ]
    cards = list(dice.shuffled(pool))
    down = state.down
    if down_is_hidden:
        head_only = state.options.head_attack
        down = cards.pop(next(at for at, card in enumerate(cards) if not head_only or card[0] == "h"))
    taken = cards.pop() if taken_is_hidden else state.taken
    hands = list(state.hands)
    for seat in hidden:
        hands[seat] = tuple(sorted(cards.pop() for _ in state.hands[seat]))
    return replace(state, hands=tuple(hands), blind=tuple(cards), taken=taken, down=down)


def pieces(state: State) -> Counter[str]:
    """Every card that there is, wherever it lies."""
    lying = [*state.blind, *state.open, *(card for card in (state.taken, state.down) if card is not None)]
    return Counter([*lying, *(card for hand in state.hands for card in hand)])
