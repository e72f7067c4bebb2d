"""Two servers on one PostgreSQL serve one table: each hears of what the other one did, and nothing counts twice."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import DecodeError

from speeltafel.server import house as houses
from speeltafel.store import postgres
from tests.server.client import House, Page, Person
from tests.server.conftest import served
from tests.server.geister import PLACEMENT, Pair
from tests.server.scripted import company, nothing_is_lost_or_doubled


@asynccontextmanager
async def two_houses(url: str) -> AsyncIterator[tuple[House, House]]:
    """Two servers on one database."""
    async with served(database=url) as here, served(database=url) as there:
        yield here, there


@asynccontextmanager
async def apart(here: House, there: House) -> AsyncIterator[Pair]:
    """Two at one table, each through a server of their own; both have placed their ghosts."""
    first, second = await here.person(), await there.person()
    table = await here.table(first, join=True, start=True)
    async with here.page(table, first) as one, there.page(table, second) as other:
        await other.do({"type": "join"})
        await other.do({"type": "start"})
        await one.until(lambda page: page.card["stage"] == "running")
        both = Pair(table, (first, second), (one, other))
        await both.place()
        await both.even()
        yield both


async def test_a_table_is_played_and_talked_at_through_two_servers(postgres_url: str) -> None:
    chance = random.Random(1)
    async with two_houses(postgres_url) as (here, there), apart(here, there) as both:
        one, other = both.pages
        for _ in range(6):
            await both.step(chance)
        assert one.card == other.card
        await one.say("from here")
        await other.until(lambda page: page.lines)
        await other.say("from there")
        await one.until(lambda page: len(page.lines) == 2)
        assert [line["text"] for line in one.lines] == ["from here", "from there"]


async def test_what_two_say_at_once_in_two_servers_is_heard_by_everybody(postgres_url: str) -> None:
    async with two_houses(postgres_url) as (here, there), apart(here, there) as both:
        one, other = both.pages
        for number in range(8):
            await asyncio.gather(one.say(f"here {number}"), other.say(f"there {number}"))
        for page in both.pages:
            await page.until(lambda page: len(page.lines) >= 16)
            assert sorted(line["number"] for line in page.lines) == list(range(1, 17))


async def test_one_act_that_races_into_both_servers_counts_once(postgres_url: str) -> None:
    async with two_houses(postgres_url) as (here, there), apart(here, there) as both:
        page = both.to_act
        seat, seq = page.you["seat"], page.seq
        async with both_pages(here, there, both.table, both.persons[seat]) as tabs:
            acts = (page.acts[0], page.acts[0])
            answers = await asyncio.gather(
                *(tab.act(act, after=seq, key="same") for tab, act in zip(tabs, acts, strict=True))
            )
            assert [answer["seq"] for answer in answers] == [seq + 1, seq + 1]
            for tab in tabs:
                await tab.until(lambda page: page.view["moves"] == 1)


async def test_of_two_acts_that_race_one_counts_and_the_other_hears_why(postgres_url: str) -> None:
    async with two_houses(postgres_url) as (here, there), apart(here, there) as both:
        page = both.to_act
        seat, seq = page.you["seat"], page.seq
        async with both_pages(here, there, both.table, both.persons[seat]) as tabs:
            answers = await asyncio.gather(*(tab.act(page.acts[0], after=seq) for tab in tabs))
            assert sorted(answer["type"] for answer in answers) == ["problem", "update"]
            assert [answer["code"] for answer in answers if answer["type"] == "problem"] == ["stale"]


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that hear nothing of one another."""
    monkeypatch.setattr(postgres, "CHANNEL", "where_nobody_listens")


async def test_a_move_whose_word_is_lost_is_shown_soon(postgres_url: str, deaf: None) -> None:
    chance = random.Random(3)
    async with two_houses(postgres_url) as (here, there), apart(here, there) as both:
        timers = (await here.http("GET", "/api/health")).json()["timers"]
        assert (timers["newest"]["every_s"], timers["anew"]["every_s"]) == (1, 30)
        for _ in range(3):
            await both.step(chance)  # who waits for the reading of everything waits in vain
            assert both.pages[0].card == both.pages[1].card


async def test_a_table_that_cannot_be_read_hides_no_move_elsewhere() -> None:
    moved: list[str] = []

    async def newest(_: object) -> dict[str, int]:
        return {"lost": 7, "other": 3}

    async def catch_up(table: str, seq: int) -> bool:
        if table == "lost":
            raise DecodeError("kept by rules of tomorrow")
        return seq == 3

    house: Any = SimpleNamespace(
        store=SimpleNamespace(newest=newest),
        hub=SimpleNamespace(watched=lambda: ("lost", "other"), watches=lambda _: True, moved=moved.append),
        tables=SimpleNamespace(knows=lambda *_: False, catch_up=catch_up),
    )
    await houses._look_for_moves(house)
    assert moved == ["other"]


async def test_words_that_are_lost_lose_and_double_nothing(postgres_url: str, deaf: None) -> None:
    async with two_houses(postgres_url) as (here, there), company([here, there], 6, bots=1) as everybody:
        await everybody.in_play(30)
    await nothing_is_lost_or_doubled(postgres_url, everybody.told)


async def test_talk_whose_word_is_lost_is_made_good(
    postgres_url: str, deaf: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "_READ_ANEW_S", 0.2)
    async with two_houses(postgres_url) as (here, there), apart(here, there) as both:
        await both.pages[0].say("nobody was told")
        await both.pages[1].until(lambda page: page.lines)
        assert both.pages[1].lines[0]["text"] == "nobody was told"


async def test_who_looks_through_another_server_is_there(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "_SWEEP_S", 0.2)
    async with two_houses(postgres_url) as (here, there), apart(here, there) as both:
        for page in both.pages:
            await page.until(lambda page: page.people and page.people["present"] == [0, 1])
        async with there.page(both.table, await there.person("Watcher")):
            await both.pages[0].until(lambda page: page.people["watching"] == ["Watcher"])


async def test_a_bot_plays_once_though_two_servers_would_ask_it(postgres_url: str) -> None:
    async with two_houses(postgres_url) as (here, there):
        person = await here.person()
        table = await here.table(person, join=True, bot="random", start=True)
        async with both_pages(here, there, table, person) as tabs:
            await tabs[0].act(PLACEMENT)
            for tab in tabs:
                await tab.until(lambda page: page.view["placed"] == [True, True] and page.acts)
            moves = tabs[1].view["moves"]
            await tabs[1].act(tabs[1].acts[0])
            for tab in tabs:
                await tab.until(lambda page: page.acts and page.view["moves"] == moves + 2)


@asynccontextmanager
async def both_pages(here: House, there: House, table: str, person: Person) -> AsyncIterator[tuple[Page, Page]]:
    """One person before two pages of one table, on two servers."""
    async with here.page(table, person) as one, there.page(table, person) as other:
        yield one, other
