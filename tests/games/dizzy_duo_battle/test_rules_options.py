"""The options of Dizzy Duo Battle: lifeline, points, open battles, head attack (DB-50 to DB-53)."""

import msgspec
import pytest
from msgspec.structs import replace

from speeltafel.core.dice import Recorder, seeded
from speeltafel.games.dizzy_duo_battle import GAME
from speeltafel.games.dizzy_duo_battle.model import CameBack, Options, SaidBack, SaidOut, Showed, State
from tests.games.dizzy_duo_battle.table import (
    FOUR,
    NONE,
    ONE,
    SEVEN,
    WATCHER,
    A,
    B,
    C,
    D,
    ending,
    facing,
    happened,
    played,
    refused,
    setup,
)


def two_fallen() -> State:
    """B and C have dropped to zero in one round; D has fewest of the others."""
    hands = (SEVEN, NONE, ONE, FOUR)
    return played(facing(*hands, lives="20 5 6 12", lifeline="on"), "attack", "fight B", "fight C")


@pytest.mark.rule("DB-50")
def test_who_drops_to_zero_is_asked_at_the_end_of_the_round() -> None:
    state = played(facing(SEVEN, NONE, ONE, FOUR, lives="20 5 6 12", lifeline="on"), "attack", "fight B")
    assert GAME.to_act(state) == {A}
    state = two_fallen()
    assert GAME.to_act(state) == {B, C}
    assert refused(state, "open", A) == ("DB-50", "lifeline-first")
    assert refused(state, "back", A) == ("DB-50", "not-asked")
    assert [GAME.notation.write_action(act) for act in GAME.choices(state, C)] == ["back", "out"]


@pytest.mark.rule("DB-50")
def test_several_are_asked_at_once_and_get_the_lives_of_who_has_fewest_above_zero() -> None:
    state = two_fallen()
    assert state.scores == (25, 0, 0, 5)
    assert GAME.view(state, WATCHER).lifeline_lives == 5
    state, news = happened(state, "back", C)
    assert news == (SaidBack(C),)
    assert state.scores == (25, 0, 0, 5)
    assert refused(state, "back", C) == ("DB-50", "not-asked")
    state, news = happened(state, "back", B)
    assert news[:3] == (SaidBack(B), CameBack(B, 5), CameBack(C, 5))
    assert state.scores == (25, 5, 5, 5)
    assert (state.round, state.turn) == (2, B)
    assert [len(hand) for hand in state.hands] == [6] * 4


@pytest.mark.rule("DB-50")
def test_one_may_decline_and_is_out_then() -> None:
    state, news = happened(happened(two_fallen(), "back", C)[0], "out", B)
    assert news[0] == SaidOut(B)
    assert state.scores == (25, 0, 5, 5)
    assert state.turn == C
    assert GAME.view(state, A).seats[B].gone is not None


@pytest.mark.rule("DB-50")
def test_one_comes_back_once() -> None:
    used = facing(SEVEN, NONE, ONE, FOUR, lives="20 5 6 12", lifeline="on", used="B")
    state = played(used, "attack", "fight B", "fight C")
    assert GAME.to_act(state) == {C}
    back = played(state, "back")
    assert [seen.used for seen in GAME.view(back, A).seats] == [False, True, True, False]


@pytest.mark.rule("DB-50")
def test_it_comes_before_it_is_looked_at_who_won() -> None:
    state = played(facing(SEVEN, NONE, lives="20 5", lifeline="on"), "attack")
    assert ending(state) is None
    assert played(state, "back").scores == (20, 20)
    assert ending(played(state, "out")) == ("last-one-left", "DB-40", (1, 2))
    assert ending(played(facing(SEVEN, NONE, lives="20 5"), "attack")) == ("last-one-left", "DB-40", (1, 2))


@pytest.mark.rule("DB-50")
def test_an_attacker_who_comes_back_does_not_fight_the_battles_that_were_left() -> None:
    state = played(facing(FOUR, SEVEN, NONE, ONE, lives="3 20 20 20", lifeline="on"), "attack", "fight B")
    assert GAME.to_act(state) == {A}
    state = played(state, "back")
    assert (state.scores, state.round) == ((20, 24, 20, 20), 2)
    assert state.assault is not None
    assert [battle.defender for battle in state.assault.battles] == [B]


@pytest.mark.rule("DB-50")
def test_not_together_with_points() -> None:
    refusal = GAME.check(Options(lifeline=True, scoring="points"), 3)
    assert refusal is not None
    assert (refusal.rule, refusal.why) == ("DB-50", "lifeline-with-points")


@pytest.mark.rule("DB-51")
def test_with_points_everybody_begins_at_zero_and_nobody_falls_below_it() -> None:
    assert setup(3, scoring="points").scores == (0, 0, 0)
    state = played(facing(FOUR, SEVEN, ONE, lives="5 0 2", scoring="points"), "attack", "fight B")
    assert state.scores == (1, 4, 0)
    assert (state.round, [len(hand) for hand in state.hands]) == (2, [6, 6, 6])


