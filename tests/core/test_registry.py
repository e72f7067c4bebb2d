"""Games are found where they are put: in folders and as installed entry points."""

from pathlib import Path

import pytest

from speeltafel.core.registry import find_games
from tests.small_game import GAME_ID, game_folder, installed_game


def test_the_games_of_the_house_are_found_in_order_of_their_ids() -> None:
    games = find_games()
    assert "geister" in games
    assert list(games) == sorted(games)
    assert all(game.about.id == name for name, game in games.items())


def test_a_folder_put_beside_the_games_is_a_game(tmp_path: Path) -> None:
    with game_folder(tmp_path):
        assert find_games()[GAME_ID].about.seats == (2, 3)


def test_an_installed_package_can_bring_a_game(tmp_path: Path) -> None:
    with installed_game(tmp_path):
        assert find_games()[GAME_ID].about.seats == (2, 3)


def test_two_games_of_one_id_are_an_error(tmp_path: Path) -> None:
    with game_folder(tmp_path / "one"), installed_game(tmp_path / "two"), pytest.raises(ValueError, match=GAME_ID):
        find_games()


def test_an_entry_point_that_cannot_be_loaded_falls_loudly(tmp_path: Path) -> None:
    with installed_game(tmp_path):
        (tmp_path / GAME_ID / "__init__.py").write_text("GAME = nowhere\n")
        with pytest.raises(NameError, match="nowhere"):
            find_games()
