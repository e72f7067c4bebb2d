"""Whole games of I Love Zombies: each way a round and a game can end, and what happens with pistols."""

from itertools import pairwise
from typing import Any

import pytest

from speeltafel.games.zombies import GAME
from speeltafel.games.zombies.model import BonusLaid, BonusLost, Passed, RoundEnded, TileLaid
from tests.records import at, record, records

NAMES = records("zombies")


def news(name: str) -> list[Any]:
    return [told for moved in record("zombies", name).played() for told in moved.news]


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    assert record("zombies", name).result() == record("zombies", name).facts["result"]


def test_every_way_a_game_can_end_is_recorded() -> None:
    ends = {record("zombies", name).facts["result"].split(", ")[0] for name in NAMES}
    assert ends == {"most-points", "more-rooms", "shared", "alone", "broken-off"}


@pytest.mark.rule("ZO-13")
def test_rounds_end_both_ways_in_the_records() -> None:
    ends = {told.why for name in NAMES for told in news(name) if isinstance(told, RoundEnded)}
    assert ends == {"no_tiles", "all_passed"}


@pytest.mark.rule("ZO-12")
@pytest.mark.parametrize(("name", "out"), [("out_for_the_round", True), ("back_in_the_round", False)])
def test_a_pass_is_for_the_round_or_for_the_turn(name: str, *, out: bool) -> None:
    passes = [told for told in news(name) if isinstance(told, Passed)]
    assert {told.out for told in passes} == {out}
    came_back = False
    moves = record("zombies", name).played()
    passed: set[tuple[int, int]] = set()
    for before, after in pairwise(moves):
        for told in after.news:
            if isinstance(told, TileLaid):
                came_back |= (before.state.round, told.seat) in passed
            if isinstance(told, Passed):
                passed.add((before.state.round, told.seat))
    assert came_back is not out


@pytest.mark.rule("ZO-30")
@pytest.mark.rule("ZO-31")
def test_pistols_are_covered_in_every_way() -> None:
    told = news("pistols")
    laid = [one for one in told if isinstance(one, TileLaid)]
    assert any(one.pistol and not one.lost for one in laid), "the right one"
    assert any(one.lost and not one.pistol for one in laid), "the wrong one"
    assert any(one.lost for one in told if isinstance(one, BonusLaid)), "under a bonus tile"
    two = [one for one in told if isinstance(one, TileLaid) and len(one.lost) + bool(one.pistol) > 1]
    assert two, "two under one tile"


@pytest.mark.rule("ZO-30")
def test_a_bonus_fits_nowhere_on_a_full_field() -> None:
    assert any(isinstance(told, BonusLost) for told in news("bonus_that_fits_nowhere"))
    last = at("zombies", "bonus_that_fits_nowhere", len(record("zombies", "bonus_that_fits_nowhere").entries))
    assert int(GAME.view(last, None).fields[0].covered, 16).bit_count() == 144


@pytest.mark.rule("ZO-42")
def test_a_group_of_seven_is_worth_twenty_five() -> None:
    last = at("zombies", "group_of_seven", len(record("zombies", "group_of_seven").entries))
    groups = [group for seen in GAME.view(last, None).fields for group in seen.groups]
    assert any((len(group.tiles), group.points) == (7, 25) for group in groups)


@pytest.mark.rule("ZO-44")
def test_ties_are_decided_by_rooms_or_shared() -> None:
    for name, same_rooms in (("tie_decided_by_rooms", False), ("shared_win", True)):
        last = at("zombies", name, len(record("zombies", name).entries))
        first, second = sorted(GAME.view(last, None).fields, key=lambda seen: (-seen.points, -seen.filled))[:2]
        assert first.points == second.points
        assert (first.filled == second.filled) is same_rooms
