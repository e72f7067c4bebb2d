"""An offer is all that the rules allow and nothing else: held against sets of squares, all along random games."""

from collections.abc import Iterator

import pytest

from speeltafel.core.dice import seeded
from speeltafel.games.zombies import GAME
from speeltafel.games.zombies.model import Action, Bonus, Decline, Lay, Options, Pass, SeenTile, State
from speeltafel.games.zombies.tiles import BONUSES, NAMES, SQUARES
from speeltafel.kit.polyomino import TURNS, Turn
from tests.games.zombies import naive
from tests.laws.playing import played, started

MOMENTS = 4
"""Of each game, from its beginning to its end; each asks about up to twenty thousand acts."""


def _placed(state: State) -> Iterator[Lay | Bonus]:
    """Every tile that can be taken, in each turn that looks different, on every square."""
    names = tuple(BONUSES) if state.bonus else tuple(NAMES[number] for number in state.pool)
    for name in names:
        for turn in _looks(name.partition("-")[0]):
            for square in SQUARES:
                yield Bonus(name, turn, square) if state.bonus else Lay(name, turn, square)  # type: ignore[arg-type]


def _looks(shape: str) -> list[Turn]:
    """ZO-20: of turns that look the same the first; a tile in the midst of a field shows its look."""
    looks: dict[frozenset[tuple[int, int]], Turn] = {}
    for turn in TURNS:
        looks.setdefault(frozenset(naive.covered_by(SeenTile(shape, turn, "h5"))), turn)
    return list(looks.values())


def _allowed(state: State) -> set[Action]:
    field = GAME.view(state, None).fields[state.turn]
    laid = (act for act in _placed(state) if naive.may_lie(field, SeenTile(act.tile, act.turn, act.at)))
    return {*laid, Decline() if state.bonus else Pass()}


def _moments(number: int) -> list[State]:
    """Positions of a random game: some on the way, and one where a bonus tile waits, if there was one."""
    seats = 1 + number % 6
    options = Options(plan="random", tiles_a_round=(0, 8, 20)[number % 3])
    playing = played(GAME, started(GAME, options, seats, number % seats), f"offers {number}", 10_000)
    states = [move.state for move in playing.moves if GAME.to_act(move.state)]
    drawn = seeded(f"moments {number}")
    chosen = [states[drawn.below(len(states))] for _ in range(MOMENTS - 1)]
    return [states[0], *chosen, *[state for state in states if state.bonus][:1]]


@pytest.mark.rule("ZO-11", "ZO-20", "ZO-21", "ZO-22", "ZO-30")
@pytest.mark.parametrize("number", range(6))
def test_along_a_random_game_an_offer_is_all_that_is_allowed(number: int) -> None:
    for state in _moments(number):
        offered = GAME.choices(state, state.turn)
        assert len(set(offered)) == len(offered)
        assert set(offered) == _allowed(state)


@pytest.mark.rule("ZO-11", "ZO-20", "ZO-21", "ZO-22", "ZO-30")
@pytest.mark.parametrize("number", range(6, 12))
def test_along_a_random_game_what_is_not_offered_is_refused(number: int) -> None:
    """Of a drawn thousand: why_not, which plays, and the offer, which shows, are two roads to one answer."""
    drawn = seeded(f"refused {number}")
    for state in _moments(number):
        offered = set(GAME.choices(state, state.turn))
        acts = list(_placed(state))
        for act in (acts[drawn.below(len(acts))] for _ in range(1000)):
            assert (GAME.why_not(state, state.turn, act) is None) == (act in offered)
