"""The keyboard goes on where the board is when what it pressed goes away."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.house import Server, begun

ON_THE_BOARD = "section.board :focus"


def test_after_a_confirm_and_after_the_past_the_focus_is_on_the_board(sit_down: Enter, server: Server) -> None:
    a, b, table = begun(server)
    page = sit_down(table, a, locale="en")
    confirm = page.get_by_role("button", name=re.compile("Confirm"))
    confirm.focus()
    page.keyboard.press("Enter")
    confirm.wait_for(state="hidden")
    expect(page.locator(ON_THE_BOARD)).to_have_count(1)
    b.place(table)
    page.locator(".turn.mine").wait_for()
    page.get_by_role("button", name=re.compile("Look back")).click()
    past = page.get_by_role("region", name="Looking back")
    past.get_by_role("slider").focus()
    page.keyboard.press("Escape")
    past.wait_for(state="hidden")
    expect(page.locator(ON_THE_BOARD)).to_have_count(1)


def test_after_a_turn_was_ended_by_its_button_the_focus_is_on_a_place_of_the_board(
    sit_down: Enter, server: Server
) -> None:
    *people, table = begun(server, game="nice_n_easy", options={"seats": 2})
    [seat] = people[0].to_act(table)  # who cannot begin is passed over
    page = sit_down(table, people[seat], locale="en")
    end = page.get_by_role("button", name="End the turn")
    end.focus()
    server.kill()  # the act stays on its way, and the button there with it
    page.keyboard.press("Enter")
    expect(page.locator("section.board [data-place]:focus")).to_have_count(1)
    server.start()
