"""The short ways of a socket are the long ones, only shorter."""

import asyncio
import random

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.protocol import State
from websockets.server import ServerProtocol

from speeltafel.server.compression import COMPRESSION
from speeltafel.server.protocol import _Connection, _Gate, _Inbox

CLIENT = ClientPerMessageDeflateFactory()


def opened(kind: type[ServerProtocol], *, compressed: bool) -> ServerProtocol:
    """A connection after its handshake."""
    connection = kind()
    connection.state = State.OPEN
    if compressed:
        connection.extensions = [COMPRESSION.process_request_params(CLIENT.get_request_params(), [])[1]]
    return connection


@pytest.mark.parametrize("compressed", [True, False])
def test_a_text_goes_the_short_way_as_it_goes_the_long_one(*, compressed: bool) -> None:
    short, long = (opened(kind, compressed=compressed) for kind in (_Connection, ServerProtocol))
    for length in (0, 1, 100, 124, 125, 126, 1_300, 65_000, 65_536, 200_000):
        said = random.Random(length).randbytes(length // 2).hex().encode()
        for connection in (short, long):
            connection.send_text(said)
        assert short.data_to_send() == long.data_to_send()


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
