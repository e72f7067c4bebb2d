"""A game is the same bytes in every process."""

from collections.abc import Sequence

import pytest

from speeltafel.core.game import AnyGame
from speeltafel.core.registry import find_games
from speeltafel.core.seat import Seat
from speeltafel.games.geister import Geister, rules
from speeltafel.games.geister.model import Action, State
from tests.laws.digest import digest, digest_elsewhere

GAMES = find_games()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_is_the_same_whatever_the_hash_seed(game_id: str) -> None:
    package = type(GAMES[game_id]).__module__
    assert {digest_elsewhere(package, 1), digest_elsewhere(package, 2)} == {digest(GAMES[game_id])}


def choices_by_hash(state: State, seat: Seat) -> Sequence[Action]:
    return sorted(rules.choices(state, seat), key=lambda action: hash(str(action)))


HASHED: AnyGame = type("OrderedByHash", (Geister,), {"choices": staticmethod(choices_by_hash)})()
"""What is to be found: an order that nobody decided."""


def test_an_order_that_hash_decides_is_found() -> None:
    assert digest_elsewhere(__name__, 1, "HASHED") != digest_elsewhere(__name__, 2, "HASHED")
