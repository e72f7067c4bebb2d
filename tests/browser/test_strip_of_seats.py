"""The strip of seats above a game, on a phone with more players than fit, or with names as long as they may be."""

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


def test_the_longest_names_are_read_whole_and_leave_the_end_of_a_turn_in_sight(server: Server, sit_down: Enter) -> None:
    people = [
        Person.come_in(server, name) for name in ("Wilhelmina van den Bovenkamp-X", "W" * 30, "Jan-Willem Oosterhuis")
    ]
    table = people[0].open(game="nice_n_easy", options={"seats": len(people), "start": 1})
    for seat, person in enumerate(people[1:], 1):
        person.do(table, "join", seat=seat)
    for person in people:
        person.do(table, "start")

    [seat] = people[0].to_act(table)  # who cannot begin is passed over
    page = sit_down(table, people[seat], viewport=PHONE, is_mobile=True)
    expect(page.get_by_role("button", name="Beurt beëindigen")).to_be_in_viewport(ratio=1)
    names = page.locator("section.seats .name")
    expect(names).to_have_text([person.name for person in people])
    cut = "all => all.filter(one => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth).length"
    assert names.evaluate_all(cut) == 0
