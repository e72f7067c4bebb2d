"""Nice 'n Easy NE-01 to NE-05: the Dizzy Lizzy, the cards of the players, the common pile, who begins."""

from collections import Counter

import pytest
from msgspec import json

from speeltafel.core.dice import SCHEME, Recorder, seeded
from speeltafel.core.entry import Opened, Started
from speeltafel.games.nice_n_easy import GAME
from speeltafel.games.nice_n_easy.model import Options
from speeltafel.kit.lizzy.cards import deck
from speeltafel.kit.lizzy.combinations import valid
from speeltafel.tables import card as table
from tests.games.nice_n_easy.secrets import pieces
from tests.games.nice_n_easy.table import WATCHER, A, B, C, draw, ending, setup, tops

SEEDS = range(60)


@pytest.mark.rule("NE-01")
def test_one_head_one_body_and_one_tail_lie_there_valid_or_not() -> None:
    begun = [setup(2, seed=seed) for seed in SEEDS]
    lizzies = [state.stacks for state in begun if state.turns == 0]
    assert all([[len(stack), stack[0][0]] for stack in stacks] == [[1, "h"], [1, "b"], [1, "t"]] for stacks in lizzies)
    assert {valid((heads[0], bodies[0], tails[0])) for heads, bodies, tails in lizzies} == {True, False}
    assert len({tops(state) for state in begun}) > 50


@pytest.mark.rule("NE-01")
@pytest.mark.rule("DL-01")
@pytest.mark.parametrize(("seats", "decks"), [(2, 1), (5, 1), (6, 2), (9, 2)])
def test_all_cards_of_the_deck_are_somewhere(seats: int, decks: int) -> None:
    assert all(pieces(setup(seats, seed=seed)) == Counter(deck(decks)) for seed in range(5))


@pytest.mark.rule("NE-02")
@pytest.mark.parametrize(("seats", "each"), [(2, 15), (3, 15), (4, 10), (5, 10), (6, 10), (9, 10)])
def test_everybody_gets_fifteen_or_ten_by_the_number_of_players(seats: int, each: int) -> None:
    begun = _at_its_beginning(seats)
    assert [len(pile) for pile in begun.blind] == [each - 3] * seats


@pytest.mark.rule("NE-02")
@pytest.mark.parametrize("each", range(5, 16))
def test_the_table_may_choose_from_five_to_fifteen(each: int) -> None:
    begun = _at_its_beginning(2, cards_each=str(each))
    assert [len(pile) for pile in begun.blind] == [each - 3] * 2
    assert len(begun.pile) == 54 - 3 - 2 * each


@pytest.mark.rule("NE-02")
def test_nobody_looks_into_a_blind_pile_not_into_the_own_one_either() -> None:
    table = draw("hro bbs tbs\nA hbd tpo bpo | hps bps tps\nB hpd bro tbd | hrd brd trd", "pile: hbo bbo tbo")
    for viewer in (A, B, WATCHER):
        seen = json.encode(GAME.view(table, viewer)).decode()
        assert "hbd" in seen
        assert not [card for card in ("hps", "bps", "tps", "hrd", "brd", "trd", "hbo", "bbo", "tbo") if card in seen]
        assert [player.blind for player in GAME.view(table, viewer).players] == [3, 3]


@pytest.mark.rule("NE-03")
@pytest.mark.parametrize(
    ("seats", "decks", "most"),
    [
        (2, 1, 15),
        (3, 1, 15),
        (4, 1, 12),
        (5, 1, 10),
        (4, 2, 15),
        (5, 2, 15),
        (6, 1, 15),
        (7, 2, 15),
        (8, 1, 13),
        (9, 2, 11),
    ],
)
def test_more_cards_than_there_are_is_refused_with_the_number_that_fits(seats: int, decks: int, most: int) -> None:
    for each in range(5, 16):
        options = Options(cards_each=str(each), decks=str(decks))  # type: ignore[arg-type]
        refusal = GAME.check(options, seats)
        if each <= most:
            assert refusal is None
            GAME.setup(options, seats, A, Recorder(seeded(0)))
        else:
            assert refusal is not None
            two = min(15, (108 - 3) // seats)
            assert (refusal.rule, refusal.why) == ("NE-03", "too-many-cards")
            assert refusal.args == {"players": seats, "decks": 2 if seats > 5 else decks, "most": most, "two": two}


@pytest.mark.rule("NE-03")
@pytest.mark.rule("DL-04")
def test_six_players_have_two_decks_whatever_the_option_says_and_fewer_may() -> None:
    assert sum(pieces(setup(6, decks="1")).values()) == 108
    assert sum(pieces(setup(5)).values()) == 54
    assert sum(pieces(setup(2, decks="2")).values()) == 108


@pytest.mark.rule("NE-03")
def test_what_is_left_is_the_common_pile() -> None:
    assert len(_at_its_beginning(3).pile) == 54 - 3 - 45
    assert len(_at_its_beginning(5).pile) == 1


@pytest.mark.rule("NE-04")
def test_three_cards_of_everybody_lie_open_for_all() -> None:
    begun = _at_its_beginning(4)
    assert [len(hand) for hand in begun.open] == [3] * 4
    for viewer in (A, C, WATCHER):
        assert tuple(player.open for player in GAME.view(begun, viewer).players) == begun.open


@pytest.mark.rule("NE-05")
def test_who_was_drawn_begins_and_it_goes_round() -> None:
    assert _at_its_beginning(3, first=C).turn == C
    assert _at_its_beginning(3, first=B).turn == B


@pytest.mark.rule("NE-05")
@pytest.mark.rule("NE-13")
def test_who_cannot_begin_has_passed_and_all_are_told() -> None:
    passed = [state for seed in range(300) if (state := setup(3, first=B, seed=seed)).turns]
    assert passed
    for state in passed:
        assert ending(state) is None
        assert state.passed_at_start == tuple((B + turn) % 3 for turn in range(state.turns))
        assert state.turn == (B + state.turns) % 3
        assert GAME.view(state, WATCHER).passed_at_start == state.passed_at_start


@pytest.mark.rule("NE-20")
@pytest.mark.rule("NE-41")
def test_a_game_may_be_over_before_anybody_could_act_and_its_table_knows() -> None:
    """Neither can lay a card, and the one that is turned over makes the Lizzy all gold; found among 20,000 games."""
    state = setup(2, seed=14066)
    assert (state.passed_at_start, ending(state)) == ((A, B), ("golden", "NE-41", (B,)))
    opened = Opened(game="nice_n_easy", title="", owner=None, series="table")
    card = table.opened("table", opened, seats=2, rules_version=1, at=0, seeded=True)
    started = Started(state.options, seats=2, first=A, rules_version=1, scheme=SCHEME)
    assert table.fold(card, started, 1, (), GAME.result(state)).stage == "finished"
    assert table.fold(card, started, 1, (A,), None).stage == "running"


def _at_its_beginning(seats: int, first: int = A, **options: object):  # type: ignore[no-untyped-def]
    """A game in which whoever begins can lay a card, so that nothing has happened yet."""
    return next(state for seed in SEEDS if not (state := setup(seats, first, seed, **options)).turns)
