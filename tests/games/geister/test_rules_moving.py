"""Geister GE-10 to GE-12: one step, capturing, and why somebody can always move."""

from itertools import chain, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speeltafel.games.geister import GAME
from speeltafel.games.geister.model import GHOSTS, SQUARES, Step, Stepped
from speeltafel.games.geister.rules import STEPS
from tests.games.geister.board import OPENING, WATCHER, A, B, draw, happened, kinds_seen, played, refused, why_not

MIDDLE = """
    . . . . . .
    . . e . . g
    . . g . . .
    . E G . . .
    . . e . . .
    . . . . . .
"""


@pytest.mark.rule("GE-10")
@pytest.mark.parametrize("act", ["c3-c4", "c3-d3", "c3-c2"])
def test_a_ghost_steps_one_square_onto_nothing_or_an_enemy(act: str) -> None:
    assert refused(draw(MIDDLE), act) is None


@pytest.mark.rule("GE-10")
@pytest.mark.parametrize("act", ["c3-d4", "c3-b2", "c3-c5", "c3-e3", "c3-a3", "c3-c3", "c3-f6"])
def test_a_ghost_does_not_step_aslant_or_far_or_nowhere(act: str) -> None:
    assert refused(draw(MIDDLE), act) == "GE-10"


@pytest.mark.rule("GE-10")
def test_a_ghost_may_not_enter_a_square_of_its_own_side() -> None:
    refusal = why_not(draw(MIDDLE), "c3-b3")
    assert refusal is not None
    assert (refusal.rule, refusal.why, refusal.args) == ("GE-10", "own-ghost-in-the-way", {"target": "b3"})


@pytest.mark.rule("GE-10")
@pytest.mark.parametrize("act", ["f6-a6", "f3-a4", "f3-a3", "a6-f6", "f4-a5"])
def test_the_board_does_not_go_round_its_edge(act: str) -> None:
    edge = draw(
        """
        G . . . . E
        . . . . . .
        . . . . . G
        . . . . . G
        . . . . . .
        . . . . . g
        """,
        escape="leave",
    )
    assert refused(edge, act) == "GE-10"


@pytest.mark.rule("GE-10")
def test_only_an_own_ghost_is_moved_and_only_in_turn() -> None:
    board = draw(OPENING)
    assert refused(board, "b5-b4") == "GE-10"  # B's
    assert refused(board, "c3-c4") == "GE-10"  # nobody's
    assert refused(board, "b5-b4", B) == "GE-10"  # A is to move
    assert refused(played(board, "b2-b3"), "c2-c3", A) == "GE-10"
    assert refused(played(board, "b2-b3"), "b5-b4", B) is None


@pytest.mark.rule("GE-10")
def test_a_corner_has_two_steps_and_no_way_off_the_board() -> None:
    corner = draw(
        """
        . . . . . .
        . g . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        E . . . . .
        """
    )
    assert set(GAME.choices(corner, A)) == {Step("a1", "a2"), Step("a1", "b1")}
    assert refused(corner, "a1-out") == "GE-22"


@pytest.mark.rule("GE-10")
def test_a_step_is_a_turn() -> None:
    after = played(draw(MIDDLE), "c3-d3")
    assert after.turn == B
    assert after.moves == 1
    assert "d3" in after.spots
    assert "c3" not in after.spots


@pytest.mark.rule("GE-11")
@pytest.mark.parametrize(("act", "kind"), [("c3-c4", "G"), ("c3-c2", "E")])
def test_a_ghost_moved_onto_leaves_the_board_and_shows_its_colour_to_all(act: str, kind: str) -> None:
    board = draw(MIDDLE)
    after, news = happened(board, act)
    ghost = board.spots.index(act[3:])
    assert after.spots[ghost] == "captured"
    assert after.spots.count(act[3:]) == 1
    assert [kinds_seen(board, viewer)[ghost] for viewer in (A, B, WATCHER)] == ["?", kind, "?"]
    assert [kinds_seen(after, viewer)[ghost] for viewer in (A, B, WATCHER)] == [kind, kind, kind]
    assert news == (Stepped(A, "c3", act[3:], captured=kind),)  # type: ignore[arg-type]
    assert [GAME.hear(one, WATCHER) for one in news] == list(news)


@pytest.mark.rule("GE-11")
def test_a_captured_ghost_moves_no_more() -> None:
    after = played(draw(MIDDLE), "c3-c4", "f5-f4")
    assert all(isinstance(act, Step) and act.origin != "captured" for act in GAME.choices(after, A))
    assert refused(played(after, "b3-a3"), "c4-c3", B) == "GE-10"


# GE-12 cannot arise: from any ghost one walks, step by step, to any square; on the way to one that is free of own
# ghosts (there are at least 28) there is a first such square, and the square before it holds an own ghost.


@pytest.mark.rule("GE-12")
def test_every_square_can_be_walked_to_and_ghosts_never_fill_the_board() -> None:
    reached, edge = {"a1"}, ["a1"]
    while edge:
        beside = {step.target for step in STEPS[edge.pop()]} - reached
        reached |= beside
        edge += beside
    assert reached == set(SQUARES)
    assert len(SQUARES) > GHOSTS


@pytest.mark.rule("GE-12")
def test_up_to_three_ghosts_can_move_wherever_they_stand() -> None:
    for own in chain.from_iterable(combinations(SQUARES, ghosts) for ghosts in (1, 2, 3)):
        assert any(step.target not in own for square in own for step in STEPS[square])


@pytest.mark.rule("GE-12")
@given(st.lists(st.sampled_from(SQUARES), unique=True, min_size=9, max_size=16), st.integers(1, 8))
def test_whoever_is_to_move_can_move(squares: list[str], own: int) -> None:
    letters = dict(zip(squares, "GGGGEEEE"[:own] + "ggggeeee", strict=False))
    rows = ["".join(letters.get(column + row, ".") for column in "abcdef") for row in "654321"]
    assert GAME.choices(draw("\n".join(rows)), A)
