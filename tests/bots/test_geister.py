"""The beginner at Geister, on drawn positions: capitals are the bot's own ghosts, the colours of the others unseen."""

from itertools import permutations
from typing import Any

import pytest
from msgspec.structs import replace

from speeltafel.bots import strengths
from speeltafel.bots.geister import Board, reasons
from speeltafel.cli.match import play_one
from speeltafel.core import play
from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.entry import Started
from speeltafel.core.seat import Seat
from speeltafel.games.geister import GAME
from speeltafel.games.geister.model import CAPTURED, EXITS, GHOSTS, Options, State, Step

BEGINNER = strengths(GAME)["beginner"]


def drawn(text: str) -> State:
    return GAME.notation.read_position(text)


def chosen(state: State, seed: int = 0, seat: Seat = 0) -> str:
    action = BEGINNER.choose(GAME.view(state, seat), GAME.offer(state, seat), (), 1.0, Recorder(seeded(seed)))
    return GAME.notation.write_action(action)


def whatever_is_drawn(state: State) -> set[str]:
    return {chosen(state, seed) for seed in range(20)}


@pytest.mark.rule("GE-20")
def test_it_takes_a_win_on_the_arrow() -> None:
    house = drawn("""
        . G . . e .
        . . . g . .
        . . E . . e
        . g . . . .
        . . G . . E
        . . . E . .
        captured: GGEggee
    """)
    assert whatever_is_drawn(house) == {"b6-a6"}


@pytest.mark.rule("GE-22")
def test_it_leaves_the_board_when_that_wins() -> None:
    house = drawn("""
        G . . . e .
        . . . g . .
        . . E . . e
        . g . . . .
        . . G . . E
        . . . E . .
        captured: GGEgge
        escape: leave
    """)
    assert whatever_is_drawn(house) == {"a6-out"}


@pytest.mark.rule("GE-23")
def test_it_takes_the_fourth_good_ghost_when_it_can_be_no_other() -> None:
    house = drawn("""
        . . . . . .
        . . . . . .
        . . g . . .
        . . E . . .
        . . G . G E
        . . . . . .
        captured: GGEEgggeeee
    """)
    assert whatever_is_drawn(house) == {"c3-c4"}


@pytest.mark.rule("GE-23")
def test_it_never_takes_the_fourth_evil_ghost() -> None:
    house = drawn("""
        . . . . . .
        . . . . . .
        . . e . . .
        . . E . . .
        . . G . G E
        . . . . . .
        captured: GGEEeeegggg
    """)
    assert "c3-c4" not in whatever_is_drawn(house)


@pytest.mark.rule("GE-11")
def test_it_leaves_an_unknown_ghost_alone_that_may_be_the_fourth_evil_one() -> None:
    house = drawn("""
        . . g . g .
        . . . . . .
        . . e . . .
        . . E . . .
        . . G . G E
        . . . . . .
        captured: GGEEggeee
    """)
    assert "c3-c4" not in whatever_is_drawn(house)


@pytest.mark.rule("GE-20")
def test_it_captures_the_ghost_that_stands_beside_its_arrow() -> None:
    house = drawn("""
        . . g . e .
        . e . g e .
        . . . . . .
        . . . G . .
        . E G . G .
        . g E G E E
        captured: e
    """)
    assert whatever_is_drawn(house) <= {"b2-b1", "c1-b1"}


@pytest.mark.rule("GE-22")
def test_it_captures_the_ghost_that_could_leave_at_once() -> None:
    house = drawn("""
        . . g . e .
        . e . g e .
        . . . . . .
        E . . G . .
        . . G . G .
        g E E G E .
        escape: leave
    """)
    assert whatever_is_drawn(house) == {"b1-a1"}


@pytest.mark.rule("GE-20")
def test_it_guards_the_way_to_its_arrow() -> None:
    """On a3 stands one that would come to a2, beside the arrow: somebody has to be able to catch it there."""
    house = drawn("""
        . . g . e .
        . e . g e .
        . . . G . .
        g . . . . .
        . . G . . E
        . . E G G E
    """)
    assert whatever_is_drawn(house) == {"c2-b2"}


