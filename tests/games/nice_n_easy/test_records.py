"""Whole games of Nice 'n Easy come out as they did: each way to end, each option, each guard."""

import ast
import inspect
from itertools import pairwise

import pytest

from speeltafel.games.nice_n_easy import course, rules
from speeltafel.games.nice_n_easy.model import News, Options, Reopened, Reshuffled, Troubled, Turned
from tests.games.nice_n_easy.table import heard
from tests.records import Record, record, records

NAMES = records("nice_n_easy")


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_comes_out_as_it_did(name: str) -> None:
    told = record("nice_n_easy", name)
    assert told.result() == told.facts["result"]


def test_there_is_a_record_for_each_way_to_end() -> None:
    made = [node for page in (rules, course) for node in ast.walk(ast.parse(inspect.getsource(page)))]
    ends = [node for node in made if isinstance(node, ast.Call) and ast.unparse(node.func) == "End"]
    reasons = {ast.literal_eval(call.args[0]) for call in ends}
    assert {record("nice_n_easy", name).facts["result"].split(", ")[0] for name in NAMES} == reasons


def test_every_option_is_played_with() -> None:
    played = [_options(record("nice_n_easy", name)) for name in NAMES]
    for option in Options.__struct_fields__:
        assert len({getattr(options, option) for options in played}) > 1, option


@pytest.mark.rule("NE-20")
@pytest.mark.rule("NE-41")
@pytest.mark.parametrize(("name", "shows"), [("golden_turned", True), ("golden_invalid", False)])
def test_a_card_turned_over_won_in_gold_valid_or_not(name: str, shows: bool) -> None:
    last = _news(name)[-1]
    assert isinstance(last, Turned)
    assert last.golden
    assert (last.shows != "none") == shows


@pytest.mark.rule("NE-21")
def test_the_guard_against_empty_piles_was_met() -> None:
    news = _news("nobody_can_lay")
    assert heard(news, Reshuffled)
    assert heard(news, Reopened)


@pytest.mark.rule("NE-22")
def test_the_guard_against_endless_games_was_met() -> None:
    last = record("nice_n_easy", "hundred_rounds").played()[-1].state
    assert last.turns == 100 * len(last.open)


@pytest.mark.rule("NE-30")
def test_a_double_turned_over_gave_a_card_away_too() -> None:
    news = _news("double_trouble")
    assert any(isinstance(one, Turned) and isinstance(other, Troubled) for one, other in pairwise(news))


def _options(told: Record) -> Options:
    state = told.played()[0].state
    assert isinstance(state.options, Options)
    return state.options


def _news(name: str) -> list[News]:
    return [news for moved in record("nice_n_easy", name).played() for news in moved.news]
