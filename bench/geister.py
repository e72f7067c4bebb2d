"""How fast Geister is played by its rules, on one thread: every act checked, and both views built; with the offers too.

Aims: 100,000 moves a second with both views, 50,000 with the offers besides.
"""

import sys
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

from bench._machine import machine, spread
from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.seat import Seat
from speeltafel.games.geister import GAME
from speeltafel.games.geister.model import Options, Place, State

GAMES: Final = 200
ROUNDS: Final = 7
WITH_VIEWS: Final = 100_000
WITH_OFFERS: Final = 50_000


class Played(NamedTuple):
    """A game as it was played, so that it can be played again without choosing."""

    state: State
    acts: list[tuple[Seat, Any]]


def main() -> int:
    """Measure, print, and return 1 if an aim was missed."""
    games = [_played(f"bench {number}") for number in range(GAMES)]
    moves = sum(len(game.acts) for game in games)
    table = Table(
        "moves a second", "measured (least-most)", "aim", title=f"Geister, {moves} checked moves, {machine()}"
    )
    reached = []
    for name, seen, aim in (
        ("rules alone", lambda state: None, None),
        ("with both views", _views, WITH_VIEWS),
        ("with both views and offers", _views_and_offers, WITH_OFFERS),
    ):
        rates = [moves / _took(games, seen) for _ in range(ROUNDS)]
        table.add_row(name, spread(rates), f"{aim:,}" if aim else "")
        # The best round: what the machine can do when nothing disturbs it.
        reached.append(aim is None or max(rates) >= aim)
    Console().print(table)
    return int(not all(reached))


def _played(seed: str) -> Played:
    """A random game from the moment when both have placed their ghosts."""
    whim = seeded(seed)
    dice = Recorder(whim)
    state = GAME.setup(Options(), 2, 0, dice)
    for seat in (0, 1):
        state, _ = GAME.apply(state, seat, Place("GEGEGEGE"), dice)
    began, acts = state, []
    while GAME.to_act(state):
        seat = state.turn
        action = dice.pick(GAME.choices(state, seat))
        acts.append((seat, action))
        state, _ = GAME.apply(state, seat, action, dice)
    return Played(began, acts)


def _took(games: list[Played], seen: Callable[[State], None]) -> float:
    dice = Recorder(seeded(0))
    began = time.thread_time()
    for state, acts in games:
        for seat, action in acts:
            assert GAME.why_not(state, seat, action) is None
            state, _ = GAME.apply(state, seat, action, dice)  # noqa: PLW2901  # the game goes on
            seen(state)
    return time.thread_time() - began


def _views(state: State) -> None:
    for viewer in (0, 1):
        GAME.view(state, viewer)


def _views_and_offers(state: State) -> None:
    _views(state)
    for seat in GAME.to_act(state):
        GAME.offer(state, seat)


if __name__ == "__main__":
    sys.exit(main())
