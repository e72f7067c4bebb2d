"""The board of Nice 'n Easy: every hand lays the same card, naming is one press, and what happened can be read.

On drawn positions in the gallery; tests/browser/test_nice_n_easy.py plays at a table.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.browser.hands import Finger, Hand, bare, click, drag, finger, keys, label, middle, tap
from tests.games.gallery import ABOVE_FINGER_PX, Show, acted, acts, asked, objections, play, play_without_end
from tests.games.nice_n_easy.fixtures import FIXTURES

HEAD, TAIL, OTHER_HEAD = "hand:0/0", "hand:0/1", "hand:0/2"  # the open cards of "mid_game": hbd tpo hbo
ON_HEADS = "lizzy:h"
STRIP = (
    "A is aan de beurt. De open kaarten van A: blauw hoofd met ruiten; paarse staart met stippen; "
    "paars lichaam met stippen. De blinde stapel van A: 12 kaarten"
)
PRESSES = ".stage button, .stage .hand [role=button], .stage .stacks [role=button]"

FULLEST = ["mid_game", "longest_names_of_nine", "golden_finish", "mistake_of_another", "nine_players_watched"]
"""Where most stands beside or below something else."""
SIDEWAYS: ViewportSize = {"width": 640, "height": 360}
ABOVE_BOARD_PX = 142
"""What a table's page has above its board: its head, the seats, and whose turn it is."""


@pytest.fixture(scope="module")
def sideways(browser: Browser) -> Iterator[BrowserContext]:
    """A small phone held on its side, for fingers."""
    context = browser.new_context(viewport=SIDEWAYS, has_touch=True)
    yield context
    context.close()


def _lay(card: str, *claims: str) -> dict[str, Any]:
    return acted(type="lay", card=card, claims=list(claims))


def digits(page: Page, origin: str, target: str) -> None:
    """The digit of a card lifts it, and once more puts it down."""
    for _ in range(2):
        page.keyboard.press(str(int(origin[-1]) + 1))


HANDS = [drag, click, tap, finger, keys, digits]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.rule("NE-10", "NE-11")
def test_every_hand_puts_a_card_there_to_be_named(show: Show, hand: Hand) -> None:
    page = show("mid_game")
    hand(page, HEAD, ON_HEADS)
    assert acts(page) == []
    assert label(page, ON_HEADS) == "The head of the Dizzy Lizzy: blue head with diamonds, 4 cards high"
    page.get_by_role("button", name="same colours", exact=True).click()
    assert acts(page) == [_lay("hbd", "colours_same")]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.rule("NE-11")
def test_where_nothing_is_named_every_hand_lays_at_once(show: Show, hand: Hand) -> None:
    page = show("without_naming")
    hand(page, HEAD, ON_HEADS)
    assert acts(page) == [_lay("hbd")]


def test_a_card_may_be_put_on_any_part_and_goes_to_its_own(show: Show) -> None:
    page = show("mid_game")
    drag(page, TAIL, ON_HEADS)
    assert label(page, "lizzy:t") == "The tail of the Dizzy Lizzy: purple tail with dots, 3 cards high"


# Naming


@pytest.mark.rule("NE-11")
def test_a_lifted_card_is_named_in_one_press_and_two_names_are_one_press_too(show: Show) -> None:
    page = show("mid_game")
    tap(page, HEAD)
    page.get_by_role("button", name="same colours and different patterns").tap()
    assert acts(page) == [_lay("hbd", "colours_same", "patterns_different")]


@pytest.mark.parametrize(
    ("letter", "claims"),
    [
        ("w", ["patterns_same"]),
        ("e", ["patterns_different"]),
        ("a", ["colours_same"]),
        ("s", ["colours_same", "patterns_same"]),
        ("d", ["colours_same", "patterns_different"]),
        ("z", ["colours_different"]),
        ("x", ["colours_different", "patterns_same"]),
        ("c", ["colours_different", "patterns_different"]),
    ],
)
def test_two_keys_lay_a_card_and_name_it(show: Show, letter: str, claims: list[str]) -> None:
    page = show("mid_game")
    page.keyboard.press("3")
    page.keyboard.press(letter)
    assert acts(page) == [_lay("hbo", *claims)]


