"""What goes wrong outside of us: each has a behaviour that a player sees in words, and that passes when the cause does.

Elsewhere: a bot that hangs or dies (tests/bots, test_runner), PostgreSQL that is away (test_killed), a server that is
stopped or killed (test_restart, test_killed), a disk that is full within the store (tests/store).
"""

import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from speeltafel.server import house as houses
from speeltafel.server import serve
from speeltafel.store import pool, sqlite
from tests.cli.terminal import run, without_tables
from tests.server.client import House
from tests.server.conftest import served
from tests.server.geister import PLACEMENT, Pair, pair

DAY = 24 * 3600 * 1_000_000


@asynccontextmanager
async def playing(**where: Any) -> AsyncIterator[tuple[House, Pair]]:
    """Two who have placed their ghosts, in a house that keeps its tables there."""
    async with served(**where) as house, pair(house) as both:
        await both.place()
        yield house, both


async def _refused_and_then_kept(both: Pair, mend: Any) -> None:
    """Whoever is to act is told that nothing can be kept; the same request counts once when ``mend`` has helped."""
    page = both.to_act
    act, after, moves = page.acts[0], page.seq, page.view["moves"]
    answer = await page.act(act, key="again")
    assert (answer["type"], answer["code"]) == ("problem", "no-store")
    assert (page.seq, page.view["moves"]) == (after, moves)
    mend()
    for _ in range(2):
        assert (await page.act(act, after=after, key="again"))["seq"] == after + 1
    await both.even()
    assert [one.view["moves"] for one in both.pages] == [moves + 1] * 2


async def test_a_full_disk_is_said_and_play_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing: list[sqlite3.Connection] = []
    connect = sqlite._connect_to_write

    def noted(file: Path) -> sqlite3.Connection:
        writing.append(connect(file))
        return writing[-1]

    monkeypatch.setattr(sqlite, "_connect_to_write", noted)
    async with playing(data=tmp_path) as (house, both):
        (pages,) = writing[0].execute("PRAGMA page_count").fetchone()
        (size,) = writing[0].execute("PRAGMA page_size").fetchone()
        writing[0].execute(f"PRAGMA max_page_count = {pages}")
        said, full = 0, None
        while full is None:  # chat fills what is left
            answer = await both.pages[0].say("x" * 500)
            said, full = said + 1, answer.get("code")
            assert said < size
        assert full == "no-store"
        # What was said is there still, and can be read.
        async with house.page(both.table, both.persons[1]) as late:
            await late.until(lambda page: len(page.lines) >= min(said - 1, 200))
        chance = random.Random(1)
        while (await both.to_act.act(chance.choice(both.to_act.acts)))["type"] == "update":  # while an entry fits
            await both.even()
        await _refused_and_then_kept(both, lambda: writing[0].execute("PRAGMA max_page_count = 1000000"))
        assert (await both.pages[0].say("there is room again"))["type"] == "fine"


async def test_a_database_that_somebody_else_holds_is_said_and_let_go_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_MS", 50)
    async with playing(data=tmp_path) as (_, both):
        with closing(sqlite3.connect(tmp_path / "speeltafel.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await _refused_and_then_kept(both, lambda: other.execute("ROLLBACK"))


async def test_tables_that_somebody_locks_in_postgresql_are_said_to_be_and_let_go_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "LOCKED_S", 0.2)
    async with playing(database=postgres_url) as (_, both):
        with psycopg.connect(postgres_url.replace("+psycopg", "")) as other:
            other.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
            await _refused_and_then_kept(both, other.rollback)


@pytest.mark.parametrize(("lang", "said"), [("nl", "van een nieuwere versie"), ("en", "newer version")])
def test_a_database_that_is_newer_than_the_code_is_left_alone(tmp_path: Path, lang: str, said: str) -> None:
    without_tables(tmp_path)
    with closing(sqlite3.connect(tmp_path / "speeltafel.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    for command in ("serve --port 0", "check-tables"):
        refused = run(*command.split(), "--data", str(tmp_path), lang=lang)
        assert (refused.exit_code, said in refused.output) == (1, True), refused.output
        assert "Traceback" not in refused.output


@pytest.mark.parametrize("jump", [-DAY, DAY, -40 * 365 * DAY], ids=["back", "forth", "to the beginning"])
async def test_a_clock_that_jumps_stops_nobody(monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    clock = [houses._now()]
    monkeypatch.setattr(houses, "_now", lambda: clock[0])
    async with served(bot_pause_s=0.05) as house:
        person = await house.person()
        table = await house.table(person, join=True, bot="random", start=True)
        async with house.page(table, person) as page:
            await page.act(PLACEMENT)
            await page.until(lambda page: page.view["placed"] == [True, True] and page.acts)
            clock[0] += jump
            moves = page.view["moves"]
            await page.act(page.acts[0])
            clock[0] += 1_000_000
            await page.until(lambda page: page.view["moves"] == moves + 2)
            assert (await page.say("what time is it?"))["type"] == "fine"
            assert [line["seq"] for line in page.log] == list(range(page.seq + 1))
        assert (await house.http("GET", "/api/tables", token=person.token)).json()["tables"][0]["yours"]


async def test_a_client_that_reads_nothing_is_let_go_and_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "PING_S", 0.3)  # in place of a minute
    chance = random.Random(1)
    async with served(metrics_token="count") as house, pair(house) as both:
        await both.place()
        watcher = await house.person("Asleep")
        async with house.page(both.table, watcher) as asleep:
            asleep.socket.transport.pause_reading()
            await both.step(chance)
            await both.pages[0].until(lambda page: page.people and "Asleep" in page.people["watching"])
            while await _sockets(house) > len(both.pages):
                pass  # it was not noticed yet
            await both.step(chance)
            asleep.socket.transport.resume_reading()
            assert await asleep.closed() == 1011  # of which a page comes back
        async with house.page(both.table, watcher) as awake:
            assert awake.seq == both.pages[0].seq
            assert awake.view["moves"] == both.pages[0].view["moves"]


async def _sockets(house: House) -> float:
    """How many are open, as the server sees it."""
    told = (await house.http("GET", "/metrics", token="count")).body.decode()
    return next(float(line.split()[1]) for line in told.splitlines() if line.startswith("speeltafel_sockets "))
