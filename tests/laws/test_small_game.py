"""A sixth game is its own folders and no existing file changed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from speeltafel.core import play
from speeltafel.core.dice import seeded
from speeltafel.core.play import Moved
from speeltafel.core.registry import find_games
from tests.laws.digest import digest, digest_elsewhere
from tests.laws.laws import LAWS, Law
from tests.laws.playing import House, started
from tests.laws.small_game import secrets
from tests.laws.test_laws import hold
from tests.small_game import GAME_ID, game_folder, installed_game


@pytest.fixture(params=[game_folder, installed_game], ids=["folder", "entry point"])
def small(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    with request.param(tmp_path):
        game = find_games()[GAME_ID]
        yield House(game, type(game).__module__, secrets)


def test_it_is_gone_when_its_folder_is(tmp_path: Path) -> None:
    with game_folder(tmp_path / "folder"):
        assert GAME_ID in find_games()
    assert GAME_ID not in find_games()
    with installed_game(tmp_path / "installed"):
        assert GAME_ID in find_games()
    assert GAME_ID not in find_games()


def test_it_is_found_and_played_to_its_end(small: House) -> None:
    game = small.game
    moved: object = play.begin(game, started(game, seats=3, first=2), seeded("nim"))
    acts = ("take 3", "swap", "take 3", "take 3", "take 3")
    for number, act in enumerate(acts):
        assert isinstance(moved, Moved)
        (seat,) = game.to_act(moved.state)
        moved = play.advance(game, moved.state, seat, game.notation.read_action(act), seeded(number))
    assert isinstance(moved, Moved)
    assert moved.state.taken == (3, 3, 6)
    result = game.result(moved.state)
    assert result is not None
    assert result.reason == "counted"


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_it_keeps_the_laws(small: House, law: Law) -> None:
    hold(law, small, examples=15)


def test_it_is_the_same_in_another_process(tmp_path: Path) -> None:
    with installed_game(tmp_path):
        assert digest_elsewhere(GAME_ID, 1) == digest(find_games()[GAME_ID])
