"""Lizzy Ghosties from the first steal to the end: a person with a finger on a phone, and three bots."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from speeltafel.games.lizzy_ghosties.model import Event, Passing, View
from tests.browser.conftest import PHONE, Enter
from tests.browser.ghosties import asked, begun, habit, happening, press, seen
from tests.browser.hands import BOARD, bare
from tests.browser.house import Person, Server

SEED = "48"
"""With it the habit of ``ghosties.py`` meets a chain and comes into the final; others are found by trying."""
MOST_ACTS = 100


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose luck is always the same."""
    server = Server(tmp_path_factory.mktemp("seeded"), seed=SEED).start()
    yield server
    server.kill()


def _mine(page: Page, server: Server, person: Person, table: str) -> View | None:
    """Wait until seat 1 is asked, and give what it sees; None when the game is over."""
    page.wait_for_function(
        """() => document.querySelector('section.end, .stage .movable, .stage [data-deed]')""",
    )
    return None if page.locator("section.end").count() else seen(server, person, table)


def _a_chain_is_shown(page: Page, turn: Event) -> None:
    """The combination outlined, what decided it, won or lost and why, and the visits that are still to come."""
    said = happening(page)
    assert f"Number {turn.chain} of the chain" in said
    assert "what it still had to visit is lost (LG-37)" in said
    assert page.locator(f"{BOARD} .happening .made .ring").count() == 2
    assert bare(page.locator(f"{BOARD} .happening .drawn").get_attribute("aria-label"))
    assert ("won!" if turn.draw.won else "lost, one card of choice.") in said
    names = ["A", "Bot 2", "Bot 3", "Bot 4"]
    visits = page.locator(f"{BOARD} .happening .visits li .name").all_inner_texts()
    assert [bare(visit) for visit in visits] == [f"{seat + 1} {names[seat]}" for seat in turn.visits]


@pytest.mark.timeout(300)
@pytest.mark.rule("LG-20", "LG-34", "LG-36", "LG-37", "LG-38", "LG-72", "LG-78")
def test_a_phone_plays_from_the_first_steal_to_the_end(sit_down: Enter, server: Server) -> None:
    person = Person.come_in(server, "A")
    table = begun(server, person, bots=3, start=1)
    page = sit_down(table, person, viewport=PHONE, locale="en")
    told: set[str] = set()
    before: View | None = None
    acts = 0
    while (view := _mine(page, server, person, table)) is not None:
        acts += 1
        assert acts < MOST_ACTS
        if isinstance(view.turn, Event) and view.turn.chain > 1:
            _a_chain_is_shown(page, view.turn)
            told.add(f"chain of {view.turn.chain}")
        if before and isinstance(before.turn, Event) and isinstance(view.turn, Passing) and before.turns == view.turns:
            assert asked(page).startswith(f"Your turn goes on where it was: steal from Bot {view.turn.opponent + 1},")
            told.add("goes on")
        elif isinstance(view.turn, Passing):
            assert "goes on" not in asked(page)
        if view.phase == "final":
            expect(page.locator(f"{BOARD} .phase")).to_have_text("The final phase")
            counts = bare(page.locator(f"{BOARD} .teams").inner_text())
            assert f"Team Lizzies: {view.teams.lizzies} cards" in counts
            assert f"Team Ghosties: {view.teams.ghosties} cards" in counts
            told.add("final")
        action = habit(view, 0)
        assert action is not None
        press(page, view, 0, action)
        before = view
    assert told >= {"chain of 2", "chain of 3", "goes on", "final"}
    expect(page.locator("section.end h2")).to_contain_text("Team Lizzies has the most cards and wins")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
