"""The board of Lizzy Ghosties: every hand records the same act, bodies are picked card by card, events are explained.

On drawn positions in the gallery; tests/browser/test_lizzy_ghosties.py plays at a table.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize

from scripts.gallery import serving_gallery

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: ViewportSize = {"width": 320, "height": 568}
BURN_HEAD = "burn:h"
LAYOUTS = (
    "three_players",
    "passing",
    "self_made_ghostie",
    "steal_event_lost",
    "burn_event_won",
    "chained",
    "golden",
    "dice",
    "became_a_ghostie",
    "haunting",
    "haunted_another",
    "ghost_event_won",
    "final_lizzies",
    "final_ghosties",
    "final_ghost_event",
    "final_alone",
    "stuck",
    "nine_players",
    "longest_names",
    "longest_names_of_nine",
    "watcher",
)
"""The drawn positions that differ in what lies where."""
SMALLEST_PRESS = """Math.min(...[...document.querySelectorAll('.stage button, .stage [role=button]')].flatMap(one => {
    const { width, height } = one.getBoundingClientRect()
    return [width, height]
}))"""

Open = Callable[..., Page]
Hand = Callable[[Page, str, str], None]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving_gallery() as address:
        yield address


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=PHONE, has_touch=True)
    yield context
    context.close()


@pytest.fixture
def show(phone: BrowserContext, address: str) -> Iterator[Open]:
    """Opens the gallery at a drawn position and waits for the board; whatever the page complains of fails the test."""
    page = phone.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)

    def opened(fixture: str, lang: str = "en") -> Page:
        page.goto(f"{address}/gallery?game=lizzy_ghosties&fixture={fixture}&lang={lang}&bare")
        _place(page, BURN_HEAD).wait_for()
        return page

    yield opened
    page.evaluate("localStorage.clear()")  # a body that was begun is kept
    page.close()
    assert complaints == []


def _place(page: Page, place: str) -> Locator:
    return page.locator(f'[data-place="{place}"]')


def _middle(page: Page, place: str) -> tuple[float, float]:
    """Brought to where a hand can reach it, clear of the bar at the bottom."""
    _place(page, place).evaluate("one => one.scrollIntoView({ block: 'center', behavior: 'instant' })")
    return _centre(page, place)


def _centre(page: Page, place: str) -> tuple[float, float]:
    box = _place(page, place).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _label(page: Page, place: str) -> str:
    return _bare(_place(page, place).get_attribute("aria-label") or "")


def _bare(text: str) -> str:
    return text.translate({0x2068: None, 0x2069: None})


def _acts(page: Page) -> list[dict[str, Any]]:
    acts: list[dict[str, Any]] = page.evaluate("window.__acts")
    return acts


def _act(type_: str, **fields: Any) -> dict[str, Any]:
    return {"how": "act", "action": {"type": type_, **fields}}


def _ask(type_: str, **fields: Any) -> dict[str, Any]:
    return {"how": "ask", "action": {"type": type_, **fields}}


# Hands


def drag(page: Page, origin: str, target: str) -> None:
    page.mouse.move(*_middle(page, origin))
    page.mouse.down()
    page.mouse.move(*_centre(page, target), steps=5)
    page.mouse.up()


def tap(page: Page, origin: str, target: str) -> None:
    for place in (origin, target):
        page.touchscreen.tap(*_middle(page, place))


def keys(page: Page, origin: str, target: str) -> None:
    """With Tab, the arrows, Enter and Space alone."""
    for _ in range(10):
        if page.evaluate("document.activeElement.matches('[data-place]')"):
            break
        page.keyboard.press("Tab")
    _walk(page, origin)
    page.keyboard.press("Enter")
    _walk(page, target)
    page.keyboard.press("Space")


def _walk(page: Page, place: str) -> None:
    for _ in range(20):
        focused = page.locator(":focus")
        if focused.get_attribute("data-place") == place:
            return
        at, to = focused.bounding_box(), _place(page, place).bounding_box()
        assert at
        assert to
        across = to["x"] + to["width"] / 2 - at["x"] - at["width"] / 2
        down = to["y"] + to["height"] / 2 - at["y"] - at["height"] / 2
        if abs(across) > abs(down):
            page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    raise AssertionError(f"{place} cannot be walked to")


HANDS = [drag, tap, keys]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize(
    ("fixture", "origin", "target", "act"),
    [
        ("passing", "lizzy:1/h", "lizzy:0/h", _act("steal", opponent=1, part="h")),
        ("passing", "lizzy:0/h", "lizzy:1/h", _act("give", opponent=1, part="h")),
        ("burn_event_won", "lizzy:1/b", "burn:b", _act("burn", opponent=1, part="b")),
        ("haunting", "lizzy:2/b", "ghost:0", _act("take", opponent=2, part="b")),
        ("final_lizzies", "burn:h", "lizzy:0/h", _act("gather", receiver=0, part="h")),
    ],
)
@pytest.mark.rule("LG-21", "LG-22", "LG-35", "LG-60", "LG-72")
def test_every_hand_records_the_same_act(
    show: Open, hand: Hand, fixture: str, origin: str, target: str, act: dict[str, Any]
) -> None:
    page = show(fixture)
    hand(page, origin, target)
    assert _acts(page) == [act]


@pytest.mark.rule("LG-21")
def test_a_card_may_be_put_on_any_part_and_goes_to_its_own(show: Open) -> None:
    page = show("passing")
    drag(page, "lizzy:1/h", "lizzy:0/t")
    assert _acts(page) == [_act("steal", opponent=1, part="h")]
    assert _label(page, "lizzy:0/h") == "Your head: red head with diamonds, 4 cards high"


@pytest.mark.parametrize(
    ("fixture", "name", "type_"),
    [
        ("passing", "Leave this one alone", "skip"),
        ("passing", "End the turn", "end_turn"),
        ("burn_event_won", "End the event", "end_event"),
        ("final_lizzies", "End the turn", "end_turn"),
    ],
)
@pytest.mark.rule("LG-20", "LG-72")
def test_what_is_left_can_be_skipped(show: Open, fixture: str, name: str, type_: str) -> None:
    page = show(fixture)
    page.get_by_role("button", name=name).tap()
    assert _acts(page) == [_act(type_)]


# A borrowed body


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.rule("LG-61")
def test_a_body_is_borrowed_card_by_card_and_confirmed_once(show: Open, hand: Hand) -> None:
    page = show("haunting")
    for place, part, hint in (
        ("lizzy:1/h", "h", "Pick a body"),
        ("lizzy:2/b", "b", "Pick a tail"),
        ("lizzy:3/t", "t", "A double: borrow this body?"),
    ):
        hand(page, place, f"body:{part}")
        assert page.get_by_text(hint).is_visible()
        assert _acts(page) == []
    page.get_by_role("button", name="Confirm").click()
    assert _acts(page) == [_act("borrow", head=1, body=2, tail=3)]


@pytest.mark.rule("LG-61")
def test_what_makes_no_double_says_so_and_cannot_be_confirmed(show: Open) -> None:
    page = show("haunting")
    for place, part in (("lizzy:3/h", "h"), ("lizzy:2/b", "b"), ("lizzy:1/t", "t")):
        tap(page, place, f"body:{part}")
    assert page.evaluate("window.__draft") is None
    assert page.get_by_text("No double yet.").is_visible()
    assert page.get_by_role("button", name="Confirm").is_disabled()


def test_a_picked_card_is_taken_back_and_a_body_outlives_the_page(show: Open) -> None:
    page = show("haunting")
    tap(page, "lizzy:1/h", "body:h")
    tap(page, "lizzy:2/b", "body:b")
    page.reload()
    _place(page, "body:b").wait_for()
    assert "blue body with stripes" in _label(page, "body:b")
    page.touchscreen.tap(*_middle(page, "body:b"))
    assert _label(page, "body:b").endswith(": none")
    assert _acts(page) == []


# What is not allowed


@pytest.mark.parametrize(
    ("fixture", "place", "asked"),
    [
        ("passing", "lizzy:2/h", _ask("steal", opponent=2, part="h")),
        ("passing", "lizzy:1/b", _ask("steal", opponent=1, part="b")),
        ("passing", "lizzy:0/b", _ask("give", opponent=1, part="b")),
        ("passing_another", "lizzy:1/h", _ask("steal", opponent=1, part="h")),
        ("burn_event_won", "lizzy:1/h", _ask("burn", opponent=1, part="h")),
        ("haunting", "burn:h", _ask("borrow", head=None, body=1, tail=2)),
        ("final_lizzies_watched", "lizzy:0/h", _ask("shift", giver=0, part="h")),
    ],
)
@pytest.mark.rule("LG-10", "LG-20", "LG-61", "LG-71")
def test_a_press_on_a_card_that_cannot_be_moved_asks_why(
    show: Open, fixture: str, place: str, asked: dict[str, Any]
) -> None:
    page = show(fixture)
    page.touchscreen.tap(*_middle(page, place))
    assert _acts(page) == [asked]


def test_who_watches_can_press_without_being_told_off(show: Open) -> None:
    page = show("watcher")
    page.touchscreen.tap(*_middle(page, "lizzy:1/h"))
    assert _acts(page) == []


def test_nothing_moves_while_an_act_is_unanswered(show: Open) -> None:
    page = show("passing")
    tap(page, "lizzy:1/h", "lizzy:0/h")
    tap(page, "lizzy:1/t", "lizzy:0/t")
    assert len(_acts(page)) == 1


# What one sees and hears


@pytest.mark.parametrize(
    ("lang", "fixture", "sentences"),
    [
        ("en", "burn_event_won", ["Burn Event", "The colour matches: won (LG-32)!", "Still to visit", "2 B", "3 C"]),
        ("nl", "steal_event_lost", ["Steel Event", "(LG-32)", "Een van"]),
        ("en", "golden", ["All gold: won without a draw (LG-33)!"]),
        ("en", "chained", ["Number 2 of the chain", "what it still had to visit is lost (LG-37)"]),
        ("en", "dice", ["The dice show"]),
        ("en", "ghost_event_watched", ["Ghost Event", "Still to visit"]),
    ],
)
@pytest.mark.rule("LG-32", "LG-33", "LG-36", "LG-37")
def test_an_event_says_what_made_it_how_it_was_decided_and_what_is_still_to_come(
    show: Open, lang: str, fixture: str, sentences: list[str]
) -> None:
    said = _bare(show(fixture, lang).locator(".happening").inner_text())
    assert [sentence for sentence in sentences if sentence not in said] == []


@pytest.mark.parametrize(
    ("lang", "fixture", "place", "label"),
    [
        ("en", "passing", "lizzy:1/h", "The head of B: red head with diamonds, 3 cards high, can be moved"),
        ("en", "passing", "lizzy:0/b", "Your body: blue body with dots, 3 cards high"),
        ("en", "haunting", "ghost:0", "Your Ghostie pile: 5 cards"),
        ("nl", "haunting", "body:h", "Het geleende hoofd: geen"),
    ],
)
def test_every_place_says_what_it_holds(show: Open, lang: str, fixture: str, place: str, label: str) -> None:
    """P17."""
    assert _label(show(fixture, lang), place) == label


@pytest.mark.rule("LG-78")
def test_the_final_counts_the_cards_of_both_teams(show: Open) -> None:
    said = _bare(show("final_lizzies").locator(".teams").inner_text())
    assert "Team Lizzies: 16 cards" in said
    assert "Team Ghosties: 16 cards" in said


def test_the_board_is_one_stop(show: Open) -> None:
    page = show("passing")
    assert page.locator('[data-place][tabindex="0"]').count() == 1


@pytest.mark.parametrize(("lang", "fixture"), [("nl" if n % 2 else "en", name) for n, name in enumerate(LAYOUTS)])
def test_every_position_is_within_reach_of_fingers_and_readers(show: Open, lang: str, fixture: str) -> None:
    """Nothing scrolls sideways at 320 pixels, a finger finds every press, and axe has nothing to object to."""
    page = show(fixture, lang)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.add_style_tag(content=".event { animation: none !important }")
    assert page.evaluate(SMALLEST_PRESS) >= 44
    page.add_script_tag(path=AXE)
    # A board alone is no page: it has no heading.
    rules = "{ 'page-has-heading-one': { enabled: false } }"
    found = page.evaluate(f"axe.run(document, {{ resultTypes: ['violations'], rules: {rules} }})")
    told = [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found["violations"]]
    assert told == [], json.dumps(told, indent=1)


# Motion


def test_the_card_that_decides_flies_and_any_input_ends_it(show: Open) -> None:
    page = show("burn_event_won")
    page.evaluate("document.documentElement.style.setProperty('--beat', '60000ms')")
    page.get_by_role("button", name="Play", include_hidden=True).dispatch_event("click")
    page.locator(".stage > .air svg").first.wait_for()
    page.keyboard.press("Shift")
    page.locator(".stage > .air").wait_for(state="detached")
