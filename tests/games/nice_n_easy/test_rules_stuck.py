"""Nice 'n Easy NE-20 to NE-30: nobody can lay, piles that are empty, a hundred rounds, double trouble."""

from collections import Counter

import pytest

from speeltafel.core.dice import Recorder, seeded
from speeltafel.games.nice_n_easy import GAME
from speeltafel.games.nice_n_easy.model import (
    EndTurn,
    Opened,
    Penalised,
    Reopened,
    Reshuffled,
    State,
    Troubled,
    Turned,
    TurnOver,
)
from tests.games.nice_n_easy.secrets import pieces
from tests.games.nice_n_easy.table import WATCHER, A, B, C, draw, ending, happened, heard, left, played, told, tops

# A and B can lay, C too; whoever ends the turn does so by will.
THREE = """
    hro bbs tbs
    A hbd tpo bpo | 12
    B hpd bro tbd | 12
    C hps bpd hbo | 6
"""


@pytest.mark.rule("NE-20")
def test_after_a_round_without_a_card_the_last_player_turns_one_over() -> None:
    table = draw(THREE, "pile: tpd hbs tro")
    after = played(table, "end", "end")
    assert (tops(after), after.idle, after.turn) == ("hro bbs tbs", 2, C)
    after, news = happened(after, "end")
    assert heard(news, Turned) == [Turned(C, "tpd", "tpd", "cd-pd", golden=False)]
    assert (tops(after), after.idle, after.turn, after.pile) == ("hro bbs tpd", 0, A, ("hbs", "tro"))
    assert left(after) == [15, 15, 9]  # nobody paid for it


@pytest.mark.rule("NE-20")
def test_a_card_that_makes_nothing_is_turned_over_just_as_well() -> None:
    after = played(draw(THREE, "pile: tro hbs", "idle: 2", "turn: C"), "end")
    assert tops(after) == "hro bbs tro"


@pytest.mark.rule("NE-20")
def test_it_is_turned_after_open_cards_were_replaced() -> None:
    table = draw(THREE.replace("C hps bpd hbo | 6", "C hps bpd | tps"), "pile: tpd", "idle: 2", "turn: C")
    assert told(table, "end") == ["turn_over", "opened", "turned"]


@pytest.mark.rule("NE-20")
def test_a_turn_with_a_card_laid_before_a_mistake_is_one_with_a_lay() -> None:
    table = draw(THREE, "pile: tpd hbs tro", "idle: 2", "turn: A")
    after, news = happened(played(table, "hbd cs"), "tpo cs")
    assert not heard(news, Turned)
    assert after.idle == 0
    after, news = happened(table, "tpo cs")  # a mistake and nothing else
    assert heard(news, Turned) == [Turned(A, "hbs", "hbs", "cs-ps", golden=False)]


@pytest.mark.rule("NE-20")
@pytest.mark.rule("NE-13")
def test_turns_that_pass_by_themselves_count_too() -> None:
    # On hbd bbs tbs nobody has anything to lay.
    table = draw("hbd bbs tbs\nA trd brd hro* | 3\nB hro brd trd | 3", "pile: tpd hbs tro", "turn: A")
    after, news = happened(table, "end")
    assert [(over.seat, over.why) for over in heard(news, TurnOver)] == [(A, "will"), (B, "stuck")]
    assert [(turned.seat, turned.card) for turned in heard(news, Turned)] == [(B, "tpd")]
    assert after.turn == A


@pytest.mark.rule("NE-20")
@pytest.mark.rule("NE-41")
@pytest.mark.parametrize(("card", "shows"), [("tpd*", "cd-pd"), ("tro*", "none")])
def test_a_card_turned_over_wins_in_gold_valid_or_not(card: str, shows: str) -> None:
    table = draw(THREE.replace("hro bbs", "hro* bbs*"), f"pile: {card} hbs", "idle: 2", "turn: C")
    after, news = happened(table, "end")
    assert heard(news, Turned) == [Turned(C, card, card[:-1] + "-gold", shows, golden=True)]
    assert ending(after) == ("golden", "NE-41", (C,))


@pytest.mark.rule("NE-20")
@pytest.mark.rule("NE-30")
@pytest.mark.parametrize(("card", "given"), [("tpd", ["tbs"]), ("tps", []), ("tro", [])])
def test_a_card_turned_over_owes_trouble_only_by_a_real_double(card: str, given: list[str]) -> None:
    table = draw(THREE, f"pile: {card} hbs", "idle: 2", "turn: C", "double_trouble: on")
    after, news = happened(table, "end")
    assert [trouble.seat for trouble in heard(news, Troubled)] == [A for _ in given]
    assert list(after.blind[A][12:]) == given


@pytest.mark.rule("NE-21")
def test_an_empty_pile_is_filled_with_what_lies_under_the_lizzy() -> None:
    table = draw("hps/hrd/hro bpo/bbs tbs\nA hbd tpo bpo | 3\nB hpd bro tbd | 3", "pile: 0")
    after, news = happened(table, "hbd cd")
    assert heard(news, Reshuffled) == [Reshuffled(3)]
    assert after.stacks == (("hro",), ("bbs",), ("tbs",))
    assert Counter([*after.pile, after.blind[A][-1]]) == Counter(["hps", "hrd", "bpo"])
    assert pieces(after) == pieces(table)


@pytest.mark.rule("NE-21")
def test_they_are_shuffled() -> None:
    table = draw("hps/hrd/hpo/hro bpo/bbs tbs\nA hbd tpo bpo | 3\nB hpd bro tbd | 3", "pile: 0")
    first = {_after(table, "hbd cd", seed).blind[A][-1] for seed in range(40)}
    assert first == {"hps", "hrd", "hpo", "bpo"}


