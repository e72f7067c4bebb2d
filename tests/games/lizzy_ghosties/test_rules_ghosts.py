"""Becoming a Ghostie, and a Ghostie's turn: LG-50 to LG-65, with three players LG-90 and LG-91."""

import pytest

from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.model import (
    Borrowed,
    Drew,
    EventBegan,
    EventEnded,
    Fell,
    GhostEvent,
    Haunting,
    Inherited,
    LizzyTeam,
    Lucky,
    Passing,
    Took,
)
from tests.games.lizzy_ghosties.table import (
    BEGUN,
    HAUNTED,
    THREE,
    A,
    B,
    C,
    D,
    draw,
    ending,
    event,
    happened,
    heard,
    passing,
    played,
    refused,
    told,
    tops,
    why_not,
)

# The body that A has borrowed, and what B, C and D still show.
GHOST_EVENT = """
    A ghostie 5
    B 2/hro 2/bbd 2/tbd
    C 2/hps 2/bbs 2/tbo
    D 2/hpo 2/brs 2/tpd
    burn hrs bpd tpo
    borrowed hrd bbo tps
    side: hrd
"""
FALLING = BEGUN.replace("C 2/hbs 2/brd 2/tpd", "C - 2/brd tpd")


@pytest.mark.rule("LG-50")
def test_with_one_part_left_a_lizzy_is_a_ghostie_with_its_cards_face_down() -> None:
    table = draw(FALLING, "passed: B", "side: hbo")
    after, news = happened(table, "steal C t")
    (fell,) = heard(news, Fell)
    assert (fell.seat, fell.cards) == (C, 3)
    assert after.lizzies[C] is None
    assert len(after.ghosts[C]) == 3


@pytest.mark.rule("LG-50")
def test_with_two_parts_a_lizzy_lives_on() -> None:
    after = played(draw(BEGUN.replace("C 2/hbs 2/brd 2/tpd", "C hbs 2/brd tpd"), "passed: B"), "steal C t")
    assert after.lizzies[C] is not None


@pytest.mark.rule("LG-50")
def test_a_new_ghostie_haunts_in_the_own_next_turn() -> None:
    table = played(draw(FALLING, "passed: B", "side: hbo"), "steal C t", "stop", "end")
    assert passing(table) == "BD"
    assert isinstance(played(table, "end").turn, Haunting)


@pytest.mark.rule("LG-51")
def test_it_happens_at_once_in_the_middle_of_an_event_and_the_fallen_are_visited_no_more() -> None:
    table = draw("""
        A 2/hrs 2/bro 2/trd
        B 2/hro 2/bbs 2/tbd
        C - 2/bps trd
        D hbd - tbo
        E 2/hbo 2/bbo 2/tps
        burn hro* bpd tbs
        side: hrd
        event: steal won C D E B
    """)
    after, news = happened(table, "steal C t")  # still all red in three patterns: the event begins anew without C
    assert [one.seat for one in heard(news, Fell)] == [C]
    assert event(after).startswith("A steal")
    assert "C" not in event(after).split()[-1]


@pytest.mark.rule("LG-51")
def test_several_fall_one_after_another() -> None:
    table = draw(HAUNTED.replace("B 2/hro 2/bbd 2/tbs", "B hro 2/bbd -").replace("D 2/hpo 2/brs 2/tpd", "D 2/hpo - tpd")
                 .replace("burn", "E 2/hbd 2/bpo 2/trs\nburn"))  # fmt: skip
    _, news = happened(table, "borrow B C D")
    assert [one.seat for one in heard(news, Fell)] == [B, D]


@pytest.mark.rule("LG-52")
def test_a_ghostie_pile_is_closed_and_its_height_public() -> None:
    table = draw(HAUNTED)
    seen = GAME.view(table, A).players[A]
    assert (seen.lizzy, seen.pile) == (None, 5)
    hidden = set(table.ghosts[A])
    assert not any(card in str(seen) for card in hidden)


