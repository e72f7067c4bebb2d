"""Geister GE-20 to GE-23: the arrow, leaving the board, four of a kind, and which of them comes first."""

import pytest

from speeltafel.games.geister import GAME
from speeltafel.games.geister.model import Departed, Leave, Step
from tests.games.geister.board import A, B, draw, ending, happened, played, refused

AT_THE_ARROWS = """
    . G . . E .
    . . . g . .
    . . . . . e
    . E . . . .
    . . . . . .
    . g . . e .
"""


@pytest.mark.rule("GE-20")
def test_a_good_ghost_on_an_arrow_square_wins_at_once() -> None:
    assert ending(played(draw(AT_THE_ARROWS), "b6-a6")) == ("arrow", "GE-20", (A,))


@pytest.mark.rule("GE-20")
@pytest.mark.parametrize(("seat", "corner"), [("A", "a6"), ("A", "f6"), ("B", "a1"), ("B", "f1")])
def test_the_arrows_are_the_corners_of_the_far_row(seat: str, corner: str) -> None:
    beside = {"a6": "b6", "f6": "e6", "a1": "b1", "f1": "e1"}[corner]
    far = {"A": "g", "B": "G"}[seat]
    own = {"A": "G", "B": "g"}[seat]
    rows = ["".join({beside: own, "c4": far}.get(column + row, ".") for column in "abcdef") for row in "654321"]
    board = draw("\n".join([*rows, f"turn: {seat}"]))
    assert ending(played(board, f"{beside}-{corner}")) == ("arrow", "GE-20", ("AB".index(seat),))


@pytest.mark.rule("GE-20")
def test_whoever_has_won_by_the_arrow_ends_the_game() -> None:
    over = played(draw(AT_THE_ARROWS), "b6-a6")
    assert GAME.to_act(over) == frozenset()
    assert refused(over, "d5-d4", B) == "GE-10"


@pytest.mark.rule("GE-21")
def test_an_evil_ghost_on_an_arrow_square_does_nothing() -> None:
    after = played(draw(AT_THE_ARROWS), "e6-f6")
    assert ending(after) is None
    assert GAME.to_act(after) == {B}


@pytest.mark.rule("GE-21")
@pytest.mark.parametrize("corner", ["a1", "f1"])
def test_the_corners_of_ones_own_back_row_are_ordinary(corner: str) -> None:
    board = draw(
        """
        . . . . . .
        . . . g . .
        . . . . . e
        . E . . . .
        . . . . . .
        . G . . G .
        """
    )
    assert ending(played(board, f"{'b' if corner == 'a1' else 'e'}1-{corner}")) is None


FOURTH_EVIL_ON_THE_ARROW = """
    e G . . . .
    E . . g . .
    . . . . . g
    . g . . . .
    . . G . . .
    . . . E . .
    captured: GGEEgeee
"""


@pytest.mark.rule("GE-21")
def test_under_arrow_the_fourth_evil_ghost_captured_on_the_arrow_by_a_good_one_wins() -> None:
    assert ending(played(draw(FOURTH_EVIL_ON_THE_ARROW), "b6-a6")) == ("arrow", "GE-20", (A,))


@pytest.mark.rule("GE-21")
def test_under_leave_the_same_capture_loses() -> None:
    board = draw(FOURTH_EVIL_ON_THE_ARROW, escape="leave")
    assert ending(played(board, "b6-a6")) == ("four-evil", "GE-23", (B,))


@pytest.mark.rule("GE-21")
@pytest.mark.parametrize("escape", ["arrow", "leave"])
def test_the_same_capture_by_an_evil_ghost_loses_under_both(escape: str) -> None:
    board = draw(FOURTH_EVIL_ON_THE_ARROW, escape=escape)
    assert ending(played(board, "a5-a6")) == ("four-evil", "GE-23", (B,))


ON_THE_EXITS = """
    G . . . . E
    . . . g . .
    . G . . . e
    . E . . . .
    . . . . . .
    G g . . e .
    escape: leave
"""


@pytest.mark.rule("GE-22")
def test_under_leave_arriving_on_an_arrow_square_does_nothing() -> None:
    after = played(draw(AT_THE_ARROWS, escape="leave"), "b6-a6")
    assert ending(after) is None
    assert GAME.to_act(after) == {B}


@pytest.mark.rule("GE-22")
def test_a_good_ghost_leaves_through_the_arrow_square_it_stands_on_and_wins() -> None:
    after, news = happened(draw(ON_THE_EXITS), "a6-out")
    assert ending(after) == ("left", "GE-22", (A,))
    assert "a6" not in after.spots
    assert news == (Departed(A, "a6"),)


