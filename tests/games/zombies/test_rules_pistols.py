"""ZO-30 and ZO-31: pistols and bonus tiles."""

import pytest

from speeltafel.games.zombies import GAME
from speeltafel.games.zombies.model import Bonus, BonusDeclined, BonusLaid, BonusLost, State, TileLaid
from speeltafel.games.zombies.plans import plan_named
from speeltafel.games.zombies.tiles import BOARD, COLOURS, SQUARES
from speeltafel.kit.polyomino import bits
from tests.games.zombies.board import (
    CORNER,
    EMPTY,
    A,
    B,
    all_but,
    anything,
    covering,
    draw,
    field,
    happened,
    other_than,
    over,
    pistol,
    played,
    refused,
)

FIVE = "pool: T-lime T-teal T-orange T-pink T-indigo P-lime"


def earned(colour: str = "lime") -> State:
    """A has just covered the pistol of that colour."""
    state = draw(EMPTY, FIVE)
    return played(state, over(state, f"T-{colour}", pistol(state, colour).at))


@pytest.mark.rule("ZO-30")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_tile_on_the_pistol_of_its_colour_earns_a_bonus_tile_in_the_same_turn(colour: str) -> None:
    state = draw(EMPTY, FIVE)
    state, news = happened(state, over(state, f"T-{colour}", pistol(state, colour).at))
    assert isinstance(news[0], TileLaid)
    assert news[0].pistol == colour
    assert (state.bonus, state.turn) == (True, A)
    assert pistol(state, colour).fate == "earned"
    assert {act.tile for act in GAME.choices(state, A) if isinstance(act, Bonus)} == {"1", "2", "3", "3c"}


@pytest.mark.rule("ZO-30")
@pytest.mark.parametrize(("tile", "squares"), [("1", 1), ("2", 2), ("3", 3), ("3c", 3)])
def test_a_bonus_tile_has_one_two_or_three_squares(tile: str, squares: int) -> None:
    state = earned()
    act = next(act for act in GAME.choices(state, A) if isinstance(act, Bonus) and act.tile == tile)
    before = int(field(state).covered, 16).bit_count()
    state, news = happened(state, GAME.notation.write_action(act))
    assert isinstance(news[0], BonusLaid)
    assert news[0].squares == squares
    assert int(field(state).covered, 16).bit_count() == before + squares
    assert (state.bonus, state.turn) == (False, B)


@pytest.mark.rule("ZO-30")
def test_a_bonus_tile_must_touch_and_overlap_nothing() -> None:
    state = earned()
    covered = int(field(state).covered, 16)
    apart = SQUARES[next(bits(BOARD.full & ~(covered | BOARD.beside(covered) | BOARD.cornering(covered))))]
    corner = SQUARES[next(bits(BOARD.cornering(covered) & ~BOARD.beside(covered)))]
    assert refused(state, f"+1 {apart}") == ("ZO-22", "touches-nothing")
    assert refused(state, f"+1 {corner}") == ("ZO-22", "only-a-corner")
    assert refused(state, f"+1 {SQUARES[next(bits(covered))]}") == ("ZO-21", "over-a-tile")


@pytest.mark.rule("ZO-30")
def test_a_bonus_may_be_declined_and_nothing_else_comes_first() -> None:
    state = earned()
    assert refused(state, "pass") == ("ZO-30", "bonus-first")
    assert refused(state, "T-pink a1") == ("ZO-30", "bonus-first")
    after, news = happened(state, "decline")
    assert news == (BonusDeclined(A),)
    assert (after.turn, field(after)) == (B, field(state))


@pytest.mark.rule("ZO-30")
def test_who_has_earned_no_bonus_gets_none() -> None:
    assert refused(draw(CORNER), "+1 c1") == ("ZO-30", "no-bonus")
    assert refused(draw(CORNER), "decline") == ("ZO-30", "no-bonus")


