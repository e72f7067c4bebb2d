"""How often a stranger may ask; time comes in as a value."""

import asyncio
import json
from contextlib import AsyncExitStack, ExitStack, suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from speeltafel.server import house as houses
from speeltafel.server import hub, limits, talk
from speeltafel.server.limits import RATES, Limits, Rate
from speeltafel.server.line import TRY_AGAIN
from speeltafel.store.memory import MemoryStore
from speeltafel.tables import tables
from speeltafel.tables.problems import TooMany, TooOften
from tests.server.client import House
from tests.server.conftest import served
from tests.server.geister import pair


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


async def test_a_socket_that_says_too_much_is_closed_and_may_come_back_later() -> None:
    async with served(limits=True) as house:
        person = await house.person()
        async with house.page(await house.table(person), person) as page:
            for _ in range(2 * RATES["messages"].burst):
                await page.send({"type": "ping"})
            assert await page.closed() == TRY_AGAIN
            assert page.problems == ["too-often"]
            assert sum('"pong"' in frame for frame in page.frames) < 2 * RATES["messages"].burst


async def test_one_person_has_only_so_many_pages_at_one_table() -> None:
    async with served() as house:
        person = await house.person()
        table = await house.table(person)
        async with AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(house.page(table, person)) for _ in range(17)]
            assert pages[-1].problems == ["too-many"]
            assert await pages[-1].closed() == 4429


@pytest.mark.parametrize("what", RATES)
@pytest.mark.parametrize("processes", [1, 2, 3, 5])
def test_processes_share_what_is_allowed_between_them(processes: int, what: str) -> None:
    at, rate, allowed = 0.0, RATES[what], 0
    counting = [Limits(lambda: at) for _ in range(processes)]
    for one in counting:
        one.share(processes)
    for at in (0.0, 10.0, 100.0):
        for one in counting:
            for _ in range(rate.burst):
                with suppress(TooOften):
                    one.count(what, "A")
                    allowed += 1
        assert processes <= allowed <= rate.burst + at * rate.a_second


def test_processes_share_the_sockets_of_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_MOST", 9)
    opened = 0
    with ExitStack() as stack:
        for _ in range(2):
            one = Limits(lambda: 0.0)
            one.share(2)
            with suppress(TooMany):
                while True:
                    stack.enter_context(one.socket("A"))
                    opened += 1
    assert 2 <= opened <= 9


def test_a_household_is_one_address() -> None:
    assert len({limits.place(f"2001:db8:1:2::{number:x}") for number in range(50)}) == 1
    assert limits.place("2001:db8:1:2::1") != limits.place("2001:db8:1:3::1")
    assert limits.place("::ffff:192.0.2.7") == limits.place("192.0.2.7") != limits.place("192.0.2.8")
    assert limits.place("a pipe") == "a pipe"


DOORS = ("/api/games", "/api/games/geister/words/nl", "/api/rules/geister/nl", "/api/tables", "/api/tables/00",
         "/api/health", "/api/openapi.json", "/api/tables/00/log", "/api/tables/00/at/0", "/api/tables/00/text",
         "/api/persons/me", "/health", "/metrics")  # fmt: skip


@pytest.mark.parametrize("token", [None, "ab" * 32], ids=["without a token", "with one that is nobody's"])
async def test_no_door_is_open_to_be_asked_endlessly(monkeypatch: pytest.MonkeyPatch, token: str | None) -> None:
    for what in RATES:
        monkeypatch.setitem(limits.RATES, what, Rate(5, 0))
    async with served(limits=True, metrics_token="let me count") as house:
        for door in DOORS:
            answers = [await house.http("GET", door, token=token) for _ in range(6)]
            assert answers[-1].status == 429, door


