"""Whole games of Geister between two browsers: by drag, by touch on a small phone, and by keys alone."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Enter
from tests.browser.hands import BOARD, ISOLATES, drag, finger, hears, holds, keys, label, tab_to, tap, walk
from tests.browser.house import Person, Server, begun, gathered

TO_THE_ARROW = ("b2", "b3", "b4", "b5", "a5", "a6")
"""A's way, over a ghost of B that stands on b5."""
ABOUT = ("e5", "f5", "f4", "f3", "f2", "f1")
"""B's way meanwhile, which bothers nobody."""


def _turn(page: Page) -> Locator:
    return page.locator(".turn")


def _press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def _tap(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).tap()


def _both_ways() -> Iterator[tuple[tuple[str, str], tuple[str, str] | None]]:
    """A's moves, each with B's answer; the last has none."""
    answers = [*pairwise(ABOUT)]
    for number, move in enumerate(pairwise(TO_THE_ARROW)):
        yield move, answers[number] if number < len(TO_THE_ARROW) - 2 else None


@pytest.mark.rule("GE-02", "GE-10", "GE-11", "GE-20", "GE-40")
def test_two_browsers_play_a_whole_game_by_drag(sit_down: Enter, server: Server) -> None:
    a, b, table = begun(server)
    one, other = sit_down(table, a), sit_down(table, b, locale="en")
    one.get_by_role("grid").wait_for()
    if "goede" not in label(one, "b2"):
        good = next(place for place in ("c2", "d2", "e2", "b1", "c1", "d1", "e1") if "goede" in label(one, place))
        drag(one, good, "b2")
    holds(one, "b2", "jouw goede geest")
    _press(one, "Bevestig")
    expect(_turn(one)).to_contain_text("B")
    _press(other, "Shuffle")
    _press(other, "Confirm")
    expect(_turn(one)).to_have_text("Jouw beurt")
    for move, answer in _both_ways():
        drag(one, *move)
        if answer is not None:
            expect(_turn(other)).to_have_text("Your turn")
            drag(other, *answer)
            expect(_turn(one)).to_have_text("Jouw beurt")
    end = one.get_by_role("region", name="Afgelopen")
    expect(end).to_contain_text(re.compile("A.* wint! Een goede geest staat op de pijl."))
    expect(end).to_contain_text("Welke van de geesten die er nog staan goed zijn, blijft geheim.")
    end.get_by_role("button", name=re.compile("GE-20")).click()
    expect(end).to_contain_text("pijlvelden")
    expect(other.get_by_role("region", name="The game is over")).to_contain_text(
        re.compile("A.* wins! A good ghost has reached the arrow.")
    )
    assert "unknown" not in label(other, "a6")
    taken = one.locator(BOARD).get_by_role("img", name=re.compile("Geesten die jij hebt geslagen"))
    counted = (taken.get_attribute("aria-label") or "").translate(ISOLATES)
    assert counted.endswith(("1 goed, 0 kwaad", "0 goed, 1 kwaad"))


@pytest.mark.rule("GE-32", "TB-05")
def test_a_small_phone_plays_by_touch_agrees_to_a_draw_has_a_rematch_and_resigns(
    sit_down: Enter, server: Server
) -> None:
    a, b, table = begun(server)
    phone, desk = sit_down(table, a, viewport=PHONE), sit_down(table, b, locale="en")
    phone.get_by_role("grid").wait_for()
    _tap(phone, "Husselen")
    tap(phone, "b1", "e2")
    _tap(phone, "Bevestig")
    b.place(table)
    expect(_turn(phone)).to_have_text("Jouw beurt")
    finger(phone, "b2", "b3")
    holds(desk, "b3", "ghost of the other")
    drag(desk, "e5", "f5")
    expect(_turn(phone)).to_have_text("Jouw beurt")
    tap(phone, "b3", "b4")
    holds(phone, "b4", "jouw")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")

    _tap(phone, "Menu")
    _tap(phone, "Bied remise aan")
    expect(phone.get_by_text("Je hebt remise aangeboden")).to_be_visible()
    _press(desk, "Agreed, a draw")
    for page, how in ((phone, "Remise: jullie zijn het eens geworden."), (desk, "A draw: you agreed on it.")):
        expect(page.get_by_role("heading", name=how)).to_be_visible()

    _tap(phone, "Revanche")
    for page in (phone, desk):
        page.wait_for_url(lambda url: table not in url)
    _press(desk, "I am ready")
    expect(phone.get_by_role("grid")).to_be_visible()
    _tap(phone, "Menu")
    _tap(phone, "Geef op")
    expect(phone.get_by_text("Wil je dit spel echt opgeven?")).to_be_visible()
    _tap(phone, "Toch niet")
    expect(phone.get_by_text("Wil je dit spel echt opgeven?")).to_be_hidden()
    _tap(phone, "Menu")
    _tap(phone, "Geef op")
    _tap(phone, "Ja, ik geef op")
    expect(phone.get_by_role("heading", name=re.compile("B.* wint: de ander heeft opgegeven."))).to_be_visible()
    expect(desk.get_by_role("heading", name=re.compile("B.* wins: the other resigned."))).to_be_visible()


