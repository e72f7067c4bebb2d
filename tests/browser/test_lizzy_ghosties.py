"""Lizzy Ghosties from the lobby to the first turn, with a finger on a phone: three bots are asked along.

The game from there to its end: test_lizzy_ghosties_whole_game.py.
"""

from playwright.sync_api import expect

from tests.browser.coming_in import open_table
from tests.browser.conftest import PHONE, Enter
from tests.browser.hands import BOARD


def test_a_phone_opens_a_table_and_begins_with_three_bots(enter: Enter) -> None:
    page = enter("/", viewport=PHONE, locale="en")
    open_table(page, "Lizzy Ghosties", "A")
    for bots in (1, 2, 3):
        page.get_by_role("button", name="Add a bot").tap()
        expect(page.locator(".seats .seat .ready")).to_have_count(bots)
    page.get_by_role("button", name="I am ready").tap()
    expect(page.locator(f"{BOARD} .player")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
