"""What may be done in Dizzy Duo Battle and what comes of it; the only judge.

A turn is told here; the attack and its battles are in battles.py, dealing and the end in rounds.py.
"""

from collections.abc import Iterator
from typing import Final, assert_never

from msgspec.structs import replace

from speeltafel.core.dice import Dice
from speeltafel.core.entry import BrokenOff, Stop
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat
from speeltafel.games.dizzy_duo_battle.battles import called, fought, left_to_fight
from speeltafel.games.dizzy_duo_battle.model import (
    FEWEST,
    MOST,
    TURNS_BEFORE_ATTACK,
    Action,
    Attack,
    ComeBack,
    End,
    Fight,
    Laid,
    Lay,
    News,
    Options,
    Pass,
    Reshuffled,
    SaidBack,
    SaidOut,
    State,
    StayOut,
    Take,
    Took,
)
from speeltafel.games.dizzy_duo_battle.power import in_order, strength
from speeltafel.games.dizzy_duo_battle.rounds import (
    answered,
    dealt,
    is_playing,
    maybe_deal_again,
    next_playing,
    phase,
    playing,
)
from speeltafel.kit.lizzy.cards import CARDS, Card, spoken

_NOBODY: Final[frozenset[Seat]] = frozenset()
_ALONE: Final = tuple(frozenset({seat}) for seat in range(MOST))
_TAKES: Final = (Take("open"), Take("blind"))
_LAYS: Final = {card: Lay(card) for card in CARDS}
_FIGHTS: Final = tuple(Fight(seat) for seat in range(MOST))
_ATTACK: Final = Attack()
_ANSWERS: Final = (ComeBack(), StayOut())
_PASS: Final = Pass()


def check(options: Options, seats: int) -> Refusal | None:
    """A lifeline is of no use to points (DB-50), and there are two to nine players."""
    if not FEWEST <= seats <= MOST:
        return Refusal("DB-11", "so-many-cannot-play", {"players": seats, "fewest": FEWEST, "most": MOST})
    if options.lifeline and options.scoring == "points":
        return Refusal("DB-50", "lifeline-with-points")
    return None


def setup(options: Options, seats: int, first: Seat, dice: Dice) -> State:
    """The first round, dealt (DB-10, DB-11); with points everybody begins at none (DB-51)."""
    each = 0 if options.scoring == "points" else options.lives
    state = State(
        options=options,
        turn=first,
        starter=first,
        hands=((),) * seats,
        blind=(),
        open=(),
        scores=(each,) * seats,
        turns=(0,) * seats,
        gone=(None,) * seats,
    )
    return dealt(state, first, dice)


def to_act(state: State) -> frozenset[Seat]:
    """Whose turn it is, the attacker, or all who were asked about a lifeline."""
    if state.end is not None:
        return _NOBODY
    return frozenset(state.asked) if state.asked else _ALONE[state.turn]


def candidates(state: State, seat: Seat) -> Iterator[Action]:
    """Both piles, every card there is, an attack, a battle with every seat, and both answers."""
    yield from _TAKES
    yield _ATTACK
    yield from _LAYS.values()
    yield from _FIGHTS[: len(state.scores)]
    yield from _ANSWERS


def choices(state: State, seat: Seat) -> tuple[Action, ...]:
    """The same as the candidates without objection, found without asking about each (a law compares them)."""
    if seat not in to_act(state):
        return ()
    match phase(state):
        case "lifeline":
            return _ANSWERS
        case "battles":
            return tuple(_FIGHTS[defender] for defender in left_to_fight(state))
        case _:
            attack = () if _why_not_attack(state, seat) else (_ATTACK,)
            if state.taken is None:
                return _TAKES + attack
            return (*attack, *[_LAYS[card] for card in dict.fromkeys((state.taken, *state.hands[seat]))])


