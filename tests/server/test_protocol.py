"""The short ways of a socket are the long ones, only shorter."""

import asyncio
import random
from typing import TypeVar

import pytest
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from speeltafel.server.compression import COMPRESSION
from speeltafel.server.protocol import _Connection, _Gate, _Inbox

CLIENT = ClientPerMessageDeflateFactory()
MOST = 65_536
Connected = TypeVar("Connected", bound=ServerProtocol)


def opened(kind: type[Connected], *, compressed: bool) -> Connected:
    """A connection after its handshake."""
    connection = kind()
    connection.state = State.OPEN
    if compressed:
        connection.extensions = [COMPRESSION.process_request_params(CLIENT.get_request_params(), [])[1]]
    return connection


@pytest.mark.parametrize("compressed", [True, False])
def test_a_text_goes_the_short_way_as_it_goes_the_long_one(*, compressed: bool) -> None:
    short, long = opened(_Connection, compressed=compressed), opened(ServerProtocol, compressed=compressed)
    for length in (0, 1, 100, 124, 125, 126, 1_300, 65_000, 65_536, 200_000):
        said = random.Random(length).randbytes(length // 2).hex().encode()
        long.send_text(said)
        assert short.frame_of(said) == b"".join(long.data_to_send())


def listening(*, compressed: bool) -> tuple[_Connection, ClientProtocol]:
    """A server's connection and a page's, after their handshake."""
    server = _Connection(extensions=[COMPRESSION], max_size=MOST)
    page = ClientProtocol(parse_uri("ws://here/"), extensions=[CLIENT] if compressed else None)
    page.send_request(page.connect())
    server.receive_data(b"".join(page.data_to_send()))
    [request] = server.events_received()
    assert isinstance(request, Request)
    server.send_response(server.accept(request))
    page.receive_data(b"".join(server.data_to_send()))
    return server, page


def sent(page: ClientProtocol) -> bytes:
    return b"".join(page.data_to_send())


@pytest.mark.parametrize("compressed", [True, False])
def test_a_whole_text_is_read_the_short_way_as_the_long_one(*, compressed: bool) -> None:
    server, page = listening(compressed=compressed)
    for length in (0, 1, 100, 125, 126, 1_300, 30_000):
        said = random.Random(length).randbytes(length // 2).hex().encode()
        page.send_text(said)
        data = sent(page)
        assert server.whole_text(data) == said
        server.receive_data(data)
        [frame] = server.events_received()
        assert isinstance(frame, Frame)
        assert bytes(frame.data) == said


@pytest.mark.parametrize("compressed", [True, False])
def test_only_a_whole_text_in_order_goes_the_short_way(*, compressed: bool) -> None:
    server, page = listening(compressed=compressed)
    page.send_text(b"A whole text.")
    data = sent(page)
    assert server.whole_text(data) == b"A whole text."
    for rest in range(1, len(data)):  # in two pieces, wherever it is cut
        assert server.whole_text(data[:rest]) is None
        server.receive_data(data[:rest])
        assert server.whole_text(data[rest:]) is None
        assert server.whole_text(data) is None
        server.receive_data(data[rest:])
        assert len(server.events_received()) == 1
    assert server.whole_text(data + data) is None
    unmasked = bytes((data[0], data[1] & 0x7F)) + data[2:]
    reserved = bytes((data[0] | 0x20,)) + data[1:]
    assert server.whole_text(unmasked) is server.whole_text(reserved) is None
    page.send_text(b"In ", fin=False)
    first = sent(page)
    assert server.whole_text(first) is None
    server.receive_data(first)
    assert server.whole_text(data) is None  # within a message there can be no other
    page.send_continuation(b"parts.", fin=True)
    server.receive_data(sent(page))
    assert server.whole_text(data) == b"A whole text."
    page.send_binary(b"bytes")
    assert server.whole_text(sent(page)) is None
    page.send_ping(b"there?")
    assert server.whole_text(sent(page)) is None
    page.send_close(1000)
    assert server.whole_text(sent(page)) is None


@pytest.mark.parametrize("compressed", [True, False])
def test_what_is_too_long_is_left_to_be_refused(*, compressed: bool) -> None:
    server, page = listening(compressed=compressed)
    page.send_text(b" " * MOST)
    assert server.whole_text(sent(page)) is None
    page.send_text(b" " * (MOST + 1))
    data = sent(page)
    assert server.whole_text(data) is None
    server.receive_data(data)
    assert server.close_sent is not None
    assert server.close_sent.code == 1009
    assert server.whole_text(data) is None


def test_what_cannot_be_unpacked_is_left_to_be_refused() -> None:
    server, _ = listening(compressed=True)
    assert server.whole_text(b"\xc1\x84\0\0\0\0\xff\xff\xff\xff") is None
    assert server.whole_text(b"\x81\x84\0\0\0\0text") == b"text"


async def test_an_inbox_gives_in_order_what_came_before_and_while_somebody_waited() -> None:
    inbox = _Inbox(asyncio.get_running_loop())
    inbox.put_nowait(1)
    inbox.put_nowait(2)
    assert [await inbox.get(), inbox.empty(), await inbox.get(), inbox.empty()] == [1, False, 2, True]
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0):
            await inbox.get()
    waiting = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait(3)
    inbox.put_nowait(4)
    assert [await waiting, await inbox.get()] == [3, 4]


async def test_a_gate_holds_up_whoever_comes_until_it_opens() -> None:
    gate = _Gate()
    await gate.wait()
    gate.clear()
    waiting = [asyncio.create_task(gate.wait()) for _ in range(2)]
    await asyncio.sleep(0)
    assert (gate.is_set(), [task.done() for task in waiting]) == (False, [False, False])
    gate.set()
    await asyncio.gather(*waiting)
    assert gate.is_set()
