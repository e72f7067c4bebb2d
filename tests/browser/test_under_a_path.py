"""A house that stands under a path of its host: everything there is found there, by press and by reload."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.coming_in import open_table
from tests.browser.conftest import Enter
from tests.browser.house import standing


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the host."""
    with standing(tmp_path_factory.mktemp("house"), base="/games") as address:
        yield address


def test_one_finds_tables_and_rules_under_the_path_and_comes_home(enter: Enter) -> None:
    page = enter("/games/")
    assert re.search("^/games/t/[0-9a-f]+$", open_table(page, "Geister", "A"))
    link = page.get_by_role("textbox", name="Link naar deze tafel")
    expect(link).to_have_value(page.url)
    page.reload()
    page.get_by_role("button", name="Ik ben klaar").wait_for()
    page.goto("/games/rules/geister#GE-10")
    page.get_by_role("link", name="GE-22").first.click()
    assert page.url.endswith("/games/rules/geister#GE-22")
    page.get_by_role("link", name="Naar de lobby", exact=True).first.click()
    page.get_by_role("button", name=re.compile("Open een tafel.*Geister")).wait_for()
    assert page.url.endswith("/games/")
