"""Seats that play by themselves, whatever becomes of their server: they come back, and ask again what was not answered.

They behave as the client does: a request that nobody answered is sent again with its key.
"""

import asyncio
import json
import os
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from speeltafel.cli.check_tables import first_difference
from speeltafel.core.codec import codec
from speeltafel.core.game import AnyGame
from speeltafel.core.registry import find_games
from speeltafel.store import open_store
from speeltafel.tables.storing import EntryRow
from tests.server.client import House, Json, Page, Person
from tests.server.geister import PLACEMENT

BACK_S = 2.0
"""Everybody has a right view again so soon after the server answers, on a machine that has time for it."""
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
WAIT_S = 90
SLOWEST_S = 0.06
"""A seat waits at most so long before it acts, so that the house is always in the midst of something."""


def patience_s() -> float:
    """``BACK_S``, and as many times that as there are others who want each of this machine's processors."""
    return BACK_S * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


@dataclass
class Told:
    """What the house has said of a table, to whomever: from then on it has to be true."""

    newest: int = -1
    counted: set[tuple[str, str]] = field(default_factory=set)
    """(person, key) of what was acknowledged."""
    refused: set[tuple[str, str]] = field(default_factory=set)
    """What does not count, as somebody was told."""
    seen: dict[tuple[int, int], Any] = field(default_factory=dict)
    """The view that a seat had before it at an entry: (entry, seat)."""

    def note(self, page: Page) -> None:
        """Remember how far a page is, and what it shows."""
        self.newest = max(self.newest, page.seq)
        if page.view is not None:
            self.seen[page.seq, page.you["seat"]] = page.view


@dataclass
class Seat:
    """One person who plays at a table, through one of the servers ``houses``, until ``leave``."""

    houses: Sequence[House]
    table: str
    person: Person
    told: dict[str, Told]
    chance: random.Random
    moved: asyncio.Event
    """Set whenever something has become of this seat."""
    against_bot: bool
    page: Page | None = None
    back_at: float = 0.0
    counted: int = 0
    """How many acts of this seat were acknowledged."""
    _pending: Json | None = None
    _home: int = 0

    @property
    def house(self) -> House:
        """The server through which this seat plays, or tries to."""
        return self.houses[self._home]

    async def play(self) -> None:
        """Play for ever; over a new connection whenever one is lost, at another server if need be."""
        while True:
            known = self.told[self.table].newest  # by either seat
            try:
                async with self.house.page(self.table, self.person, seen=known) as page:
                    if page.problems:
                        raise ConnectionResetError  # the server has no database just now
                    assert page.seq >= known, "an entry is lost that somebody had been told of"
                    self.told[self.table].note(page)
                    self.page, self.back_at = page, time.monotonic()
                    self.moved.set()
                    while page.card["next"] is None or page.card["stage"] == "running":
                        await self._go_on(page)
                    self._move_to(page.card["next"])
            except (*LOST, TimeoutError):
                self.page = None
                self._home = (self._home + 1) % len(self.houses)
                await asyncio.sleep(0.02 + 0.05 * self.chance.random())

    def _move_to(self, table: str) -> None:
        self.page, self._pending, self.table = None, None, table
        self.told.setdefault(table, Told())

    async def _go_on(self, page: Page) -> None:
        """Answer what is asked, or wait for something to happen."""
        if self._pending is None:
            self._pending = self._wish(page)
            if self._pending is None:
                await page.receive()
            else:
                await asyncio.sleep(SLOWEST_S * self.chance.random())
        else:
            await page.send(self._pending)
            answer = await page.answer(self._pending["key"])
            self._note(answer, (self.person.id, self._pending["key"]))
            if answer.get("code") in ("no-store", "busy"):
                await asyncio.sleep(0.1)  # and once more, with the same key
            else:
                self._pending = None
        self.told[self.table].note(page)
        self.moved.set()

    def _wish(self, page: Page) -> Json | None:
        """What this seat wants to do now, if anything."""
        if page.card["stage"] == "finished":
            verb: Any = {"type": "rematch"}
        elif not page.acts:
            return None
        elif page.acts[0]["type"] == "place":
            verb = {"type": "act", "action": PLACEMENT}
        else:
            verb = {"type": "act", "action": self.chance.choice(page.acts)}
        return {"type": "do", "key": secrets.token_hex(16), "after": page.seq, "verb": verb}

    def _note(self, answer: Json, key: tuple[str, str]) -> None:
        if self._pending is None or self._pending["verb"]["type"] == "rematch":
            return
        match answer["type"]:
            case "update" | "fine":
                self.told[self.table].counted.add(key)
                self.counted += 1
            case "refused":
                self.told[self.table].refused.add(key)
            case "problem" if answer["code"] == "stale":
                self.told[self.table].refused.add(key)
            case other:
                assert answer["code"] in ("no-store", "busy"), (other, answer)


