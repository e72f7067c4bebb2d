"""A house that stands under a path of its host: everything there is found there, by press and by reload."""

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Enter

_PROGRAM = """
from speeltafel.server.serve import serve
from speeltafel.server.settings import Settings
settings = Settings(port=0, bot_pause_s=0, limits=False, base="/games")
serve(settings, lambda host, port: print(f"http://{host}:{port}", flush=True))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the host."""
    with (tmp_path_factory.mktemp("house") / "log").open("wb") as log:
        process = subprocess.Popen([sys.executable, "-c", _PROGRAM], stdout=subprocess.PIPE, stderr=log, cwd=ROOT)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().decode().strip()
    finally:
        process.kill()
        process.communicate()


def test_one_finds_tables_and_rules_under_the_path_and_comes_home(enter: Enter) -> None:
    page = enter("/games/")
    page.get_by_role("button", name=re.compile("Open een tafel.*Geister")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Je naam").fill("A")
    dialog.get_by_role("button", name="Verder").click()
    page.get_by_role("button", name="Ik ben klaar").wait_for()
    assert re.search("/games/t/[0-9a-f]+$", page.url)
    link = page.get_by_role("textbox", name="Link naar deze tafel")
    expect(link).to_have_value(page.url)
    page.reload()
    page.get_by_role("button", name="Ik ben klaar").wait_for()
    page.goto("/games/rules/geister#GE-10")
    page.get_by_role("link", name="GE-22").first.click()
    assert page.url.endswith("/games/rules/geister#GE-22")
    page.get_by_role("link", name="Naar de lobby", exact=True).first.click()
    page.get_by_role("button", name=re.compile("Open een tafel.*Geister")).wait_for()
    assert page.url.endswith("/games/")
