"""Geister GE-30 to GE-33: the move limit, the third same position, agreeing and resigning, deadlines."""

import pytest
from msgspec.structs import replace

from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.entry import DrawAgreed, Resigned
from speeltafel.games.geister import GAME
from speeltafel.games.geister.model import Options
from tests.games.geister.board import OPENING, A, B, draw, ending, placed, played, setup

TO_AND_FRO = ("b2-b3", "b5-b4", "b3-b2", "b4-b5")


@pytest.mark.rule("GE-30")
def test_two_hundred_moves_of_both_together_are_a_draw() -> None:
    assert Options().move_limit == 200
    board = replace(draw(OPENING), moves=198)
    assert ending(played(board, "b2-b3")) is None
    assert ending(played(board, "b2-b3", "b5-b4")) == ("move-limit", "GE-30", ())


@pytest.mark.rule("GE-30")
def test_the_limit_is_what_the_table_set_and_none_is_none() -> None:
    assert ending(played(draw(OPENING, move_limit=1), "b2-b3")) == ("move-limit", "GE-30", ())
    assert ending(played(replace(draw(OPENING, move_limit=0), moves=5000), "b2-b3")) is None


LAST_MOVE = """
    . G . . . .
    E . e . . .
    . . g . . e
    . . E . G .
    . . . . . .
    . . . . . .
    captured: ggge
"""


@pytest.mark.rule("GE-30")
@pytest.mark.parametrize(
    ("act", "told"),
    [
        ("b6-a6", ("arrow", "GE-20", (A,))),
        ("c3-c4", ("four-good", "GE-23", (A,))),
        ("c3-c2", ("move-limit", "GE-30", ())),
    ],
)
def test_a_game_won_by_its_last_move_is_won(act: str, told: object) -> None:
    assert ending(played(replace(draw(LAST_MOVE, move_limit=50), moves=49), act)) == told


@pytest.mark.rule("GE-30")
def test_a_game_won_by_leaving_at_its_last_move_is_won() -> None:
    board = draw("G.....\n......\n..g..e\n......\n..E...\n......\nescape: leave", move_limit=50)
    assert ending(played(replace(board, moves=49), "a6-out")) == ("left", "GE-22", (A,))


@pytest.mark.rule("GE-31")
def test_the_third_time_the_same_position_is_a_draw() -> None:
    board = draw(OPENING)  # the first time
    twice = played(board, *TO_AND_FRO)
    assert ending(twice) is None
    assert ending(played(twice, *TO_AND_FRO[:3])) is None
    assert ending(played(twice, *TO_AND_FRO)) == ("repetition", "GE-31", ())


@pytest.mark.rule("GE-31")
def test_the_times_need_not_follow_one_another() -> None:
    elsewhere = ("e2-e3", "e5-e4", "e3-e2", "e4-e5")
    long_way = ("c2-c3", "d5-d4", "b2-b3", "b5-b4", "c3-c2", "d4-d5", "b3-b2", "b4-b5")
    board = played(draw(OPENING), *elsewhere)
    assert ending(board) is None
    assert ending(played(board, *long_way)) == ("repetition", "GE-31", ())


@pytest.mark.rule("GE-31")
def test_two_ghosts_of_one_colour_that_changed_places_are_another_position() -> None:
    board = draw(
        """
        . . . . . .
        . g . . e .
        . . . . . .
        . . . . . .
        . G . . . .
        . G . . . .
        """
    )
    # B goes to and fro; A's two good ghosts walk round one another until each stands where the other stood.
    waltz = ("b2-c2", "b5-b6", "b1-b2", "b6-b5", "c2-c1", "b5-b6", "c1-b1", "b6-b5")
    once = played(board, *waltz)
    assert sorted(once.spots) == sorted(board.spots)
    assert once.spots != board.spots
    assert ending(played(once, *waltz)) is None  # every ghost is home again, for the second time
    assert ending(played(once, *waltz, *waltz)) is None  # they have changed places for the second time
    assert ending(played(once, *waltz, *waltz, *waltz)) == ("repetition", "GE-31", ())


@pytest.mark.rule("GE-31")
def test_colours_are_not_asked() -> None:
    for kinds in ("GGGGEEEE", "EEEEGGGG", "GEGEGEGE"):
        begun = placed(setup(), kinds, kinds)
        assert ending(played(begun, *TO_AND_FRO, *TO_AND_FRO)) == ("repetition", "GE-31", ())


# That the same player is to move need not be tested: a ghost comes home in an even number of steps, so until all are
# home each player has made an even number of them.


@pytest.mark.rule("GE-31")
def test_after_a_capture_no_position_of_before_comes_again() -> None:
    board = draw(
        """
        . . . . . .
        . g . . e .
        . . . e . .
        . . . G . .
        . G . . E .
        . . . . . .
        """
    )
    to_and_fro = ("b2-b1", "b5-b6", "b1-b2", "b6-b5")
    home_again = played(board, "d3-d4", "b5-b6", "d4-d3", "b6-b5")  # as it was, but for the ghost that was captured
    twice = played(home_again, *to_and_fro)
    assert ending(twice) is None
    assert ending(played(twice, *to_and_fro[:3])) == ("repetition", "GE-31", ())


@pytest.mark.rule("GE-31")
def test_a_table_may_play_without_repetition() -> None:
    assert ending(played(draw(OPENING, repetition=False), *TO_AND_FRO * 5)) is None


@pytest.mark.rule("GE-31")
def test_repetition_off_without_a_move_limit_is_refused() -> None:
    for limit, repetition in ((0, True), (1, False), (200, True)):
        assert GAME.check(Options(move_limit=limit, repetition=repetition), 2) is None
    refusal = GAME.check(Options(move_limit=0, repetition=False), 2)
    assert refusal is not None
    assert refusal.rule == "GE-31"


@pytest.mark.rule("GE-32")
@pytest.mark.parametrize("seat", [A, B])
def test_who_resigns_loses_in_turn_or_not(seat: int) -> None:
    for board in (draw(OPENING), played(draw(OPENING), "b2-b3"), setup()):
        assert ending(GAME.stop(board, Resigned(seat))) == ("resigned", "GE-32", (1 - seat,))


@pytest.mark.rule("GE-32")
def test_a_draw_that_both_want_is_a_draw() -> None:
    assert {"draw_agreed", "resigned"} <= GAME.about.stops
    over = GAME.stop(draw(OPENING), DrawAgreed())
    assert ending(over) == ("draw-agreed", "GE-32", ())
    assert GAME.to_act(over) == frozenset()


@pytest.mark.rule("GE-33")
def test_a_missing_placement_is_drawn_among_all_seventy() -> None:
    begun = setup()
    dice = Recorder(seeded("deadline"))
    drawn = {GAME.default(begun, B, dice) for _ in range(2000)}
    assert drawn == set(GAME.choices(begun, B))


@pytest.mark.rule("GE-33")
def test_a_missing_move_is_drawn_among_the_legal_ones() -> None:
    board = draw("G.....\n......\n..g..e\n......\n..E...\n......\nescape: leave")
    dice = Recorder(seeded("deadline"))
    assert {GAME.default(board, A, dice) for _ in range(500)} == set(GAME.choices(board, A))
