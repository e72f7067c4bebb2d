"""ZO-10 to ZO-13 and ZO-50, ZO-51: rounds, turns, passing, the clock."""

import pytest

from speeltafel.core.codec import codec
from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.play import advance, default
from speeltafel.core.refusal import Refusal
from speeltafel.games.zombies import GAME
from speeltafel.games.zombies.model import Decline, Options, Passed, RoundBegan, RoundEnded, Skip, State
from speeltafel.games.zombies.tiles import TILES
from speeltafel.tables.options import option_of
from tests.games.zombies.board import (
    EMPTY,
    A,
    B,
    C,
    all_but,
    anything,
    covering,
    draw,
    ending,
    happened,
    over,
    pistol,
    played,
    refused,
    setup,
)


def passes(state: State, times: int) -> State:
    return played(state, *["pass"] * times)


@pytest.mark.rule("ZO-10")
@pytest.mark.parametrize(("seats", "tiles"), [(1, 4), (2, 8), (3, 12), (4, 16), (5, 20), (6, 20)])
def test_a_round_has_four_tiles_a_player_and_twenty_at_most(seats: int, tiles: int) -> None:
    assert len(setup(seats).pool) == tiles


@pytest.mark.rule("ZO-10")
@pytest.mark.parametrize("tiles", [8, 13, 20])
def test_a_table_may_have_other_rounds(tiles: int) -> None:
    state = setup(2, tiles_a_round=tiles)
    assert len(state.pool) == tiles
    assert len(passes(state, 2).pool) == tiles


@pytest.mark.rule("ZO-10")
@pytest.mark.parametrize("tiles", [1, 7])
def test_rounds_of_fewer_than_eight_are_refused(tiles: int) -> None:
    refusal = GAME.check(GAME.about.types.options(tiles_a_round=tiles), 2)
    assert refusal == Refusal("ZO-10", "too-few-tiles", {"given": tiles, "least": 8})


@pytest.mark.rule("ZO-10")
def test_there_are_five_rounds_and_what_is_left_leaves_the_game() -> None:
    state = setup(5)
    seen = set(state.pool)
    for round_ in range(1, 6):
        assert (state.round, len(state.pool), ending(state)) == (round_, 20, None)
        gone = state.pool
        state, news = happened(passes(state, 4), "pass")
        assert RoundEnded(round_, "all_passed", 20) in news
        assert set(gone) <= set(state.gone)
        seen |= set(state.pool)
    assert ending(state) is not None
    assert seen == set(range(100)), "five rounds of twenty are the whole bag"


@pytest.mark.rule("ZO-11")
def test_players_take_turns_in_the_order_of_their_seats() -> None:
    state = setup(3, first=B)
    turns = []
    for _ in range(4):
        turns.append(state.turn)
        state = anything(state)
    assert turns == [B, C, A, B]


@pytest.mark.rule("ZO-11")
def test_nobody_acts_out_of_turn_or_takes_what_is_taken() -> None:
    state = draw(EMPTY)
    assert refused(state, "T-lime c4", B) == ("ZO-11", "not-your-turn")
    assert refused(state, "pass", B) == ("ZO-11", "not-your-turn")
    state = played(state, "T-lime c4")
    assert refused(state, "T-lime c4") == ("ZO-11", "tile-taken")
    assert refused(state, "T-pink c4") == ("ZO-10", "tile-not-out")
    assert "T-lime" not in GAME.view(state, B).pool


@pytest.mark.rule("ZO-12")
def test_with_round_who_passes_is_out_for_the_round() -> None:
    state = played(setup(3), "pass")
    assert state.marks == ("out", "in", "in")
    state = anything(anything(state))
    assert state.turn == B, "A is left out"
    state = passes(state, 2)
    assert (state.round, state.marks) == (2, ("in", "in", "in"))


@pytest.mark.rule("ZO-12")
def test_a_table_sets_the_option_by_the_name_that_the_rules_give_it() -> None:
    option = option_of(GAME, "pass")
    assert option is not None
    assert (option.default, option.choices) == ("round", ("round", "turn"))
    assert codec(GAME).read_options({"pass": "turn"}) == Options(pass_="turn")


@pytest.mark.rule("ZO-12")
def test_with_turn_one_may_come_back_while_others_go_on() -> None:
    state = anything(played(setup(3, pass_="turn"), "pass"))
    assert state.marks == ("in", "in", "in"), "somebody went on, so nobody has passed in vain"
    state = passes(state, 1)
    assert (state.turn, state.marks) == (A, ("in", "in", "passed"))
    state = anything(state)
    assert state.round == 1


@pytest.mark.rule("ZO-12")
def test_with_turn_the_round_ends_after_as_many_passes_in_a_row_as_there_are_players() -> None:
    state = passes(setup(3, pass_="turn"), 2)
    assert state.round == 1
    assert passes(state, 1).round == 2
    assert passes(anything(state), 2).round == 1, "the third was no pass"
    assert passes(anything(state), 3).round == 2


@pytest.mark.rule("ZO-12")
@pytest.mark.parametrize("pass_", ["round", "turn"])
def test_who_can_place_nothing_passes_without_being_asked(pass_: str) -> None:
    state = covering(draw(EMPTY, f"pass: {pass_}"), all_but("a1", "b1", "c1"), B)
    state, news = happened(state, "T-lime c4")
    assert Passed(B, "stuck", out=pass_ == "round") in news
    assert state.turn == A
    state, news = happened(state, "I-teal c7")
    again = Passed(B, "stuck", out=False) in news
    assert again is (pass_ == "turn"), "each time, if passing is for one turn"