@pytest.mark.rule("GE-11")
def test_it_captures_the_sooner_the_more_likely_a_ghost_is_good() -> None:
    house = drawn("""
        . . g . g .
        . . . . . .
        . . e . . .
        . . E . . .
        . . G . G E
        . . . . . .
        captured: GGEEggeee
    """)

    def worth(good: int, evil: int) -> float:
        likely_good = good / (good + evil)
        board = Board.of(GAME.view(house, 0))
        board = board._replace(theirs={"c4": likely_good}, hidden_good=good, hidden_evil=evil)
        return sum(reason.worth for reason in reasons(board, Step("c3", "c4"), None) if "capture" in reason.why)

    assert worth(4, 3) > worth(4, 4) > worth(3, 4) > 0 > worth(2, 1)


@pytest.mark.rule("GE-21")
def test_it_knows_the_ghost_on_an_arrow_square_to_be_evil() -> None:
    house = drawn("""
        . . g . g .
        . . e . . .
        . . . . . .
        . . . . . .
        . E G . G E
        e . . . . .
        captured: GGEEggee
    """)
    theirs = Board.of(GAME.view(house, 0)).theirs
    assert theirs == {"a1": 0.0, "c5": 2 / 3, "c6": 2 / 3, "e6": 2 / 3}


def test_no_two_placements_need_be_alike_and_each_row_holds_both_kinds() -> None:
    start = GAME.setup(Options(), 2, 0, Recorder(seeded(0)))
    placed = [chosen(start, seed, seat=1) for seed in range(60)]
    assert len(set(placed)) > 20
    assert all({*kinds[:4]} == {*kinds[4:]} == {"G", "E"} for kinds in placed)


def test_swapping_colours_that_it_has_not_seen_changes_no_move() -> None:
    """P04: the same seed and the same history, and the other's hidden ghosts dealt anew: the same answers."""
    for seed in range(6):
        for state, heard in _positions(seed):
            asked = (heard, seed)
            expected = _answers(state, *asked)
            for other in _dealt_otherwise(state):
                assert _answers(other, *asked) == expected


def _positions(seed: int) -> list[tuple[State, list[Any]]]:
    """Every position of a game between beginners in which seat 0 is to act, with what it had heard."""
    numbers = seeded(seed)
    state = play.begin(GAME, Started(Options(), 2, 0, 1, "seed"), numbers).state
    heard: list[Any] = []
    positions: list[tuple[State, list[Any]]] = []
    while to_act := GAME.to_act(state):
        seat = min(to_act)
        if seat == 0 and None not in state.kinds:
            positions.append((state, list(heard)))
        action = BEGINNER.choose(GAME.view(state, seat), GAME.offer(state, seat), heard, 1.0, Recorder(numbers))
        moved = play.advance(GAME, state, seat, action, numbers)
        assert isinstance(moved, play.Moved)
        state = moved.state
        heard.extend(moved.news)
    return positions


def _answers(state: State, heard: list[Any], seed: int) -> list[Any]:
    view, offer = GAME.view(state, 0), GAME.offer(state, 0)
    return [BEGINNER.choose(view, offer, heard, 1.0, Recorder(seeded(f"{seed} {again}"))) for again in range(3)]


def _dealt_otherwise(state: State) -> list[State]:
    own, theirs = state.kinds
    assert theirs is not None
    shown = {CAPTURED, *EXITS[1]}  # GE-11, GE-21
    hidden = [ghost for ghost in range(GHOSTS) if state.spots[GHOSTS + ghost] not in shown]
    deals: list[State] = []
    for order in list(permutations(hidden))[1:200:40]:
        kinds = list(theirs)
        for ghost, source in zip(hidden, order, strict=True):
            kinds[ghost] = theirs[source]
        deals.append(replace(state, kinds=(own, "".join(kinds))))
    return deals


@pytest.mark.parametrize("escape", ["arrow", "leave"])
def test_it_beats_chance_clearly(escape: Any) -> None:
    bots = strengths(GAME)
    won = 0
    for game in range(60):
        seat = game % 2
        playing = [bots["random"], bots["random"]]
        playing[seat] = bots["beginner"]
        played = play_one(GAME, Options(escape=escape), playing, first=game // 2 % 2, seed=f"{game}")
        won += played.winners == (seat,)
    assert won / 60 > 0.85