@pytest.mark.rule("GE-22", "TB-12")
def test_keys_alone_play_a_game_that_can_be_followed_by_ear(sit_down: Enter, server: Server) -> None:
    """P17, P18: every step is heard, in Dutch here and in English by an onlooker."""
    a, b, table = gathered(server)
    page, listener = sit_down(table, a), sit_down(table, locale="en")
    listener.get_by_role("heading", name="Who is playing?").wait_for()
    tab_to(page, page.get_by_role("tab", name="Verloop"))
    page.keyboard.press("ArrowRight")
    tab_to(page, page.get_by_role("textbox", name="Wat wil je zeggen?"))
    page.keyboard.type("/optie escape leave")
    page.keyboard.press("Enter")
    hears(page, "Ontsnappen: van het bord.")
    hears(listener, "Escape: off the board.")
    b.do(table, "start")
    tab_to(page, page.get_by_role("button", name="Ik ben klaar"))
    page.keyboard.press("Enter")
    hears(page, "Het spel begint, met A.")
    hears(listener, "The game begins, with A.")

    _place_by_keys(page)
    hears(page, "A heeft de geesten neergezet.")
    hears(listener, "A has placed the ghosts.")
    b.place(table)
    hears(page, "B heeft de geesten neergezet. Jouw beurt")
    _ask_why_not(page)

    _walk_to_the_arrow_by_keys(page, listener, b, table)
    keys(page, "a6", "out:a6")
    hears(page, "A gaat met een goede geest van het bord, vanaf a6. A wint! Een goede geest is het huis uit.")
    hears(listener, "A leaves the board with a good ghost, from a6. A wins! A good ghost has left the house.")


def _place_by_keys(page: Page) -> None:
    walk(page, "b2")
    assert re.search("jouw (goede|kwade) geest", label(page, "b2"))
    while "goede" not in label(page, "b2"):
        tab_to(page, page.get_by_role("button", name="Husselen"))
        page.keyboard.press("Enter")
    there = next(place for place in ("c2", "d2", "e2", "e1") if "kwade" in label(page, place))
    keys(page, "b2", there)
    holds(page, there, "goede")
    page.keyboard.press("Escape")
    holds(page, "b2", "goede")
    walk(page, "a1")  # where there is nothing that wants the Enter
    tab_to(page, page.get_by_role("button", name="Bevestig"))
    page.keyboard.press("Enter")


def _ask_why_not(page: Page) -> None:
    walk(page, "c1")
    page.keyboard.press("?")
    hears(page, "Op c2 staat een geest van jezelf")
    walk(page, "b2")
    page.keyboard.press("Enter")
    walk(page, "e4")
    page.keyboard.press("?")
    hears(page, "Van b2 kom je niet op e4")
    page.keyboard.press("Escape")
    walk(page, "b2")
    holds(page, "b2", "kan verzet worden")


def _walk_to_the_arrow_by_keys(page: Page, listener: Page, b: Person, table: str) -> None:
    answers = pairwise(("e5", "f5", "f4", "f3", "f2", "f1"))
    for origin, target in pairwise(TO_THE_ARROW):
        keys(page, origin, target)
        hears(listener, f"A moves from {origin} to {target}")
        if target == "b5":
            hears(page, "A gaat van b4 naar b5 en slaat een kwade geest.")
            hears(listener, "A moves from b4 to b5 and captures an evil ghost.")
        answer = next(answers)
        b.step(table, *answer)
        hears(page, f"B gaat van {answer[0]} naar {answer[1]}. Jouw beurt")
