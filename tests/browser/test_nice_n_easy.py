"""Nice 'n Easy at a table for three against a real server: a finger on a phone, keys at a desk, and a bot."""

import json
import re
import time
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from speeltafel.kit.lizzy.combinations import Combination, shown, with_card
from tests.browser.coming_in import fetched, open_table, say_name
from tests.browser.conftest import PHONE, Enter

LETTERS = {
    Combination.COLOURS_SAME: "a",
    Combination.COLOURS_DIFFERENT: "z",
    Combination.PATTERNS_SAME: "w",
    Combination.PATTERNS_DIFFERENT: "e",
}
CALLED = {
    Combination.COLOURS_SAME: "same colours",
    Combination.COLOURS_DIFFERENT: "different colours",
    Combination.PATTERNS_SAME: "same patterns",
    Combination.PATTERNS_DIFFERENT: "different patterns",
}
HOST, GUEST = "A", "B"
MOST_TURNS = 40


class Table(NamedTuple):
    """What the table shows, read from its picture for play by list."""

    turn: str
    lizzy: tuple[str, str, str]
    hand: tuple[str, ...]
    """The open cards of whose turn it is."""
    blind: int

    def makes(self, card: str) -> tuple[Combination, ...]:
        """What the Dizzy Lizzy would show with it."""
        return shown(with_card(self.lizzy, card)).combinations


def _heard(page: Page, kind: str, seat: int) -> bool:
    """Whether such news of a seat comes, within some seconds."""
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline:
        told = [news for line in json.loads(fetched(page, "log")) for news in line.get("news", ())]
        if any(news["type"] == kind and news["seat"] == seat for news in told if "seat" in news):
            return True
        page.wait_for_timeout(50)
    return False


def _look(page: Page) -> Table:
    text = fetched(page, "text")
    head, body, tail = re.findall(r"([hbt][rbp][osd]\*?) \(", text)[:3]
    acting = re.search(r"^>.(\w) (.*) ?\[(\d+)\]$", text, re.MULTILINE)
    assert acting, text
    return Table(acting[1], (head, body, tail), tuple(acting[2].split()), int(acting[3]))


def _turn_of(page: Page, *letters: str) -> Table:
    """The table once it is the turn of one of these."""
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline:
        table = _look(page)
        if table.turn in letters:
            return table
        page.wait_for_timeout(50)
    raise AssertionError(f"it never was the turn of {letters}")


def _begin(enter: Enter) -> tuple[Page, Page]:
    """A at a desk and B on a phone, who have begun with a bot as the third."""
    desk = enter("/")
    phone = enter(open_table(desk, "Nice", HOST), viewport=PHONE, locale="en")
    phone.get_by_role("button", name="Sit down").first.tap()
    say_name(phone, GUEST)
    desk.get_by_role("button", name="Zet een bot erbij").click()
    desk.get_by_role("button", name=re.compile("Speel met .?3")).click()
    phone.get_by_role("button", name="I am ready").tap()
    desk.get_by_role("button", name="Ik ben klaar").click()
    for page in (desk, phone):
        page.locator('[data-place="lizzy:h"]').wait_for()
    return desk, phone


def _lay_by_keys(page: Page, table: Table) -> None:
    """Lay the first card that fits and name one thing that it makes: two keys."""
    card = next(card for card in table.hand if table.makes(card))
    page.keyboard.press(str(table.hand.index(card) + 1))
    page.keyboard.press(LETTERS[table.makes(card)[0]])


def _err_by_touch(page: Page, table: Table) -> Combination:
    """Lift the first card, put it on the Dizzy Lizzy, and name what is not there; gives what was named."""
    wrong = next(name for name in Combination if name not in table.makes(table.hand[0]))
    page.locator('[data-place="hand:1/0"]').tap()
    page.locator(f'[data-place="lizzy:{table.hand[0][0]}"]').tap()
    page.get_by_role("button", name=CALLED[wrong], exact=True).tap()
    return wrong


@pytest.mark.rule("NE-11", "NE-12", "NE-13")
def test_three_play_by_touch_and_keys_and_a_mistake_costs_a_card_and_the_turn(enter: Enter) -> None:
    desk, phone = _begin(enter)
    laid = erred = False
    for _ in range(MOST_TURNS):
        table = _turn_of(desk, HOST, GUEST)
        if table.turn == HOST:
            expect(desk.locator(".turn")).to_have_text("Jouw beurt")
            _lay_by_keys(desk, table)
            assert _heard(phone, "laid", seat=0)
            laid = True
            if _look(desk).turn == HOST:
                desk.keyboard.press("0")
        else:
            expect(phone.locator(".turn")).to_have_text("Your turn")
            wrong = _err_by_touch(phone, table)
            # Whoever plays on, the reason stays.
            sentence = re.compile(f"B.? says “.?{CALLED[wrong]}.?” .*the card goes back .NE-12.")
            expect(phone.locator(".stage .words ol")).to_contain_text(sentence)
            assert _heard(desk, "mistaken", seat=1)
            expect(phone.locator(".stage .own [role=img]")).to_have_attribute(
                "aria-label", re.compile(f"Your blind pile.?: .?{table.blind + 1}.? cards")
            )
            # Who can lay nothing is passed over (NE-13), so that it may be the turn of B again.
            if _turn_of(desk, HOST, GUEST).turn == HOST:
                expect(phone.locator(".claim")).to_have_count(0)
            erred = True
        if laid and erred:
            return
    raise AssertionError("there was no turn for both")
