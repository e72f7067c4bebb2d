"""ZO-40 to ZO-45: what a field is worth, who wins, and who sees it."""

import pytest
from msgspec.structs import replace

from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.entry import BrokenOff
from speeltafel.games.zombies import GAME
from speeltafel.games.zombies.model import State, TileLaid
from speeltafel.games.zombies.plans import plan_named
from speeltafel.games.zombies.score import group_points, tally
from speeltafel.games.zombies.tiles import BOARD, SQUARES
from speeltafel.kit.polyomino import Mask, bits
from tests.games.zombies import naive, secrets
from tests.games.zombies.board import EMPTY, A, B, C, covering, draw, field, happened, played, setup
from tests.laws.playing import played as playing_of
from tests.laws.playing import started


def rooms(*kinds: str) -> Mask:
    """The squares of these rooms of the lobby."""
    return sum(room.squares for room in plan_named("lobby").rooms if room.kind in kinds)


def ended(state: State) -> State:
    """The position after the last round: everybody passes until there is none."""
    while GAME.to_act(state):
        state = played(state, "skip")
    return state


@pytest.mark.rule("ZO-40")
def test_a_drop_that_is_not_covered_costs_a_point() -> None:
    state = draw(EMPTY)
    assert field(state).points == -19 - 5 * 7
    drops = int(field(state).drops, 16)
    for covered in range(1, 20):
        some = sum(1 << square for square in list(bits(drops))[:covered])
        seen = field(covering(state, some & ~rooms("reception")))
        assert int(seen.drops_left, 16).bit_count() == 19 - (some & ~rooms("reception")).bit_count()
        assert seen.points == -int(seen.drops_left, 16).bit_count() - 5 * len([r for r in seen.rooms_left if r != "0"])


@pytest.mark.rule("ZO-40")
def test_the_line_of_the_result_counts_the_drops() -> None:
    result = GAME.result(ended(draw(EMPTY)))
    assert result is not None
    assert result.points is not None
    drops = result.points[A][0]
    assert (drops.what, drops.points, drops.rule, drops.args) == ("drops", -19, "ZO-40", {"drops": 19})


@pytest.mark.rule("ZO-41")
def test_one_square_of_a_room_that_is_not_covered_costs_five() -> None:
    state = draw(EMPTY)
    whole = covering(state, rooms("reception"))
    but_one = covering(state, rooms("reception") & ~1)
    assert field(whole).rooms_left[0] == "0"
    assert field(but_one).rooms_left[0] == "1"
    assert (field(whole).filled, field(but_one).filled) == (1, 0)
    drop = int(field(state).drops, 16) & 1
    assert field(whole).points - field(but_one).points == 5 + drop


@pytest.mark.rule("ZO-41")
def test_white_squares_are_no_room() -> None:
    state = draw(EMPTY)
    white = BOARD.full & ~sum(room.squares for room in plan_named("lobby").rooms)
    drops = int(field(state).drops, 16)
    after = field(covering(state, white))
    assert after.points - field(state).points == (white & drops).bit_count()
    assert after.filled == 0


@pytest.mark.rule("ZO-42")
@pytest.mark.parametrize(
    ("tiles", "points"), [(1, 0), (2, 0), (3, 8), (4, 11), (5, 15), (6, 20), (7, 25), (8, 30), (12, 50)]
)
def test_a_group_is_worth_what_the_table_says(tiles: int, points: int) -> None:
    assert group_points(tiles) == points


@pytest.mark.rule("ZO-42")
def test_tiles_are_counted_and_not_squares_and_every_group_counts() -> None:
    state = draw(
        """
        a a b b c c . . . . . . . . . .
        a a b b c c . . . . . . . . . .
        d d d d d . . . . . . . . . . .
        e e e . . . . . . . . . . . . .
        f f f f . . . . . . . . . . . .
        . . . f . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        tiles: a=lime b=teal c=orange d=pink f=pink e=bonus
        """
    )
    assert [(group.colour, group.tiles, group.points) for group in field(state).groups] == [
        ("lime", (0,), 0),
        ("teal", (1,), 0),
        ("orange", (2,), 0),
        ("pink", (3,), 0),
        ("pink", (4,), 0),
    ]


@pytest.mark.rule("ZO-42")
def test_a_tile_joins_all_groups_of_its_colour_that_it_touches() -> None:
    drawing = """
        a a . . . d d d . . . . . . . .
        a a . . . d d . . . . . . . . .
        b b b b . e e e e . . . . . . .
        b . . . . . e . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        tiles: a=lime b=lime d=lime e=lime
        pool: I-lime T-pink
    """
    state = draw(drawing)
    assert [len(group.tiles) for group in field(state).groups] == [2, 2]
    state, news = happened(state, "I-lime 90 e1")
    assert isinstance(news[0], TileLaid)
    assert news[0].group == 5
    assert [(group.tiles, group.points) for group in field(state).groups] == [((0, 1, 2, 3, 4), 15)]


@pytest.mark.rule("ZO-42")
def test_a_corner_does_not_connect_a_group() -> None:
    state = draw(
        """
        a a . . . . . . . . . . . . . .
        a a . . . . . . . . . . . . . .
        . . b b b b . . . . . . . . . .
        . . b . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        tiles: a=lime b=lime
        """
    )
    assert len(field(state).groups) == 2