@dataclass
class Company:
    """Everybody who plays, with what they were told."""

    seats: list[Seat]
    told: dict[str, Told]
    moved: asyncio.Event
    playing: list[asyncio.Task[None]]

    def at(self, house: House) -> list[Seat]:
        """Who plays through this server."""
        return [seat for seat in self.seats if seat.house is house]

    async def back(self, since: float, whom: Sequence[Seat] | None = None) -> float:
        """Wait until everybody, or ``whom``, has a table before them again; the longest wait after ``since``."""
        seats = self.seats if whom is None else whom
        await self._until(lambda: all(seat.page is not None and seat.back_at >= since for seat in seats))
        return max(seat.back_at for seat in seats) - since

    async def going_on(self) -> float:
        """Wait until everybody who plays against a person has acted and seen that answered; how long that took."""
        began = time.monotonic()
        enough = {seat.person.id: seat.counted + 2 for seat in self.seats if not seat.against_bot}
        await self._until(lambda: all(seat.counted >= enough.get(seat.person.id, 0) for seat in self.seats))
        return time.monotonic() - began

    async def in_play(self, acts: int) -> None:
        """Wait until so many more acts were acknowledged."""
        enough = self.acts + acts
        await self._until(lambda: self.acts >= enough)

    async def _until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(WAIT_S):
            while not true():
                self.moved.clear()
                await self.moved.wait()
                for task in self.playing:
                    assert not task.done(), task.result()  # what went wrong there is raised here

    @property
    def acts(self) -> int:
        """How many acts were acknowledged."""
        return sum(len(told.counted) for told in self.told.values())


@asynccontextmanager
async def company(houses: Sequence[House], tables: int, *, bots: int = 0) -> AsyncIterator[Company]:
    """``tables`` tables that are being played, ``bots`` of them against a bot; nobody plays after the block."""
    told: dict[str, Told] = {}
    moved = asyncio.Event()
    opened = [await _seats(houses, number, told, moved, with_bot=number < bots) for number in range(tables)]
    seats = [seat for seats in opened for seat in seats]
    playing = [asyncio.create_task(seat.play()) for seat in seats]
    for task in playing:
        task.add_done_callback(lambda _: moved.set())
    try:
        yield Company(seats, told, moved, playing)
        for task in playing:
            assert not task.done(), task.result()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def _seats(
    houses: Sequence[House], number: int, told: dict[str, Told], moved: asyncio.Event, *, with_bot: bool
) -> list[Seat]:
    """A table that has begun, with its people: the second of two comes through another server, where there is one."""
    first = await houses[0].person()
    table = await houses[0].table(first, join=True, start=True, bot="random" if with_bot else None)
    told[table] = Told()
    people = [first]
    if not with_bot:
        people.append(await houses[0].person())
        for verb in ({"type": "join"}, {"type": "start"}):
            wanted = {"type": "do", "key": secrets.token_hex(16), "after": -1, "verb": verb}
            done = await houses[0].http("POST", f"/api/tables/{table}/do", wanted, token=people[1].token)
            assert done.status == 200, done
    return [
        Seat(houses, table, person, told, random.Random(f"{number} {seat}"), moved, with_bot, _home=seat % len(houses))
        for seat, person in enumerate(people)
    ]


async def nothing_is_lost_or_doubled(address: str, told: dict[str, Told]) -> None:
    """Every log holds what was acknowledged, once, and nothing that was refused; it replays, and nobody saw another."""
    games, store = find_games(), await open_store(address)
    try:
        for table, said in told.items():
            rows = await store.entries(table, states=True)
            if not rows and said == Told():
                continue  # the name of a rematch, seen before anybody was there
            assert [row.seq for row in rows] == list(range(len(rows)))
            assert len(rows) > said.newest, "an entry is lost that somebody had been told of"
            keys = [(row.person, row.key) for row in rows if row.key is not None]
            assert len(keys) == len(set(keys)), "something counted twice"
            assert said.counted <= set(keys), "something is lost that was acknowledged"
            assert not said.refused & set(keys), "something counts that was said not to"
            row = await store.table(table)
            assert row is not None
            assert first_difference(games, row.game, rows) is None
            _expect_right_views(games[row.game], rows, said)
    finally:
        await store.close()


def _expect_right_views(game: AnyGame, rows: Sequence[EntryRow], said: Told) -> None:
    """Whatever a page showed after an entry is the view of the state that the log has there."""
    reads, states, state = codec(game), [], None
    for row in rows:
        state = row.state or state
        states.append(state)
    for (seq, seat), view in said.seen.items():
        kept = states[seq]
        assert kept is not None
        assert view == json.loads(bytes(reads.json(game.view(reads.unpack_state(kept), seat)))), (seq, seat)
