"""The attack of Dizzy Duo Battle, its battles, and who is left (DB-30 to DB-40)."""

import pytest

from speeltafel.core.entry import BrokenOff
from speeltafel.games.dizzy_duo_battle import GAME
from speeltafel.games.dizzy_duo_battle.model import Attacked, Battle, Change, Fell, Fought, Scored, Showed, State
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
)

ONE_GOLDEN = "hro* bpd* tbs* hbd bbd trs"


@pytest.mark.rule("DB-30")
def test_one_attacks_with_two_lizzies_when_all_have_had_three_turns() -> None:
    assert refused(facing(SEVEN, NONE), "attack") is None
    assert refused(facing(FOUR, NONE), "attack") is None
    assert refused(facing(SEVEN, NONE, turns="3 2"), "attack") == ("DB-30", "too-early-to-attack")
    assert refused(facing(SEVEN, NONE, turns="2 3"), "attack") == ("DB-30", "too-early-to-attack")
    assert refused(facing(ONE, NONE), "attack") == ("DB-30", "no-two-lizzies")
    assert refused(facing(NONE, ONE), "attack") == ("DB-30", "no-two-lizzies")


@pytest.mark.rule("DB-30")
def test_two_lizzies_are_enough_though_one_golden_is_stronger() -> None:
    assert refused(facing(ONE_GOLDEN, SEVEN.replace("tbd", "tpo")), "attack") is None


@pytest.mark.rule("DB-30")
def test_the_turns_of_who_is_out_are_not_waited_for() -> None:
    assert refused(facing(SEVEN, NONE, "-", lives="20 20 0", turns="3 3 0"), "attack") is None


@pytest.mark.rule("DB-30")
def test_one_is_never_forced_to_attack() -> None:
    state = facing(SEVEN, NONE)
    assert refused(state, "open") is refused(state, "blind") is None


@pytest.mark.rule("DB-31")
def test_an_attack_lays_the_top_blind_card_face_down_unseen_by_all() -> None:
    state = facing(SEVEN, ONE, NONE)
    after, news = happened(state, "attack")
    assert (after.down, after.blind) == (state.blind[-1], state.blind[:-1])
    assert after.open == state.open
    for viewer in (A, B, C, WATCHER):
        view = GAME.view(after, viewer)
        assert view.down
        assert (view.top, view.open, view.blind) == (state.open[-1], len(state.open), len(after.blind))
    assert isinstance(news[0], Attacked)


@pytest.mark.rule("DB-31")
def test_after_the_call_nobody_exchanges_any_more() -> None:
    state = played(facing(SEVEN, ONE, NONE), "attack")
    for seat in (A, B, C):
        for act in ("open", "blind", "hbo", "attack"):
            assert refused(state, act, seat) == ("DB-31", "battles-first")


@pytest.mark.rule("DB-31")
def test_nobody_battles_before_an_attack() -> None:
    assert refused(facing(SEVEN, NONE), "fight B") == ("DB-31", "no-attack-yet")


@pytest.mark.rule("DB-32")
def test_the_attacker_chooses_whom_to_battle_next() -> None:
    state = played(facing(SEVEN, ONE, NONE, FOUR), "attack")
    assert GAME.to_act(state) == {A}
    assert [GAME.notation.write_action(act) for act in GAME.choices(state, A)] == ["fight B", "fight C", "fight D"]
    assert refused(state, "fight B", B) == ("DB-32", "attacker-chooses")
    assert refused(state, "fight A") == ("DB-32", "not-against-yourself")
    assert refused(state, "fight F") == ("DB-32", "nobody-to-fight-there")
    state = played(state, "fight C")
    assert refused(state, "fight C") == ("DB-32", "nobody-to-fight-there")
    assert [GAME.notation.write_action(act) for act in GAME.choices(state, A)] == ["fight B", "fight D"]
    assert state.round == 1
    state = played(state, "fight D")
    assert state.round == 2
    assert state.assault is not None
    assert [battle.defender for battle in state.assault.battles] == [C, D, B]


