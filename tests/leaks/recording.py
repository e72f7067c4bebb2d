"""Every byte that reaches each reader of one table, from its creation to where it was left.

A recording is made by a house in memory whose time, names, tokens and luck are told to it: the same script gives the
same bytes. In another world one hidden fact is another (see ``Elsewhere``); what differs in the bytes of a reader who
may not know that fact is a leak.
"""

import asyncio
import itertools
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from inspect import getattr_static
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias, cast

import msgspec
import pytest

from speeltafel.core.codec import codec
from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.entry import Acted, Resigned, Stopped
from speeltafel.core.game import AnyGame
from speeltafel.core.seat import Seat, Viewer
from speeltafel.server import house as houses
from speeltafel.server import runner
from speeltafel.server.app import build
from speeltafel.server.settings import Settings
from speeltafel.store.memory import MemoryStore
from speeltafel.tables.luck import from_seed
from speeltafel.tables.table import Table
from tests.laws.playing import House
from tests.leaks.door import Door, Socket, settled

SEED = "leaks"
PROBES = 4
"""Acts of whatever kind that each seat asks about before every act."""
LUCK_THAT_SHOWS = 6
"""So many answers of luck in a row stand nowhere by chance."""

Reader: TypeAlias = str
"""``seat 0``, ``bot 1``, ``watcher``, ``stranger`` (who knows the address alone), ``lobby``, ``log`` (the server's)."""


class Piece(NamedTuple):
    """Something that reached a reader: through which door, and its bytes."""

    door: str
    read: bytes


class Act(NamedTuple):
    """One line of a script: who did what; ``action`` None: gave the game up."""

    seat: Seat
    action: Any


class Step(NamedTuple):
    """One act, the table after it, and all that each reader got because of it."""

    act: Act | None
    table: Table
    pieces: dict[Reader, list[Piece]]


NOW_AND_THEN: Final = 6
ASIDE: Final = b"said where only those who watch may hear it"
"""Before every act, by one who watches."""


class Recording(NamedTuple):
    """What happened at one table; ``never`` holds what no reader may find in anything, whatever else they may know."""

    readers: dict[Reader, Viewer]
    steps: tuple[Step, ...]
    never: dict[str, bytes]

    def of_an_open_game(self) -> "Recording":
        """The same where everybody may know the states, as those of a game in which nothing is hidden."""
        never = {what: secret for what, secret in self.never.items() if not what.startswith("the state of")}
        return self._replace(never=never)


class Elsewhere(NamedTuple):
    """Where another world parts from this one: after act ``step``, what ``viewer`` may not know is dealt anew."""

    step: int
    viewer: Viewer
    deal: int = 0


class Dealing:
    """A game, but for one moment: ``deal`` is given what an act leads to, and says what it leads to here."""

    @classmethod
    def of(cls, game: AnyGame) -> "Dealing":
        """That of ``game``: whether a game has teams, and where its words are, is asked of its type."""
        kind = type(game)
        asked = {"team": getattr_static(kind, "team"), "__module__": kind.__module__}
        dealing: Dealing = type(cls.__name__, (cls,), asked)(game)
        return dealing

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.deal: Callable[[Any], Any] | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def setup(self, *how: Any) -> Any:
        return self._dealt(self._game.setup(*how))

    def stop(self, *how: Any) -> Any:
        return self._dealt(self._game.stop(*how))

    def apply(self, *how: Any) -> tuple[Any, tuple[Any, ...]]:
        state, news = self._game.apply(*how)
        return self._dealt(state), news

    def _dealt(self, state: Any) -> Any:
        deal, self.deal = self.deal, None
        return state if deal is None else deal(state)


class TheWorldsPart(Exception):
    """What was done in the other world cannot be done in this one."""


