"""What the server's doors share: one house, opened when the server starts and closed when it stops."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path
from secrets import token_bytes, token_hex
from typing import Final

from speeltafel import __version__
from speeltafel.core.entry import Microseconds, TableId
from speeltafel.core.registry import find_games
from speeltafel.server.counts import Counts
from speeltafel.server.hub import Hub
from speeltafel.server.limits import Limits
from speeltafel.server.persons import Persons
from speeltafel.server.rounds import Rounds
from speeltafel.server.rulepages import Rulebooks
from speeltafel.server.runner import Runner
from speeltafel.server.settings import Settings
from speeltafel.server.static import FOLDER, PAGE
from speeltafel.server.talk import Talk
from speeltafel.tables.luck import from_seed
from speeltafel.tables.people import People
from speeltafel.tables.storing import Here, Moved, OnWord, Said, Store, StoreProblem, Word
from speeltafel.tables.tables import Tables

log = logging.getLogger(__name__)

_SWEEP_S: Final = 5.0
_LOOK_FOR_MOVES_S: Final = 1.0
_READ_ANEW_S: Final = 30.0
_HERE_MOST: Final = 100
"""So many at once: PostgreSQL sends no word of more than 8000 bytes."""
_LOOK_AGAIN_S: Final = 10.0


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """Everything that a request may need."""

    build: str
    """Names the client that is given out; another one means that a page is old."""
    name: str
    """Of this process among those that share the store."""
    store: Store
    tables: Tables
    persons: Persons
    talk: Talk
    hub: Hub
    limits: Limits
    rulebooks: Rulebooks
    settings: Settings
    counts: Counts
    rounds: Rounds
    runner: Runner | None
    """Of this process's bots, if it answers for any."""


@asynccontextmanager
async def open_house(settings: Settings, store: Store, counts: Counts) -> AsyncIterator[House]:
    """A house on ``store``, which stays the caller's to close; bots play and absences are noticed while it is open."""
    games = find_games()
    fresh = token_bytes if settings.seed is None else from_seed(settings.seed)
    tables = Tables(store, games, fresh=fresh, now=_now, seeded=settings.seed is not None)
    hub = Hub(time.monotonic)
    # Who somebody is never follows from a seed.
    persons = Persons(store, People(store, token_bytes), _now)
    shared = settings.database is not None
    runner = Runner(
        tables,
        store,
        fresh=fresh,
        now=_now,
        pause_s=settings.bot_pause_s,
        shared=shared,
        is_there=hub.is_there,
    )
    house = House(
        build=_build(FOLDER),
        name=token_hex(8),
        store=store,
        tables=tables,
        persons=persons,
        talk=Talk(tables, store, hub, _now),
        hub=hub,
        limits=Limits(time.monotonic, watchful=settings.limits),
        rulebooks=Rulebooks(games, settings.base),
        settings=settings,
        counts=counts,
        rounds=Rounds(),
        runner=runner if settings.bots else None,
    )
    tables.on_moved(hub.moved)
    tables.on_moved(counts.moved)
    if shared:
        await store.listen(_listener(house))
    async with asyncio.TaskGroup() as group:
        go = house.rounds.go
        tasks = [group.create_task(go("sweep", _SWEEP_S, partial(_sweep, hub)))]
        if shared:
            tasks.append(group.create_task(go("newest", _LOOK_FOR_MOVES_S, partial(_look_for_moves, house))))
            tasks.append(group.create_task(go("anew", _READ_ANEW_S, partial(_make_good, house))))
            tasks.append(group.create_task(go("here", _SWEEP_S, partial(_tell_who_is_here, house))))
        if settings.bots:
            tables.on_moved(runner.moved)
            tasks.append(group.create_task(runner.run()))
            tasks.append(group.create_task(go("bots", _LOOK_AGAIN_S, runner.look_again)))
        yield house
        for task in tasks:
            task.cancel()


def _now() -> Microseconds:
    return time.time_ns() // 1000


def _build(folder: Path) -> str:
    page = folder / PAGE
    made = page.read_bytes() if page.is_file() else b""
    return f"{__version__}-{blake2b(made, digest_size=6).hexdigest()}"


async def _sweep(hub: Hub) -> None:
    hub.sweep()


async def _tell_who_is_here(house: House) -> None:
    """The other processes show it, too; again and again, since nobody says that somebody has gone."""
    here = house.hub.heard_here()
    for first in range(0, len(here), _HERE_MOST):
        await house.store.tell(Here(house.name, tuple(here[first : first + _HERE_MOST])))


def _listener(house: House) -> OnWord:
    """Several processes share the store: what another one wrote is read when word of it comes."""
    reading: set[asyncio.Task[None]] = set()

    def heard(word: Word | None) -> None:
        if isinstance(word, Moved) and house.tables.knows(word.table, word.seq):
            return  # as of what this process did itself
        task = asyncio.create_task(_read_anew(house, word))
        reading.add(task)
        task.add_done_callback(reading.discard)

    return heard


async def _look_for_moves(house: House) -> None:
    """Word of a move may get lost, and nobody shall wait for it: one question for all tables that are looked at."""
    for table, seq in (await house.store.newest(house.hub.watched())).items():
        if not house.tables.knows(table, seq):
            await _catch_up(house, table, seq)


async def _make_good(house: House) -> None:
    """Word of talk may get lost, and of a new name none is sent: now and then all that is looked at is read anew.

    So is how many processes there are, among which the limits are divided.
    """
    house.limits.share(await house.store.processes())
    house.persons.forget_names()
    for table in house.hub.watched():
        await _catch_up(house, table)
        await _catch_up_talk(house, table)
    house.hub.wake_all()


async def _read_anew(house: House, word: Word | None) -> None:
    match word:
        case None:
            house.tables.woken(None)
            house.hub.wake_all()
        case Moved(table, seq):
            await _catch_up(house, table, seq)
        case Said(series):
            await _catch_up_talk(house, series)
        case Here(by, present) if by != house.name:
            for table, person in present:
                house.hub.heard_elsewhere(table, person)
        case Here():
            pass


async def _catch_up(house: House, table: TableId, seq: int | None = None) -> None:
    """Show what happened at a table, up to its entry ``seq`` if that is known; unless somebody looks, forget it."""
    try:
        if not house.hub.watches(table):
            house.tables.woken(table)
        elif await house.tables.catch_up(table, seq):
            house.hub.moved(table)
    except StoreProblem as problem:
        log.warning("cannot read what became of table %s: %r", table, problem)
    except Exception:
        log.exception("cannot read what became of table %s; others are read all the same", table)


async def _catch_up_talk(house: House, series: TableId) -> None:
    try:
        await house.talk.catch_up(series)
    except StoreProblem as problem:
        log.warning("cannot read what was said in series %s: %r", series, problem)
