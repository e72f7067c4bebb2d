"""How fast Lizzy Ghosties is: checked moves a second with all views, at five players and at nine.

A move is asked about, made, and seen by everybody, who see alike, so through one view. The acts were chosen before: by
luck, which gives and skips as often as it steals, and by the beginner, as people play, with many events. Seconds are
those of the processor: what else the machine does is not counted.
"""

import os
import platform
import statistics
import sys
import time
from typing import Any, NamedTuple

from speeltafel.bots import strengths
from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.model import Options, State

AIM = 30_000
MOVES = 20_000
ROUNDS = 5
SEATS = (5, 9)


class Move(NamedTuple):
    """An act with the state in which it is made."""

    state: State
    seat: Seat
    action: Any


def moves(seats: int, strength: str) -> list[Move]:
    """Games one after another."""
    dice, bot = Recorder(seeded(f"bench {seats}")), strengths(GAME)[strength]
    made: list[Move] = []
    state = GAME.setup(Options(), seats, 0, dice)
    while len(made) < MOVES:
        waiting = GAME.to_act(state)
        if not waiting:
            state = GAME.setup(Options(), seats, 0, dice)
            continue
        seat = min(waiting)
        action = bot.choose(GAME.view(state, seat), GAME.offer(state, seat), (), 1.0, dice)
        made.append(Move(state, seat, action))
        state, _ = GAME.apply(*made[-1], dice)
    return made


def measure(made: list[Move], seats: int) -> float:
    """Moves a second."""
    viewers = (None,) if GAME.about.alike else (*range(seats), None)
    dice = Recorder(seeded("measured"))
    began = time.process_time()
    for state, seat, action in made:
        assert GAME.why_not(state, seat, action) is None
        after, _ = GAME.apply(state, seat, action, dice)
        for viewer in viewers:
            GAME.view(after, viewer)
    return len(made) / (time.process_time() - began)


def main() -> str | None:
    """Measure and print; the answer says what was missed."""
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {platform.python_version()}")
    slowest: dict[int, float] = {}
    for seats in SEATS:
        for strength in ("random", "beginner"):
            made = moves(seats, strength)
            measured = [measure(made, seats) for _ in range(ROUNDS)]
            rate = statistics.median(measured)
            slowest[seats] = min(rate, slowest.get(seats, rate))
            print(
                f"{seats} players, {strength:<8}  median {rate:,.0f} moves a second,"
                f" {min(measured):,.0f} to {max(measured):,.0f}"
            )
    return None if slowest[5] >= AIM else f"fewer than {AIM:,} moves a second at five players"


if __name__ == "__main__":
    sys.exit(main())
