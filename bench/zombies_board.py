"""How soon the board of I Love Zombies shows where a tile may lie, on a phone and in Chromium slowed down four times.

The aim: 50 ms from the press on a tile of the pool until its places are painted, in the gallery, at five players with
twenty tiles and on fields half full and full: from the time Chromium gives the press to the task after the frame in
which the tile in hand and its places are drawn. Every press counts, the first after the page has come included.
"""

import os
import sys
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from scripts.gallery import serving_gallery  # noqa: E402
from scripts.get_browser import chromium  # noqa: E402

FIXTURES = ("first_tile", "choosing", "choosing_late")
SLOWED = 4
TIMES = 15
WITHIN_MS = 50
_ARGUMENTS = ["--no-sandbox", "--disable-gpu"]

_WATCH = """() => {
    window.__took = []
    const pool = document.querySelector('.pool')
    addEventListener('pointerdown', event => {
        const pressed = event.timeStamp
        requestAnimationFrame(() => {
            const shown = document.querySelector('.held') !== null
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => window.__took.push(shown ? performance.now() - pressed : Infinity)
            port2.postMessage(null)
        })
    }, true)
}"""


def main() -> int:
    """Measure, print, and return 1 if the aim was missed."""
    table = Table(
        "position", "first", "median", "slowest", "aim", title=f"A tile is picked up, slowed {SLOWED}x, {_machine()}"
    )
    missed = False
    with sync_playwright() as playwright, serving_gallery() as address:
        browser = playwright.chromium.launch(executable_path=chromium(), args=_ARGUMENTS)
        for fixture in FIXTURES:
            page = browser.new_page(viewport={"width": 390, "height": 844})
            page.goto(f"{address}/gallery?game=zombies&fixture={fixture}&lang=nl&bare")
            page.get_by_role("grid").wait_for()
            took = _took(page)
            missed |= max(took) > WITHIN_MS
            figures = (took[0], median(took), max(took), WITHIN_MS)
            table.add_row(fixture, *(f"{figure:.0f} ms" for figure in figures))
            page.close()
        browser.close()
    Console().print(table)
    return int(missed)


def _took(page: Page) -> list[float]:
    """How long each press took, on one tile after another."""
    page.evaluate(_WATCH)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    tiles = page.locator(".pool .grip")
    for n in range(TIMES):
        box: Any = tiles.nth(n % tiles.count()).bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.wait_for_function(f"window.__took.length === {n + 1}")
        page.mouse.up()
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
    took: list[float] = page.evaluate("window.__took")
    return took


def _machine() -> str:
    return f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"


if __name__ == "__main__":
    sys.exit(main())
