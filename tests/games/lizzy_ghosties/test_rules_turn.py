"""A Lizzy's turn: LG-20 to LG-24."""

import pytest

from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.model import EventBegan, EventEnded, Fell, Gave, Passing, Skipped, Stole, TurnEnded
from tests.games.lizzy_ghosties.table import (
    BEGUN,
    BURNING,
    FINAL,
    HAUNTED,
    A,
    B,
    D,
    draw,
    event,
    happened,
    heard,
    passing,
    played,
    refused,
    told,
    tops,
)

LAST_HEAD = BEGUN.replace("A 2/hrs 2/bbo 2/tpo", "A hrs 2/bbo -")


@pytest.mark.rule("LG-20")
def test_the_others_are_passed_once_each_in_turn() -> None:
    table = draw(BEGUN)
    assert refused(table, "steal C t") == "LG-20"
    assert refused(table, "give D h") == "LG-20"
    seen = [passing(table)]
    for _ in range(3):
        table = played(table, "skip")
        seen.append(passing(table))
    assert seen == ["AB", "AC", "AD", "BC"]


@pytest.mark.rule("LG-20")
def test_one_thing_with_each_opponent() -> None:
    after = played(draw(BEGUN), "steal B h")
    assert passing(after) == "AC"
    assert refused(after, "steal B t") == "LG-20"


@pytest.mark.rule("LG-20")
def test_ghosties_are_passed_over() -> None:
    table = draw(BEGUN.replace("B 2/hrd 2/bps 2/tbd", "B ghostie 4"))
    assert passing(table) == "AC"
    assert refused(table, "steal B h") == "LG-20"
    assert refused(table, "give B h") == "LG-20"


@pytest.mark.rule("LG-20")
def test_an_opponent_with_whom_nothing_is_possible_is_skipped_by_itself() -> None:
    nothing = draw("""
        A 2/hrs 2/brs -
        B 2/hbd 2/bbo -
        C 2/hbs 2/brd 2/tpd
        burn hrd bpo trd
        turn: C
    """)
    after, news = happened(nothing, "end")
    assert [(one.seat, one.opponent, one.why) for one in heard(news, Skipped)] == [(A, B, "impossible")]
    assert passing(after) == "AC"


@pytest.mark.rule("LG-20")
def test_a_visit_where_no_card_fits_is_skipped_and_a_lost_event_with_none_is_over() -> None:
    table = draw(BURNING.replace("B 2/hrd 2/bps 2/tbd", "B 2/hrd 2/bbo -"), "event: burn won D B C")
    after, news = happened(table, "skip")
    assert [(one.opponent, one.why) for one in heard(news, Skipped)] == [(D, "will"), (B, "impossible")]
    assert event(after) == "A burn won C"
    lost = draw("""
        A 2/hrs 2/bbo 2/tpo
        B - 2/bps 2/tpo
        C - 2/bpo 2/tpd
        burn - bpo trd
        side: tbd
        passed: B
    """)
    after, news = happened(lost, "steal C t")
    assert heard(news, EventEnded)[0].why == "no_card_fits"
    assert event(after) == "no"


@pytest.mark.rule("LG-20")
def test_all_that_is_left_of_a_turn_or_an_event_may_be_skipped_at_once() -> None:
    assert passing(played(draw(BEGUN), "end")) == "BC"
    running = played(draw(BEGUN, "passed: B", "side: tps"), "steal C t")
    assert event(running).startswith("A burn won")
    assert refused(running, "end") == "LG-38"
    after = played(running, "stop")
    assert (event(after), passing(after)) == ("no", "AD")
    assert refused(after, "stop") == "LG-20"
    lost = played(draw(BEGUN, "passed: B", "side: tro"), "steal C t")
    assert refused(lost, "skip") == "LG-20"


@pytest.mark.rule("LG-21")
def test_the_top_card_of_an_opponent_lies_on_the_own_lizzy() -> None:
    table = draw(BEGUN.replace("2/hrd", "1/hpo/hrd"))
    after, news = happened(table, "steal B h")
    assert tops(after, A) == "hrd bbo tpo"
    assert tops(after, B) == "hpo bps tbd"
    (stole,) = heard(news, Stole)
    assert (stole.seat, stole.opponent, stole.card, stole.uncovered) == (A, B, "hrd", "hpo")
    assert refused(draw(BEGUN.replace("B 2/hrd 2/bps 2/tbd", "B - 2/bps 2/tbd")), "steal B h") == "LG-21"


