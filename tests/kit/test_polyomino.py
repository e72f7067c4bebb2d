"""Pieces on a rectangle: what the masks find is what one finds square by square."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speeltafel.games.zombies.tiles import ALL_SHAPES
from speeltafel.kit.polyomino import TURNS, Board, Cells, bits, connected, distinct_turns, drawn, same_look, turned

BOARD = Board(16, 9)
FULL = set(product(range(16), range(9)))


def slow_places(cells: Cells, free: set[tuple[int, int]], near: set[tuple[int, int]] | None) -> set[int]:
    """Where the piece may lie, by the definition: every cell on a free square, one of them on a near one."""
    found = set()
    for column, row in FULL:
        covered = {(column + right, row + down) for right, down in cells}
        if covered <= free and (near is None or covered & near):
            found.add(column + 16 * row)
    return found


@given(st.sets(st.integers(0, 143)), st.sampled_from(sorted(ALL_SHAPES)), st.booleans())
def test_places_are_those_of_the_slow_definition(squares: set[int], shape: str, touching: bool) -> None:
    covered = sum(1 << square for square in squares)
    taken = {(square % 16, square // 16) for square in squares}
    beside = {
        (column, row)
        for column, row in FULL - taken
        if taken & {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}
    }
    assert set(BOARD.cells(BOARD.beside(covered))) == beside
    for way in BOARD.ways(ALL_SHAPES[shape]):
        found = way.places(BOARD.full & ~covered, BOARD.beside(covered) if touching else None)
        assert set(bits(found)) == slow_places(way.cells, FULL - taken, beside if touching else None)
        for square in bits(found):
            column, row = square % 16, square // 16
            assert set(BOARD.cells(way.mask << square)) == {(column + c, row + r) for c, r in way.cells}


@given(st.sets(st.integers(0, 143)))
def test_what_corners_is_diagonal(squares: set[int]) -> None:
    taken = {(square % 16, square // 16) for square in squares}
    diagonal = {
        (column, row)
        for column, row in FULL - taken
        if taken & {(column + c, row + r) for c, r in product((-1, 1), (-1, 1))}
    }
    assert set(BOARD.cells(BOARD.cornering(BOARD.mask(taken)))) == diagonal


def test_a_quarter_turn_goes_clockwise_and_mirroring_comes_before_it() -> None:
    jay = drawn([".#", ".#", "##"])
    assert turned(jay, "0") == turned(drawn([".#", ".#", "##"]), "0")
    assert turned(jay, "90") == turned(drawn(["#..", "###"]), "0")
    assert turned(jay, "0m") == turned(drawn(["#.", "#.", "##"]), "0")
    assert turned(jay, "90m") == turned(drawn(["###", "#.."]), "0")


@pytest.mark.parametrize("shape", ALL_SHAPES)
def test_turns_that_look_the_same_are_one(shape: str) -> None:
    looks = {turned(ALL_SHAPES[shape], turn) for turn in TURNS}
    turns = distinct_turns(ALL_SHAPES[shape])
    assert [turned(ALL_SHAPES[shape], turn) for turn in turns] == list(dict.fromkeys(
        turned(ALL_SHAPES[shape], turn) for turn in TURNS
    ))  # fmt: skip
    assert len(turns) == len(looks)
    assert {same_look(ALL_SHAPES[shape], turn) for turn in TURNS} == set(turns)


def test_the_first_cell_is_the_one_that_is_read_first() -> None:
    assert turned(drawn(["..#", "###"]), "0") == ((0, 0), (-2, 1), (-1, 1), (0, 1))


@pytest.mark.parametrize(
    ("rows", "hangs"), [(["##", "#."], True), (["#.", ".#"], False), ([".."], True), (["#.#"], False)]
)
def test_corners_do_not_connect(rows: list[str], *, hangs: bool) -> None:
    assert connected(drawn(rows)) is hangs