@pytest.mark.rule("DB-32")
def test_who_is_out_is_not_battled() -> None:
    state = played(facing(SEVEN, "-", NONE, FOUR, lives="20 0 20 20", turns="3"), "attack")
    assert [GAME.notation.write_action(act) for act in GAME.choices(state, A)] == ["fight C", "fight D"]
    assert refused(state, "fight B") == ("DB-32", "nobody-to-fight-there")
    assert refused(state, "open", B) == ("DB-31", "battles-first")


@pytest.mark.rule("DB-32")
def test_hands_are_shown_as_their_battles_come() -> None:
    state = played(facing(SEVEN, ONE, NONE, FOUR), "attack")
    assert shown(state) == [7, None, None, None]
    assert shown(played(state, "fight D")) == [7, None, None, 4]


@pytest.mark.rule("DB-33")
def test_the_winner_gains_the_losers_power_and_the_loser_loses_the_winners() -> None:
    state = played(facing(FOUR, ONE, SEVEN, NONE), "attack", "fight B")
    assert state.scores == (21, 16, 20, 20)
    assert played(state, "fight C").scores == (14, 16, 24, 16)  # and D follows of itself


@pytest.mark.rule("DB-33")
def test_the_example_of_the_source() -> None:
    """Powers 5, 3 and 6: the first player is three lives down, the second five down, the third five up."""
    state = facing("hbd hrs brd brs tpo tpo", "hrd hrs bbd brd tbd tro", "hbo hro bbo brs tbo trd")
    powers = [own.duo.power for own in (GAME.view(state, seat).own for seat in (A, B, C)) if own]
    assert powers == [5, 3, 6]
    assert played(state, "attack", "fight B").scores == (17, 15, 25)


@pytest.mark.rule("DB-33")
def test_equal_powers_change_nothing() -> None:
    four_too = "bpo bpo hpo hro tbs tpo"
    state, news = happened(facing(FOUR, four_too), "attack")
    assert Fought(None, A, B, 4, 4) in news
    assert not [told for told in news if isinstance(told, Scored)]
    assert state.scores == (20, 20)
    assert state.assault is not None
    assert state.assault.battles == (Battle(B, 4, 4, gain=0, loss=0, winner=None),)


@pytest.mark.rule("DB-34")
def test_lives_change_after_each_battle_and_who_has_none_is_out_at_once() -> None:
    state, news = happened(played(facing(SEVEN, ONE, NONE, FOUR, lives="20 5 20 20"), "attack"), "fight B")
    assert state.scores == (21, 0, 20, 20)
    assert Fell(B) in news
    assert not GAME.view(state, A).seats[B].playing
    assert refused(played(state, "fight C"), "open", B) == ("DB-34", "you-are-out")


@pytest.mark.rule("DB-34")
def test_the_winner_gains_the_full_power_of_a_loser_with_fewer_lives() -> None:
    assert played(facing(SEVEN, FOUR, NONE, lives="20 1 20"), "attack", "fight B").scores == (24, 0, 13)


@pytest.mark.rule("DB-34")
def test_when_the_attacker_falls_the_battles_that_are_left_are_not_fought() -> None:
    state, news = happened(played(facing(FOUR, SEVEN, NONE, ONE, lives="3 20 20 20"), "attack"), "fight B")
    assert state.round == 2
    assert state.scores == (0, 24, 20, 20)
    assert not [told for told in news if isinstance(told, Showed) and told.seat != B]


@pytest.mark.rule("DB-34")
def test_with_settle_round_all_changes_come_together_after_the_last_battle() -> None:
    state = facing(FOUR, SEVEN, ONE, NONE, lives="3 20 3 20", settle="round")
    state = played(state, "attack", "fight B")
    assert state.scores == (3, 20, 3, 20)
    state, news = happened(state, "fight C")
    assert state.scores == (0, 24, 0, 16)
    assert state.assault is not None
    assert state.assault.settled == (Change(A, -6, 0), Change(B, 4, 24), Change(C, -4, 0), Change(D, -4, 16))
    assert [told.seat for told in news if isinstance(told, Fell)] == [A, C]
    assert {told.rule for told in news if isinstance(told, Scored)} == {"DB-34"}


