"""The final phase: LG-70 to LG-79."""

import pytest

from speeltafel.core.game import Points
from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.model import Earned, EventBegan, EventEnded, ExtraTurn, GhostTeam, LizzyTeam, Took
from tests.games.lizzy_ghosties.table import (
    BEGUN,
    FINAL,
    A,
    B,
    C,
    D,
    draw,
    ending,
    event,
    happened,
    heard,
    played,
    refused,
    told,
    tops,
)

LIZZIES = ("turn: lizzies",)
GHOSTIES = ("turn: ghosties",)
ALONE = FINAL.replace("B hbs 2/bpo tpo", "B ghostie 4")
ONE_BURN_CARD = FINAL.replace("burn 1/hro bbd tps", "burn - - tps")
NINE = """
    A 3/hrs 3/bbo 2/tpo
    B hbs 2/bpo tpo
    C ghostie 3
    D ghostie 3
    E ghostie 2
    F ghostie 2
    G ghostie 2
    H ghostie 2
    I ghostie 2
    burn - bbd tps
"""


@pytest.mark.rule("LG-70")
def test_two_lizzies_left_stop_the_turn_and_team_lizzies_begins() -> None:
    table = draw(BEGUN.replace("B 2/hrd 2/bps 2/tbd", "B ghostie 3").replace("D 2/hpo 2/brs", "D hpo -"), "passed: C")
    after, news = happened(table, "steal D h")
    assert [str(one.__struct_config__.tag) for one in news] == ["stole", "fell", "final_began"]
    assert tops(after, A) == "hpo bbo tpo"  # what was taken stays taken
    assert after.turn == LizzyTeam()
    assert GAME.to_act(after) == {A, C}
    assert GAME.view(after, None).phase == "final"


@pytest.mark.rule("LG-70")
def test_a_burn_event_is_cut_off_too() -> None:
    table = draw("""
        A 2/hrs 2/bbo 2/tpd
        B ghostie 4
        C 2/hbs 2/brd 2/tpo
        D 2/hpo - trd
        burn hbo bpd tps
        side: tps
        event: burn won D C
    """)
    after, news = happened(table, "burn D t")
    assert [one.why for one in heard(news, EventEnded)] == ["cut_off"]
    assert after.turn == LizzyTeam()


@pytest.mark.rule("LG-71")
def test_any_member_acts_and_the_other_team_does_not() -> None:
    lizzies, ghosties = draw(FINAL, *LIZZIES), draw(FINAL, *GHOSTIES)
    assert GAME.to_act(lizzies) == {A, B}
    assert GAME.to_act(ghosties) == {C, D}
    assert refused(lizzies, "gather A t", B) is None
    assert refused(lizzies, "take A h", C) == "LG-71"
    assert [GAME.team(lizzies, seat) for seat in range(4)] == [0, 0, 1, 1]
    assert GAME.team(draw(BEGUN), A) is None
    assert played(lizzies, "B: end").turn == GhostTeam()
    assert played(ghosties, "D: take A h").turn == LizzyTeam()


@pytest.mark.rule("LG-71")
def test_single_cards_go_to_who_takes_them_and_those_of_an_event_to_who_borrowed() -> None:
    single = played(draw(FINAL, *GHOSTIES), "D: take A h")
    assert [len(single.ghosts[seat]) for seat in (C, D)] == [9, 8]
    borrowed = played(draw(FINAL, *GHOSTIES, "side: hrd"), "D: borrow A * B")
    assert event(borrowed) == "D ghost won AB"
    assert GAME.to_act(borrowed) == {C, D}
    after, news = happened(borrowed, "stop", C)
    assert [one.cards for one in heard(news, EventEnded)] == [3]
    assert [len(after.ghosts[seat]) for seat in (C, D)] == [9, 10]
    _, news = happened(borrowed, "take A t", C)  # a double again, and the event that it starts is D's too
    assert [(one.seat, one.chain) for one in heard(news, EventBegan)] == [(D, 2)]
    lost = played(draw(FINAL, *GHOSTIES, "side: hbd"), "D: borrow A * B")
    _, news = happened(lost, "take A t", C)
    assert [(one.seat, one.owner) for one in heard(news, Took)] == [(C, D)]


