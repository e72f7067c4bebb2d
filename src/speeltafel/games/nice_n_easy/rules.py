"""What may be done in Nice 'n Easy, and how a game begins and ends.

What comes of an act stands in course.py. Here nothing asks whether a named combination is really there: naming wrongly
is no breach of the rules but a mistake, and legal (NE-12).
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, assert_never

from msgspec.structs import replace

from speeltafel.core.dice import Dice
from speeltafel.core.entry import BrokenOff, Stop
from speeltafel.core.game import Result
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat
from speeltafel.games.nice_n_easy.course import Course, fits
from speeltafel.games.nice_n_easy.model import (
    MOST,
    ONE_DECK,
    OPEN,
    Action,
    Claims,
    End,
    EndTurn,
    Lay,
    News,
    Offer,
    Options,
    State,
)
from speeltafel.kit.lizzy.cards import CARDS, Card, deck, part_of, spoken
from speeltafel.kit.lizzy.combinations import Combination

_NOBODY: Final[frozenset[Seat]] = frozenset()
_ALONE: Final = tuple(frozenset({seat}) for seat in range(MOST))
_NOTHING: Final = Offer((), naming=False, may_end=False)
_DECK_SIZE: Final = len(deck())
_MOST_EACH: Final = 15  # NE-02

NAMINGS: Final[tuple[Claims, ...]] = tuple(
    tuple(str(name) for name in names) for count in (1, 2, 3, 4) for names in combinations(Combination, count)
)
"""NE-11: all that can be named of the four, right or wrong."""
# Every act there is, made once: a choice is a look-up.
_NAMED_LAYS: Final = {card: tuple(Lay(card, names) for names in NAMINGS) for card in CARDS}
_LAYS: Final = {card: Lay(card) for card in CARDS}
_END_TURN: Final = EndTurn()


def decks_for(options: Options, seats: int) -> int:
    """How many decks are mixed (NE-03, DL-04)."""
    return 2 if seats > ONE_DECK or options.decks == "2" else 1


def cards_for(options: Options, seats: int) -> int:
    """How many cards each player gets (NE-02)."""
    if options.cards_each != "by_players":
        return int(options.cards_each)
    return 15 if seats <= 3 else 10


def check(options: Options, seats: int) -> Refusal | None:
    """Cards that cannot be dealt are refused, with how many could be (NE-03)."""
    decks, cards = decks_for(options, seats), cards_for(options, seats)
    most = _most_each(decks, seats)
    if cards <= most:
        return None
    with_two = _most_each(2, seats)
    return Refusal("NE-03", "too-many-cards", {"players": seats, "decks": decks, "most": most, "two": with_two})


def _most_each(decks: int, seats: int) -> int:
    return min(_MOST_EACH, (decks * _DECK_SIZE - OPEN) // seats)


def setup(options: Options, seats: int, first: Seat, dice: Dice) -> State:
    """The Dizzy Lizzy lies there, all have opened their cards (NE-01 to NE-04), and somebody can lay one.

    Turns of players who cannot have passed by themselves (NE-13).
    """
    cards = list(dice.shuffled(deck(decks_for(options, seats))))
    lizzy = [cards.pop(next(at for at, card in enumerate(cards) if part_of(card) == part)) for part in range(3)]
    each = cards_for(options, seats)
    hands = [tuple(cards[seat * each : seat * each + each]) for seat in range(seats)]
    course = Course(
        State(
            options=options,
            turn=first,
            stacks=((lizzy[0],), (lizzy[1],), (lizzy[2],)),
            pile=tuple(cards[seats * each :]),
            open=tuple(hand[:OPEN] for hand in hands),
            blind=tuple(hand[OPEN:] for hand in hands),
        ),
        dice,
    )
    course.go_on()
    state = course.state()
    return replace(state, passed_at_start=tuple((first + turn) % seats for turn in range(state.turns)))


def to_act(state: State) -> frozenset[Seat]:
    """Whose turn it is; nobody once the game is over."""
    return _ALONE[state.turn] if state.end is None else _NOBODY


def candidates(state: State, seat: Seat) -> Iterator[Action]:
    """Every open card with everything that can be named, others' too with one name; and ending the turn."""
    for card in dict.fromkeys(state.open[seat]):
        yield _LAYS[card]
        yield from _NAMED_LAYS[card]
    for card in dict.fromkeys(card for hand in state.open for card in hand if card not in state.open[seat]):
        yield _NAMED_LAYS[card][0]
    yield _END_TURN


