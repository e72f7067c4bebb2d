"""The players of Lizzy Ghosties, on drawn tables: whose turn it is is the bot."""

import time
from typing import Any

import pytest

from speeltafel.bots import strengths
from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.model import State
from tests.games.lizzy_ghosties.table import BEGUN, BURNING, FINAL, HAUNTED, RED, acting, draw, ending, played, setup
from tests.records import at

BOTS = strengths(GAME)
LOST = """
    A hrs 3/bbo -
    B 3/hrd 3/bps 3/tbd
    C hbs - tpd
    D ghostie 20
    burn hbd bpo trd
    side: tpo
"""


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


def test_the_beginner_as_a_ghostie_takes_what_brings_a_lizzy_nearest_to_its_fall() -> None:
    table = draw(FINAL.replace("hbs 2/bpo tpo", "hbs 2/bpo -"), "turn: ghosties")
    assert {chosen("beginner", table, seed) for seed in range(5)} == {"take B h"}


def test_the_beginner_burns_a_single_card_only_with_three_where_the_last_lizzy_gets_it() -> None:
    burning = BURNING.replace("2/hpo 2/brs 2/trd", "2/hro 2/brs 2/trd").replace("hbo bpd tps", "hbo bpo tpo")
    assert chosen("beginner", draw(burning, "event: burn won D B C")) == "skip"
    three = burning.replace("C 2/hbs 2/brd 2/tpo", "C 2/hro 2/brs 2/trd").replace("    D 2/hro 2/brs 2/trd\n", "")
    assert chosen("beginner", draw(three, "event: burn won C B")).startswith("burn C")


def test_the_beginner_stands_by_the_weaker_lizzy_of_its_team() -> None:
    weak = FINAL.replace("3/hrs 3/bbo 2/tpo", "3/hro 3/bbo 3/tpo").replace("hbs 2/bpo tpo", "hrs 3/bbs tps")
    gathering = draw(weak.replace("1/hro bbd tps", "2/hrd - -"), "turn: lizzies")
    assert chosen("beginner", gathering) == "gather B h"
    shifting = draw(weak.replace("1/hro bbd tps", "hbd - -"), "turn: lizzies")
    assert {chosen("beginner", shifting, seed) for seed in range(9)} == {"shift A h", "shift A t"}


def test_the_good_one_does_not_save_itself_for_a_team_that_is_lost() -> None:
    """With three Lizzies left the Ghosties are far ahead: who falls now wins with them."""
    table = draw(LOST, "passed: B")
    assert chosen("beginner", table) == "steal C t"
    assert not {act for seed in range(5) if (act := chosen("good", table, seed)).startswith("steal")}


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