@pytest.mark.rule("LG-71")
def test_visits_start_at_the_left_of_who_borrowed() -> None:
    turned = """
        A ghostie 9
        B hbs 2/bpo tpo
        C ghostie 7
        D 3/hrs 3/bbo 2/tpo
        burn 1/hro bbd tps
        side: hrd
        turn: ghosties
    """
    assert event(played(draw(turned), "C: borrow D * B")) == "C ghost won DB"
    assert event(played(draw(turned), "A: borrow D * B")) == "A ghost won BD"


@pytest.mark.rule("LG-72")
def test_shift_and_gather_each_once_in_any_order_or_nothing() -> None:
    table = draw(FINAL.replace("B hbs 2/bpo tpo", "B 1/hrd 2/bpo 1/tbd"), *LIZZIES)
    assert refused(table, "end") is None
    shifted = played(table, "shift B t")
    assert tops(shifted, A) == "hrs bbo tbd"
    assert refused(shifted, "shift B h") == "LG-72"
    done = played(shifted, "gather A t")
    assert done.turn == GhostTeam()  # nothing is left to do
    gathered = played(table, "gather A t")
    assert refused(gathered, "gather A h") == "LG-72"
    assert refused(gathered, "shift B h") is None
    assert refused(table, "steal B h") == "LG-72"
    assert refused(table, "gather C h") == "LG-72"
    assert refused(table, "shift C h") == "LG-72"
    assert refused(shifted, "gather A h") == "LG-10"
    assert refused(draw(FINAL.replace("B hbs 2/bpo tpo", "B hbs 2/bpo -"), *LIZZIES), "shift B t") == "LG-72"


@pytest.mark.rule("LG-72")
def test_by_option_only_one_of_the_two() -> None:
    table = draw(FINAL.replace("B hbs 2/bpo tpo", "B 1/hrd 2/bpo 1/tbd"), *LIZZIES, "final_actions: one")
    assert played(table, "shift B t").turn == GhostTeam()
    assert played(table, "gather A t").turn == GhostTeam()
    extra = played(table, "gather A h")  # a double; its turn is over, and the extra one begins
    assert isinstance(extra.turn, LizzyTeam)
    assert not extra.turn.extra
    stopped = draw(FINAL, *LIZZIES, "final_actions: one", "gathered: yes")
    assert refused(stopped, "shift A h") == "LG-72"
    assert refused(stopped, "gather A h") == "LG-72"


@pytest.mark.rule("LG-73")
def test_a_double_earns_one_extra_turn_and_no_event() -> None:
    table = draw(FINAL, *LIZZIES)
    after, news = happened(table, "gather A h")  # hro bbo tpo
    assert [one.seat for one in heard(news, ExtraTurn)] == [A]
    assert event(after) == "no"
    again = played(after, "end")
    assert isinstance(again.turn, LizzyTeam)
    assert played(again, "end").turn == GhostTeam()
    assert not heard(happened(table, "gather A t")[1], ExtraTurn)


@pytest.mark.rule("LG-73")
def test_at_most_one_extra_turn_in_a_turn_and_the_extra_turn_may_earn_the_next() -> None:
    table = draw("""
        A 3/hrs 3/bbo 2/tpo
        B hbs 2/bps 1/tpd
        C ghostie 9
        D ghostie 7
        burn 1/hro bbd tps
        turn: lizzies
    """)
    first = played(table, "shift B t")  # hrs bbo tpd: a double
    assert isinstance(first.turn, LizzyTeam)
    assert first.turn.extra
    _, news = happened(first, "gather A t")  # hrs bbo tps: single
    assert not heard(news, ExtraTurn)
    second = played(first, "end")
    _, news = happened(played(draw(FINAL, *LIZZIES), "gather A h", "end"), "gather A t")  # hro bbo tps
    assert not heard(news, ExtraTurn)
    assert isinstance(second.turn, LizzyTeam)
    assert len(second.turn.earned) == 1


