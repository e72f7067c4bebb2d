"""How fair the fields of I Love Zombies are: five good bots on every plan, and what each of its six fields brings them.

The aims (issue and ZO-02): a plan's mean score lies within 10 % of the mean of all, and a field's within 10 % of its
plan's. Five play at once, each on a field of its own; who has which is drawn. `GAMES` in the environment is how many
games each plan gets; a field then has five sixths as many.
"""

import os
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import track
from rich.table import Table

from speeltafel.bots import strengths
from speeltafel.core.dice import Recorder, seeded
from speeltafel.games.zombies import GAME
from speeltafel.games.zombies.model import Options
from speeltafel.games.zombies.plans import HAND_MADE

SEATS = 5
GAMES = int(os.environ.get("GAMES", "60"))
WITHIN = 0.10
Z_95 = 1.96


def main() -> int:
    """Measure, print, and return 1 if a plan or a field is out of bounds."""
    asked = [(plan, number) for plan in (*HAND_MADE, "random") for number in range(GAMES)]
    by_plan: dict[str, list[tuple[int, int]]] = defaultdict(list)
    with ProcessPoolExecutor(2) as pool:
        for (plan, _), came in zip(asked, track(pool.map(_scores, asked), "Playing", len(asked)), strict=True):
            by_plan[plan] += came
    everywhere = fmean(points for plan in HAND_MADE for _, points in by_plan[plan])
    table = Table(
        "plan", "mean", "to all", "its fields, easiest last", title=f"{GAMES} games a plan, mean {everywhere:.1f}"
    )
    far = False
    for plan, came in by_plan.items():
        mean = fmean(points for _, points in came)
        fields = _by_field(came) if plan != "random" else []  # each game has another plan: its fields are no six
        off = mean / everywhere - 1
        far |= abs(off) > WITHIN or any(abs(fmean(field) / mean - 1) > WITHIN for field in fields)
        told = "  ".join(f"{fmean(field) / mean - 1:+.1%}" for field in sorted(fields, key=fmean))
        table.add_row(plan, _said([points for _, points in came]), f"{off:+.1%}", told)
    Console().print(table)
    return int(far)


def _scores(asked: tuple[str, int]) -> list[tuple[int, int]]:
    """The five fields of one game, each with its points."""
    plan, number = asked
    luck, bot = seeded(f"fields {number}"), strengths(GAME)["good"]
    state = GAME.setup(Options(plan=plan), SEATS, number % SEATS, Recorder(luck))  # type: ignore[arg-type]
    while GAME.to_act(state):
        seat = state.turn
        act = bot.choose(GAME.view(state, seat), GAME.offer(state, seat), (), 1.0, Recorder(luck))
        state, _ = GAME.apply(state, seat, act, Recorder(luck))
    view = GAME.view(state, None)
    return [(layout, field.points) for layout, field in zip(view.layouts, view.fields, strict=True)]


def _by_field(came: Iterable[tuple[int, int]]) -> list[list[int]]:
    fields: dict[int, list[int]] = defaultdict(list)
    for layout, points in came:
        fields[layout].append(points)
    return list(fields.values())


def _said(points: Sequence[int]) -> str:
    return f"{fmean(points):.1f} ± {Z_95 * stdev(points) / sqrt(len(points)):.1f}"


if __name__ == "__main__":
    sys.exit(main())
