"""A law that cannot fail says nothing: Geister with one fault planted in it must be caught by the law it breaks."""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import force_setattr, replace

from speeltafel.core.dice import Dice
from speeltafel.core.game import AnyGame, Listed, Result
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat, Viewer
from speeltafel.games.geister import GAME, Geister, rules, views
from speeltafel.games.geister.model import Action, News, Place, Placed, State, Step, View
from tests.laws import laws
from tests.laws.laws import LAWS, Law
from tests.laws.playing import House
from tests.laws.test_laws import hold, house_of

WHOLE = house_of("geister")
Happened = tuple[State, tuple[News, ...]]


def test_every_law_has_a_fault_that_it_catches() -> None:
    assert {law for law, _ in FAULTS.values()} == set(LAWS)


def spoiled(**parts: Callable[..., Any]) -> AnyGame:
    """Geister with these parts in place of its own."""
    game: AnyGame = type("Spoiled", (Geister,), {name: staticmethod(part) for name, part in parts.items()})()
    return game


def evil_first(state: State) -> bool:
    """Whether the first ghost of seat 1 is evil: what seat 0 should not get to know."""
    return state.kinds[1] is not None and state.kinds[1][0] == "E"


def said_to_be_alike() -> AnyGame:
    """Geister, which says that all see the same."""
    game: AnyGame = type("Spoiled", (Geister,), {"about": replace(GAME.about, alike=True)})()
    return game


# What leaks


def view_of_a_secret(state: State, viewer: Viewer) -> View:
    return replace(views.view(state, viewer), moves=state.moves + evil_first(state))