@pytest.mark.rule("GE-22")
def test_leaving_is_a_move_of_a_later_turn() -> None:
    arrived = played(draw(AT_THE_ARROWS, escape="leave"), "b6-a6")
    assert refused(arrived, "a6-out", A) == "GE-10"
    assert ending(played(arrived, "d5-d4", "a6-out")) == ("left", "GE-22", (A,))


@pytest.mark.rule("GE-22")
def test_leaving_is_never_compulsory() -> None:
    board = draw(ON_THE_EXITS)
    assert {Leave("a6"), Step("a6", "b6"), Step("b3", "c3")} <= set(GAME.choices(board, A))
    assert ending(played(board, "b3-c3", "d5-d4", "a6-b6")) is None


@pytest.mark.rule("GE-22")
def test_until_it_leaves_the_ghost_can_be_captured() -> None:
    board = draw(
        """
        G g . . . .
        . . . . . .
        . G . . . e
        . E . . . .
        . . . . . .
        . . . . . .
        escape: leave
        turn: B
        """
    )
    after = played(board, "b6-a6")
    assert after.spots[board.spots.index("a6")] == "captured"


@pytest.mark.rule("GE-22")
@pytest.mark.parametrize("act", ["f6-out", "b4-out", "a1-out"])
def test_an_evil_ghost_and_one_elsewhere_may_not_leave(act: str) -> None:
    assert refused(draw(ON_THE_EXITS), act) == "GE-22"


@pytest.mark.rule("GE-22")
def test_the_other_may_not_leave_through_ones_own_arrow_squares() -> None:
    board = draw(
        """
        g . . . . .
        . . . . . .
        . G . . . e
        . . . . . .
        . . . . . .
        g . . . . .
        escape: leave
        turn: B
        """
    )
    assert refused(board, "a6-out") == "GE-22"
    assert ending(played(board, "a1-out")) == ("left", "GE-22", (B,))


@pytest.mark.rule("GE-22")
def test_under_arrow_nobody_leaves() -> None:
    assert refused(draw(ON_THE_EXITS, escape="arrow"), "a6-out") == "GE-22"


LAST_GOOD = """
    . . . . . .
    . . e . . .
    . . g . . e
    . . {captor} . . .
    . . . . G E
    . . . . . .
    captured: ggge
"""

LAST_EVIL = """
    . . . . . .
    . . g . . .
    . . e . . g
    . . {captor} . . .
    . . . . G E
    . . . . . .
    captured: eeeg
"""


@pytest.mark.rule("GE-23")
@pytest.mark.parametrize("captor", "GE")
def test_who_captures_the_fourth_good_ghost_wins(captor: str) -> None:
    assert ending(played(draw(LAST_GOOD.format(captor=captor)), "c3-c4")) == ("four-good", "GE-23", (A,))


@pytest.mark.rule("GE-23")
@pytest.mark.parametrize("captor", "GE")
@pytest.mark.parametrize("escape", ["arrow", "leave"])
def test_who_captures_the_fourth_evil_ghost_loses(captor: str, escape: str) -> None:
    board = draw(LAST_EVIL.format(captor=captor), escape=escape)
    assert ending(played(board, "c3-c4")) == ("four-evil", "GE-23", (B,))


@pytest.mark.rule("GE-23")
@pytest.mark.parametrize("captured", ["g", "gg", "e", "ee", "ggee", "GGGeeg"])
def test_fewer_than_four_of_a_kind_decide_nothing(captured: str) -> None:
    board = draw(
        f"""
        . . . . . .
        . . g . . .
        . . e . . g
        . . G . . .
        . . . . . E
        . . . . . .
        captured: {captured}
        """
    )
    assert ending(played(board, "c3-c4")) is None


@pytest.mark.rule("GE-23")
@pytest.mark.parametrize(
    ("escape", "told"), [("arrow", ("arrow", "GE-20", (A,))), ("leave", ("four-good", "GE-23", (A,)))]
)
def test_where_the_arrow_wins_at_the_same_moment_it_is_the_reason_told(escape: str, told: object) -> None:
    board = draw(
        """
        g G . . . .
        . . . e . .
        . . . . . .
        . . . . . .
        . . G . . .
        . . . E . .
        captured: ggge
        """,
        escape=escape,
    )
    assert ending(played(board, "b6-a6")) == told
