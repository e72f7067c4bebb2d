"""What every game's browser test asks for: the gallery, on a phone or at a desk."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from scripts.gallery import serving_gallery

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.games.gallery import Show


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    """The address of a server of the built client, with no tables behind it."""
    with serving_gallery() as address:
        yield address


@pytest.fixture(scope="module")
def phone(browser: "Browser") -> Iterator["BrowserContext"]:
    """The smallest phone there is, for fingers."""
    context = browser.new_context(viewport={"width": 320, "height": 568}, has_touch=True)
    yield context
    context.close()


@pytest.fixture(scope="module")
def desk(browser: "Browser") -> Iterator["BrowserContext"]:
    """A common window, for a mouse."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    yield context
    context.close()


@pytest.fixture
def show(request: pytest.FixtureRequest, browser: "Browser", gallery: str) -> Iterator["Show"]:
    """Opens the gallery at a drawn position of the game in whose folder the test stands.

    It asks for the browser so that its tests are known to drive one, whichever window they choose. Whatever a
    page complains of fails the test; what a page keeps is gone after it.
    """
    game = request.path.parent.name
    pages: list[Page] = []
    complaints: list[str] = []

    def shown(fixture: str, lang: str = "en", *, on: str = "phone") -> "Page":
        page: Page = request.getfixturevalue(on).new_page()
        pages.append(page)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.goto(f"{gallery}/gallery?game={game}&fixture={fixture}&lang={lang}&bare")
        page.locator(".stage").wait_for()
        return page

    yield shown
    for page in pages:
        page.evaluate("localStorage.clear()")
        page.close()
    assert complaints == []
