"""Dizzy Duo Battle for three against a real server: keys, a finger and a mouse, up to an attack and its end."""

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from speeltafel.core.seat import SEAT_LETTERS
from speeltafel.games.dizzy_duo_battle.model import HAND, TURNS_BEFORE_ATTACK
from speeltafel.games.dizzy_duo_battle.power import Cards, in_order, strength
from tests.browser.coming_in import fetched, open_table, say_name
from tests.browser.conftest import PHONE, Enter

MOST_TURNS = 60
LIVES = 20
ISOLATES = {0x2068: None, 0x2069: None}

Move = Callable[[Page, str, str], None]


class Seen(NamedTuple):
    """What one player sees, read from the picture for play by list."""

    turn: int
    turns: tuple[int, ...]
    hand: Cards
    """The own cards as they lie on the board."""
    taken: str | None


def _look(page: Page) -> Seen:
    text = fetched(page, "text")
    [turn] = re.findall(r"^>.(\w) ", text, re.MULTILINE)
    turns = tuple(int(count) for count in re.findall(r"\((\d+)\)", text))
    [own] = re.findall(r"^.\*\w .*\)  (.*) = \d+$", text, re.MULTILINE)
    taken = re.search(r"(?:open|blind): (\S+)", text)
    return Seen(SEAT_LETTERS.index(turn), turns, tuple(own.replace("+", "").split()), taken[1] if taken else None)


def _by_keys(page: Page, origin: str, target: str) -> None:
    for place, key in ((origin, "Enter"), (target, "Space")):
        page.locator(f'[data-place="{place}"]').focus()
        page.keyboard.press(key)


def _by_touch(page: Page, origin: str, target: str) -> None:
    for place in (origin, target):
        page.locator(f'[data-place="{place}"]').tap()


def _by_mouse(page: Page, origin: str, target: str) -> None:
    page.locator(f'[data-place="{origin}"]').drag_to(page.locator(f'[data-place="{target}"]'))


MOVES: tuple[Move, ...] = (_by_keys, _by_touch, _by_mouse)


def _begin(enter: Enter) -> tuple[Page, Page, Page]:
    """A and C at a desk and B on a phone, who have begun; C's page is Dutch."""
    host = enter("/", locale="en")
    path = open_table(host, "Dizzy Duo", "A")
    phone = enter(path, viewport=PHONE, locale="en")
    phone.get_by_role("button", name="Sit down").first.tap()
    say_name(phone, "B")
    third = enter(path)
    third.get_by_role("button", name="Ga zitten").first.click()
    say_name(third, "C")
    third.get_by_role("button", name=re.compile("Speel met .?3")).click()
    third.locator(".seat.free").first.wait_for(state="detached")
    host.get_by_role("button", name="I am ready").click()
    phone.get_by_role("button", name="I am ready").tap()
    third.get_by_role("button", name="Ik ben klaar").click()
    for page in (host, phone, third):
        page.locator('[data-place="hand:5"]').wait_for()
    return host, phone, third


def _worth(hand: Cards) -> tuple[bool, int, int]:
    """How near six cards are to two Lizzies: there, nearly there, and their power."""
    parts = [min(2, sum(card.startswith(part) for card in hand)) for part in "hbt"]
    return strength(in_order(hand)).two_lizzies, sum(parts), strength(in_order(hand)).duo.power


def _exchange(page: Page, seat: int, move: Move) -> None:
    """Take a blind card, and lay the one that one can best do without."""
    move(page, "pile:blind", f"taken:{seat}")
    expect(page.locator(f'[data-place="taken:{seat}"]')).to_have_attribute("aria-label", re.compile("lay it|afleggen"))
    seen = _look(page)
    assert seen.taken
    seven = (*seen.hand, seen.taken)
    laid = max(range(HAND + 1), key=lambda n: _worth((*seven[:n], *seven[n + 1 :])))
    move(page, f"taken:{seat}" if laid == HAND else f"hand:{laid}", "pile:open")


def _lives(page: Page) -> dict[str, int]:
    """What the strips of a page in English say."""
    strips = page.locator(".player").evaluate_all(
        "all => all.map(one => [one.querySelector('.name').title, one.querySelector('.score b').textContent])"
    )
    return {name: int(lives) for name, lives in strips}


def _fought(attack: int, defence: int, lives: int) -> tuple[int, int]:
    """The lives of both after a battle, by DB-33: the attacker's, who had ``lives``, and the defender's."""
    if attack == defence:
        return lives, LIVES
    gain, loss = min(attack, defence), max(attack, defence)
    return (lives + gain, max(0, LIVES - loss)) if attack > defence else (max(0, lives - loss), LIVES + gain)


@pytest.mark.rule("DB-20", "DB-30", "DB-31", "DB-32", "DB-33")
def test_three_exchange_cards_until_one_attacks_chooses_the_order_and_lives_are_settled(enter: Enter) -> None:
    pages = _begin(enter)
    for _ in range(MOST_TURNS):
        seat = _look(pages[0]).turn
        page, seen = pages[seat], _look(pages[seat])
        expect(page.locator(".turn")).to_have_text(re.compile("Your turn|Jouw beurt"))
        if min(seen.turns) >= TURNS_BEFORE_ATTACK and _worth(seen.hand)[0]:
            break
        _exchange(page, seat, MOVES[seat])
        for other in pages:
            expect(other.locator(f".player:nth-child({(seat - pages.index(other) - 1) % 3 + 1}).acting")).to_have_count(
                0
            )
    else:
        raise AssertionError("nobody ever had two Lizzies")

    powers = [strength(in_order(_look(one).hand)).duo.power for one in pages]
    page.get_by_role("button", name=re.compile("Attack!|Ten aanval!")).click()
    for one in pages:
        expect(one.locator(".battle .attacker h3 .power")).to_contain_text(str(powers[seat]))
        assert one.locator(".battle .defender").count() == 0

    first, second = (seat + 2) % 3, (seat + 1) % 3  # not clockwise: the attacker chooses
    page.locator(f'[data-fight="{first}"]').click()
    lives = [LIVES] * 3
    for defender in (first, second):
        if lives[seat] > 0:
            lives[seat], lives[defender] = _fought(powers[seat], powers[defender], lives[seat])
    for one in pages:
        expect(one.get_by_role("button", name=re.compile("On to round|Naar ronde"))).to_be_visible()
        assert _lives(one) == dict(zip("ABC", lives, strict=True))
        assert one.locator(".tally li").count() in (0, 2)
        one.get_by_role("button", name=re.compile("On to round|Naar ronde")).click()
        one.locator('[data-place="pile:open"]').wait_for()
