"""What is wrong with a request is said by a code, and in both languages by its words."""

import pytest

from speeltafel.server import problems, socket
from speeltafel.tables.problems import TableProblem
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
    assert socket.CLOSE.keys() <= problems.STATUS.keys()


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
