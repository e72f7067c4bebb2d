"""A bot thinks in a process of its own, off the event loop: what it does there can neither stop nor slow a table.

Everything goes over as bytes, in MessagePack, so that nothing has to be pickled; luck goes over as a seed.
"""

import signal
from functools import cache
from types import GenericAlias
from typing import Final, TypeAlias

import msgspec
from anyio import BrokenWorkerProcess, fail_after, to_process

import speeltafel.bots
import speeltafel.games
from speeltafel.bots import strengths
from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.game import AnyGame
from speeltafel.core.registry import find_games

GRACE_S: Final = 8.0
"""What a bot gets beyond its clock: a worker may have to be started first."""

_Places: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""Where games and bots are found; a game that is only being tried is found in the worker too."""

_pack = msgspec.msgpack.encode
_unpack = msgspec.msgpack.decode


class BotFailed(Exception):
    """The bot did not answer: it hung, died, went wrong, could not begin, or wanted what it was not offered."""


async def think(
    game_id: str,
    strength: str,
    view: bytes,
    offer: bytes,
    heard: bytes,
    clock_s: float,
    seed: int | str,
    *,
    grace_s: float = GRACE_S,
) -> bytes:
    """What the bot does, as the packed action; ``view``, ``offer`` and ``heard`` (an array of news) come packed too.

    The answer is one of the acts offered. ``BotFailed`` says why there is none; a worker that hangs is killed then,
    and the next question starts another.
    """
    try:
        with fail_after(clock_s + grace_s):
            return await to_process.run_sync(
                _answer, _places(), game_id, strength, view, offer, heard, clock_s, seed, cancellable=True
            )
    except TimeoutError:
        raise BotFailed(f"{strength} at {game_id} has not answered within {clock_s} s") from None
    except BrokenWorkerProcess:
        raise BotFailed(f"the process in which {strength} at {game_id} was thinking has died") from None
    except OSError as problem:
        raise BotFailed(f"no process in which {strength} at {game_id} could think was started: {problem}") from None


async def warm_up() -> None:
    """Start a worker and load the games there, so that the first question finds one waiting."""
    await to_process.run_sync(_settle, _places(), cancellable=True)


def _places() -> _Places:
    return tuple(speeltafel.games.__path__), tuple(speeltafel.bots.__path__)


# In the worker


def _answer(
    places: _Places,
    game_id: str,
    strength: str,
    view: bytes,
    offer: bytes,
    heard: bytes,
    clock_s: float,
    seed: int | str,
) -> bytes:
    games = _settle(places)
    try:
        return _chosen(games[game_id], strength, view, offer, heard, clock_s, seed)
    except Exception as wrong:  # noqa: BLE001  # whatever it is, and as text: its type may not survive the way back
        raise BotFailed(f"{strength} at {game_id}: {type(wrong).__name__}: {wrong}") from None


def _chosen(
    game: AnyGame, strength: str, view: bytes, offer: bytes, heard: bytes, clock_s: float, seed: int | str
) -> bytes:
    types = game.about.types
    seen, offered = _unpack(view, type=types.view), _unpack(offer, type=types.offer)
    news = _unpack(heard, type=GenericAlias(list, (types.news,)))
    action = strengths(game)[strength].choose(seen, offered, news, clock_s, Recorder(seeded(seed)))
    if action not in game.expand(offered):
        raise ValueError(f"{action!r} was not offered")
    return _pack(action)


@cache
def _settle(places: _Places) -> dict[str, AnyGame]:
    # Ctrl-C reaches every process of a terminal; the server ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    speeltafel.games.__path__[:], speeltafel.bots.__path__[:] = places
    return dict(find_games())
