"""Pictures of every board at every drawn position, and of a server's pages: `python scripts/shots.py shots`.

`--only mid_game` takes one position, `--server http://127.0.0.1:8000` adds the pages, `--static FOLDER` another build.
"""

import argparse
import itertools
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from scripts.gallery import STATIC, serving_gallery  # noqa: E402
from scripts.get_browser import chromium  # noqa: E402

SCREENS = {"phone-320": (320, 568), "phone-390": (390, 844), "desk": (1280, 800)}
LIGHTS = {"day": "light", "night": "dark"}
LANGUAGES = ("nl", "en")
PAGES = {
    "lobby": "/",
    "rules": "/rules/geister",
    "me": "/me",
    "unknown-table": "/t/no-such-table",
    "nowhere": "/nowhere",
}


def main(arguments: Sequence[str]) -> int:
    """Fill the folder; it is not emptied first."""
    asked = _read(arguments)
    asked.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, serving_gallery(asked.static) as gallery:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for name, address in _addresses(asked, gallery):
            print(name)
            _shoot(browser, name, address, asked)
        browser.close()
    return 0


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("shots"))
    parser.add_argument("--only", default="", help="positions and pages whose name holds this")
    parser.add_argument("--server", help="the address of a running server")
    parser.add_argument("--static", type=Path, default=STATIC, help="a folder with a built client")
    parser.add_argument("--screen", choices=SCREENS, action="append", help="these screens only")
    parser.add_argument("--lang", choices=LANGUAGES, action="append", help="these languages only")
    parser.add_argument("--light", choices=LIGHTS, action="append", help="these lights only")
    return parser.parse_args(arguments)


def _addresses(asked: argparse.Namespace, gallery: str) -> Iterator[tuple[str, str]]:
    for game, fixture in _fixtures():
        if asked.only in fixture:
            yield f"{game}-{fixture}", f"{gallery}/gallery?{urlencode({'game': game, 'fixture': fixture})}&bare"
    for page, path in PAGES.items() if asked.server else ():
        if asked.only in page:
            yield page, asked.server + path


def _fixtures() -> Iterator[tuple[str, str]]:
    for drawn in sorted((ROOT / "web" / "src" / "games").glob("*/fixtures.gen.json")):
        for name in json.loads(drawn.read_text(encoding="utf-8")):
            yield drawn.parent.name, name


def _shoot(browser: Browser, name: str, address: str, asked: argparse.Namespace) -> None:
    screens, lights = asked.screen or SCREENS, asked.light or LIGHTS
    for screen, light, lang in itertools.product(screens, lights, asked.lang or LANGUAGES):
        width, height = SCREENS[screen]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"nl": "nl-NL", "en": "en-GB"}[lang],
            color_scheme="dark" if LIGHTS[light] == "dark" else "light",
            has_touch=screen.startswith("phone"),
        )
        page = context.new_page()
        page.goto(address)
        _settled(page)
        page.screenshot(path=asked.folder / f"{name}.{screen}.{light}.{lang}.png", full_page=True)
        context.close()


def _settled(page: Page) -> None:
    """Wait until the page has something to show and nothing moves any more."""
    page.locator("main").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("Promise.all(document.getAnimations().map(one => one.finished.catch(() => null)))")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
