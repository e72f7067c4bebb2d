"""A game goes on where it was: the network comes and goes, the server is killed, another device takes over."""

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import PHONE, Enter
from tests.browser.hands import board, drag, holds, label, tap
from tests.browser.house import Person, Server, begun, placed

LOST = "Geen verbinding. We blijven het proberen"
NOT_SENT = "Nog niet verstuurd"
MOVED_ON = "De tafel was al verder"


def _strip(page: Page, words: str) -> None:
    expect(page.locator(".strip").get_by_text(words)).to_be_visible()


def _is_open(page: Page) -> None:
    """The page is at one with the server again."""
    for words in (LOST, NOT_SENT):
        expect(page.get_by_text(words)).to_be_hidden()


def _my_turn(page: Page) -> None:
    expect(page.locator(".turn")).to_have_text(re.compile(r"^\s*(Jouw beurt|Your turn)\s*$"))


def test_what_is_done_without_a_network_is_sent_once_when_it_is_back(sit_down: Enter, server: Server) -> None:
    """P25."""
    a, b, table = placed(server)
    page = sit_down(table, a)
    _my_turn(page)
    page.context.set_offline(True)
    _strip(page, LOST)
    drag(page, "b2", "b3")
    _strip(page, NOT_SENT)
    holds(page, "b3", "jouw goede geest")
    page.context.set_offline(False)
    _is_open(page)
    expect(page.locator(".turn")).to_contain_text("B")
    assert b.steps(table) == [("b2", "b3")]


def test_what_the_table_has_moved_past_is_visibly_undone(sit_down: Enter, server: Server) -> None:
    """P25: meanwhile the same person moved on another device."""
    a, b, table = placed(server)
    page = sit_down(table, a)
    _my_turn(page)
    page.context.set_offline(True)
    drag(page, "b2", "b3")
    _strip(page, NOT_SENT)
    a.step(table, "e2", "e3")
    b.step(table, "e5", "e4")
    page.context.set_offline(False)
    _strip(page, MOVED_ON)
    holds(page, "b2", "jouw goede geest")
    holds(page, "e3", "jouw kwade geest")
    holds(page, "e4", "geest van de ander")
    assert a.steps(table) == [("e2", "e3"), ("e5", "e4")]


