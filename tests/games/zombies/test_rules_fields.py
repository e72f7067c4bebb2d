"""ZO-01 to ZO-04: fields, plans and the bag."""

from collections import Counter
from collections.abc import Callable
from importlib import resources

import pytest

from speeltafel.games.zombies import GAME
from speeltafel.games.zombies.drawing import KINDS, Drawing, WrongPlan, problems, read_drawing, written
from speeltafel.games.zombies.making import SEEDS, made
from speeltafel.games.zombies.plans import HAND_MADE, built, plan_named, read_plan
from speeltafel.games.zombies.tiles import COLOURS, SHAPES, SQUARES, TILES
from speeltafel.kit.polyomino import connected, distinct_turns, turned
from speeltafel.words import Words
from tests.games.zombies.board import field, setup
from tests.games.zombies.naive import squares_of

PLAN_OF_1 = (
    "...........ff...",
    "......ee..bffff.",
    "cccccceeebbffff.",
    "cccccceeebbffff.",
    "cccccceeebb..ddd",
    "......eeebb..ddd",
    "......eeebb..dd.",
    ".aaaaa..........",
    ".aaaaa..........",
)
FIELD_OF_1 = (
    ".......*........",
    ".*...*..O..*..*.",
    "..T.........*...",
    ".......*.*......",
    "..*.......*...*.",
    "*....*.......*..",
    "....P...........",
    ".**...*.........",
    ".........L*.*..I",
)
KINDS_OF_1 = ["laundry", "pool", "workshop", "billiard_room", "smoking_room", "kitchen"]

FILES = resources.files("speeltafel.games.zombies") / "fields"


def drawing(name: str = "lobby") -> Drawing:
    return read_drawing((FILES / f"{name}.txt").read_text(encoding="utf-8"))


def painted(rows: tuple[str, ...], square: str, sign: str) -> tuple[str, ...]:
    """The rows with another sign on a square."""
    column, row = "abcdefghijklmnop".index(square[0]), int(square[1]) - 1
    line = rows[row]
    return (*rows[:row], line[:column] + sign + line[column + 1 :], *rows[row + 1 :])


@pytest.mark.rule("ZO-01")
def test_a_field_has_sixteen_by_nine_squares_and_a_pistol_of_each_colour() -> None:
    assert len(SQUARES) == 144
    assert (SQUARES[0], SQUARES[15], SQUARES[16], SQUARES[143]) == ("a1", "p1", "a2", "p9")
    assert [pistol.colour for pistol in field(setup(1)).pistols] == list(COLOURS)


@pytest.mark.rule("ZO-01")
@pytest.mark.parametrize("part", ["plan", "field 3"])
def test_a_plan_of_another_size_is_told_by_row(part: str) -> None:
    right = drawing()
    rows = right.plan if part == "plan" else right.fields[2]
    cut = (*rows[:4], rows[4][:-1], *rows[5:])
    wrong = right._replace(plan=cut) if part == "plan" else right._replace(fields=(*right.fields[:2], cut))
    said = "the plan" if part == "plan" else part
    assert problems(wrong) == (f"{said}, row 5: 15 squares, not 16 (ZO-01)",)


@pytest.mark.rule("ZO-02")
@pytest.mark.parametrize("name", [*HAND_MADE, *(f"random-{seed}" for seed in (1, 7, SEEDS))])
def test_rooms_and_drops_are_as_many_as_the_rules_say(name: str) -> None:
    plan = plan_named(name)
    assert len(plan.rooms) in (6, 7)
    assert all(4 <= room.squares.bit_count() <= 20 for room in plan.rooms)
    assert 0.54 <= sum(room.squares for room in plan.rooms).bit_count() / 144 <= 0.6
    assert [layout.drops.bit_count() for layout in plan.fields] == [19] * 6