@pytest.mark.rule("NE-12")
def test_nothing_tells_a_right_name_from_a_wrong_one(show: Show) -> None:
    """Before and after a card is put there all presses look the same, whatever the card makes."""
    page = show("mid_game")
    looks = """[...document.querySelectorAll('.claim')].map(one => {
        const { backgroundColor, borderColor, borderStyle, boxShadow, color, opacity } = getComputedStyle(one)
        return JSON.stringify([backgroundColor, borderColor, borderStyle, boxShadow, color, opacity, one.disabled])
    })"""
    seen = [page.evaluate(looks)]
    for card in (HEAD, TAIL, OTHER_HEAD):
        click(page, card, ON_HEADS)
        page.mouse.move(1, 1)
        page.wait_for_timeout(200)  # colours take half a beat to change
        seen.append(page.evaluate(looks))
    assert [len(set(look)) for look in seen] == [1, 1, 1, 1]
    assert seen[1] == seen[2] == seen[3]


def test_without_a_card_there_is_nothing_to_name(show: Show) -> None:
    page = show("mid_game")
    assert page.locator(".claim:enabled").count() == 0
    page.keyboard.press("a")
    assert acts(page) == []
    assert page.get_by_text("Pick a card first.").is_visible()


def test_what_is_asked_of_a_card_is_asked_once(show: Show) -> None:
    page = show("mid_game")
    tap(page, HEAD)
    tap(page, ON_HEADS)
    expect(page.locator(".stage").get_by_text("What do you make?")).to_have_count(1)


def test_who_plays_by_keys_goes_on_with_the_names_and_escape_takes_the_card_back(show: Show) -> None:
    page = show("mid_game")
    keys(page, HEAD, ON_HEADS)
    assert page.locator(":focus").get_attribute("data-claim") == "ps"
    page.keyboard.press("Escape")
    assert label(page, ON_HEADS) == "The head of the Dizzy Lizzy: red head with dots, 3 cards high"
    assert page.locator(".claim:enabled").count() == 0


def test_a_card_that_waits_for_its_name_can_be_dragged_back_or_changed_for_another(show: Show) -> None:
    page = show("mid_game")
    drag(page, HEAD, ON_HEADS)
    drag(page, ON_HEADS, HEAD)
    assert label(page, ON_HEADS).endswith("red head with dots, 3 cards high")
    drag(page, HEAD, ON_HEADS)
    click(page, OTHER_HEAD, ON_HEADS)
    assert label(page, ON_HEADS).endswith("blue head with dots, 4 cards high")


@pytest.mark.rule("NE-13")
@pytest.mark.parametrize("way", ["press", "key"])
def test_a_turn_can_be_ended(show: Show, way: str) -> None:
    page = show("mid_game")
    if way == "press":
        page.get_by_role("button", name="End the turn").tap()
    else:
        page.keyboard.press("0")
    assert acts(page) == [acted(type="end_turn")]


# What is not allowed


def test_where_nothing_is_named_a_card_that_does_not_fit_stays_and_asks_why(show: Show) -> None:
    page = show("without_naming_one_fits")
    drag(page, HEAD, ON_HEADS)
    assert label(page, ON_HEADS).endswith("red head with dots")
    click(page, HEAD)
    assert acts(page) == [asked(type="lay", card="hbd", claims=[])]
    assert page.get_by_role("button", name="End the turn").count() == 0


@pytest.mark.parametrize(("fixture", "place"), [("mid_game", "seat:1"), ("waiting", "hand:1/0")])
def test_a_press_on_a_card_that_may_not_be_laid_is_never_silent(show: Show, fixture: str, place: str) -> None:
    page = show(fixture)
    click(page, place)
    assert [act["how"] for act in acts(page)] == ["ask"]


def test_who_watches_can_press_without_being_told_off(show: Show) -> None:
    page = show("watcher")
    click(page, HEAD)
    assert acts(page) == []


def test_nothing_moves_while_an_act_is_unanswered(show: Show) -> None:
    page = show("mid_game")
    page.keyboard.press("1")
    page.keyboard.press("a")
    page.keyboard.press("3")
    page.keyboard.press("a")
    assert len(acts(page)) == 1
    assert "Lay: blue head with diamonds, same colours" in bare(page.locator(".stage").inner_text())


# What one sees and hears


