"""A page that plays at a table, as a browser or a program does: it knows the wire and nothing of our code."""

import asyncio
import itertools
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, TypeAlias
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json: TypeAlias = dict[str, Any]

ANSWER_S = 10.0
_names = itertools.count(1)


@dataclass
class Answer:
    """What came back over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        """The body, read."""
        return json.loads(self.body)


@dataclass
class House:
    """A server that runs somewhere."""

    host: str
    port: int

    @property
    def address(self) -> str:
        """Where it is."""
        return f"{self.host}:{self.port}"

    async def http(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        token: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        """One request; ``body`` goes as JSON unless it is bytes."""
        sent = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        all_ = {"Content-Type": "application/json"} | (headers or {})
        if token is not None:
            all_["Authorization"] = f"Bearer {token}"
        request = Request(f"http://{self.address}{path}", data=sent, method=method, headers=all_)
        return await asyncio.to_thread(_asked, request)

    async def person(self, name: str | None = "") -> "Person":
        """A new visitor; named, unless ``name`` is None."""
        made = (await self.http("POST", "/api/persons", b"")).json()
        person = Person(made["person"], made["token"])
        if name is not None:
            await self.http("PUT", "/api/persons/me", {"name": name or f"Player {next(_names)}"}, token=person.token)
        return person

    async def table(self, person: "Person", game: str = "geister", **wishes: Any) -> str:
        """A new table of that person."""
        opened = await self.http("POST", "/api/tables", {"game": game, **wishes}, token=person.token)
        assert opened.status == 201, opened
        return str(opened.json()["id"])

    @asynccontextmanager
    async def page(self, table: str, person: "Person", seen: int = -1) -> "AsyncIterator[Page]":
        """A page of ``person`` that looks at ``table`` and has been told what there is."""
        async with connect(f"ws://{self.address}/api/tables/{table}/socket", max_size=None) as socket:
            page = Page(socket)
            await page.send({"type": "hello", "token": person.token, "seen": seen})
            await page.until(lambda _: page.you is not None or page.problems)
            yield page


@dataclass
class Person:
    """Somebody with a browser."""

    id: str
    token: str


@dataclass
class Page:
    """One socket, and what it knows of its table by now."""

    socket: ClientConnection
    seq: int = -1
    card: Any = None
    you: Any = None
    view: Any = None
    offer: Any = None
    names: dict[str, str] = field(default_factory=dict)
    log: list[Json] = field(default_factory=list)
    lines: list[Json] = field(default_factory=list)
    people: Any = None
    problems: list[str] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    """Every message as it came."""

    @property
    def acts(self) -> list[Json]:
        """What a list of acts offers; none when nothing is asked."""
        return self.offer["acts"] if self.offer else []

    async def send(self, message: Any) -> None:
        """Send one message; text goes as it is."""
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def receive(self) -> Json:
        """The next message, taken in."""
        async with asyncio.timeout(ANSWER_S):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        self._take_in(message)
        return message

    def _take_in(self, message: Json) -> None:
        match message["type"]:
            case "update":
                self.seq = message["seq"]
                self.log += message.get("log", [])
                for part in ("card", "you", "view", "offer", "names"):
                    if part in message:
                        setattr(self, part, message[part])
                if "turn" in message:
                    self.card |= message["turn"]
            case "chat":
                self.lines += message["lines"]
            case "people":
                self.people = message
            case "problem":
                self.problems.append(message["code"])
            case _:
                pass

    async def until(self, true: Callable[["Page"], Any]) -> None:
        """Take messages in until it is ``true`` of this page."""
        while not true(self):
            await self.receive()

    async def answer(self, key: str) -> Json:
        """The message that answers ``key``."""
        while (message := await self.receive()).get("key") != key:
            pass
        return message

    async def do(self, verb: Json, *, after: int | None = None, key: str | None = None) -> Json:
        """Ask for something, and wait for the answer."""
        key = key or secrets.token_hex(16)
        await self.send({"type": "do", "key": key, "after": self.seq if after is None else after, "verb": verb})
        return await self.answer(key)

    async def act(self, action: Json, **how: Any) -> Json:
        """Do something in the game."""
        return await self.do({"type": "act", "action": action}, **how)

    async def ask(self, action: Json) -> Json:
        """Would this be refused?"""
        key = secrets.token_hex(16)
        await self.send({"type": "ask", "key": key, "action": action})
        return await self.answer(key)

    async def say(self, text: str, channel: str = "table", key: str | None = None) -> Json:
        """Say or command something."""
        key = key or secrets.token_hex(16)
        await self.send({"type": "say", "key": key, "text": text, "channel": channel})
        return await self.answer(key)

    async def closed(self) -> int:
        """Take messages in until the server closes; its code."""
        with suppress(ConnectionClosed):
            while True:
                await self.receive()
        assert self.socket.close_code is not None
        return self.socket.close_code


def _asked(request: Request) -> Answer:
    try:
        with urlopen(request, timeout=ANSWER_S) as answer:
            return Answer(answer.status, dict(answer.headers.items()), answer.read())
    except HTTPError as error:
        with error:
            return Answer(error.code, dict(error.headers.items()), error.read())
