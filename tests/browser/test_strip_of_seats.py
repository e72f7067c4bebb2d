"""The strip of seats above a game, on a phone with more players than fit."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Enter
from tests.browser.house import Person, Server

SEATS = 6


def test_a_turn_beyond_the_edge_leaves_the_page_as_wide_as_its_window(server: Server, sit_down: Enter) -> None:
    host, last = (Person.come_in(server, name) for name in "AB")
    table = host.open(game="zombies", options={"seats": SEATS, "start": SEATS})
    for seat in range(1, SEATS - 1):
        host.do(table, "bot", seat=seat)
    last.do(table, "join", seat=SEATS - 1)
    for person in (host, last):
        person.do(table, "start")

    page = sit_down(table, host, viewport=PHONE, is_mobile=True)
    acting = page.locator(".seats li").nth(SEATS - 1)
    expect(acting).to_have_class(re.compile("acting"))
    expect(acting).not_to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