@pytest.mark.rule("DB-34")
def test_with_settle_round_an_attacker_may_be_saved_by_a_later_battle() -> None:
    hands = (FOUR, SEVEN, "hrs hrs brs bbo trs tbo")
    assert played(facing(*hands, lives="6 20 20"), "attack", "fight B").scores[A] == 0
    state = played(facing(*hands, lives="6 20 20", settle="round"), "attack", "fight B")
    assert state.scores[A] == 6 - 7 + power_of(hands[2])
    assert state.scores[A] > 0


@pytest.mark.rule("DB-35")
def test_what_fought_is_shown_to_all_line_by_line_with_the_new_lives() -> None:
    state, news = happened(played(facing(SEVEN, ONE, NONE, FOUR), "attack"), "fight B")
    for viewer in (A, B, C, D, WATCHER):
        view = GAME.view(state, viewer)
        assert view.assault is not None
        duo = view.assault.duos[A]
        assert duo is not None
        assert [(line.points, line.rule) for line in duo.lines] == [(2, "DB-02")] * 2 + [(2, "DB-03"), (1, "DB-03")]
        assert view.assault.battles == (
            Battle(B, 7, 1, gain=1, loss=7, winner=A, changes=(Change(A, 1, 21), Change(B, -7, 13))),
        )
    assert [told for told in news if isinstance(told, Fought | Scored)] == [
        Fought(A, A, B, 7, 1),
        Scored(A, "gain", 1, 21, "lives", "DB-33"),
        Scored(B, "loss", 7, 13, "lives", "DB-33"),
    ]


@pytest.mark.rule("DB-35")
def test_the_hand_of_a_defender_who_was_not_fought_stays_hidden() -> None:
    state = played(facing(FOUR, SEVEN, NONE, ONE, lives="3 20 20 20"), "attack", "fight B")
    assert shown(state) == [4, 7, None, None]


@pytest.mark.rule("DB-35")
def test_it_stays_hidden_when_the_game_is_broken_off() -> None:
    over = GAME.stop(played(facing(FOUR, SEVEN, NONE, ONE), "attack", "fight B"), BrokenOff())
    assert shown(over) == [4, 7, None, None]


@pytest.mark.rule("DB-40")
def test_the_last_one_with_lives_wins() -> None:
    state = played(facing(SEVEN, NONE, ONE, lives="20 5 5"), "attack", "fight B")
    assert ending(state) == ("last-one-left", "DB-40", (1, 3, 2))
    assert GAME.to_act(state) == frozenset()
    assert refused(state, "open", A) == ("DB-40", "game-over")


@pytest.mark.rule("DB-40")
def test_who_went_out_later_is_ranked_higher_and_equal_powers_share() -> None:
    hands = (SEVEN, "-", ONE, "hrs hrs bbo bpd brd brs")
    state = played(facing(*hands, lives="20 0 5 5", round="3"), "attack", "fight C")
    assert ending(state) == ("last-one-left", "DB-40", (1, 4, 2, 3))
    nothing_too = "bpo bro hbo hpd hps hps"
    state = played(facing(SEVEN, NONE, nothing_too, lives="20 5 5"), "attack", "fight B")
    assert ending(state) == ("last-one-left", "DB-40", (1, 2, 2))


@pytest.mark.rule("DB-40")
def test_an_attacker_may_fall_and_lose_the_game() -> None:
    assert ending(played(facing(FOUR, SEVEN, lives="5 5"), "attack")) == ("last-one-left", "DB-40", (2, 1))


def shown(state: State) -> list[int | None]:
    """The powers that lie open of the last attack, by seat."""
    assault = GAME.view(state, WATCHER).assault
    assert assault is not None
    return [None if duo is None else duo.power for duo in assault.duos]


def power_of(hand: str) -> int:
    """The power of a hand."""
    own = GAME.view(facing(hand, "hpo hpd bpo bpo tpd tps"), A).own
    assert own is not None
    return own.duo.power
