"""A guess at the hidden cards of Lizzy Ghosties: what was seen to be laid is kept, the rest is drawn."""

import pytest

from speeltafel.core.dice import Recorder, seeded
from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.guess import remembered
from speeltafel.games.lizzy_ghosties.model import Gave, News
from tests.games.lizzy_ghosties.secrets import pieces
from tests.games.lizzy_ghosties.table import A, draw, happened, setup


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_a_guess_fits_all_that_was_seen_and_heard(seats: int) -> None:
    for seed in range(4):
        dice = Recorder(seeded(f"guess {seed}"))
        table, heard = setup(seats, seed=seed), list[News]()
        while GAME.to_act(table):
            guessed = GAME.guess(GAME.view(table, A), heard, A, Recorder(seeded("truth")))
            assert GAME.view(guessed, A) == GAME.view(table, A)
            assert pieces(guessed) == pieces(table)
            seat = min(GAME.to_act(table))
            table, news = GAME.apply(table, seat, dice.pick(GAME.choices(table, seat)), dice)
            heard += news


def test_what_was_laid_lies_where_it_was_laid() -> None:
    table = draw("""
        A 2/hrs 2/bbo 2/tpo
        B 2/hrd 2/bps 2/tbd
        C 2/hbs 2/bps 2/tbo
        burn hbd bpo trd
    """)
    table, told = happened(table, "steal B h")  # hrd lies on A's heads
    heard = list(told)
    table, news = happened(table, "give C h")  # and goes on to C, which uncovers A's own again
    heard += news
    assert remembered(heard).piles[0, "h"] == ["hrs"]
    assert remembered(heard).piles[2, "h"] == [None, "hrd"]
    memory = remembered([*heard, Gave(1, "h", "hpo", "hpo", "none", None, 2)])
    assert memory.piles[2, "h"] == [None, "hrd", "hpo"]
