"""A guess at Geister's hidden colours: all that is known is kept, and the rest is drawn fairly."""

from collections import Counter

import pytest
from msgspec.structs import replace

from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.seat import Viewer
from speeltafel.games.geister import GAME
from speeltafel.games.geister.model import News, State
from tests.games.geister.board import WATCHER, A, B, happened, placed, setup
from tests.records import record, records


@pytest.mark.parametrize("viewer", [A, B, WATCHER])
@pytest.mark.parametrize("name", records("geister"))
def test_a_guess_differs_from_the_truth_in_hidden_colours_only(name: str, viewer: Viewer) -> None:
    heard: list[News] = []
    for moved in record("geister", name).played():
        heard += moved.news
        guessed = _guess(moved.state, heard, viewer, "truth")
        assert replace(guessed, kinds=moved.state.kinds) == moved.state
        if viewer is not None:
            assert guessed.kinds[viewer] == moved.state.kinds[viewer]


def test_every_way_to_place_is_guessed_about_as_often() -> None:
    begun = placed(setup(), "GGGGEEEE", "EEEEGGGG")
    dice = Recorder(seeded("fair"))
    counted = Counter(GAME.guess(GAME.view(begun, A), (), A, dice).kinds[1] for _ in range(7000))
    assert len(counted) == 70
    assert all(50 < times < 160 for times in counted.values())


def test_what_was_captured_is_known() -> None:
    begun = placed(setup(), "GGGGEEEE", "EEEEGGGG")
    heard: list[News] = []
    after = begun
    for act in ("b2-b3", "b5-b4", "b3-b4"):
        after, news = happened(after, act)
        heard += news
    ghost = begun.spots.index("b5") - 8
    for seed in range(30):
        kinds = _guess(after, heard, A, seed).kinds[1]
        assert kinds is not None
        assert kinds[ghost] == "G"


def _guess(state: State, heard: list[News], viewer: Viewer, seed: object) -> State:
    return GAME.guess(GAME.view(state, viewer), heard, viewer, Recorder(seeded(str(seed))))
