"""Games of Dizzy Duo Battle in which everybody does anything always end: mixed players, mixed options."""

import sys
from collections import Counter, defaultdict
from typing import Any

import pytest

from speeltafel.core.dice import Recorder, seeded
from speeltafel.games.dizzy_duo_battle import GAME
from speeltafel.games.dizzy_duo_battle.model import FEWEST, MOST, Options
from tests.games.dizzy_duo_battle.secrets import pieces

ONE_IN = 2_000
"""So often progress is told."""


def options_by(numbers: Any) -> Options:
    """Options of any kind that go together."""

    def either() -> bool:
        return bool(numbers.below(2))

    points = numbers.below(3) == 0
    return Options(
        lives=20 if either() else 5 + numbers.below(95),
        settle="battle" if either() else "round",
        lifeline=either() and not points,
        scoring="points" if points else "lives",
        target=25 if either() else 10 + numbers.below(191),
        round_limit=15 if either() else 5 + numbers.below(46),
        open_battles=either(),
        head_attack=numbers.below(4) == 0,
        decks=("by_players", "1", "2")[numbers.below(3)],
    )


def play_anything(seed: str) -> tuple[str, int]:
    """How a game ended and after how many acts."""
    numbers = seeded(seed)
    seats = FEWEST + numbers.below(MOST - FEWEST + 1)
    options = options_by(numbers)
    assert GAME.check(options, seats) is None
    state = GAME.setup(options, seats, numbers.below(seats), Recorder(numbers))
    all_cards = pieces(state)
    acts = 0
    while waiting := sorted(GAME.to_act(state)):
        seat = waiting[numbers.below(len(waiting))]
        choices = GAME.choices(state, seat)
        state, _ = GAME.apply(state, seat, choices[numbers.below(len(choices))], Recorder(numbers))
        acts += 1
    result = GAME.result(state)
    assert result is not None
    assert pieces(state) == all_cards
    return result.reason, acts


def many(games: int) -> dict[str, list[int]]:
    """For each ending the lengths of the games that came to it."""
    lengths: dict[str, list[int]] = defaultdict(list)
    for number in range(games):
        reason, acts = play_anything(f"anything {number}")
        lengths[reason].append(acts)
        if number % ONE_IN == ONE_IN - 1:
            told = Counter({reason: len(ends) for reason, ends in lengths.items()})
            sys.stderr.write(f"{number + 1} games: {dict(told)}\n")
    return lengths


def test_two_hundred_games_end() -> None:
    assert {"last-one-left", "nobody-attacks", "round-limit"} <= many(200).keys()


@pytest.mark.long
@pytest.mark.timeout(4 * 3600)
def test_a_hundred_thousand_games_end() -> None:
    lengths = many(100_000)
    sys.stderr.write(f"{'ending':<16}{'games':>8}{'shortest':>10}{'middle':>8}{'longest':>9}\n")
    for reason, acts in sorted(lengths.items()):
        middle = sorted(acts)[len(acts) // 2]
        sys.stderr.write(f"{reason:<16}{len(acts):>8}{min(acts):>10}{middle:>8}{max(acts):>9}\n")
    assert lengths.keys() == {"last-one-left", "nobody-attacks", "round-limit", "target"}
