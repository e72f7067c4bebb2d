"""The board of Dizzy Duo Battle in the gallery: every hand makes the same act, and battles can be read."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import Hand, bare, click, double_click, double_tap, drag, finger, keys, label, tap, walk
from tests.games.dizzy_duo_battle.fixtures import FIXTURES
from tests.games.gallery import Show, acted, acts, asked, objections, play, play_without_end

HANDS = [drag, click, tap, finger, keys]


def _said(locator: Locator) -> str:
    return " ".join(bare(locator.text_content()).split())


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize(
    ("fixture", "origin", "target", "act"),
    [
        ("exchange", "pile:open", "taken:0", {"type": "take", "pile": "open"}),
        ("exchange", "pile:blind", "hand:2", {"type": "take", "pile": "blind"}),
        ("open_taken", "hand:3", "pile:open", {"type": "lay", "card": "hbs"}),
        ("open_taken", "taken:0", "pile:open", {"type": "lay", "card": "tbd"}),
    ],
)
@pytest.mark.rule("DB-20")
def test_every_hand_makes_the_same_act(
    show: Show, hand: Hand, fixture: str, origin: str, target: str, act: dict[str, str]
) -> None:
    page = show(fixture)
    hand(page, origin, target)
    assert acts(page) == [acted(**act)]


@pytest.mark.parametrize("hand", [double_click, double_tap])
@pytest.mark.parametrize(
    ("fixture", "place", "act"),
    [
        ("exchange", "pile:blind", {"type": "take", "pile": "blind"}),
        ("open_taken", "hand:3", {"type": "lay", "card": "hbs"}),
        ("open_taken", "taken:0", {"type": "lay", "card": "tbd"}),
    ],
)
@pytest.mark.rule("DB-20")
def test_a_card_that_is_pressed_twice_goes_where_it_can_go(
    show: Show, hand: Callable[[Page, str], None], fixture: str, place: str, act: dict[str, str]
) -> None:
    page = show(fixture)
    hand(page, place)
    assert acts(page) == [acted(**act)]


@pytest.mark.parametrize(
    ("fixture", "place", "hint"),
    [
        ("exchange", "pile:open", "Now press your hand to take it."),
        ("open_taken", "hand:3", "Now press the open pile to lay it."),
    ],
)
@pytest.mark.rule("DB-20")
def test_a_lifted_card_says_where_it_can_go(show: Show, fixture: str, place: str, hint: str) -> None:
    page = show(fixture)
    tap(page, place)
    expect(page.locator(".deeds")).to_contain_text(hint)
    page.keyboard.press("Escape")
    assert acts(page) == []


@pytest.mark.rule("DB-31")
def test_an_attack_is_one_press_and_where_it_is_too_early_the_press_asks_why(show: Show) -> None:
    page = show("may_attack")
    page.get_by_role("button", name="Attack!").click()
    assert acts(page) == [acted(type="attack")]
    page = show("exchange")
    page.get_by_role("button", name="Attack!").click(force=True)  # it says that it is disabled, and answers
    assert acts(page) == [asked(type="attack")]


@pytest.mark.rule("DB-32")
def test_the_next_defender_is_chosen_on_the_strips(show: Show) -> None:
    page = show("battle_won")
    assert page.locator("[data-fight]").evaluate_all("all => all.map(one => one.dataset.fight)") == ["2", "3"]
    page.get_by_role("button", name=re.compile("Battle .D")).click()
    assert acts(page) == [acted(type="fight", defender=3)]


@pytest.mark.rule("DB-50")
@pytest.mark.parametrize(("answer", "act"), [("Come back", "come_back"), ("Stay out", "stay_out")])
def test_the_lifeline_is_a_question_with_two_answers(show: Show, answer: str, act: str) -> None:
    page = show("lifeline_asked")
    expect(page.locator(".deeds")).to_contain_text("You can come back once")
    page.get_by_role("button", name=answer).click()
    assert acts(page) == [acted(type=act)]


@pytest.mark.rule("DB-53")
def test_with_a_head_from_the_blind_pile_one_lays_or_attacks(show: Show) -> None:
    page = show("head_attack_possible")
    expect(page.locator(".deeds")).to_contain_text("lay a card, or attack with it")
    page.get_by_role("button", name="Attack!").click()
    assert acts(page) == [acted(type="attack")]


# What is not allowed


@pytest.mark.parametrize(
    ("fixture", "place", "wished"),
    [
        ("waiting", "pile:blind", {"type": "take", "pile": "blind"}),
        ("waiting", "hand:0", {"type": "lay"}),
        ("open_taken", "pile:blind", {"type": "take", "pile": "blind"}),
        ("exchange", "hand:0", {"type": "lay"}),
    ],
)
def test_a_press_on_what_may_not_be_moved_is_never_silent(
    show: Show, fixture: str, place: str, wished: dict[str, str]
) -> None:
    page = show(fixture)
    click(page, place)
    [act] = acts(page)
    assert act["how"] == "ask"
    assert act["action"].items() >= wished.items()


def test_nothing_moves_while_an_act_is_unanswered(show: Show) -> None:
    page = show("open_taken")
    drag(page, "hand:3", "pile:open")
    drag(page, "hand:0", "pile:open")
    assert len(acts(page)) == 1


# What one sees and hears


@pytest.mark.parametrize(
    ("lang", "fixture", "place", "said"),
    [
        ("en", "exchange", "pile:blind", "The blind pile: 33 cards, you can take it"),
        ("nl", "exchange", "pile:open", "De open stapel: blauwe staart met ruiten, 3 kaarten hoog, je kunt hem pakken"),
        ("en", "waiting", "pile:open", "The open pile: empty"),
        ("en", "exchange", "hand:0", "blue head with dots"),
        ("nl", "open_taken", "hand:0", "blauw hoofd met stippen, afleggen"),
        ("en", "open_taken", "taken:0", "The card you took: blue tail with diamonds, lay it"),
        ("en", "exchange", "taken:0", "The card you took: empty"),
        ("nl", "blind_pile_empty", "pile:blind", "De blinde stapel: leeg, je kunt hem pakken"),
    ],
)
@pytest.mark.rule("DB-22", "DB-23")
def test_every_place_says_what_it_holds(show: Show, lang: str, fixture: str, place: str, said: str) -> None:
    assert label(show(fixture, lang), place) == said


@pytest.mark.rule("DB-01", "DB-02", "DB-03")
def test_the_power_of_the_own_hand_is_explained_piece_by_piece(show: Show) -> None:
    page = show("exchange")
    lines = page.locator(".hand li .heard")
    assert [_said(line) for line in lines.all()] == [
        "Lizzy 1: colours and patterns all the same: 3 (DB-02)",
        "Lizzy 2: same colours: 1 (DB-02)",
        "Together: the very same colours: 2 (DB-03)",
    ]
    expect(page.locator(".hand .total")).to_contain_text("6")


@pytest.mark.rule("DB-33", "DB-35")
def test_a_battle_shows_both_hands_and_what_it_does_to_the_lives(show: Show) -> None:
    page = show("battle_won")
    assert page.locator(".battle .fighter svg").count() >= 12
    assert _said(page.locator(".battle .outcome")) == "7 against 1: A wins the battle (DB-33)."
    assert [_said(line) for line in page.locator(".battle .told li").all()] == [
        "A wins 1 life and has 21 now (DB-33).",
        "B loses 7 lives and has 5 now (DB-33).",
    ]


@pytest.mark.rule("DB-34")
def test_what_is_settled_after_the_round_is_summed_up_at_its_end(show: Show) -> None:
    page = show("settled_after_the_round")
    assert page.locator(".tally li").count() == 3
    sums = [_said(line) for line in page.locator(".told").last.locator("li").all()]
    assert sums[0] == "A wins 5 lives and has 25 now (DB-34)."
    assert len(sums) == 4


def test_a_battle_that_is_over_stays_until_one_goes_on_and_can_be_read_again(show: Show) -> None:
    page = show("round_over")
    page.locator(".battle").wait_for()
    assert page.locator('[data-place="pile:open"]').count() == 0
    page.get_by_role("button", name=re.compile("On to round .2")).click()
    page.locator('[data-place="pile:open"]').wait_for()
    page.get_by_role("button", name=re.compile("The attack of round .1")).click()
    page.locator(".battle").wait_for()


def test_hands_that_lie_open_are_looked_at_by_a_press(show: Show) -> None:
    page = show("round_over")
    page.locator(".player button").filter(has_text="B").first.click()
    expect(page.locator(".fighter.defender h3")).to_contain_text("B")
    assert acts(page) == []


def test_on_a_phone_lives_and_power_of_four_stand_on_one_line(show: Show) -> None:
    page = show("open_battles")
    page.set_viewport_size({"width": 375, "height": 667})
    below = page.locator(".strips .facts").evaluate_all(
        """all => all.filter(one => {
            const [score, power] = ['.score', '.plate'].map(part => one.querySelector(part).getBoundingClientRect())
            return power.top >= score.bottom
        }).length"""
    )
    assert below == 0


def test_on_a_phone_lives_and_turns_of_four_stand_on_one_line(show: Show) -> None:
    page = show("may_attack")
    for player in page.locator(".player").all():
        score, turns = player.locator(".score").bounding_box(), player.locator(".turns").bounding_box()
        assert score
        assert turns
        assert turns["y"] < score["y"] + score["height"]


def test_on_a_phone_a_name_in_a_battle_has_most_of_its_line(show: Show) -> None:
    """What it did there stands below it."""
    page = show("longest_names")
    for fighter in page.locator(".fighter h3").all():
        line, name = fighter.bounding_box(), fighter.locator(".name").bounding_box()
        assert line
        assert name
        assert name["width"] > line["width"] / 2


def test_at_a_desk_what_became_of_a_player_is_read_whole(show: Show) -> None:
    page = show("one_falls", on="desk")
    page.set_viewport_size({"width": 700, "height": 800})
    words = page.locator(".strips .words")
    expect(words.filter(has_text="out of the game, lost")).to_be_visible()
    assert words.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth).length") == 0


@pytest.mark.rule("DB-52")
def test_open_battles_show_every_power_before_the_order_is_chosen(show: Show) -> None:
    page = show("open_battles")
    assert [_said(one) for one in page.locator(".player .plate").all()] == ["1", "0", "4", "7"]


def test_the_places_are_one_stop_and_their_own_ring_shows_the_focus(show: Show) -> None:
    page = show("exchange")
    assert page.locator('[data-place][tabindex="0"]').count() == 1
    walk(page, "hand:1")
    assert page.locator(".ring >> visible=true").count() == 1


@pytest.mark.parametrize(("lang", "fixture"), [("nl" if n % 2 else "en", name) for n, name in enumerate(FIXTURES)])
def test_every_position_is_within_reach_of_fingers_and_readers(show: Show, lang: str, fixture: str) -> None:
    """Nothing scrolls sideways at 320 pixels, a finger finds every place, and axe has nothing to object to."""
    page = show(fixture, lang)
    assert objections(page, presses=".board :is([data-place], button)") == []
    assert page.evaluate("document.documentElement.lang") == lang


# Motion


@pytest.mark.parametrize(("fixture", "flights"), [("blind_taken_by_other", 1), ("just_laid", 1), ("attacked", 7)])
def test_what_is_heard_flies_and_any_input_ends_it(show: Show, fixture: str, flights: int) -> None:
    page = show(fixture)
    play_without_end(page)
    page.locator(".air svg").first.wait_for(state="attached")
    assert page.locator(".air > svg").count() == flights
    page.keyboard.press("Shift")
    page.locator(".air").wait_for(state="detached")
    assert page.locator(".away").count() == 0


def test_who_wants_no_motion_sees_the_changed_places_marked(show: Show) -> None:
    page = show("just_laid")
    page.emulate_media(reduced_motion="reduce")
    play(page)
    page.locator('.marked[data-place="pile:open"]').wait_for()
    assert page.locator(".air").count() == 0
    page.locator(".marked").first.wait_for(state="detached")
