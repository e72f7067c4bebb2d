"""Moments of Lizzy Ghosties at a table: a Ghostie's turn, a gift that costs the body, a team in the final, a no."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser import axe
from tests.browser.conftest import PHONE, Enter
from tests.browser.ghosties import asked, begun, dealt, happening
from tests.browser.hands import BOARD, bare, cell, click, keys, label, spoken, tab_to, tap, walk
from tests.browser.house import Person, Server
from tests.games.lizzy_ghosties.table import BEGUN, FINAL, HAUNTED

HAUNT, TEAMS, LAST_GIFT, GHOSTS = 1, 2, 3, 4
"""Who begins with that seat finds the position."""
POSITIONS = {
    HAUNT - 1: HAUNTED + "side: hrd",
    TEAMS - 1: FINAL + "turn: lizzies",
    LAST_GIFT - 1: BEGUN.replace("A 2/hrs 2/bbo 2/tpo", "A hrs 2/bbo -"),
    GHOSTS - 1: FINAL.replace("B hbs 2/bpo tpo", "B hbs 2/bpo -") + "turn: ghosties",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose games begin in the middle."""
    server = Server(tmp_path_factory.mktemp("moments"), first=dealt(POSITIONS)).start()
    yield server
    server.kill()


def _sit(server: Server, sit_down: Enter, start: int, **how: Any) -> Page:
    """A's page at a table where three others sit who do nothing."""
    persons = [Person.come_in(server, name) for name in "ABCD"]
    return sit_down(begun(server, *persons, start=start), persons[0], locale="en", **how)


def _press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def _holds(page: Page, place: str, what: str) -> None:
    """Wait until a place says that it holds ``what``, whatever marks stand round names and numbers."""
    letters = "[\u2066-\u2069]*".join(re.escape(letter) for letter in what)
    expect(cell(page, place)).to_have_attribute("aria-label", re.compile(letters))


# Before it begins


@pytest.mark.rule("LG-03", "LG-90")
def test_the_set_up_page_says_what_is_dealt_and_what_does_nothing(sit_down: Enter, server: Server) -> None:
    person = Person.come_in(server, "A")
    wished = {"game": "lizzy_ghosties", "join": True, "options": {"seats": 4, "burn_borrow": True}}
    table = str(server.ask("POST", "/api/tables", wished, token=person.token)["id"])
    page = sit_down(table, person, viewport=PHONE, locale="en")
    dealt = page.get_by_test_id("dealt")
    expect(dealt).to_contain_text("the side pile keeps")
    assert "3 tails of one deck; the side pile keeps 15 cards." in bare(dealt.inner_text())
    expect(page.get_by_text("does nothing with")).to_contain_text("Borrow from the Burn Lizzy")
    person.do(table, "option", name="seats", value=3)
    expect(dealt).to_contain_text("24")
    expect(page.get_by_text("does nothing with")).to_have_count(0)


# A Ghostie's turn


@pytest.mark.rule("LG-60")
def test_a_ghostie_takes_a_card_by_touch(sit_down: Enter, server: Server) -> None:
    page = _sit(server, sit_down, HAUNT, viewport=PHONE)
    assert asked(page) == "You haunt: take one card, or borrow a body of three."
    assert label(page, "ghost:0") == "Your Ghostie pile: 5 cards"
    tap(page, "lizzy:2/b")
    expect(page.locator(f"{BOARD} .ghost.target")).to_have_count(1)
    tap(page, "ghost:0")
    _holds(page, "ghost:0", "6 cards")
    assert asked(page) == "B is to act, now with C."


