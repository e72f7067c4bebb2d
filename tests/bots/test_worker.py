"""Bots in processes of their own: they answer, and one that hangs, dies or errs is no more than an error here."""

from pathlib import Path

import msgspec
import pytest

import speeltafel.bots
from speeltafel.bots import strengths
from speeltafel.bots.worker import BotFailed, think, warm_up
from speeltafel.core.dice import Recorder, seeded
from speeltafel.games.geister import GAME
from speeltafel.games.geister.model import Options

pack = msgspec.msgpack.encode

STATE = GAME.setup(Options(), 2, 0, Recorder(seeded(0)))
VIEW, OFFER = GAME.view(STATE, 1), GAME.offer(STATE, 1)

UNRULY = '''
"""Stands in for the bots of Geister."""
import os
import time

from speeltafel.games.geister.model import Leave


class Hanging:
    def choose(self, view, offer, heard, clock, dice):
        while True:
            time.sleep(1)


class Dying:
    def choose(self, view, offer, heard, clock, dice):
        os._exit(3)


class Erring:
    def choose(self, view, offer, heard, clock, dice):
        class Own(Exception):
            pass

        raise Own("lost my way")


class Cheating:
    def choose(self, view, offer, heard, clock, dice):
        return Leave("a1")


STRENGTHS = {"beginner": {"hang": Hanging, "die": Dying, "err": Erring, "cheat": Cheating}["HOW"]()}
'''


async def asked(strength: str, *, clock_s: float = 1.0, grace_s: float = 20.0) -> bytes:
    return await think("geister", strength, pack(VIEW), pack(OFFER), pack([]), clock_s, "a seed", grace_s=grace_s)


async def test_a_bot_answers_from_its_process_as_it_would_here() -> None:
    await warm_up()
    for strength, bot in strengths(GAME).items():
        here = bot.choose(VIEW, OFFER, (), 1.0, Recorder(seeded("a seed")))
        assert await asked(strength) == pack(here)


async def test_where_no_process_can_be_started_the_bot_is_said_to_have_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forbidden(*_: object, **__: object) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("anyio.to_process.run_sync", forbidden)
    with pytest.raises(BotFailed, match=r"no process .* Permission denied"):
        await asked("random")


@pytest.fixture
def unruly(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of Geister replaced, as new workers find them, by one that does not do as it should."""
    (tmp_path / "geister.py").write_text(UNRULY.replace("HOW", request.param))
    monkeypatch.setattr(speeltafel.bots, "__path__", [str(tmp_path), *speeltafel.bots.__path__])


@pytest.mark.parametrize(
    ("unruly", "grace_s", "why"),
    [
        ("hang", 1.0, "has not answered within 0.2 s"),
        ("die", 40.0, "has died"),
        ("err", 40.0, "Own: lost my way"),
        ("cheat", 40.0, r"Leave\(origin='a1'\) was not offered"),
    ],
    indirect=["unruly"],
)
async def test_a_bot_that_fails_is_said_to_have_failed(unruly: None, grace_s: float, why: str) -> None:
    with pytest.raises(BotFailed, match=why):
        await asked("beginner", clock_s=0.2, grace_s=grace_s)
