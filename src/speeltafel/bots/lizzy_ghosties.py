"""Players of Lizzy Ghosties: a beginner who takes the best that lies open, and a good one who tries each act out.

Nobody sees below a top card. So the good one guesses what lies there, several times over, plays each act and then the
rest of the turn as the beginner would, and asks how it stands with what came of it.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from speeltafel.bots import Bot
from speeltafel.core.dice import Dice
from speeltafel.core.game import Listed
from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties import rules
from speeltafel.games.lizzy_ghosties.course import PLACES, cards_in, is_final
from speeltafel.games.lizzy_ghosties.ending import teams
from speeltafel.games.lizzy_ghosties.guess import guess
from speeltafel.games.lizzy_ghosties.model import (
    Action,
    Body,
    Borrow,
    Burn,
    EndEvent,
    EndTurn,
    Gather,
    GhostTeam,
    Give,
    LizzyTeam,
    News,
    Over,
    SeenLizzy,
    Shift,
    Skip,
    Source,
    State,
    Steal,
    Take,
    View,
)
from speeltafel.kit.lizzy.cards import Card, Part
from speeltafel.kit.lizzy.combinations import shown, with_card

GUESSES: Final = 6
"""How often the good one guesses what lies hidden, for every act."""
HORIZON: Final = 12
"""Acts after which a turn that goes on is judged as it stands."""


class Weights(NamedTuple):
    """What speaks for a win of a seat; fitted to the outcomes of games between these bots (docs/games)."""

    base: float
    lead: float
    """A card that the own side has more than the other."""
    burn: float
    """A card of the Burn Lizzy."""
    living: float
    """A Lizzy that lives."""
    weakest: float
    """A card that has to go before the weakest Lizzy falls."""


FINAL: Final = Weights(base=-11.0, lead=0.15, burn=-0.1, living=5.7, weakest=0.1)
"""For Team Lizzies; what it has, Team Ghosties has not. The second Lizzy is worth more than any card."""
GHOSTIE: Final = Weights(base=-4.3, lead=0.09, burn=0.14, living=1.3, weakest=0.4)
# For a Lizzy before the final phase. A fit would have it lose cards, for the Ghosties mostly win; then nobody stirs,
# and every game of such bots is stuck. So these are chosen by trial: cards are worth having.
BASE: Final = -1.0
LIFE: Final = 0.1  # a card that has to go before it falls
AHEAD: Final = 0.05  # the same, more than the strongest other has
CARD: Final = 0.1  # a card of its own


class Beginner:
    """The ``beginner``: a double before anything else, then any card, and never a gift."""

    def choose(self, view: View, offer: Listed[Action], heard: Sequence[News], clock: float, dice: Dice) -> Action:
        likings = [_liking(view, act) for act in offer.acts]
        best = max(likings)
        return dice.pick([act for act, liking in zip(offer.acts, likings, strict=True) if liking == best])


class Good:
    """The ``good`` one."""

    def choose(self, view: View, offer: Listed[Action], heard: Sequence[News], clock: float, dice: Dice) -> Action:
        if len(offer.acts) == 1:
            return offer.acts[0]
        seat = _who(view)
        tables = [guess(view, heard, seat, dice) for _ in range(GUESSES)]
        worths = [sum(_tried(table, seat, act, dice) for table in tables) for act in offer.acts]
        best = max(worths)
        return dice.pick([act for act, worth in zip(offer.acts, worths, strict=True) if worth == best])


STRENGTHS: Final[dict[str, Bot]] = {"beginner": Beginner(), "good": Good()}


def worth(state: State, seat: Seat, *, as_lizzy: bool) -> float:
    """How likely ``seat`` wins; in the final phase how likely the team does that it was in ``as_lizzy`` or not."""
    if isinstance(state.turn, Over):
        won = float(seat in state.turn.winners)
        # What a guard ends is shared by all who have most (LG-95); what a team wins each of it wins whole.
        return won / len(state.turn.winners) if state.turn.rule == "LG-95" else won
    have, body, alive = teams(state), state.lizzies[seat], [body for body in state.lizzies if body is not None]
    least, burn = min(lives(other) for other in alive), cards_in(state.burn)
    if is_final(state):
        lizzies = _likely(_sum(FINAL, have.lizzies - have.ghosties, burn, len(alive), least))
        return lizzies if as_lizzy else 1 - lizzies
    if body is None:
        return _likely(_sum(GHOSTIE, have.ghosties - have.lizzies, burn, len(alive), least))
    own, best = lives(body), max(lives(other) for other in alive if other is not body)
    return _likely(BASE + LIFE * own + AHEAD * (own - best) + CARD * cards_in(body))


def lives(body: Body) -> int:
    """How many cards have to go before this Lizzy falls: those of its two lowest piles."""
    heights = sorted(len(pile) for pile in body)
    return heights[0] + heights[1]


def _sum(weights: Weights, lead: int, burn: int, living: int, weakest: int) -> float:
    return (
        weights.base + weights.lead * lead + weights.burn * burn + weights.living * living + weights.weakest * weakest
    )


def _likely(logit: float) -> float:
    return 1 / (1 + exp(-logit))


def _tried(table: State, seat: Seat, act: Action, dice: Dice) -> float:
    """What comes of ``act`` when the rest of the turn is played plainly, and in the final the others answer well."""
    state, _ = rules.apply(table, seat, act, dice)
    for _ in range(HORIZON):
        if seat not in rules.to_act(state):
            break
        state, _ = rules.apply(state, seat, _quick(rules.choices(state, seat)), dice)
    as_lizzy = table.lizzies[seat] is not None
    if as_lizzy and isinstance(state.turn, GhostTeam):
        other = min(rules.to_act(state))
        answers = (rules.apply(state, other, answer, dice)[0] for answer in rules.choices(state, other))
        return min(worth(after, seat, as_lizzy=True) for after in answers)
    return worth(state, seat, as_lizzy=as_lizzy)


def _who(view: View) -> Seat:
    """Whose decision it is; of a team anybody's, for a team has one mind here."""
    match view.turn:
        case LizzyTeam():
            return next(seat for seat, player in enumerate(view.players) if player.lizzy is not None)
        case GhostTeam():
            return next(seat for seat, player in enumerate(view.players) if player.lizzy is None)
        case Over():
            raise AssertionError("nobody is to act in a game that is over")
        case turn:
            return turn.seat


