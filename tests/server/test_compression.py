"""What goes over a socket is read by any client, whatever was agreed; an update like the one before is small."""

import random

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode

from speeltafel.server.compression import COMPRESSION


def agreed(asking: ClientPerMessageDeflateFactory) -> tuple[PerMessageDeflate, PerMessageDeflate]:
    """The server's side and the client's, as they come out of their handshake."""
    answer, server = COMPRESSION.process_request_params(asking.get_request_params(), [])
    return server, asking.process_response_params(answer, [])


def update(number: int, length: int) -> bytes:
    """One of many messages of which each is mostly the one before."""
    chance = random.Random(length)
    board = " ".join(f"{chance.randrange(1 << 24):06x}" for _ in range(length // 7))
    return f'{{"seq":{number},"board":"{board}"}}'.encode()


ASKING = [
    ClientPerMessageDeflateFactory(),
    ClientPerMessageDeflateFactory(server_no_context_takeover=True),
    ClientPerMessageDeflateFactory(client_no_context_takeover=True, client_max_window_bits=True),
    *(ClientPerMessageDeflateFactory(server_max_window_bits=bits) for bits in range(9, 16)),
]


@pytest.mark.parametrize("asking", ASKING)
def test_any_client_reads_what_was_said(asking: ClientPerMessageDeflateFactory) -> None:
    server, client = agreed(asking)
    chance = random.Random(1)
    for number in range(200):
        said = update(number, chance.choice((0, 10, 700, 1_300, 4_000, 20_000)))
        assert client.decode(server.encode(Frame(Opcode.TEXT, said))).data == said
        ping = Frame(Opcode.PING, b"there?")
        assert server.encode(ping) == ping


def test_what_is_said_in_parts_is_read_whole() -> None:
    server, client = agreed(ClientPerMessageDeflateFactory())
    for number in range(20):
        said = update(number, 3_000)
        parts = Frame(Opcode.TEXT, said[:1_000], fin=False), Frame(Opcode.CONT, said[1_000:])
        assert b"".join(client.decode(server.encode(part)).data for part in parts) == said


@pytest.mark.parametrize("length", [700, 1_300, 4_000])
def test_a_second_update_is_small_also_after_something_short(length: int) -> None:
    server, _ = agreed(ClientPerMessageDeflateFactory())
    first = len(server.encode(Frame(Opcode.TEXT, update(1, length))).data)
    server.encode(Frame(Opcode.TEXT, b'{"type":"pong"}'))
    assert len(server.encode(Frame(Opcode.TEXT, update(2, length))).data) < first / 3


@pytest.mark.parametrize(("length", "most"), [(1_300, 4_000), (40_000, 8_192)])
def test_little_is_kept_of_what_was_said(length: int, most: int) -> None:
    server, _ = agreed(ClientPerMessageDeflateFactory())
    for number in range(100):
        server.encode(Frame(Opcode.TEXT, update(number, length)))
    kept = [value for value in vars(server).values() if isinstance(value, bytes)]
    assert sum(map(len, kept)) <= most
    assert not hasattr(server, "encoder")