@pytest.mark.rule("LG-61", "LG-63", "LG-64", "LG-65")
def test_a_ghostie_borrows_a_body_by_touch_and_haunts_with_it(sit_down: Enter, server: Server) -> None:
    page = _sit(server, sit_down, HAUNT, viewport=PHONE)
    hint = page.locator(".bar .hint")
    tap(page, "lizzy:1/h", "body:h")
    expect(hint).to_have_text("Pick a body")
    tap(page, "lizzy:3/b", "body:b")
    expect(hint).to_have_text("No third card makes these a double.")
    tap(page, "body:b", "lizzy:2/b", "body:b")
    expect(hint).to_have_text("Pick a tail")
    tails = page.locator(f'{BOARD} .facing .movable[data-place$="/t"]')
    assert tails.evaluate_all("all => all.map(one => one.dataset.place)") == ["lizzy:3/t"], "only what makes a double"
    tap(page, "lizzy:3/t", "body:t")
    expect(hint).to_have_text("A double: borrow this body?")
    _press(page, "Confirm")
    said = happening(page)
    assert "Drawn: red head with diamonds. The head of the borrowed body is red: won! (LG-63)" in said
    assert [bare(one) for one in page.locator(".visits li .name").all_inner_texts()] == ["2 B", "3 C", "4 D"]
    tap(page, "lizzy:1/h", "body:h")
    expect(page.locator(".visits li.now")).to_contain_text("C")
    page.locator(f'{BOARD} [data-deed="end_event"]').tap()
    _holds(page, "ghost:0", "9 cards")


def test_a_ghosties_turn_can_be_played_by_list(sit_down: Enter, server: Server) -> None:
    """Everybody is called by name, and the longest act fits the smallest phone."""
    page = _sit(server, sit_down, HAUNT, viewport=PHONE)
    cell(page, "ghost:0").wait_for()
    _press(page, "Menu")
    page.get_by_role("button", name="Play from a list").tap()
    acts = [bare(one) for one in page.locator(".acts li button").all_inner_texts()]
    assert "Take the body of C" in acts
    assert "Borrow a body: head of B, body of C, tail of D" in acts
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator(".acts li button").nth(acts.index("Take the body of C")).tap()
    expect(page.locator(".acts li")).to_have_count(0)


# A gift that costs the body


@pytest.mark.rule("LG-23")
@pytest.mark.parametrize("hand", [tap, keys])
def test_a_gift_that_costs_the_body_is_asked_about_first(sit_down: Enter, server: Server, hand: Any) -> None:
    page = _sit(server, sit_down, LAST_GIFT, viewport=PHONE)
    question = page.get_by_role("group", name=re.compile("With this gift only one part is left to you"))
    cell(page, "lizzy:0/h").wait_for()
    hand(page, "lizzy:0/h", "lizzy:1/h")
    question.wait_for()
    if hand is keys:
        page.keyboard.press("Escape")
    else:
        question.get_by_role("button", name="Rather not").tap()
    expect(question).to_have_count(0)
    assert label(page, "lizzy:0/h") == "Your head: red head with stripes, can be moved"
    hand(page, "lizzy:0/h", "lizzy:1/h")
    yes = question.get_by_role("button").last
    if hand is keys:
        walk(page, "lizzy:0/b")  # goes with the body
        tab_to(page, yes)
        page.keyboard.press("Enter")
    else:
        yes.tap()
    _holds(page, "ghost:0", "3 cards")
    expect(page.locator(f"{BOARD} .own .fell")).to_contain_text("Welcome to the Ghosties")
    expect(page.locator(f'{BOARD} [data-place][tabindex="0"]')).to_have_count(1)


# The final as a team


class Slow:
    """The line of a page: what the server says can be kept back for a while."""

    def __init__(self, page: Page) -> None:
        self._kept: list[str | bytes] | None = None
        self._route: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/socket"), self._connect)

    def keep(self) -> None:
        """From now on the page hears nothing."""
        self._kept = []

    def let_go(self) -> None:
        """The page hears all of it, and what comes."""
        kept, self._kept = self._kept, None
        assert self._route
        for message in kept or ():
            self._route.send(message)

    def _connect(self, route: WebSocketRoute) -> None:
        self._route = route
        there = route.connect_to_server()
        there.on_message(lambda message: route.send(message) if self._kept is None else self._kept.append(message))


