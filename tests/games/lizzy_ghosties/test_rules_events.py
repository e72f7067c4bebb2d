"""Steal Events and Burn Events of Lizzies: LG-30 to LG-38, and with the dice LG-96."""

from collections.abc import Iterator

import pytest

from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.model import Burned, Drew, Event, EventBegan, EventEnded, Lucky, State, Threw
from speeltafel.kit.lizzy.combinations import Combination, shown
from tests.games.lizzy_ghosties.table import (
    BEGUN,
    BURNING,
    HAUNTED,
    RED,
    A,
    D,
    acting,
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

GOLDEN = BEGUN.replace("A 2/hrs 2/bbo 2/tpo", "A 2/hro* 2/bbs* 2/tpo").replace("2/tpd", "2/tpd*")


@pytest.mark.rule("LG-30")
def test_a_double_of_one_colour_is_a_steal_event_and_of_three_a_burn_event() -> None:
    assert event(happened(draw(RED, "passed: B", "side: hrd"), "steal C t")[0]) == "A steal won DBC"
    assert event(happened(draw(BEGUN, "passed: B", "side: hrd"), "steal C t")[0]).startswith("A burn won")
    same = draw(BEGUN.replace("A 2/hrs 2/bbo 2/tpo", "A 2/hro 2/bbo 2/tbd").replace("2/tpd", "2/tpo"), "passed: B")
    began = heard(happened(same, "steal C t")[1], EventBegan)
    assert [(one.kind, one.shows) for one in began] == [("burn", "cd-ps")]  # three colours, dots all over


@pytest.mark.rule("LG-30")
def test_a_single_combination_starts_nothing() -> None:
    assert told(draw(BEGUN), "steal B t") == ["stole"]


@pytest.mark.rule("LG-30")
def test_a_double_burned_onto_the_burn_lizzy_starts_an_event_too() -> None:
    after, news = happened(draw(BURNING, "event: burn won D B C"), "burn D h")
    assert tops(after, None) == "hpo bpd tps"
    (began,) = heard(news, EventBegan)
    assert (began.kind, began.made_on, began.shows) == ("steal", None, "cs-pd")


@pytest.mark.rule("LG-31")
def test_the_draw_is_shown_to_all_and_put_back() -> None:
    table = draw(BEGUN, "passed: B", "side: tps hrd bro")
    drawn = set()
    for seed in range(30):
        after, news = happened(table, "steal C t", seed=seed)
        (drew,) = heard(news, Drew)
        assert GAME.hear(drew, None) == drew
        assert after.side == table.side
        drawn.add(drew.card)
    assert drawn == set(table.side)


@pytest.mark.rule("LG-32")
@pytest.mark.parametrize(
    ("side", "won"), [("hrd", "won"), ("hbo", "lost"), ("bbs", "won"), ("brs", "lost"), ("tps", "won"), ("tro", "lost")]
)
def test_a_burn_event_is_won_by_the_colour_of_the_same_part(side: str, won: str) -> None:
    after, _ = happened(draw(BEGUN, "passed: B", f"side: {side}"), "steal C t")  # red head, blue body, purple tail
    assert event(after).startswith(f"A burn {won}")


@pytest.mark.rule("LG-32")
@pytest.mark.parametrize(("side", "won"), [("hrd", "won"), ("tro", "won"), ("hbs", "lost"), ("bpd*", "lost")])
def test_a_steal_event_is_won_by_its_one_colour(side: str, won: str) -> None:
    after, _ = happened(draw(RED, "passed: B", f"side: {side}"), "steal C t")
    assert event(after).startswith(f"A steal {won}")


@pytest.mark.rule("LG-32")
@pytest.mark.parametrize(("side", "won"), [("tps", "won"), ("hro", "lost")])
def test_a_combination_on_the_burn_lizzy_is_compared_with_her(side: str, won: str) -> None:
    table = draw(BURNING.replace("side: tps", f"side: {side}"), "event: burn won D B C")
    assert event(happened(table, "burn D h")[0]).startswith(f"A steal {won}")  # she is purple, A is not


@pytest.mark.rule("LG-33")
def test_gold_wins_without_a_draw() -> None:
    after, news = happened(draw(GOLDEN, "passed: B", "side: hbo"), "steal C t")
    assert heard(news, Lucky)
    assert not heard(news, Drew)
    assert event(after).startswith("A burn won")


@pytest.mark.rule("LG-34")
def test_a_won_steal_event_robs_each_other_lizzy_once_or_not() -> None:
    table = played(draw(RED, "passed: B", "side: hrd"), "steal C t")
    assert refused(table, "burn D h") == "LG-34"
    assert refused(table, "give D h") == "LG-34"
    assert refused(table, "steal B h") == "LG-36"
    after = played(table, "steal D h")
    assert tops(after, A) == "hps bro trd"
    assert event(after) == "A steal won BC"
    assert refused(after, "steal D b") == "LG-36"
    assert event(played(after, "skip")) in ("A steal won C", "no")


@pytest.mark.rule("LG-34")
def test_a_lost_steal_event_robs_one_lizzy_of_choice() -> None:
    table = played(draw(RED, "passed: B", "side: hbs"), "steal C t")
    assert event(table) == "A steal lost DBC"
    assert refused(table, "steal A h") == "LG-34"
    assert refused(table, "steal C h") == "LG-10"
    after = played(table, "steal D b")
    assert (event(after), passing(after), tops(after, A)) == ("no", "AD", "hrs bpo trd")


@pytest.mark.rule("LG-35")
def test_a_won_burn_event_burns_a_card_of_each_other_lizzy_or_not() -> None:
    table = draw(BURNING, "event: burn won D B C")
    after, news = happened(table, "burn D t")
    (burned,) = heard(news, Burned)
    assert (burned.seat, burned.opponent, burned.card) == (A, D, "trd")
    assert tops(after, None) == "hbo bpd trd"
    assert event(after) == "A burn won BC"
    assert refused(table, "steal D t") == "LG-35"
    assert refused(table, "burn A t") == "LG-36"


@pytest.mark.rule("LG-35")
def test_a_lost_burn_event_burns_one_card_of_choice_and_never_an_own_one() -> None:
    table = draw(BURNING, "event: burn lost D B C")
    assert refused(table, "burn A h") == "LG-35"
    assert refused(table, "burn B h") == "LG-10"
    assert refused(table, "burn C b") is None
    after = played(table, "burn D t")
    assert (event(after), passing(after)) == ("no", "AD")
    empty = draw(BURNING.replace("D 2/hpo", "D -"), "event: burn won D B C")
    assert refused(empty, "burn D h") == "LG-35"


@pytest.mark.rule("LG-36")
def test_visits_go_clockwise_from_the_one_after_whose_card_began_it() -> None:
    assert event(played(draw(RED, "passed: B", "side: hrd"), "steal C t")) == "A steal won DBC"
    dead = draw(RED.replace("D 2/hps 2/bpo 2/tbo", "D ghostie 3"), "passed: B", "side: hrd")
    assert event(played(dead, "steal C t")) == "A steal won BC"


@pytest.mark.rule("LG-37")
def test_a_double_in_an_event_ends_it_and_starts_a_new_one_from_the_same_player() -> None:
    running = played(draw(RED, "passed: B", "side: hrd"), "steal C t", "skip")
    assert event(running) == "A steal won BC"
    table = draw(BURNING.replace("C 2/hbs", "C 2/hpo"), "event: burn won D B C")
    after, news = happened(table, "burn D h")
    assert [one.why for one in heard(news, EventEnded)] == ["chained"]
    assert event(after) == "A steal won DBC"  # all are visited anew
    assert isinstance(after.turn, Event)
    assert after.turn.chain == 2


@pytest.mark.rule("LG-38")
def test_after_the_event_the_turn_goes_on_after_whom_it_was_interrupted_with() -> None:
    running = played(draw(BEGUN, "passed: B", "side: tps"), "steal C t")
    assert passing(played(running, "stop")) == "AD"
    last = played(draw(BURNING, "event: burn lost D B C", "passed: B"), "stop")
    assert passing(last) == "AD"
    over = played(draw(RED.replace("C 2/hbd 2/bps 2/trd", "C 2/hbd 2/bps 2/tpo").replace("2/tbo", "2/trd"),
                       "passed: B C", "side: hrd"), "steal D t", "stop")  # fmt: skip
    assert passing(over) == "BC"


@pytest.mark.rule("LG-38")
def test_a_chain_goes_back_to_the_same_place() -> None:
    table = played(draw(BURNING, "event: burn won D B C"), "burn D h", "stop")
    assert passing(table) == "AD"  # C's card began it


@pytest.mark.rule("LG-96")
@pytest.mark.parametrize(
    ("text", "wins"),
    [
        (RED, {Combination.COLOURS_SAME, Combination.PATTERNS_SAME}),
        (BEGUN, {Combination.COLOURS_DIFFERENT, Combination.PATTERNS_DIFFERENT}),
    ],
)
def test_the_dice_win_a_steal_event_by_the_same_and_a_burn_event_by_all_different(
    text: str, wins: set[Combination]
) -> None:
    results = set()
    for after, threw in _thrown(draw(text, "dice: on", "passed: B"), "steal C t"):
        assert threw.won == bool(wins & set(shown(threw.cards).combinations))
        assert isinstance(after.turn, Event)
        assert after.turn.draw.won == threw.won
        results.add(threw.won)
    assert results == {True, False}


@pytest.mark.rule("LG-96")
def test_a_ghost_event_throws_as_its_colours_say_and_gold_needs_no_throw() -> None:
    different = {Combination.COLOURS_DIFFERENT, Combination.PATTERNS_DIFFERENT}
    for _, threw in _thrown(draw(HAUNTED, "dice: on"), "borrow B C D"):
        assert threw.won == bool(different & set(shown(threw.cards).combinations))
    same = draw(HAUNTED.replace("2/bbs", "2/brs").replace("D 2/hpo 2/brs 2/tpd", "D 2/hpo 2/bbs 2/trd"), "dice: on")
    for _, threw in _thrown(same, "borrow B C D"):
        assert threw.won == bool(
            {Combination.COLOURS_SAME, Combination.PATTERNS_SAME} & set(shown(threw.cards).combinations)
        )
    assert "threw" not in told(draw(GOLDEN, "passed: B", "dice: on"), "steal C t")


def _thrown(table: State, act: str) -> Iterator[tuple[State, Threw]]:
    for seed in range(40):
        after, news = happened(table, act, acting(table), seed)
        (threw,) = heard(news, Threw)
        yield after, threw
