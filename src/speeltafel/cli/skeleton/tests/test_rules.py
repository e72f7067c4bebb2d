"""The rules, one by one; each test says which."""

import pytest

from speeltafel.cli.skeleton.game import GAME
from speeltafel.cli.skeleton.game.model import Options, State, Take
from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.entry import DrawAgreed, Resigned

DICE = Recorder(seeded(0))


def heap(pebbles: int, turn: str = "A", seats: int = 2) -> State:
    return GAME.notation.read_position(f"{'o ' * pebbles}\nturn: {turn}\nseats: {seats}")


def refused(state: State, seat: int, text: str) -> str | None:
    refusal = GAME.why_not(state, seat, GAME.notation.read_action(text))
    return refusal.rule if refusal else None


@pytest.mark.rule("SK-01")
def test_all_pebbles_lie_on_the_heap_at_the_beginning() -> None:
    assert GAME.setup(Options(pebbles=12), 3, 0, DICE).heap == 12


@pytest.mark.rule("SK-02")
def test_who_begins_is_first_and_then_one_takes_turns() -> None:
    state = GAME.setup(Options(), 2, 1, DICE)
    assert GAME.to_act(state) == {1}
    after, _ = GAME.apply(state, 1, Take(1), DICE)
    assert GAME.to_act(after) == {0}
    assert refused(after, 1, "1") == "SK-10"


@pytest.mark.rule("SK-10")
def test_one_takes_up_to_three_and_never_more_than_there_are() -> None:
    assert [refused(heap(5), 0, text) for text in "1234"] == [None, None, None, "SK-10"]
    assert [refused(heap(2), 0, text) for text in "123"] == [None, None, "SK-10"]


@pytest.mark.rule("SK-20")
def test_the_last_pebble_wins() -> None:
    after, _ = GAME.apply(heap(2, turn="B", seats=3), 1, Take(2), DICE)
    result = GAME.result(after)
    assert result is not None
    assert (result.places, result.winners, result.rule) == ((2, 1, 2), (1,), "SK-20")
    assert refused(after, 2, "1") == "SK-20"


@pytest.mark.rule("SK-30")
def test_who_resigns_loses_and_an_agreed_draw_has_no_winner() -> None:
    resigned = GAME.result(GAME.stop(heap(5, seats=3), Resigned(1)))
    drawn = GAME.result(GAME.stop(heap(5), DrawAgreed()))
    assert resigned is not None
    assert drawn is not None
    assert (resigned.places, drawn.places) == ((1, 3, 1), (1, 1))


@pytest.mark.rule("SK-33")
def test_at_a_deadline_one_pebble_is_taken() -> None:
    assert GAME.default(heap(5), 0, DICE) == Take(1)


@pytest.mark.rule("SK-40")
def test_everybody_sees_the_same() -> None:
    assert GAME.view(heap(5), 0) == GAME.view(heap(5), 1) == GAME.view(heap(5), None)
