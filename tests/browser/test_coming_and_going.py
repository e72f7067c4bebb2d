"""How one comes to a table and leaves it: by the browser's own buttons, as somebody else, by keys, and in vain."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.house import Server, gathered, placed


def _holds_the_focus(page: Page, selector: str) -> None:
    expect(page.locator(f"{selector}:focus")).to_have_count(1)


def test_back_leads_from_a_rematch_to_the_game_before_it(sit_down: Enter, server: Server) -> None:
    a, b, table = placed(server)
    b.do(table, "resign")
    page, other = sit_down(table, a), sit_down(table, b)
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
