"""A round of Dizzy Duo Battle up to the attack: dealing, turns, piles, what may be seen, deadlines (DB-10 to DB-25)."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.entry import BrokenOff
from speeltafel.games.dizzy_duo_battle import GAME
from speeltafel.games.dizzy_duo_battle.model import Dealt, Laid, Options, Pass, Reshuffled, State, Took
from speeltafel.kit.lizzy.cards import deck
from tests.games.dizzy_duo_battle.secrets import pieces
from tests.games.dizzy_duo_battle.table import (
    FOUR,
    NONE,
    ONE,
    SEVEN,
    WATCHER,
    A,
    B,
    C,
    acting,
    draw,
    ending,
    facing,
    happened,
    played,
    refused,
    setup,
    timed_out,
)

TABLE = """
    A hbs hbo bbo brs tbs tps
    B hpd hps bpd bro tpd trd
    open: hrd tbo
"""


@pytest.mark.rule("DB-10")
def test_everybody_starts_with_the_same_lives() -> None:
    assert setup(4).scores == (20,) * 4
    assert setup(3, lives=7).scores == (7,) * 3
    for wrong in (4, 100):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"lives": wrong}, Options)


@pytest.mark.rule("DB-11")
@pytest.mark.parametrize("seats", range(2, 10))
def test_everybody_gets_six_cards_and_one_opens_the_open_pile(seats: int) -> None:
    state = setup(seats)
    assert [len(hand) for hand in state.hands] == [6] * seats
    assert len(state.open) == 1
    assert pieces(state) == Counter(deck(2 if seats == 9 else 1))
    assert len(state.blind) == (107 if seats == 9 else 53) - 6 * seats


@pytest.mark.rule("DB-11")
def test_so_many_decks_as_the_option_says_but_two_for_nine() -> None:
    assert pieces(setup(2, decks="2")) == Counter(deck(2))
    assert pieces(setup(9, decks="1")) == Counter(deck(2))
    assert pieces(setup(8, decks="1")) == Counter(deck(1))


@pytest.mark.rule("DB-11")
def test_more_or_fewer_players_than_there_can_be_are_refused_with_the_numbers_that_fit() -> None:
    for seats in (1, 10):
        refusal = GAME.check(Options(), seats)
        assert refusal is not None
        assert (refusal.rule, refusal.args) == ("DB-11", {"players": seats, "fewest": 2, "most": 9})
    assert all(GAME.check(Options(), seats) is None for seats in range(2, 10))


@pytest.mark.rule("DB-11")
def test_each_round_is_dealt_anew_from_all_cards_to_who_is_in_the_game() -> None:
    state = played(facing(SEVEN, NONE, ONE, lives="20 20 3"), "attack", "fight C")
    assert state.round == 2
    assert [len(hand) for hand in state.hands] == [6, 6, 0]
    assert pieces(state) == Counter(deck())
    assert len(state.open) == 1
    assert state.down is None


@pytest.mark.rule("DB-12")
def test_turns_go_round_clockwise_past_who_is_out() -> None:
    state = draw("A hbs hbo bbo brs tbs tps\nB -\nC hpd hps bpd bro tpd trd\nopen: hrd\nscores: 20 0 20")
    state = played(state, "open", "hrd")
    assert GAME.to_act(state) == {C}
    assert GAME.to_act(played(state, "open", "hrd")) == {A}
    assert refused(state, "open", A) == ("DB-12", "not-your-turn")


@pytest.mark.rule("DB-12")
def test_the_first_round_begins_with_whoever_was_drawn() -> None:
    assert GAME.to_act(setup(3, first=B)) == {B}


@pytest.mark.rule("DB-12")
@pytest.mark.parametrize(("lives", "first"), [("20 20 20", B), ("20 1 20", C)])
def test_a_later_round_begins_after_the_attacker_with_who_is_still_in(lives: str, first: int) -> None:
    state, news = happened(played(facing(SEVEN, ONE, NONE, lives=lives, starter="C"), "attack"), "fight B")
    assert (state.turn, state.starter) == (first, first)
    assert [told.seat for told in news if isinstance(told, Dealt)] == [first]


@pytest.mark.rule("DB-20")
def test_one_takes_from_a_pile_and_lays_one_of_seven() -> None:
    state, news = happened(draw(TABLE), "open")
    assert news == (Took(A, "open", "tbo", "tbo"),)
    assert (state.taken, state.open, acting(state)) == ("tbo", ("hrd",), A)
    assert len(GAME.choices(state, A)) == 7
    state, news = happened(state, "tps")
    assert news == (Laid(A, "tps", "tps"),)
    assert state.hands[A] == ("bbo", "brs", "hbo", "hbs", "tbo", "tbs")
    assert (state.open, state.turns, acting(state)) == (("hrd", "tps"), (1, 0), B)


@pytest.mark.rule("DB-20")
@pytest.mark.parametrize("pile", ["open", "blind"])
def test_the_card_just_taken_may_be_laid_back(pile: str) -> None:
    before = draw(TABLE)
    state = played(before, pile)
    assert state.taken is not None
    after = played(state, state.taken)
    assert after.hands == before.hands
    assert after.open[-1] == state.taken


@pytest.mark.rule("DB-20")
def test_the_top_blind_card_is_taken() -> None:
    state = played(draw(TABLE + "    blind: hro bbs"), "blind")
    assert (state.taken, state.source, state.blind[-1]) == ("bbs", "blind", "hro")


@pytest.mark.rule("DB-20")
def test_what_is_no_exchange_is_refused() -> None:
    state = draw(TABLE)
    assert refused(state, "tps") == ("DB-20", "take-first")
    state = played(state, "open")
    assert refused(state, "blind") == ("DB-20", "already-taken")
    assert refused(state, "hrs") == ("DB-20", "not-your-card")
    assert refused(state, "hpd") == ("DB-20", "not-your-card")


@pytest.mark.rule("DB-21")
def test_one_attacks_in_place_of_taking() -> None:
    state = facing(SEVEN, NONE)
    assert [GAME.notation.write_action(act) for act in GAME.choices(state, A)] == ["open", "blind", "attack"]
    assert refused(played(state, "blind"), "attack") == ("DB-31", "attack-instead-of-taking")


@pytest.mark.rule("DB-22")
def test_the_open_pile_but_for_its_top_becomes_the_blind_pile_as_often_as_needed() -> None:
    state = draw(TABLE.replace("open: hrd tbo", "open: tbo\n    blind: 0"))
    assert (len(state.blind), len(state.open)) == (0, 42)
    for _ in range(3):
        under = Counter(state.open[:-1])
        after, news = happened(state, "blind")
        assert news[0] == Reshuffled(41)
        assert after.open == state.open[-1:]
        assert Counter([*after.blind, after.taken]) == under
        state = replace(state, turns=(0, 0))


@pytest.mark.rule("DB-22")
def test_the_new_blind_pile_is_shuffled() -> None:
    state = draw(TABLE.replace("open: hrd tbo", "open: tbo\n    blind: 0"))
    piles = {happened(state, "blind", luck=f"luck {number}")[0].blind for number in range(5)}
    assert len(piles) == 5


@pytest.mark.rule("DB-22")
def test_eight_players_with_one_deck_always_have_a_card() -> None:
    state = setup(8)
    turned = 0
    while min(state.turns) < 29:
        state, news = happened(state, "blind")
        turned += any(isinstance(told, Reshuffled) for told in news)
        assert state.taken is not None
        state = played(state, state.taken)
    assert turned > 40
    assert pieces(state) == Counter(deck())


@pytest.mark.rule("DB-22")
def test_an_attack_needs_a_blind_card_too() -> None:
    state = facing(SEVEN, NONE, blind="0", open="tro")
    before = Counter(state.open)
    after, news = happened(state, "attack")
    assert isinstance(news[0], Reshuffled)
    assert before["tro"] == 1
    assert after.round == 2


@pytest.mark.rule("DB-23")
def test_a_hand_is_seen_by_its_own_seat_alone() -> None:
    state = draw(TABLE)
    own = GAME.view(state, A).own
    assert own is not None
    assert own.hand == state.hands[A]
    assert GAME.view(state, WATCHER).own is None
    assert GAME.view(state, B).own != own


@pytest.mark.rule("DB-23")
def test_the_heights_of_the_piles_and_the_open_card_are_seen_by_all() -> None:
    state = draw(TABLE)
    for viewer in (A, B, WATCHER):
        view = GAME.view(state, viewer)
        assert (view.open, view.blind, view.top) == (2, 54 - 12 - 2, "tbo")
        assert b"hrd" not in msgspec.json.encode(replace(view, own=None))


@pytest.mark.rule("DB-23")
def test_an_open_card_is_known_to_all_and_a_blind_one_to_its_taker_alone() -> None:
    for act, known in (("open", True), ("blind", False)):
        state, news = happened(draw(TABLE), act)
        took = news[-1]
        assert isinstance(took, Took)
        assert GAME.hear(took, A) == took
        assert GAME.view(state, A).taken == state.taken
        for viewer in (B, WATCHER):
            heard = GAME.hear(took, viewer)
            assert isinstance(heard, Took)
            assert (heard.card is not None) == (heard.spoken is not None) == known
            assert (GAME.view(state, viewer).taken is not None) == known
            assert GAME.view(state, viewer).source == act


@pytest.mark.rule("DB-24")
def test_at_a_deadline_the_blind_card_is_taken_and_laid_back() -> None:
    before = draw(TABLE)
    after = timed_out(before)
    assert after.hands == before.hands
    assert after.open == (*before.open, before.blind[-1])
    assert (after.turns, acting(after)) == ((1, 0), B)


@pytest.mark.rule("DB-24")
def test_at_a_deadline_a_card_already_taken_is_laid_back() -> None:
    before = draw(TABLE)
    after = timed_out(played(before, "open"))
    assert (after.hands, after.open, acting(after)) == (before.hands, before.open, B)


@pytest.mark.rule("DB-24")
def test_at_a_deadline_the_next_defender_clockwise_is_fought() -> None:
    state = played(facing(NONE, SEVEN, ONE, FOUR, turn="B"), "attack")
    assert GAME.default(state, B, Recorder(seeded(0))) == GAME.notation.read_action("fight C")
    state = played(state, "fight D")
    assert GAME.default(state, B, Recorder(seeded(0))) == GAME.notation.read_action("fight C")


@pytest.mark.rule("DB-24")
def test_at_a_deadline_a_lifeline_is_taken() -> None:
    state = timed_out(played(facing(SEVEN, NONE, lives="9 5", lifeline="on"), "attack"))
    assert state.scores == (9, 9)


@pytest.mark.rule("DB-24")
def test_the_clock_alone_passes() -> None:
    state = draw(TABLE)
    assert refused(state, "pass") == ("DB-24", "clock-alone-passes")
    assert Pass() not in GAME.choices(state, A)


@pytest.mark.rule("DB-25")
def test_after_thirty_turns_each_without_an_attack_the_same_round_is_dealt_again() -> None:
    state = replace(setup(3, first=B), turns=(30, 29, 29))
    state = replace(state, turns=(29, 30, 30), turn=A)
    after, news = happened(played(state, "open"), state.open[-1])
    assert [type(told).__name__ for told in news] == ["Laid", "NobodyAttacked", "Dealt"]
    assert (after.round, after.idle, after.turn, after.turns) == (1, 1, C, (0, 0, 0))
    assert ending(after) is None


@pytest.mark.rule("DB-25")
def test_one_turn_less_and_the_round_goes_on() -> None:
    state = replace(setup(3, first=B), turns=(28, 30, 30), turn=A)
    assert played(state, "open", state.open[-1]).turns == (29, 30, 30)


def last_turn(idle: int, **options: Any) -> State:
    """The last turn of a round in which nobody attacks."""
    state = replace(setup(3, first=B, **options), turns=(29, 30, 30), turn=A, idle=idle)
    return played(state, "open", state.open[-1])


@pytest.mark.rule("DB-25")
def test_the_third_time_in_a_row_the_most_lives_win() -> None:
    state = replace(setup(3, first=B), turns=(29, 30, 30), turn=A, idle=2, scores=(20, 31, 31))
    assert ending(played(state, "open", state.open[-1])) == ("nobody-attacks", "DB-25", (3, 1, 1))
    assert ending(last_turn(idle=1)) is None
    assert ending(last_turn(idle=2, scoring="points")) == ("nobody-attacks", "DB-25", (1, 1, 1))


@pytest.mark.rule("DB-25")
def test_an_attack_ends_the_row() -> None:
    state = played(facing(SEVEN, NONE, idle="2"), "attack")
    assert (state.round, state.idle) == (2, 0)


@pytest.mark.rule("TB-14")
def test_a_game_that_is_broken_off_nobody_wins() -> None:
    over = GAME.stop(setup(3), BrokenOff())
    assert ending(over) == ("broken-off", "TB-14", (1, 1, 1))
    result = GAME.result(over)
    assert result is not None
    assert result.winners == ()
    assert GAME.why_not(over, A, GAME.notation.read_action("open")) is not None
