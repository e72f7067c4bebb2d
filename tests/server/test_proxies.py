"""A house behind a real proxy, at the root of a host and under a path, with the lines that docs/hosting.md shows."""

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from speeltafel.server import limits
from speeltafel.server.static import FOLDER, PAGE
from tests.server.client import House
from tests.server.conftest import served
from tests.server.geister import pair
from tests.server.process import server_process
from tests.server.proxies import caddy, nginx, shown

pytestmark = [pytest.mark.long, pytest.mark.timeout(120)]

Proxy: TypeAlias = Callable[[str, House, int, Path], AbstractAsyncContextManager[House]]


def port() -> int:
    """One that nobody has just now."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        free: int = listener.getsockname()[1]
        return free


BASE = "/games"
SETUPS: list[Any] = [
    pytest.param(nginx, "nginx", "", id="nginx"),
    pytest.param(nginx, "nginx", BASE, id="nginx, a path"),
    pytest.param(caddy, "caddyfile", "", id="caddy"),
    pytest.param(caddy, "caddyfile", BASE, id="caddy, a path"),
]


class Under(House):
    """A house that is met through a proxy, under a path if need be."""

    def __init__(self, proxy: House, base: str) -> None:
        super().__init__(proxy.host, proxy.port)
        self._base = base

    @property
    def address(self) -> str:
        return f"{super().address}{self._base}"


@asynccontextmanager
async def behind(proxy: Proxy, language: str, base: str, folder: Path, **settings: Any) -> AsyncIterator[Under]:
    lines = shown(language, under_a_path=bool(base))
    async with served(base=base, **settings) as house, proxy(lines, house, port(), folder) as front:
        yield Under(front, base)


def asked_from(source: str, house: House, path: str, headers: dict[str, str]) -> int:
    """The status of a POST that comes from the address ``source``."""
    connection = HTTPConnection(house.host, house.port, source_address=(source, 0))
    try:
        body = json.dumps({"code": "ab" * 16})
        connection.request("POST", path, body, {"Content-Type": "application/json", **headers})
        return connection.getresponse().status
    finally:
        connection.close()


@pytest.mark.parametrize(("proxy", "language", "base"), SETUPS)
async def test_pages_and_sockets_come_through(proxy: Proxy, language: str, base: str, tmp_path: Path) -> None:
    async with behind(proxy, language, base, tmp_path) as house:
        page = await house.http("GET", "/")
        policy = {name.lower(): value for name, value in page.headers.items()}["content-security-policy"]
        assert (page.status, "default-src 'self'" in policy) == (200, True)
        if (FOLDER / PAGE).is_file():
            assert f'name="speeltafel-base" content="{base}"' in page.body.decode()
        assert (await house.http("GET", "")).body == page.body  # without a slash at the end
        assert (await house.http("GET", "/api/health")).status == 200
        async with pair(house) as both:
            await both.place()
            for _ in range(6):
                await both.step(random.Random(1))
            assert (await both.pages[0].say("hello through a proxy"))["type"] == "fine"


@pytest.mark.parametrize(("proxy", "language", "base"), SETUPS)
async def test_a_foreign_page_gets_no_socket_and_our_own_does(
    proxy: Proxy, language: str, base: str, tmp_path: Path
) -> None:
    async with behind(proxy, language, base, tmp_path) as house:
        table = await house.table(await house.person())
        address = f"ws://{house.address}/api/tables/{table}/socket"
        async with connect(address, origin=Origin(f"http://{house.host}:{house.port}")):
            pass
        with pytest.raises(InvalidStatus) as turned_away:
            await connect(address, origin=Origin("http://evil.example")).__aenter__()
        assert turned_away.value.response.status_code == 403


@pytest.mark.parametrize(("proxy", "language", "base"), SETUPS)
async def test_who_asks_too_often_is_known_by_their_own_address_whatever_they_say(
    proxy: Proxy, language: str, base: str, tmp_path: Path
) -> None:
    async with behind(proxy, language, base, tmp_path, limits=True) as house:

        def ask(source: str, number: int) -> int:
            forged = {"X-Forwarded-For": f"192.0.2.{number}", "Forwarded": f"for=192.0.2.{number}"}
            return asked_from(source, house, f"{base}/api/links", forged)

        most = limits.RATES["codes"].burst
        answers = [await asyncio.to_thread(ask, "127.0.0.2", number) for number in range(most + 2)]
        assert answers == [404] * most + [429] * 2
        assert await asyncio.to_thread(ask, "127.0.0.3", 1) == 404


@pytest.mark.parametrize(("proxy", "language", "base"), SETUPS)
async def test_sockets_are_counted_by_the_address_they_come_from(
    proxy: Proxy, language: str, base: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SOCKETS_MOST", 1)
    async with behind(proxy, language, base, tmp_path, limits=True) as house:
        person = await house.person()
        address = f"ws://{house.address}/api/tables/{await house.table(person)}/socket"
        hello = json.dumps({"type": "hello", "token": person.token})

        async def first(source: str, forged: str) -> str:
            """What the first message on a socket from there is."""
            there = connect(address, local_addr=(source, 0), additional_headers={"X-Forwarded-For": forged})
            socket = await stack.enter_async_context(there)
            with suppress(ConnectionClosed):
                await socket.send(hello)
            told = json.loads(await socket.recv())
            return str(told.get("code", told["type"]))

        async with AsyncExitStack() as stack:
            assert await first("127.0.0.2", "192.0.2.1") == "update"
            assert await first("127.0.0.2", "192.0.2.2") == "too-many"
            assert await first("127.0.0.3", "192.0.2.1") == "update"


@pytest.mark.parametrize(("proxy", "language"), [(nginx, "nginx"), (caddy, "caddyfile")])
async def test_a_restart_behind_a_proxy_is_told_and_the_page_comes_back(
    proxy: Proxy, language: str, tmp_path: Path
) -> None:
    there = House("127.0.0.1", port())
    lines = shown(language, under_a_path=False)
    async with proxy(lines, there, port(), tmp_path) as front:
        async with server_process(tmp_path / "data", port=there.port) as server:
            person = await front.person()
            table = await front.table(person, join=True)
            async with front.page(table, person) as page:
                seen = page.seq
                await server.end()
                assert await page.closed() == 1012
        assert (await front.http("GET", "/api/health")).status in (502, 503)
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with front.page(table, person):
                pass
        async with server_process(tmp_path / "data", port=there.port), front.page(table, person, seen) as page:
            assert page.seq == seen