@pytest.mark.rule("LG-60")
def test_a_ghostie_takes_any_top_card_onto_its_pile_and_the_turn_ends() -> None:
    table = draw(HAUNTED)
    after, news = happened(table, "take C b")
    (took,) = heard(news, Took)
    assert (took.seat, took.opponent, took.card, took.onto, took.owner) == (A, C, "bbs", "pile", A)
    assert len(after.ghosts[A]) == 6
    assert passing(after) == "BC"


@pytest.mark.rule("LG-60")
def test_one_of_the_two_must_be_done() -> None:
    table = draw(HAUNTED)
    assert refused(table, "end") == "LG-60"
    assert refused(table, "skip") == "LG-60"
    assert refused(table, "steal B h") == "LG-60"
    assert refused(table, "take A h") == "LG-60"
    assert refused(draw(HAUNTED.replace("B 2/hro", "B -")), "take B h") == "LG-60"


@pytest.mark.rule("LG-61")
def test_a_body_is_one_card_each_of_three_living_lizzies_and_a_double() -> None:
    table = draw(HAUNTED, "side: hrd")
    assert refused(table, "borrow C B D") == "LG-61"
    assert refused(table, "borrow B B D") == "LG-61"
    assert refused(table, "borrow B C *") == "LG-61"
    assert refused(table, "borrow B C A") == "LG-61"
    after, news = happened(table, "borrow B C D")
    (borrowed,) = heard(news, Borrowed)
    assert borrowed.cards == ("hro", "bbs", "tpd")
    assert borrowed.sources == (B, C, D)
    assert event(after) == "A ghost won BCD"


@pytest.mark.rule("LG-61")
def test_a_double_with_two_cards_of_one_lizzy_is_not_borrowed() -> None:
    table = draw(HAUNTED.replace("2/bbd", "2/bbs").replace("C 2/hps 2/bbs", "C 2/hps 2/bbd"))
    refusal = why_not(table, "borrow B B D")  # hro bbs tpd
    assert refusal is not None
    assert (refusal.rule, refusal.why) == ("LG-61", "one-card-of-each")


@pytest.mark.rule("LG-61")
def test_three_gold_cards_are_borrowed_only_as_a_double() -> None:
    table = draw(HAUNTED.replace("2/hro", "2/hro*").replace("2/bbs", "2/bro*").replace("2/tpd", "2/tbs*"))
    assert refused(table, "borrow B C D") == "LG-61"


@pytest.mark.rule("LG-62")
def test_the_three_leave_together_and_two_lizzies_left_begin_the_final_phase_without_event() -> None:
    table = draw(HAUNTED.replace("B 2/hro 2/bbd 2/tbs", "B hro 2/bbd -"))
    after, news = happened(table, "borrow B C D")
    assert [str(one.__struct_config__.tag) for one in news] == ["borrowed", "fell", "event_ended", "final_began"]
    assert heard(news, EventEnded)[0].why == "no_event"
    assert after.turn == LizzyTeam()
    assert len(after.ghosts[A]) == 8
    assert {"hro", "bbs", "tpd"} <= set(after.ghosts[A])


@pytest.mark.rule("LG-62")
@pytest.mark.rule("LG-91")
def test_one_lizzy_left_ends_the_game_as_with_three_players() -> None:
    table = draw(
        HAUNTED.replace("B 2/hro 2/bbd 2/tbs", "B hro 2/bbd -").replace("D 2/hpo 2/brs 2/tpd", "D 2/hpo - tpd")
    )
    after, news = happened(table, "borrow B C D")
    assert [(one.seat, one.cards) for one in heard(news, Inherited)] == [(C, 3)]
    result = ending(after)
    assert result == ("last-lizzy-loses", "LG-91", (A, B, D))


