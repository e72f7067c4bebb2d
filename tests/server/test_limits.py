"""How often a stranger may ask; time comes in as a value."""

from contextlib import AsyncExitStack

import pytest

from speeltafel.server.limits import RATES, Limits
from speeltafel.tables.problems import TooOften
from tests.server.conftest import served


def test_after_a_burst_one_waits() -> None:
    at = 0.0
    limits = Limits(lambda: at)
    for _ in range(RATES["lines"].burst):
        limits.count("lines", "A")
    with pytest.raises(TooOften):
        limits.count("lines", "A")
    limits.count("lines", "B")
    limits.count("deeds", "A")
    at = 1 / RATES["lines"].a_second
    limits.count("lines", "A")
    with pytest.raises(TooOften):
        limits.count("lines", "A")


async def test_who_asks_too_often_is_told_so_and_goes_on_later() -> None:
    async with served(limits=True) as house:
        person = await house.person()
        answers = [
            await house.http("POST", "/api/persons/me/links", b"", token=person.token)
            for _ in range(RATES["links"].burst + 1)
        ]
        assert [answer.status for answer in answers] == [201] * RATES["links"].burst + [429]
        assert answers[-1].json() == {"code": "too-often"}
        assert answers[-1].headers["retry-after"]
        async with house.page(await house.table(person), person) as page:
            said = [await page.say(f"line {number}") for number in range(RATES["lines"].burst + 1)]
            assert said[-1]["code"] == "too-often"
            assert {answer["type"] for answer in said[:-1]} == {"fine"}


async def test_one_person_has_only_so_many_pages_at_one_table() -> None:
    async with served() as house:
        person = await house.person()
        table = await house.table(person)
        async with AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(house.page(table, person)) for _ in range(17)]
            assert pages[-1].problems == ["too-many"]
            assert await pages[-1].closed() == 4429
