"""Every law, held up to every game that is found."""

import os
import time
from importlib import import_module
from typing import cast

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from speeltafel.core.registry import find_games
from tests.laws.laws import LAWS, Law
from tests.laws.playing import House, Playing, Secrets, playings

EXAMPLES = 100
LONG_BATCH = 100

GAMES = tuple(find_games())


def house_of(game_id: str) -> House:
    """A game of this repository, with its secrets."""
    game = find_games()[game_id]
    secrets = cast("Secrets", import_module(f"tests.games.{game_id}.secrets"))
    return House(game, type(game).__module__, secrets)


def hold(law: Law, house: House, examples: int = EXAMPLES, *, shrink: bool = True) -> None:
    """Look for a playing in which ``law`` is broken; ``AssertionError`` when there is one."""
    phases = (Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink) if shrink else (Phase.generate,)

    @settings(
        max_examples=examples,
        phases=phases,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
        database=None if not shrink else settings().database,
    )
    @given(playings(house.game))
    def look(playing: Playing) -> None:
        law(house, playing)

    look()


@pytest.mark.timeout(300)  # many examples of whole games, on a machine that may be busy
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_law_holds(game_id: str, law: Law) -> None:
    hold(law, house_of(game_id))


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_every_law_holds_for_a_long_time(game_id: str, request: pytest.FixtureRequest) -> None:
    """Fresh playings until this game's share of the minutes is over; each law gets as many as the others."""
    minutes = request.config.getoption("--minutes") or float(os.environ.get("MINUTES", "10"))
    over = time.monotonic() + 60 * 0.8 * minutes / len(GAMES)
    house = house_of(game_id)
    while time.monotonic() < over:
        for law in LAWS:
            hold(law, house, LONG_BATCH)