def why_not(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The first rule ``action`` would break, or ``None`` if it may be made."""
    if state.end is not None:
        return Refusal("DB-40", "game-over")
    match action:
        case Take():
            return _why_not_exchange(state, seat) or _why_not_take(state)
        case Lay(card):
            return _why_not_exchange(state, seat) or _why_not_lay(state, seat, card)
        case Attack():
            return _why_not_exchange(state, seat) or _why_not_attack(state, seat)
        case Fight(defender):
            return _why_not_fight(state, seat, defender)
        case ComeBack() | StayOut():
            return None if seat in state.asked else Refusal("DB-50", "not-asked")
        case Pass():
            return Refusal("DB-24", "clock-alone-passes")
        case _:
            assert_never(action)


def _why_not_exchange(state: State, seat: Seat) -> Refusal | None:
    if state.asked:
        return Refusal("DB-50", "lifeline-first")
    if phase(state) == "battles":
        return Refusal("DB-31", "battles-first")
    if not is_playing(state, seat):
        return Refusal("DB-34", "you-are-out")
    if seat != state.turn:
        return Refusal("DB-12", "not-your-turn")
    return None


def _why_not_take(state: State) -> Refusal | None:
    return None if state.taken is None else Refusal("DB-20", "already-taken")


def _why_not_lay(state: State, seat: Seat, card: Card) -> Refusal | None:
    if state.taken is None:
        return Refusal("DB-20", "take-first")
    if card != state.taken and card not in state.hands[seat]:
        return Refusal("DB-20", "not-your-card", {"card": card, "spoken": spoken(card)})
    return None


def _why_not_attack(state: State, seat: Seat) -> Refusal | None:
    head = state.options.head_attack
    if head and state.taken is None:
        return Refusal("DB-53", "take-a-head-first")
    if head and (state.source != "blind" or _taken(state)[0] != "h"):
        return Refusal("DB-53", "no-head-from-the-blind-pile")
    if not head and state.taken is not None:
        return Refusal("DB-31", "attack-instead-of-taking")
    if min([state.turns[other] for other in playing(state)]) < TURNS_BEFORE_ATTACK:
        return Refusal("DB-30", "too-early-to-attack", {"turns": TURNS_BEFORE_ATTACK})
    if not strength(state.hands[seat]).two_lizzies:
        return Refusal("DB-30", "no-two-lizzies")
    return None


def _why_not_fight(state: State, seat: Seat, defender: Seat) -> Refusal | None:
    if phase(state) != "battles":
        return Refusal("DB-31", "no-attack-yet")
    if seat != state.turn:
        return Refusal("DB-32", "attacker-chooses")
    if defender == seat:
        return Refusal("DB-32", "not-against-yourself")
    if defender not in left_to_fight(state):
        return Refusal("DB-32", "nobody-to-fight-there", {"defender": defender})
    return None


def apply(state: State, seat: Seat, action: Action, dice: Dice) -> tuple[State, tuple[News, ...]]:
    """The state after ``action``, which must be legal, and what happened."""
    match action:
        case Take("open"):
            card = state.open[-1]
            taken = replace(state, open=state.open[:-1], taken=card, source="open")
            return taken, (Took(seat, "open", card, spoken(card)),)
        case Take():
            return _take_blind(state, seat, dice)
        case Lay(card):
            return _lay(state, seat, card, dice)
        case Attack():
            return _attack(state, seat, dice)
        case Fight(defender):
            return fought(state, defender, dice)
        case ComeBack():
            return _answer(state, seat, dice, SaidBack(seat), back=True)
        case StayOut():
            return _answer(state, seat, dice, SaidOut(seat), back=False)
        case Pass():
            return _pass(state, seat, dice)
        case _:
            assert_never(action)


def _take_blind(state: State, seat: Seat, dice: Dice) -> tuple[State, tuple[News, ...]]:
    card, state, news = _from_blind(state, dice)
    return replace(state, taken=card, source="blind"), (*news, Took(seat, "blind", card, spoken(card)))


def _from_blind(state: State, dice: Dice) -> tuple[Card, State, tuple[News, ...]]:
    """The top blind card, and the table without it; an empty pile is made anew from the open one first (DB-22)."""
    if state.blind:
        return state.blind[-1], replace(state, blind=state.blind[:-1]), ()
    *under, top = state.open
    blind = dice.shuffled(under)
    return blind[-1], replace(state, blind=blind[:-1], open=(top,)), (Reshuffled(len(under)),)


def _lay(state: State, seat: Seat, card: Card, dice: Dice) -> tuple[State, tuple[News, ...]]:
    state = replace(
        state,
        hands=(*state.hands[:seat], _without(state, seat, card), *state.hands[seat + 1 :]),
        open=(*state.open, card),
        turns=(*state.turns[:seat], state.turns[seat] + 1, *state.turns[seat + 1 :]),
        taken=None,
        source=None,
        turn=next_playing(state, seat),
    )
    state, news = maybe_deal_again(state, dice)
    return state, (Laid(seat, card, spoken(card)), *news)


def _without(state: State, seat: Seat, card: Card) -> tuple[Card, ...]:
    """The hand that is left of the seven when ``card`` is laid."""
    hand = state.hands[seat]
    if card == state.taken:
        return hand
    at = hand.index(card)
    return in_order((*hand[:at], *hand[at + 1 :], _taken(state)))


def _attack(state: State, seat: Seat, dice: Dice) -> tuple[State, tuple[News, ...]]:
    """The blind card, or with ``head_attack`` the head just taken, goes face down on the open pile (DB-31, DB-53)."""
    news: tuple[News, ...] = ()
    card = state.taken
    if card is None:
        card, state, news = _from_blind(state, dice)
    state, battles = called(replace(state, down=card, taken=None, source=None), seat, dice)
    return state, news + battles


def _answer(state: State, seat: Seat, dice: Dice, said: News, *, back: bool) -> tuple[State, tuple[News, ...]]:
    state, news = answered(state, seat, dice, back=back)
    return state, (said, *news)


def _pass(state: State, seat: Seat, dice: Dice) -> tuple[State, tuple[News, ...]]:
    """DB-24: the blind card is taken and laid back."""
    state, took = _take_blind(state, seat, dice)
    state, laid = _lay(state, seat, _taken(state), dice)
    return state, took + laid


def default(state: State, seat: Seat, dice: Dice) -> Action:
    """DB-24: pass, lay back what was taken, battle the next defender clockwise, come back."""
    match phase(state):
        case "lifeline":
            return ComeBack()
        case "battles":
            return _FIGHTS[left_to_fight(state)[0]]
        case _:
            return _PASS if state.taken is None else _LAYS[state.taken]


def stop(state: State, how: Stop) -> State:
    """TB-14: broken off; a game of so many is neither resigned nor agreed upon."""
    assert isinstance(how, BrokenOff)
    return replace(state, end=End("broken-off", "TB-14"))


def _taken(state: State) -> Card:
    assert state.taken is not None
    return state.taken
