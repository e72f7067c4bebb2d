"""A name that reads from the right: cut or not, it begins in sight, and it stands beside the mark of its seat."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, Enter
from tests.browser.house import Person, Server

LONG = "محمد عبد الرحمن بن سعيد الله"
SHORT = "יעל"
GAP_PX = 12

BOXES = """
all => all.map(one => {
  const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
  while (text.nextNode()) if (text.currentNode.data.trim()) break
  const first = document.createRange()
  first.setStart(text.currentNode, 0)
  first.setEnd(text.currentNode, 1)
  const whole = document.createRange()
  whole.selectNodeContents(one)
  const [box, letter, words] = [one, first, whole].map(part => part.getBoundingClientRect())
  return {
    begins: letter.left >= box.left - 1 && letter.right <= box.right + 1,
    apart: words.left - one.closest(':has(> .seat-mark)').querySelector('.seat-mark').getBoundingClientRect().right,
  }
})
"""


@pytest.mark.parametrize(
    ("game", "seats", "viewport"),
    [
        ("dizzy_duo_battle", 3, PHONE),
        ("lizzy_ghosties", 4, PHONE),
        ("nice_n_easy", 9, DESK),
        ("zombies", 4, PHONE),
    ],
)
def test_a_long_one_keeps_its_beginning_on_the_board(
    server: Server, sit_down: Enter, game: str, seats: int, viewport: ViewportSize
) -> None:
    page = _at_a_table(server, sit_down, game, [LONG] * seats, viewport)
    names = page.locator(f"main .name[title='{LONG}']:not(section.seats *)")
    expect(names.first).to_be_visible()
    shown = names.evaluate_all(BOXES)
    assert [one["begins"] for one in shown] == [True] * len(shown)


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_a_short_one_stands_beside_its_mark_in_the_strip(
    server: Server, sit_down: Enter, viewport: ViewportSize
) -> None:
    names = _at_a_table(server, sit_down, "geister", [SHORT, SHORT], viewport).locator("section.seats .name")
    expect(names).to_have_text([SHORT, SHORT])
    assert [one["apart"] < GAP_PX for one in names.evaluate_all(BOXES)] == [True, True]


def _at_a_table(server: Server, sit_down: Enter, game: str, names: list[str], viewport: ViewportSize) -> Page:
    """The page of the host of a game between people with these names."""
    people = [Person.come_in(server, name) for name in names]
    table = people[0].open(game=game, options={"seats": len(people)} if game != "geister" else {"start": 1})
    for seat, person in enumerate(people[1:], 1):
        person.do(table, "join", seat=seat)
    for person in people:
        person.do(table, "start")
    page = sit_down(table, people[0], viewport=viewport)
    page.locator("section.seats").wait_for()
    return page
