"""Frames of any kind on a table's socket: random, truncated, changed, out of order, again and again.

No frame ever breaks anything: not the server, not the table, not the game of those who sit there.
"""

import asyncio
import json
import random
import time
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.conftest import minutes_given
from tests.server.client import House, Person
from tests.server.conftest import served
from tests.server.geister import Pair, pair

SHORT_S = 25.0
BURST = 25
STRANGE: tuple[Any, ...] = (
    None, True, -1, 2**63, 1e308, "", "\u0000", "\ud83d\udc7b" * 50, "x" * 3000, [], {}, [[[[]]]], {"type": "act"},
    "\u202e\u202d", "'; DROP TABLE entries; --", "<script>", "__proto__", "../../etc/passwd", {"type": {"type": 1}},
)  # fmt: skip
VERBS = ("join", "leave", "bot", "option", "start", "unready", "act", "draw", "accept", "refuse", "rematch", "nothing")
"""All but the one that would end the game for those who play."""
FINAL = {1000, 1001, 1005, 1006, 1007, 1009, 4400, 4401, 4429}
"""How a socket may end: because of what came, never because something broke."""


def message(chance: random.Random, token: str, acts: list[Any]) -> dict[str, Any]:
    """Something that a page might say, well formed."""
    verb: dict[str, Any] = {"type": chance.choice(VERBS)}
    match verb["type"]:
        case "act":
            verb["action"] = chance.choice(acts)
        case "option":
            verb |= {"name": chance.choice(["escape", "watchers", "seats"]), "value": chance.choice(["arrow", True, 3])}
        case "bot" | "join":
            verb["seat"] = chance.choice([None, 0, 1, 9])
        case _:
            pass
    key = f"k{chance.randrange(40)}"
    return chance.choice(
        [
            {"type": "hello", "token": token, "seen": chance.choice([-1, 3, 10**9])},
            {"type": "do", "key": key, "after": chance.choice([-1, 5, 10**6]), "verb": verb},
            {"type": "ask", "key": key, "action": chance.choice(acts)},
            {"type": "say", "key": key, "text": chance.choice(["hello", "/help", "/join", "/option", "/dance"])},
            {"type": "ping"},
        ]
    )


def spoiled(chance: random.Random, said: dict[str, Any]) -> str | bytes:
    """The same, changed in one of the ways in which a frame may go wrong; or left as it is."""
    text = json.dumps(said)
    match chance.randrange(7):
        case 0:
            return text[: chance.randrange(len(text))]
        case 1:
            at = chance.randrange(len(text))
            return text[:at] + chr(chance.randrange(32, 0x2FF)) + text[at + 1 :]
        case 2:
            return json.dumps(_with_something_strange(chance, said))
        case 3:
            return bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
        case 4:
            return text * 2
        case _:
            return text


def _with_something_strange(chance: random.Random, value: Any) -> Any:
    if not isinstance(value, dict) or chance.random() < 0.3:
        return chance.choice(STRANGE)
    name = chance.choice(list(value))
    return {**value, name: _with_something_strange(chance, value[name])}


async def disturb(house: House, table: str, person: Person, chance: random.Random, acts: list[Any]) -> set[str]:
    """One socket on which anything is said; the codes of the problems that came back."""
    frames = [spoiled(chance, message(chance, person.token, acts)) for _ in range(BURST)]
    frames += chance.sample(frames, BURST // 5)  # replayed, and not in their order
    if chance.random() < 0.8:
        frames.insert(0, json.dumps({"type": "hello", "token": person.token, "seen": -1}))
    heard: set[str] = set()
    async with connect(f"ws://{house.address}/api/tables/{table}/socket", max_size=None, close_timeout=2) as socket:
        with suppress(ConnectionClosed, TimeoutError):
            for frame in frames:
                await socket.send(frame)
            async with asyncio.timeout(0.2):
                async for answer in socket:
                    heard |= _looked_at(answer)
        with suppress(ConnectionClosed, TimeoutError):
            await socket.close()
        assert socket.close_code in FINAL, socket.close_code
    return heard


def _looked_at(answer: str | bytes) -> set[str]:
    assert isinstance(answer, str)
    assert "Traceback" not in answer
    told = json.loads(answer)
    return {told["code"]} if told["type"] == "problem" else set()


async def disturb_bytes(house: House, table: str, person: Person, chance: random.Random, acts: list[Any]) -> None:
    """One connection on which what frames are made of comes in pieces, out of order, twice, changed or cut off."""
    reading, writing = await asyncio.open_connection(house.host, house.port)
    with suppress(ConnectionError):
        writing.write(HANDSHAKE.format(table=table).encode())
        assert (await reading.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
        frames = [_framed(chance, message(chance, person.token, acts)) for _ in range(BURST)]
        hello = _framed(chance, {"type": "hello", "token": person.token}, whole=True)
        said = b"".join([hello, *frames, *chance.sample(frames, BURST // 5)])
        at = sorted(chance.randrange(len(said)) for _ in range(4))
        for piece in (said[: at[0]], said[at[0] : at[1]], said[at[2] : at[3]], said[at[1] : at[2]]):
            writing.write(piece)
            await writing.drain()
        writing.write_eof()
        async with asyncio.timeout(20):
            came = await reading.read()
        assert b"Traceback" not in came
    writing.close()


HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def _framed(chance: random.Random, said: dict[str, Any], *, whole: bool = False) -> bytes:
    """The bytes of a frame, masked with nothing; unless ``whole``, of any kind, and perhaps with another length."""
    text = json.dumps(said).encode() if whole or chance.random() < 0.9 else chance.randbytes(60)
    first = 0x81 if whole or chance.random() < 0.6 else chance.randrange(256)
    length = len(text) if whole or chance.random() < 0.9 else chance.choice([0, 125, 65_535])
    return bytes([first, 0xFE]) + length.to_bytes(2, "big") + bytes(4) + text


async def _the_game_goes_on(both: Pair, chance: random.Random) -> None:
    """Whoever is to act does something, as soon as their page knows what was done in the meantime."""
    while True:
        await both.even()
        if both.pages[0].card["stage"] != "running":
            return
        page = both.to_act
        seen = page.seq
        answer = await page.act(chance.choice(page.acts))
        if answer["type"] == "update":
            return
        assert answer["code"] == "stale", answer
        await page.until(lambda page: page.seq > seen)  # noqa: B023  # awaited at once


async def _disturb_for(seconds: float, caplog: pytest.LogCaptureFixture) -> None:
    over, heard, rounds = time.monotonic() + seconds, set[str](), 0
    while time.monotonic() < over:
        chance = random.Random(rounds)
        async with served() as house, pair(house) as both:
            await both.place()
            strangers = [await house.person() for _ in range(3)]
            acts = [*both.to_act.acts, {"type": "place", "kinds": "GEGEGEGE"}, {"type": "step"}]
            while time.monotonic() < over and both.pages[0].card["stage"] == "running":
                for who in (*strangers, chance.choice(both.persons)):
                    heard |= await disturb(house, both.table, who, chance, acts)
                    await disturb_bytes(house, both.table, who, chance, acts)
                await _the_game_goes_on(both, chance)
                rounds += 1
    assert rounds
    assert "broken" not in heard
    assert {"malformed"} <= heard
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_no_frame_breaks_anything(caplog: pytest.LogCaptureFixture) -> None:
    await _disturb_for(SHORT_S, caplog)


@pytest.mark.long
async def test_no_frame_breaks_anything_for_a_long_time(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> None:
    await _disturb_for(60 * 0.9 * minutes_given(request.config), caplog)
