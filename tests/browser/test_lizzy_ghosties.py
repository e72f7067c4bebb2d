"""Lizzy Ghosties for four against a real server: a person with a finger on a phone, and three bots."""

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.coming_in import fetched, open_table
from tests.browser.conftest import PHONE, Enter

LONGEST_WAIT_S = 25
OWN_ACTS = 3
EVERYBODY = {0, 1, 2, 3}


def _news(page: Page) -> list[dict[str, Any]]:
    """What happened lately, as the server tells whoever sits at this page."""
    return [news for line in json.loads(fetched(page, "log")) for news in line.get("news", ())]


def _heard(page: Page) -> set[int]:
    """The seats that have done something."""
    return {news["seat"] for news in _news(page) if "seat" in news}


def _begin(enter: Enter) -> Page:
    """One who has begun with three bots."""
    phone = enter("/", viewport=PHONE, locale="en")
    open_table(phone, "Lizzy Ghosties", "A")
    for _ in range(3):
        phone.get_by_role("button", name="Add a bot").first.tap()
        phone.wait_for_timeout(300)  # the seat is taken when the server says so
    fewer = phone.get_by_role("button", name=re.compile("Play with .?4"))
    if fewer.count():
        fewer.tap()
    phone.get_by_role("button", name="I am ready").tap()
    phone.locator('[data-place="burn:h"]').wait_for()
    return phone


def _act(page: Page) -> bool:
    """Take a card that may be taken, else leave this one alone; whether it was one's turn at all."""
    movable = page.locator(".stage .facing .movable")
    skips = page.locator(".stage [data-deed]")
    if movable.count():
        movable.first.tap()
        goals = page.locator(".stage .ghost.target, .stage .spot.target")
        if goals.count():
            goals.last.tap()
    elif skips.count():
        skips.first.tap()
    else:
        return False
    page.wait_for_timeout(150)
    return True


@pytest.mark.rule("LG-20", "LG-21")
def test_one_plays_by_touch_with_three_bots(enter: Enter) -> None:
    page = _begin(enter)
    deadline = time.monotonic() + LONGEST_WAIT_S
    acted = 0
    while (acted < OWN_ACTS or _heard(page) != EVERYBODY) and time.monotonic() < deadline:
        if _act(page):
            acted += 1
        else:
            page.wait_for_timeout(50)
    assert acted >= OWN_ACTS
    assert _heard(page) == EVERYBODY
    assert page.locator(".stage .words li").count() > 0
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
