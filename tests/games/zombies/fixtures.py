"""I Love Zombies at the moments worth a look: the gallery, the screenshots and the browser tests show these."""

from typing import Any

from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.entry import Acted, BrokenOff
from speeltafel.games.zombies import GAME
from speeltafel.games.zombies.model import Action, Bonus, Decline, Lay, Options, Pass, State
from speeltafel.games.zombies.plans import plan_named
from speeltafel.games.zombies.tiles import COLOURS, NUMBER_OF, WAY
from tests.games.drawn import Fixture
from tests.records import at, record

NAMES = ("A", "B", "C", "D", "E", "F")
LONG = ("Eennaamvantweeendertiglettersxxx", "A name of many letters, in words", "C", "D", "E", "F")


def _setup(seats: int, **options: Any) -> State:
    return GAME.setup(Options(**options), seats, 0, Recorder(seeded("fixture")))


def _after(state: State, *acts: tuple[int, Action]) -> State:
    for seat, action in acts:
        state, _ = GAME.apply(state, seat, action, Recorder(seeded(0)))
    return state


def _covering_pistol(state: State, *, own: bool) -> Lay:
    """The first way in which whoever is to act covers a pistol, of the tile's own colour or of another."""
    seat = state.turn
    field = state.fields[seat]
    pistols = plan_named(state.plan).fields[field.layout].pistols
    for act in GAME.choices(state, seat):
        if not isinstance(act, Lay):
            continue
        shape, _, colour = act.tile.partition("-")
        mask = WAY[shape, act.turn].mask << NUMBER_OF[act.at]
        right = pistols[COLOURS.index(colour)]
        if own and mask & right and not mask & sum(pistols) & ~right:
            return act
        if not own and mask & sum(pistols) and not mask & right:
            return act
    raise AssertionError("no pistol can be covered so")


def _ended(name: str, names: tuple[str, ...] = NAMES) -> Fixture:
    """The last act of a recorded game, as A hears it."""
    return _middle(name, len(record("zombies", name).entries), names=names)


def _middle(name: str, entry: int, viewer: int | None = 0, names: tuple[str, ...] = NAMES) -> Fixture:
    """A recorded game after that entry, which was just heard."""
    deed, before = record("zombies", name).played()[entry].deed, at("zombies", name, entry - 1)
    assert isinstance(deed, Acted)
    return Fixture(before, viewer, [(deed.seat, deed.action)], names[: len(before.fields)])


def _choosing(name: str, entry: int) -> Fixture:
    """A recorded game after that entry, as whoever is to act now sees it."""
    drawn = _middle(name, entry)
    deed = record("zombies", name).played()[entry + 1].deed
    assert isinstance(deed, Acted)
    return Fixture(drawn.state, deed.seat, drawn.acts, drawn.names)


START = _setup(5, plan="lobby")
PISTOL = _covering_pistol(START, own=True)
WRONG = _covering_pistol(START, own=False)
EARNED = _after(START, (0, PISTOL))
BONUS = next(act for act in GAME.choices(EARNED, 0) if isinstance(act, Bonus) and act.tile == "3c")
LAST_OF_FULL = next(
    entry
    for entry, moved in enumerate(record("zombies", "bonus_that_fits_nowhere").played())
    if any(type(told).__name__ == "BonusLost" for told in moved.news)
)

FIXTURES = {
    "first_tile": Fixture(START, 0, names=NAMES[:5]),
    "waiting": Fixture(START, 1, names=NAMES[:5]),
    "pistol_earned": Fixture(START, 0, [(0, PISTOL)], NAMES[:5]),
    "others_bonus": Fixture(START, 3, [(0, PISTOL)], NAMES[:5]),
    "pistol_lost": Fixture(START, 0, [(0, WRONG)], NAMES[:5]),
    "bonus_laid": Fixture(EARNED, 0, [(0, BONUS)], NAMES[:5]),
    "bonus_declined": Fixture(EARNED, 0, [(0, Decline())], NAMES[:5]),
    "passed": Fixture(START, 0, [(0, Pass())], NAMES[:5]),
    "choosing": _choosing("most_points", 30),
    "choosing_late": _choosing("most_points", 52),
    "mid_game": _middle("most_points", 30),
    "mid_game_watched": _middle("most_points", 31, None),
    "new_round": _middle("most_points", 12),
    "nearly_done": _middle("most_points", 57),
    "group_growing": _middle("group_of_seven", 40),
    "six_players": Fixture(_setup(6, plan="garden"), 2, names=NAMES),
    "alone": Fixture(_setup(1, plan="spa"), 0, names=NAMES[:1]),
    "made_up_plan": Fixture(_setup(2, plan="random"), 0, names=NAMES[:2]),
    "cellar": Fixture(_setup(2, plan="cellar"), 0, names=NAMES[:2]),
    "upstairs": Fixture(_setup(2, plan="upstairs"), 0, names=NAMES[:2]),
    "service": Fixture(_setup(2, plan="service"), 0, names=NAMES[:2]),
    "full_field": _middle("bonus_that_fits_nowhere", LAST_OF_FULL),
    "longest_names": Fixture(_setup(6, plan="lobby"), 0, names=LONG),
    "end_most_points": _ended("most_points"),
    "end_more_rooms": _ended("tie_decided_by_rooms"),
    "end_shared": _ended("shared_win"),
    "end_broken_off": Fixture(GAME.stop(at("zombies", "broken_off", 9), BrokenOff()), 0, names=NAMES[:4]),
}
