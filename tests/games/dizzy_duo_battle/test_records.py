"""Whole games of Dizzy Duo Battle come out as they did, one for each way to end, each option, and the guard."""

import ast
import inspect
from typing import Any

import msgspec
import pytest

from speeltafel.games.dizzy_duo_battle import rounds, rules
from speeltafel.games.dizzy_duo_battle.model import (
    Attacked,
    CameBack,
    Dealt,
    Fell,
    NobodyAttacked,
    Options,
    Reshuffled,
    SaidOut,
    Showed,
)
from tests.records import Record, record, records

GAME_ID = "dizzy_duo_battle"
NAMES = records(GAME_ID)


def news_of(name: str) -> list[Any]:
    """All that happened in a recorded game."""
    return [told for moved in record(GAME_ID, name).played() for told in moved.news]


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_comes_out_as_it_did(name: str) -> None:
    told = record(GAME_ID, name)
    assert told.result() == told.facts["result"]


def test_there_is_a_record_for_each_way_to_end() -> None:
    made = [
        node
        for module in (rules, rounds)
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Call)
    ]
    reasons = {ast.literal_eval(call.args[0]) for call in made if ast.unparse(call.func) == "End"}
    assert {record(GAME_ID, name).facts["result"].split(", ")[0] for name in NAMES} == reasons


def test_every_option_is_played_otherwise_than_usual_in_some_record() -> None:
    usual = Options()
    played: set[str] = set()
    for name in NAMES:
        options = _options(record(GAME_ID, name))
        played |= {
            field.name
            for field in msgspec.structs.fields(Options)
            if getattr(options, field.name) != getattr(usual, field.name)
        }
    assert played == {field.name for field in msgspec.structs.fields(Options)}


@pytest.mark.rule("DB-25")
def test_nobody_attacks_in_three_rounds_dealt_one_after_another() -> None:
    news = news_of("nobody_attacks")
    assert [type(told) for told in news if isinstance(told, NobodyAttacked | Dealt)] == [
        NobodyAttacked,
        Dealt,
        NobodyAttacked,
        Dealt,
        NobodyAttacked,
    ]
    assert [told.round for told in news if isinstance(told, Dealt)] == [1, 1]


@pytest.mark.rule("DB-22")
def test_eight_players_turn_the_blind_pile_over_three_times_before_the_first_attack() -> None:
    news = news_of("pile_turned_over")
    first = next(at for at, told in enumerate(news) if isinstance(told, Attacked))
    assert sum(isinstance(told, Reshuffled) for told in news[:first]) >= 3


@pytest.mark.rule("DB-34")
def test_an_attacker_fell_before_all_were_fought() -> None:
    moves = record(GAME_ID, "attacker_falls").played()
    fallen = [
        moved for moved in moves if any(isinstance(told, Fell) and told.seat == _attacker(moved) for told in moved.news)
    ]
    assert any(len(moved.state.assault.battles) < len(_shown_or_not(moved)) - 1 for moved in fallen)


@pytest.mark.rule("DB-50")
def test_two_came_back_at_once_and_nobody_more_than_once() -> None:
    moves = record(GAME_ID, "lifelines").played()
    back = [[told.seat for told in moved.news if isinstance(told, CameBack)] for moved in moves]
    assert max(len(seats) for seats in back) == 2
    everybody = [seat for seats in back for seat in seats]
    assert len(everybody) == len(set(everybody))
    assert any(isinstance(told, SaidOut) for told in news_of("lifeline_declined"))


@pytest.mark.rule("DB-52")
def test_open_battles_show_all_hands_with_the_call() -> None:
    news = news_of("open_battles")
    first = next(at for at, told in enumerate(news) if isinstance(told, Attacked))
    assert [type(told) for told in news[first + 1 : first + 4]] == [Showed] * 3


def _options(told: Record) -> Options:
    said = dict(option.split("=") for option in told.facts.get("options", "").split())
    return msgspec.convert(said, Options, strict=False)


def _attacker(moved: Any) -> int | None:
    return None if moved.state.assault is None else int(moved.state.assault.attacker)


def _shown_or_not(moved: Any) -> list[int]:
    """Who was in the game when that attack was called."""
    gone = moved.state.gone
    return [seat for seat in range(len(gone)) if gone[seat] is None or gone[seat].round >= moved.state.assault.round]
