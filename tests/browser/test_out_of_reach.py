"""What a page shows when a part of it cannot be fetched: that it is out of reach, or that it has grown old."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, Enter
from tests.browser.house import Person, Server

ANY_LANGUAGE = re.compile(r"/assets/(nl|en)-[^/]*\.js$")
RULES = re.compile(r"/assets/Rules-[^/]*\.js$")
HEALTH = re.compile("/api/health$")


def _lost(route: Route) -> None:
    route.abort()


@pytest.mark.parametrize(
    ("locale", "offline", "again", "lobby"),
    [
        ("nl", "Geen verbinding", "Probeer het opnieuw", "Samen spelen"),
        ("en", "No connection", "Try again", "Play together"),
    ],
)
def test_a_page_without_its_language_says_so_and_can_be_tried_again(
    sit_down: Enter, locale: str, offline: str, again: str, lobby: str
) -> None:
    page = sit_down("nothing", locale=locale, viewport=PHONE)
    for part in (ANY_LANGUAGE, HEALTH):
        page.route(part, _lost)
    page.goto("/")
    expect(page.get_by_role("heading", name=offline)).to_be_visible()
    assert "[" not in page.locator("body").inner_text()
    page.unroute_all()
    page.get_by_role("button", name=again).click()
    expect(page.get_by_role("heading", name=lobby)).to_be_visible()


def test_a_language_out_of_reach_changes_nothing_and_says_why(sit_down: Enter) -> None:
    page = sit_down("nothing")
    page.goto("/")
    page.get_by_role("heading", name="Samen spelen").wait_for()
    for part in (ANY_LANGUAGE, HEALTH):
        page.route(part, _lost)
    page.get_by_role("button", name="English").click()
    expect(page.get_by_text("Geen verbinding met de server")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="Play together")).to_be_visible()
    expect(page.get_by_text("Geen verbinding")).to_be_hidden()


def test_a_page_whose_part_is_gone_is_old_and_one_out_of_reach_is_not(sit_down: Enter) -> None:
    page = _at_the_door_of_the_rules(sit_down)
    expect(page.get_by_text("Er is een nieuwe versie van speeltafel.")).to_be_visible()
    expect(page.get_by_role("heading", name="Er ging iets mis bij ons")).to_be_visible()

    page = _at_the_door_of_the_rules(sit_down, HEALTH)
    expect(page.get_by_role("heading", name="Geen verbinding")).to_be_visible()
    expect(page.get_by_text("Er is een nieuwe versie van speeltafel.")).to_be_hidden()


def _at_the_door_of_the_rules(sit_down: Enter, *more: re.Pattern[str]) -> Page:
    page = sit_down("nothing")
    page.goto("/")
    page.get_by_role("heading", name="Samen spelen").wait_for()
    for part in (RULES, *more):
        page.route(part, _lost)
    page.locator('a[href="/rules/geister"]').first.click()
    return page


@pytest.mark.rule("TB-02")
def test_a_table_that_admits_no_watchers_shows_its_door(sit_down: Enter, server: Server) -> None:
    a = Person.come_in(server, "A")
    table = a.open(bot="random", start=True, options={"watchers": False})
    page = sit_down(table)
    expect(page.get_by_role("heading", name="Hier wordt besloten gespeeld")).to_be_visible()


@pytest.mark.rule("TB-02", "TB-10")
def test_the_owner_names_the_table_and_anybody_seated_may_change_seats(sit_down: Enter, server: Server) -> None:
    a = Person.come_in(server, "A")
    table = a.open()
    owner, guest = sit_down(table, a), sit_down(table)
    name = owner.get_by_label("Naam van de tafel")
    name.fill("Op het terras")
    name.press("Enter")
    expect(guest.get_by_role("heading", level=1)).to_contain_text("Op het terras")
    expect(guest.get_by_label("Naam van de tafel")).to_be_hidden()
    owner.get_by_role("button", name="Ga hier zitten").click()
    seats = guest.get_by_role("region", name="Wie speelt er mee?").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("A")
    expect(seats.nth(0)).to_contain_text("Vrij")
