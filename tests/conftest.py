"""What every test may ask for: a browser, a PostgreSQL; and how tests are shared out over processes."""

import os
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from scripts.get_browser import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.postgres import Postgres

BROWSER_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BROWSER_TEST_S = 120
LAST_WORDS_S = 60

settings.register_profile("speeltafel", deadline=None, print_blob=True)
settings.load_profile("speeltafel")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--minutes` bounds a run: what has not begun by then is skipped, and the summary says so."""
    parser.addoption("--minutes", type=float, help="begin no test after so many minutes")


def minutes_given(config: pytest.Config) -> float:
    """For how long a long run may go on."""
    return float(config.getoption("--minutes") or os.environ.get("MINUTES", "10"))


def pytest_configure(config: pytest.Config) -> None:
    """Note when the time given is over."""
    minutes = config.getoption("--minutes")
    config.stash[_OVER] = time.monotonic() + minutes * 60 if minutes else float("inf")
    if minutes:
        config.option.timeout = config.getoption("timeout") or max(minutes * 60, 60)


@pytest.hookimpl(tryfirst=True)  # before -m chooses by marker, and before xdist reads the groups
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what drives a browser and send it to one process: at most one Chromium, however many processes there are.

    A long test may take as long as the whole run is given, however long that is.
    """
    for item in items:
        if item.get_closest_marker("long") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(60 * minutes_given(config) + LAST_WORDS_S))
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.xdist_group("browser"))
            if not item.get_closest_marker("timeout"):
                item.add_marker(pytest.mark.timeout(BROWSER_TEST_S))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Begin nothing when the time given with `--minutes` is over."""
    if time.monotonic() > item.config.stash[_OVER]:
        pytest.skip("the time given with --minutes was over")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Async tests run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="module")
def browser() -> Iterator["Browser"]:
    """Chromium, one for a module: a sync Playwright that outlives it would leave its loop to the async tests after it.

    So no test of such a module may be async.
    """
    from playwright.sync_api import sync_playwright

    program = chromium()
    assert program, "no Chromium here: make browser"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=BROWSER_ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator["Postgres"]:
    """A PostgreSQL server of our own; it may be stopped and started by a test, which then starts it again."""
    from tests.postgres import running_postgres

    with running_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: "Postgres") -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with postgres.database() as url:
        yield url


_OVER = pytest.StashKey[float]()
