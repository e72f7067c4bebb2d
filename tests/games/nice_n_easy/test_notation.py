"""Nice 'n Easy in plain text: what is written is read again, and what is wrong is said."""

import pytest

from speeltafel.games.nice_n_easy import GAME
from speeltafel.games.nice_n_easy.notation import NOTATION
from speeltafel.kit.lizzy.cards import deck
from tests.games.nice_n_easy.secrets import pieces
from tests.games.nice_n_easy.table import BEGUN, WATCHER, A, B, draw


def test_every_act_is_read_as_it_was_written() -> None:
    table = draw(BEGUN)
    written = [NOTATION.write_action(act) for act in GAME.candidates(table, A)]
    assert [NOTATION.read_action(text) for text in written] == list(GAME.candidates(table, A))
    assert len(set(written)) == len(written)
    assert {"hbd", "hbd cs", "hbd cs-pd", "tpo cs-cd-ps-pd", "end"} <= set(written)


@pytest.mark.parametrize("text", ["", "hxo cs", "hbd zz", "hbd cs pd", "hbd cs-", "stop", "hbd\ncs\nend"])
def test_anything_else_is_no_act(text: str) -> None:
    with pytest.raises(ValueError, match="no act of Nice 'n Easy"):
        NOTATION.read_action(text)


def test_a_table_is_drawn_with_all_that_is_open_and_nothing_that_is_not() -> None:
    table = draw("hps/hro bbs tbs\nA hbd tbs* bpo | 12\nB hpd bro tbd | 4", "pile: 7", "turn: B")
    drawn = NOTATION.draw(GAME.view(table, A), A).splitlines()
    assert drawn == [
        "    hro (2)  bbs (1)  tbs (1)   = none",
        "    [7]",
        " *A hbd tbs* bpo [12]",
        "> B hpd bro tbd [4]",
    ]
    assert NOTATION.draw(GAME.view(table, B), WATCHER).splitlines()[2] == "  A hbd tbs* bpo [12]"


def test_what_a_drawing_does_not_name_lies_in_the_common_pile() -> None:
    assert sorted(pieces(draw(BEGUN)).elements()) == sorted(deck())
    assert sorted(pieces(draw(BEGUN, "decks: 2")).elements()) == sorted(deck(2))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("hro bbs tbs\nA hbd | 3", "one for each player"),
        ("hro bbs\nA hbd | 3\nB hbo | 3", "no Dizzy Lizzy"),
        ("bbs hro tbs\nA hbd | 3\nB hbo | 3", "no Dizzy Lizzy"),
        ("hro bbs tbs\nB hbd | 3\nA hbo | 3", "begins with 'B'"),
        ("hro bbs tbs\nA hbx | 3\nB hbo | 3", "'hbx' is no card"),
        ("hro bbs tbs\nA hro hro | 3\nB hbo | 3", "not so many of hro"),
        ("hro bbs tbs\nA hbd | 3\nB hbo | 60", "no 60 cards left"),
        ("hro bbs tbs\nA hbd | 3\nB hbo | 3\nturn: C", "cannot be the turn of 'C'"),
        ("hro bbs tbs\nA hbd | 3\nB hbo | 3\nmood: good", "unknown facts: mood"),
    ],
)
def test_a_drawing_that_cannot_be_says_why(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        NOTATION.read_position(text)
