"""From one round of Dizzy Duo Battle to the next: who plays, what phase it is, dealing, lifelines, and the end."""

from typing import Final, Literal

from msgspec.structs import replace

from speeltafel.core.dice import Dice
from speeltafel.core.game import Points, Result
from speeltafel.core.seat import Seat
from speeltafel.games.dizzy_duo_battle.model import (
    HAND,
    ONE_DECK,
    ROUNDS_WITHOUT_ATTACK,
    TURNS_WITHOUT_ATTACK,
    CameBack,
    Change,
    Dealt,
    End,
    Fell,
    Gone,
    News,
    NobodyAttacked,
    Options,
    Phase,
    Scored,
    State,
)
from speeltafel.games.dizzy_duo_battle.power import best_duo, in_order
from speeltafel.kit.lizzy.cards import deck, spoken

_DECKS: Final = {1: deck(1), 2: deck(2)}


def decks_for(options: Options, seats: int) -> int:
    """DL-04, DB-11: as the option says, but always two where one is not enough."""
    return 2 if seats > ONE_DECK or options.decks == "2" else 1


def phase(state: State) -> Phase:
    """What the table is at."""
    if state.end is not None:
        return "over"
    if state.asked:
        return "lifeline"
    if state.assault is not None and state.assault.round == state.round:
        return "battles"
    return "exchange"


def for_points(state: State) -> bool:
    """Whether points are gathered and nobody goes out (DB-51)."""
    return state.options.scoring == "points"


def is_playing(state: State, seat: Seat) -> bool:
    """Whether a seat is still in the game."""
    return state.scores[seat] > 0 or state.options.scoring == "points"


def playing(state: State) -> tuple[Seat, ...]:
    """Everybody who is still in the game."""
    return tuple([seat for seat in range(len(state.scores)) if is_playing(state, seat)])


def next_playing(state: State, after: Seat) -> Seat:
    """The next one clockwise who is still in the game (DB-12)."""
    seats = len(state.scores)
    seat = (after + 1) % seats
    while not is_playing(state, seat):
        seat = (seat + 1) % seats
    return seat


def lifeline_lives(state: State) -> int:
    """DB-50: the lives of the player who has the fewest above zero."""
    return min(score for score in state.scores if score > 0)


def dealt(state: State, first: Seat, dice: Dice) -> State:
    """DB-11: everybody still in the game gets six cards of the whole deck; the next card opens the open pile."""
    cards = iter(dice.shuffled(_DECKS[decks_for(state.options, len(state.scores))]))
    hands = tuple(
        in_order([next(cards) for _ in range(HAND)]) if is_playing(state, seat) else ()
        for seat in range(len(state.scores))
    )
    opening = next(cards)
    return replace(
        state,
        turn=first,
        starter=first,
        hands=hands,
        open=(opening,),
        blind=tuple(cards),
        turns=(0,) * len(state.scores),
        taken=None,
        source=None,
        down=None,
    )


def maybe_deal_again(state: State, dice: Dice) -> tuple[State, tuple[News, ...]]:
    """DB-25: when everybody has had thirty turns and nobody attacked, the same round is dealt again, or it is over."""
    if any(state.turns[seat] < TURNS_WITHOUT_ATTACK for seat in playing(state)):
        return state, ()
    told = NobodyAttacked(TURNS_WITHOUT_ATTACK)
    state = replace(state, idle=state.idle + 1)
    if state.idle == ROUNDS_WITHOUT_ATTACK:
        return replace(state, end=End("nobody-attacks", "DB-25")), (told,)
    state, news = _next_deal(state, state.starter, dice)
    return state, (told, *news)


def changed(state: State, changes: tuple[Change, ...], rule: str) -> tuple[State, tuple[News, ...]]:
    """Lives or points after ``changes``, and who has fallen by them."""
    scores = list(state.scores)
    news: list[News] = []
    for change in changes:
        scores[change.seat] = change.score
        how: Literal["gain", "loss", "even"] = "gain" if change.change > 0 else "loss" if change.change else "even"
        news.append(Scored(change.seat, how, abs(change.change), change.score, state.options.scoring, rule))
    if not for_points(state):
        news += [Fell(change.seat) for change in changes if change.score == 0]
    return replace(state, scores=tuple(scores)), tuple(news)


def after_battles(state: State, dice: Dice) -> tuple[State, tuple[News, ...]]:
    """The round is fought out: lifelines are offered (DB-50), or it is concluded."""
    asked = tuple(seat for seat in _fallen(state) if seat not in state.used) if state.options.lifeline else ()
    if asked:
        return replace(state, asked=asked), ()
    return _concluded(state, dice)


def answered(state: State, seat: Seat, dice: Dice, *, back: bool) -> tuple[State, tuple[News, ...]]:
    """DB-50: one answer about the lifeline; after the last, all who want to are back with the same number."""
    state = replace(
        state,
        asked=tuple(other for other in state.asked if other != seat),
        returning=(*state.returning, seat) if back else state.returning,
    )
    if state.asked:
        return state, ()
    lives = lifeline_lives(state)
    scores = tuple(lives if seat in state.returning else score for seat, score in enumerate(state.scores))
    news = tuple(CameBack(seat, lives) for seat in sorted(state.returning))
    state = replace(state, scores=scores, used=(*state.used, *state.returning), returning=())
    state, after = _concluded(state, dice)
    return state, (*news, *after)


def result(state: State) -> Result | None:
    """Places by lives or points; who went out, by the round and the power in it (DB-40, DB-51)."""
    end = state.end
    if end is None:
        return None
    seats = range(len(state.scores))
    if end.reason == "broken-off":
        return Result(places=(1,) * len(seats), reason=end.reason, rule=end.rule)
    ranks = [_rank(state, seat) for seat in seats]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Result(
        places=places,
        reason=end.reason,
        rule=end.rule,
        winners=tuple(seat for seat in seats if places[seat] == 1),
        points=tuple((Points("won", score, "DB-51"),) for score in state.scores) if for_points(state) else None,
    )


def _fallen(state: State) -> tuple[Seat, ...]:
    """Who has dropped to zero and is not out for good yet."""
    return tuple(seat for seat, gone in enumerate(state.gone) if gone is None and not is_playing(state, seat))


def _concluded(state: State, dice: Dice) -> tuple[State, tuple[News, ...]]:
    """Who fell is out for good; the game is over or the next round is dealt."""
    assault, fallen = state.assault, _fallen(state)
    assert assault is not None
    gone = tuple(
        Gone(state.round, best_duo(state.hands[seat]).power) if seat in fallen else was
        for seat, was in enumerate(state.gone)
    )
    state = replace(state, gone=gone, idle=0)
    end = _end(state)
    if end is not None:
        return replace(state, end=end), ()
    return _next_deal(replace(state, round=state.round + 1), assault.attacker, dice)


def _end(state: State) -> End | None:
    if for_points(state):
        if max(state.scores) >= state.options.target:
            return End("target", "DB-51")
        return End("round-limit", "DB-51") if state.round == state.options.round_limit else None
    return End("last-one-left", "DB-40") if len(playing(state)) == 1 else None


def _next_deal(state: State, after: Seat, dice: Dice) -> tuple[State, tuple[News, ...]]:
    first = next_playing(state, after)
    state = dealt(state, first, dice)
    top = state.open[-1]
    return state, (Dealt(first, state.round, top, spoken(top)),)


def _rank(state: State, seat: Seat) -> tuple[int, int, int]:
    """More is better: who is in the game before who is out."""
    gone = state.gone[seat]
    return (1, state.scores[seat], 0) if gone is None else (0, gone.round, gone.power)
