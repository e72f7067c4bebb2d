"""Which bots a game has, and where they are found."""

import re
import sys
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from speeltafel.bots import strengths
from speeltafel.cli.match import play_one
from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.registry import find_games
from speeltafel.games.geister import GAME
from speeltafel.games.geister.model import Options
from tests.laws.playing import played, started

GAMES = tuple(find_games().values())
HOW_TO = Path(__file__).parents[2] / "docs" / "how-to" / "write-a-bot.md"


def test_the_bot_that_is_shown_plays() -> None:
    (shown,) = re.findall(r"^```python\n(.*?)^```", HOW_TO.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    module: dict[str, Any] = {}
    exec(shown, module)
    bots = [*module["STRENGTHS"].values(), strengths(GAME)["random"]]
    assert len(play_one(GAME, Options(), bots, first=0, seed="shown").places) == 2


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.about.id))
def test_every_game_has_the_bots_that_it_names(game: Any) -> None:
    assert tuple(strengths(game)) == game.about.bots


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.about.id))
def test_every_bot_plays_whole_games(game: Any) -> None:
    """``play_one`` fails at an act that is refused."""
    options = game.about.types.options()
    for seats in {*game.about.seats}:
        for number, bot in enumerate(strengths(game).values()):
            others = strengths(game)["random"]
            outcome = play_one(game, options, [bot] + [others] * (seats - 1), first=0, seed=f"whole {number}")
            assert len(outcome.places) == seats


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.about.id))
def test_no_bot_knows_what_its_seat_may_not(game: Any) -> None:
    """P04: all that is secret dealt anew, the same seed and the same history: the same act."""
    secrets = import_module(f"tests.games.{game.about.id}.secrets")
    for seed in range(4):
        for moment in played(game, started(game), seed, 60).moments(8):
            for seat in game.to_act(moment.state):
                other = secrets.dealt_anew(moment.state, seat, moment.dice("anew"))
                heard = [told for news in moment.news if (told := game.hear(news, seat)) is not None]
                for strength, bot in strengths(game).items():
                    here, there = (
                        bot.choose(game.view(state, seat), game.offer(state, seat), heard, 1.0, moment.dice(strength))
                        for state in (moment.state, other)
                    )
                    assert here == there


def test_chance_plays_any_of_the_acts_offered() -> None:
    state = GAME.setup(Options(), 2, 0, Recorder(seeded(0)))
    offer = GAME.offer(state, 0)
    bot = strengths(GAME)["random"]
    chosen = {bot.choose(GAME.view(state, 0), offer, (), 1.0, Recorder(seeded(seed))) for seed in range(800)}
    assert chosen == set(GAME.expand(offer))


def test_a_game_that_was_installed_brings_its_bots_in_its_own_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "brought_along"
    package.mkdir()
    (package / "__init__.py").write_text("class Brought:\n    about = None\n")
    (package / "bots.py").write_text("STRENGTHS = {'wise': 'a wise bot'}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    import brought_along  # type: ignore[import-not-found]

    game = brought_along.Brought()
    game.about = About("brought_along", ("random", "wise"))
    assert str(strengths(game)["wise"]) == "a wise bot"
    del sys.modules["brought_along"], sys.modules["brought_along.bots"]


def test_a_strength_that_nobody_plays_is_an_error() -> None:
    class Promising:
        about = About("promising", ("random", "grand"))

    with pytest.raises(LookupError, match="promising names bots that are not there: grand"):
        strengths(Promising())  # type: ignore[arg-type]


@dataclass
class About:
    """As much of a game's ``about`` as is asked here."""

    id: str
    bots: tuple[str, ...]
