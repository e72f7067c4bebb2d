"""Whole games of Geister come out as they did, one for each way in which a game can end."""

import ast
import inspect

import pytest

from speeltafel.games.geister import rules
from tests.games.geister.board import ending, kinds_seen
from tests.records import at, record, records

NAMES = records("geister")


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_comes_out_as_it_did(name: str) -> None:
    told = record("geister", name)
    assert told.result() == told.facts["result"]


def test_there_is_a_record_for_each_way_to_end() -> None:
    made = [node for node in ast.walk(ast.parse(inspect.getsource(rules))) if isinstance(node, ast.Call)]
    reasons = {ast.literal_eval(call.args[0]) for call in made if ast.unparse(call.func) == "End"}
    assert {record("geister", name).facts["result"].split(", ")[0] for name in NAMES} == reasons


@pytest.mark.rule("GE-21")
@pytest.mark.parametrize(
    ("name", "end"),
    [
        ("last_evil_on_the_arrow", ("arrow", "GE-20", (0,))),
        ("last_evil_on_the_arrow_under_leave", ("four-evil", "GE-23", (1,))),
    ],
)
def test_the_same_capture_ends_differently_under_the_two_ways_to_escape(name: str, end: object) -> None:
    entries = record("geister", name).entries
    before, after = at("geister", name, len(entries) - 1), at("geister", name, len(entries))
    assert before.spots.count("captured") + 1 == after.spots.count("captured")
    assert ending(before) is None
    assert ending(after) == end


@pytest.mark.rule("GE-41")
def test_in_the_game_that_was_resigned_all_colours_are_shown_for_both_wished_so() -> None:
    last = len(record("geister", "resigned").entries)
    assert "?" in kinds_seen(at("geister", "resigned", last - 1), 0)
    assert "?" not in kinds_seen(at("geister", "resigned", last), None)
