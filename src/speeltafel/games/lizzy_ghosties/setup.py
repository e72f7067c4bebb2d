"""How Lizzy Ghosties begins: how many cards are dealt, whether they can be, and the table before the first turn."""

from typing import Final

from speeltafel.core.dice import Dice
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties.model import FEWEST, MOST, Body, Options, Passing, Pile, State
from speeltafel.kit.lizzy.cards import PARTS, deck

OF_A_PART: Final = 18  # LG-03: cards of each part in a deck
_THREE_OF_ONE_DECK: Final = 5  # LG-03: players who are dealt three a part from one deck
_TWO_DECKS: Final = 7  # LG-03: from so many players on


def cards_for(options: Options, seats: int) -> int:
    """How many cards of each part a player gets (LG-03)."""
    if options.cards_a_part != "by_players":
        return int(options.cards_a_part)
    return 2 if _THREE_OF_ONE_DECK < seats < _TWO_DECKS else 3


def decks_for(options: Options, seats: int) -> int:
    """How many decks are mixed (LG-03)."""
    if options.decks != "by_players":
        return int(options.decks)
    return 2 if seats >= _TWO_DECKS else 1


def side_pile_for(options: Options, seats: int) -> int:
    """How many cards the side pile keeps (LG-03)."""
    left = decks_for(options, seats) * OF_A_PART - seats * cards_for(options, seats) - 1
    return len(PARTS) * left


def check(options: Options, seats: int) -> Refusal | None:
    """Cards that are not there, and an empty side pile, are refused with what would fit (LG-03)."""
    if not FEWEST <= seats <= MOST:
        return Refusal("LG-03", "so-many-cannot-play", {"players": seats, "fewest": FEWEST, "most": MOST})
    if side_pile_for(options, seats) > 0:
        return None
    decks, cards = decks_for(options, seats), cards_for(options, seats)
    fit = (decks * OF_A_PART - 2) // seats  # one card of each part for the Burn Lizzy, and one at least is left over
    return Refusal("LG-03", "too-many-cards", {"players": seats, "cards": cards, "fit": fit})


def dealt(options: Options, seats: int, first: Seat, dice: Dice) -> State:
    """All Lizzies, the Burn Lizzy and the side pile (LG-01, LG-02); ``first`` begins with the next player (LG-05)."""
    each = cards_for(options, seats)
    whole = dice.shuffled(deck(decks_for(options, seats)))
    heads, bodies, tails = (tuple([card for card in whole if card[0] == part]) for part in PARTS)
    used = seats * each
    rest = heads[used + 1 :] + bodies[used + 1 :] + tails[used + 1 :]
    return State(
        options=options,
        turn=Passing(first, (first + 1) % seats),
        lizzies=tuple([_body(heads, bodies, tails, seat * each, each) for seat in range(seats)]),
        ghosts=((),) * seats,
        burn=_body(heads, bodies, tails, used, 1),
        side=dice.shuffled(rest),
    )


def _body(heads: Pile, bodies: Pile, tails: Pile, start: int, each: int) -> Body:
    end = start + each
    return heads[start:end], bodies[start:end], tails[start:end]