def _liking(view: View, act: Action) -> float:
    """What the beginner thinks of an act: cards in hand, doubles, and nothing for others."""
    match act:
        case Borrow():
            return 4.0
        case Steal(opponent, part):
            return 3.0 if _doubles(_seen(view, _who(view)), _top(view, opponent, part)) else 2.0
        case Burn(opponent, part):
            return 3.0 if _doubles(view.burn, _top(view, opponent, part)) else 1.0
        case Gather(receiver, part):
            return 3.0 if _doubles(_seen(view, receiver), _top(view, None, part)) else 2.0
        case Take():
            return 1.0
        case Shift(giver, part):
            other = next(seat for seat, player in enumerate(view.players) if player.lizzy is not None and seat != giver)
            return 2.5 if _doubles(_seen(view, other), _top(view, giver, part)) else -1.0
        case Give():
            return -1.0
        case Skip():
            return 0.0
        case EndTurn() | EndEvent():
            return -0.5


def _seen(view: View, seat: Source) -> SeenLizzy:
    lizzy = view.burn if seat is None else view.players[seat].lizzy
    assert lizzy is not None
    return lizzy


def _top(view: View, seat: Source, part: Part) -> Card:
    card = _seen(view, seat).tops[PLACES[part]]
    assert card is not None
    return card


def _doubles(lizzy: SeenLizzy, card: Card) -> bool:
    return shown(with_card(lizzy.tops, card)).double


_LIKED: Final = (Borrow, Steal, Burn, Take, Gather, Skip, EndTurn, EndEvent, Shift, Give)
_RANKS: Final[dict[type, int]] = {kind: rank for rank, kind in enumerate(_LIKED)}


def _quick(acts: Sequence[Action]) -> Action:
    """Roughly what the beginner would do, without a look at the table: good enough to play a turn out."""
    return min(acts, key=lambda act: _RANKS[type(act)])
