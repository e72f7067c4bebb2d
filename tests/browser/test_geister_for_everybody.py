"""A table of Geister in all its stages, by day and by night, on a phone and on a desk: axe objects to nothing."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import objections
from tests.browser.conftest import DESK, PHONE, Enter
from tests.browser.hands import drag, tap
from tests.browser.house import Person, Server, begun


@pytest.mark.parametrize(
    ("viewport", "light", "locale"),
    [(PHONE, "dark", "en"), (DESK, "light", "nl")],
    ids=["phone by night", "desk by day"],
)
def test_axe_finds_nothing_to_object_at_a_table(
    sit_down: Enter, server: Server, viewport: ViewportSize, light: str, locale: str
) -> None:
    a, b, table = begun(server)
    page = sit_down(table, a, viewport=viewport, locale=locale, color_scheme=light, reduced_motion="reduce")
    for stage in _stages(page, a, b, table, by_touch=viewport == PHONE):
        assert objections(page) == [], stage
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), stage


def _stages(page: Page, a: Person, b: Person, table: str, *, by_touch: bool) -> Iterator[str]:
    page.get_by_role("button", name=re.compile("Bevestig|Confirm")).wait_for()
    yield "placing"
    a.place(table)
    b.place(table)
    page.locator(".turn.mine").wait_for()
    yield "playing"
    if by_touch:
        tap(page, "b2", "b5")
    else:
        drag(page, "b2", "b5")
    page.get_by_role("button", name=re.compile("GE-10")).click()
    page.locator(".refusal .text").get_by_role("heading").or_(page.locator(".refusal .text p")).first.wait_for()
    yield "refused"
    page.get_by_role("button", name=re.compile("Begrepen|Got it")).click()
    page.get_by_role("button", name="Menu").click()
    yield "menu"
    page.get_by_role("button", name=re.compile("Speel met een lijst|Play from a list")).click()
    page.locator("pre").wait_for()
    yield "list"
    if by_touch:
        page.get_by_role("button", name=re.compile("Log, chat")).click()
    for tab in ("Chat", re.compile("Regels|Rules")):
        page.get_by_role("tab", name=tab).click()
        page.get_by_role("tabpanel").get_by_role("textbox").or_(page.locator("#side-panel #GE-01")).first.wait_for()
        yield f"side {tab}"
    b.do(table, "resign")
    if by_touch:
        page.get_by_role("button", name="Close").first.click()
    expect(page.get_by_role("heading", name=re.compile("heeft opgegeven|resigned"))).to_be_visible()
    yield "end"