def choices(state: State, seat: Seat) -> tuple[Action, ...]:
    """The same as the candidates without objection, found without asking about each (a law compares them)."""
    return expand(offer(state, seat))


def offer(state: State, seat: Seat) -> Offer:
    """The choices, compact; with ``announce`` on it is the same whatever fits."""
    if state.end is not None or seat != state.turn:
        return _NOTHING
    cards = tuple(dict.fromkeys(state.open[seat]))
    if state.options.announce:
        return Offer(cards, naming=True, may_end=True)
    return Offer(tuple(card for card in cards if fits(state.stacks, card)), naming=False, may_end=False)


def expand(offered: Offer) -> tuple[Action, ...]:
    """The choices again, card by card; ending the turn comes last."""
    acts: list[Action] = []
    for card in offered.cards:
        acts += _NAMED_LAYS[card] if offered.naming else (_LAYS[card],)
    if offered.may_end:
        acts.append(_END_TURN)
    return tuple(acts)


def why_not(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The first rule ``action`` would break, or ``None`` if it may be made; a mistake may be made."""
    if state.end is not None:
        return Refusal("NE-10", "game-over")
    if seat != state.turn:
        return Refusal("NE-05", "not-your-turn")
    match action:
        case Lay(card, claims):
            return _why_not_lay(state, seat, card, claims)
        case EndTurn():
            return None if state.options.announce else Refusal("NE-13", "can-still-lay")
        case _:
            assert_never(action)


def _why_not_lay(state: State, seat: Seat, card: Card, claims: Claims) -> Refusal | None:
    if card not in state.open[seat]:
        return Refusal("NE-10", "not-open", {"spoken": spoken(card)})
    if not state.options.announce:
        if claims:
            return Refusal("NE-11", "table-names")
        return None if fits(state.stacks, card) else Refusal("NE-10", "does-not-fit", {"spoken": spoken(card)})
    if not claims:
        return Refusal("NE-11", "nothing-named")
    for name in claims:
        if name not in _NAMES:
            return Refusal("NE-11", "no-such-combination", {"name": name})
    if len(set(claims)) < len(claims):
        return Refusal("NE-11", "named-twice")
    return None


_NAMES: Final = frozenset(str(name) for name in Combination)


def apply(state: State, seat: Seat, action: Action, dice: Dice) -> tuple[State, tuple[News, ...]]:
    """The state after ``action``, which must be legal, and what happened till somebody has to decide again."""
    course = Course(state, dice)
    match action:
        case Lay(card, claims):
            course.lay(card, claims)
        case EndTurn():
            course.end_turn("will")
        case _:
            assert_never(action)
    course.go_on()
    return course.state(), tuple(course.news)


def default(state: State, seat: Seat, dice: Dice) -> Action:
    """NE-15: the turn ends; with ``announce`` off the first open card that fits is laid."""
    if state.options.announce:
        return _END_TURN
    return _LAYS[next(card for card in state.open[seat] if fits(state.stacks, card))]


def stop(state: State, how: Stop) -> State:
    """TB-14: broken off; a game of so many is neither resigned nor agreed upon."""
    assert isinstance(how, BrokenOff)
    return replace(state, end=End("broken-off", "TB-14"))


def result(state: State) -> Result | None:
    """Who won and by which rule; the others by the cards that they have left, fewer first (NE-42)."""
    end = state.end
    if end is None:
        return None
    if not end.winners:
        return Result(places=(1,) * len(state.open), reason=end.reason, rule=end.rule)
    # Who wins comes first, however many cards are left (NE-41); those who share a win have equally many.
    ranks = [
        (seat not in end.winners, len(hand) + len(pile))
        for seat, (hand, pile) in enumerate(zip(state.open, state.blind, strict=True))
    ]
    places = tuple(1 + sum(better < rank for better in ranks) for rank in ranks)
    return Result(places=places, reason=end.reason, rule=end.rule, winners=end.winners)