@pytest.mark.rule("LG-22")
def test_an_own_top_card_lies_on_the_lizzy_of_the_opponent_and_starts_nothing() -> None:
    table = draw("""
        A 2/hrs 2/bbo 2/tpo
        B 2/hpo 2/bro 2/trd
        C 2/hbs 2/brd 2/tpd
        burn hbd bpo trd
        side: hro
    """)
    after, news = happened(table, "give B h")  # all red, three patterns
    assert tops(after, B) == "hrs bro trd"
    assert (event(after), passing(after)) == ("no", "AC")
    assert heard(news, Gave)[0].shows == "cs-pd"
    assert refused(draw(LAST_HEAD), "give B t") == "LG-22"


@pytest.mark.rule("LG-22")
def test_with_gift_events_a_given_double_is_the_givers_event() -> None:
    table = draw("""
        A 2/hrs 2/bbo 2/tpo
        B 2/hpo 2/bro 2/trd
        C 2/hbs 2/brd 2/tpd
        burn hbd bpo trd
        side: hro*
        gift_events: on
    """)
    after, news = happened(table, "give B h")
    assert event(after) == "A steal won CB"  # red as the receiver is, and the receiver comes last
    assert [one.made_on for one in heard(news, EventBegan)] == [B]
    assert event(happened(draw(BEGUN, "gift_events: on"), "give B h")[0]) == "no"


@pytest.mark.rule("LG-23")
def test_giving_the_last_card_of_a_part_makes_a_ghostie_and_ends_the_turn() -> None:
    after, news = happened(draw(LAST_HEAD), "give B h")
    assert after.lizzies[A] is None
    assert [one.seat for one in heard(news, Fell)] == [A]
    assert heard(news, TurnEnded)[0].why == "ghostie"
    assert isinstance(after.turn, Passing)
    assert after.turn.seat == B


@pytest.mark.rule("LG-23")
def test_who_falls_by_a_gift_has_no_event_of_it() -> None:
    table = draw("""
        A hrs 2/bbo -
        B 2/hpo 2/bro 2/trd
        C 2/hbs 2/brd 2/tpd
        D 2/hbd 2/bps 2/tbs
        burn hbd bpo tro
        side: hro*
        gift_events: on
    """)
    assert "event_began" not in told(table, "give B h")


@pytest.mark.rule("LG-23")
def test_such_a_gift_is_offered_with_a_warning_and_no_other_is() -> None:
    table = draw(LAST_HEAD)
    offer = GAME.offer(table, A)
    warned = [GAME.notation.write_action(offer.acts[at]) for at, _ in offer.warnings]
    assert warned == ["give B h"]
    assert {key for _, key in offer.warnings} == {"warning-makes-you-a-ghostie"}
    assert GAME.offer(draw(BEGUN), A).warnings == ()
    assert GAME.offer(draw(LAST_HEAD.replace("A hrs", "A 1/hrs")), A).warnings == ()
    assert GAME.offer(draw(BEGUN.replace("A 2/hrs", "A hrs")), A).warnings == ()  # two parts would be left


@pytest.mark.rule("LG-23")
def test_in_the_final_phase_it_is_not_allowed() -> None:
    table = draw(FINAL.replace("B hbs 2/bpo tpo", "B hbs - tpo"), "turn: lizzies")
    assert refused(table, "shift B h") == "LG-76"


@pytest.mark.rule("LG-24")
def test_who_falls_and_the_phase_come_before_the_combination() -> None:
    table = draw("""
        A 2/hrs 2/bbo 2/tpo
        B ghostie 3
        C - 2/brd tpd
        D 2/hpo 2/brs 2/tbo
        burn hbd bpo trd
        side: tps
    """)
    after, news = happened(table, "steal C t")  # a double, and C falls, and two Lizzies are left
    tags = [str(one.__struct_config__.tag) for one in news]
    assert tags == ["stole", "fell", "final_began"]
    assert event(after) == "no"


@pytest.mark.rule("LG-24")
def test_a_fall_without_a_new_phase_leaves_the_event() -> None:
    table = draw("""
        A 2/hrs 2/bbo 2/tpo
        B 2/hbd 2/bpo 2/tbd
        C - 2/brd tpd
        D 2/hpo 2/brs 2/tbo
        burn hbo bpo trd
        passed: B
        side: tps
    """)
    after, news = happened(table, "steal C t")
    tags = [str(one.__struct_config__.tag) for one in news]
    assert tags[:4] == ["stole", "fell", "event_began", "drew"]
    assert event(after).startswith("A burn won")
    assert "C" not in event(after).split()[-1]


@pytest.mark.rule("LG-24")
def test_a_ghostie_that_makes_the_next_player_fall_finds_the_next_player_a_ghostie() -> None:
    table = draw(HAUNTED.replace("B 2/hro 2/bbd 2/tbs", "B hro - 2/tbs").replace("burn", "E 2/hbd 2/brd 2/trs\nburn"))
    after, news = happened(table, "take B h")
    assert [str(one.__struct_config__.tag) for one in news] == ["took", "fell", "turn_ended"]
    assert GAME.to_act(after) == {B}
    assert refused(after, "take C h") is None
