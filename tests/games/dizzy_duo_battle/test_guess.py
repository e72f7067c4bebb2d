"""A guess at what is hidden in Dizzy Duo Battle remembers what was heard (the laws say that it fits the view)."""

from collections import Counter
from typing import Any

from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.seat import Viewer
from speeltafel.games.dizzy_duo_battle import GAME
from speeltafel.games.dizzy_duo_battle.model import State
from tests.games.dizzy_duo_battle.table import NONE, SEVEN, WATCHER, A, B, C, draw, facing, happened

TABLE = """
    A hbs hbo bbo brs tbs tps
    B hpd hps bpd bro tpd trd
    C hrs hpo bps bpo tpo tpo
    open: hrd tbo
"""


def listened(state: State, viewer: Viewer, *acts: str) -> tuple[State, list[Any]]:
    """The table after ``acts``, and what ``viewer`` has heard of them."""
    heard: list[Any] = []
    for act in acts:
        state, news = happened(state, act)
        heard += [GAME.hear(told, viewer) for told in news]
    return state, heard


def guesses(state: State, heard: list[Any], viewer: Viewer, number: int = 40) -> list[State]:
    """Some guesses of that viewer."""
    view = GAME.view(state, viewer)
    return [GAME.guess(view, heard, viewer, Recorder(seeded(seed))) for seed in range(number)]


def test_a_card_that_was_taken_from_the_open_pile_is_in_that_hand() -> None:
    state, heard = listened(draw(TABLE), B, "open", "tps", "open", "hpd")
    for guessed in guesses(state, heard, C):
        assert "tbo" in guessed.hands[A]
        assert "tps" in guessed.hands[B]
        assert guessed.open[-1] == "hpd"


def test_a_card_that_was_laid_again_is_not() -> None:
    state, heard = listened(draw(TABLE), C, "open", "tbo", "blind", "hpd")
    assert any("tbo" not in guessed.hands[A] for guessed in guesses(state, heard, C))
    assert all(guessed.open[-2:] == ("tbo", "hpd") for guessed in guesses(state, heard, C))


def test_hidden_cards_are_drawn_each_time_anew() -> None:
    state, heard = listened(draw(TABLE), WATCHER, "open", "tps")
    hands = Counter(guessed.hands[B] for guessed in guesses(state, heard, WATCHER))
    assert len(hands) > 30


def test_the_attacker_knows_its_own_head_that_lies_face_down() -> None:
    state = facing(SEVEN, NONE, "-", "hbo hpd bpo bpo tpo tpo", lives="20 20 0 20", blind="hrd", head_attack="on")
    attacked, heard = listened(state, A, "blind", "attack")
    assert {guessed.down for guessed in guesses(attacked, heard, A)} == {"hrd"}
    _, heard = listened(state, B, "blind", "attack")
    downs = {guessed.down for guessed in guesses(attacked, heard, B)}
    assert len(downs) > 2
    assert all(down is not None and down[0] == "h" for down in downs)
