"""What may be done in I Love Zombies and what comes of it.

All luck is drawn in ``setup``: the plan, who has which field, and the order of the bag. So tables that are set up
with the same luck see the same tiles in the same rounds (ZO-51).
"""

from collections.abc import Iterator, Sequence
from typing import Final, assert_never, get_args

from msgspec.structs import replace

from speeltafel.core.dice import Dice
from speeltafel.core.entry import BrokenOff, Stop
from speeltafel.core.game import Points, Result
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat
from speeltafel.games.zombies.drawing import FIELDS
from speeltafel.games.zombies.making import SEEDS
from speeltafel.games.zombies.model import (
    FEWEST_TILES,
    MOST_TILES,
    ROUNDS,
    TILES_A_PLAYER,
    Action,
    Bonus,
    BonusDeclined,
    BonusLaid,
    BonusLost,
    Decline,
    End,
    Field,
    Laid,
    Lay,
    Mark,
    News,
    Offer,
    Options,
    Pass,
    Passed,
    Places,
    RoundBegan,
    RoundEnded,
    Skip,
    State,
    TileLaid,
    Why,
    all_in,
)
from speeltafel.games.zombies.plans import HAND_MADE, Plan, plan_named
from speeltafel.games.zombies.score import DROP_POINTS, ROOM_POINTS, Tally, mask_of, tally, with_tile
from speeltafel.games.zombies.tiles import (
    ALL_SHAPES,
    BOARD,
    COLOUR_OF,
    COLOURS,
    NAMES,
    NUMBER_OF,
    NUMBERS,
    SHAPE_OF,
    SQUARES,
    TILES,
    TURNS_OF,
    WAY,
    WAYS,
    BonusName,
    Colour,
    canonical,
)
from speeltafel.kit.polyomino import TURNS, Mask, Turn, Way, bits

_FOR_THE_ROUND: Final = "round"
_NOBODY: Final[frozenset[Seat]] = frozenset()
_ALONE: Final = tuple(frozenset({seat}) for seat in range(FIELDS))
_TURN_NUMBER: Final = {turn: number for number, turn in enumerate(TURNS)}
_BONUS_NAMES: Final[tuple[BonusName, ...]] = get_args(BonusName)


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


def tiles_a_round(options: Options, seats: int) -> int:
    """ZO-10: how many tiles each round lays out."""
    return options.tiles_a_round or min(MOST_TILES, TILES_A_PLAYER * seats)


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
    bonuses = [Bonus(name, "0", square) for name in _BONUS_NAMES for square in ("a1", "p9")]
    others: list[Action] = [Pass(), Decline(), *bonuses]
    yield from (other for other in others if other not in known)


def choices(state: State, seat: Seat) -> Sequence[Action]:
    """All that may be done, found for whole fields at once."""
    return expand(offer(state, seat))


def offer(state: State, seat: Seat) -> Offer:
    """The choices as masks; nothing for a seat that is not to act."""
    if seat not in to_act(state):
        return Offer((), (), ())
    names = _BONUS_NAMES if state.bonus else tuple([NAMES[number] for number in state.pool])
    shapes = _BONUS_NAMES if state.bonus else dict.fromkeys([SHAPE_OF[number] for number in state.pool])
    free, near = _open(state.fields[seat])
    places = [Places(shape, tuple([f"{way.places(free, near):x}" for way in WAYS[shape]])) for shape in shapes]
    return Offer(names, tuple(places), (Decline(),) if state.bonus else (Pass(),))


def expand(offer: Offer) -> tuple[Action, ...]:
    """Each tile at each place, then what may be done beside."""
    places = {shape.shape: _listed(shape) for shape in offer.shapes}
    acts: list[Action] = []
    for name in offer.tiles:
        shape = name.partition("-")[0]
        if shape in _BONUS_NAMES:
            acts += [Bonus(shape, turn, square) for turn, square in places[shape]]
        else:
            acts += [Lay(name, turn, square) for turn, square in places[shape]]
    return (*acts, *offer.besides)


