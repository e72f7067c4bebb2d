"""Lobby, set-up, rules and one's own page, as people meet them; the game itself is played elsewhere."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import objections
from tests.browser.coming_in import open_table, say_name
from tests.browser.conftest import DESK, PHONE, Enter

HARD_NAMES = [
    "W" * 32,
    "אבגדהוזחט",
    "👻👩‍👩‍👧‍👦 é",
    "𝔸𝕓𝕔",
    '<img src=x onerror="document.title=1">',  # cut to what fits when it is typed
]


def _seats(page: Page) -> Locator:
    return page.get_by_role("region", name="Wie speelt er mee?").get_by_role("listitem")


def _is_as_wide_as_its_window(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.rule("TB-01", "TB-04", "TB-12")
def test_two_people_meet_by_a_link_and_begin_when_both_are_ready(enter: Enter) -> None:
    host = enter("/")
    path = open_table(host, "Geister", "A")
    link = host.get_by_role("textbox", name="Link naar deze tafel")
    expect(link).to_have_value(re.compile(re.escape(path) + "$"))
    expect(host.get_by_role("img", name="QR-code")).to_be_visible()

    guest = enter(path, viewport=PHONE)
    guest.get_by_role("button", name="Ga zitten").click()
    say_name(guest, "B")
    expect(_seats(host).nth(1)).to_contain_text("B")

    guest.get_by_label("Laten zien aan het einde").click()
    expect(host.get_by_text("Dit willen:")).to_be_visible()
    host.get_by_label("Laten zien aan het einde").click()
    expect(guest.get_by_text("Het geldt: iedereen wil het.")).to_be_visible()

    guest.get_by_role("button", name="Ik ben klaar").click()
    expect(guest.get_by_text(re.compile("Wachten op .*A"))).to_be_visible()
    host.get_by_role("button", name="Ik ben klaar").click()
    for page in (host, guest):
        expect(page.get_by_role("grid")).to_be_visible()


def test_practice_is_one_press_and_asks_for_no_name(enter: Enter) -> None:
    page = enter("/", viewport=PHONE)
    page.get_by_role("button", name=re.compile("Oefenen.*Geister")).click()
    expect(page.get_by_role("grid")).to_be_visible()


@pytest.mark.rule("TB-03")
def test_a_bot_comes_and_goes_before_the_game(enter: Enter) -> None:
    page = enter("/")
    open_table(page, "Geister", "A")
    page.get_by_label("Sterkte van de bot").select_option("random")
    page.get_by_role("button", name="Zet een bot erbij").click()
    expect(_seats(page).nth(1)).to_contain_text("willekeurig")
    _seats(page).nth(1).get_by_role("button", name="Stuur de bot").click()
    expect(_seats(page).nth(1)).to_contain_text("Vrij")


@pytest.mark.rule("TB-10")
def test_a_double_press_takes_one_seat_and_the_last_seat_goes_to_one(enter: Enter) -> None:
    host = enter("/")
    path = open_table(host, "Geister", "A")
    host.get_by_role("button", name="Sta op").click()
    host.get_by_role("button", name="Ga zitten").nth(1).dblclick()
    expect(_seats(host).nth(1)).to_contain_text("A")
    expect(_seats(host).nth(0)).to_contain_text("Vrij")

    rivals = [enter(path), enter(path)]
    for page, name in zip(rivals, "BC", strict=True):
        page.get_by_role("button", name="Ga zitten").click()
        page.get_by_role("dialog").get_by_label("Je naam").fill(name)
    for page in rivals:
        page.get_by_role("button", name="Verder").click(no_wait_after=True)
    seated = _seats(host).nth(0)
    expect(seated).not_to_contain_text("Vrij")
    winner, loser = rivals if "B" in seated.inner_text() else reversed(rivals)
    expect(winner.get_by_role("button", name="Ik ben klaar")).to_be_visible()
    expect(loser.get_by_text("Alle stoelen zijn bezet.")).to_be_visible()
    expect(loser.get_by_role("button", name="Ik ben klaar")).to_be_hidden()


@pytest.mark.parametrize("name", HARD_NAMES, ids=["long", "right-to-left", "emoji", "four bytes", "markup"])
def test_any_name_is_shown_whole_and_as_it_is(enter: Enter, name: str) -> None:
    shown = name[:32].strip()
    host = enter("/", viewport=PHONE)
    path = open_table(host, "Geister", shown)
    seats = _seats(host)
    expect(seats.first.get_by_text(shown, exact=True)).to_be_visible()  # whole: here it may break
    assert host.evaluate("document.title") != "1"
    assert _is_as_wide_as_its_window(host)

    onlooker = enter("/", viewport=PHONE)
    row = onlooker.locator(f'a[href="{path}"]')
    expect(row.get_by_text(shown, exact=True)).to_be_visible()
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert row.locator("*").evaluate_all(cut) == []
    assert _is_as_wide_as_its_window(onlooker)


def test_a_change_of_language_needs_no_reload(enter: Enter) -> None:
    page = enter("/")
    page.evaluate("window.still = true")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="Play together")).to_be_visible()
    expect(page.get_by_text("eight ghosts each")).to_be_visible()
    assert page.evaluate("[window.still, document.documentElement.lang]") == [True, "en"]
    page.reload()
    expect(page.get_by_role("heading", name="Play together")).to_be_visible()


def test_the_lobby_follows_what_happens_elsewhere(enter: Enter) -> None:
    onlooker, host = enter("/"), enter("/")
    path = open_table(host, "Geister", "A")
    expect(onlooker.locator(f'a[href="{path}"]')).to_contain_text("nog 1 stoel vrij")
    host.get_by_role("button", name="Zet een bot erbij").click()
    host.get_by_role("button", name="Ik ben klaar").click()
    expect(onlooker.get_by_role("region", name="Kijk mee").locator(f'a[href="{path}"]')).to_be_visible()


@pytest.mark.rule("TB-01")
def test_a_personal_link_makes_another_device_the_same_person_once(enter: Enter) -> None:
    first = enter("/")
    path = open_table(first, "Geister", "A")
    first.goto("/me")
    first.get_by_role("button", name="Maak een persoonlijke link").click()
    link = first.get_by_role("textbox", name="Je persoonlijke link").input_value()

    second = enter(link, viewport=PHONE)
    expect(second.get_by_text("Welkom terug")).to_be_visible()
    assert "#" not in second.url
    second.goto(path)
    expect(second.get_by_role("button", name="Ik ben klaar")).to_be_visible()


def test_a_browser_that_keeps_nothing_says_so_and_works(enter: Enter) -> None:
    page = enter("about:blank", viewport=PHONE)
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no') } })")
    page.goto("/")
    expect(page.get_by_text("Deze browser bewaart niets")).to_be_visible()
    page.get_by_role("button", name=re.compile("Oefenen.*Geister")).click()
    expect(page.get_by_role("grid")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "heading"),
    [("/somewhere/else", "Hier staat geen tafel"), ("/t/0123456789abcdef0123", "Deze tafel is er niet")],
)
def test_an_address_without_a_page_offers_the_way_home(enter: Enter, path: str, heading: str) -> None:
    page = enter(path)
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Naar de lobby").click()
    expect(page.get_by_role("heading", name="Samen spelen")).to_be_visible()


def test_a_link_to_a_rule_opens_the_book_at_that_rule(enter: Enter) -> None:
    page = enter("/rules/geister#GE-22", viewport=PHONE)
    rule = page.locator("#GE-22")
    expect(rule).to_be_in_viewport()
    expect(rule.get_by_role("grid").first).to_be_visible()
    assert _is_as_wide_as_its_window(page)


@pytest.mark.parametrize(
    ("viewport", "light", "locale"),
    [(PHONE, "light", "nl"), (PHONE, "dark", "en"), (DESK, "light", "en"), (DESK, "dark", "nl")],
    ids=["phone by day", "phone by night", "desk by day", "desk by night"],
)
def test_axe_finds_nothing_to_object(enter: Enter, viewport: dict[str, int], light: str, locale: str) -> None:
    page = enter("/", viewport=viewport, locale=locale, color_scheme=light)
    for path in ("/", "/me", "/rules/geister", "/rules/tables", "/nowhere"):
        page.goto(path)
        page.get_by_role("main").get_by_role("heading").first.wait_for()
        assert objections(page) == [], path
        assert _is_as_wide_as_its_window(page), path
    page.goto("/")
    page.get_by_role("main").get_by_role("button", name="Geister").first.click()
    page.get_by_role("dialog").wait_for()
    assert objections(page) == []
    page.keyboard.type("A")
    page.keyboard.press("Enter")
    page.get_by_role("textbox", name=re.compile("Link")).wait_for()
    page.get_by_role("group").filter(has=page.locator("summary")).locator("summary").click()
    assert objections(page) == []
    assert _is_as_wide_as_its_window(page)
