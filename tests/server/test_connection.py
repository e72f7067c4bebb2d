"""Strangers who connect and never finish what they ask: they cost a connection for a while, and nothing more."""

import asyncio
import random
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from speeltafel.server import connection
from tests.server.client import House
from tests.server.conftest import served
from tests.server.geister import pair
from tests.server.process import server_process

HEAD = b"POST /api/links HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
WHOLE = HEAD + b"content-length: 2\r\n\r\n{}"


async def told(house: House, *sent: bytes) -> bytes:
    """Everything that comes back until the server closes."""
    reading, writing = await asyncio.open_connection(house.host, house.port)
    with suppress(ConnectionError):
        for some in sent:
            writing.write(some)
            await writing.drain()
    came = b""
    async with asyncio.timeout(20):
        with suppress(ConnectionError):
            while some := await reading.read(65_536):
                came += some
    writing.close()
    return came


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HT", HEAD, HEAD + b"content-length: 20\r\n\r\n{", WHOLE + HEAD],
    ids=["nothing", "half a line", "half a head", "half a body", "one request and half another"],
)
async def test_who_never_finishes_a_request_is_not_waited_for(sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "REQUEST_S", 0.2)
    async with served() as house:
        came = await told(house, sent)
        assert came.count(b"HTTP/1.1 ") == sent.startswith(WHOLE)


async def test_a_page_stays_however_long_ago_its_request_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "REQUEST_S", 0.05)
    async with served() as house, pair(house) as both:
        # Whoever says nothing in the meantime is closed: so much time has passed.
        await told(house)
        await both.place()
        await both.step(random.Random(1))


@pytest.mark.parametrize(
    "sent",
    [
        HEAD + b"x-long: " + b"x" * connection.HEAD_MOST,
        HEAD + b"".join(b"x-%d: 1\r\n" % number for number in range(10_000)),
        b"GET /" + b"x" * connection.HEAD_MOST,
        HEAD + b"transfer-encoding: chunked\r\n\r\n0\r\nx-late: " + b"x" * connection.WHOLE_MOST,
        b"\x16\x03\x01 this is no HTTP\r\n\r\n",
    ],
    ids=["one long header", "many headers", "a long address", "a long trailer", "something else"],
)
async def test_what_is_endless_or_no_request_is_cut_off(sent: bytes) -> None:
    async with served() as house:
        came = await told(house, sent)
        assert b"HTTP/1.1 400 " in came or came == b""  # the answer may be lost where somebody is still sending
        assert (await house.http("GET", "/api/health")).status == 200


def files_of(process: int) -> tuple[int, int]:
    """How many files a process may have open, and how many it might at most."""
    limits = Path(f"/proc/{process}/limits").read_text().splitlines()
    (line,) = (line for line in limits if line.startswith("Max open files"))
    now, most = line.split()[3:5]
    return int(now), int(most)


@pytest.mark.skipif(sys.platform != "linux", reason="where a process's limits can be read")
async def test_a_server_has_as_many_sockets_as_the_system_lets_it(tmp_path: Path) -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[0] // 2, before[1]))  # which the server inherits
    try:
        async with server_process(tmp_path / "data") as server:
            now, most = files_of(server.number)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert before[0] // 2 < now == min(most, 65_536)


UPGRADE = b"GET /api/tables/00/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        b"this is no HTTP",
        UPGRADE + b"sec-websocket-version: 13\r\nsec-websocket-key: no key",
        UPGRADE + b"sec-websocket-version: 13",
        UPGRADE + b"sec-websocket-version: 8\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
    ],
    ids=["something else", "a wrong key", "no key", "an old handshake"],
)
async def test_what_is_no_request_is_answered_as_safely_as_one_that_is(sent: bytes) -> None:
    async with served() as house:
        came = await told(house, sent + b"\r\n\r\n")
        head, body = came.split(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 400 ")
        assert b"content-security-policy: default-src 'self'" in head
        assert b"content-length: %d\r\n" % len(body) in head + b"\r\n"
        assert body == b'{"code":"malformed"}'
