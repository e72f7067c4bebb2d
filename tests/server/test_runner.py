"""Bots that fail or err: the table goes on, and so do the others. (That a bot hangs or dies is tests/bots' matter.)"""

from typing import Any

import pytest

from speeltafel.bots.worker import BotFailed
from speeltafel.bots.worker import think as real_think
from speeltafel.server import runner
from tests.server.client import House, Page, Person
from tests.server.conftest import served
from tests.server.geister import PLACEMENT


async def _against_a_bot(house: House, person: Person) -> str:
    return await house.table(person, join=True, bot="random", start=True)


async def _it_plays(page: Page) -> None:
    await page.act(PLACEMENT)
    await page.until(lambda page: page.view["placed"] == [True, True] and page.acts)
    moves = page.view["moves"]
    await page.act(page.acts[0])
    await page.until(lambda page: page.view["moves"] == moves + 2)


async def test_a_bot_that_does_not_answer_is_replaced_by_chance(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def think(*_: Any) -> bytes:
        raise BotFailed("it hangs")

    monkeypatch.setattr(runner, "think", think)
    person = await house.person()
    async with house.page(await _against_a_bot(house, person), person) as page:
        await _it_plays(page)
    assert "it hangs; seat 1 plays anything" in caplog.text


async def test_a_bot_that_wants_what_is_forbidden_is_replaced_by_chance(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def think(*_: Any) -> bytes:
        return b"\x82\xa4type\xa5leave\xa6origin\xa2a1"

    monkeypatch.setattr(runner, "think", think)
    person = await house.person()
    async with house.page(await _against_a_bot(house, person), person) as page:
        await _it_plays(page)
    assert "wanted what GE-" in caplog.text


async def test_what_goes_wrong_at_one_table_stays_there(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def think(game: str, strength: str, view: bytes, *more: Any) -> bytes:
        if strength == "beginner":
            raise RuntimeError("never thought of that")
        return await real_think(game, strength, view, *more)

    monkeypatch.setattr(runner, "think", think)
    person = await house.person()
    await house.table(person, join=True, bot="beginner", start=True)
    async with house.page(await _against_a_bot(house, person), person) as page:
        await _it_plays(page)
    assert "never thought of that" in caplog.text


async def test_where_people_sit_a_bot_lets_them_follow() -> None:
    async with served(bot_pause_s=0.3) as house:
        person = await house.person()
        async with house.page(await _against_a_bot(house, person), person) as page:
            await page.act(PLACEMENT)
            await page.until(lambda page: page.view["placed"] == [True, True])
            placed, before = page.log[-1]["at"], page.log[-2]["at"]
            assert placed - before >= 300_000