@pytest.mark.rule("ZO-12")
def test_a_field_that_has_no_place_for_one_tile_may_have_one_for_another() -> None:
    state = covering(draw(EMPTY, "pool: T-lime O-pink L-teal"), all_but("a1", "b1", "a2", "b2"), B)
    state, news = happened(state, "T-lime c4")
    assert state.turn == B
    assert not any(isinstance(told, Passed) for told in news)
    state, news = happened(state, "O-pink a1")
    assert ending(state) is None
    assert state.turn == A


@pytest.mark.rule("ZO-12")
def test_when_all_are_stuck_the_round_ends() -> None:
    state = draw(EMPTY, "pool: T-lime I-teal")
    for seat, free in ((A, "abcdefg"), (B, "ab")):
        state = covering(state, all_but(*(f"{column}1" for column in free)), seat)
    state, news = happened(state, "I-teal c1")
    assert [told for told in news if isinstance(told, Passed)][:2] == [
        Passed(B, "stuck", out=True),
        Passed(A, "stuck", out=True),
    ]
    assert RoundEnded(1, "all_passed", 1) in news


@pytest.mark.rule("ZO-13")
def test_the_round_ends_at_once_when_no_tile_is_left() -> None:
    state, news = happened(draw(EMPTY, "pool: T-lime"), "T-lime c4")
    assert RoundEnded(1, "no_tiles", 0) in news
    assert not any(isinstance(told, Passed) for told in news), "nobody has to pass any more"
    assert state.round == 2


@pytest.mark.rule("ZO-13")
def test_the_bonus_of_the_last_tile_comes_before_the_end_of_the_round() -> None:
    state = draw(EMPTY, "pool: T-lime")
    state, news = happened(state, over(state, "T-lime", pistol(state, "lime").at))
    assert (state.round, state.bonus, state.pool) == (1, True, ())
    assert not any(isinstance(told, RoundEnded) for told in news)
    state, news = happened(state, "decline")
    assert state.round == 2
    assert RoundEnded(1, "no_tiles", 0) in news


@pytest.mark.rule("ZO-13")
@pytest.mark.parametrize("first", [A, B, C])
def test_the_start_moves_on_by_one_seat_a_round_whoever_passed_first(first: int) -> None:
    state, openers = setup(3, first), []
    for _ in range(5):
        openers.append(state.opener)
        assert state.turn == state.opener
        state = passes(state, 1)
        state = passes(anything(state), 2)
    assert openers == [(first + round_) % 3 for round_ in range(5)]


@pytest.mark.rule("ZO-13")
def test_the_new_round_tells_who_begins_and_with_what() -> None:
    state, news = happened(passes(setup(2), 1), "pass")
    began = news[-1]
    assert isinstance(began, RoundBegan)
    assert (began.seat, began.round, began.count) == (B, 2, 8)
    assert began.tiles == tuple(TILES[number] for number in state.pool)
    assert began.reveals


@pytest.mark.rule("ZO-13")
def test_when_the_game_is_over_nothing_may_be_done() -> None:
    state = passes(setup(2), 10)
    assert ending(state) is not None
    assert GAME.to_act(state) == frozenset()
    assert refused(state, "pass", A) == ("ZO-13", "game-over")


@pytest.mark.rule("ZO-50")
def test_the_clock_passes_for_this_turn_and_not_for_the_round() -> None:
    state = setup(2)
    assert GAME.default(state, A, Recorder(seeded(0))) == Skip()
    state, news = happened(state, "skip")
    assert news[0] == Passed(A, "clock", out=False)
    assert state.marks == ("passed", "in")
    state = anything(state)
    assert (state.turn, state.marks) == (A, ("in", "in"))


@pytest.mark.rule("ZO-50")
def test_at_a_deadline_a_bonus_is_declined() -> None:
    state = draw(EMPTY)
    state = played(state, over(state, "T-lime", pistol(state, "lime").at))
    assert GAME.default(state, A, Recorder(seeded(0))) == Decline()
    moved = default(GAME, state, A, seeded(0), seeded(0))
    assert moved.state.turn == B


@pytest.mark.rule("ZO-50")
def test_a_player_cannot_do_what_only_the_clock_does() -> None:
    state = setup(2)
    assert refused(state, "skip") == ("ZO-50", "clock-alone")
    assert advance(GAME, state, A, Skip(), seeded(0)) == Refusal("TB-31", "the-clock-alone")
    assert Skip() not in GAME.choices(state, A)


@pytest.mark.rule("ZO-50")
@pytest.mark.parametrize("pass_", ["round", "turn"])
@pytest.mark.parametrize("lap", [("skip", "pass", "skip"), ("skip", "skip", "skip"), ("pass", "skip", "pass")])
def test_a_round_ends_when_everybody_still_in_it_passed_in_one_lap(pass_: str, lap: tuple[str, ...]) -> None:
    state = played(setup(3, pass_=pass_), *lap[:2])
    assert state.round == 1
    assert played(state, lap[2]).round == 2


@pytest.mark.rule("ZO-50")
def test_a_pass_at_a_deadline_does_not_count_any_more_when_somebody_went_on() -> None:
    state = anything(played(setup(3), "skip"))
    assert state.marks == ("in", "in", "in")
    state = played(state, "pass", "skip")
    assert (state.round, state.turn, state.marks) == (1, B, ("passed", "in", "out"))
    assert played(state, "skip").round == 2, "C is out, and A and B passed in one lap"


@pytest.mark.rule("ZO-51")
def test_the_same_luck_at_the_set_up_gives_the_same_tiles_in_the_same_rounds() -> None:
    """All luck is in the set-up, so that the tables of an event can share it, whatever is played at each."""
    first, second = setup(5, seed="event"), setup(5, seed="event")
    second = anything(second)
    for _ in range(4):
        first = passes(first, 5)
        while second.round < first.round:
            second = played(second, "decline" if second.bonus else "skip")
        assert first.pool == second.pool
