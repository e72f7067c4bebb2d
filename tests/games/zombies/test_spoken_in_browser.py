"""What the board of I Love Zombies tells beside what it shows: how a tile lies, what came last, which rule forbids."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import bare, tap, walk
from tests.games.gallery import Show, draft

TILE = "J-orange"


def _take(page: Page) -> None:
    walk(page, f"pool:{TILE}")
    page.keyboard.press("Enter")
    page.locator("[role=gridcell]:focus").wait_for()


def _spoken(page: Page) -> str:
    return bare(page.locator(".board > [role=status]").inner_text())


@pytest.mark.rule("ZO-20")
def test_a_turn_and_a_mirroring_by_key_are_spoken_and_the_focus_stays_with_the_tile(show: Show) -> None:
    """P17: the focus is on the same square before and after, so its label alone would not be read."""
    page = show("first_tile")
    _take(page)
    assert _spoken(page) == ""
    page.keyboard.press("r")
    assert _spoken(page).startswith("turned 90 degrees clockwise; J, orange; ")
    page.keyboard.press("f")
    assert _spoken(page).startswith("turned 270 degrees clockwise, mirrored; J, orange; ")
    assert "fits here" in _spoken(page)
    assert page.locator("[role=gridcell]:focus").count() == 1
    page.keyboard.press("Escape")
    assert _spoken(page) == ""


def test_buttons_that_push_say_where_the_tile_is(show: Show) -> None:
    page = show("first_tile", "nl")
    tap(page, f"pool:{TILE}")
    page.get_by_role("button", name="Naar links", exact=True).tap()
    assert _spoken(page).startswith("niet gedraaid; J, oranje; ")


@pytest.mark.rule("ZO-21", "ZO-22", "ZO-42")
def test_the_bar_names_the_rule_that_forbids_a_place_and_what_an_allowed_one_brings(show: Show) -> None:
    page = show("choosing")
    walk(page, "pool:A-indigo")
    page.keyboard.press("Enter")
    page.locator("[role=gridcell]:focus").wait_for()
    walk(page, "b8")
    expect(page.locator(".bar").get_by_text("ZO-22")).to_be_visible()
    walk(page, "k5")
    expect(page.locator(".bar").get_by_text("ZO-21")).to_be_visible()
    assert draft(page) is None


def test_what_others_laid_last_is_outlined_on_their_fields(show: Show) -> None:
    page = show("choosing")
    assert page.locator(".others .fresh").count() == 1
    assert page.locator(".field .fresh").count() == 0


@pytest.mark.rule("ZO-30")
def test_bonus_tiles_wait_while_one_looks_at_another_field(show: Show) -> None:
    page = show("pistol_earned")
    page.get_by_role("button", name="Field of").first.click()
    assert page.locator(".pool [role=button]").count() == 4


def test_one_place_is_the_stop_of_tab_after_a_tile_was_taken_and_put_back(show: Show) -> None:
    page = show("first_tile", on="desk")
    page.locator(f'[data-place="pool:{TILE}"]').click()
    page.keyboard.press("Escape")
    expect(page.locator('[data-place][tabindex="0"]')).to_have_count(1)
    expect(page.locator('[data-place][tabindex="0"]')).to_have_attribute("data-place", f"pool:{TILE}")
