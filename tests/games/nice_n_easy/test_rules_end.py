"""Nice 'n Easy NE-40 to NE-42: all laid, the golden finish, and the places of the others."""

import pytest

from speeltafel.core.entry import BrokenOff
from speeltafel.games.nice_n_easy import GAME
from tests.games.nice_n_easy.table import BEGUN, A, B, draw, ending, played, setup, told


@pytest.mark.rule("NE-40")
def test_who_lays_the_last_own_card_wins_at_once() -> None:
    over = played(draw("hro bbs tbs\nA hbd |\nB hpd bro tbd | 4"), "hbd cs")
    assert ending(over) == ("all-laid", "NE-40", (A,))
    assert GAME.to_act(over) == frozenset()


@pytest.mark.rule("NE-40")
@pytest.mark.parametrize("rest", ["hbd hbo |", "hbd | hbo"])
def test_a_card_left_open_or_blind_is_one_to_be_laid_yet(rest: str) -> None:
    assert ending(played(draw(f"hro bbs tbs\nA {rest}\nB hpd bro tbd | 4"), "hbd cs")) is None


@pytest.mark.rule("NE-40")
@pytest.mark.rule("NE-11")
def test_who_names_the_last_card_wrongly_does_not_win() -> None:
    after = played(draw("hro bbs tbs\nA hbd |\nB hpd bro tbd | 4"), "hbd cd")
    assert ending(after) is None
    assert after.turn == B


@pytest.mark.rule("NE-41")
@pytest.mark.rule("DL-14")
@pytest.mark.parametrize(
    ("lizzy", "card", "named"),
    [
        ("hro* bbs* tbs", "tpd*", "cd"),
        ("hro* bbs* tbs", "tpd*", "cd-pd"),
        ("hro* brs tro*", "bro*", "cs"),
        ("hbs bbs* tpd*", "hro*", "pd"),
    ],
)
def test_who_lays_the_last_of_three_gold_cards_wins_at_once(lizzy: str, card: str, named: str) -> None:
    table = draw(f"{lizzy}\nA {card} hpo | 12\nB hpd brd tbd | 4")
    assert ending(played(table, f"{card} {named}")) == ("golden", "NE-41", (A,))
    assert told(table, f"{card} {named}") == ["laid"]


@pytest.mark.rule("NE-41")
def test_it_wins_too_where_three_gold_cards_lay_before() -> None:
    table = draw("hro* bro* tpd*\nA tro* hpo | 12\nB hpd brd tbd | 4")
    assert ending(played(table, "tro* cs")) == ("golden", "NE-41", (A,))


@pytest.mark.rule("NE-41")
@pytest.mark.rule("NE-11")
def test_who_names_the_golden_card_wrongly_does_not_win() -> None:
    after = played(draw("hro* bbs* tbs\nA tpd* hpo | 12\nB hpd brd tbd | 4"), "tpd* cs")
    assert (ending(after), after.turn) == (None, B)


@pytest.mark.rule("NE-41")
@pytest.mark.rule("DL-14")
def test_gold_alone_makes_no_combination() -> None:
    table = draw("hro* bro* tbs\nA tpd* hpo | 12\nB hpd brd tbd | 4")
    assert all(told(table, f"tpd* {named}")[0] == "mistaken" for named in ("cs", "cd", "ps", "pd"))


@pytest.mark.rule("NE-41")
def test_three_gold_cards_dealt_at_the_start_are_nobodys_win() -> None:
    golden = [state for seed in range(1500) if GAME.view(state := setup(2, seed=seed), None).golden]
    assert any(state.turns == 0 for state in golden)
    assert all(ending(state) is None for state in golden if state.turns == 0)


@pytest.mark.rule("NE-42")
def test_the_others_are_ranked_by_the_cards_they_have_left() -> None:
    over = played(
        draw("""
            hro bbs tbs
            A hbd |
            B hpd bro tbd | 4
            C hps | 2
            D hrs bps tps | 4
            E hrd brd |
        """),
        "hbd cs",
    )
    result = GAME.result(over)
    assert result is not None
    assert (result.places, result.winners) == ((1, 4, 3, 4, 2), (A,))


@pytest.mark.rule("NE-42")
@pytest.mark.rule("NE-41")
def test_who_wins_in_gold_comes_first_with_however_many_cards() -> None:
    over = played(draw("hro* bbs* tbs\nA hpd |\nB tpd* hps hpo | 12\nC hrs | 1", "turn: B"), "tpd* cd")
    result = GAME.result(over)
    assert result is not None
    assert (result.places, result.winners) == ((2, 1, 3), (B,))


def test_a_game_broken_off_is_won_by_nobody() -> None:
    over = GAME.stop(draw(BEGUN), BrokenOff())
    result = GAME.result(over)
    assert result is not None
    assert (result.places, result.winners, result.rule) == ((1, 1), (), "TB-14")