@pytest.mark.rule("ZO-43")
def test_a_bonus_tile_belongs_to_no_group_and_connects_none_but_covers() -> None:
    drawing = """
        a a e b b . . . . . . . . . . .
        a a e b b . . . . . . . . . . .
        . . e . b . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        tiles: a=lime b=lime e=bonus
    """
    seen = field(draw(drawing))
    assert [group.tiles for group in seen.groups] == [(0,), (1,)]
    assert int(seen.covered, 16).bit_count() == 4 + 5 + 3
    assert int(field(covering(draw(EMPTY), rooms("bar"))).rooms_left[2], 16) == 0


@pytest.mark.rule("ZO-44")
def test_most_points_win_and_further_places_go_by_points() -> None:
    state = draw(EMPTY, "seats: 3", "round: 5")
    state = covering(covering(state, rooms("bar", "office"), B), rooms("bar"), C)
    result = GAME.result(ended(state))
    assert result is not None
    assert (result.places, result.winners, result.reason, result.rule) == ((3, 1, 2), (B,), "most-points", "ZO-44")


@pytest.mark.rule("ZO-44")
def test_a_tie_goes_to_who_filled_more_rooms() -> None:
    """A room filled is worth what five drops are, so B with five drops more has as many points and a room less."""
    state = replace(draw(EMPTY, "round: 5"), fields=(draw().fields[A], draw().fields[A]))
    drops = int(field(state).drops, 16)
    bar = rooms("bar")
    state = covering(state, bar, A)
    elsewhere = list(bits(drops & ~sum(room.squares for room in plan_named("lobby").rooms)))
    wanted = 5 + (drops & bar).bit_count()
    state = covering(state, sum(1 << square for square in elsewhere[:wanted]), B)
    assert field(state, A).points == field(state, B).points
    result = GAME.result(ended(state))
    assert result is not None
    assert (result.places, result.winners, result.reason) == ((1, 2), (A,), "more-rooms")


@pytest.mark.rule("ZO-44")
def test_who_has_as_many_points_and_rooms_shares_the_win() -> None:
    state = replace(draw(EMPTY, "round: 5", "seats: 3"), fields=(draw().fields[A],) * 3)
    state = covering(state, 1 << SQUARES.index("e1") | int(field(state).drops, 16) & -int(field(state).drops, 16), C)
    result = GAME.result(ended(state))
    assert result is not None
    assert (result.places, result.winners, result.reason) == ((2, 2, 1), (C,), "most-points")
    result = GAME.result(ended(replace(state, fields=(state.fields[A],) * 3)))
    assert result is not None
    assert (result.places, result.winners, result.reason) == ((1, 1, 1), (A, B, C), "shared")


@pytest.mark.rule("ZO-44")
def test_one_alone_plays_for_the_points() -> None:
    result = GAME.result(ended(setup(1)))
    assert result is not None
    assert (result.places, result.reason) == ((1,), "alone")


def test_a_game_broken_off_has_no_winner() -> None:
    result = GAME.result(GAME.stop(setup(3), BrokenOff()))
    assert result is not None
    assert (result.places, result.winners, result.rule) == ((1, 1, 1), (), "TB-14")


@pytest.mark.rule("ZO-45")
def test_everybody_sees_the_same_and_nobody_what_is_in_the_bag() -> None:
    state = setup(3)
    views = {id(GAME.view(state, viewer)) for viewer in (A, B, C, None)}
    assert len(views) == 1
    other = secrets.dealt_anew(state, A, Recorder(seeded("other")))
    assert other.bag != state.bag
    assert GAME.view(other, A) == GAME.view(state, A)


@pytest.mark.rule("ZO-45")
@pytest.mark.parametrize("seed", range(50))
def test_scores_are_those_of_a_second_reading_of_the_rules(seed: int) -> None:
    """Random games to the end, of one to six players; every field of every entry, with what it is made of."""
    options = GAME.about.types.options(plan="random" if seed % 2 else "any", pass_="turn" if seed % 3 else "round")
    playing = playing_of(GAME, started(GAME, options, 1 + seed % 6), f"naive {seed}", 10_000)
    for moment in list(playing.all_moments())[:: 7 if seed else 1] + list(playing.all_moments())[-1:]:
        view = GAME.view(moment.state, None)
        for seen, kept in zip(view.fields, moment.state.fields, strict=True):
            assert seen.points == naive.points(view, seen)
            assert seen.filled == naive.filled(view, seen)
            assert sorted([list(group.tiles) for group in seen.groups]) == sorted(naive.groups_of(seen))
            assert tally(plan_named(moment.state.plan), kept).points == seen.points
            covered = set().union(*(naive.covered_by(tile) for tile in seen.tiles))
            assert naive.squares_of(seen.covered) == covered
            assert naive.squares_of(seen.drops_left) == naive.squares_of(seen.drops) - covered
    result = GAME.result(playing.moves[-1].state)
    assert result is not None
    assert result.points is not None
    last = GAME.view(playing.moves[-1].state, None)
    assert [sum(line.points for line in lines) for lines in result.points] == [seen.points for seen in last.fields]
    ranks = [(naive.points(last, seen), naive.filled(last, seen)) for seen in last.fields]
    assert result.places == tuple(1 + sum(better > rank for better in ranks) for rank in ranks)
