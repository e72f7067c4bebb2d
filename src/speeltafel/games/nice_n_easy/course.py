"""What comes of an act in Nice 'n Easy, and all that the table then does by itself.

A ``Course`` is the table while one act is worked out: it starts from a state, and gives the next. Laying is judged
here, for whoever names what is not there has made a mistake and broken no rule (NE-12).
"""

from typing import Literal

from speeltafel.core.dice import Dice
from speeltafel.core.seat import Seat
from speeltafel.games.nice_n_easy.model import (
    OPEN,
    ROUNDS,
    Claims,
    End,
    Laid,
    Mistaken,
    News,
    Opened,
    Penalised,
    Reopened,
    Reshuffled,
    Stacks,
    State,
    Troubled,
    Turned,
    TurnOver,
)
from speeltafel.kit.lizzy.cards import PARTS, Card, part_of, spoken
from speeltafel.kit.lizzy.combinations import Shown, said, shown, valid, with_card


def fits(stacks: Stacks, card: Card) -> bool:
    """Whether the Dizzy Lizzy shows a combination once ``card`` lies on it (NE-10)."""
    heads, bodies, tails = stacks
    return valid(with_card((heads[-1], bodies[-1], tails[-1]), card))


class Course:
    """The table while an act is worked out; ``news`` is what happened so far, in order."""

    def __init__(self, state: State, dice: Dice) -> None:
        self.news: list[News] = []
        self._dice = dice
        self._options = state.options
        self._seats = len(state.open)
        self._turn = state.turn
        self._stacks = state.stacks
        self._pile = state.pile
        self._open = list(state.open)
        self._blind = list(state.blind)
        self._laid = state.laid
        self._idle = state.idle
        self._turns = state.turns
        self._reopened = state.reopened
        self._passed_at_start = state.passed_at_start
        self._end = state.end

    def state(self) -> State:
        """The table as it stands now."""
        return State(
            options=self._options,
            turn=self._turn,
            stacks=self._stacks,
            pile=self._pile,
            open=tuple(self._open),
            blind=tuple(self._blind),
            laid=self._laid,
            idle=self._idle,
            turns=self._turns,
            reopened=self._reopened,
            passed_at_start=self._passed_at_start,
            end=self._end,
        )

    def lay(self, card: Card, claims: Claims) -> None:
        """Whose turn it is lays ``card`` and names ``claims``; the naming is judged first (NE-11).

        Where the card makes nothing, nothing named is there; where nobody names, only a card that fits is legal.
        """
        seat = self._turn
        seen = self._with(card)
        if any(claim not in seen.combinations for claim in claims):
            self._mistake(card, claims, seen)
            return
        hand = self._open[seat]
        at = hand.index(card)
        self._open[seat] = hand[:at] + hand[at + 1 :]
        self._laid += 1
        self._reopened = False
        self._put(card)
        named, shows = said(claims), said(seen.combinations)
        self.news.append(Laid(seat, card, spoken(card), named, shows, seen.golden))
        if not self._open[seat] and not self._blind[seat]:
            self._end = End("all-laid", "NE-40", (seat,))
        else:
            self._settle(seat, card, seen)

    def go_on(self) -> None:
        """NE-13: end the turns of those who cannot lay, until somebody can or the game is over."""
        while self._end is None:
            hand = self._open[self._turn]
            if any(fits(self._stacks, card) for card in hand):
                return
            self.end_turn("stuck" if hand else "none_left")

    def end_turn(self, why: Literal["mistake", "will", "stuck", "none_left"]) -> None:
        """The turn is over, and the next player is to play."""
        seat = self._turn
        self.news.append(TurnOver(seat, why))
        self._open_cards(seat)
        self._idle = 0 if self._laid else self._idle + 1
        self._laid = 0
        self._turns += 1
        if self._idle == self._seats:
            self._idle = 0
            self._turn_one_over(seat)
        if self._end is None and self._turns == ROUNDS * self._seats:
            self._end = End("hundred-rounds", "NE-22", self._fewest())
        self._turn = (seat + 1) % self._seats

    def _mistake(self, card: Card, claims: Claims, seen: Shown) -> None:
        """NE-12: the card stays open, a penalty card goes under the own pile, and the turn is over."""
        seat = self._turn
        self.news.append(Mistaken(seat, card, spoken(card), said(claims), said(seen.combinations)))
        penalty = self._drawn()
        if penalty is not None:
            self._blind[seat] += (penalty,)
        self.news.append(Penalised(seat, 0 if penalty is None else 1))
        self.end_turn("mistake")

    def _open_cards(self, seat: Seat) -> None:
        """NE-14: up to three open cards again, as far as the own blind pile goes."""
        wanted = OPEN - len(self._open[seat])
        cards, self._blind[seat] = self._blind[seat][:wanted], self._blind[seat][wanted:]
        if cards:
            self._open[seat] += cards
            self.news.append(Opened(seat, cards, len(cards)))

    def _turn_one_over(self, seat: Seat) -> None:
        """NE-20: nobody laid for a whole round, so ``seat`` lays a card of the common blind pile, valid or not."""
        card = self._drawn()
        if card is None:
            self._open_anew()
            return
        seen = self._with(card)
        self._put(card)
        self.news.append(Turned(seat, card, spoken(card), said(seen.combinations), seen.golden))
        self._settle(seat, card, seen)

    def _open_anew(self) -> None:
        """NE-21: no card to turn; everybody opens other cards, and where that has not helped the game ends."""
        if self._reopened:
            self._end = End("nobody-can-lay", "NE-21", self._fewest())
            return
        self._reopened = True
        self.news.append(Reopened())
        for seat in range(self._seats):
            self._blind[seat] += self._open[seat]
            self._open[seat] = ()
            self._open_cards(seat)

    def _settle(self, seat: Seat, card: Card, seen: Shown) -> None:
        """What follows once ``card`` lies: the golden finish (NE-41), or trouble for the next player (NE-30)."""
        if seen.golden:
            self._end = End("golden", "NE-41", (seat,))
        elif seen.double and self._options.double_trouble:
            part, after = part_of(card), (seat + 1) % self._seats
            bottom, *rest = self._stacks[part]
            self._stacks = _replaced(self._stacks, part, tuple(rest))
            self._blind[after] += (bottom,)
            self.news.append(Troubled(after, seat, PARTS[part]))

    def _drawn(self) -> Card | None:
        """The top card of the common blind pile; NE-21 fills it again, and ``None`` is for when there are no cards."""
        if not self._pile:
            under = tuple(card for stack in self._stacks for card in stack[:-1])
            if not under:
                return None
            self._pile = self._dice.shuffled(under)
            heads, bodies, tails = self._stacks
            self._stacks = heads[-1:], bodies[-1:], tails[-1:]
            self.news.append(Reshuffled(len(under)))
        top, self._pile = self._pile[0], self._pile[1:]
        return top

    def _with(self, card: Card) -> Shown:
        """What the Dizzy Lizzy will show with ``card`` on it."""
        heads, bodies, tails = self._stacks
        return shown(with_card((heads[-1], bodies[-1], tails[-1]), card))

    def _put(self, card: Card) -> None:
        part = part_of(card)
        self._stacks = _replaced(self._stacks, part, (*self._stacks[part], card))

    def _fewest(self) -> tuple[Seat, ...]:
        left = [len(hand) + len(pile) for hand, pile in zip(self._open, self._blind, strict=True)]
        return tuple(seat for seat, cards in enumerate(left) if cards == min(left))


def _replaced(stacks: Stacks, part: int, stack: tuple[Card, ...]) -> Stacks:
    heads, bodies, tails = stacks
    match part:
        case 0:
            return stack, bodies, tails
        case 1:
            return heads, stack, tails
        case _:
            return heads, bodies, stack
