"""I Love Zombies as text: acts and positions, both ways."""

import pytest

from speeltafel.games.zombies import GAME
from speeltafel.games.zombies.model import Action, Bonus, Decline, Lay, Pass, Skip
from speeltafel.games.zombies.notation import NOTATION
from tests.games.zombies.board import CORNER, EMPTY, A, anything, draw, played, setup


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("T-lime c4", Lay("T-lime", "0", "c4")),
        ("T-lime 90 c4", Lay("T-lime", "90", "c4")),
        ("Q-indigo 270m p9", Lay("Q-indigo", "270m", "p9")),
        ("Q-pink m a1", Lay("Q-pink", "0m", "a1")),
        ("+3c 180 c4", Bonus("3c", "180", "c4")),
        ("+1 c4", Bonus("1", "0", "c4")),
        ("pass", Pass()),
        ("decline", Decline()),
        ("skip", Skip()),
    ],
)
def test_an_act_is_written_as_it_is_read(text: str, action: Action) -> None:
    assert NOTATION.read_action(text) == action
    assert NOTATION.write_action(action) == text


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("t-LIME  90 C4", "T-lime 90 c4"),
        ("PASS", "pass"),
        ("I-teal 270 a1", "I-teal 90 a1"),
        ("X-pink 180m b2", "X-pink b2"),
        ("+2 180 a1", "+2 a1"),
        ("T-lime 0 c4", "T-lime c4"),
    ],
)
def test_a_person_may_type_it_otherwise(typed: str, meant: str) -> None:
    assert NOTATION.write_action(NOTATION.read_action(typed)) == meant


@pytest.mark.parametrize(
    "text", ["", "T-lime", "T-lime q1", "T-lime a0", "T-red a1", "K-lime a1", "+4 a1", "T-lime 45 a1"]
)
def test_what_is_no_act_is_told(text: str) -> None:
    with pytest.raises(ValueError, match=r"one writes|are"):
        NOTATION.read_action(text)


def test_every_choice_of_a_game_can_be_written_and_read() -> None:
    state = setup(2)
    for _ in range(12):
        for act in GAME.choices(state, state.turn):
            assert NOTATION.read_action(NOTATION.write_action(act)) == act
        state = anything(state)


def test_a_picture_shows_fields_tiles_and_whose_turn_it_is() -> None:
    state = played(draw(CORNER, "pool: T-lime L-pink"), "L-pink a3")
    picture = NOTATION.draw(GAME.view(state, A), A)
    first, columns, top, *rest = picture.splitlines()
    assert first.startswith("A  -")
    assert columns.split() == list("abcdefghijklmnop")
    assert top.split()[:3] == ["1", "T0", "T0"]
    assert rest[1].split()[:6] == ["3", "P1", "P1", "P1", "P1", "."]
    assert "B* -54  0/7\n" in picture
    assert picture.endswith("T-lime\no##\n #\n #")


def test_the_viewer_s_own_field_comes_first() -> None:
    view = GAME.view(setup(3), None)
    for viewer, letters in ((0, "ABC"), (1, "BAC"), (None, "ABC")):
        heads = [line[0] for line in NOTATION.draw(view, viewer).splitlines() if line.endswith(f"/{len(view.rooms)}")]
        assert "".join(heads) == letters


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        (("plan: attic",), "attic"),
        (("seats: 7",), "seats is from 1 to 6"),
        (("turn: C",), "turn of 'C'"),
        (("colour: red",), "unknown facts: colour"),
        (("pool: T-red",), "no tiles: T-red"),
        (("pool: T-lime T-lime",), "twice"),
        (("b: pass",), "lays nothing"),
    ],
)
def test_a_position_that_cannot_be_is_told(facts: tuple[str, ...], said: str) -> None:
    with pytest.raises((ValueError, KeyError), match=said):
        draw(EMPTY, *facts)


@pytest.mark.parametrize(
    ("row", "tiles", "said"),
    [
        ("aa..............", "tiles: a=lime", "shape of a tile"),
        ("aaaaa...........", "tiles: a=bonus", "shape of a tile"),
        ("aaaaa...........", "tiles: a=red", "no colour"),
        ("aaaaa...........", "tiles: a=lime b=lime", "no b in the drawing"),
        ("aaaaab..........", "tiles: a=lime", "which tiles are b"),
        ("aaaaa..........", "tiles: a=lime", "9 rows of 16"),
    ],
)
def test_a_drawing_that_cannot_be_is_told(row: str, tiles: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        draw("\n".join([row, *["." * 16] * 8, tiles]))


def test_other_fields_are_filled_by_acts() -> None:
    state = draw(EMPTY, "b: O-pink c4, +1 e4")
    assert [tile.tile for tile in GAME.view(state, None).fields[1].tiles] == ["O-pink", "1"]
