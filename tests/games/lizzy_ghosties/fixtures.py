"""Lizzy Ghosties at the moments worth a look: the gallery, the screenshots and the browser tests show these."""

from collections.abc import Sequence

from msgspec.structs import replace

from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.entry import BrokenOff
from speeltafel.core.seat import SEAT_LETTERS, Seat
from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.model import TURNS_EACH, Action, Options, State
from tests.games.drawn import Fixture
from tests.games.lizzy_ghosties.table import BEGUN, BURNING, FINAL, HAUNTED, RED, THREE, A, B, C, D, draw
from tests.records import at, record

NINE_NAMES = tuple(SEAT_LETTERS)
LONG_NAMES = (
    "Eennaamvantweeendertiglettersxxx",
    "A name of many letters, in words",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Player with a name for four lines",
)


def _setup(seats: int, options: Options | None = None, seed: int = 4) -> State:
    return GAME.setup(options or Options(), seats, A, Recorder(seeded(seed)))


def _acts(seat: Seat, *written: str) -> Sequence[tuple[Seat, Action]]:
    return [(seat, GAME.notation.read_action(act)) for act in written]


def _table(state: State, viewer: Seat | None, acts: Sequence[tuple[Seat, Action]] = ()) -> Fixture:
    return Fixture(state, viewer, acts, names=NINE_NAMES[: len(state.lizzies)])


def _recorded(name: str, entry: int, viewer: Seat | None) -> Fixture:
    """What a viewer sees when that act of a recorded game has just been played, with other luck."""
    letter, act = record("lizzy_ghosties", name).entries[entry - 1].split(" ", 1)
    return _table(at("lizzy_ghosties", name, entry - 1), viewer, _acts(SEAT_LETTERS.index(letter), act))


PASSING = draw(BEGUN)
LAST_HEAD = draw(BEGUN.replace("A 2/hrs 2/bbo 2/tpo", "A hrs 2/bbo -"))
BURN_WON = draw(BEGUN, "passed: B", "side: tps")
BURN_LOST = draw(BEGUN, "passed: B", "side: tro")
STEAL_WON = draw(RED, "passed: B", "side: hrd")
STEAL_LOST = draw(RED, "passed: B", "side: hbs")
IN_BURN_EVENT = draw(BURNING, "event: burn won D B C")
GOLDEN = draw(BEGUN.replace("A 2/hrs 2/bbo 2/tpo", "A 2/hro* 2/bbs* 2/tpo").replace("2/tpd", "2/tpd*"), "passed: B")
FALLS = draw(BEGUN.replace("C 2/hbs 2/brd 2/tpd", "C - 2/brd tpd"), "passed: B", "side: hbo")
HAUNTING = draw(HAUNTED, "side: hrd")
HAUNTING_LOST = draw(HAUNTED, "side: hbo")
LIZZIES = draw(FINAL, "turn: lizzies")
GHOSTIES = draw(FINAL, "turn: ghosties", "side: hrd")
LAST_BURN_CARD = draw(FINAL.replace("burn 1/hro bbd tps", "burn - - tps"), "turn: lizzies")
ALONE = draw(FINAL.replace("B hbs 2/bpo tpo", "B ghostie 4"), "turn: lizzies")
STUCK = draw(BEGUN, "idle: 3", "turn: D")
ENDS_STUCK = draw(BEGUN, "idle: 7", "turn: D")
DICE = draw(BEGUN, "passed: B", "dice: on")
MISSING = draw(BEGUN.replace("A 2/hrs 2/bbo 2/tpo", "A 2/hrs 2/bbo -"), "passed: B")
NINE = at("lizzy_ghosties", "nine_players", 60)
NINE_IN_FINAL = at("lizzy_ghosties", "nine_players", 80)
NINE_ENDED = at("lizzy_ghosties", "nine_players", -1)

