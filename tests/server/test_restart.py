"""A server that is stopped, killed, started again: nothing lost, nothing doubled, and a bot goes on by itself."""

import asyncio
import random
import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

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
            assert "".join(ghost["kind"] for ghost in page.view["ghosts"][:8]) == "GGEEGGEE"


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
