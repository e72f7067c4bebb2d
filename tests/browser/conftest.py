"""A whole house for browser tests: the server in a process of its own, and people who come in with a browser each."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.browser.house import Person, Server, standing

PHONE: ViewportSize = {"width": 320, "height": 568}
DESK: ViewportSize = {"width": 1280, "height": 800}
LONGEST_WAIT_MS = 15_000

Enter = Callable[..., Page]

expect.set_options(timeout=LONGEST_WAIT_MS)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in memory, gone after the module."""
    with standing(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture
def enter(browser: Browser, house: str) -> Iterator[Enter]:
    """Somebody new comes in with a browser of their own: ``enter("/rules/geister", viewport=PHONE, locale="en")``.

    Whatever a page complains of in its console fails the test.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def entered(path: str = "/", *, viewport: ViewportSize = DESK, locale: str = "nl", **more: Any) -> Page:
        context = browser.new_context(
            base_url=house, viewport=viewport, locale=locale, has_touch=viewport == PHONE, **more
        )
        contexts.append(context)
        context.set_default_timeout(LONGEST_WAIT_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        page.goto(path)
        return page

    yield entered
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that keeps its tables on disk and may be killed: its test has it running again at the end."""
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    server.kill()


@pytest.fixture
def sit_down(browser: Browser, server: Server) -> Iterator[Enter]:
    """A page before a table, of somebody known or of a stranger: ``sit_down(table, person, viewport=PHONE)``.

    A page of a server that is killed complains in its console; what falls over in the page itself fails the test.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def sat_down(
        table: str, person: Person | None = None, *, viewport: ViewportSize = DESK, locale: str = "nl", **more: Any
    ) -> Page:
        context = browser.new_context(
            base_url=server.address, viewport=viewport, locale=locale, has_touch=viewport == PHONE, **more
        )
        contexts.append(context)
        context.set_default_timeout(LONGEST_WAIT_MS)
        if person:
            kept = json.dumps({"speeltafel:token": person.token, "speeltafel:name": person.name})
            context.add_init_script(f"Object.assign(localStorage, {kept})")
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"/t/{table}")
        return page

    yield sat_down
    for context in contexts:
        context.close()
    assert errors == []
