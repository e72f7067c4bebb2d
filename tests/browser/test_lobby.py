"""The lobby on a phone and on a desk: what waits for somebody comes first, and the games are seen at a glance."""

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.coming_in import open_table
from tests.browser.conftest import DESK, PHONE, Enter

HIGHEST_CARD_PX = 190


@pytest.mark.parametrize("locale", ["nl", "en"])
@pytest.mark.parametrize("width", [320, 390])
def test_the_games_of_a_phone_are_a_list_of_low_cards(enter: Enter, width: int, locale: str) -> None:
    page = enter("/", viewport=ViewportSize(width=width, height=700), locale=locale)
    cards = page.locator("article.card")
    cards.first.wait_for()
    heights = cards.evaluate_all("cards => cards.map(card => card.getBoundingClientRect().height)")
    assert max(heights) <= HIGHEST_CARD_PX, heights
    for card in cards.all():
        opens, practises = (_top(button) for button in card.get_by_role("button").all())
        assert opens == practises
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_a_table_to_sit_down_at_stands_above_the_games(enter: Enter, viewport: ViewportSize) -> None:
    host = enter("/")
    open_table(host, "Geister", "A")
    guest = enter("/", viewport=viewport)
    joinable = guest.get_by_role("heading", name="Schuif aan")
    expect(joinable).to_be_visible()
    assert _top(joinable) < _top(guest.get_by_role("heading", name="Spellen", exact=True))
    assert _top(joinable) < viewport["height"]


def _top(found: Locator) -> float:
    box = found.bounding_box()
    assert box
    return box["y"]
