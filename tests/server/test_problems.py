"""What is wrong with a request is said by a code, and in both languages by its words."""

import pytest

from speeltafel.server import line, problems
from speeltafel.tables.problems import TableProblem
from speeltafel.tables.storing import StoreProblem
from speeltafel.words import LANGUAGES, Words
from tests.server.client import House
from tests.server.geister import PLACEMENT, pair


def _codes() -> set[str]:
    return {problem.code for problem in TableProblem.__subclasses__()} | problems.STATUS.keys() | {"foreign-page"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_words(lang: str) -> None:
    words = Words(lang)
    assert [code for code in sorted(_codes()) if not words.knows(f"problem-{code}")] == []


def test_what_is_final_has_a_status_too() -> None:
    assert line.CLOSE.keys() <= problems.STATUS.keys()


async def test_a_game_that_errs_costs_nobody_the_line(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with pair(house) as both:
        page = both.pages[0]
        with monkeypatch.context() as wrong:
            wrong.setattr("speeltafel.games.geister.Geister.apply", lambda *_: 1 // 0)
            answer = await page.act(PLACEMENT)
            assert (answer["type"], answer["code"]) == ("problem", "broken")
        assert "ZeroDivisionError" in caplog.text
        assert (await page.act(PLACEMENT))["type"] == "update"


async def test_a_store_that_cannot_keep_it_is_said_and_nothing_has_changed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise StoreProblem("the disk is full")

    async with pair(house) as both:
        page, other = both.pages
        with monkeypatch.context() as wrong:
            wrong.setattr("speeltafel.store.memory.MemoryStore.append", full)
            answer = await page.act(PLACEMENT, key="again")
            assert (answer["type"], answer["code"]) == ("problem", "no-store")
            wish = {"type": "do", "key": "k", "after": page.seq, "verb": {"type": "resign"}}
            told = await house.http("POST", f"/api/tables/{both.table}/do", wish, token=both.persons[0].token)
            assert (told.status, told.json()) == (503, {"code": "no-store"})
        assert (await page.act(PLACEMENT, key="again"))["type"] == "update"
        await other.until(lambda page: page.view["placed"] == [True, False])