def test_a_silent_line_is_noticed_and_the_act_is_sent_over_a_new_one(sit_down: Enter, server: Server) -> None:
    """P26: nothing comes through any more, and no socket says so. The page's clock is moved on, nobody waits."""
    a, b, table = placed(server)
    page = sit_down("nothing", a)
    silent: list[WebSocketRoute] = []

    def connected(here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        here.on_message(lambda message: None if here in silent else there.send(message))
        there.on_message(lambda message: None if here in silent else here.send(message))
        lines.append(here)

    lines: list[WebSocketRoute] = []
    page.route_web_socket(re.compile("/socket$"), connected)
    page.clock.install()
    page.goto(f"/t/{table}")
    _my_turn(page)
    silent.extend(lines)
    drag(page, "b2", "b3")
    page.clock.run_for(4_000)
    _strip(page, NOT_SENT)
    page.clock.run_for(8_000)
    _is_open(page)
    expect(page.locator(".turn")).to_contain_text("B")
    assert len(lines) > 1
    assert b.steps(table) == [("b2", "b3")]


@pytest.mark.rule("GE-02")
def test_a_server_killed_between_two_placements_and_amid_the_game_loses_nothing(
    sit_down: Enter, server: Server
) -> None:
    """P29, P30: one has placed, the other's half-made placement is still on the screen, over a reload too."""
    a, b, table = begun(server)
    one, other = sit_down(table, a), sit_down(table, b, locale="en", viewport=PHONE)
    other.get_by_role("grid").wait_for()
    a.place(table)
    holds(other, "b2", "ghost of the other")
    own = [place for place in board(other) if place[1] in "56"]
    evil = next(place for place in own if "evil" in label(other, place))
    good = next(place for place in own if "good" in label(other, place))
    tap(other, evil, good)
    holds(other, evil, "good")
    made = {place: label(other, place) for place in own}

    server.kill()
    _strip(one, LOST)
    expect(other.get_by_text("No connection. We keep trying")).to_be_visible()
    server.start()
    _is_open(one)
    other.reload()
    other.get_by_role("grid").wait_for()
    holds(other, "b2", "ghost of the other")
    assert {place: label(other, place) for place in own} == made
    other.get_by_role("button", name="Confirm").tap()
    _my_turn(one)

    drag(one, "b2", "b3")
    holds(other, "b3", "ghost of the other")
    expect(one.locator(".turn")).to_contain_text("B")  # it has its answer too: else it would say that it is not sent
    server.kill()
    _strip(one, LOST)
    other.get_by_text("No connection. We keep trying").wait_for()
    tap(other, "e5", "f5")
    expect(other.get_by_text("Not sent yet.")).to_be_visible()
    server.start()
    holds(one, "f5", "geest van de ander")
    _is_open(one)
    _my_turn(one)
    assert a.steps(table) == [("b2", "b3"), ("e5", "f5")]


@pytest.mark.rule("TB-01")
def test_two_devices_of_one_person_stay_equal(sit_down: Enter, server: Server) -> None:
    a, b, table = placed(server)
    desk = sit_down(table, a)
    _my_turn(desk)
    desk.get_by_role("button", name="Menu").click()
    desk.get_by_role("button", name="Verder op een ander apparaat").click()
    desk.get_by_role("button", name="Maak een persoonlijke link").click()
    link = desk.get_by_role("textbox", name="Je persoonlijke link").input_value()
    desk.keyboard.press("Escape")

    phone = sit_down("nothing", viewport=PHONE)
    phone.goto(link)
    expect(phone.get_by_text("Welkom terug")).to_be_visible()
    phone.goto(f"/t/{table}")
    _my_turn(phone)
    tap(phone, "b2", "b3")
    holds(desk, "b3", "jouw goede geest")
    b.step(table, "e5", "e4")
    _my_turn(desk)
    drag(desk, "b3", "b4")
    holds(phone, "b4", "jouw goede geest")
    for page in (desk, phone):
        expect(page.locator(".turn")).to_contain_text("B")
    assert board(desk) == board(phone)


@pytest.mark.rule("GE-40")
def test_a_watcher_sees_ghosts_and_no_colours(sit_down: Enter, server: Server) -> None:
    a, _, table = placed(server)
    watcher = sit_down("nothing", locale="en")
    frames: list[str] = []
    watcher.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    watcher.goto(f"/t/{table}")
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    holds(watcher, "b2", "ghost of")
    a.step(table, "b2", "b3")
    holds(watcher, "b3", "ghost of")
    shown = set(board(watcher).values())
    assert shown == {"empty", "ghost of A", "ghost of B"}
    assert watcher.get_by_role("button", name="Confirm").count() == 0
    assert set(re.findall('"kinds":"([^"]*)"', "".join(frames))) == {"?" * 16}


def test_five_fast_drags_and_presses_are_one_move(sit_down: Enter, server: Server) -> None:
    """P09."""
    a, b, table = placed(server)
    page = sit_down(table, a)
    _my_turn(page)
    _five_at_once(page)
    expect(page.locator(".turn")).to_contain_text("B")
    assert b.steps(table) == [("b2", "b3")]
    assert _stored_acts(b, table) == 3  # two placements and a move


def _five_at_once(page: Page) -> None:
    """Lift b2 and put it on b3 five times within one breath, quicker than any answer."""
    page.evaluate(
        """() => {
            const press = place => {
                const cell = document.querySelector(`section.board [data-place="${place}"]`).querySelector('.catch')
                const { x, y, width, height } = cell.getBoundingClientRect()
                const at = { clientX: x + width / 2, clientY: y + height / 2, button: 0, pointerId: 1 }
                const how = { ...at, pointerType: 'mouse', isPrimary: true, bubbles: true, cancelable: true }
                const ground = cell.closest('svg')
                ground.setPointerCapture = () => undefined
                cell.dispatchEvent(new PointerEvent('pointerdown', how))
                cell.dispatchEvent(new PointerEvent('pointerup', how))
            }
            for (let n = 0; n < 5; n++) { press('b2'); press('b3') }
        }"""
    )


def _stored_acts(person: Person, table: str) -> int:
    return sum(1 for line in person.log(table) if line.get("news"))
