"""Geister GE-01 to GE-03: the board, placing the ghosts, who begins."""

from itertools import product

import pytest

from speeltafel.games.geister import GAME
from speeltafel.games.geister.model import Place
from tests.games.geister.board import OPENING, A, B, draw, happened, placed, played, refused, seen_from, setup


@pytest.mark.rule("GE-01")
def test_ghosts_start_in_the_four_middle_columns_of_the_two_back_rows() -> None:
    begun = placed(setup())
    on_board = set(begun.spots[:8]), set(begun.spots[8:])
    assert on_board == (
        {column + row for column in "bcde" for row in "12"},
        {column + row for column in "bcde" for row in "56"},
    )


@pytest.mark.rule("GE-01")
def test_squares_are_named_as_the_first_seat_sees_them() -> None:
    board = draw(
        """
        e . . . . .
        . . . . . .
        . . . . . .
        . . G . . .
        . . . . . .
        . . . . . g
        """
    )
    assert {spot for spot in board.spots if spot != "away"} == {"a6", "c3", "f1"}


@pytest.mark.rule("GE-01")
def test_everybody_sees_their_own_side_below() -> None:
    board = draw(OPENING)
    assert seen_from(board, A) == [
        ". ! ! ! ! .", ". ! ! ! ! .", ". . . . . .", ". . . . . .", ". E G E G .", ". G E G E ."
    ]  # fmt: skip
    assert seen_from(board, B) == [
        ". ? ? ? ? .", ". ? ? ? ? .", ". . . . . .", ". . . . . .", ". g e g e .", ". e g e g ."
    ]  # fmt: skip


@pytest.mark.rule("GE-02")
def test_a_placement_is_four_good_and_four_evil() -> None:
    begun = setup()
    for kinds in map("".join, product("GE", repeat=8)):
        assert refused(begun, kinds, A) == (None if kinds.count("G") == 4 else "GE-02")
    assert len(set(GAME.choices(begun, A))) == 70


@pytest.mark.rule("GE-02")
@pytest.mark.parametrize("order", [(A, B), (B, A)])
def test_both_place_at_the_same_time_in_whatever_order(order: tuple[int, int]) -> None:
    begun = setup()
    assert GAME.to_act(begun) == {A, B}
    once, _ = happened(begun, "GGGGEEEE", order[0])
    assert GAME.to_act(once) == {order[1]}
    both, _ = happened(once, "GEGEGEGE", order[1])
    assert both.kinds == (("GGGGEEEE", "GEGEGEGE") if order == (A, B) else ("GEGEGEGE", "GGGGEEEE"))
    assert GAME.to_act(both) == {A}


@pytest.mark.rule("GE-02")
def test_a_confirmed_placement_stays() -> None:
    once, _ = happened(setup(), "GGGGEEEE", A)
    assert refused(once, "EEEEGGGG", A) == "GE-02"
    assert refused(placed(setup()), "EEEEGGGG", A) == "GE-02"


@pytest.mark.rule("GE-02")
def test_play_starts_when_both_have_placed() -> None:
    begun = setup()
    once, _ = happened(begun, "GGGGEEEE", A)
    assert refused(begun, "b2-b3", A) == refused(once, "b2-b3", A) == "GE-02"
    assert refused(placed(begun), "b2-b3", A) is None


@pytest.mark.rule("GE-02")
def test_a_ghost_stands_where_it_was_placed() -> None:
    begun = placed(setup(), "GEEEEGGG", "EGGGGEEE")
    own = dict(zip(begun.spots, "".join(kinds or "" for kinds in begun.kinds), strict=True))
    assert (own["b1"], own["c1"], own["e2"]) == ("G", "E", "G")
    assert (own["e6"], own["d6"], own["b5"]) == ("E", "G", "E")  # from left to right as B sees them
    assert Place("GEEEEGGG") in GAME.choices(setup(), A)


@pytest.mark.rule("GE-03")
@pytest.mark.parametrize(("first", "act"), [(A, "b2-b3"), (B, "b5-b4")])
def test_who_was_drawn_to_begin_begins(first: int, act: str) -> None:
    begun = placed(setup(first))
    assert GAME.to_act(begun) == {first}
    assert GAME.to_act(played(begun, act)) == {1 - first}
