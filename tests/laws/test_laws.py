"""Every law, held up to every game that is found."""

import os
import time
from importlib import import_module
from itertools import count
from typing import cast

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from speeltafel.core.game import AnyGame
from speeltafel.core.registry import find_games
from tests.laws.laws import LAWS, LONGEST_GAME, Law, keeps_secrets, secrets_are_kept
from tests.laws.playing import House, Playing, Secrets, played, playings, started

EXAMPLES = 100
"""Of four positions each; a game may ask for fewer, but for secrets, which are looked at in some hundreds of any."""
LONG_BATCH = 100
POSITIONS = 20_000
"""So many of each game are looked at for secrets in a long run."""

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
    house = house_of(game_id)
    hold(law, house, EXAMPLES if law is secrets_are_kept else getattr(house.secrets, "EXAMPLES", EXAMPLES))


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_secrets_are_kept_in_very_many_positions(game_id: str) -> None:
    """Every position of as many random games as it takes, through the eyes of everybody."""
    house, looked_at = house_of(game_id), 0
    for seed in count():
        beginning = started(house.game, seats=seats_of(house.game, seed), first=seed % house.game.about.seats[0])
        playing = played(house.game, beginning, f"secret {seed}", LONGEST_GAME)
        for moment in playing.all_moments():
            keeps_secrets(house, moment, playing.viewers)
            looked_at += 1
            if looked_at == POSITIONS:
                return


def seats_of(game: AnyGame, seed: int) -> int:
    """Every number of seats in turn."""
    fewest, most = game.about.seats
    return fewest + seed % (most - fewest + 1)


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
