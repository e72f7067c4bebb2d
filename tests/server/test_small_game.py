"""A game that no file of this repository knows is played through the server, by people and against a bot."""

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.client import House, Page
from tests.server.conftest import served
from tests.small_game import GAME_ID, game_folder


@pytest.fixture
async def house_with_it(tmp_path: Path) -> AsyncIterator[House]:
    """A house that found the game where it looks for games."""
    with game_folder(tmp_path):
        async with served() as house:
            yield house


async def test_people_play_it_to_its_end(house_with_it: House) -> None:
    house, chance = house_with_it, random.Random(1)
    game = next(game for game in (await house.http("GET", "/api/games")).json() if game["id"] == GAME_ID)
    persons = [await house.person() for _ in range(game["seats"][1])]
    table = await house.table(persons[0], GAME_ID)
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(house.page(table, person)) for person in persons]
        for seat, page in enumerate(pages):
            assert (await page.do({"type": "join", "seat": seat}))["type"] == "update"
        for page in pages:
            assert (await page.do({"type": "start"}))["type"] == "update"
        await _played(pages, chance)
        assert {page.card["result"]["reason"] for page in pages} == {"counted"}
        drawing = await house.http("GET", f"/api/tables/{table}/text", token=persons[0].token)
        assert drawing.status == 200
        assert drawing.body


async def test_a_bot_plays_it(house_with_it: House) -> None:
    house = house_with_it
    person = await house.person()
    table = await house.table(person, GAME_ID, join=True, bot="random", start=True)
    async with house.page(table, person) as page:
        while not page.card["result"]:
            await page.until(lambda page: page.acts or page.card["result"])
            if page.acts:
                await page.act(page.acts[0])


async def test_its_rules_and_words_are_given_out(house_with_it: House) -> None:
    for lang in ("nl", "en"):
        assert (await house_with_it.http("GET", f"/api/rules/{GAME_ID}/{lang}")).json()["book"] == GAME_ID
        assert b"title" in (await house_with_it.http("GET", f"/api/games/{GAME_ID}/words/{lang}")).body


async def _played(pages: list[Page], chance: random.Random) -> None:
    while pages[0].card["stage"] != "finished":
        for page in pages:
            await page.until(lambda page: page.seq >= max(other.seq for other in pages))
        if not pages[0].card["to_act"]:
            continue
        page = pages[pages[0].card["to_act"][0]]
        await page.act(chance.choice(page.acts))
    for page in pages:
        await page.until(lambda page: page.card["result"])
