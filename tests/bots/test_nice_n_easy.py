"""The players of Nice 'n Easy, on drawn tables: whose turn it is is the bot."""

from typing import Any

import pytest

from speeltafel.bots import strengths
from speeltafel.bots.nice_n_easy import runs
from speeltafel.core.dice import Recorder, seeded
from speeltafel.games.nice_n_easy import GAME
from speeltafel.games.nice_n_easy.model import EndTurn, State
from speeltafel.kit.lizzy.combinations import Lizzy, valid, with_card

BOTS = strengths(GAME)
DRAWS = range(300)


def read(text: str) -> State:
    return GAME.notation.read_position(text)


def chosen(bot: str, state: State, seed: int = 0) -> Any:
    view, offer = GAME.view(state, state.turn), GAME.offer(state, state.turn)
    return BOTS[bot].choose(view, offer, (), 1.0, Recorder(seeded(seed)))


def whatever_is_drawn(bot: str, state: State) -> set[str]:
    return {GAME.notation.write_action(chosen(bot, state, seed)) for seed in DRAWS}


def is_mistake(state: State, action: Any) -> bool:
    _, news = GAME.apply(state, state.turn, action, Recorder(seeded(0)))
    return any(str(one.__struct_config__.tag) == "mistaken" for one in news)


TABLE = read("""
    hro bbs tbs
    A hbd tpo bpo | 12
    B hpd bro tbd | 12
""")


@pytest.mark.rule("NE-12")
def test_chance_errs_now_and_then_and_seldom() -> None:
    acts = [chosen("random", TABLE, seed) for seed in DRAWS]
    wrong = sum(is_mistake(TABLE, act) for act in acts)
    assert 0 < wrong < len(acts) / 6


@pytest.mark.rule("NE-12")
@pytest.mark.parametrize("bot", ["beginner", "good"])
def test_who_knows_the_game_names_no_more_and_no_less_than_is_there(bot: str) -> None:
    assert not any(is_mistake(TABLE, chosen(bot, TABLE, seed)) for seed in DRAWS)
    double = read("hro bbs tbd\nA tpd | 12\nB hpd | 12")
    assert "tpd cd-pd" in whatever_is_drawn(bot, double)


@pytest.mark.rule("NE-11")
@pytest.mark.parametrize("bot", BOTS)
def test_where_the_table_names_nobody_does(bot: str) -> None:
    table = read("hro bbs tbs\nA hbd tro bpo | 12\nB hpd bro tbd | 12\nannounce: off")
    assert whatever_is_drawn(bot, table) <= {"hbd", "bpo"}


@pytest.mark.rule("NE-13")
def test_a_beginner_overlooks_a_card_at_times_and_then_stops() -> None:
    one = read("hro bbs tbs\nA hbd bro tro | 12\nB hpd bpo tbd | 12")
    acts = [chosen("beginner", one, seed) for seed in DRAWS]
    assert EndTurn() in acts
    assert acts.count(EndTurn()) < len(acts) / 4


@pytest.mark.rule("NE-41")
@pytest.mark.parametrize("bot", ["beginner", "good"])
def test_the_golden_finish_is_taken(bot: str) -> None:
    table = read("hro* bbs* tbs\nA hbd tpd* bpo | 12\nB hpd brd tbd | 4")
    assert whatever_is_drawn(bot, table) == {"tpd* cd-pd"}


@pytest.mark.rule("NE-10")
def test_every_run_is_cards_laid_in_order_till_none_fits() -> None:
    found = {run.cards: run for run in runs(("hro", "bbs", "tbs"), ("hrs", "hps", "bpo"), 12)}
    assert set(found) == {("hrs", "hps"), ("hrs", "bpo"), ("hps", "hrs", "bpo"), ("bpo", "hrs")}
    for cards, run in found.items():
        lizzy: Lizzy = ("hro", "bbs", "tbs")
        for card in cards:
            lizzy = with_card(lizzy, card)
            assert valid(lizzy)
        assert lizzy == run.lizzy
        assert sorted([*cards, *run.left]) == sorted(("hrs", "hps", "bpo"))
        assert not any(valid(with_card(lizzy, card)) for card in run.left)


@pytest.mark.rule("NE-10")
def test_the_good_one_begins_the_longest_run() -> None:
    table = read("hro bbs tbs\nA hrs hps bpo | 12\nB hpd brd tpd | 12")
    assert whatever_is_drawn("good", table) == {"hps ps"}
    assert whatever_is_drawn("beginner", table) > {"hps ps"}


@pytest.mark.rule("NE-10")
@pytest.mark.parametrize(
    ("own", "theirs", "leaves_nothing"),
    [("bps tpo", "hbo tps bbo", "bps"), ("bbd tbd", "trd bbs bbo", "bbd"), ("hbo tpo", "bpo bpo brs", "hbo")],
)
def test_of_two_cards_it_lays_the_one_on_which_the_next_player_has_nothing(
    own: str, theirs: str, leaves_nothing: str
) -> None:
    table = read(f"hro bbs tbs\nA {own} | 9\nB {theirs} | 9\ndecks: 2")
    assert {act.split()[0] for act in whatever_is_drawn("good", table)} == {leaves_nothing}


@pytest.mark.rule("NE-30")
@pytest.mark.parametrize("on", ["on", "off"])
def test_a_double_is_liked_where_it_gives_a_card_away(on: str) -> None:
    """Either card can be laid, either leaves B as much, and one is a double."""
    table = read(f"hro bbs tbs\nA trd bpd | 9\nB hps brd hpd | 9\ndecks: 2\ndouble_trouble: {on}")
    laid = {act.split()[0] for act in whatever_is_drawn("good", table)}
    assert laid == ({"bpd"} if on == "on" else {"bpd", "trd"})
