"""Whole games of Lizzy Ghosties come out as they did: each way to end, each option, each guard, and rare events."""

import ast
import inspect
from collections.abc import Iterator
from itertools import pairwise

import pytest

from speeltafel.games.lizzy_ghosties import ending, turns
from speeltafel.games.lizzy_ghosties.model import (
    Borrowed,
    EventBegan,
    EventEnded,
    Fell,
    News,
    Options,
    Shaken,
    State,
    Threw,
    TurnEnded,
)
from tests.games.lizzy_ghosties.table import heard
from tests.records import record, records

NAMES = records("lizzy_ghosties")


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_comes_out_as_it_did(name: str) -> None:
    told = record("lizzy_ghosties", name)
    assert told.result() == told.facts["result"]


def test_there_is_a_record_for_each_way_to_end() -> None:
    calls = [
        node
        for page in (ending, turns)
        for node in ast.walk(ast.parse(inspect.getsource(page)))
        if isinstance(node, ast.Call)
    ]
    ends = [call.args[0] for call in calls if ast.unparse(call.func) == "Over"]
    guards = [call.args[1] for call in calls if ast.unparse(call.func) == "ended_by_guard"]
    reasons = {reason.value for reason in (*ends, *guards) if isinstance(reason, ast.Constant)}
    assert {record("lizzy_ghosties", name).facts["result"].split(", ")[0] for name in NAMES} == reasons


def test_every_option_is_played_with() -> None:
    played = [_options(name) for name in NAMES]
    for option in Options.__struct_fields__:
        assert len({getattr(options, option) for options in played}) > 1, option


@pytest.mark.rule("LG-37")
def test_a_chain_of_three_events() -> None:
    assert max(began.chain for began in heard(_news("chain_of_three"), EventBegan)) >= 3


@pytest.mark.rule("LG-30")
def test_a_double_on_the_burn_lizzy_started_a_steal_event() -> None:
    began = heard(_news("burn_double"), EventBegan)
    assert any(one.kind == "steal" and one.made_on is None for one in began)


@pytest.mark.rule("LG-23")
def test_somebody_became_a_ghostie_by_choice() -> None:
    assert any(ended.why == "ghostie" for ended in heard(_news("self_made_ghostie"), TurnEnded))


@pytest.mark.rule("LG-51")
def test_two_fell_in_one_ghost_event() -> None:
    fallen = [0]
    for news in _news("two_fall"):
        match news:
            case Borrowed():
                fallen.append(0)
            case Fell():
                fallen[-1] += 1
            case EventEnded(why="through" | "will" | "cut_off"):
                fallen.append(0)
            case _:
                pass
    assert max(fallen) >= 2


@pytest.mark.rule("LG-62")
@pytest.mark.parametrize(
    ("name", "left"), [("borrow_leaves_two", 2), ("borrow_leaves_one", 1), ("borrow_leaves_none", 0)]
)
def test_what_was_borrowed_left_so_many_lizzies(name: str, left: int) -> None:
    assert left in [_living(after) for after, news in _borrowings(name) if _without_event(news)]


@pytest.mark.rule("LG-77")
def test_a_ghostie_took_the_last_card_of_the_burn_lizzy() -> None:
    last = record("lizzy_ghosties", "last_burn_card_in_event").played()[-1]
    assert any(isinstance(news, Borrowed) and None in news.sources for news in last.news)
    assert last.state.burn == ((), (), ())


@pytest.mark.rule("LG-95")
def test_both_guards_were_met() -> None:
    assert len(heard(_news("stuck"), Shaken)) == 1
    last = record("lizzy_ghosties", "sixty_turns").played()[-1].state
    assert last.turns == 60 * len(last.lizzies)


@pytest.mark.rule("LG-96")
def test_the_dice_won_and_lost() -> None:
    assert {threw.won for threw in heard(_news("dice"), Threw)} == {True, False}


def _options(name: str) -> Options:
    state = record("lizzy_ghosties", name).played()[0].state
    assert isinstance(state, State)
    return state.options


def _news(name: str) -> list[News]:
    return [news for moved in record("lizzy_ghosties", name).played() for news in moved.news]


def _borrowings(name: str) -> Iterator[tuple[State, tuple[News, ...]]]:
    for _, moved in pairwise(record("lizzy_ghosties", name).played()):
        if heard(moved.news, Borrowed):
            yield moved.state, moved.news


def _without_event(news: tuple[News, ...]) -> bool:
    return any(ended.why == "no_event" for ended in heard(news, EventEnded))


def _living(state: State) -> int:
    return len(state.lizzies) - state.lizzies.count(None)
