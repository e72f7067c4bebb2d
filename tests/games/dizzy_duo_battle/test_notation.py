"""Dizzy Duo Battle as text: acts and positions are read as written, and what is neither is refused in words."""

import pytest

from speeltafel.games.dizzy_duo_battle import GAME
from speeltafel.games.dizzy_duo_battle.model import Attack, ComeBack, Fight, Lay, Pass, StayOut, Take
from speeltafel.games.dizzy_duo_battle.notation import NOTATION
from speeltafel.games.dizzy_duo_battle.rules import candidates
from tests.games.dizzy_duo_battle.secrets import pieces
from tests.games.dizzy_duo_battle.table import FOUR, NONE, SEVEN, WATCHER, A, B, draw, facing, played, setup

TABLE = f"A {SEVEN}\nB {NONE}\nC -\nopen: hrd tbo\nscores: 20 12 0\nturns: 3 2 0\nturn: B"


def test_every_act_is_read_as_it_is_written() -> None:
    for action in (*candidates(setup(9), A), Pass()):
        assert NOTATION.read_action(NOTATION.write_action(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("open", Take("open")),
        ("blind", Take("blind")),
        ("hro*", Lay("hro*")),
        ("attack", Attack()),
        ("fight C", Fight(2)),
        ("back", ComeBack()),
        ("out", StayOut()),
    ],
)
def test_an_act_is_written_shortly(text: str, action: object) -> None:
    assert NOTATION.read_action(text) == action


@pytest.mark.parametrize("text", ["", "hrx", "fight", "fight ABC", "fight b", "fight J", "Attack", "hro ", "C"])
def test_what_is_no_act_is_refused_with_examples(text: str) -> None:
    with pytest.raises(ValueError, match="fight B"):
        NOTATION.read_action(text)


def test_a_table_is_drawn_with_what_its_viewer_may_know() -> None:
    state = draw(TABLE)
    assert NOTATION.draw(GAME.view(state, A), A).splitlines() == [
        "round 1  open [2] tbo  blind [40]",
        " *A  20 (3)  hbo bbs tbd + hpo bps tpd = 7",
        "> B  12 (2)  ? ? ? ? ? ?",
        "  C   0 (0)  -",
    ]
    assert "= 7" not in NOTATION.draw(GAME.view(state, WATCHER), WATCHER)
    taken = played(state, "blind")
    assert NOTATION.draw(GAME.view(taken, A), A).splitlines()[0] == "round 1  open [2] tbo  blind [39]  blind: ?"


def test_an_attack_is_drawn_with_its_battles() -> None:
    state = played(facing(SEVEN, FOUR, NONE), "attack", "fight B")
    drawn = NOTATION.draw(GAME.view(state, WATCHER), WATCHER).splitlines()
    assert drawn[-2:] == ["    A 7 : 4 B", "    A 7 : 0 C"]


def test_a_position_holds_all_cards_of_the_deck() -> None:
    state = draw(TABLE)
    assert pieces(state) == pieces(setup(3))
    assert state.open == ("hrd", "tbo")
    assert (state.scores, state.turns, state.turn) == ((20, 12, 0), (3, 2, 0), B)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (TABLE.replace("hbo bbs", "hbo bbz"), "'bbz' is no card"),
        (TABLE.replace("hbo bbs", "hbo"), "a hand is 6 cards"),
        (TABLE.replace("B hrs", "D hrs"), "not the line of player B"),
        (TABLE.replace("open: hrd", "open: hrs"), "not so many of hrs"),
        (TABLE.replace("turn: B", "turn: D"), "no player 'D'"),
        (TABLE.replace("turns: 3 2 0", "turns: 3 2"), "number for each of 3"),
        (TABLE + "\ncolour: red", "unknown facts: colour"),
        (TABLE + "\ntaken: hro", "blind hro"),
        ("A " + SEVEN, "from 2 to 9"),
    ],
)
def test_what_is_no_position_is_refused_in_words(wrong: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        draw(wrong)
