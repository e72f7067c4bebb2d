"""A server that is stopped, killed, started again: nothing lost, nothing doubled, and a bot goes on by itself."""

import asyncio
import json
import random
import shutil
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from speeltafel.core.codec import codec
from speeltafel.core.registry import find_games
from speeltafel.server.serve import CannotListen, serving
from speeltafel.server.settings import Settings
from tests.server.client import Page
from tests.server.conftest import served
from tests.server.geister import PLACEMENT, pair
from tests.server.process import server_process


async def test_a_bot_whose_turn_it_was_moves_after_a_restart(tmp_path: Path) -> None:
    async with served(data=tmp_path, bot_pause_s=3600) as house:
        person = await house.person()
        table = await house.table(person, join=True, bot="random", start=True)
        async with house.page(table, person) as page:
            await page.act(PLACEMENT)
            assert page.view["placed"] == [True, False]
    async with served(data=tmp_path) as house, house.page(table, person) as page:
        await page.until(lambda page: page.view["placed"] == [True, True] and page.acts)


async def test_all_is_as_it_was_after_a_restart(tmp_path: Path) -> None:
    async with served(data=tmp_path) as house, pair(house) as both:
        await both.place()
        await both.pages[0].say("see you later")
        for _ in range(5):
            await both.step(random.Random(1))
        before = both.pages[0]
    async with served(data=tmp_path) as house, house.page(both.table, both.persons[0]) as page:
        assert (page.view, page.card, page.offer, page.names) == (before.view, before.card, before.offer, before.names)
        assert page.log == before.log
        await page.until(lambda page: page.lines)
        assert page.lines[0]["text"] == "see you later"


async def test_a_line_of_chat_that_is_sent_again_after_a_restart_stands_there_once(tmp_path: Path) -> None:
    async with served(data=tmp_path) as house, pair(house) as both:
        await both.pages[0].say("did you hear me?", key="said")
    async with served(data=tmp_path) as house, house.page(both.table, both.persons[0]) as page:
        assert (await page.say("did you hear me?", key="said"))["type"] == "fine"
        await page.say("good")
        await page.until(lambda page: len(page.lines) >= 2)
        assert [line["text"] for line in page.lines] == ["did you hear me?", "good"]


async def test_a_seed_says_so_and_gives_no_table_the_name_of_another(tmp_path: Path) -> None:
    tables = set()
    for _ in range(2):
        async with served(data=tmp_path, seed="7") as house:
            person = await house.person()
            table = await house.table(person)
            assert (await house.http("GET", f"/api/tables/{table}")).json()["card"]["seeded"] is True
            tables.add(table)
    assert len(tables) == 2


async def test_a_page_is_told_when_the_server_stops(tmp_path: Path) -> None:
    async with server_process(tmp_path / "data") as server, pair(server.house) as both:
        status = asyncio.create_task(server.end(signal.SIGTERM))
        assert await both.pages[0].closed() == 1012
        assert await status == 0


@pytest.mark.parametrize("moves", [1, 9])
async def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path, moves: int) -> None:
    data, chance = tmp_path / "data", random.Random(moves)
    async with server_process(data) as server, pair(server.house) as both:
        await both.place()
        for _ in range(moves):
            await both.step(chance)
        page = both.to_act
        seat, after, act = page.you["seat"], page.seq, page.acts[0]
        await page.send({"type": "do", "key": "last", "after": after, "verb": {"type": "act", "action": act}})
        await server.end(signal.SIGKILL)
        acknowledged = await _rest(page)
    async with server_process(data) as server:
        async with server.house.page(both.table, both.persons[seat]) as again:
            assert again.seq in (after, after + 1)
            assert again.seq == after + 1 or not acknowledged
            assert (await again.act(act, after=after, key="last"))["seq"] == after + 1
            assert (again.seq, again.view["moves"]) == (after + 1, moves + 1)
        async with server.house.page(both.table, both.persons[1 - seat]) as other:
            assert other.view["moves"] == moves + 1
            assert (await other.act(other.acts[0]))["type"] == "update"


