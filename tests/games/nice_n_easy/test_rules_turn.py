"""Nice 'n Easy NE-10 to NE-15: laying cards, naming them, mistakes, and the end of a turn."""

from itertools import chain, combinations

import pytest
from msgspec import json
from msgspec.structs import replace

from speeltafel.core.codec import codec
from speeltafel.core.dice import Recorder, seeded
from speeltafel.games.nice_n_easy import GAME
from speeltafel.games.nice_n_easy.model import EndTurn, Laid, Lay, Mistaken, Opened, Penalised, TurnOver
from speeltafel.kit.lizzy.combinations import Combination, shown, with_card
from tests.games.nice_n_easy.table import (
    BEGUN,
    WATCHER,
    A,
    B,
    draw,
    happened,
    heard,
    left,
    played,
    refused,
    told,
    tops,
    why_not,
)

NAMINGS = [
    tuple(map(str, names)) for names in chain.from_iterable(combinations(Combination, count) for count in (1, 2, 3, 4))
]


@pytest.mark.rule("NE-10")
def test_a_card_goes_on_the_stack_of_its_own_part() -> None:
    after, news = happened(draw(BEGUN), "hbd cs")
    assert after.stacks == (("hro", "hbd"), ("bbs",), ("tbs",))
    assert after.open[A] == ("tpo", "bpo")
    assert GAME.view(after, WATCHER).stacks == (2, 1, 1)
    assert news == (Laid(A, "hbd", "hbd", "cs", "cs", golden=False),)


@pytest.mark.rule("NE-10")
def test_after_a_card_the_same_player_lays_another() -> None:
    after = played(draw("hro bbs tbs\nA hbd hbo tbo | 12\nB hpd bro tbd | 12"), "hbd cs", "tbo cs")
    assert (after.turn, after.laid, after.open[A]) == (A, 2, ("hbo",))


@pytest.mark.rule("NE-10")
def test_only_an_own_open_card_is_laid_and_only_in_turn() -> None:
    table = draw(BEGUN)
    assert refused(table, "hpd cd") == "NE-10"  # open, but B's
    assert refused(table, "hrs cs") == "NE-10"  # nobody's
    assert refused(table, "hbd cs", B) == "NE-05"
    assert refused(table, "hpd cd", B) == "NE-05"
    assert refused(table, "hbd cs", A) is None
    assert refused(table, "end", B) == "NE-05"


@pytest.mark.rule("NE-10")
def test_when_the_game_is_over_nothing_is_laid() -> None:
    over = played(draw("hro bbs tbs\nA hbd |\nB hpd bro tbd | 12"), "hbd cs")
    assert refused(over, "hpd cd", B) == "NE-10"
    assert GAME.to_act(over) == frozenset()


@pytest.mark.rule("NE-10")
@pytest.mark.rule("NE-11")
def test_without_announce_only_cards_that_fit_are_offered_and_nothing_is_named() -> None:
    table = draw("hro bbs tbs\nA hbd tro bpo | 12\nB hpd bro tbd | 12", "announce: off")
    assert GAME.choices(table, A) == (Lay("hbd"), Lay("bpo"))
    assert refused(table, "tro") == "NE-10"
    assert refused(table, "hbd cs") == "NE-11"
    _, news = happened(table, "hbd")
    assert heard(news, Laid) == [Laid(A, "hbd", "hbd", "none", "cs", golden=False)]


@pytest.mark.rule("NE-11")
def test_every_card_may_be_laid_with_anything_named_right_or_wrong() -> None:
    table = draw(BEGUN)
    acts = {act for act in GAME.choices(table, A) if isinstance(act, Lay)}
    assert acts == {Lay(card, names) for card in ("hbd", "tpo", "bpo") for names in NAMINGS}


