"""Geister at the moments worth a look: the gallery, the screenshots and the browser tests show these."""

from msgspec.structs import replace

from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.entry import DrawAgreed
from speeltafel.games.geister import GAME
from speeltafel.games.geister.model import Action, Leave, Options, Place, State, Step
from tests.games.drawn import Fixture

read = GAME.notation.read_position


def _setup(options: Options | None = None) -> State:
    return GAME.setup(options or Options(), 2, 0, Recorder(seeded(0)))


START = read("""
    . e g e g .
    . g e g e .
    . . . . . .
    . . . . . .
    . G G E E .
    . E G E G .
""")

MIDDLE = read("""
    . . g . g .
    . e . e . .
    . . E . e .
    . G . g . G
    . . E . . .
    . G . E . .
    captured: egG
""")

MEETING = read("""
    . . g . g .
    . e . e . .
    . . E e . .
    . G . g . G
    . . E . . .
    . G . E . .
    captured: egG
""")

WAY_OUT = """
    . g . e . G
    . e . . g .
    . . . . . .
    . g E . . .
    . . . G . .
    . E . . G .
    captured: eGEg
"""

LONG = ("Eennaamvantweeendertiglettersxxx", "A name of many letters, in words")


def _after(state: State, *acts: tuple[int, Action]) -> State:
    for seat, action in acts:
        state, _ = GAME.apply(state, seat, action, Recorder(seeded(0)))
    return state


PLACED = (1, Place("GEEGGEEG"))
ARROW = (0, Step("f5", "f6"))
WINNING = read("""
    . g . e . .
    . e . . g G
    . . . . . .
    . g E . . .
    . . . G . .
    . E . . G .
    captured: eGEg
""")
LAST_EVIL = read("""
    . g . g . .
    . . . . g .
    . . e . . .
    . g E . . .
    . . . G . G
    . E . . . .
    captured: eeeGE
""")

FIXTURES = {
    "first_placement": Fixture(_setup(), 0),
    "second_seat_places": Fixture(_setup(), 1),
    "other_placed": Fixture(_setup(), 0, [PLACED]),
    "own_placed": Fixture(_setup(), 1, [PLACED]),
    "first_move": Fixture(START, 0),
    "second_seat": Fixture(START, 1, [(0, Step("c2", "c3"))]),
    "waiting": Fixture(START, 0, [(0, Step("c2", "c3"))]),
    "mid_game": Fixture(MIDDLE, 0, [(0, Step("c4", "c5")), (1, Step("b5", "b4"))]),
    "capture_possible": Fixture(MEETING, 0),
    "just_captured": Fixture(MIDDLE, 0, [(0, Step("f3", "f4")), (1, Step("e4", "f4"))]),
    "on_the_arrow": Fixture(read(WAY_OUT), 0),
    "leave_possible": Fixture(read(WAY_OUT + "escape: leave"), 0),
    "arrow_possible": Fixture(WINNING, 0),
    "all_captured": Fixture(LAST_EVIL, 0, [(0, Step("c3", "c4"))]),
    "end_win_disclosed": Fixture(replace(WINNING, options=Options(disclose=True)), 0, [ARROW]),
    "end_lost": Fixture(WINNING, 1, [ARROW]),
    "end_left": Fixture(read(WAY_OUT + "escape: leave"), 0, [(0, Leave("f6"))]),
    "end_draw": Fixture(GAME.stop(MIDDLE, DrawAgreed()), 0),
    "watcher": Fixture(MIDDLE, None, [(0, Step("c4", "c5"))]),
    "longest_names": Fixture(MIDDLE, 1, [(0, Step("c4", "c5"))], names=LONG),
}
