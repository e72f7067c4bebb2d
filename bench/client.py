"""The built client in Chromium over loopback, its processor slowed fourfold: what it fetches, when it paints, how soon
an update is on the board.

Aims: lobby and table under 150 kB each for whoever comes for the first time, first paint within a second and a half,
an update on the board within 100 ms. Needs the built client (`make setup`) and Chromium (`make browser`).
"""

import json
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from bench._machine import machine, spread
from scripts.get_browser import chromium
from tests.browser.house import Person, Server, begun
from tests.conftest import BROWSER_ARGUMENTS

SLOWED: Final = 4
ROUNDS: Final = 5
# Each ghost of the second row steps forward, and then back: no position comes three times.
ROWS: Final = ("23", "54")
STEPS: Final = [
    (seat, column + ROWS[seat][way], column + ROWS[seat][1 - way])
    for way in (0, 1)
    for column in "bcde"
    for seat in (0, 1)
]
MOTION_S: Final = 0.5
FETCHED_KB: Final = 150
PAINTED_MS: Final = 1500
DRAWN_MS: Final = 100
SETTLED_S: Final = 1.5

# From the message of a socket to the frame that shows what it changed: a port is served after the frame was painted.
_WATCH: Final = """
window.drawn = []
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => {
      if (!data.includes('"view"')) return
      const came = performance.now()
      requestAnimationFrame(() => {
        const painted = new MessageChannel()
        painted.port1.onmessage = () => window.drawn.push(performance.now() - came)
        painted.port2.postMessage(0)
      })
    })
  }
}
"""
_FIRST_PAINT: Final = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


class Visit(NamedTuple):
    """One page as somebody sees it who has never been here."""

    requests: int
    kb: float
    painted_ms: float


def main() -> int:
    """Measure, print, and return 1 if an aim was missed."""
    program = chromium()
    assert program, "no Chromium here: make browser"
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=program, args=BROWSER_ARGUMENTS)
        try:
            lobby = [_visit(browser, server, "/") for _ in range(ROUNDS)]
            at_table = [_visit_of_a_table(browser, server) for _ in range(ROUNDS)]
            drawn = _drawn(browser, server)
        finally:
            browser.close()
            server.kill()
    table = Table("client", "fetched", "requests", "first paint", title=f"Chromium, {SLOWED} x slowed, {machine()}")
    for name, visits in (("lobby", lobby), ("table of Geister", at_table)):
        painted = spread([visit.painted_ms for visit in visits])
        table.add_row(name, f"{visits[-1].kb:.0f} kB", str(visits[-1].requests), f"{painted} ms")
    Console().print(table)
    cuts = statistics.quantiles(drawn, n=20)
    print(f"from update to drawn board: p50 {cuts[9]:.0f} ms, p95 {cuts[18]:.0f} ms, {len(drawn)} moves")
    visits = lobby + at_table
    reached = (
        max(visit.kb for visit in visits) <= FETCHED_KB,
        statistics.median(visit.painted_ms for visit in visits) <= PAINTED_MS,
        cuts[9] <= DRAWN_MS,
    )
    return int(not all(reached))


def _visit_of_a_table(browser: Browser, server: Server) -> Visit:
    first, second, table = begun(server)
    first.place(table)
    second.place(table)
    return _visit(browser, server, f"/t/{table}", first)


def _visit(browser: Browser, server: Server, path: str, person: Person | None = None) -> Visit:
    context = _context(browser, server, person)
    page = context.new_page()
    slowed = _slowed(page)
    slowed.send("Network.enable")
    fetched: list[float] = []
    slowed.on("Network.loadingFinished", lambda done: fetched.append(done["encodedDataLength"]))
    page.goto(path, wait_until="networkidle")
    page.wait_for_timeout(1000 * SETTLED_S)
    visit = Visit(len(fetched), sum(fetched) / 1000, page.evaluate(_FIRST_PAINT))
    context.close()
    return visit


def _drawn(browser: Browser, server: Server) -> list[float]:
    """How many milliseconds passed from each update to the frame that shows it, one page looking on."""
    first, second, table = begun(server)
    first.place(table)
    second.place(table)
    context = _context(browser, server, first)
    context.add_init_script(_WATCH)
    page = context.new_page()
    page.goto(f"/t/{table}")
    page.locator(".turn.mine").wait_for()
    _slowed(page)
    page.wait_for_timeout(1000 * SETTLED_S)
    page.evaluate("window.drawn.length = 0")
    for number, (seat, origin, target) in enumerate(STEPS, start=1):
        (first, second)[seat].step(table, origin, target)
        page.wait_for_function("seen => window.drawn.length >= seen", arg=number)
        time.sleep(MOTION_S)
    drawn: list[float] = page.evaluate("window.drawn")
    context.close()
    return drawn


def _context(browser: Browser, server: Server, person: Person | None) -> BrowserContext:
    context = browser.new_context(base_url=server.address, viewport={"width": 1280, "height": 800}, locale="nl")
    if person is not None:
        kept = json.dumps({"speeltafel:token": person.token, "speeltafel:name": person.name})
        context.add_init_script(f"Object.assign(localStorage, {kept})")
    return context


def _slowed(page: Page) -> Any:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    return session


if __name__ == "__main__":
    sys.exit(main())