@pytest.mark.rule("DB-51")
def test_with_settle_round_the_floor_is_for_the_sum() -> None:
    state = facing(FOUR, SEVEN, ONE, lives="5 0 2", scoring="points", settle="round")
    assert played(state, "attack", "fight B").scores == (0, 4, 0)


@pytest.mark.rule("DB-51")
def test_the_game_ends_after_the_round_in_which_the_target_is_reached() -> None:
    state = played(facing(SEVEN, ONE, FOUR, lives="9 9 3", scoring="points", target="10"), "attack", "fight B")
    assert ending(state) == ("target", "DB-51", (1, 2, 3))
    assert state.scores == (14, 2, 0)
    result = GAME.result(state)
    assert result is not None
    assert result.points is not None
    assert [[(line.points, line.rule) for line in lines] for lines in result.points] == [
        [(14, "DB-51")],
        [(2, "DB-51")],
        [(0, "DB-51")],
    ]
    exactly, short = (facing(SEVEN, ONE, lives=lives, scoring="points", target="10") for lives in ("9 9", "8 9"))
    assert ending(played(exactly, "attack")) == ("target", "DB-51", (1, 2))
    assert ending(played(short, "attack")) is None


@pytest.mark.rule("DB-51")
def test_or_after_the_last_round_and_equals_share_the_win() -> None:
    state = facing(SEVEN, NONE, FOUR, ONE, lives="0 9 0 16", scoring="points", round_limit="5", round="5")
    state = played(state, "attack", "fight B", "fight C")
    assert state.scores == (5, 2, 0, 9)
    assert ending(state) == ("round-limit", "DB-51", (2, 3, 4, 1))
    state = facing(SEVEN, FOUR, NONE, lives="0 11 11", scoring="points", round_limit="5", round="5")
    assert ending(played(state, "attack", "fight B")) == ("round-limit", "DB-51", (1, 1, 1))
    state = facing(SEVEN, FOUR, lives="0 11", scoring="points", round_limit="5", round="4")
    assert ending(played(state, "attack")) is None


@pytest.mark.rule("DB-51")
@pytest.mark.parametrize(("option", "wrong"), [("target", 9), ("target", 201), ("round_limit", 4), ("round_limit", 51)])
def test_target_and_limit_are_within_bounds(option: str, wrong: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({option: wrong}, Options)


@pytest.mark.rule("DB-52")
def test_with_open_battles_all_hands_are_shown_before_the_order_is_chosen() -> None:
    state, news = happened(facing(SEVEN, ONE, NONE, open_battles="on"), "attack")
    assert [told.seat for told in news if isinstance(told, Showed)] == [B, C]
    assault = GAME.view(state, WATCHER).assault
    assert assault is not None
    assert [duo and duo.power for duo in assault.duos] == [7, 1, 0]
    assert assault.left == (B, C)
    _, news = happened(state, "fight B")
    assert not [told for told in news if isinstance(told, Showed)]


@pytest.mark.rule("DB-53")
def test_with_head_attack_one_attacks_with_a_head_from_the_blind_pile() -> None:
    state = facing(SEVEN, NONE, head_attack="on")
    assert refused(state, "attack") == ("DB-53", "take-a-head-first")
    head = facing(SEVEN, NONE, ONE, head_attack="on", taken="blind hpd")
    assert refused(head, "attack") is None
    after = played(head, "attack")
    assert (after.down, after.taken, after.blind) == ("hpd", None, head.blind)
    for taken in ("blind tps", "open hpd"):
        state = facing(SEVEN, NONE, head_attack="on", taken=taken)
        assert refused(state, "attack") == ("DB-53", "no-head-from-the-blind-pile")


@pytest.mark.rule("DB-53")
def test_the_six_cards_held_before_must_allow_it() -> None:
    needs_the_head = "hbo bbs tbd bps tpd tps"
    state = facing(needs_the_head, NONE, head_attack="on", taken="blind hpo")
    assert refused(state, "attack") == ("DB-30", "no-two-lizzies")
    early = facing(SEVEN, NONE, head_attack="on", taken="blind hpd", turns="3 2")
    assert refused(early, "attack") == ("DB-30", "too-early-to-attack")


@pytest.mark.rule("DB-53")
def test_otherwise_or_by_choice_the_turn_goes_on() -> None:
    state = facing(SEVEN, NONE, head_attack="on", taken="blind hpd")
    assert refused(state, "hpd") is None
    assert GAME.to_act(played(state, "hpd")) == {B}
    assert GAME.default(state, A, Recorder(seeded(0))) == GAME.notation.read_action("hpd")


@pytest.mark.rule("DB-53")
def test_the_head_that_lies_face_down_is_in_nobodys_view() -> None:
    state = played(facing(SEVEN, NONE, ONE, head_attack="on", taken="blind hpd"), "attack")
    other = replace(state, down="hps")
    for viewer in (A, B, C, WATCHER):
        assert GAME.view(state, viewer) == GAME.view(other, viewer)
    assert D not in GAME.to_act(state)