def _listed(places: Places) -> list[tuple[Turn, str]]:
    turns = TURNS_OF[places.shape]
    return [
        (turn, SQUARES[square]) for turn, mask in zip(turns, places.at, strict=True) for square in bits(int(mask, 16))
    ]


def _open(field: Field) -> tuple[Mask, Mask | None]:
    """The free squares, and those of them beside a tile, one of which has to be covered: none for the first (ZO-22)."""
    covered = int(field.covered, 16)
    return BOARD.full & ~covered, BOARD.beside(covered) if covered else None


def _fits(field: Field, ways: Sequence[Way]) -> bool:
    free, near = _open(field)
    return any(way.places(free, near) for way in ways)


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
            return _why_not_take(state, tile) or _why_not_there(state.fields[seat], tile, turn, at)
        case Bonus(tile, turn, at):
            return _why_not_bonus(state) or _why_not_there(state.fields[seat], tile, turn, at)
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
        return Refusal("ZO-11", "tile-taken", _named(tile))
    return Refusal("ZO-10", "tile-not-out", _named(tile))


def _why_not_bonus(state: State) -> Refusal | None:
    return None if state.bonus else Refusal("ZO-30", "no-bonus")


def _why_not_there(field: Field, tile: str, turn: Turn, at: str) -> Refusal | None:
    """The rule of placing that is broken, with the square at which one sees it."""
    shape = tile.partition("-")[0]
    if (shape, turn) not in WAY:
        return Refusal("ZO-20", "looks-the-same", _named(tile) | {"turn": turn, "as": canonical(shape, turn)})
    way, square = WAY[shape, turn], NUMBER_OF[at]
    if not way.inside >> square & 1:
        return Refusal("ZO-21", "outside", _named(tile) | {"at": at})
    mask, covered = way.mask << square, int(field.covered, 16)
    if over := mask & covered:
        return Refusal("ZO-21", "over-a-tile", _named(tile) | {"square": SQUARES[next(bits(over))]})
    if not covered or BOARD.beside(covered) & mask:
        return None
    if corners := BOARD.cornering(covered) & mask:
        return Refusal("ZO-22", "only-a-corner", _named(tile) | {"square": SQUARES[next(bits(corners))]})
    return Refusal("ZO-22", "touches-nothing", _named(tile) | {"at": at})


def _named(tile: str) -> dict[str, str | int]:
    """What a tile is called, for words that name it by colour and shape."""
    number = NUMBERS[tile]
    return {"tile": tile, "shape": SHAPE_OF[number], "colour": _colour(number) or "none"}


def _colour(number: int) -> Colour | None:
    colour = COLOUR_OF[number]
    return None if colour is None else COLOURS[colour]


def apply(state: State, seat: Seat, action: Action, dice: Dice) -> tuple[State, tuple[News, ...]]:
    """The state after ``action``, which must be legal, and what happened; forced passes and new rounds included."""
    news: list[News] = []
    match action:
        case Lay():
            state = _lay(state, seat, action, news)
        case Bonus():
            state = _lay_bonus(state, seat, action, news)
        case Decline():
            news.append(BonusDeclined(seat))
            state = replace(state, bonus=False)
        case Pass():
            state = _pass(state, seat, "will", news)
        case Skip():
            state = _pass(state, seat, "clock", news)
        case _:
            assert_never(action)
    return (state if state.bonus else _next(state, news)), tuple(news)


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


def _lay(state: State, seat: Seat, lay: Lay, news: list[News]) -> State:
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
            colour=_colour(number),
        )
    )
    bonus = came.pistol is not None
    if bonus and not any(_fits(came.field, WAYS[name]) for name in _BONUS_NAMES):
        news.append(BonusLost(seat))
        bonus = False
    return replace(
        state,
        fields=came.fields,
        pool=tuple([other for other in state.pool if other != number]),
        marks=tuple(["in" if mark == "passed" else mark for mark in state.marks]),
        bonus=bonus,
    )