@pytest.mark.rule("ZO-30")
def test_a_bonus_that_fits_nowhere_is_lost() -> None:
    state = draw(EMPTY, "pool: I-teal O-pink")
    at = pistol(state, "teal").at
    column = max(0, min("abcdefghijklmnop".index(at[0]) - 2, 11))
    free = [f"{letter}{at[1]}" for letter in "abcdefghijklmnop"[column : column + 5]]
    state, news = happened(covering(state, all_but(*free)), f"I-teal {free[0]}")
    assert BonusLost(A) in news
    assert (state.bonus, state.turn) == (False, B)


@pytest.mark.rule("ZO-30")
def test_the_supply_of_bonus_tiles_has_no_end() -> None:
    state = covering(draw(EMPTY, FIVE), sum(1 << number for number in range(12)))
    assert sum(tile.tile == "1" for tile in field(state).tiles) == 12
    assert anything(state).turn in (A, B)


@pytest.mark.rule("ZO-31")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_tile_of_another_colour_earns_nothing_and_the_pistol_is_gone(colour: str) -> None:
    state = draw(EMPTY, FIVE)
    state, news = happened(state, over(state, f"T-{other_than(colour)}", pistol(state, colour).at))
    assert isinstance(news[0], TileLaid)
    assert (news[0].pistol, news[0].lost, news[0].in_vain) == (None, (colour,), 1)
    assert (state.bonus, state.turn, pistol(state, colour).fate) == (False, B, "gone")


@pytest.mark.rule("ZO-31")
@pytest.mark.parametrize("colour", ["teal", "orange", "pink", "indigo"])
def test_a_bonus_tile_on_a_pistol_earns_nothing(colour: str) -> None:
    """A has filled everything beside that pistol and earns a bonus tile elsewhere; it covers the pistol with it."""
    start = draw(EMPTY, FIVE)
    at = pistol(start, colour).at
    mask = BOARD.beside(1 << SQUARES.index(at)) & ~sum(plan_named(start.plan).fields[start.fields[A].layout].pistols)
    state = covering(start, mask)
    lime = 1 << SQUARES.index(pistol(start, "lime").at)
    state = covering(state, BOARD.beside(lime) & -BOARD.beside(lime))
    state = played(state, over(state, "T-lime", pistol(start, "lime").at))
    state, news = happened(state, f"+1 {at}")
    assert isinstance(news[0], BonusLaid)
    assert (news[0].lost, news[0].in_vain) == ((colour,), 1)
    assert (state.bonus, state.turn, pistol(state, colour).fate) == (False, B, "gone")


@pytest.mark.rule("ZO-31")
def test_two_pistols_under_one_tile_earn_one_bonus_at_most() -> None:
    """Two pistols near enough for one tile, in any of the plans; the other is gone."""
    for plan, number, one, other in two_within_reach():
        state = draw(EMPTY, f"plan: {plan}", f"field: {number}", f"pool: L-{one} L-{other} T-pink T-lime")
        at = [pistol(state, colour).at for colour in (one, other)]
        state, news = happened(state, over(state, f"L-{one}", *at))
        assert isinstance(news[0], TileLaid)
        assert (news[0].pistol, news[0].lost, state.bonus) == (one, (other,), True)
        assert (pistol(state, one).fate, pistol(state, other).fate) == ("earned", "gone")
        return
    raise AssertionError("no two pistols are near one another anywhere")


def two_within_reach() -> list[tuple[str, int, str, str]]:
    """Fields with two pistols that an L can cover together."""
    found: list[tuple[str, int, str, str]] = []
    for plan in ("lobby", "cellar", "spa", "upstairs", "service", "garden"):
        for number in range(1, 7):
            state = draw(EMPTY, f"plan: {plan}", f"field: {number}", "pool: L-lime")
            for one in COLOURS:
                for other in COLOURS:
                    if one == other:
                        continue
                    try:
                        over(state, "L-lime", pistol(state, one).at, pistol(state, other).at)
                    except AssertionError:
                        continue
                    found.append((plan, number, one, other))
    return found