@pytest.mark.rule("ZO-02")
def test_fields_of_a_table_have_the_same_rooms_and_other_drops_and_pistols() -> None:
    view = GAME.view(setup(6), None)
    assert len({seen.drops for seen in view.fields}) == 6
    assert len({seen.pistols for seen in view.fields}) == 6


@pytest.mark.rule("ZO-02")
def test_with_same_field_everybody_has_the_very_same() -> None:
    view = GAME.view(setup(6, same_field=True), None)
    assert len({(seen.drops, seen.pistols) for seen in view.fields}) == 1


@pytest.mark.rule("ZO-03")
@pytest.mark.parametrize("name", HAND_MADE)
def test_a_hand_made_plan_has_nothing_wrong_and_is_written_as_it_is_read(name: str) -> None:
    text = (FILES / f"{name}.txt").read_text(encoding="utf-8")
    assert problems(read_drawing(text)) == ()
    assert written(read_drawing(text), text.splitlines()[0].removeprefix("# ")) == text


@pytest.mark.rule("ZO-03")
def test_a_made_plan_has_nothing_wrong() -> None:
    for seed in range(1, 101):
        assert problems(made(seed)) == (), f"seed {seed}"


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.rule("ZO-03")
def test_no_made_plan_has_anything_wrong() -> None:
    for seed in range(1, SEEDS + 1, 5):
        assert problems(made(seed)) == (), f"seed {seed}"


@pytest.mark.rule("ZO-03")
def test_a_seed_gives_the_plan_that_it_always_gave() -> None:
    """Tables keep the seed alone: if this differs, theirs would look different too."""
    assert made(1).plan == PLAN_OF_1
    assert made(1).fields[5] == FIELD_OF_1
    assert list(made(1).kinds.values()) == KINDS_OF_1


@pytest.mark.rule("ZO-03")
def test_nothing_lies_on_anything_and_both_on_rooms_and_on_white() -> None:
    for plan in map(plan_named, HAND_MADE):
        rooms = sum(room.squares for room in plan.rooms)
        for layout in plan.fields:
            things = [*layout.pistols, layout.drops]
            assert sum(thing.bit_count() for thing in things) == sum(things).bit_count() == 24
            assert 0 < (layout.drops & rooms).bit_count() < 19


@pytest.mark.rule("ZO-03")
@pytest.mark.parametrize(
    ("break_", "said"),
    [
        (lambda right: right._replace(plan=painted(right.plan, "p1", "a")), "reception: torn into 2 pieces, at a1, p1"),
        (lambda right: right._replace(plan=painted(right.plan, "e1", "x")), "the plan, e1: 'x' is no room"),
        (lambda right: right._replace(kinds={**right.kinds, "g": "lounge"}), "2 rooms are called lounge"),
        (lambda right: right._replace(kinds={**right.kinds, "g": "moon"}), "moon is no kind of room"),
        (lambda right: right._replace(kinds={**right.kinds, "h": "shed"}), "8 rooms, not 6 to 7"),
        (lambda right: right._replace(kinds={**right.kinds, "g": "shed", "h": "bar"}), "the bar: 0 squares, not 4 to"),
        (lambda right: right._replace(plan=("bbbbbbbbbbbbbbbb", *right.plan[1:])), "squares, not 4 to 20"),
        (lambda right: right._replace(plan=("." * 16, *right.plan[1:])), "the rooms have 73 squares, not 78 to 86"),
        (lambda right: right._replace(fields=right.fields[:5]), "5 fields, not 6"),
        (lambda right: right._replace(fields=(*right.fields[:5], right.fields[0])), "fields 1 and 6 are the same"),
        (lambda right: _with_sign(right, "P"), "field 2: 2 pink pistols ("),
        (lambda right: _with_sign(right, "*"), "field 2: 20 drops, not 19"),
        (lambda right: _with_sign(right, "?"), "'?' is no drop and no pistol"),
    ],
)
def test_what_is_wrong_with_a_plan_is_told_with_its_place(break_: Callable[[Drawing], Drawing], said: str) -> None:
    wrong = break_(drawing())
    assert any(said in line and "(ZO-0" in line for line in problems(wrong)), problems(wrong)
    with pytest.raises(WrongPlan, match=r"ZO-0"):
        built(wrong)