class World:
    """One table in a house of its own, with everybody who reads of it."""

    def __init__(self, house: House, patch: pytest.MonkeyPatch, *, with_bot: bool) -> None:
        self._house = house
        self.game = Dealing.of(house.game)
        self._patch = patch
        self._with_bot = with_bot
        self._pieces: defaultdict[Reader, list[Piece]] = defaultdict(list)
        self._bot_acts: asyncio.Queue[bytes] = asyncio.Queue()
        self._store = MemoryStore()
        self._sockets: dict[Reader, Socket] = {}
        self._tokens: list[str] = []
        self._at = 1_700_000_000_000_000
        self._keys = itertools.count()
        self.readers: dict[Reader, Viewer] = {"watcher": None, "stranger": None, "lobby": None, "log": None}

    @asynccontextmanager
    async def open(self) -> AsyncIterator["World"]:
        """A house in memory, in which nothing is left to chance or to the clock."""
        id_ = self._house.game.about.id
        self._patch.setattr(houses, "find_games", lambda: {id_: self.game})
        self._patch.setattr(houses, "token_bytes", from_seed(f"{SEED} persons"))
        self._patch.setattr(houses, "_now", self._now)
        self._patch.setattr(houses, "_build", lambda _: "build")
        self._patch.setattr(runner, "think", self._think)
        self._patch.setattr(runner, "warm_up", _nothing)
        handler, ours = _Handler(self._logged), logging.getLogger("speeltafel")
        logging.getLogger().addHandler(handler)
        ours.setLevel(logging.DEBUG)  # a host has no more than INFO
        try:
            app = build(Settings(seed=SEED, bot_pause_s=0, limits=False), self._store)
            async with Door(app) as self._door, AsyncExitStack() as stack:
                self._tables = cast("Any", app)._app._app._api.state.house.tables
                yield self
                for socket in self._sockets.values():
                    stack.push_async_callback(socket.close)
        finally:
            ours.setLevel(logging.NOTSET)
            logging.getLogger().removeHandler(handler)

    async def begin(self, deal: Callable[[Any], Any] | None) -> Step:
        """Seats are taken and the game starts; all that was read until then is of this step."""
        least, most = self._house.game.about.seats
        fewest = max(least, 2)  # alone one has nobody to hide anything from
        options = {"seats": fewest} if least < most else {}
        self._tokens = [await self._person(f"Player {number}") for number in range(fewest + 1)]
        wish = {"game": self._house.game.about.id, "join": True, "options": options}
        _, opened = await self._door.ask("POST", "/api/tables", wish, self._tokens[0])
        self._table = msgspec.json.decode(opened)["id"]
        people = fewest - self._with_bot
        for seat in range(people):
            self._look(f"seat {seat}", seat, self._tokens[seat])
        self._look("watcher", None, self._tokens[fewest])
        for seat in range(1, people):
            await self._do(seat, {"type": "join", "seat": seat})
        if self._with_bot:
            self.readers[f"bot {people}"] = people
            await self._do(0, {"type": "bot", "seat": people, "strength": "random"})
        self.game.deal = deal
        for seat in range(people):
            await self._do(seat, {"type": "start"})
        assert (await self.table()).state is not None, "the game has not started"
        return await self._read(None)

    async def act(self, act: Act, deal: Callable[[Any], Any] | None = None) -> Step:
        """Somebody acts; in another world the table may come to stand otherwise. ``TheWorldsPart`` if it is refused."""
        before = (await self.table()).seq
        if f"bot {act.seat}" not in self.readers:
            await self._probe(act)
        self.game.deal = deal
        if f"bot {act.seat}" in self.readers:
            self._bot_acts.put_nowait(msgspec.msgpack.encode(act.action))
            await settled()
        elif act.action is None:
            await self._do(act.seat, {"type": "resign"})
        else:
            action = msgspec.Raw(bytes(codec(self._house.game).json(act.action)))
            await self._do(act.seat, {"type": "act", "action": msgspec.json.decode(action)})
        self.game.deal = None
        done = (await self.table()).since(before)
        if not done or done[0].deed != (Acted(act.seat, act.action) if act.action is not None else _given_up(act.seat)):
            raise TheWorldsPart
        return await self._read(act)

    async def table(self) -> Table:
        """The table as the house holds it."""
        table: Table = await self._tables.look(self._table)
        return table

    async def never(self) -> dict[str, bytes]:
        """What nobody may ever read, as the bytes that are kept of it."""
        table = await self.table()
        never = {f"the token of person {number}": token.encode() for number, token in enumerate(self._tokens)}
        never["the secret of the table"] = table.secret
        for row in await self._store.entries(self._table, states=True):
            if row.state is not None:
                never[f"the state of entry {row.seq}"] = row.state
            for answer in table.codec.unpack_entry(seq=row.seq, at=row.at, key=None, body=row.body, state=None).luck:
                if len(answer.said) >= LUCK_THAT_SHOWS:
                    never[f"luck of entry {row.seq}"] = msgspec.json.encode(answer.said)
        return never

    # What is read

    def _look(self, reader: Reader, viewer: Viewer, token: str) -> None:
        self.readers[reader] = viewer
        socket = self._sockets[reader] = self._door.socket(f"/api/tables/{self._table}/socket")
        socket.send({"type": "hello", "token": token, "seen": -1})

    async def _probe(self, act: Act) -> None:
        """Every seat asks about acts of any kind: one may always ask, so a refusal tells what anybody wants to know.

        What is refused is also tried, over the socket and over HTTP. And those who watch say something.
        """
        table = await self.table()
        self._sockets["watcher"].send({**self._keyed("say"), "text": ASIDE.decode(), "channel": "watchers"})
        for reader, viewer in self.readers.items():
            if reader not in self._sockets:
                continue
            self._sockets[reader].send({**self._keyed("say"), "text": "/gameinfo"})
            if viewer is not None:
                await self._try(reader, viewer, table)
        await settled()

    async def _try(self, reader: Reader, seat: Seat, table: Table) -> None:
        game = self._house.game
        asked = Recorder(seeded(f"{table.seq} {seat}")).shuffled(list(game.candidates(table.state, seat)))
        for action in asked[:PROBES]:
            self._sockets[reader].send({**self._keyed("ask"), "action": self._as_sent(action)})
        refused = (action for action in asked if game.why_not(table.state, seat, action) is not None)
        done = {**self._keyed("do"), "after": table.seq}
        for action in islice(refused, 1):
            done["verb"] = {"type": "act", "action": self._as_sent(action)}
            self._sockets[reader].send(done)
            door = f"/api/tables/{self._table}/do"
            self._note(reader, door, *await self._door.ask("POST", door, done, self._tokens[seat]))

    def _keyed(self, kind: str) -> dict[str, Any]:
        """A message of that kind, with a name of its own."""
        return {"type": kind, "key": f"k{next(self._keys)}"}

    def _as_sent(self, action: Any) -> Any:
        return msgspec.json.decode(bytes(codec(self._house.game).json(action)))

    async def _read(self, act: Act | None) -> Step:
        table = await self.table()
        for reader, socket in self._sockets.items():
            self._pieces[reader] += [Piece("socket", frame) for frame in socket.taken()]
        path = f"/api/tables/{self._table}"
        for reader, token in self._tokens_of_readers():
            for door in (path, f"{path}/log", f"{path}/at/{table.seq}", f"{path}/text"):
                await self._get(reader, door, token)
        await self._get("lobby", "/api/tables", None)
        if act is None or table.seq % NOW_AND_THEN == 0 or not table.card.to_act:
            await self._look_round(table)
        pieces, self._pieces = self._pieces, defaultdict(list)
        broken = [line.read.decode() for line in pieces["log"] if b"something is wrong" in line.read]
        assert not broken, broken[0]
        return Step(act, table, pieces)

    def _tokens_of_readers(self) -> list[tuple[Reader, str | None]]:
        tokens = {f"seat {seat}": token for seat, token in enumerate(self._tokens)} | {"watcher": self._tokens[-1]}
        return [(reader, tokens[reader]) for reader in self._sockets] + [("stranger", None)]

    async def _look_round(self, table: Table) -> None:
        """What is not read all the time: the past, one's tables, and all that a page is told that was just opened."""
        path, earlier = f"/api/tables/{self._table}", table.seq // 2
        pages = {}
        for reader, token in self._tokens_of_readers():
            for door in (f"{path}/log?before={earlier}", f"{path}/at/{earlier}", f"{path}/text?at={earlier}"):
                await self._get(reader, door, token)
            if token is not None:
                await self._get(reader, "/api/tables", token)
                pages[reader] = self._door.socket(f"{path}/socket")
                pages[reader].send({"type": "hello", "token": token, "seen": -1})
        await self._get("stranger", f"/t/{self._table}", None)
        await settled()
        for reader, page in pages.items():
            self._pieces[reader] += [Piece("a new page", frame) for frame in page.taken()]
            await page.close()

    async def _get(self, reader: Reader, path: str, token: str | None) -> None:
        self._note(reader, path, *await self._door.ask("GET", path, token=token))

    def _note(self, reader: Reader, path: str, head: bytes, body: bytes) -> None:
        door = path.replace(self._table, "ID")
        self._pieces[reader] += [Piece(f"headers of {door}", head), Piece(door, body)]

    def _logged(self, line: str) -> None:
        self._pieces["log"].append(Piece("line", line.encode()))

    async def _think(self, game: str, strength: str, view: bytes, offer: bytes, heard: bytes, *rest: Any) -> bytes:
        (seat,) = (viewer for reader, viewer in self.readers.items() if reader.startswith("bot"))
        for door, sent in (("view", view), ("offer", offer), ("heard", heard), ("rest", repr(rest).encode())):
            self._pieces[f"bot {seat}"].append(Piece(door, sent))
        return await self._bot_acts.get()

    # What is done

    async def _person(self, name: str) -> str:
        _, made = await self._door.ask("POST", "/api/persons")
        token: str = msgspec.json.decode(made)["token"]
        await self._door.ask("PUT", "/api/persons/me", {"name": name}, token)
        return token

    async def _do(self, seat: Seat, verb: dict[str, Any]) -> None:
        self._at += 1_000_000
        after = (await self.table()).seq
        self._sockets[f"seat {seat}"].send({**self._keyed("do"), "after": after, "verb": verb})
        await settled()

    def _now(self) -> int:
        return self._at


