"""A table page hides nothing: not behind an answer, not by cutting a name; and no button stays lit."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, Enter
from tests.browser.hands import drag, tap
from tests.browser.house import Person, Server, begun, placed

LARGE_PHONE: ViewportSize = {"width": 390, "height": 844}
LONGEST = ["Wilhelmina van den Bovenkamp-X", "W" * 30]


@pytest.mark.parametrize(
    ("viewport", "locale"),
    [(DESK, "nl"), (LARGE_PHONE, "nl"), (PHONE, "en")],
    ids=["desk", "large phone", "small phone"],
)
def test_a_refusal_lies_beside_the_turn_and_moves_nothing(
    sit_down: Enter, server: Server, viewport: ViewportSize, locale: str
) -> None:
    a, _, table = placed(server)
    page = sit_down(table, a, viewport=viewport, locale=locale, reduced_motion="reduce")
    turn, line = page.locator(".turn.mine"), page.locator(".refusal .strip")
    turn.wait_for()
    _drawn(page)
    stood = _box(page.locator(".stage"))
    (tap if viewport == PHONE else drag)(page, "b2", "b5")
    line.wait_for()
    _drawn(page)
    assert _bottom(line) <= _box(turn.locator(".words"))["y"]
    assert _box(line)["y"] >= 0
    assert _box(page.locator(".stage")) == stood

    told = _box(line)
    line.get_by_role("button").first.click()
    page.locator(".refusal .text").wait_for()
    _drawn(page)
    assert _box(line) == told, "the line goes away from under the finger that opened its rule"


def test_a_refusal_is_in_sight_wherever_the_page_is_scrolled(sit_down: Enter, server: Server) -> None:
    a, _, table = placed(server)
    page = sit_down(table, a, viewport={"width": 568, "height": 320}, reduced_motion="reduce")
    page.locator(".turn.mine").wait_for()
    page.locator('.stage [data-place="b2"]').scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    drag(page, "b2", "b4")
    expect(page.locator(".refusal .strip")).to_be_in_viewport(ratio=1)


def test_a_finger_that_draws_something_to_the_right_does_not_step_back(enter: Enter) -> None:
    expect(enter("/", viewport=PHONE).locator("html")).to_have_css("overscroll-behavior-x", "none")


def test_a_button_that_cannot_be_pressed_does_not_light_up(enter: Enter) -> None:
    page = enter("/")
    page.get_by_role("button", name=re.compile("Open een tafel.*Geister")).click()
    go_on = page.get_by_role("dialog").get_by_role("button", name="Verder")
    expect(go_on).to_be_disabled()
    unlit = _look(page, go_on)
    go_on.hover(force=True)
    page.mouse.down()
    assert go_on.evaluate("one => one.matches(':hover')")
    assert _look(page, go_on) == unlit
    page.mouse.up()


def test_a_button_does_not_stay_lit_after_a_touch(sit_down: Enter, server: Server) -> None:
    a, _, table = begun(server)
    page = sit_down(table, a, viewport=PHONE, is_mobile=True)
    menu = page.get_by_role("button", name="Menu")
    unlit = _look(page, menu)
    menu.tap()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    assert menu.evaluate("one => one.matches(':hover')")
    assert _look(page, menu) == unlit


def test_the_longest_names_stand_whole_where_there_is_room_below(sit_down: Enter, server: Server) -> None:
    a, b = (Person.come_in(server, name) for name in LONGEST)
    table = a.open()
    b.do(table, "join")
    phone = sit_down(table, a, viewport=PHONE, is_mobile=True)
    _stand_whole(phone, "ol.seats .name")
    assert phone.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    for person in (a, b):
        person.do(table, "start")
    _stand_whole(sit_down(table, a), "section.seats .name")


def _stand_whole(page: Page, names: str) -> None:
    expect(page.locator(names)).to_have_text(LONGEST)
    cut = page.locator(names).evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth).length")
    assert cut == 0


def _drawn(page: Page) -> None:
    """Wait until what has changed was shown: the page measures itself on the way to that."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def _box(one: Locator) -> FloatRect:
    box = one.bounding_box()
    assert box is not None
    return box


def _bottom(one: Locator) -> float:
    return _box(one)["y"] + _box(one)["height"]


def _look(page: Page, button: Locator) -> list[str]:
    """How a button looks once it has settled."""
    page.evaluate("Promise.all(document.getAnimations().map(one => one.finished.catch(() => null)))")
    look: list[str] = button.evaluate(
        "one => { const s = getComputedStyle(one); return [s.backgroundColor, s.color, s.boxShadow, s.transform] }"
    )
    return look
