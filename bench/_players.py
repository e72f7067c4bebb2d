"""Two at each of many tables of Geister, who play as soon as they may: a load that costs less than what it measures."""

import asyncio
import random
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from tests.server.client import House

PLACEMENT: Final = Raw(b'{"type":"place","kinds":"GEGEGEGE"}')
PATIENCE_S: Final = 120.0
AT_ONCE: Final = 16
"""Pairs that sit down at the same time."""


class _Offer(Struct):
    acts: list[Raw] = []


class _Said(Struct):
    type: str
    seq: int = -1
    offer: _Offer | msgspec.UnsetType | None = msgspec.UNSET


_read: Final = msgspec.json.Decoder(_Said).decode
_write: Final = msgspec.json.Encoder().encode


@dataclass
class Bytes:
    """What came over the wire, as it came and as it was meant."""

    wire: int = 0
    meant: int = 0


class Seat(asyncio.Protocol):
    """One person's socket; ``heard`` is called after each update."""

    def __init__(self, address: str, token: str, heard: Callable[["Seat"], None]) -> None:
        self.seq = -1
        self.acts: list[Raw] = []
        self.bytes = Bytes()
        self._token = token
        self._heard = heard
        self._connection = ClientProtocol(
            parse_uri(address), extensions=[ClientPerMessageDeflateFactory()], max_size=None
        )
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        self._connection.send_request(self._connection.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self.bytes.wire += len(data)
        self._connection.receive_data(data)
        for event in self._connection.events_received():
            match event:
                case Response():
                    assert event.status_code == 101, event
                    self.bytes.wire = 0
                    self.say({"type": "hello", "token": self._token, "seen": -1})
                case Frame(Opcode.TEXT):
                    self._take_in(bytes(event.data))
                case _:
                    self._flush()

    def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._connection.send_text(_write(message))
        self._flush()

    def do(self, verb: dict[str, Any]) -> None:
        """Ask for something, as this seat sees the table now."""
        self.say({"type": "do", "key": secrets.token_hex(16), "after": self.seq, "verb": verb})

    def act(self, action: Raw) -> None:
        """Do something in the game."""
        self.do({"type": "act", "action": action})

    def close(self) -> None:
        """Go away."""
        assert self._transport is not None
        self._transport.close()

    def _take_in(self, data: bytes) -> None:
        self.bytes.meant += len(data)
        said = _read(data)
        assert said.type in ("update", "people", "chat"), said
        if said.type == "update":
            self.seq = said.seq
            if said.offer is not msgspec.UNSET:
                self.acts = said.offer.acts if said.offer is not None else []
            self._heard(self)

    def _flush(self) -> None:
        assert self._transport is not None
        self._transport.write(b"".join(self._connection.data_to_send()))


class Pair:
    """Two at one table."""

    def __init__(self, chance: random.Random) -> None:
        self.seats: list[Seat] = []
        self.waits: list[float] = []
        """Of each move, how many seconds passed until both had seen it."""
        self.on_even: Callable[[Pair], None] | None = None
        """Called whenever both have seen a move."""
        self._chance = chance
        self._began = 0.0
        self._awaited = -1
        self._heard = asyncio.Event()

    @property
    def even(self) -> bool:
        """Whether no move is on its way."""
        return self._awaited < 0

    @property
    def ready(self) -> bool:
        """Whether somebody may move."""
        return self.even and any(seat.acts for seat in self.seats)

    def move(self) -> None:
        """Whoever is to act does any of what is offered."""
        seat = next(seat for seat in self.seats if seat.acts)
        self._began, self._awaited = time.perf_counter(), seat.seq + 1
        seat.act(self._chance.choice(seat.acts))

    def heard(self, seat: Seat) -> None:
        """An update came to a seat."""
        self._heard.set()
        if self.even or any(seat.seq < self._awaited for seat in self.seats):
            return
        self.waits.append(time.perf_counter() - self._began)
        self._awaited = -1
        if self.on_even is not None:
            self.on_even(self)

    async def until(self, true: Callable[[], bool]) -> None:
        """Take updates in until it is so."""
        async with asyncio.timeout(PATIENCE_S):
            while not true():
                self._heard.clear()
                await self._heard.wait()

    async def sit(self, house: House, path: str, token: str) -> Seat:
        """One more of the two."""
        _, seat = await asyncio.get_running_loop().create_connection(
            lambda: Seat(f"ws://{house.address}{path}", token, self.heard), house.host, house.port
        )
        self.seats.append(seat)
        return seat


@asynccontextmanager
async def pairs(houses: Sequence[House], count: int, seed: str) -> AsyncIterator[list[Pair]]:
    """So many tables with two sockets each, all placed and ready to move; the seats sit at the first and last house."""

    async def fill(pair: Pair, number: int) -> None:
        await _start(pair, houses[0], houses[-1])

    async with _filled(count, seed, fill) as made:
        yield made


@asynccontextmanager
async def bare_pairs(house: House, count: int, seed: str) -> AsyncIterator[list[Pair]]:
    """The same at a server that knows no house (``_bare.py``)."""

    async def fill(pair: Pair, number: int) -> None:
        await pair.sit(house, f"/{seed}/{number}", "")
        await pair.sit(house, f"/{seed}/{number}", "")
        await pair.until(lambda: pair.ready)

    async with _filled(count, seed, fill) as made:
        yield made


@asynccontextmanager
async def _filled(count: int, seed: str, fill: Callable[[Pair, int], Awaitable[None]]) -> AsyncIterator[list[Pair]]:
    room = asyncio.Semaphore(AT_ONCE)
    made = [Pair(random.Random(f"{seed} {number}")) for number in range(count)]

    async def filling(number: int) -> None:
        async with room:
            await fill(made[number], number)

    try:
        await asyncio.gather(*(filling(number) for number in range(count)))
        yield made
    finally:
        for pair in made:
            for seat in pair.seats:
                seat.close()


async def _start(pair: Pair, home: House, away: House) -> None:
    first, second = await home.person(), await away.person()
    path = f"/api/tables/{await home.table(first, join=True, start=True)}/socket"
    one, other = await pair.sit(home, path, first.token), await pair.sit(away, path, second.token)
    await pair.until(lambda: other.seq >= 0 and one.seq >= 0)
    other.do({"type": "join", "seat": None})
    joined = other.seq + 1
    await pair.until(lambda: other.seq >= joined)
    other.do({"type": "start"})
    await pair.until(lambda: bool(one.acts and other.acts))
    placed = other.seq + 2
    for seat in pair.seats:
        seat.act(PLACEMENT)
    await pair.until(lambda: min(one.seq, other.seq) >= placed)


async def play(playing: Sequence[Pair], moves: int) -> None:
    """Every pair makes so many moves, or as many as its game has, as fast as it can."""
    left = len(playing)
    done = asyncio.Event()

    def even(pair: Pair) -> None:
        nonlocal left
        if pair.ready and len(pair.waits) < moves:
            pair.move()
        else:
            left -= 1
            if not left:
                done.set()

    for pair in playing:
        pair.waits.clear()
        pair.on_even = even
        pair.move()
    async with asyncio.timeout(PATIENCE_S):
        await done.wait()


async def play_paced(playing: Sequence[Pair], moves: int, a_second: float) -> None:
    """So many moves, evenly spaced, the tables in turn; a game that is over is passed over."""
    for pair in playing:
        pair.waits.clear()
        pair.on_even = None
    began = time.perf_counter()
    for number in range(moves):
        await asyncio.sleep(began + number / a_second - time.perf_counter())
        pair = playing[number % len(playing)]
        if pair.ready:
            pair.move()
    for pair in playing:
        await pair.until(lambda pair=pair: pair.even)  # type: ignore[misc]