@pytest.mark.rule("NE-11")
def test_nothing_that_is_sent_beforehand_tells_right_from_wrong() -> None:
    """Two Lizzies on which other cards fit and make other things: the offer is the same, and the view tells no more."""
    one, other = draw(BEGUN), draw(BEGUN.replace("hro bbs tbs", "hps brs tbo"))
    card = "bpo"
    assert shown(with_card(("hro", "bbs", "tbs"), card)) != shown(with_card(("hps", "brs", "tbo"), card))
    assert json.encode(GAME.offer(one, A)) == json.encode(GAME.offer(other, A))
    seen = replace(GAME.view(one, A), lizzy=("hps", "brs", "tbo"), shows=GAME.view(other, A).shows)
    assert replace(seen, players=()) == replace(GAME.view(other, A), players=(), pile=seen.pile)


@pytest.mark.rule("NE-11")
def test_a_card_without_a_name_is_refused_and_is_no_mistake() -> None:
    table = draw(BEGUN)
    refusal = why_not(table, "hbd")
    assert refusal is not None
    assert (refusal.rule, refusal.why) == ("NE-11", "nothing-named")


@pytest.mark.rule("NE-11")
def test_who_names_the_same_twice_is_asked_again_and_makes_no_mistake() -> None:
    refusal = GAME.why_not(draw(BEGUN), A, Lay("hbd", ("colours_same", "colours_same")))
    assert refusal is not None
    assert (refusal.rule, refusal.why) == ("NE-11", "named-twice")


@pytest.mark.rule("NE-11")
def test_a_combination_that_there_is_not_is_refused_by_name() -> None:
    sent = codec(GAME).read_action(b'{"type":"lay","card":"hbd","claims":["colours_same","all_lizards"]}')
    refusal = GAME.why_not(draw(BEGUN), A, sent)
    assert refusal is not None
    assert (refusal.rule, refusal.why, refusal.args) == ("NE-11", "no-such-combination", {"name": "all_lizards"})


@pytest.mark.rule("NE-11")
def test_one_of_two_is_enough_in_whatever_order_and_gold_need_not_be_named() -> None:
    table = draw("hro* bbs tbd\nA tpd tpo bpo | 12\nB hpd bro tbo | 12")
    for named in ("cd", "pd", "cd-pd", "pd-cd"):
        assert told(table, f"tpd {named}")[0] == "laid"
    assert told(draw("hro* bbs* tbd\nA tpd* tpo | 2\nB hpd | 3"), "tpd* pd") == ["laid"]


@pytest.mark.rule("NE-12")
@pytest.mark.parametrize("named", ["cd", "ps", "pd", "cs-pd", "cs-cd", "cs-cd-ps-pd"])
def test_naming_what_is_not_there_is_a_mistake_though_the_card_fits(named: str) -> None:
    table = draw(BEGUN, "pile: tpd hps")
    after, news = happened(table, f"hbd {named}")
    assert heard(news, Mistaken) == [Mistaken(A, "hbd", "hbd", named, "cs")]
    assert heard(news, Penalised) == [Penalised(A, 1)]
    assert heard(news, TurnOver) == [TurnOver(A, "mistake")]
    assert after.stacks == table.stacks
    assert after.open[A] == ("hbd", "tpo", "bpo")  # the card went back
    assert after.blind[A] == (*table.blind[A], "tpd")  # under the pile
    assert (after.pile, after.turn) == (("hps",), B)


@pytest.mark.rule("NE-12")
@pytest.mark.parametrize("named", ["cs", "cd", "ps", "pd"])
def test_a_card_that_makes_nothing_is_a_mistake_whatever_is_named(named: str) -> None:
    table = draw("hro bbs tbs\nA hbd tro bpo | 12\nB hpd bro tbd | 12")
    after, news = happened(table, f"tro {named}")
    assert heard(news, Mistaken) == [Mistaken(A, "tro", "tro", named, "none")]
    assert (after.turn, left(after)) == (B, [16, 15])


