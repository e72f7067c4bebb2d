"""Lizzy Ghosties in plain text: what is written is read again, and what is wrong is said."""

import pytest

from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.model import Borrow, EndEvent, Steal
from speeltafel.games.lizzy_ghosties.notation import NOTATION
from speeltafel.kit.lizzy.cards import deck
from tests.games.lizzy_ghosties.secrets import pieces
from tests.games.lizzy_ghosties.table import BEGUN, BURNING, FINAL, HAUNTED, A, draw, ending, played


@pytest.mark.parametrize("text", [BEGUN, HAUNTED])
def test_every_act_is_read_as_it_was_written(text: str) -> None:
    table = draw(text)
    written = [NOTATION.write_action(act) for act in GAME.candidates(table, A)]
    assert [NOTATION.read_action(act) for act in written] == list(GAME.candidates(table, A))
    assert len(set(written)) == len(written)


def test_acts_are_short() -> None:
    assert NOTATION.read_action("steal B h") == Steal(1, "h")
    assert NOTATION.read_action("borrow B * C") == Borrow(1, None, 2)
    assert NOTATION.read_action("stop") == EndEvent()


@pytest.mark.parametrize(
    "text", ["", "steal", "steal B", "steal J h", "steal B x", "borrow B C", "rob B h", "skip\nend"]
)
def test_anything_else_is_no_act(text: str) -> None:
    with pytest.raises(ValueError, match="no act of Lizzy Ghosties"):
        NOTATION.read_action(text)


def test_a_table_is_drawn_with_all_that_is_seen() -> None:
    table = draw(HAUNTED.replace("D 2/hpo 2/brs 2/tpd", "D 2/hpo - 2/tpd"))
    assert NOTATION.draw(GAME.view(table, A), A).splitlines() == [
        ">*A ghostie [5]",
        "  B hro(3)  bbd(3)  tbs(3)  = pd [9]",
        "  C hps(3)  bbs(3)  tbo(3)  = none [9]",
        "  D hpo(3)  ---     tpd(3)  = none [6]",
        "burn hrs(1)  bpd(1)  tpo(1)  = pd",
        "side [22]  lizzies 24 : 5 ghosties",
        "A haunts",
    ]


def test_every_state_of_the_turn_is_drawn() -> None:
    last = [
        NOTATION.draw(GAME.view(table, None), None).splitlines()[-1]
        for table in (
            draw(BEGUN, "passed: B"),
            draw(BURNING, "event: burn won D B C"),
            played(draw(HAUNTED, "side: hbo"), "borrow B C D"),
            draw(FINAL, "turn: lizzies", "shifted: yes"),
            draw(FINAL, "turn: ghosties"),
            played(draw(FINAL.replace("1/hro bbd", "- -"), "turn: lizzies"), "gather A t"),
        )
    ]
    assert last == [
        "A passes C (passed: B)",
        "A: burn event, won tps, visits D B C",
        "A: ghost event, lost hbo, visits B C D",
        "Team Lizzies shifted",
        "Team Ghosties",
        "over: lizzies-win, LG-78",
    ]


def test_what_a_drawing_does_not_name_lies_in_the_side_pile() -> None:
    assert sorted(pieces(draw(BEGUN)).elements()) == sorted(deck())
    assert sorted(pieces(draw(BEGUN, "decks: 2")).elements()) == sorted(deck(2))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("A hro bbs tbs\nB hbd brs tpo\nburn hrs brd tpd", "a line for each player"),
        (BEGUN.replace("burn", "E"), "one for the Burn Lizzy"),
        (BEGUN.replace("B 2/hrd", "X 2/hrd"), "begins with 'X'"),
        (BEGUN.replace("2/hrd", "2/hrx"), "'hrx' is no card"),
        (BEGUN.replace("2/hrd 2/bps", "2/hrd"), "is no Lizzy"),
        (BEGUN.replace("2/hrd", "2/bps"), "no pile of one part"),
        (BEGUN.replace("2/hrd", "2/hbs"), "not so many of hbs"),
        (BEGUN.replace("2/hrd", "40/hrd"), "no 40 cards left"),
        (BEGUN.replace("2/hrd 2/bps", "- -"), "two parts at least"),
        (BEGUN + "mood: good", "unknown facts: mood"),
        (BEGUN + "turn: E", "no player 'E'"),
        (BEGUN + "turn: lizzies", "in the final phase"),
        (FINAL + "turn: A", "in the final phase"),
        (BEGUN + "event: ghost won B C", "no event of this turn"),
    ],
)
def test_a_drawing_that_cannot_be_says_why(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        NOTATION.read_position(text)


def test_a_drawn_table_has_not_ended() -> None:
    assert ending(draw(BEGUN)) is None
