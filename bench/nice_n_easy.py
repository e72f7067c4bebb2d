"""How fast Nice 'n Easy is: checked moves a second with all views, at two players and at nine.

A move is asked about, made, and seen by everybody, who see alike, so through one view. The acts were chosen before: by
the bot that seldom errs, as people play, and by luck, which errs nearly always and so ends a turn with every move.
Seconds are those of the processor: what else the machine does is not counted.
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
from speeltafel.games.nice_n_easy import GAME
from speeltafel.games.nice_n_easy.model import Options, State

AIM = 50_000
MOVES = 40_000
ROUNDS = 5
SEATS = (2, 9)


class Move(NamedTuple):
    """An act with the state in which it is made."""

    state: State
    seat: Seat
    action: Any


def moves(seats: int, *, seldom_wrong: bool) -> list[Move]:
    """Games one after another."""
    dice, bot = Recorder(seeded(f"bench {seats}")), strengths(GAME)["random"]
    made: list[Move] = []
    state = GAME.setup(Options(), seats, 0, dice)
    while len(made) < MOVES:
        if not GAME.to_act(state):
            state = GAME.setup(Options(), seats, 0, dice)
            continue
        offer = GAME.offer(state, state.turn)
        if seldom_wrong:
            action = bot.choose(GAME.view(state, state.turn), offer, (), 1.0, dice)
        else:
            action = dice.pick(GAME.expand(offer))
        made.append(Move(state, state.turn, action))
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
        for seldom_wrong in (True, False):
            made = moves(seats, seldom_wrong=seldom_wrong)
            measured = [measure(made, seats) for _ in range(ROUNDS)]
            rate = statistics.median(measured)
            slowest[seats] = min(rate, slowest.get(seats, rate))
            how = "seldom wrong" if seldom_wrong else "by luck"
            print(
                f"{seats} players, {how:<12}  median {rate:,.0f} moves a second,"
                f" {min(measured):,.0f} to {max(measured):,.0f}"
            )
    return None if slowest[2] >= AIM else f"fewer than {AIM:,} moves a second at two players"


if __name__ == "__main__":
    sys.exit(main())