@pytest.mark.rule("LG-71", "LG-72")
def test_when_two_of_a_team_press_at_once_the_second_hears_who_was_quicker(sit_down: Enter, server: Server) -> None:
    persons = [Person.come_in(server, name) for name in "ABCD"]
    table = begun(server, *persons, start=TEAMS)
    a = sit_down(table, persons[0], locale="en")
    b = sit_down("", persons[1], viewport=PHONE, locale="en")
    line = Slow(b)
    b.goto(f"/t/{table}")
    cell(b, "burn:h").wait_for()
    line.keep()
    click(a, "burn:h", "lizzy:0/h")
    _holds(a, "lizzy:0/h", "red head with dots, 5 cards high")
    tap(b, "burn:h", "lizzy:1/h")
    expect(cell(b, "lizzy:1/h")).to_have_class(re.compile("sent"))
    line.let_go()
    quicker = "A was just quicker. Look again how things lie now."
    expect(b.locator(".strip")).to_contain_text(re.compile("A.* was just quicker"))
    assert bare(spoken(b).inner_text()) == quicker
    _holds(b, "lizzy:0/h", "red head with dots, 5 cards high")
    assert "red head" not in label(b, "lizzy:1/h")
    tap(b, "lizzy:1/b", "lizzy:0/b")
    _holds(b, "lizzy:0/b", "5 cards high")
    expect(b.locator(".strip")).to_have_count(0)


@pytest.mark.rule("TB-02")
def test_a_team_talks_among_itself(sit_down: Enter, server: Server) -> None:
    """Who falls reads from then on what the other team says, and nothing that it said before."""
    persons = [Person.come_in(server, name) for name in "ABCD"]
    table = begun(server, *persons, start=GHOSTS)
    a = sit_down(table, persons[0], locale="en", viewport=PHONE)
    b, c = (sit_down(table, person, locale="en") for person in persons[1:3])
    a.get_by_role("button", name="Log, chat and rules").tap()
    for page in (a, b, c):
        page.get_by_role("tab", name="Chat").click()
    _say(a, "shift your tail", "Your team")
    _say(c, "take her head", "Your team")
    expect(_chat(b)).to_have_text(["shift your tail"])
    assert axe.objections(a) == []
    assert a.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    click(c, "lizzy:1/h", "ghost:2")
    expect(b.locator(f"{BOARD} .own .fell")).to_be_visible()
    _say(c, "welcome", "Your team")
    expect(_chat(b)).to_have_text(["shift your tail", "welcome"])
    expect(_chat(a)).to_have_text(["shift your tail"])


def _chat(page: Page) -> Locator:
    return page.locator(".chat .said")


def _say(page: Page, text: str, channel: str) -> None:
    page.get_by_role("combobox").select_option(label=channel)
    page.locator(".chat input.input").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(_chat(page).last).to_have_text(text)


# No


@pytest.mark.rule("LG-10", "LG-20", "LG-61", "LG-71")
@pytest.mark.parametrize(
    ("start", "place", "rule", "why"),
    [
        (LAST_GIFT, "lizzy:2/h", "LG-20", "You are passing B now; each in turn."),
        (LAST_GIFT, "lizzy:0/b", "LG-10", "With that card (blue body with dots) the Lizzy would show no combination."),
        (HAUNT, "burn:h", "LG-61", "From the Burn Lizzy you cannot borrow now."),
        (GHOSTS, "lizzy:0/h", "LG-71", "The other team is to play."),
    ],
)
def test_one_press_on_a_card_that_cannot_be_taken_says_the_rule(
    sit_down: Enter, server: Server, start: int, place: str, rule: str, why: str
) -> None:
    page = _sit(server, sit_down, start, viewport=PHONE)
    cell(page, place).wait_for()
    before = page.locator(BOARD).inner_text()
    tap(page, place)
    line = page.locator("section.refusal")
    line.wait_for()
    assert why in bare(line.inner_text())
    assert rule in line.inner_text()
    assert page.locator(BOARD).inner_text() == before
