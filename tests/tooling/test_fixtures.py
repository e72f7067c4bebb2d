"""What conftest.py promises to every other test."""

from typing import TYPE_CHECKING

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

if TYPE_CHECKING:
    from tests.postgres import Postgres

pytest_plugins = ["pytester"]


async def test_every_test_has_an_empty_postgresql_database(postgres_url: str) -> None:
    engine = create_async_engine(postgres_url)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE once (id int)"))
        found = await connection.scalar(text("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"))
    await engine.dispose()
    assert found == 1


def test_a_stopped_postgresql_comes_back_with_what_it_held(postgres: "Postgres") -> None:
    with postgres.database() as url:
        plain = url.replace("+psycopg", "")
        with psycopg.connect(plain) as connection:
            connection.execute("CREATE TABLE kept (id int)")
        postgres.stop()
        with pytest.raises(psycopg.OperationalError):
            psycopg.connect(plain)
        postgres.start()
        with psycopg.connect(plain) as connection:
            assert connection.execute("SELECT count(*) FROM kept").fetchone() == (0,)


def test_a_run_begins_nothing_after_its_minutes(project: pytest.Pytester) -> None:
    project.makepyfile("def test_late(): pass")
    project.runpytest_subprocess("--minutes=0.00001").assert_outcomes(skipped=1)


@pytest.mark.browser
def test_async_tests_run_after_browser_tests(project: pytest.Pytester) -> None:
    """A sync Playwright that is left running would make every later async test fail."""
    project.makepyfile(
        test_a="""
            def test_page(browser):
                page = browser.new_page()
                page.set_content("<p>here")
                assert page.locator("p").inner_text() == "here"
        """,
        test_b="async def test_later(): pass",
    )
    project.runpytest_subprocess().assert_outcomes(passed=2)


@pytest.fixture
def project(pytester: pytest.Pytester, pytestconfig: pytest.Config) -> pytest.Pytester:
    """An empty folder with our conftest.py and our settings."""
    here = pytestconfig.rootpath
    pytester.makeconftest((here / "tests" / "conftest.py").read_text())
    pytester.makeini(f"[pytest]\npythonpath = {here}\nanyio_mode = auto\nfilterwarnings = error\nmarkers = browser")
    return pytester
