"""Players of Lizzy Ghosties: a beginner with rules of thumb, and a good one who plays games to their end in the mind.

Nobody sees below a top card. So the good one guesses what lies there, several times over, tries each act on each guess,
and lets everybody play on as beginners do.
"""

import random
from collections.abc import Iterable, Sequence
from math import exp
from typing import Final, NamedTuple, TypeVar

from speeltafel.bots import Bot
from speeltafel.core.dice import Dice
from speeltafel.core.game import Listed
from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties import rules
from speeltafel.games.lizzy_ghosties.course import PLACES, cards_in, is_final, tops
from speeltafel.games.lizzy_ghosties.ending import teams
from speeltafel.games.lizzy_ghosties.guess import guess
from speeltafel.games.lizzy_ghosties.model import (
    WITHOUT_FINAL,
    Action,
    Body,
    Borrow,
    Burn,
    EndEvent,
    EndTurn,
    Event,
    Gather,
    GhostEvent,
    GhostTeam,
    Give,
    Haunting,
    LizzyTeam,
    News,
    Over,
    Passing,
    SeenLizzy,
    Shift,
    Skip,
    Source,
    State,
    Steal,
    Take,
    Turn,
    View,
)
from speeltafel.kit.lizzy.cards import Card, Part
from speeltafel.kit.lizzy.combinations import shown, with_card

T = TypeVar("T")

GUESSES: Final = 2
"""How often the good one guesses what lies hidden, to look a turn ahead."""
HORIZON: Final = 12
"""Acts after which a turn that goes on is judged as it stands."""
LOOKED_AT: Final = 8
"""Acts that are played out; where more are possible, those that look best a turn ahead."""
FIRST_GAMES: Final = 4
"""How many games each of them is played out in."""
MORE_GAMES: Final = 8
"""In how many more the one is that won most of these, where it is not the one that looks best a turn ahead."""
BETTER: Final = 0.15
"""What an act must win more, of all games, to be played in place of that one: less may be luck."""
LONGEST: Final = 150
"""Acts after which a game in the mind is judged as it stands."""


class Weights(NamedTuple):
    """What speaks for a win of a seat; fitted to the outcomes of games between bots (docs/games)."""

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
# and every game of such bots is stuck. So these are chosen by trial: cards are worth having. Whether it is better to
# fall is left to the games that are played out.
BASE: Final = -1.0
LIFE: Final = 0.1  # a card that has to go before it falls
AHEAD: Final = 0.05  # the same, more than the strongest other has
CARD: Final = 0.1  # a card of its own


class Beginner:
    """The ``beginner``: a double before anything else, then any card, never a gift; and it stands by the weak."""

    def choose(self, view: View, offer: Listed[Action], heard: Sequence[News], clock: float, dice: Dice) -> Action:
        return dice.pick(_liked_best(_as_seen(view), offer.acts))


class Good:
    """The ``good`` one: what looks best a turn ahead, unless another act clearly wins more games in the mind."""

    def choose(self, view: View, offer: Listed[Action], heard: Sequence[News], clock: float, dice: Dice) -> Action:
        if len(offer.acts) == 1:
            return offer.acts[0]
        seat = _who(view.turn, [player.lizzy is not None for player in view.players])
        tables = [guess(view, heard, seat, dice) for _ in range(GUESSES)]
        ahead = {act: sum(_a_turn_ahead(table, seat, act, dice) for table in tables) for act in offer.acts}
        plain, *others = sorted(ahead, key=lambda act: ahead[act], reverse=True)[:LOOKED_AT]
        won = dict.fromkeys((plain, *others), 0.0)
        for _ in range(FIRST_GAMES):
            _play_out(guess(view, heard, seat, dice), seat, won, dice)
        rival = max(others, key=lambda act: won[act])
        if won[rival] <= won[plain]:
            return plain
        # Counted anew: the first games chose the rival for its luck too.
        won = dict.fromkeys((plain, rival), 0.0)
        for _ in range(MORE_GAMES):
            _play_out(guess(view, heard, seat, dice), seat, won, dice)
        return rival if won[rival] - won[plain] > BETTER * MORE_GAMES else plain


STRENGTHS: Final[dict[str, Bot]] = {"beginner": Beginner(), "good": Good()}


# What an act is worth


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
    heads, bodies, tails = body
    heights = len(heads), len(bodies), len(tails)
    return sum(heights) - max(heights)


def _sum(weights: Weights, lead: int, burn: int, living: int, weakest: int) -> float:
    return (
        weights.base + weights.lead * lead + weights.burn * burn + weights.living * living + weights.weakest * weakest
    )


def _likely(logit: float) -> float:
    return 1 / (1 + exp(-logit))


def _a_turn_ahead(table: State, seat: Seat, act: Action, dice: Dice) -> float:
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


_LIKED: Final = (Borrow, Steal, Burn, Take, Gather, Skip, EndTurn, EndEvent, Shift, Give)
_RANKS: Final[dict[type, int]] = {kind: rank for rank, kind in enumerate(_LIKED)}


def _quick(acts: Sequence[Action]) -> Action:
    """Roughly what the beginner would do, without a look at the table: good enough to play a turn out."""
    return min(acts, key=lambda act: _RANKS[type(act)])


def _play_out(table: State, seat: Seat, won: dict[Action, float], dice: Dice) -> None:
    """Add to each act of ``won`` what comes of it on ``table`` when all play on as beginners, with the same luck."""
    luck, as_lizzy = dice.throw(_SEEDS), table.lizzies[seat] is not None
    for act in won:
        won[act] += _outcome(_played_out(table, seat, act, _Luck(luck)), seat, as_lizzy=as_lizzy, final=is_final(table))