REQUESTS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("persons", "POST", "/api/persons", {}),
    ("codes", "POST", "/api/links", {"code": "00"}),
    ("looks", "GET", "/api/persons/me", {}),
    ("looks", "GET", "/api/tables/{table}/text", {}),
    ("names", "PUT", "/api/persons/me", {"name": "Somebody"}),
    ("links", "POST", "/api/persons/me/links", {}),
    ("tables", "POST", "/api/tables", {"game": "geister"}),
    ("tables here", "POST", "/api/tables", {"game": "geister"}),
    ("deeds", "POST", "/api/tables/{table}/do", {"type": "do", "key": "k", "after": 0, "verb": {"type": "draw"}}),
]
MESSAGES: list[tuple[str, dict[str, Any]]] = [
    ("deeds", {"type": "do", "after": 0, "verb": {"type": "draw"}}),
    ("deeds", {"type": "ask", "action": {"type": "step", "origin": "a1", "target": "a2"}}),
    ("deeds", {"type": "say", "text": "/help"}),
    ("lines", {"type": "say", "text": "hello"}),
]


@pytest.mark.parametrize(("what", "method", "path", "body"), REQUESTS)
async def test_whatever_is_asked_of_a_door_is_counted(
    monkeypatch: pytest.MonkeyPatch, what: str, method: str, path: str, body: dict[str, Any]
) -> None:
    async with served(limits=True) as house:
        person = await house.person()
        door = path.format(table=await house.table(person))
        monkeypatch.setitem(limits.RATES, what, Rate(2, 0))
        asked = [await house.http(method, door, body if method != "GET" else None, token=person.token) for _ in "123"]
        assert [answer.status == 429 for answer in asked] == [False, False, True]


@pytest.mark.parametrize(("what", "message"), MESSAGES)
async def test_whatever_is_said_on_a_socket_is_counted(
    monkeypatch: pytest.MonkeyPatch, what: str, message: dict[str, Any]
) -> None:
    async with served(limits=True) as house:
        person = await house.person()
        async with house.page(await house.table(person), person) as page:
            monkeypatch.setitem(limits.RATES, what, Rate(2, 0))
            for key in "123":
                await page.send({**message, "key": key})
            answers = [await page.answer(key) for key in "123"]
            assert [answer.get("code") == "too-often" for answer in answers] == [False, False, True]


async def test_every_socket_that_is_opened_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.RATES, "sockets", Rate(2, 0))
    async with served(limits=True) as house:
        person = await house.person()
        table = await house.table(person)
        for _ in range(2):
            async with house.page(table, person) as page:
                assert not page.problems
        async with connect(f"ws://{house.address}/api/tables/{table}/socket") as third:
            assert json.loads(await third.recv())["code"] == "too-often"


