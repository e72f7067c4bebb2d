"""Every phase of Lizzy Ghosties on its drawn position: no press is silent, and who falls is seen to fall."""

from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import expect

from speeltafel.core.dice import seeded
from speeltafel.core.play import Moved, advance
from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.model import Action, SeenLizzy, State
from speeltafel.kit.lizzy.cards import PARTS
from tests.browser.hands import BOARD, bare, cell, tap
from tests.games.gallery import Show, acts, play, play_without_end
from tests.games.lizzy_ghosties.fixtures import FIXTURES

PRESSED = (
    "passing",
    "missing_part",
    "steal_event_won",
    "burn_event_lost",
    "haunting",
    "ghost_event_won",
    "final_lizzies",
    "final_alone",
    "final_lizzies_watched",
)


def _shown(fixture: str) -> State:
    drawn = FIXTURES[fixture]
    state: State = drawn.state
    for seat, action in drawn.acts:
        moved = advance(GAME, state, seat, action, seeded(0))
        assert isinstance(moved, Moved)
        state = moved.state
    return state


def _cards(state: State, viewer: int) -> Iterator[str]:
    """Every place with an open card."""
    view = GAME.view(state, viewer)
    lizzies: list[tuple[str, SeenLizzy | None]] = [(f"lizzy:{n}/", one.lizzy) for n, one in enumerate(view.players)]
    for name, lizzy in (*lizzies, ("burn:", view.burn), ("body:", view.borrowed)):
        if lizzy is not None:
            yield from (f"{name}{part}" for part, top in zip(PARTS, lizzy.tops, strict=True) if top)


@pytest.mark.parametrize("fixture", PRESSED)
@pytest.mark.rule("LG-10", "LG-20", "LG-34", "LG-35", "LG-60", "LG-64", "LG-71", "LG-76")
def test_one_press_on_any_card_that_cannot_be_moved_asks_for_a_rule(show: Show, fixture: str) -> None:
    """What it asks is forbidden indeed: so the server always answers with a rule."""
    page, state, viewer = show(fixture), _shown(fixture), FIXTURES[fixture].viewer
    assert viewer is not None
    for place in _cards(state, viewer):
        if "can be moved" in bare(cell(page, place).get_attribute("aria-label")):
            continue
        before = len(acts(page))
        tap(page, place)
        assert len(acts(page)) == before + 1, f"a press on {place} says nothing"
    told = acts(page)
    assert told
    for one in told:
        assert one["how"] == "ask"
        assert GAME.why_not(state, viewer, msgspec.convert(one["action"], Action)) is not None, f"{one} is allowed"


@pytest.mark.rule("LG-95")
def test_the_guard_is_spoken_of_only_when_it_is_near(show: Show) -> None:
    left = "more turn"
    assert left in bare(show("last_turns").locator(f"{BOARD} .guard").inner_text())
    assert left not in bare(show("passing").locator(BOARD).inner_text())


@pytest.mark.rule("LG-78")
def test_how_it_ended_is_left_to_the_page_to_tell(show: Show) -> None:
    assert show("final_lizzies").locator(f"{BOARD} .deeds").count() > 0
    board = show("final_won").locator(BOARD)
    assert board.locator(".deeds").count() == 0
    assert "wins" not in bare(board.inner_text())


@pytest.mark.rule("LG-50")
def test_who_falls_turns_the_cards_that_are_left_onto_the_pile(show: Show) -> None:
    page = show("became_a_ghostie")
    expect(page.locator(f"{BOARD} .own .fell")).to_contain_text("Welcome to the Ghosties")
    play_without_end(page)
    expect(page.locator(f"{BOARD} > .air > svg")).to_have_count(3)  # what was stolen, what was left, what is drawn
    expect(page.locator(f'{BOARD} .ghost.away[data-place="ghost:2"]')).to_have_count(1)


@pytest.mark.rule("LG-50")
def test_without_motion_the_pile_is_marked(show: Show) -> None:
    page = show("became_a_ghostie")
    page.emulate_media(reduced_motion="reduce")
    play(page)
    expect(page.locator(f'{BOARD} .ghost.marked[data-place="ghost:2"]')).to_have_count(1)
    assert page.locator(f"{BOARD} > .air").count() == 0