@pytest.mark.rule("NE-21")
def test_a_penalty_is_let_off_when_there_are_no_cards_at_all() -> None:
    table = draw("hro bbs tbs\nA hbd tpo bpo | 3\nB hpd bro tbd | 3", "pile: 0")
    after, news = happened(table, "hbd cd")
    assert heard(news, Penalised) == [Penalised(A, 0)]
    assert (left(after), after.turn) == ([6, 6], B)


NO_CARDS = """
    hro bbs tbs
    A hbd tpo bpo | hps bps tps hrs
    B hpd bro tbd | hrd brd
    pile: 0
"""


@pytest.mark.rule("NE-21")
def test_without_a_card_to_turn_over_everybody_opens_other_cards() -> None:
    after, news = happened(draw(NO_CARDS, "idle: 1", "turn: B"), "end")
    assert heard(news, Reopened) == [Reopened()]
    assert heard(news, Opened) == [Opened(A, ("hps", "bps", "tps"), 3), Opened(B, ("hrd", "brd", "hpd"), 3)]
    assert after.blind == (("hrs", "hbd", "tpo", "bpo"), ("bro", "tbd"))
    assert (after.idle, after.turn, after.reopened) == (0, A, True)
    assert GAME.view(after, WATCHER).reopened


@pytest.mark.rule("NE-21")
def test_the_second_time_without_a_lay_the_game_ends_and_the_fewest_cards_win() -> None:
    over = played(draw(NO_CARDS, "idle: 1", "turn: B"), "end", "end", "end")
    assert ending(over) == ("nobody-can-lay", "NE-21", (B,))
    even = played(draw(NO_CARDS.replace("hrd brd", "hrd brd trd hpo"), "idle: 1", "turn: B"), "end", "end", "end")
    assert ending(even) == ("nobody-can-lay", "NE-21", (A, B))


@pytest.mark.rule("NE-21")
def test_a_lay_in_between_makes_the_second_time_the_first_again() -> None:
    after = played(draw(NO_CARDS, "idle: 1", "turn: B"), "end")
    after = played(after, "hps ps")
    assert not after.reopened
    assert ending(played(after, "end", "end", "end")) is None


@pytest.mark.rule("NE-22")
@pytest.mark.parametrize("turns", [197, 198, 199])
def test_after_a_hundred_turns_of_everybody_the_fewest_cards_win(turns: int) -> None:
    table = draw("hro bbs tbs\nA hbd tpo bpo | 4\nB hpd bro tbd | 3", "turn: B", f"turns: {turns}")
    after = played(table, "end")
    assert after.turns == turns + 1
    assert ending(after) == (("hundred-rounds", "NE-22", (B,)) if turns == 199 else None)


@pytest.mark.rule("NE-22")
def test_players_who_never_lay_get_there() -> None:
    state = draw(THREE)
    for _ in range(1000):
        if not GAME.to_act(state):
            break
        state, _ = GAME.apply(state, state.turn, EndTurn(), Recorder(seeded(state.turns)))
    assert ending(state) == ("hundred-rounds", "NE-22", (C,))


DOUBLE = """
    hro bbs tps/tbd
    A hbd tpd bpo | 2
    B hpd bro tbo | 2
    C hps bpd hbo | 2
"""


@pytest.mark.rule("NE-30")
@pytest.mark.rule("DL-13")
def test_a_double_gives_the_next_player_the_bottom_card_of_that_stack() -> None:
    after, news = happened(draw(DOUBLE, "double_trouble: on"), "tpd cd")
    assert heard(news, Troubled) == [Troubled(B, A, "t")]
    assert after.stacks[2] == ("tbd", "tpd")
    assert after.blind[B][-1] == "tps"
    assert left(after) == [4, 6, 5]
    assert told(draw(DOUBLE, "double_trouble: on"), "tpd cd")[:2] == ["laid", "troubled"]


@pytest.mark.rule("NE-30")
def test_the_last_player_gives_to_the_first() -> None:
    table = draw(DOUBLE.replace("C hps", "C tpd").replace("A hbd tpd", "A hbd tpo"), "double_trouble: on", "turn: C")
    assert heard(happened(table, "tpd pd")[1], Troubled) == [Troubled(A, C, "t")]


@pytest.mark.rule("NE-30")
def test_without_the_option_or_a_double_nobody_gets_a_card() -> None:
    assert "troubled" not in told(draw(DOUBLE), "tpd cd")
    assert "troubled" not in told(draw(DOUBLE, "double_trouble: on"), "hbd cs")


@pytest.mark.rule("NE-30")
def test_nobody_is_told_which_card_it_was() -> None:
    _, news = happened(draw(DOUBLE, "double_trouble: on"), "tpd cd")
    assert "tps" not in str([GAME.hear(one, B) for one in news])


@pytest.mark.rule("NE-30")
def test_a_lay_that_wins_gives_nothing() -> None:
    last = draw("hro bbs tbd\nA tpd |\nB hpd bro tbo | 2", "double_trouble: on")
    after, news = happened(last, "tpd cd-pd")
    assert (ending(after), heard(news, Troubled)) == (("all-laid", "NE-40", (A,)), [])
    golden = draw("hro* bbs* tbd\nA tpd* tro |\nB hpd bro tbo | 2", "double_trouble: on")
    after, news = happened(golden, "tpd* cd-pd")
    assert (ending(after), heard(news, Troubled)) == (("golden", "NE-41", (A,)), [])


def _after(state: State, act: str, seed: int) -> State:
    return GAME.apply(state, state.turn, GAME.notation.read_action(act), Recorder(seeded(seed)))[0]
