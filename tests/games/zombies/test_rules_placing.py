"""ZO-20 to ZO-22: how and where a tile may lie."""

import pytest

from speeltafel.games.zombies import GAME
from speeltafel.games.zombies.model import Lay
from speeltafel.games.zombies.notation import NOTATION
from speeltafel.games.zombies.tiles import NAMES, NUMBER_OF, SQUARES
from speeltafel.kit.polyomino import TURNS
from tests.games.zombies.board import (
    CORNER,
    EMPTY,
    A,
    anything,
    draw,
    field,
    over,
    pistol,
    played,
    refused,
    setup,
    why_not,
)
from tests.games.zombies.naive import covered_by, squares_of


@pytest.mark.rule("ZO-20")
@pytest.mark.parametrize(
    ("act", "covered"),
    [
        ("J-lime d2", "d2 d3 c4 d4"),
        ("J-lime 90 d2", "d2 d3 e3 f3"),
        ("J-lime 180 d2", "d2 e2 d3 d4"),
        ("J-lime 270 d2", "d2 e2 f2 f3"),
        ("J-lime m d2", "d2 d3 d4 e4"),
        ("J-lime 90m d2", "d2 e2 f2 d3"),
        ("J-lime 180m d2", "d2 e2 e3 e4"),
        ("J-lime 270m d2", "d2 b3 c3 d3"),
    ],
)
def test_a_tile_may_be_turned_and_mirrored(act: str, covered: str) -> None:
    seen = field(played(draw(EMPTY, "pool: J-lime T-pink"), act))
    assert {SQUARES[row * 16 + column] for column, row in squares_of(seen.covered)} == set(covered.split())


@pytest.mark.rule("ZO-20")
def test_a_turn_that_looks_like_another_is_not_a_second_way() -> None:
    state = draw(EMPTY)
    assert NOTATION.read_action("I-teal 180 a1") == Lay("I-teal", "0", "a1")
    refusal = GAME.why_not(state, A, Lay("I-teal", "180", "a1"))
    assert refusal is not None
    assert (refusal.rule, refusal.why, refusal.args["as"]) == ("ZO-20", "looks-the-same", "0")


@pytest.mark.rule("ZO-21")
@pytest.mark.parametrize(
    ("act", "inside"),
    [
        ("I-teal l9", True),
        ("I-teal m9", False),
        ("I-teal 90 p5", True),
        ("I-teal 90 p6", False),
        ("X-pink b1", True),
        ("X-pink a1", False),
        ("X-pink p4", False),
    ],
)
def test_a_tile_lies_inside_the_field(act: str, *, inside: bool) -> None:
    state = draw(EMPTY, "pool: I-teal X-pink")
    assert refused(state, act) == (None if inside else ("ZO-21", "outside"))


@pytest.mark.rule("ZO-21")
def test_a_tile_lies_on_no_other_and_one_is_told_where() -> None:
    refusal = why_not(draw(CORNER), "P-pink b2")
    assert refusal is not None
    assert (refusal.rule, refusal.why, refusal.args["square"]) == ("ZO-21", "over-a-tile", "b2")
    assert refused(draw(CORNER), "P-pink c2") is None


@pytest.mark.rule("ZO-21")
def test_a_tile_may_lie_across_rooms_white_drops_and_pistols() -> None:
    state = draw(EMPTY, "plan: lobby")
    assert refused(state, "I-teal c1") is None, "from the reception over the corridor into the lounge"
    on_a_drop = SQUARES[next(iter(sorted(c + 16 * r for c, r in squares_of(field(state).drops) if c < 11)))]
    assert refused(state, f"I-teal {on_a_drop}") is None
    assert over(state, "I-teal", pistol(state, "teal").at)


@pytest.mark.rule("ZO-22")
def test_the_first_tile_lies_anywhere_and_a_later_one_touches_side_to_side() -> None:
    state = draw(EMPTY)
    assert refused(state, "T-lime h5") is None
    state = draw(CORNER)
    assert refused(state, "T-lime c1") is None
    assert refused(state, "V-indigo h5") == ("ZO-22", "touches-nothing")


@pytest.mark.rule("ZO-22")
def test_a_corner_is_not_enough_and_one_is_told_where() -> None:
    refusal = why_not(draw(CORNER), "P-pink c3")
    assert refusal is not None
    assert (refusal.rule, refusal.why, refusal.args["square"]) == ("ZO-22", "only-a-corner", "c3")


@pytest.mark.rule("ZO-22")
def test_the_edges_of_the_field_do_not_touch_one_another() -> None:
    state = draw(EMPTY, "pool: O-lime I-teal X-pink")
    state = played(state, "O-lime o2", "pass")
    assert refused(state, "I-teal a3") == ("ZO-22", "touches-nothing")
    assert refused(state, "I-teal 90 a3") == ("ZO-22", "touches-nothing")


@pytest.mark.rule("ZO-22")
def test_a_tile_of_somebody_else_is_nothing_to_touch() -> None:
    state = played(draw(EMPTY), "T-lime c4")
    assert refused(state, "I-teal a9") is None


@pytest.mark.parametrize("seed", range(3))
def test_what_is_offered_is_all_that_no_rule_forbids(seed: int) -> None:
    """Every tile in every turn on every square, asked one by one."""
    state = setup(3, seed=seed, plan="random")
    for _ in range(6 * seed):
        state = anything(state)
    asked = [Lay(NAMES[number], turn, square) for number in state.pool for turn in TURNS for square in SQUARES]
    allowed = [act for act in asked if GAME.why_not(state, state.turn, act) is None]
    offered = [act for act in GAME.choices(state, state.turn) if isinstance(act, Lay)]
    assert sorted(offered, key=NOTATION.write_action) == sorted(allowed, key=NOTATION.write_action)


def test_the_square_of_an_act_is_the_one_that_is_read_first() -> None:
    seen = field(played(draw(EMPTY, "pool: X-pink T-lime"), "X-pink b1"))
    squares = sorted(row * 16 + column for column, row in covered_by(seen.tiles[0]))
    assert squares[0] == NUMBER_OF["b1"]