@pytest.mark.rule("LG-73")
def test_a_second_double_in_the_same_turn_earns_nothing_more() -> None:
    table = draw("""
        A 3/hrs 3/bbo 2/tpo
        B 2/hbo 2/brs 1/tpd
        C ghostie 9
        D ghostie 7
        burn 1/hro bbd tpd*
        turn: lizzies
    """)
    first, news = happened(table, "shift B t")  # hrs bbo tpd
    assert len(heard(news, ExtraTurn)) == 1
    second, news = happened(first, "gather B t")  # hbo brs tpd*, a double too
    assert not heard(news, ExtraTurn)
    assert second.turn == LizzyTeam(earned=(Earned(A, ("hrs", "bbo", "tpd")),))  # the one extra turn


@pytest.mark.rule("LG-73")
def test_the_same_cards_on_the_same_lizzy_earn_it_once_until_the_ghosties_have_played() -> None:
    table = draw("""
        A 3/hrs 3/bbo 2/tpo
        B 2/hbo 2/brs 1/tpd
        C ghostie 9
        D ghostie 7
        burn 1/hro bbd tps
        turn: lizzies
    """)
    there = played(table, "shift B t", "end")  # a double on A
    back = played(there, "shift A t", "end")  # and one on B
    assert back.turn == LizzyTeam(earned=(Earned(A, ("hrs", "bbo", "tpd")), Earned(B, ("hbo", "brs", "tpd"))))
    again, news = happened(back, "shift B t")
    assert not heard(news, ExtraTurn)
    ghosties = played(again, "end")
    assert ghosties.turn == GhostTeam()
    assert played(ghosties, "take B h").turn == LizzyTeam()


@pytest.mark.rule("LG-74")
def test_the_burn_lizzy_need_not_stay_valid_and_an_empty_pile_is_no_source() -> None:
    table = draw(FINAL.replace("burn 1/hro bbd tps", "burn hro bbd 1/tps"), *LIZZIES)
    after = played(table, "gather A h")
    assert tops(after, None) == "- bbd tps"
    again = played(after, "end")
    assert refused(again, "gather A h") == "LG-74"
    assert refused(again, "gather A t") is None
    ghosties = draw(FINAL.replace("burn 1/hro bbd tps", "burn 1/hro - tps"), *GHOSTIES)
    assert refused(ghosties, "borrow A * B") == "LG-61"


@pytest.mark.rule("LG-75")
def test_team_ghosties_takes_one_card_or_borrows_of_both_lizzies_and_the_burn_lizzy() -> None:
    table = draw(FINAL, *GHOSTIES, "side: hrd")
    assert refused(table, "end") == "LG-75"
    assert refused(table, "skip") == "LG-75"
    assert refused(table, "take B b") is None
    assert refused(table, "borrow B * A") == "LG-61"
    assert refused(table, "borrow A B A") == "LG-61"
    after = played(table, "borrow A * B")
    assert event(after) == "C ghost won AB"
    assert tops(after, None).split()[1] == "-"


@pytest.mark.rule("LG-75")
@pytest.mark.rule("LG-76")
def test_the_event_is_held_against_those_who_are_left_were_it_one() -> None:
    table = draw(FINAL.replace("B hbs 2/bpo tpo", "B - 2/bpo tpo"), *GHOSTIES, "side: hrd")
    after, news = happened(table, "borrow A * B")
    assert [str(one.__struct_config__.tag) for one in news][:3] == ["borrowed", "fell", "event_began"]
    assert event(after) == "C ghost won A"
    assert GAME.to_act(after) == {B, C, D}


@pytest.mark.rule("LG-76")
def test_who_falls_changes_sides_and_the_other_plays_on_alone() -> None:
    table = draw(FINAL.replace("B hbs 2/bpo tpo", "B hbs - tpo"), *GHOSTIES)
    after = played(table, "take B h")
    assert ending(after) is None
    assert GAME.to_act(after) == {A}
    assert len(after.ghosts[B]) == 1
    assert refused(after, "shift A h") == "LG-76"
    assert refused(played(after, "end"), "borrow A * B") == "LG-76"


@pytest.mark.rule("LG-76")
def test_no_shift_makes_a_lizzy_fall() -> None:
    table = draw(FINAL.replace("B hbs 2/bpo tpo", "B hrd - tpo"), *LIZZIES)
    assert refused(table, "shift B h") == "LG-76"
    assert refused(table, "shift B t") == "LG-76"
    assert not any(GAME.notation.write_action(act).startswith("shift B") for act in GAME.choices(table, A))
    alone = draw(FINAL.replace("B hbs 2/bpo tpo", "B 1/hrd - tpo"), *LIZZIES)
    assert refused(alone, "shift B h") is None