async def test_a_token_that_is_nobodys_is_not_looked_up_endlessly(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0
    real = MemoryStore.person_of

    async def counted(self: MemoryStore, token_hash: bytes) -> str | None:
        nonlocal asked
        asked += 1
        return await real(self, token_hash)

    monkeypatch.setattr(MemoryStore, "person_of", counted)
    monkeypatch.setitem(limits.RATES, "tokens", Rate(5, 0))
    async with served(limits=True) as house:
        person = await house.person()
        before = asked
        for number in range(20):
            await house.http("GET", "/api/tables", token=f"{number:064x}")
        assert asked - before <= 5
        assert (await house.http("GET", "/api/persons/me", token=person.token)).status == 200


async def test_two_servers_count_one_another(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: dict[int, int] = {}
    both_know, share = asyncio.Event(), Limits.share

    def noted(self: Limits, processes: int) -> None:
        share(self, processes)
        told[id(self)] = processes
        if list(told.values()) == [2, 2]:
            both_know.set()

    monkeypatch.setattr(Limits, "share", noted)
    monkeypatch.setattr(houses, "_READ_ANEW_S", 0.1)
    async with served(database=postgres_url, limits=True) as here, served(database=postgres_url, limits=True) as there:
        person = await here.person()
        async with asyncio.timeout(30):
            await both_know.wait()  # how many they are
        answers = [
            await house.http("POST", "/api/persons/me/links", b"", token=person.token)
            for house in (here, there) * RATES["links"].burst
        ]
        allowed = [answer.status for answer in answers].count(201)
        assert 2 <= allowed <= RATES["links"].burst


async def test_one_person_has_only_so_many_tables_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "OPEN_MOST", 2)
    async with served() as house:
        person = await house.person()
        first, _ = await house.table(person, join=True, bot="random", start=True), await house.table(person)
        more = await house.http("POST", "/api/tables", {"game": "geister"}, token=person.token)
        assert (more.status, more.json()) == (409, {"code": "too-many"})
        await house.table(await house.person())
        async with house.page(first, person) as page:
            await page.do({"type": "resign"})
        await house.table(person)


@pytest.mark.parametrize("what", ["tables", "tables here"])
async def test_a_table_that_is_opened_by_playing_again_counts_as_one(
    monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setitem(limits.RATES, what, Rate(2, 0))
    async with served(limits=True) as house, pair(house) as both:
        one, other = both.pages
        await one.do({"type": "resign"})
        assert (await one.do({"type": "rematch"}))["type"] != "problem"
        for page in both.pages:
            await page.until(lambda page: page.card["next"])
        assert (await other.do({"type": "rematch"}))["type"] != "problem"  # the same table
        async with house.page(one.card["next"], both.persons[0]) as again:
            await again.until(lambda page: page.card["stage"] == "running")
            await again.do({"type": "resign"})
            assert (await again.do({"type": "rematch"}))["code"] == "too-often"
            assert again.card["next"] is None
        wish = {"type": "do", "key": "k", "after": 0, "verb": {"type": "rematch"}}
        told = await house.http("POST", f"/api/tables/{again.card['id']}/do", wish, token=both.persons[0].token)
        assert told.status == 429


async def test_a_table_has_only_so_many_entries_and_pages_and_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served() as house, pair(house) as both:
        one, other = both.pages
        monkeypatch.setattr(tables, "ENTRIES_MOST", one.seq)
        assert (await one.do({"type": "draw"}))["code"] == "too-many"
        await both.place()  # the game goes on
        monkeypatch.setattr(hub, "WATCHING_MOST", 2)
        async with house.page(both.table, await house.person()) as watcher:
            assert watcher.problems == ["too-many"]
        async with house.page(both.table, both.persons[0]) as tab:
            assert tab.view == one.view  # who sits there always finds room
        monkeypatch.setattr(talk, "LINES_MOST", 3)
        said = [await other.say(f"line {number}") for number in range(4)]
        assert [answer["type"] for answer in said] == ["fine", "fine", "fine", "problem"]
        assert (await one.do({"type": "resign"}))["type"] == "update"


async def test_one_address_has_only_so_many_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_MOST", 2)
    async with served(limits=True) as house:
        person = await house.person()
        table = await house.table(person)
        async with house.page(table, person), house.page(table, person) as second:
            async with connect(f"ws://{house.address}/api/tables/{table}/socket") as third:
                assert json.loads(await third.recv())["code"] == "too-many"
            await second.socket.close()
            async with asyncio.timeout(30):
                while not await _has_room(house, table):  # the server hears of it soon
                    pass


async def _has_room(house: House, table: str) -> bool:
    """Whether one more socket is not turned away before it has said who it is."""
    async with connect(f"ws://{house.address}/api/tables/{table}/socket") as socket:
        with suppress(ConnectionClosed):
            await socket.send("{")
        return bool(json.loads(await socket.recv())["code"] == "malformed")


def test_a_socket_that_was_refused_takes_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_MOST", 1)
    counting = Limits(lambda: 0.0)
    for _ in range(3):
        with counting.socket("A"), pytest.raises(TooMany), counting.socket("A"):
            pass
    assert not counting._sockets
