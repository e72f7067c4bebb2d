"""How long an answer takes tells nothing: the same work is done for whatever is hidden.

Counted are calls, not seconds: what a machine is busy with besides would hide any difference in time, and cause others.
"""

import gc
import sys
from collections.abc import Callable
from itertools import islice
from types import FrameType
from typing import Any

import pytest

from speeltafel.core.codec import codec
from tests.laws.playing import House, Moment, hides_nothing, played, started
from tests.laws.test_laws import GAMES, house_of

GAMES_PLAYED = 6
ACTS = 40
APART = 5


def calls(work: Callable[[], object]) -> int:
    """How many functions ``work`` calls, the second time: what is only made once is made then."""
    work()
    count = 0

    def counted(frame: FrameType, event: str, _: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    gc.disable()  # whoever wants to hear of a collection is called in its midst
    sys.setprofile(counted)
    try:
        work()
    finally:
        sys.setprofile(before)
        gc.enable()
    return count


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_hidden_makes_no_work(game_id: str) -> None:
    makes_no_work(house_of(game_id))


def makes_no_work(house: House) -> None:
    """Whatever is hidden, the same calls are made; looked at where it differs, in every phase of a round."""
    compared = 0
    for seed in range(GAMES_PLAYED):
        playing = played(house.game, started(house.game), f"work {seed}", ACTS)
        for moment in islice(playing.all_moments(), seed % APART, None, APART):
            for viewer in playing.viewers:
                compared += _compare(house, moment, viewer)
    assert compared == 0 if hides_nothing(house) else compared >= GAMES_PLAYED


def _compare(house: House, moment: Moment, viewer: int | None) -> int:
    pack = codec(house.game).pack_state
    other = house.secrets.dealt_anew(moment.state, viewer, moment.dice("work"))
    if pack(other) == pack(moment.state):
        return 0
    for what, work in _asked(house, viewer).items():
        here, there = (calls(lambda: work(state)) for state in (moment.state, other))  # noqa: B023  # called at once
        assert here == there, f"{what} takes {here} or {there} calls for viewer {viewer} at entry {moment.seq}"
    return 1


def _asked(house: House, viewer: int | None) -> dict[str, Callable[[Any], object]]:
    """What is done for a viewer when a table has moved, and when they ask."""
    game = house.game
    asked: dict[str, Callable[[Any], object]] = {"a view": lambda state: game.view(state, viewer)}
    if viewer is not None:
        asked["an offer"] = lambda state: game.offer(state, viewer)
        asked["a refusal"] = lambda state: [game.why_not(state, viewer, act) for act in game.candidates(state, viewer)]
    return asked
