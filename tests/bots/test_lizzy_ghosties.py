"""The players of Lizzy Ghosties, on drawn tables: whose turn it is is the bot."""

import time
from typing import Any

import pytest

from speeltafel.bots import strengths
from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.model import State
from tests.games.lizzy_ghosties.table import BEGUN, FINAL, HAUNTED, RED, acting, draw, ending, played, setup
from tests.records import at

BOTS = strengths(GAME)


def chosen(bot: str, state: State, seed: int = 0, seat: Seat | None = None) -> str:
    by = acting(state) if seat is None else seat
    view, offer = GAME.view(state, by), GAME.offer(state, by)
    action: Any = BOTS[bot].choose(view, offer, (), 1.0, Recorder(seeded(seed)))
    return GAME.notation.write_action(action)


def test_the_beginner_likes_a_double_best_and_gives_nothing_away() -> None:
    assert chosen("beginner", draw(RED, "passed: B")) == "steal C t"
    assert {chosen("beginner", draw(BEGUN), seed)[:5] for seed in range(30)} == {"steal"}
    assert chosen("beginner", draw(FINAL, "turn: lizzies")) in ("gather A h", "gather A b")


def test_the_beginner_borrows_when_it_can() -> None:
    assert chosen("beginner", draw(HAUNTED)).startswith("borrow")


def test_the_good_one_fells_the_second_lizzy_of_the_final() -> None:
    table = draw(FINAL.replace("B hbs 2/bpo tpo", "B hbs - trd"), "turn: ghosties")
    assert {chosen("good", table, seed) for seed in range(5)} <= {"take B h", "take B t"}


def test_the_good_one_takes_the_last_burn_card_that_wins() -> None:
    table = draw(FINAL.replace("burn 1/hro bbd tps", "burn - - tps"), "turn: lizzies")
    while acting(table) in (0, 1):  # it may shift a card first
        table = played(table, chosen("good", table))
        if ending(table):
            break
    assert ending(table) == ("lizzies-win", "LG-78", (0, 1))


def test_the_same_question_with_the_same_dice_gets_the_same_answer() -> None:
    table = setup(5)
    assert len({chosen("good", table, seed=7) for _ in range(5)}) == 1


@pytest.mark.parametrize("entry", range(0, 100, 7))
def test_the_good_one_answers_within_a_second(entry: int) -> None:
    table = at("lizzy_ghosties", "nine_players", entry)
    began = time.process_time()
    chosen("good", table)
    assert time.process_time() - began < 1
