"""What may be done in I Love Zombies; the only judge.

All luck is drawn in ``setup``: the plan, who has which field, and the order of the bag. So tables that are set up
with the same luck see the same tiles in the same rounds (ZO-51). Where a tile may lie is for placing.py to say, what
comes of an act for course.py, how a game ends for ending.py.
"""

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from msgspec.structs import replace

from speeltafel.core.dice import Dice
from speeltafel.core.entry import BrokenOff, Stop
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat
from speeltafel.games.zombies.course import go_on, lay_bonus, lay_tile, pass_, tiles_a_round
from speeltafel.games.zombies.drawing import FIELDS
from speeltafel.games.zombies.making import SEEDS
from speeltafel.games.zombies.model import (
    FEWEST_TILES,
    Action,
    Bonus,
    BonusDeclined,
    Decline,
    End,
    Field,
    Lay,
    News,
    Offer,
    Options,
    Pass,
    Places,
    Skip,
    State,
    all_in,
)
from speeltafel.games.zombies.placing import BONUS_NAMES, listed, named, open_squares, why_not_there
from speeltafel.games.zombies.plans import HAND_MADE
from speeltafel.games.zombies.tiles import NAMES, NUMBERS, SHAPE_OF, SQUARES, TILES, TURNS_OF, WAYS

_NOBODY: Final[frozenset[Seat]] = frozenset()
_ALONE: Final = tuple(frozenset({seat}) for seat in range(FIELDS))


def check(options: Options, seats: int) -> Refusal | None:
    """ZO-10: four a player (0), or 8 to 20 tiles."""
    if 0 < options.tiles_a_round < FEWEST_TILES:
        return Refusal("ZO-10", "too-few-tiles", {"given": options.tiles_a_round, "least": FEWEST_TILES})
    return None


def setup(options: Options, seats: int, first: Seat, dice: Dice) -> State:
    """An empty field for everybody, and the tiles of the first round, which ``first`` begins."""
    layouts = dice.shuffled(range(FIELDS))[:seats]
    fields = tuple(Field(layouts[0] if options.same_field else layout) for layout in layouts)
    bag = dice.shuffled(range(len(TILES)))
    count = tiles_a_round(options, seats)
    return State(
        options=options,
        plan=_plan(options, dice),
        fields=fields,
        bag=bag[count:],
        pool=bag[:count],
        gone=(),
        round=1,
        opener=first,
        turn=first,
        marks=all_in(seats),
    )


def _plan(options: Options, dice: Dice) -> str:
    match options.plan:
        case "any":
            return dice.pick(HAND_MADE)
        case "random":
            return f"random-{dice.throw(SEEDS)}"
        case name:
            return name


def to_act(state: State) -> frozenset[Seat]:
    """Whose turn it is; nobody once the game is over."""
    return _NOBODY if state.end is not None else _ALONE[state.turn]


def candidates(state: State, seat: Seat) -> Iterator[Action]:
    """What may be done, and beside it enough of what may not: each tile on squares all over the field.

    Not every square for every tile and turn: that is fifteen thousand acts, which tests/games/zombies asks about
    once, and the laws need not a hundred times.
    """
    offered = choices(state, seat)
    yield from offered
    known = set(offered)
    not_out = next(number for number in range(len(TILES)) if number not in state.pool)
    for number in (*state.pool[:3], not_out):
        turn = TURNS_OF[SHAPE_OF[number]][-1]
        for square in SQUARES[:: len(SQUARES) // 7]:
            if (act := Lay(NAMES[number], turn, square)) not in known:
                yield act
    bonuses = [Bonus(name, "0", square) for name in BONUS_NAMES for square in ("a1", "p9")]
    others: list[Action] = [Pass(), Decline(), *bonuses]
    yield from (other for other in others if other not in known)


def choices(state: State, seat: Seat) -> Sequence[Action]:
    """All that may be done, found for whole fields at once."""
    return expand(offer(state, seat))


def offer(state: State, seat: Seat) -> Offer:
    """The choices as masks; nothing for a seat that is not to act."""
    if seat not in to_act(state):
        return Offer((), (), ())
    names = BONUS_NAMES if state.bonus else tuple([NAMES[number] for number in state.pool])
    shapes = BONUS_NAMES if state.bonus else dict.fromkeys([SHAPE_OF[number] for number in state.pool])
    free, near = open_squares(state.fields[seat])
    places = [Places(shape, tuple([f"{way.places(free, near):x}" for way in WAYS[shape]])) for shape in shapes]
    return Offer(names, tuple(places), (Decline(),) if state.bonus else (Pass(),))


def expand(offer: Offer) -> tuple[Action, ...]:
    """Each tile at each place, then what may be done beside."""
    places = {shape.shape: listed(shape) for shape in offer.shapes}
    acts: list[Action] = []
    for name in offer.tiles:
        shape = name.partition("-")[0]
        if shape in BONUS_NAMES:
            acts += [Bonus(shape, turn, square) for turn, square in places[shape]]
        else:
            acts += [Lay(name, turn, square) for turn, square in places[shape]]
    return (*acts, *offer.besides)


def why_not(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The first rule that ``action`` would break, or ``None`` if it may be made."""
    if isinstance(action, Skip):
        return Refusal("ZO-50", "clock-alone")
    if state.end is not None:
        return Refusal("ZO-13", "game-over")
    if seat != state.turn:
        return Refusal("ZO-11", "not-your-turn")
    match action:
        case Lay(tile, turn, at):
            return _why_not_take(state, tile) or why_not_there(state.fields[seat], tile, turn, at)
        case Bonus(tile, turn, at):
            return _why_not_bonus(state) or why_not_there(state.fields[seat], tile, turn, at)
        case Pass():
            return Refusal("ZO-30", "bonus-first") if state.bonus else None
        case Decline():
            return _why_not_bonus(state)
        case _:
            assert_never(action)


def _why_not_take(state: State, tile: str) -> Refusal | None:
    if state.bonus:
        return Refusal("ZO-30", "bonus-first")
    number = NUMBERS.get(tile)
    if number is None:
        return Refusal("ZO-04", "no-such-tile", {"tile": tile})
    if number in state.pool:
        return None
    if any(laid.tile == number for field in state.fields for laid in field.laid):
        return Refusal("ZO-11", "tile-taken", named(tile))
    return Refusal("ZO-10", "tile-not-out", named(tile))


def _why_not_bonus(state: State) -> Refusal | None:
    return None if state.bonus else Refusal("ZO-30", "no-bonus")


def apply(state: State, seat: Seat, action: Action, dice: Dice) -> tuple[State, tuple[News, ...]]:
    """The state after ``action``, which must be legal, and what happened; forced passes and new rounds included."""
    news: list[News] = []
    match action:
        case Lay():
            state = lay_tile(state, seat, action, news)
        case Bonus():
            state = lay_bonus(state, seat, action, news)
        case Decline():
            news.append(BonusDeclined(seat))
            state = replace(state, bonus=False)
        case Pass():
            state = pass_(state, seat, "will", news)
        case Skip():
            state = pass_(state, seat, "clock", news)
        case _:
            assert_never(action)
    return (state if state.bonus else go_on(state, news)), tuple(news)


def default(state: State, seat: Seat, dice: Dice) -> Action:
    """ZO-50: a bonus is declined; else the clock passes for this turn."""
    return Decline() if state.bonus else Skip()


def stop(state: State, how: Stop) -> State:
    """TB-14: broken off; the rules know no giving up and no draw."""
    assert isinstance(how, BrokenOff)
    return replace(state, bonus=False, end=End("broken-off", "TB-14", (1,) * len(state.fields)))
