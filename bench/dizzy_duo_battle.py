"""How fast Dizzy Duo Battle is: checked moves a second with all views, at two players and at nine.

A move is asked about, made, and seen by every seat and a watcher. The acts were chosen before, by luck, and no hand is
remembered when the clock starts.
"""

import os
import platform
import statistics
import sys
import time
from typing import Any, NamedTuple

from speeltafel.core.dice import Dice, Recorder, seeded
from speeltafel.core.seat import Seat
from speeltafel.games.dizzy_duo_battle import GAME
from speeltafel.games.dizzy_duo_battle.model import Options, State
from speeltafel.games.dizzy_duo_battle.power import strength

AIM = 50_000
MOVES = 40_000
ROUNDS = 5


class Move(NamedTuple):
    """An act with the state in which it is made."""

    state: State
    seat: Seat
    action: Any


def moves(seats: int) -> list[Move]:
    """Games played by luck, one after another."""
    numbers = seeded(f"bench {seats}")
    dice = Recorder(numbers)
    made: list[Move] = []
    state = GAME.setup(Options(), seats, 0, dice)
    while len(made) < MOVES:
        waiting = GAME.to_act(state)
        if not waiting:
            state = GAME.setup(Options(), seats, 0, dice)
            continue
        seat = min(waiting)
        acts = GAME.choices(state, seat)
        made.append(Move(state, seat, acts[numbers.below(len(acts))]))
        state, _ = GAME.apply(*made[-1], dice)
    return made


def measure(made: list[Move], seats: int) -> float:
    """Moves a second."""
    viewers = (*range(seats), None)
    dice: Dice = Recorder(seeded("measured"))
    strength.cache_clear()
    began = time.perf_counter()
    for state, seat, action in made:
        assert GAME.why_not(state, seat, action) is None
        after, _ = GAME.apply(state, seat, action, dice)
        for viewer in viewers:
            GAME.view(after, viewer)
    return len(made) / (time.perf_counter() - began)


def main() -> str | None:
    """Measure and print; the answer says what was missed."""
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {platform.python_version()}")
    rates: dict[int, float] = {}
    for seats in (2, 9):
        made = moves(seats)
        measured = [measure(made, seats) for _ in range(ROUNDS)]
        rates[seats] = statistics.median(measured)
        print(
            f"{seats} players  median {rates[seats]:,.0f} moves a second, {min(measured):,.0f} to {max(measured):,.0f}"
        )
    return None if rates[2] >= AIM else f"fewer than {AIM:,} moves a second at two players"


if __name__ == "__main__":
    sys.exit(main())