async def test_kill_9_between_two_placements_keeps_the_first(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with server_process(data) as server, pair(server.house) as both:
        await both.pages[0].until(lambda page: page.acts)
        await both.pages[0].act({"type": "place", "kinds": "GGEEGGEE"})
        await server.end(signal.SIGKILL)
    async with server_process(data) as server:
        async with server.house.page(both.table, both.persons[1]) as other:
            await other.act(PLACEMENT)
        async with server.house.page(both.table, both.persons[0]) as page:
            assert page.view["kinds"][:8] == "GGEEGGEE"


@pytest.mark.timeout(180)  # four servers start, on a machine that may be busy
@pytest.mark.parametrize("game", ["lizzy_ghosties", "zombies"])
async def test_kill_9_in_the_midst_of_a_turn_keeps_all_and_the_same_luck(tmp_path: Path, game: str) -> None:
    """P29, P40: a turn of many acts was lost with its choices, and other cards were dealt afterwards."""
    data, twin = tmp_path / "data", tmp_path / "twin"
    async with server_process(data) as server, AsyncExitStack() as stack:
        people = [await server.house.person() for _ in range(3)]
        chance = random.Random(game)
        while True:
            table = await server.house.table(people[0], game, join=True, options={"seats": 3})
            pages = [await stack.enter_async_context(server.house.page(table, person)) for person in people]
            for page in pages[1:]:
                await page.do({"type": "join"})
            for page in pages:
                await page.do({"type": "start"})
            if await _into_a_turn(pages, game, chance):
                break
        before = [_known(page) for page in pages]
        seat = next(seat for seat, page in enumerate(pages) if page.offer)
        await server.end(signal.SIGKILL)
    shutil.copytree(data, twin)
    outcomes = []
    for folder in (data, twin):
        async with server_process(folder) as server, AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(server.house.page(table, person)) for person in people]
            assert [_known(page) for page in pages] == before
            answer = await pages[seat].act(_any_act(pages[seat], game, random.Random(1)), key="next")
            outcomes.append((answer["seq"], pages[seat].view, pages[seat].log[-1]["news"]))
    assert outcomes[0] == outcomes[1]


def _known(page: Page) -> Any:
    return page.seq, page.view, page.offer, page.log[-10:]


async def _into_a_turn(pages: list[Page], game: str, chance: random.Random) -> bool:
    """Play anything, until somebody who has just acted is to act again; whether anybody was before it was over."""
    acted, seen = -1, max(page.seq for page in pages)
    while True:
        for page in pages:
            await page.until(lambda page: page.seq >= seen)  # noqa: B023  # awaited at once
        if pages[0].card["stage"] != "running":
            return False
        seat = next(seat for seat, page in enumerate(pages) if page.offer)
        if seat == acted and seen > 20:
            return True
        acted = seat
        await pages[seat].act(_any_act(pages[seat], game, chance))
        seen = pages[seat].seq


def _any_act(page: Page, game: str, chance: random.Random) -> Any:
    """One of the acts that this page is offered."""
    rules = find_games()[game]
    offer = msgspec.json.decode(json.dumps(page.offer), type=rules.about.types.offer)
    return json.loads(bytes(codec(rules).json(chance.choice(list(rules.expand(offer))))))


async def test_a_port_in_use_is_said_clearly() -> None:
    async with served() as house:
        with pytest.raises(CannotListen, match=f"{house.port} already"):
            await serving(Settings(port=house.port), lambda host, port: None)


async def _rest(page: Page) -> bool:
    """Take in what had come before the server died; whether the last act was acknowledged."""
    acknowledged = False
    try:
        while True:
            acknowledged |= (await page.receive()).get("key") == "last"
    except ConnectionClosed:
        return acknowledged
