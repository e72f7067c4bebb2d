"""How fair the fields of I Love Zombies are: five good bots on every plan, and what each of its six fields brings them.

The aims (issue and ZO-02): a plan's mean score lies within 10 % of the mean of all, and a field's within 10 % of its
plan's, each with its whole 95 % interval. Five play at once, each on a field of its own; who has which is drawn.
`GAMES` in the environment is how many games each plan gets; a field then has five sixths as many.
"""

import os
import sys
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from speeltafel.bots import strengths
from speeltafel.core.dice import Recorder, seeded
from speeltafel.games.zombies import GAME
from speeltafel.games.zombies.drawing import FIELDS
from speeltafel.games.zombies.model import Options
from speeltafel.games.zombies.plans import HAND_MADE

SEATS = 5
GAMES = int(os.environ.get("GAMES", "60"))
WITHIN = 0.10
Z_95 = 1.96

Scores = dict[int, int]
"""The five fields of one game, by their number in the plan, each with its points."""


class Measured(NamedTuple):
    """A mean with half of its 95 % interval."""

    mean: float
    within: float


def main() -> int:
    """Measure, print, and return 1 if a plan or a field is out of bounds."""
    asked = [(plan, number) for plan in (*HAND_MADE, "random") for number in range(GAMES)]
    by_plan: dict[str, list[Scores]] = defaultdict(list)
    with ProcessPoolExecutor(2) as pool:
        for (plan, _), came in zip(asked, track(pool.map(_scores, asked), "Playing", len(asked)), strict=True):
            by_plan[plan].append(came)
    means = {plan: _measured([fmean(came.values()) for came in games]) for plan, games in by_plan.items()}
    everywhere = fmean(means[plan].mean for plan in HAND_MADE)
    table = Table("plan", "points", "to all", "its fields to the plan", title=f"{GAMES} games a plan, {everywhere:.1f}")
    far = False
    for plan, games in by_plan.items():
        mean = means[plan]
        off = Measured(mean.mean / everywhere - 1, mean.within / everywhere)
        # Each random game has another plan: its fields are no six.
        fields = [_to_its_plan(games, field, mean.mean) for field in range(FIELDS)] if plan != "random" else []
        far |= any(abs(one.mean) + one.within > WITHIN for one in (off, *fields))
        table.add_row(plan, f"{mean.mean:.1f} ± {mean.within:.1f}", _percent(off), ", ".join(map(_percent, fields)))
    Console().print(table)
    return int(far)


def _scores(asked: tuple[str, int]) -> Scores:
    plan, number = asked
    luck, bot = seeded(f"fields {number}"), strengths(GAME)["good"]
    state = GAME.setup(Options(plan=plan), SEATS, number % SEATS, Recorder(luck))  # type: ignore[arg-type]
    while GAME.to_act(state):
        seat = state.turn
        act = bot.choose(GAME.view(state, seat), GAME.offer(state, seat), (), 1.0, Recorder(luck))
        state, _ = GAME.apply(state, seat, act, Recorder(luck))
    view = GAME.view(state, None)
    return {layout: field.points for layout, field in zip(view.layouts, view.fields, strict=True)}


def _to_its_plan(games: Sequence[Scores], field: int, mean: float) -> Measured:
    """How far a field lies from the mean of its plan's six, as a part of it.

    It is held against the four others of its table, so that what a table's tiles gave to all of them falls out. They
    are drawn from the other five fields, whose mean lies as far on the other side of the plan's, times a fifth.
    """
    further = [
        came[field] - fmean(points for other, points in came.items() if other != field)
        for came in games
        if field in came
    ]
    return _measured([5 / 6 * points / mean for points in further])


def _measured(values: Sequence[float]) -> Measured:
    return Measured(fmean(values), Z_95 * stdev(values) / sqrt(len(values)))


def _percent(part: Measured) -> str:
    return f"{part.mean:+.1%} ± {part.within:.1%}"


if __name__ == "__main__":
    sys.exit(main())
