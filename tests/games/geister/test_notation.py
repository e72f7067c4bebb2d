"""Geister as text: acts and positions are read as they are written, and what is neither is refused in words."""

import pytest

from speeltafel.games.geister import GAME
from speeltafel.games.geister.model import Leave, Place, Step
from speeltafel.games.geister.notation import NOTATION
from speeltafel.games.geister.rules import candidates
from tests.games.geister.board import WATCHER, A, B, draw, setup

BOARD = """
    g . . . . .
    . . . e . .
    . . . . . .
    . . G . . .
    . . . . . .
    . . . . . E
    captured: Gee
"""


def test_every_act_is_read_as_it_is_written() -> None:
    for action in candidates(setup(), A):
        assert NOTATION.read_action(NOTATION.write_action(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [("b2-b3", Step("b2", "b3")), ("a6-out", Leave("a6")), ("GEGEGEGE", Place("GEGEGEGE"))],
)
def test_an_act_is_written_shortly(text: str, action: Step | Leave | Place) -> None:
    assert NOTATION.write_action(action) == text


@pytest.mark.parametrize("text", ["", "b2", "b2b3", "b2-g3", "b0-b1", "GEGE", "gegegege", "b2-b3 ", "out-a6"])
def test_what_is_no_act_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(ValueError, match="b2-b3"):
        NOTATION.read_action(text)


def test_a_board_is_drawn_with_the_viewers_side_below() -> None:
    board = draw(BOARD)
    assert NOTATION.draw(GAME.view(board, A), A).splitlines() == [
        "6  ! . . . . .",
        "5  . . . ! . .",
        "4  . . . . . .",
        "3  . . G . . .",
        "2  . . . . . .",
        "1  . . . . . E",
        "   a b c d e f",
        "captured: G e e",
    ]
    assert NOTATION.draw(GAME.view(board, B), B).splitlines() == [
        "1  ? . . . . .",
        "2  . . . . . .",
        "3  . . . ? . .",
        "4  . . . . . .",
        "5  . . e . . .",
        "6  . . . . . g",
        "   f e d c b a",
        "captured: G e e",
    ]
    assert "G" not in NOTATION.draw(GAME.view(board, WATCHER), WATCHER).split("captured")[0]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (BOARD.replace("G", "X", 1), "'X' is no ghost"),
        (BOARD.replace(". . . . . E", ". . . . E"), "6 rows of 6"),
        ("......\n......", "6 rows of 6"),
        (BOARD.replace("Gee", "eeee"), "more than 4"),
        (BOARD + "\n    turn: C", "'C'"),
        (BOARD + "\n    turn: AB", "'AB'"),
        (BOARD + "\n    escape: fly", "fly"),
        (BOARD + "\n    mood: good", "mood"),
        (BOARD + "\n    nonsense", "nonsense"),
    ],
)
def test_what_is_no_position_is_refused_with_what_is_wrong(wrong: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        draw(wrong)
