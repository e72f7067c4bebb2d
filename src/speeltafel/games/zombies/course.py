"""What comes of an act in I Love Zombies: a tile laid, a bonus earned, passes, and rounds that end and begin."""

from typing import Final

from msgspec.structs import replace

from speeltafel.core.seat import Seat
from speeltafel.games.zombies.ending import ended
from speeltafel.games.zombies.model import (
    MOST_TILES,
    ROUNDS,
    TILES_A_PLAYER,
    Bonus,
    BonusLaid,
    BonusLost,
    Laid,
    Lay,
    Mark,
    News,
    Options,
    Passed,
    RoundBegan,
    RoundEnded,
    State,
    TileLaid,
    Why,
    all_in,
)
from speeltafel.games.zombies.placing import BONUS_NAMES, colour_of, fits
from speeltafel.games.zombies.plans import plan_named
from speeltafel.games.zombies.score import mask_of, tally, with_tile
from speeltafel.games.zombies.tiles import ALL_SHAPES, COLOUR_OF, COLOURS, NAMES, NUMBER_OF, NUMBERS, SHAPE_OF, WAYS
from speeltafel.kit.polyomino import TURNS

_FOR_THE_ROUND: Final = "round"
_TURN_NUMBER: Final = {turn: number for number, turn in enumerate(TURNS)}


def lay_tile(state: State, seat: Seat, lay: Lay, news: list[News]) -> State:
    """A tile of the pool on the own field (ZO-11); with its pistol a bonus is to be decided on, if any fits (ZO-30)."""
    number = NUMBERS[lay.tile]
    came = _Came(state, seat, Laid(number, _TURN_NUMBER[lay.turn], NUMBER_OF[lay.at]))
    news.append(
        TileLaid(
            seat=seat,
            tile=lay.tile,
            turn=lay.turn,
            at=lay.at,
            points=came.points,
            drops=came.drops,
            filled=came.filled,
            rooms=len(came.filled),
            group=next(len(group) for group in came.field.groups if group[-1] == len(came.field.laid) - 1),
            pistol=came.pistol,
            lost=came.lost,
            in_vain=len(came.lost),
            shape=SHAPE_OF[number],
            colour=colour_of(number),
        )
    )
    bonus = came.pistol is not None
    if bonus and not any(fits(came.field, WAYS[name]) for name in BONUS_NAMES):
        news.append(BonusLost(seat))
        bonus = False
    return replace(
        state,
        fields=came.fields,
        pool=tuple([other for other in state.pool if other != number]),
        marks=tuple(["in" if mark == "passed" else mark for mark in state.marks]),
        bonus=bonus,
    )


def lay_bonus(state: State, seat: Seat, bonus: Bonus, news: list[News]) -> State:
    """The bonus tile on the own field; a pistol under it earns nothing (ZO-31)."""
    came = _Came(state, seat, Laid(NUMBERS[bonus.tile], _TURN_NUMBER[bonus.turn], NUMBER_OF[bonus.at]))
    news.append(
        BonusLaid(
            seat=seat,
            tile=bonus.tile,
            squares=len(ALL_SHAPES[bonus.tile]),
            turn=bonus.turn,
            at=bonus.at,
            points=came.points,
            drops=came.drops,
            filled=came.filled,
            rooms=len(came.filled),
            lost=came.lost,
            in_vain=len(came.lost),
        )
    )
    return replace(state, fields=came.fields, bonus=False)


def pass_(state: State, seat: Seat, why: Why, news: list[News]) -> State:
    """ZO-12; a pass that the clock made is for the turn alone (ZO-50)."""
    out = why != "clock" and state.options.pass_ == _FOR_THE_ROUND
    mark: Mark = "out" if out else "passed"
    news.append(Passed(seat, why, out))
    return replace(state, marks=(*state.marks[:seat], mark, *state.marks[seat + 1 :]))


def go_on(state: State, news: list[News]) -> State:
    """Whoever is next to decide something; who can place nothing passes, and rounds end and begin, on the way."""
    seat = _after(state, state.turn)
    while True:
        if not state.pool or "in" not in state.marks:
            state = _round_ended(state, news)
            if state.end is not None:
                return state
            seat = state.opener
        elif state.marks[seat] == "out":
            seat = _after(state, seat)
        elif _stuck(state, seat):
            state = pass_(state, seat, "stuck", news)
            seat = _after(state, seat)
        else:
            return replace(state, turn=seat)


class _Came:
    """What came of laying a tile: the field, and what its news tell."""

    def __init__(self, state: State, seat: Seat, laid: Laid) -> None:
        plan, before = plan_named(state.plan), state.fields[seat]
        self.field = with_tile(before, laid)
        was, is_ = tally(plan, before), tally(plan, self.field)
        self.points = is_.points - was.points
        self.drops = was.drops.bit_count() - is_.drops.bit_count()
        self.filled = tuple(
            [room.kind for room, had, has in zip(plan.rooms, was.rooms, is_.rooms, strict=True) if had and not has]
        )
        mask, pistols = mask_of(laid), plan.fields[before.layout].pistols
        colour = COLOUR_OF[laid.tile]
        self.pistol = COLOURS[colour] if colour is not None and pistols[colour] & mask else None  # ZO-30
        self.lost = tuple(
            [
                COLOURS[other]
                for other, pistol in enumerate(pistols)
                if other != colour and pistol & mask  # ZO-31
            ]
        )
        self.fields = (*state.fields[:seat], self.field, *state.fields[seat + 1 :])


def _after(state: State, seat: Seat) -> Seat:
    return (seat + 1) % len(state.fields)


def _stuck(state: State, seat: Seat) -> bool:
    shapes = dict.fromkeys([SHAPE_OF[number] for number in state.pool])
    return not any(fits(state.fields[seat], WAYS[shape]) for shape in shapes)


def _round_ended(state: State, news: list[News]) -> State:
    """ZO-13: what is left leaves the game, and the next seat begins with new tiles, unless this was the last round."""
    news.append(RoundEnded(state.round, "all_passed" if state.pool else "no_tiles", len(state.pool)))
    gone = (*state.gone, *state.pool)
    if state.round == ROUNDS:
        return replace(state, pool=(), gone=gone, end=ended(state))
    opener, count = _after(state, state.opener), tiles_a_round(state.options, len(state.fields))
    pool = state.bag[:count]
    news.append(RoundBegan(opener, state.round + 1, tuple([NAMES[number] for number in pool]), count))
    return replace(
        state,
        bag=state.bag[count:],
        pool=pool,
        gone=gone,
        round=state.round + 1,
        opener=opener,
        marks=all_in(len(state.fields)),
    )


def tiles_a_round(options: Options, seats: int) -> int:
    """ZO-10: how many tiles each round lays out."""
    return options.tiles_a_round or min(MOST_TILES, TILES_A_PLAYER * seats)
