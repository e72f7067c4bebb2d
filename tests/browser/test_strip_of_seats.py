"""The strip of seats above a game, on a phone with more players than fit, or with names as long as they may be."""

import re

import pytest
from playwright.sync_api import Page, expect

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
    _all_whole(page, people)


@pytest.mark.parametrize("watched", [False, True], ids=["alone", "watched"])
@pytest.mark.parametrize(
    "called",
    [("W" * 30, "M" * 30), ("Wilhelmina van den Bovenkamp-X", "Maximiliaan Constantijn de Wit")],
    ids=["wide", "long"],
)
def test_two_share_the_strip_and_are_read_whole(
    server: Server, sit_down: Enter, called: tuple[str, str], watched: bool
) -> None:
    people = [Person.come_in(server, name) for name in called]
    page = _two_at_a_table(server, sit_down, people, watched=watched)
    _all_whole(page, people)
    strip = page.locator("section.seats")
    assert strip.evaluate("one => one.scrollWidth <= one.clientWidth")
    expect(page.get_by_role("button", name="Bevestig")).to_be_in_viewport(ratio=1)


def test_a_name_of_one_word_does_not_break_for_a_watcher(server: Server, sit_down: Enter) -> None:
    people = [Person.come_in(server, name) for name in ("Anne-Sophie", "Bartholomeus")]
    page = _two_at_a_table(server, sit_down, people, watched=True)
    for person in people:
        person.place(page.url.rpartition("/")[2])
    expect(page.locator("section.seats .acting")).to_have_count(1)
    names = page.locator("section.seats .name")
    expect(names).to_have_text([person.name for person in people])
    lines = "all => all.map(one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))"
    assert [round(count) for count in names.evaluate_all(lines)] == [1, 1]


def _two_at_a_table(server: Server, sit_down: Enter, people: list[Person], *, watched: bool) -> Page:
    """The phone of the first of two who place their ghosts, with somebody who watches or not."""
    host, guest = people
    table = host.open()
    guest.do(table, "join")
    for person in people:
        person.do(table, "start")
    page = sit_down(table, host, viewport=PHONE, is_mobile=True)
    page.get_by_role("button", name="Bevestig").wait_for()
    if watched:
        sit_down(table)
    expect(page.locator(".watchers")).to_have_count(int(watched))
    return page


def _all_whole(page: Page, people: list[Person]) -> None:
    names = page.locator("section.seats .name")
    expect(names).to_have_text([person.name for person in people])
    cut = "all => all.filter(one => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth).length"
    assert names.evaluate_all(cut) == 0