def _lay_bonus(state: State, seat: Seat, bonus: Bonus, news: list[News]) -> State:
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


def _pass(state: State, seat: Seat, why: Why, news: list[News]) -> State:
    """ZO-12; a pass that the clock made is for the turn alone (ZO-50)."""
    out = why != "clock" and state.options.pass_ == _FOR_THE_ROUND
    mark: Mark = "out" if out else "passed"
    news.append(Passed(seat, why, out))
    return replace(state, marks=(*state.marks[:seat], mark, *state.marks[seat + 1 :]))


def _next(state: State, news: list[News]) -> State:
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
            state = _pass(state, seat, "stuck", news)
            seat = _after(state, seat)
        else:
            return replace(state, turn=seat)


def _after(state: State, seat: Seat) -> Seat:
    return (seat + 1) % len(state.fields)


def _stuck(state: State, seat: Seat) -> bool:
    shapes = dict.fromkeys([SHAPE_OF[number] for number in state.pool])
    return not any(_fits(state.fields[seat], WAYS[shape]) for shape in shapes)


def _round_ended(state: State, news: list[News]) -> State:
    """ZO-13: what is left leaves the game, and the next seat begins with new tiles, unless this was the last round."""
    news.append(RoundEnded(state.round, "all_passed" if state.pool else "no_tiles", len(state.pool)))
    gone = (*state.gone, *state.pool)
    if state.round == ROUNDS:
        return replace(state, pool=(), gone=gone, end=_ended(state))
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


def _ended(state: State) -> End:
    """ZO-44."""
    plan = plan_named(state.plan)
    tallies = [tally(plan, field) for field in state.fields]
    ranks = [(counted.points, counted.filled) for counted in tallies]
    places = tuple(1 + sum(better > rank for better in ranks) for rank in ranks)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return End(_reason(tallies, winners), "ZO-44", places, winners)


def _reason(tallies: Sequence[Tally], winners: Sequence[Seat]) -> str:
    if len(tallies) == 1:
        return "alone"
    if len(winners) > 1:
        return "shared"
    most = tallies[winners[0]].points
    return "more-rooms" if sum(counted.points == most for counted in tallies) > 1 else "most-points"


def default(state: State, seat: Seat, dice: Dice) -> Action:
    """ZO-50: a bonus is declined; else the clock passes for this turn."""
    return Decline() if state.bonus else Skip()


def stop(state: State, how: Stop) -> State:
    """TB-14: broken off; the rules know no giving up and no draw."""
    assert isinstance(how, BrokenOff)
    return replace(state, bonus=False, end=End("broken-off", "TB-14", (1,) * len(state.fields)))


def result(state: State) -> Result | None:
    """The places, and each seat's points line by line."""
    if state.end is None:
        return None
    plan = plan_named(state.plan)
    lines = tuple(_lines(plan, field) for field in state.fields)
    return Result(state.end.places, state.end.reason, state.end.rule, state.end.winners, lines)


def _lines(plan: Plan, field: Field) -> tuple[Points, ...]:
    counted = tally(plan, field)
    drops = counted.drops.bit_count()
    lines = [Points("drops", DROP_POINTS * drops, "ZO-40", {"drops": drops})]
    for room, left in zip(plan.rooms, counted.rooms, strict=True):
        if left:
            lines.append(Points("room", ROOM_POINTS, "ZO-41", {"room": room.kind, "left": left.bit_count()}))
    for group, points in zip(field.groups, counted.groups, strict=True):
        if points:
            colour = COLOUR_OF[field.laid[group[0]].tile]
            assert colour is not None
            lines.append(Points("group", points, "ZO-42", {"colour": COLOURS[colour], "tiles": len(group)}))
    return tuple(lines)
