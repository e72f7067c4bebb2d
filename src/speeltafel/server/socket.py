"""The door of one page to one table: it says hello, then both sides speak until one of them goes."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import DecodeError

from speeltafel.core.entry import PersonId
from speeltafel.core.refusal import Refusal
from speeltafel.server import deeds, sight
from speeltafel.server.asgi import Receive, Scope, Send
from speeltafel.server.house import House
from speeltafel.server.hub import Room
from speeltafel.server.limits import HELLO_S, WRONG_MOST, place, table_name
from speeltafel.server.page import Page
from speeltafel.server.problems import NoHello, code_of
from speeltafel.server.wire import (
    Ask,
    Do,
    Fine,
    FromBrowser,
    FromServer,
    Hello,
    Ping,
    Pong,
    Problem,
    Refused,
    Say,
    Told,
)
from speeltafel.tables import commands
from speeltafel.tables.card import Card
from speeltafel.tables.problems import BadToken, Malformed, NoSuchTable, NotAdmitted, TableProblem, TooMany
from speeltafel.tables.storing import StoreProblem
from speeltafel.tables.tables import Done
from speeltafel.tables.verbs import Verb

CLOSE: Final = {
    Malformed.code: 4400,
    BadToken.code: 4401,
    NotAdmitted.code: 4403,
    NoSuchTable.code: 4404,
    TooMany.code: 4429,
}
"""Close codes that are final: a page that gets one need not try again as it is."""
TRY_AGAIN: Final = 1013
"""The close code of whatever will pass."""


class Gone(Exception):
    """The page is no longer there."""


_decode: Final = msgspec.json.Decoder(FromBrowser).decode
_encode: Final = msgspec.json.Encoder().encode


_PATH: Final = re.compile(r"/api/tables/([^/]+)/socket")


def table_of(path: str) -> str | None:
    """The table whose socket is at ``path``."""
    found = _PATH.fullmatch(path)
    return found[1] if found else None


async def table_socket(house: House, table: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Everything of one table, live; the first message is ``hello``.

    An ASGI application by itself, without the framework of the other doors: every message would pass through its
    layers, and every socket hold them (bench/live).
    """
    await receive()
    await send({"type": "websocket.accept"})
    line = Line(receive, send)
    try:
        with house.limits.socket(_address(scope)):
            person, seen = await line.introduced(house)
            now = await house.tables.look(table_name(table), seen=seen)
            await _serve(house, line, Page(house, now.card.id, person, min(seen, now.seq)), now.card)
    except* Gone:
        pass
    except* Exception as problems:  # noqa: BLE001  # said without a word of ours, and logged by code_of
        await line.end(code_of(problems.exceptions[0]))


def _address(scope: Scope) -> str:
    """Where a socket comes from, as ``limits.address`` says it of a request."""
    client = scope.get("client")
    return place(str(client[0])) if client else "?"


async def _serve(house: House, line: "Line", page: Page, card: Card) -> None:
    """Read what the page says and write what is new, until it goes."""
    series = card.series
    room = house.hub.enter(page, series, seated=card.seat_of(page.person) is not None)
    try:
        async with asyncio.TaskGroup() as group:
            writer = group.create_task(_write(page, room, line))
            await _listen(house, line, page)
            writer.cancel()
    finally:
        house.hub.leave(page, series)


async def _write(page: Page, room: Room, line: "Line") -> None:
    """Raises nothing that is to be expected: it would cut off a deed that is being stored."""
    try:
        await page.keep_up(room, line.send)
    except Gone:
        pass
    except (TableProblem, StoreProblem) as problem:
        await line.end(code_of(problem))


async def _listen(house: House, line: "Line", page: Page) -> None:
    async for said in line.messages():
        house.hub.hear(page)
        try:
            answer = await _answer(house, page, said)
        except Exception as problem:  # noqa: BLE001  # even a game that errs costs nobody the line; code_of logs it
            answer = Problem(code_of(problem), getattr(said, "key", None))
        if answer is not None:
            await line.send(answer)


async def _answer(house: House, page: Page, said: FromBrowser) -> FromServer | None:
    """What is answered at once; what a deed changes is told by the page's next update."""
    match said:
        case Do(key, after, verb):
            return await _done(house, page, verb, after, key)
        case Ask(key, action):
            house.limits.count("deeds", page.person)
            refusal = await house.tables.ask(page.table, page.person, bytes(action))
            return Fine(key, page.seq) if refusal is None else _refused(key, refusal)
        case Say(key, text) if text.startswith("/"):
            return await _commanded(house, page, text, key)
        case Say(key, text, channel):
            house.limits.count("lines", page.person)
            await house.persons.name(page.person)
            table = await house.tables.look(page.table)
            await house.talk.say(table, page.person, channel, text, key)
            return Fine(key, page.seq)
        case Ping():
            return Pong()
        case Hello():
            raise Malformed


async def _commanded(house: House, page: Page, text: str, key: str) -> FromServer | None:
    """A typed command: a verb like a button's, or an answer for this page alone."""
    house.limits.count("deeds", page.person)
    table = await house.tables.look(page.table)
    names = await house.persons.names(sight.people(table.card, ()))
    match commands.answer(text, table, names):
        case Refusal() as refusal:
            return _refused(key, refusal)
        case tuple() as lines:
            return Told(key, lines)
        case verb:
            return await _done(house, page, verb, table.seq, key)


async def _done(house: House, page: Page, verb: Verb, after: int, key: str) -> FromServer | None:
    match await deeds.do(house, page.table, page.person, verb, after, key):
        case Refusal() as refusal:
            return _refused(key, refusal)
        case Done(seq) if seq > page.seq:
            page.owe(key)
            return None
        case Done(seq):
            return Fine(key, seq)


def _refused(key: str, refusal: Refusal) -> Refused:
    return Refused(key, refusal.rule, refusal.why, refusal.args)


class Line:
    """A socket as messages: what cannot be read is answered with ``malformed``, too much of it ends the line."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._wrong = 0

    async def introduced(self, house: House) -> tuple[PersonId, int]:
        """Who is looking, and the newest entry that their page knows."""
        try:
            async with asyncio.timeout(HELLO_S):
                hello = await anext(self.messages(), None)
        except TimeoutError:
            raise NoHello from None
        if hello is None:
            raise Gone
        if not isinstance(hello, Hello):
            raise Malformed
        return await house.persons.who(hello.token), hello.seen

    async def messages(self) -> AsyncIterator[FromBrowser]:
        """What the page says, until it goes."""
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                said = _decode(message.get("text") or b"")
            except (DecodeError, RecursionError):
                await self._not_understood()
            else:
                yield said

    async def send(self, message: FromServer) -> None:
        """Send one message, once the page takes it."""
        try:
            await self._send({"type": "websocket.send", "text": _encode(message).decode()})
        except OSError:
            raise Gone from None

    async def end(self, code: str) -> None:
        """Say what is wrong, and close."""
        with suppress(Gone, OSError):
            await self.send(Problem(code))
            await self._send({"type": "websocket.close", "code": CLOSE.get(code, TRY_AGAIN), "reason": code})

    async def _not_understood(self) -> None:
        self._wrong += 1
        if self._wrong >= WRONG_MOST:
            raise Malformed
        await self.send(Problem(Malformed.code))