def _with_sign(right: Drawing, sign: str) -> Drawing:
    """One thing too many, on the first square of field 2 that is free."""
    rows = right.fields[1]
    free = SQUARES["".join(rows).index(".")]
    return right._replace(fields=(right.fields[0], painted(rows, free, sign), *right.fields[2:]))


@pytest.mark.rule("ZO-03")
@pytest.mark.parametrize(("text", "said"), [("lobby", "line 1: 'lobby'"), ("plan\n\nplan", "line 3: 'plan'")])
def test_a_text_that_is_no_plan_is_told_by_line(text: str, said: str) -> None:
    with pytest.raises(WrongPlan, match=said):
        read_plan(text)


@pytest.mark.rule("ZO-03")
def test_a_table_plays_the_plan_it_names_or_draws_one_or_has_one_made() -> None:
    assert setup(1, plan="spa").plan == "spa"
    assert {setup(1, seed=seed).plan for seed in range(60)} == set(HAND_MADE)
    made_up = setup(1, plan="random")
    assert made_up.plan.startswith("random-")
    assert GAME.view(made_up, None).plan == made_up.plan
    assert plan_named(made_up.plan) == built(made(int(made_up.plan.removeprefix("random-"))))


@pytest.mark.rule("ZO-03")
@pytest.mark.parametrize("name", ["attic", "random-0", "random-100000", "random-x"])
def test_there_is_no_other_plan(name: str) -> None:
    with pytest.raises(KeyError):
        plan_named(name)


def test_every_plan_and_every_kind_of_room_has_its_words() -> None:
    wanted = [f"plan-{name}" for name in (*HAND_MADE, "random")] + [f"room-{kind}".replace("_", "-") for kind in KINDS]
    for words in (Words(lang, GAME) for lang in ("nl", "en")):
        for key in wanted:
            assert words.say(key, seed=7)
            assert words.say(f"{key}-mood")


@pytest.mark.rule("ZO-04")
def test_the_bag_holds_twenty_shapes_in_five_colours() -> None:
    assert len(set(TILES)) == 100
    assert Counter(len(cells) for cells in SHAPES.values()) == {4: 2, 5: 12, 6: 6}
    looks = {frozenset(turned(cells, turn) for turn in distinct_turns(cells)) for cells in SHAPES.values()}
    assert len(looks) == 20, "no two shapes are the same, turned or mirrored"
    assert all(connected(cells) for cells in SHAPES.values())
    state = setup(5)
    assert sorted((*state.bag, *state.pool)) == list(range(100))


@pytest.mark.rule("ZO-04")
def test_all_twelve_pentominoes_are_there() -> None:
    def grown(cells: frozenset[tuple[int, int]]) -> set[frozenset[tuple[int, int]]]:
        near = {(c + dc, r + dr) for c, r in cells for dc, dr in ((1, 0), (-1, 0), (0, 1), (0, -1))} - cells
        return {cells | {square} for square in near}

    pieces = {frozenset({(0, 0)})}
    for _ in range(4):
        pieces = {bigger for piece in pieces for bigger in grown(piece)}
    fives = {frozenset(turned(tuple(piece), turn) for turn in distinct_turns(tuple(piece))) for piece in pieces}
    ours = [cells for cells in SHAPES.values() if len(cells) == 5]
    assert fives == {frozenset(turned(cells, turn) for turn in distinct_turns(cells)) for cells in ours}


@pytest.mark.rule("ZO-02")
def test_rooms_are_seen_with_all_their_squares() -> None:
    view = GAME.view(setup(1, plan="lobby"), None)
    assert view.rooms[0].kind == "reception"
    assert squares_of(view.rooms[0].squares) == {(column, row) for column in range(4) for row in range(3)}
