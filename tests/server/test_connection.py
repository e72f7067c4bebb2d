"""Strangers who never finish what they ask, or never listen: they cost a connection for a while, and nothing more."""

import asyncio
import random
import socket
import sys
from contextlib import suppress
from pathlib import Path

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.protocol import State

from speeltafel.server import connection, protocol, serve
from speeltafel.server.headers import HEADERS, NOT_KEPT
from speeltafel.server.protocol import Sockets
from speeltafel.server.unread import Unread
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


HANDSHAKE = UPGRADE + b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        HANDSHAKE.replace(b"GET", b"POST"),
        HANDSHAKE + b"sec-websocket-version: 13\r\n",
        HANDSHAKE + b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
        HANDSHAKE + b"sec-websocket-extensions: ;;;=\r\n",
        HANDSHAKE.replace(b"connection: upgrade", b"connection: upgrade, ,;"),
        HANDSHAKE + b"origin: http://x\r\norigin: http://elsewhere.example\r\n",
        HANDSHAKE + b"x-long: " + b"x" * 20_000 + b"\r\n",
        HANDSHAKE + b"".join(b"x-%d: 1\r\n" % number for number in range(300)),
    ],
    ids=["a POST", "two versions", "two keys", "odd extensions", "odd words", "two origins", "a long header", "many"],
)
async def test_a_handshake_that_fails_is_answered_as_anything_is(sent: bytes) -> None:
    async with served() as house:
        came = await told(house, sent + b"\r\n")
    head, body = came.split(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 4")
    lines = head.lower().split(b"\r\n")
    assert {b"%s: %s" % (name, value.lower()) for name, value in (*HEADERS, NOT_KEPT)} <= set(lines)
    assert (b"content-type: application/json" in lines, body) == (True, b'{"code":"malformed"}')


async def test_who_goes_away_in_the_midst_of_a_body_is_no_error_of_the_server(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with served() as house:
        _, writing = await asyncio.open_connection(house.host, house.port)
        writing.write(HEAD + b"content-length: 20\r\n\r\n{")
        await writing.drain()
        writing.close()
        assert (await house.http("GET", "/api/health")).status == 200
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def made() -> Sockets:
    """What uvicorn makes for a socket."""
    return Sockets(uvicorn.Config("speeltafel.server.app:build", log_config=None), ServerState(), {})


class Transport(asyncio.Transport):
    """One that notes whether it is read from, and sends nothing."""

    reading = True

    def write(self, data: object) -> None:
        pass

    def close(self) -> None:
        pass

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return False


async def test_from_who_does_not_read_nothing_is_read() -> None:
    """Each ping would be answered, into a heap without end."""
    sockets, transport = made(), Transport()
    sockets.connection_made(transport)
    sockets.pause_writing()
    assert not transport.reading
    sockets.queue.put_nowait({"type": "websocket.receive", "text": "said before", "bytes": None})
    sockets.read_paused = True
    assert (await sockets.receive())["text"] == "said before"
    assert not transport.reading
    sockets.resume_writing()
    assert transport.reading
    sockets.read_paused = True
    sockets.pause_writing()
    sockets.resume_writing()
    assert not transport.reading  # a message waits to be taken


async def test_who_never_reads_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "LOOK_TICKS", 2)
    monkeypatch.setattr(protocol, "ASIDES_MOST", float("inf"))
    ping = b"\x89\xfd\0\0\0\0" + b"x" * 125
    async with served() as house:
        with socket.create_connection((house.host, house.port)) as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.setblocking(False)  # noqa: FBT003
            await asyncio.get_running_loop().sock_sendall(deaf, HANDSHAKE + b"\r\n")
            assert await let_go(deaf, ping * 100)


async def let_go(deaf: socket.socket, said: bytes) -> bool:
    """Whether the server cuts off whoever goes on saying this and reads nothing."""
    with suppress(ConnectionError):
        while True:
            await asyncio.get_running_loop().sock_sendall(deaf, said)
    return True


class Heap(asyncio.Transport):
    """A transport with so many bytes that wait to be read."""

    gone = False

    def __init__(self, waiting: int) -> None:
        super().__init__()
        self.waiting = waiting
        self.transport: asyncio.Transport = self

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.gone = True


def test_only_who_took_nothing_between_two_looks_is_let_go() -> None:
    idle, slow, deaf, late = Heap(0), Heap(50), Heap(50), Heap(0)
    unread = Unread()
    for left in (40, 30):
        unread.look([idle, slow, deaf, late])
        slow.waiting, late.waiting = left, 50
    unread.look([idle, slow, deaf])
    assert [one.gone for one in (idle, slow, deaf, late)] == [False, False, True, False]


PING, PART = b"\x89\x80\0\0\0\0", b"\0\x80\0\0\0\0"


@pytest.mark.parametrize("aside", [PING, b"\x8a" + PING[1:], PART], ids=["pings", "pongs", "parts of nothing"])
async def test_a_socket_on_which_nothing_is_said_endlessly_is_closed(aside: bytes) -> None:
    async with served() as house:
        table = await house.table(await house.person())
        async with connect(f"ws://{house.address}/api/tables/{table}/socket") as page:
            begun = b"\x01\x80\0\0\0\0" if aside == PART else b""
            page.transport.write(begun + aside * (protocol.ASIDES_MOST + 1))
            await page.wait_closed()
            assert page.close_code == 1008


async def test_a_page_that_speaks_may_ping_as_often_as_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "ASIDES_MOST", 5)
    async with served() as house:
        person = await house.person()
        async with house.page(await house.table(person), person) as page:
            for _ in range(20):
                await (await page.socket.ping())
                await page.send({"type": "ping"})
                while (await page.receive())["type"] != "pong":
                    pass


async def test_a_page_that_listens_may_ping_as_long_as_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "ASIDES_MOST", 5)
    sockets = made()
    sockets.connection_made(Transport())
    sockets.conn.state = State.OPEN
    for _ in range(20):
        sockets.handle_ping()
        sockets.send_keepalive_ping()
        sockets.stop_keepalive()
    assert not sockets.close_sent
    for _ in range(5):
        sockets.handle_ping()
    assert sockets.close_sent