FIXTURES = {
    "first_turn": _table(_setup(4), A),
    "three_players": _table(_setup(3), A),
    "six_players": _table(_setup(6), A),
    "passing": _table(PASSING, A),
    "passing_another": _table(PASSING, C),
    "stolen": _table(PASSING, A, _acts(A, "steal B h")),
    "given": _table(PASSING, A, _acts(A, "give B h")),
    "skipped": _table(PASSING, A, _acts(A, "skip")),
    "turn_ended": _table(PASSING, B, _acts(A, "end")),
    "missing_part": _table(MISSING, A),
    "last_gift": _table(LAST_HEAD, A),
    "self_made_ghostie": _table(LAST_HEAD, A, _acts(A, "give B h")),
    "steal_event_won": _table(STEAL_WON, A, _acts(A, "steal C t")),
    "steal_event_lost": _table(STEAL_LOST, A, _acts(A, "steal C t")),
    "burn_event_won": _table(BURN_WON, A, _acts(A, "steal C t")),
    "burn_event_lost": _table(BURN_LOST, A, _acts(A, "steal C t")),
    "burn_event_watched": _table(BURN_WON, D, _acts(A, "steal C t")),
    "burned": _table(IN_BURN_EVENT, A, _acts(A, "burn D t")),
    "chained": _table(IN_BURN_EVENT, A, _acts(A, "burn D h")),
    "chain_of_three": _recorded("chain_of_three", 13, D),
    "chain_of_three_watched": _recorded("chain_of_three", 13, A),
    "event_ended": _table(IN_BURN_EVENT, A, _acts(A, "stop")),
    "golden": _table(GOLDEN, A, _acts(A, "steal C t")),
    "dice": _table(DICE, A, _acts(A, "steal C t")),
    "became_a_ghostie": _table(FALLS, C, _acts(A, "steal C t")),
    "haunting": _table(HAUNTING, A),
    "haunted_another": _table(HAUNTING, B),
    "took": _table(HAUNTING, A, _acts(A, "take C b")),
    "ghost_event_won": _table(HAUNTING, A, _acts(A, "borrow B C D")),
    "ghost_event_lost": _table(HAUNTING_LOST, A, _acts(A, "borrow B C D")),
    "ghost_event_watched": _table(HAUNTING, B, _acts(A, "borrow B C D")),
    "final_lizzies": _table(LIZZIES, A),
    "final_lizzies_watched": _table(LIZZIES, C),
    "final_extra_turn": _table(LIZZIES, B, _acts(A, "gather A h")),
    "final_ghosties": _table(GHOSTIES, D),
    "final_ghost_event": _table(GHOSTIES, C, _acts(D, "borrow A * B")),
    "final_alone": _table(ALONE, A),
    "final_won": _table(LAST_BURN_CARD, A, _acts(A, "gather A t")),
    "final_lost": _table(LAST_BURN_CARD, C, _acts(A, "gather A t")),
    "final_ghosties_win": _recorded("ghosties_win", 61, A),
    "three_ended": _table(draw(THREE), A, _acts(C, "take B h")),
    "three_lost": _recorded("three_lost", 63, A),
    "shaken": _table(STUCK, A, _acts(D, "end")),
    "stuck": _table(ENDS_STUCK, A, _acts(D, "end")),
    "last_turns": _table(replace(PASSING, turns=TURNS_EACH * 4 - 3), A),
    "broken_off": _table(GAME.stop(PASSING, BrokenOff()), A),
    "nine_first_turn": _table(_setup(9), A),
    "nine_players": _table(NINE, min(GAME.to_act(NINE))),
    "nine_players_watched": _table(NINE, None),
    "nine_players_in_final": _table(NINE_IN_FINAL, min(GAME.to_act(NINE_IN_FINAL))),
    "nine_players_ended": _table(NINE_ENDED, A),
    "longest_names": Fixture(PASSING, A, names=LONG_NAMES),
    "longest_names_of_nine": Fixture(NINE, min(GAME.to_act(NINE)), names=(LONG_NAMES * 3)[:9]),
    "watcher": _table(BURN_WON, None, _acts(A, "steal C t")),
    "one_thing_a_turn": _table(replace(LIZZIES, options=Options(final_actions="one")), A),
}