@pytest.mark.rule("LG-62")
@pytest.mark.rule("LG-79")
def test_no_lizzy_left_is_a_win_of_the_ghosties_and_who_fell_then_loses() -> None:
    table = draw("""
        A ghostie 5
        B hro 2/bbd -
        C - bbs tbo
        D 2/hpo - tpd
        burn hrs bpd tpo
    """)
    after = played(table, "borrow B C D")
    assert ending(after) == ("no-lizzy-left", "LG-79", (A,))
    result = GAME.result(after)
    assert result is not None
    assert result.places == (1, 2, 2, 2)
    assert result.points is not None
    assert [line.what for lines in result.points for line in lines] == ["ghostie-cards", *["lizzy-cards"] * 3]


@pytest.mark.rule("LG-63")
@pytest.mark.parametrize(
    ("side", "won"), [("hrd", "won"), ("hbo", "lost"), ("bbo", "won"), ("tps", "won"), ("tro", "lost")]
)
def test_a_ghost_event_is_won_by_the_colour_of_the_same_part(side: str, won: str) -> None:
    assert event(played(draw(HAUNTED, f"side: {side}"), "borrow B C D")).startswith(f"A ghost {won}")


@pytest.mark.rule("LG-63")
def test_a_golden_body_draws_like_any_other_unless_golden_ghosts_is_on() -> None:
    gold = HAUNTED.replace("2/hro", "2/hro*").replace("2/bbs", "2/bbs*").replace("2/tpd", "2/tpd*")
    off, on = (happened(draw(gold, "side: hbo", *facts), "borrow B C D") for facts in ((), ("golden_ghosts: on",)))
    assert heard(off[1], Drew)
    assert event(off[0]).startswith("A ghost lost")
    assert heard(on[1], Lucky)
    assert event(on[0]).startswith("A ghost won")


@pytest.mark.rule("LG-64")
def test_won_a_card_of_each_in_turn_goes_onto_the_body_and_keeps_it_valid() -> None:
    table = draw(GHOST_EVENT, "event: ghost won B C D")
    assert refused(table, "take C h") == "LG-64"
    assert refused(table, "take B b") is None
    assert refused(table, "take B t") == "LG-10"
    assert refused(table, "steal B h") == "LG-64"
    assert refused(draw(GHOST_EVENT.replace("B 2/hro", "B -"), "event: ghost won B C D"), "take B h") == "LG-64"
    after, news = happened(table, "take B h")
    (took,) = heard(news, Took)
    assert (took.onto, took.owner) == ("body", A)
    assert GAME.view(after, A).borrowed.tops == ("hro", "bbo", "tps")  # type: ignore[union-attr]
    assert event(after) in ("A ghost won CD", "A ghost won D")
    assert "skipped" in told(table, "skip")


@pytest.mark.rule("LG-64")
def test_lost_one_card_of_choice_goes_onto_the_body_or_straight_to_the_pile() -> None:
    table = draw(GHOST_EVENT, "event: ghost lost B C D")
    assert refused(table, "skip") == "LG-20"
    onto_body, onto_pile = happened(table, "take B h"), happened(table, "take C t")
    assert [one.onto for _, news in (onto_body, onto_pile) for one in heard(news, Took)] == ["body", "pile"]
    assert [len(after.ghosts[A]) for after, _ in (onto_body, onto_pile)] == [9, 9]
    assert [passing(after) for after, _ in (onto_body, onto_pile)] == ["BC", "BC"]
    assert refused(table, "stop") is None


@pytest.mark.rule("LG-65")
def test_a_new_double_on_the_body_chains_from_the_ghosties_left_also_after_a_lost_draw() -> None:
    chaining = GHOST_EVENT.replace("C 2/hps 2/bbs", "C 2/hps 2/bbo").replace("hrd bbo tps", "hrd bbs tps")
    for how in ("won C D", "lost B C D"):
        _, news = happened(draw(GHOST_EVENT, "event: ghost lost B C D"), "take B h")  # three colours only
        assert not heard(news, EventBegan)
        after, news = happened(draw(chaining, f"event: ghost {how}"), "take C b")  # hrd bbo tps
        assert [one.chain for one in heard(news, EventBegan)] == [2]
        assert event(after) == "A ghost won BCD"