@pytest.mark.rule("NE-12")
def test_nobody_is_told_which_card_the_penalty_was() -> None:
    one, other = (draw(BEGUN, f"pile: {pile}") for pile in ("tpd hps", "hps tpd"))
    (after, news), (other_after, other_news) = happened(one, "hbd cd"), happened(other, "hbd cd")
    assert after.blind[A] != other_after.blind[A]
    for viewer in (A, B, WATCHER):
        assert [GAME.hear(told, viewer) for told in news] == [GAME.hear(told, viewer) for told in other_news]
        assert GAME.view(after, viewer) == GAME.view(other_after, viewer)


@pytest.mark.rule("NE-13")
def test_the_table_passes_the_turn_by_itself() -> None:
    # On hbd bbs tbs, all blue, none of B's cards makes anything.
    table = draw("hro bbs tbs\nA hbd | hbd bpo tpo\nB trd brd hro* | 12")
    after, news = happened(table, "hbd cs")
    assert [(over.seat, over.why) for over in heard(news, TurnOver)] == [(A, "none_left"), (B, "stuck")]
    assert after.open[B] == ("trd", "brd", "hro*")
    assert after.turn == A


@pytest.mark.rule("NE-13")
def test_a_turn_may_be_ended_though_a_card_fits_where_one_names() -> None:
    after, news = happened(draw(BEGUN), "end")
    assert heard(news, TurnOver) == [TurnOver(A, "will")]
    assert after.turn == B
    assert refused(draw(BEGUN, "announce: off"), "end") == "NE-13"


@pytest.mark.rule("NE-14")
def test_open_cards_are_replaced_at_the_end_of_the_turn_only() -> None:
    table = draw("hro bbs tbs\nA hbd hbo tbo | tps hps bps\nB hpd bro tbd | 12")
    after = played(table, "hbd cs", "tbo cs")
    assert (after.open[A], after.blind[A]) == (("hbo",), ("tps", "hps", "bps"))
    after, news = happened(after, "end")
    assert (after.open[A], after.blind[A]) == (("hbo", "tps", "hps"), ("bps",))
    assert heard(news, Opened) == [Opened(A, ("tps", "hps"), 2)]


@pytest.mark.rule("NE-14")
def test_after_a_mistake_they_are_replaced_too_after_the_penalty_card() -> None:
    table = draw("hro bbs tbs\nA hbd hbo tbo | tps\nB hpd bro tbd | 12", "pile: bpd hps")
    after = played(table, "hbd cs", "tbo cs", "hbo cd")
    assert (after.open[A], after.blind[A]) == (("hbo", "tps", "bpd"), ())


@pytest.mark.rule("NE-14")
def test_fewer_than_three_lie_open_when_the_pile_runs_short() -> None:
    after = played(draw("hro bbs tbs\nA hbd hbo tbo |\nB hpd bro tbd | 12"), "hbd cs", "end")
    assert after.open[A] == ("hbo", "tbo")


@pytest.mark.rule("NE-15")
def test_at_a_deadline_the_turn_ends() -> None:
    assert GAME.default(draw(BEGUN), A, _dice()) == EndTurn()


@pytest.mark.rule("NE-15")
def test_at_a_deadline_without_announce_the_first_open_card_that_fits_is_laid() -> None:
    table = draw("hro bbs tbs\nA tro hbd bpo | 12\nB hpd bro tbd | 12", "announce: off")
    assert GAME.default(table, A, _dice()) == Lay("hbd")


def test_cards_of_one_name_are_one_choice() -> None:
    table = draw("hro bbs tbs\nA hbd hbd bpo | 12\nB hpd bro tbd | 12")
    assert len(GAME.choices(table, A)) == 2 * 15 + 1
    assert played(table, "hbd cs").open[A] == ("hbd", "bpo")


def test_the_lizzy_is_seen_with_what_it_shows() -> None:
    begun, after = draw(BEGUN), played(draw(BEGUN), "hbd cs")
    assert (GAME.view(begun, A).shows, GAME.view(after, A).shows) == ((), (Combination.COLOURS_SAME,))
    assert tops(after) == "hbd bbs tbs"


def _dice() -> Recorder:
    return Recorder(seeded(0))
