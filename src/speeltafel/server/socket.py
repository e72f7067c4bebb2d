"""The door of one page to one table: it says hello, then both sides speak until one of them goes."""

import re
from typing import Final

from speeltafel.core.refusal import Refusal
from speeltafel.server import deeds, sight
from speeltafel.server.asgi import Receive, Scope, Send
from speeltafel.server.deeds import Asker
from speeltafel.server.house import House
from speeltafel.server.limits import place, table_name
from speeltafel.server.line import Gone, Line
from speeltafel.server.page import Page
from speeltafel.server.problems import code_of
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
from speeltafel.tables.problems import Malformed
from speeltafel.tables.tables import Done
from speeltafel.tables.verbs import Verb

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
    line, place = Line(scope, receive, send), _address(scope)
    try:
        with house.limits.socket(place):
            person, seen = await line.introduced(house)
            now = await house.tables.look(table_name(table), seen=seen)
            page = Page(house, line, now.card.id, Asker(person, place), min(seen, now.seq))
            await _serve(house, line, page, now.card)
    except Gone:
        pass
    except Exception as problem:  # noqa: BLE001  # said without a word of ours, and logged by code_of
        await line.end(code_of(problem))


def _address(scope: Scope) -> str:
    """Where a socket comes from, as ``limits.address`` says it of a request."""
    client = scope.get("client")
    return place(str(client[0])) if client else "?"


async def _serve(house: House, line: Line, page: Page, card: Card) -> None:
    """Read what the page says, and let it write what is new, until it goes."""
    series = card.series
    house.hub.enter(page, series, seated=card.seat_of(page.person) is not None)
    page.wake()
    try:
        await _listen(house, line, page)
    finally:
        house.hub.leave(page, series)
        page.rest()


async def _listen(house: House, line: Line, page: Page) -> None:
    while (said := await line.heard()) is not None:
        house.limits.count("messages", page.person)  # not below: an answer to each would be as much again
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
    match await deeds.do(house, page.table, page.asker, verb, after, key):
        case Refusal() as refusal:
            return _refused(key, refusal)
        case Done(seq) if seq > page.seq:
            page.owe(key)
            return None
        case Done(seq):
            return Fine(key, seq)


def _refused(key: str, refusal: Refusal) -> Refused:
    return Refused(key, refusal.rule, refusal.why, refusal.args)
