"""The bots of Dizzy Duo Battle at moments where it is plain what is good."""

from collections.abc import Sequence
from typing import Any

import pytest

from speeltafel.bots import strengths
from speeltafel.core.dice import Recorder, seeded
from speeltafel.games.dizzy_duo_battle import GAME
from speeltafel.games.dizzy_duo_battle.model import State
from tests.games.dizzy_duo_battle.table import FOUR, NONE, ONE, SEVEN, acting, facing, played

BOTS = strengths(GAME)
both = pytest.mark.parametrize("strength", ["beginner", "good"])


def chosen(strength: str, state: State, heard: Sequence[Any] = (), seed: int = 0) -> str:
    """What the bot does, as it is written."""
    seat = acting(state)
    view, offer = GAME.view(state, seat), GAME.offer(state, seat)
    action = BOTS[strength].choose(view, offer, heard, 1.0, Recorder(seeded(seed)))
    return GAME.notation.write_action(action)


@both
def test_the_open_card_that_makes_the_duo_is_taken(strength: str) -> None:
    state = facing("hbo bbs tbd hpo bps hrs", ONE, turns="1", open="tpd")
    assert chosen(strength, state) == "open"
    assert chosen(strength, played(state, "open")) == "hrs"


@both
def test_an_open_card_of_no_use_is_left(strength: str) -> None:
    assert chosen(strength, facing(SEVEN, ONE, turns="1", open="tbo")) == "blind"


@both
def test_a_card_of_no_use_is_laid_back(strength: str) -> None:
    assert chosen(strength, facing(SEVEN, ONE, turns="1", taken="blind tpo")) == "tpo"


@both
def test_a_strong_duo_attacks(strength: str) -> None:
    assert chosen(strength, facing(SEVEN, NONE, FOUR)) == "attack"


def test_a_weak_duo_attacks_only_when_a_beginner_holds_it() -> None:
    weak = facing("hrs bbo tpo hpd bro tbd", SEVEN, turns="8")
    assert chosen("beginner", weak) == "attack"
    assert chosen("good", weak) != "attack"


@both
def test_a_lifeline_is_taken(strength: str) -> None:
    assert chosen(strength, played(facing(SEVEN, NONE, lives="20 5", lifeline="on"), "attack")) == "back"


def test_open_battles_are_fought_from_the_one_that_brings_most() -> None:
    state = played(facing(SEVEN, ONE, FOUR, NONE, open_battles="on"), "attack")
    assert chosen("good", state) == "fight C"
    state = played(facing(FOUR, SEVEN, NONE, ONE, open_battles="on"), "attack", "fight D")
    assert chosen("good", state) == "fight C"