def _played_out(table: State, seat: Seat, act: Action, luck: "_Luck") -> State:
    """The end of a game that goes on with ``act``, or where it stands after many acts."""
    state, _ = rules.apply(table, seat, act, luck)
    for _ in range(LONGEST):
        waiting = rules.to_act(state)
        if not waiting:
            break
        player = min(waiting)
        state, _ = rules.apply(state, player, luck.pick(_liked_best(state, rules.choices(state, player))), luck)
    return state


def _outcome(state: State, seat: Seat, *, as_lizzy: bool, final: bool) -> float:
    """What ``seat`` has of it; who acts for a team in the final phase wants that team to win, come what may."""
    if final and isinstance(state.turn, Over):
        return float((state.turn.reason in ("lizzies-win", "last-lizzy-wins")) == as_lizzy)
    return worth(state, seat, as_lizzy=as_lizzy)


class _Luck:
    """Dice for games in the mind, many times faster than those of a table; they follow from a seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(self._random.sample(items, len(items)))

    def pick(self, items: Sequence[T]) -> T:
        return items[int(self._random.random() * len(items))]

    def throw(self, sides: int) -> int:
        return 1 + int(self._random.random() * sides)


_SEEDS: Final = 1 << 30


# What a beginner likes


def _as_seen(view: View) -> State:
    """The table with nothing below a top card but how many cards lie there."""
    players = [player.lizzy for player in view.players]
    return State(
        options=view.options,
        turn=view.turn,
        lizzies=tuple([None if lizzy is None else _body(lizzy) for lizzy in players]),
        ghosts=((),) * len(players),
        burn=_body(view.burn),
        side=(),
    )


def _body(lizzy: SeenLizzy) -> Body:
    heads, bodies, tails = (
        () if top is None else (top,) * height for top, height in zip(lizzy.tops, lizzy.heights, strict=True)
    )
    return heads, bodies, tails


def _liked_best(table: State, acts: Iterable[Action]) -> list[Action]:
    """Those of ``acts`` that a beginner likes best; only tops and heights are looked at."""
    best: list[Action] = []
    most = -1.0e9
    for act in acts:
        liking = _liking(table, act)
        if liking > most:
            best, most = [act], liking
        elif liking == most:
            best.append(act)
    return best


def _liking(table: State, act: Action) -> float:
    """What the beginner thinks of an act: a double, cards, the weaker Lizzy of the own team, and nothing for others."""
    match act:
        case Borrow():
            return 4.0
        case Steal(opponent, part):
            return 3.0 if _doubles(table, _receiver(table), _top(table, opponent, part)) else 2.0
        case Burn(opponent, part):
            if _doubles(table, None, _top(table, opponent, part)):
                return 1.8
            # What is burned makes the final phase longer, in which the Ghosties take more than the Lizzies gather.
            return 1.0 if len(table.lizzies) == WITHOUT_FINAL else -0.2
        case Take(opponent, part):
            return 1.0 + _felled(table, opponent, part)
        case Gather(receiver, part):
            own = _lizzy(table, receiver)
            helped = 0.2 * _gained(own, part, 1) - 0.01 * lives(own)
            return (3.0 if _doubles(table, receiver, _top(table, None, part)) else 2.0) + helped
        case Shift(giver, part):
            receiver = next(seat for seat, body in enumerate(table.lizzies) if body is not None and seat != giver)
            liking = 2.5 if _doubles(table, receiver, _top(table, giver, part)) else -1.0
            return liking + 2.5 if _saves(_lizzy(table, giver), _lizzy(table, receiver), part) else liking
        case Give():
            return -1.0
        case Skip():
            return 0.0
        case EndTurn() | EndEvent():
            return -0.5


def _felled(table: State, opponent: Seat, part: Part) -> float:
    """How near that card brings a Lizzy to its fall: the nearer the dearer."""
    body = _lizzy(table, opponent)
    return -0.1 * _gained(body, part, -1) - 0.01 * lives(body)


def _saves(giver: Body, receiver: Body, part: Part) -> bool:
    """Whether the weaker of two Lizzies is less weak after that shift."""
    after = min(lives(giver) + _gained(giver, part, -1), lives(receiver) + _gained(receiver, part, 1))
    return after > min(lives(giver), lives(receiver))


def _gained(body: Body, part: Part, cards: int) -> int:
    """How many lives more it has with so many cards more of that part."""
    heights = [len(pile) for pile in body]
    heights[PLACES[part]] += cards
    return sum(heights) - max(heights) - lives(body)


def _receiver(table: State) -> Seat:
    return _who(table.turn, [body is not None for body in table.lizzies])


def _who(turn: Turn, living: Sequence[bool]) -> Seat:
    """Whose decision it is; of a team anybody's, for a team has one mind here."""
    match turn:
        case LizzyTeam():
            return living.index(True)
        case GhostTeam():
            return living.index(False)
        case Over():
            raise AssertionError("nobody is to act in a game that is over")
        case Passing(seat=seat) | Event(seat=seat) | Haunting(seat=seat) | GhostEvent(seat=seat):
            return seat


def _lizzy(table: State, source: Source) -> Body:
    body = table.burn if source is None else table.lizzies[source]
    assert body is not None
    return body


def _top(table: State, source: Source, part: Part) -> Card:
    return _lizzy(table, source)[PLACES[part]][-1]


def _doubles(table: State, receiver: Source, card: Card) -> bool:
    return shown(with_card(tops(_lizzy(table, receiver)), card)).double