@pytest.mark.rule("LG-65")
def test_when_it_ends_all_its_cards_go_onto_the_pile_and_the_turn_ends() -> None:
    after, news = happened(draw(GHOST_EVENT, "event: ghost won B C D"), "stop")
    assert [(one.why, one.cards) for one in heard(news, EventEnded)] == [("will", 3)]
    assert len(after.ghosts[A]) == 8
    assert GAME.view(after, A).borrowed is None
    assert passing(after) == "BC"


@pytest.mark.rule("LG-65")
@pytest.mark.rule("LG-70")
def test_a_ghost_event_is_cut_off_by_the_final_phase() -> None:
    table = draw(GHOST_EVENT.replace("B 2/hro 2/bbd 2/tbd", "B hro - 2/tbd"), "event: ghost won B C D")
    after, news = happened(table, "take B h")
    assert [one.why for one in heard(news, EventEnded)] == ["cut_off"]
    assert len(after.ghosts[A]) == 9
    assert after.turn == LizzyTeam()


@pytest.mark.rule("LG-90")
def test_with_three_players_there_is_no_final_phase_and_no_borrowing() -> None:
    table = draw(THREE)
    assert refused(table, "borrow A B *") == "LG-90"
    after = played(table, "take A h")
    assert isinstance(after.turn, Passing)
    assert GAME.view(after, A).phase == "ghosties"


@pytest.mark.rule("LG-90")
def test_with_burn_borrow_the_burn_lizzy_is_the_third_source() -> None:
    won = draw("""
        A 3/hrs 3/bbo 2/tpo
        B 2/hbs 2/bps 2/tpo
        C ghostie 9
        burn hro bbd 1/tpd
        turn: C
        side: hrd
        burn_borrow: on
    """)
    assert refused(won, "borrow A B A") == "LG-61"
    assert refused(won, "borrow B A *") == "LG-61"
    after, _ = happened(won, "borrow A * B")  # hrs bbd tpo
    assert tops(after, None) == "hro - tpd"  # an empty pile does not end the game
    assert event(after) == "C ghost won AB"
    assert isinstance(after.turn, GhostEvent)
    assert refused(played(after, "stop", "end", "end"), "borrow A * B") == "LG-61"
    four = draw(HAUNTED, "burn_borrow: on")
    refusal = why_not(four, "borrow B * D")  # with more players it is a source in the final phase only
    assert refusal
    assert (refusal.rule, refusal.why) == ("LG-61", "not-of-the-burn-lizzy")


@pytest.mark.rule("LG-91")
def test_the_last_lizzy_inherits_and_wins_by_more_cards() -> None:
    after, news = happened(draw(THREE), "take B h")
    assert [(one.seat, one.cards) for one in heard(news, Inherited)] == [(A, 7)]
    assert ending(after) == ("last-lizzy-wins", "LG-91", (A,))
    assert tops(after, A) == "hrs bbo tpo"  # what it inherits lies under its own: nothing new comes to light
    poor = draw(THREE.replace("A 3/hrs 3/bbo 2/tpo", "A hrs bbo tpo"))
    after = played(poor, "take B h")
    assert ending(after) == ("last-lizzy-loses", "LG-91", (B, C))


@pytest.mark.rule("LG-91")
def test_as_many_cards_are_not_more() -> None:
    even = draw(THREE.replace("A 3/hrs 3/bbo 2/tpo", "A hrs 1/bbo tpo"))  # 4 and 7 against 9, 1 and 1
    assert ending(played(even, "take B h")) == ("last-lizzy-loses", "LG-91", (B, C))