async def record(house: House, acts: int, patch: pytest.MonkeyPatch, *, with_bot: bool = False) -> Recording:
    """A game of at most ``acts`` acts, in which everybody does anything; then it is given up, where one can."""
    whim = seeded(f"leaks {house.game.about.id}")
    async with World(house, patch, with_bot=with_bot).open() as world:
        steps = [await world.begin(None)]
        while len(steps) <= acts and (waiting := (await world.table()).card.to_act):
            state = (await world.table()).state
            seat = waiting[whim.below(len(waiting))] if not with_bot else waiting[-1]
            choices = house.game.choices(state, seat)
            steps.append(await world.act(Act(seat, choices[whim.below(len(choices))])))
        if (await world.table()).card.to_act and "resigned" in house.game.about.stops:
            steps.append(await world.act(Act(0, None)))
        return Recording(world.readers, tuple(steps), await world.never())


class _Handler(logging.Handler):
    """Hands on every line of the log, as a host would read it."""

    def __init__(self, told: Callable[[str], None]) -> None:
        super().__init__(logging.DEBUG)
        self._told = told

    def emit(self, record: logging.LogRecord) -> None:
        self._told(self.format(record))


def _given_up(seat: Seat) -> Stopped:
    return Stopped(Resigned(seat))


async def _nothing() -> None:
    """In place of what would start processes."""
