"""I Love Zombies on drawn fields: what the rules tests are written in.

Letters are tiles on seat A's field; which colour each has stands below (``tiles: a=lime``). Seats that are not drawn
have filled nothing.
"""

from textwrap import dedent
from typing import Any

from msgspec.structs import replace

from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat
from speeltafel.games.zombies import GAME
from speeltafel.games.zombies.model import Action, Laid, News, SeenField, SeenPistol, State
from speeltafel.games.zombies.notation import NOTATION
from speeltafel.games.zombies.plans import plan_named
from speeltafel.games.zombies.score import with_tile
from speeltafel.games.zombies.tiles import BOARD, COLOURS, NUMBERS, SQUARES, WAYS
from speeltafel.kit.polyomino import TURNS, Mask, bits

A, B, C, D, E, F = range(6)

EMPTY = "\n".join(["." * 16] * 9)

CORNER = """
    a a . . . . . . . . . . . . . .
    a a . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    tiles: a=teal
"""


def draw(text: str = EMPTY, *facts: str) -> State:
    """The drawn position, with more facts if there are any."""
    return NOTATION.read_position("\n".join([dedent(text), *facts]))


def setup(seats: int, first: Seat = A, seed: object = 0, **options: Any) -> State:
    """A game that has just begun."""
    made = GAME.about.types.options(**options)
    assert GAME.check(made, seats) is None
    return GAME.setup(made, seats, first, Recorder(seeded(f"set-up {seed}")))


def read(act: str) -> Action:
    """The act that is written so."""
    return NOTATION.read_action(act)


def why_not(state: State, act: str, seat: Seat | None = None) -> Refusal | None:
    """What forbids ``act`` to who is to act, or to ``seat``."""
    return GAME.why_not(state, state.turn if seat is None else seat, read(act))


def refused(state: State, act: str, seat: Seat | None = None) -> tuple[str, str] | None:
    """Rule and reason that forbid ``act``, if any do."""
    refusal = why_not(state, act, seat)
    return (refusal.rule, refusal.why) if refusal else None


def happened(state: State, act: str) -> tuple[State, tuple[News, ...]]:
    """The position after ``act`` of who is to act, and its news; only the clock's own act need not be allowed."""
    action = read(act)
    assert act == "skip" or GAME.why_not(state, state.turn, action) is None, GAME.why_not(state, state.turn, action)
    return GAME.apply(state, state.turn, action, Recorder(seeded("act")))


def played(state: State, *acts: str) -> State:
    """The position after ``acts``, each of who is to act then."""
    for act in acts:
        state, _ = happened(state, act)
    return state


def anything(state: State) -> State:
    """The position after the first placing that is possible."""
    act = GAME.choices(state, state.turn)[0]
    return GAME.apply(state, state.turn, act, Recorder(seeded("act")))[0]


def field(state: State, seat: Seat = A) -> SeenField:
    """A seat's field as everybody sees it."""
    return GAME.view(state, None).fields[seat]


def pistol(state: State, colour: str, seat: Seat = A) -> SeenPistol:
    """The pistol of that colour."""
    return next(pistol for pistol in field(state, seat).pistols if pistol.colour == colour)


def ending(state: State) -> tuple[str, tuple[int, ...]] | None:
    """Reason and places, or ``None`` while the game goes on."""
    result = GAME.result(state)
    return (result.reason, result.places) if result else None


def covering(state: State, mask: Mask, seat: Seat = A) -> State:
    """The position with squares of a seat's field covered by bonus tiles of one square: they score nothing."""
    after = state.fields[seat]
    for square in bits(mask):
        after = with_tile(after, Laid(NUMBERS["1"], TURNS.index("0"), square))
    return replace(state, fields=(*state.fields[:seat], after, *state.fields[seat + 1 :]))


def all_but(*squares: str) -> Mask:
    """Every square of a field but these."""
    return BOARD.full & ~sum(1 << SQUARES.index(square) for square in squares)


def over(state: State, tile: str, *squares: str) -> str:
    """The act by which ``tile`` covers all these squares, and no pistol beside them."""
    wanted = sum(1 << SQUARES.index(square) for square in squares)
    pistols = sum(plan_named(state.plan).fields[state.fields[state.turn].layout].pistols) & ~wanted
    shape = tile.partition("-")[0]
    for way in WAYS[shape]:
        for square in range(len(SQUARES)):
            mask = way.mask << square
            if way.inside >> square & 1 and mask & wanted == wanted and not mask & pistols:
                act = f"{tile} {way.turn} {SQUARES[square]}"
                if why_not(state, act) is None:
                    return act
    raise AssertionError(f"{tile} cannot cover {squares}")


def other_than(colour: str) -> str:
    """Another colour."""
    return COLOURS[(COLOURS.index(colour) + 1) % len(COLOURS)]
