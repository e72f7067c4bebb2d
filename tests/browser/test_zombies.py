"""Whole games of I Love Zombies against a real server and its bot: by touch on a small phone, and by keys alone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Enter
from tests.browser.hands import BOARD, tab_to
from tests.browser.house import Person, Server

MOST_TURNS = 60
FINGER_PX = 44
SHORT = {"seats": 2, "tiles_a_round": 8, "plan": "lobby"}
"""Four tiles a player and round."""


def _begun(server: Server, options: dict[str, Any]) -> tuple[Person, str]:
    """A, who plays with a bot, and their table."""
    person = Person.come_in(server, "A")
    wished = {"game": "zombies", "join": True, "options": options}
    table = str(server.ask("POST", "/api/tables", wished, token=person.token)["id"])
    person.do(table, "bot", seat=1, strength="beginner")
    person.do(table, "start")
    return person, table


def _offered(page: Page) -> Locator:
    return page.locator(f"{BOARD} .pool .grip")


def _confirm(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^(Confirm|Bevestig)$"))


def _mine_or_over(page: Page) -> bool:
    """Wait for the own turn; False when the game is over instead."""
    page.wait_for_function(
        """() => document.querySelector('section.end') !== null
            || document.querySelector('.stage .pool .grip') !== null""",
    )
    return page.locator("section.end").count() == 0


def _laid(page: Page) -> int:
    """How many tiles lie on the own field, as its drawing has them."""
    return page.locator(f"{BOARD} .field > svg:first-child .zombie").count()


def _after_act(page: Page) -> None:
    """The server has answered: nothing waits for a yes, and nothing is in hand."""
    expect(page.locator(f"{BOARD} .held")).to_have_count(0)
    expect(_confirm(page)).to_have_count(0)
    expect(page.locator(f"{BOARD} .sent")).to_have_count(0)


def _lay_by_touch(page: Page) -> bool:
    """Tap the first tile that has a place as it lies, and confirm where it shows itself."""
    for n in range(_offered(page).count()):
        _offered(page).nth(n).tap()
        if _confirm(page).is_enabled():
            _confirm(page).tap()
            _after_act(page)
            return True
    return False


def _within_reach(page: Page) -> None:
    """With a tile in hand field, buttons and bar are seen together, every press is large, and nothing goes sideways."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    bar = page.locator(".bar .bar").bounding_box()
    assert bar
    for button in page.locator(f"{BOARD} .steer button").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGER_PX
        assert box["y"] + box["height"] <= bar["y"]


@pytest.mark.timeout(300)
@pytest.mark.rule("ZO-10", "ZO-11", "ZO-12", "ZO-13", "ZO-44")
def test_a_small_phone_plays_a_whole_game_by_touch(sit_down: Enter, server: Server) -> None:
    """P23, P24: no drag is needed, and what turns, mirrors and pushes is there to be seen."""
    person, table = _begun(server, SHORT)
    page = sit_down(table, person, viewport=PHONE, locale="en")
    assert _mine_or_over(page)
    _offered(page).first.tap()
    for name in ("Turn right", "Mirror", "Left", "Up", "Right", "Down"):
        page.get_by_role("button", name=name, exact=True).tap()
    page.locator(f"{BOARD} .field").scroll_into_view_if_needed()
    _within_reach(page)
    _confirm(page).tap()
    _after_act(page)
    assert _laid(page) == 1
    turns = passes = 0
    while _mine_or_over(page):
        turns += 1
        assert turns < MOST_TURNS
        if not _lay_by_touch(page):
            page.get_by_role("button", name="Step back").tap()
            page.get_by_role("button", name=re.compile("^(Pass|No bonus tile)$")).tap()
            _confirm(page).tap()
            _after_act(page)
            passes += 1
    assert turns > passes
    expect(page.locator("section.end h2")).to_contain_text(re.compile("wins|share"))
    expect(page.locator(f"{BOARD} div.head")).to_contain_text("points")


@pytest.mark.timeout(300)
@pytest.mark.rule("ZO-20", "ZO-22", "ZO-45")
def test_keys_alone_play_a_whole_game(sit_down: Enter, server: Server) -> None:
    """P17: every square and tile says what it is, and what is in hand says whether it fits."""
    person, table = _begun(server, SHORT)
    page = sit_down(table, person)
    turns = 0
    while _mine_or_over(page):
        turns += 1
        assert turns < MOST_TURNS
        if not _lay_by_keys(page):
            tab_to(page, page.get_by_role("button", name=re.compile("^(Passen|Geen bonustegel)$")))
            page.keyboard.press("Enter")
            tab_to(page, _confirm(page))
            page.keyboard.press("Enter")
        _after_act(page)
    assert _laid(page) > 0
    expect(page.locator("section.end h2")).to_contain_text(re.compile("wint|delen"))


def _lay_by_keys(page: Page) -> bool:
    """Take one tile after another, turn it once, turn it back, and lay the first that fits; Escape puts it back."""
    for n in range(_offered(page).count()):
        _walk_to_tile(page, _offered(page).nth(n))
        page.keyboard.press("Enter")
        square = page.locator("[role=gridcell]:focus")
        square.wait_for()
        page.keyboard.press("r")
        page.keyboard.press("Shift+R")
        if _confirm(page).is_enabled():
            assert "past hier" in (square.get_attribute("aria-label") or "")
            page.keyboard.press("Enter")
            return True
        page.keyboard.press("Escape")
    return False


def _walk_to_tile(page: Page, tile: Locator) -> None:
    """With Tab into the board, then with the arrows."""
    if not page.evaluate("document.activeElement.matches('section.board [data-place]')"):
        tab_to(page, page.locator(f'{BOARD} [data-place][tabindex="0"]'))
    for _ in range(30):
        here, there = page.locator(":focus").bounding_box(), tile.bounding_box()
        assert here
        assert there
        if tile.evaluate("one => one === document.activeElement"):
            return
        across, down = there["x"] - here["x"], there["y"] - here["y"]
        if abs(down) > there["height"] / 2:
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    raise AssertionError("the tile cannot be walked to")
