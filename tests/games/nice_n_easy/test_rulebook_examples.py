"""What the rulebook of Nice 'n Easy draws is true: every example is read as a table, and its act played."""

import pytest

from speeltafel.games.nice_n_easy import GAME
from tests.games.examples import Drawn, assert_as_told, drawn_alike, drawn_in
from tests.games.nice_n_easy.table import draw, told

DRAWN = drawn_in("nice_n_easy")


def test_both_languages_draw_the_same() -> None:
    assert drawn_alike("nice_n_easy") > 10


@pytest.mark.parametrize("drawn", DRAWN, ids=str)
def test_the_act_of_an_example_has_the_outcome_that_it_tells(drawn: Drawn) -> None:
    assert_as_told(drawn, GAME)


@pytest.mark.parametrize(
    "drawn", [drawn for drawn in DRAWN if drawn.rule in ("NE-12", "NE-41", "NE-20", "NE-30")], ids=str
)
def test_what_a_caption_tells_is_what_happens(drawn: Drawn) -> None:
    happened = told(draw(drawn.position), drawn.facts["act"])
    mistake = "mistake" in drawn.example.caption or "fout" in drawn.example.caption
    assert ("mistaken" in happened) == mistake
    assert ("turned" in happened) == (drawn.rule == "NE-20")
    assert ("troubled" in happened) == (drawn.rule == "NE-30")


@pytest.mark.parametrize("drawn", DRAWN, ids=str)
def test_a_caption_is_plain(drawn: Drawn) -> None:
    """The page shows it as it is written."""
    assert not {"`", "*"} & set(drawn.example.caption)
