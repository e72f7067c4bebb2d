"""Games in which everybody does anything: they end, and on the way nothing breaks."""

import pytest

from speeltafel.core.dice import seeded
from speeltafel.games.zombies import GAME
from speeltafel.games.zombies.model import State
from speeltafel.games.zombies.score import mask_of
from tests.games.zombies import naive, secrets
from tests.laws.playing import played, started


def play(number: int) -> None:
    """A game of any size with any options, checked at its end; with passes as often as a person might."""
    whim = seeded(f"random game {number}")
    seats = 1 + whim.below(6)
    options = GAME.about.types.options(
        tiles_a_round=(0, 0, 8, 14, 20)[whim.below(5)],
        pass_=("round", "turn")[whim.below(2)],
        same_field=whim.below(4) == 0,
        plan=("any", "any", "random")[whim.below(3)],
    )
    playing = played(GAME, started(GAME, options, seats, whim.below(seats)), f"random {number}", 10_000)
    first, last = playing.moves[0].state, playing.moves[-1].state
    assert not GAME.to_act(last)
    assert last.round == 5
    assert secrets.pieces(last) == secrets.pieces(first)
    nothing_overlaps(last)
    view = GAME.view(last, None)
    assert [seen.points for seen in view.fields] == [naive.points(view, seen) for seen in view.fields]


def nothing_overlaps(state: State) -> None:
    for field in state.fields:
        masks = [mask_of(laid) for laid in field.laid]
        assert sum(masks) == int(field.covered, 16)
        assert sum(mask.bit_count() for mask in masks) == sum(masks).bit_count()


@pytest.mark.parametrize("number", range(50))
def test_a_random_game_ends_well(number: int) -> None:
    play(number)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("thousand", range(10))
def test_ten_thousand_random_games_end_well(thousand: int) -> None:
    for number in range(1000 * thousand, 1000 * (thousand + 1)):
        play(number)
