"""Geister GE-40 and GE-41: who sees which colours, during the game and after it."""

import pytest
from msgspec.structs import replace

from speeltafel.core.entry import BrokenOff, DrawAgreed, Resigned, Stop
from speeltafel.games.geister import GAME
from speeltafel.games.geister.model import Placed, State
from tests.games.geister.board import WATCHER, A, B, draw, happened, kinds_seen, placed, played, setup

FIRST, SECOND = "GEGEGEGE", "EEEEGGGG"


@pytest.mark.rule("GE-40")
def test_a_player_sees_the_own_colours_and_no_others() -> None:
    begun = placed(setup(), FIRST, SECOND)
    assert kinds_seen(begun, A) == FIRST + "?" * 8
    assert kinds_seen(begun, B) == "?" * 8 + SECOND


@pytest.mark.rule("GE-40")
def test_a_watcher_sees_no_colours_on_the_board() -> None:
    assert kinds_seen(placed(setup(), FIRST, SECOND), WATCHER) == "?" * 16


@pytest.mark.rule("GE-40")
def test_everybody_sees_where_every_ghost_stands() -> None:
    moved = played(placed(setup(), FIRST, SECOND), "b2-a2", "e5-e4")
    for viewer in (A, B, WATCHER):
        assert GAME.view(moved, viewer).spots == moved.spots


@pytest.mark.rule("GE-40")
def test_a_placement_is_seen_to_be_made_but_not_how() -> None:
    once, news = happened(setup(), FIRST, A)
    assert [kinds_seen(once, viewer) for viewer in (A, B, WATCHER)] == [FIRST + "?" * 8, "?" * 16, "?" * 16]
    assert GAME.view(once, B).placed == (True, False)
    assert [GAME.hear(one, B) for one in news] == [Placed(A)]


@pytest.mark.rule("GE-40")
def test_captured_ghosts_are_seen_by_all() -> None:
    board = draw("......\n..e..g\n..g...\n..G...\n.E....\n......\ncaptured: GEge")
    for viewer in (A, B, WATCHER):
        captured = [ghost.kind for ghost in GAME.view(board, viewer).ghosts if ghost.at == "captured"]
        assert sorted(captured, key=str) == ["E", "E", "G", "G"]


ARROW = "......\nG.....\n..g..e\n......\n..E...\n......"
ENDS: dict[str, Stop | None] = {
    "won": None,
    "drawn": DrawAgreed(),
    "resigned": Resigned(B),
    "broken off": BrokenOff(),
}


def _ended(how: Stop | None, *, disclose: bool) -> State:
    board = draw(ARROW, disclose=disclose)
    return played(board, "a5-a6") if how is None else GAME.stop(board, how)


@pytest.mark.rule("GE-41")
@pytest.mark.parametrize("end", ENDS)
def test_with_disclose_all_colours_are_shown_however_the_game_ended(end: str) -> None:
    over = _ended(ENDS[end], disclose=True)
    for viewer in (A, B, WATCHER):
        assert kinds_seen(over, viewer) == "".join(kinds or "" for kinds in over.kinds)


@pytest.mark.rule("GE-41")
@pytest.mark.parametrize("end", ENDS)
def test_without_it_they_stay_hidden(end: str) -> None:
    over = _ended(ENDS[end], disclose=False)
    standing = [index for index, spot in enumerate(over.spots) if len(spot) == 2]
    for viewer, hidden in ((A, range(8, 16)), (B, range(8)), (WATCHER, range(16))):
        seen = kinds_seen(over, viewer)
        assert {seen[ghost] for ghost in standing if ghost in hidden} == {"?"}


@pytest.mark.rule("GE-41")
def test_nothing_is_disclosed_before_the_end() -> None:
    begun = placed(setup(disclose=True), FIRST, SECOND)
    assert kinds_seen(begun, A) == FIRST + "?" * 8
    assert kinds_seen(replace(begun, moves=100), WATCHER) == "?" * 16


@pytest.mark.rule("GE-41")
def test_both_players_have_to_set_it() -> None:
    assert GAME.about.consent == {"disclose"}
    assert not GAME.about.types.options().disclose