@pytest.mark.rule("LG-77")
def test_the_last_burn_card_ends_the_game_before_anything_else() -> None:
    after, news = happened(draw(ONE_BURN_CARD, *LIZZIES), "gather A t")
    assert [str(one.__struct_config__.tag) for one in news] == ["gathered"]
    assert ending(after) == ("lizzies-win", "LG-78", (A, B))
    double = draw(ONE_BURN_CARD.replace("tps", "tpd"), *LIZZIES)
    assert told(double, "gather A t") == ["gathered"]  # no extra turn any more


@pytest.mark.rule("LG-77")
def test_the_ghosties_may_take_the_last_burn_card_and_keep_their_body() -> None:
    table = draw(FINAL.replace("burn 1/hro bbd tps", "burn - bbd -"), *GHOSTIES, "side: hrd")
    after, news = happened(table, "borrow A * B")
    assert heard(news, EventEnded)[0].why == "no_event"
    assert ending(after) == ("ghosties-win", "LG-78", (C, D))
    assert len(after.ghosts[C]) == 12


@pytest.mark.rule("LG-77")
def test_with_nine_players_too_the_last_burn_card_ends_the_game_whoever_takes_it() -> None:
    lizzies = draw(NINE.replace("burn - bbd tps", "burn - - tps"), *LIZZIES)
    assert ending(played(lizzies, "gather A t")) == ("lizzies-win", "LG-78", (A, B))
    ghosties = draw(NINE.replace("burn - bbd tps", "burn - bbd -"), *GHOSTIES, "side: hrd")
    assert ending(played(ghosties, "I: borrow A * B")) == ("ghosties-win", "LG-78", tuple(range(C, 9)))


@pytest.mark.rule("LG-77")
def test_with_nine_players_too_a_burn_card_that_is_left_keeps_the_game_going() -> None:
    assert ending(played(draw(NINE, *LIZZIES), "gather A t")) is None
    assert ending(played(draw(NINE, *GHOSTIES, "side: hrd"), "I: borrow A * B")) is None


@pytest.mark.rule("LG-78")
def test_more_cards_win_and_a_tie_is_the_ghosties() -> None:
    for ghosties, reason in ((7, "lizzies-win"), (8, "ghosties-win"), (9, "ghosties-win")):
        table = draw(ONE_BURN_CARD.replace("D ghostie 7", f"D ghostie {ghosties}"), *LIZZIES)
        after = played(table, "gather A t")  # 17 cards against 9 and these
        assert GAME.view(after, A).teams.lizzies == 17
        assert ending(after) is not None
        assert ending(after)[0] == reason  # type: ignore[index]


@pytest.mark.rule("LG-78")
def test_everyone_shares_the_result_of_the_own_team() -> None:
    result = GAME.result(played(draw(ONE_BURN_CARD, *LIZZIES), "gather A t"))
    assert result is not None
    assert result.places == (1, 1, 3, 3)
    assert result.points is not None
    assert [line for lines in result.points for line in lines] == [
        Points("lizzy-cards", 12, "LG-78"),
        Points("lizzy-cards", 5, "LG-78"),
        Points("ghostie-cards", 9, "LG-78"),
        Points("ghostie-cards", 7, "LG-78"),
    ]


@pytest.mark.rule("LG-79")
def test_whose_fall_ends_the_game_loses_and_the_ghosties_win() -> None:
    alone = draw(ALONE.replace("A 3/hrs 3/bbo 2/tpo", "A - 3/bbo tpo"), *GHOSTIES)
    after = played(alone, "take A t")
    assert ending(after) == ("no-lizzy-left", "LG-79", (B, C, D))
    result = GAME.result(after)
    assert result is not None
    assert result.places == (4, 1, 1, 1)


@pytest.mark.rule("LG-79")
def test_it_is_looked_at_before_the_last_burn_card() -> None:
    table = draw("""
        A hrs 3/bbo -
        B - 2/bpo tpo
        C ghostie 2
        D ghostie 2
        burn - bbd -
        turn: ghosties
    """)
    assert ending(played(table, "borrow A * B")) == ("no-lizzy-left", "LG-79", (C, D))
