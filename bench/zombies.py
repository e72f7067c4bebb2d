"""How fast I Love Zombies is played by its rules: placements with all views, offers, and all places of twenty tiles.

The aims: 10,000 checked placements a second at five players with everybody's view, offers apart; a placement with the
next seat's offer in under 3 ms; all places of twenty tiles on a field in under 2 ms; an offer under 6 kB.
"""

import os
import platform
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from speeltafel.core.codec import codec
from speeltafel.core.dice import Recorder, seeded
from speeltafel.games.zombies import GAME
from speeltafel.games.zombies.model import Options, State
from speeltafel.games.zombies.tiles import BOARD, SHAPES, WAYS

SEATS = 5
GAMES = 12
PLACEMENTS_A_SECOND = 10_000
TURN_MS = 3.0
PLACES_MS = 2.0
OFFER_KB = 6.0
VIEWERS = (*range(SEATS), None)


class Move(NamedTuple):
    """A placement as it was made, so that it can be made again without choosing it."""

    state: State
    action: Any


def main() -> int:
    """Measure, print, and return 1 if an aim was missed."""
    games = [_played(f"bench {number}") for number in range(GAMES)]
    moves = [move for game in games for move in game]
    offers = [GAME.offer(move.state, move.state.turn) for move in moves]
    a_second = len(moves) / _best(lambda: _play_again(games, offering=False))
    turn_ms = 1000 * _best(lambda: _play_again(games, offering=True)) / len(moves)
    slowest_ms = 1000 * max(_best(partial(_turn, move), times=3) for move in moves)
    places_ms = 1000 * _best(_all_places)
    offer_kb = max(len(msgspec.json.encode(offer)) for offer in offers) / 1000
    state_b = max(len(codec(GAME).pack_state(move.state)) for move in moves)

    table = Table("I Love Zombies", "measured", "aim", title=f"{SEATS} players, {len(moves)} placements, {_machine()}")
    table.add_row("placements a second, with all views", f"{a_second:,.0f}", f"{PLACEMENTS_A_SECOND:,}")
    table.add_row("a placement with all views and the next offer, mean", f"{turn_ms:.2f} ms", f"{TURN_MS} ms")
    table.add_row("the slowest of them", f"{slowest_ms:.2f} ms", f"{TURN_MS} ms")
    table.add_row("all places of 20 shapes on a field half full", f"{places_ms:.3f} ms", f"{PLACES_MS} ms")
    table.add_row("the largest offer, as JSON", f"{offer_kb:.1f} kB", f"{OFFER_KB} kB")
    table.add_row("the largest state, packed", f"{state_b} B", "2,048 B")
    Console().print(table)
    reached = (
        a_second >= PLACEMENTS_A_SECOND,
        slowest_ms <= TURN_MS,
        turn_ms <= TURN_MS,
        places_ms <= PLACES_MS,
        offer_kb <= OFFER_KB,
        state_b <= 2048,
    )
    return int(not all(reached))


def _played(seed: str) -> list[Move]:
    """A game in which everybody does anything but pass."""
    whim = seeded(seed)
    state = GAME.setup(Options(), SEATS, 0, Recorder(whim))
    moves = []
    while GAME.to_act(state):
        acts = GAME.choices(state, state.turn)
        action = acts[whim.below(max(1, len(acts) - 1))]
        moves.append(Move(state, action))
        state, _ = GAME.apply(state, state.turn, action, Recorder(whim))
    return moves


def _play_again(games: list[list[Move]], *, offering: bool) -> None:
    dice = Recorder(seeded(0))
    for game in games:
        state = game[0].state
        for move in game:
            assert GAME.why_not(state, state.turn, move.action) is None
            state, _ = GAME.apply(state, state.turn, move.action, dice)
            for viewer in VIEWERS:
                GAME.view(state, viewer)
            if offering and state.end is None:
                GAME.offer(state, state.turn)


def _turn(move: Move) -> None:
    """One turn from cold: no view of before is known."""
    assert GAME.why_not(move.state, move.state.turn, move.action) is None
    state, _ = GAME.apply(move.state, move.state.turn, move.action, Recorder(seeded(0)))
    for viewer in VIEWERS:
        GAME.view(state, viewer)
    if state.end is None:
        GAME.offer(state, state.turn)


def _all_places() -> None:
    covered = sum(1 << square for square in range(72))
    free, near = BOARD.full & ~covered, BOARD.beside(covered)
    for shape in SHAPES:
        for way in WAYS[shape]:
            way.places(free, near)


def _best(work: Callable[[], None], times: int = 5) -> float:
    """The shortest of some times, in seconds: what the machine can do when nothing else disturbs it."""
    took = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        took.append(time.perf_counter() - began)
    return min(took)


def _machine() -> str:
    return f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"


if __name__ == "__main__":
    sys.exit(main())
