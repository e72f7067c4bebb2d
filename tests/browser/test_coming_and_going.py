"""How one comes to a table and leaves it: by the browser's own buttons, as somebody else, by keys, and in vain."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.coming_in import open_table
from tests.browser.conftest import PHONE, Enter
from tests.browser.hands import BOARD, tab_to, walk
from tests.browser.house import Server, gathered, placed


def _holds_the_focus(page: Page, selector: str) -> None:
    expect(page.locator(f"{selector}:focus")).to_have_count(1)


def test_back_leads_from_a_rematch_to_the_game_before_it(sit_down: Enter, server: Server) -> None:
    a, b, table = placed(server)
    b.do(table, "resign")
    page, other = sit_down(table, a), sit_down(table, b)
    other.get_by_role("button", name="Revanche").wait_for()  # who comes later stays here, with a way to go there
    page.get_by_role("button", name="Revanche").click()
    for one in (page, other):
        one.wait_for_url(lambda url: table not in url)
        one.get_by_role("heading", name="Wie speelt er mee?").wait_for()
        one.go_back()
        one.wait_for_url(f"**/t/{table}")
        expect(one.get_by_role("region", name="Afgelopen")).to_be_visible()


@pytest.mark.rule("TB-01")
def test_whoever_becomes_another_person_sits_where_that_person_sits(sit_down: Enter, server: Server) -> None:
    """In every page of that browser, also those that were open."""
    a, b, table = gathered(server)
    page = sit_down(table, b)
    mine = page.get_by_role("region", name="Wie speelt er mee?").get_by_role("listitem").filter(has_text="jij")
    expect(mine).to_contain_text("B")
    link = server.ask("POST", "/api/persons/me/links", token=a.token)
    elsewhere = page.context.new_page()
    elsewhere.goto(f"/#me/{link['code']}")
    elsewhere.get_by_role("button", name="Ja, word die persoon").click()
    expect(mine).to_contain_text("A")


@pytest.mark.rule("TB-04")
def test_who_may_watch_no_longer_is_told_so_on_a_page_of_its_own(sit_down: Enter, server: Server) -> None:
    a, b, table = gathered(server)
    watcher = sit_down(table, locale="en")
    watcher.get_by_role("heading", name="Who is playing?").wait_for()
    a.do(table, "option", name="watchers", value=False)
    for person in (a, b):
        person.do(table, "start")
    expect(watcher.get_by_role("heading", name="This game is played in private")).to_be_visible()
    expect(watcher.get_by_text("You are welcome to watch")).to_be_hidden()


def test_a_table_that_cannot_be_reached_says_so_until_it_can(sit_down: Enter, server: Server) -> None:
    a, _, table = placed(server)
    page = sit_down(table, a, viewport=PHONE)
    page.get_by_role("grid").wait_for()
    page.get_by_role("link", name="Naar de lobby").first.click()
    row = page.locator(f'a[href="/t/{table}"]')
    row.wait_for()
    page.context.set_offline(True)
    row.click()
    expect(page.get_by_role("heading", name="Geen verbinding")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("grid")).to_be_visible()


def test_the_keys_never_fall_off_the_page_on_the_way_to_a_game(enter: Enter) -> None:
    """What was pressed goes away, or a page does: the focus is on what came for it."""
    page = enter("/")
    opening = page.get_by_role("button", name=re.compile("Open een tafel.*Geister"))
    tab_to(page, opening)
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(opening).to_be_focused()

    open_table(page, "Geister", "A")
    _holds_the_focus(page, "#content")
    ready = page.get_by_role("button", name="Ik ben klaar")
    tab_to(page, page.get_by_role("button", name="Sta op"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Ga zitten").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(ready).to_be_focused()
    page.keyboard.press("Enter")
    unready = page.get_by_role("button", name="Toch nog niet")
    expect(unready).to_be_focused()
    page.keyboard.press("Enter")
    expect(ready).to_be_focused()

    bot = page.get_by_role("button", name="Zet een bot erbij")
    tab_to(page, bot)
    page.keyboard.press("Enter")
    expect(ready).to_be_focused()
    tab_to(page, page.get_by_role("button", name="Stuur de bot van stoel"))
    page.keyboard.press("Enter")
    expect(ready).to_be_focused()
    tab_to(page, bot)
    page.keyboard.press("Enter")
    expect(ready).to_be_focused()
    page.keyboard.press("Enter")
    _holds_the_focus(page, f"{BOARD} [data-place]")


def test_the_keys_are_on_what_comes_next_once_it_is_said_how_many_play(enter: Enter) -> None:
    page = enter("/")
    open_table(page, "Lizzy Ghosties", "A")
    free = page.locator(".seat.free")
    for left in (2, 1):
        tab_to(page, page.get_by_role("button", name="Zet een bot erbij"))
        page.keyboard.press("Enter")
        expect(free).to_have_count(left)
    tab_to(page, page.get_by_role("button", name=re.compile("Speel met .?3")))
    page.keyboard.press("Enter")
    expect(free).to_have_count(0)
    expect(page.get_by_role("button", name="Ik ben klaar")).to_be_focused()


def test_the_keys_are_on_the_board_again_once_a_refusal_is_read(sit_down: Enter, server: Server) -> None:
    a, _, table = placed(server)
    page = sit_down(table, a)
    page.locator(".turn.mine").wait_for()
    walk(page, "c1")
    page.keyboard.press("?")
    tab_to(page, page.get_by_role("button", name="Begrepen"))
    page.keyboard.press("Enter")
    _holds_the_focus(page, f"{BOARD} [data-place]")
