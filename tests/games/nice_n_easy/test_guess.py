"""A guess at the hidden cards of Nice 'n Easy: all that was seen and heard of the stacks is kept, the rest is drawn."""

import pytest

from speeltafel.core.dice import Recorder, seeded
from speeltafel.games.nice_n_easy import GAME
from speeltafel.games.nice_n_easy.model import News
from tests.games.nice_n_easy.secrets import pieces
from tests.games.nice_n_easy.table import BEGUN, WATCHER, A, draw
from tests.records import record, records


@pytest.mark.parametrize("name", records("nice_n_easy"))
def test_what_was_heard_to_lie_under_the_lizzy_lies_there(name: str) -> None:
    heard: list[News] = []
    for moved in record("nice_n_easy", name).played():
        heard += moved.news
        guessed = GAME.guess(GAME.view(moved.state, A), heard, A, Recorder(seeded("truth")))
        assert GAME.view(guessed, A) == GAME.view(moved.state, A)
        assert pieces(guessed) == pieces(moved.state)
        for stack, true in zip(guessed.stacks, moved.state.stacks, strict=True):
            known = len(true) - 1  # the lowest may be the one that lay there at the start, of which nobody told
            assert stack[-known:] == true[-known:] or known == 0


def test_every_card_that_is_not_seen_may_be_the_next_one() -> None:
    table = draw(BEGUN)
    view = GAME.view(table, WATCHER)
    tops = {GAME.guess(view, (), WATCHER, Recorder(seeded(seed))).pile[0] for seed in range(400)}
    assert tops == {*table.pile, *table.blind[0], *table.blind[1]}