def view_in_order_of_kind(state: State, viewer: Viewer) -> View:
    seen = views.view(state, viewer)
    kinds = (state.kinds[0] or "GGGGEEEE") + (state.kinds[1] or "GGGGEEEE")
    in_order = sorted(range(len(kinds)), key=lambda ghost: (ghost // 8, kinds[ghost]))
    spots, seen_kinds = [seen.spots[ghost] for ghost in in_order], [seen.kinds[ghost] for ghost in in_order]
    return replace(seen, spots=tuple(spots), kinds="".join(seen_kinds))


def offer_in_another_order(state: State, seat: Seat) -> Listed[Action]:
    choices = rules.choices(state, seat)
    return Listed(choices[::-1] if evil_first(state) else choices)


def choices_in_another_order(state: State, seat: Seat) -> Sequence[Action]:
    choices = rules.choices(state, seat)
    return choices[::-1] if evil_first(state) else choices


def refusal_that_tells(state: State, seat: Seat, action: Action) -> Refusal | None:
    refusal = rules.why_not(state, seat, action)
    return replace(refusal, args={**refusal.args, "hint": int(evil_first(state))}) if refusal else None


def default_that_tells(state: State, seat: Seat, dice: Dice) -> Action:
    choices = rules.choices(state, seat)
    return choices[evil_first(state)]


def result_that_tells(state: State) -> Result | None:
    result = rules.result(state)
    return replace(result, reason="left") if result and evil_first(state) else result


def news_of_a_secret(state: State, seat: Seat, action: Action, dice: Dice) -> Happened:
    after, news = rules.apply(state, seat, action, dice)
    return after, news * 2 if evil_first(state) and not isinstance(action, Place) else news


def news_of_the_choice_made(state: State, seat: Seat, action: Action, dice: Dice) -> Happened:
    after, news = rules.apply(state, seat, action, dice)
    return after, news * 2 if isinstance(action, Place) and action.kinds[0] == "E" else news


# What is judged wrongly


def forgetful_choices(state: State, seat: Seat) -> Sequence[Action]:
    return rules.choices(state, seat)[1:]


def choices_that_are_forbidden(state: State, seat: Seat) -> Sequence[Action]:
    choices = rules.choices(state, seat)
    return (*choices, Step("a1", "f6")) if choices else ()


def long_steps(state: State, seat: Seat, action: Action) -> Refusal | None:
    refusal = rules.why_not(state, seat, action)
    return None if refusal and refusal.why == "not-a-neighbour" else refusal


def unknown_rule(state: State, seat: Seat, action: Action) -> Refusal | None:
    refusal = rules.why_not(state, seat, action)
    return replace(refusal, rule="GE-99") if refusal else None


def unknown_words(state: State, seat: Seat, action: Action) -> Refusal | None:
    refusal = rules.why_not(state, seat, action)
    return replace(refusal, why="because") if refusal else None


def unheard_of_facts(state: State, seat: Seat, action: Action) -> Refusal | None:
    refusal = rules.why_not(state, seat, action)
    return replace(refusal, args={}) if refusal else None


def default_out_of_turn(state: State, seat: Seat, dice: Dice) -> Action:
    return Step("c3", "c3")


def offer_of_less(state: State, seat: Seat) -> Listed[Action]:
    return Listed(rules.choices(state, seat)[1:])


# What is played wrongly


def changes_its_argument(state: State, seat: Seat, action: Action, dice: Dice) -> Happened:
    happened = rules.apply(state, seat, action, dice)
    force_setattr(state, "moves", state.moves + 1)
    return happened


_calls = count()


def remembers(state: State, seat: Seat, action: Action, dice: Dice) -> Happened:
    after, news = rules.apply(state, seat, action, dice)
    return replace(after, moves=next(_calls)), news


def asks_other_luck(state: State, seat: Seat, action: Action, dice: Dice) -> Happened:
    dice.throw(6 + next(_calls))
    return rules.apply(state, seat, action, dice)


def loses_a_ghost(state: State, seat: Seat, action: Action, dice: Dice) -> Happened:
    after, news = rules.apply(state, seat, action, dice)
    return (replace(after, kinds=("GEEEEEEE", after.kinds[1])) if after.moves == 3 else after), news


def goes_on_for_ever(state: State, seat: Seat, action: Action, dice: Dice) -> Happened:
    after, news = rules.apply(state, seat, action, dice)
    return (rules.setup(state.options, 2, seat, dice) if after.end else after), news


def grows(state: State, seat: Seat, action: Action, dice: Dice) -> Happened:
    after, news = rules.apply(state, seat, action, dice)
    return replace(after, trail=after.trail + bytes(laws.STATE_BYTES)), news


def news_without_words(state: State, seat: Seat, action: Action, dice: Dice) -> Any:
    return rules.apply(state, seat, action, dice)[0], (Hummed(seat),)


class Hummed(Struct, frozen=True, tag="hummed"):
    """No game knows this."""

    seat: Seat


def nobody_to_act(state: State) -> frozenset[Seat]:
    return frozenset() if state.moves == 2 else rules.to_act(state)


def no_result(state: State) -> Result | None:
    result = rules.result(state)
    return None if result and result.reason == "resigned" else result


def two_winners(state: State) -> Result | None:
    result = rules.result(state)
    return replace(result, winners=(0, 1)) if result and result.places == (1, 2) else result


def huge_number(state: State, viewer: Viewer) -> View:
    return replace(views.view(state, viewer), moves=2**60)


def view_of_another_type(state: State, viewer: Viewer) -> Placed:
    return Placed(0)


def guess_of_the_beginning(view: View, heard: Sequence[News], viewer: Viewer, dice: Dice) -> State:
    return rules.setup(view.options, 2, view.turn, dice)


def guess_without_four_and_four(view: View, heard: Sequence[News], viewer: Viewer, dice: Dice) -> State:
    state = GAME.guess(view, heard, viewer, dice)
    return replace(state, kinds=(state.kinds[0], "GGGGGGGG")) if viewer == 0 and state.kinds[1] else state


FAULTS: dict[str, tuple[Law, AnyGame]] = {
    "view_of_a_secret": (laws.secrets_are_kept, spoiled(view=view_of_a_secret)),
    "view_in_order_of_kind": (laws.secrets_are_kept, spoiled(view=view_in_order_of_kind)),
    "offer_in_another_order": (laws.secrets_are_kept, spoiled(offer=offer_in_another_order)),
    "choices_in_another_order": (laws.secrets_are_kept, spoiled(choices=choices_in_another_order)),
    "refusal_that_tells": (laws.secrets_are_kept, spoiled(why_not=refusal_that_tells)),
    "default_that_tells": (laws.secrets_are_kept, spoiled(default=default_that_tells)),
    "result_that_tells": (laws.secrets_are_kept, spoiled(result=result_that_tells)),
    "news_of_a_secret": (laws.secrets_are_kept_by_what_happens_next, spoiled(apply=news_of_a_secret)),
    "news_of_the_choice_made": (laws.a_secret_choice_is_not_told, spoiled(apply=news_of_the_choice_made)),
    "no_result": (laws.every_stop_gives_a_result, spoiled(result=no_result)),
    "two_winners": (laws.every_stop_gives_a_result, spoiled(result=two_winners)),
    "forgetful_choices": (laws.choices_are_the_candidates_without_objection, spoiled(choices=forgetful_choices)),
    "choices_that_are_forbidden": (laws.every_choice_is_accepted, spoiled(choices=choices_that_are_forbidden)),
    "long_steps": (laws.every_other_act_is_refused_by_a_rule, spoiled(why_not=long_steps)),
    "unknown_rule": (laws.every_other_act_is_refused_by_a_rule, spoiled(why_not=unknown_rule)),
    "unknown_words": (laws.every_other_act_is_refused_by_a_rule, spoiled(why_not=unknown_words)),
    "unheard_of_facts": (laws.every_other_act_is_refused_by_a_rule, spoiled(why_not=unheard_of_facts)),
    "default_out_of_turn": (laws.the_default_is_accepted, spoiled(default=default_out_of_turn)),
    "offer_of_less": (laws.an_offer_holds_the_choices, spoiled(offer=offer_of_less)),
    "changes_its_argument": (laws.apply_leaves_its_argument_alone, spoiled(apply=changes_its_argument)),
    "remembers": (laws.replay_gives_the_same_states, spoiled(apply=remembers)),
    "asks_other_luck": (laws.replay_gives_the_same_states, spoiled(apply=asks_other_luck)),
    "loses_a_ghost": (laws.pieces_are_conserved, spoiled(apply=loses_a_ghost)),
    "goes_on_for_ever": (laws.random_play_ends, spoiled(apply=goes_on_for_ever)),
    "grows": (laws.a_state_is_small, spoiled(apply=grows)),
    "news_without_words": (laws.what_happens_can_be_told, spoiled(apply=news_without_words)),
    "nobody_to_act": (laws.somebody_is_to_act_until_there_is_a_result, spoiled(to_act=nobody_to_act)),
    "said_to_be_alike": (laws.all_see_alike_where_the_game_says_so, said_to_be_alike()),
    "huge_number": (laws.numbers_are_whole_in_a_browser, spoiled(view=huge_number)),
    "view_of_another_type": (laws.what_is_encoded_is_decoded_again, spoiled(view=view_of_another_type)),
    "guess_of_the_beginning": (laws.a_guess_fits_its_view, spoiled(guess=guess_of_the_beginning)),
    "guess_without_four_and_four": (laws.a_guess_fits_its_view, spoiled(guess=guess_without_four_and_four)),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_caught(fault: str) -> None:
    law, game = FAULTS[fault]
    with pytest.raises(AssertionError):
        hold(law, House(game, WHOLE.package, WHOLE.secrets), shrink=False)
