"""A whole game between bots, for the arena and for whoever wants one played: no table, no clock, no disk."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from speeltafel.bots import Bot
from speeltafel.core import play
from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.entry import Started
from speeltafel.core.game import AnyGame
from speeltafel.core.seat import Seat

THINKING_S = 5.0
"""What each bot is told that it may take."""


class Played(Struct, frozen=True):
    """How one game went."""

    places: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    rule: str
    acts: int
    points: tuple[int, ...] | None = None
    """How many each came to, where the game counts points."""
    told: dict[str, int] = {}
    """How often each kind of news was told, by its tag."""


def play_one(game: AnyGame, options: Any, bots: Sequence[Bot], *, first: Seat, seed: str) -> Played:
    """One game between ``bots``, by seat; the same ``seed`` gives the same game."""
    numbers = seeded(seed)
    started = Started(options, len(bots), first, game.about.rules_version, "seed")
    state = play.begin(game, started, numbers).state
    heard: list[list[Any]] = [[] for _ in bots]
    told: Counter[str] = Counter()
    acts = 0
    while to_act := game.to_act(state):
        seat = min(to_act)
        offer = game.offer(state, seat)
        action = bots[seat].choose(game.view(state, seat), offer, heard[seat], THINKING_S, Recorder(numbers))
        moved = play.advance(game, state, seat, action, numbers)
        assert isinstance(moved, play.Moved), f"the bot on seat {seat} wanted {action!r}: {moved!r}"
        state, acts = moved.state, acts + 1
        told.update(str(news.__struct_config__.tag) for news in moved.news)
        for listener, log in enumerate(heard):
            log.extend(hear for news in moved.news if (hear := game.hear(news, listener)) is not None)
    result = game.result(state)
    assert result is not None
    points = None if result.points is None else tuple(sum(line.points for line in lines) for lines in result.points)
    return Played(result.places, result.winners, result.reason, result.rule, acts, points, dict(told))