@pytest.mark.parametrize(
    ("lang", "fixture", "sentence"),
    [
        ("en", "mistake", "But that makes different colours; the card goes back (NE-12)."),
        ("nl", "mistake_of_another", "Maar het is kleuren anders; de kaart gaat terug (NE-12)."),
        ("en", "mistake", "A gets a penalty card under the own pile (NE-12)."),
        ("nl", "stuck", "Een hele ronde is er niets gelegd."),
        ("en", "double_trouble", "Double trouble! B gets the lowest tail"),
        ("nl", "golden_finish", "Een Speciale Dizzy Lizzy, alles goud!"),
        ("en", "reopened", "everybody puts the open cards under the own pile and opens new ones (NE-21)"),
        ("nl", "reopened", "Wordt er weer een ronde lang niets gelegd, dan is het spel afgelopen."),
    ],
)
def test_what_happened_stays_readable_on_the_table(show: Show, lang: str, fixture: str, sentence: str) -> None:
    assert sentence in bare(show(fixture, lang).locator(".stage").inner_text())


@pytest.mark.parametrize(
    ("lang", "fixture", "place", "said"),
    [
        ("en", "mid_game", HEAD, "blue head with diamonds"),
        ("nl", "mid_game", TAIL, "paarse staart met stippen"),
        ("en", "mid_game", "pile", "The common pile: 6 cards"),
        ("nl", "empty_piles", "pile", "De gezamenlijke stapel: leeg"),
        ("nl", "empty_piles", "blind:0", "Jouw blinde stapel: leeg"),
        (
            "nl",
            "waiting",
            "seat:0",
            STRIP,
        ),
    ],
)
def test_every_place_says_what_it_holds(show: Show, lang: str, fixture: str, place: str, said: str) -> None:
    """P17."""
    assert label(show(fixture, lang), place) == said


def test_a_finger_does_not_cover_the_card_it_carries(show: Show) -> None:
    """P23."""
    page = show("mid_game")
    x, y = middle(page, HEAD)
    with Finger(page, HEAD) as one:
        one.move(x, y + 20)
        box = page.locator(".board > .air").bounding_box()
    assert box
    assert y + 20 - (box["y"] + box["height"] / 2) > ABOVE_FINGER_PX - 16


def test_the_board_is_one_stop(show: Show) -> None:
    page = show("mid_game")
    assert page.locator('[data-place][tabindex="0"]').count() == 1


@pytest.mark.parametrize(
    ("lang", "fixture", "on"),
    [("nl" if n % 2 else "en", name, "phone") for n, name in enumerate(FIXTURES)]
    + [("nl" if n % 2 else "en", name, "sideways") for n, name in enumerate(FULLEST)],
)
def test_every_position_is_within_reach_of_fingers_and_readers(show: Show, lang: str, fixture: str, on: str) -> None:
    """Nothing scrolls sideways at 320 pixels, a finger finds every press, and axe has nothing to object to."""
    page = show(fixture, lang, on=on)
    if page.locator(".claim").count():
        page.keyboard.press("1")
        page.wait_for_timeout(200)  # colours take half a beat to change
    assert objections(page, PRESSES) == []


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("fixture", ["mid_game", "longest_names_of_nine", "without_naming"])
def test_on_a_phone_on_its_side_a_turn_needs_no_scrolling(show: Show, lang: str, fixture: str) -> None:
    """Own cards, the Dizzy Lizzy, all that can be said of a card and the end of the turn stand in one window."""
    page = show(fixture, lang, on="sideways")
    page.keyboard.press("1")
    height: float = page.evaluate(
        """presses => {
            const bottoms = [...document.querySelectorAll(presses)].map(one => one.getBoundingClientRect().bottom)
            return Math.max(...bottoms) - document.querySelector('.stage').getBoundingClientRect().top
        }""",
        PRESSES,
    )
    assert ABOVE_BOARD_PX + height <= SIDEWAYS["height"]


# Motion


def test_a_mistake_flies_there_and_back_and_any_input_ends_it(show: Show) -> None:
    page = show("mistake_of_another")
    play_without_end(page)
    page.locator(".stage > .air svg").first.wait_for()
    assert page.locator(".stage > .air svg").count() == 2  # the card, and the penalty
    page.keyboard.press("Shift")
    page.locator(".stage > .air").wait_for(state="detached")


def test_who_wants_no_motion_sees_the_changed_places_marked(show: Show) -> None:
    page = show("laid_by_another")
    page.emulate_media(reduced_motion="reduce")
    play(page)
    page.locator(f'.marked[data-place="{ON_HEADS}"]').wait_for(state="attached")
    assert page.locator(".stage > .air").count() == 0
