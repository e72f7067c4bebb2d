"""Bots at the tables of this house: each that is awaited is asked, in a process of its own, and its act is played.

What is awaited stands in the tables' rows (``bot_due``), so a restart or another process goes on with it; a claim with
a lease keeps two from thinking about the same, and the act's key from counting twice.

How long a bot thinks may follow from what it holds. So where people sit it acts only on a beat that began when it was
asked: nobody can tell from an act's time more than how many beats the thought was within.
"""

import asyncio
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any, Final

import msgspec

from speeltafel.bots import Anything
from speeltafel.bots.worker import GRACE_S, BotFailed, think, warm_up
from speeltafel.core.dice import Recorder
from speeltafel.core.entry import Microseconds, PersonId, TableId
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat
from speeltafel.tables.luck import Fresh, unforeseeable
from speeltafel.tables.problems import NoSuchTable, Stale, TableProblem
from speeltafel.tables.storing import Store, StoreProblem
from speeltafel.tables.table import Table
from speeltafel.tables.tables import Tables

log = logging.getLogger(__name__)

REMEMBERED_S: Final = 600.0
"""So long it is known that a bot did not answer, where none is asked in the meantime."""
CLOCK_S: Final = 2.0
"""What a bot may take for one act."""
_SEED_BYTES: Final = 16
_HEARD_KEPT: Final = 500
_LOG_MOST: Final = 100_000

_pack: Final = msgspec.msgpack.Encoder().encode


class Runner:
    """Asks bots and plays what they say; where people sit ``pause_s`` later, or twice that, or thrice.

    A team's decision is left to its people while ``is_there`` says of one of them that they are at the table (LG-71).
    ``shared``: other processes serve the same store, so a table is claimed first. ``clock`` gives seconds that only
    grow, and ``rest`` lets some of them pass.
    """

    def __init__(
        self,
        tables: Tables,
        store: Store,
        *,
        fresh: Fresh,
        now: Callable[[], Microseconds],
        pause_s: float,
        shared: bool,
        is_there: Callable[[TableId, PersonId], bool],
        clock: Callable[[], float] = time.monotonic,
        rest: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._tables = tables
        self._store = store
        self._fresh = fresh
        self._now = now
        self._pause_s = pause_s
        self._shared = shared
        self._is_there = is_there
        self._clock = clock
        self._rest = rest
        self._moved: set[TableId] = set()
        self._woken = asyncio.Event()
        self._at_work: dict[TableId, float] = {}
        self._failed: dict[TableId, float] = {}
        """Since when a table waits whose bots could not act."""
        self._unanswered_at = -math.inf
        self._warm = False
        self._heard: OrderedDict[tuple[TableId, Seat], tuple[int, list[Any]]] = OrderedDict()

    @property
    def behind_s(self) -> float:
        """How many seconds the table that waits longest for its bot has been waiting."""
        now = self._clock()
        return now - min((*self._at_work.values(), *self._failed.values()), default=now)

    @property
    def answered(self) -> bool:
        """Whether the bot that was asked last answered, and did not hang, die or err."""
        return self._clock() - self._unanswered_at >= REMEMBERED_S

    def moved(self, table: TableId) -> None:
        """A table has changed: a bot may be awaited there."""
        now = self._tables.at_hand(table)
        if now is None or any(seat.bot is not None for seat in now.card.seats):
            self._moved.add(table)
            self._woken.set()

    async def run(self) -> None:
        """Serve every table that waits for a bot, for ever."""
        async with asyncio.TaskGroup() as group:
            while True:
                self._woken.clear()  # first: whoever moves while the others are looked at is not missed
                for table in self._moved - self._at_work.keys():
                    self._moved.discard(table)
                    await self._maybe_serve(table, group)
                await self._woken.wait()

    async def look_again(self) -> None:
        """Ask the store who waits for a bot, whatever was heard: at first, and then now and then."""
        due = frozenset(await self._store.bots_due())
        self._failed = {table: since for table, since in self._failed.items() if table in due}
        self._moved.update(due)
        self._woken.set()

    async def _maybe_serve(self, id_: TableId, group: asyncio.TaskGroup) -> None:
        try:
            table = await self._tables.look(id_)
        except (NoSuchTable, StoreProblem):
            return
        except Exception:
            self._failed.setdefault(id_, self._clock())
            log.exception("table %s cannot be read for its bot; other tables go on", id_)
            return
        if not self._warm and any(seat.bot is not None for seat in table.card.seats):
            self._warm = True
            group.create_task(_warm_up())
        if table.bots_to_act():
            self._at_work[id_] = self._clock()
            group.create_task(self._serve(id_))
        else:
            self._failed.pop(id_, None)

    async def _serve(self, id_: TableId) -> None:
        """Do what bots have to do at one table; what goes wrong there stays there."""
        try:
            await self._play(id_)
        except (TableProblem, StoreProblem) as problem:
            # Whatever it was, the row still says that a bot is due: it is looked at again.
            self._failed.setdefault(id_, self._at_work[id_])
            log.warning("table %s has to wait for its bot: %r", id_, problem)
        except Exception:
            self._failed.setdefault(id_, self._at_work[id_])
            log.exception("table %s: something is wrong with its bot; other tables go on", id_)
        finally:
            del self._at_work[id_]
            if id_ in self._moved:
                self._woken.set()

    async def _play(self, id_: TableId) -> None:
        """Everything that bots have to do at one table until it waits for somebody else."""
        while asked := tuple(self._asked(table := await self._tables.look(id_))):
            began = self._at_work[id_] = self._clock()
            if self._shared and not await self._claimed(table, len(asked)):
                return  # somebody else thinks about it
            acts = [(seat, await self._thought(table, seat)) for seat in asked]
            await self._rest(self._to_the_beat(table, began))
            for seat, act in acts:
                await self._maybe_act(table, seat, act)
            self._failed.pop(id_, None)

    def _asked(self, table: Table) -> Iterator[Seat]:
        """The bots that are to act: none of a team with somebody who is there, of another team the first."""
        asked = set[int]()
        for seat in table.bots_to_act():
            team = table.game.team(table.state, seat)
            if team is None or (team not in asked and not self._has_somebody(table, team)):
                yield seat
            if team is not None:
                asked.add(team)

    def _has_somebody(self, table: Table, team: int) -> bool:
        """Whether a person who is there may act for ``team``."""
        persons = [
            table.card.seats[seat].person for seat in table.card.to_act if table.game.team(table.state, seat) == team
        ]
        return any(person is not None and self._is_there(table.card.id, person) for person in persons)

    async def _claimed(self, table: Table, bots: int) -> bool:
        now, at_most_s = self._now(), bots * (CLOCK_S + GRACE_S) + self._pause_s + 1
        return await self._store.claim_bot(table.card.id, now, now + int(at_most_s * 1_000_000))

    def _to_the_beat(self, table: Table, began: float) -> float:
        """How many seconds to wait, after a thought that ``began`` then; people are given a beat to follow at least."""
        if not self._pause_s or all(seat.person is None for seat in table.card.seats):
            return 0
        thought_s = self._clock() - began
        return max(1, math.ceil(thought_s / self._pause_s)) * self._pause_s - thought_s

    async def _maybe_act(self, table: Table, seat: Seat, act: bytes) -> None:
        """Play ``act``, unless the bot is asked no more what it was asked at ``table``."""
        id_, after = table.card.id, table.asked[seat]
        with suppress(Stale):
            outcome = await self._tables.act_bot(id_, seat, act, after)
            if isinstance(outcome, Refusal):
                log.error("table %s: the bot on seat %d wanted what %s forbids", id_, seat, outcome.rule)
                await self._tables.act_bot(id_, seat, self._anything(table, seat), after)

    async def _thought(self, table: Table, seat: Seat) -> bytes:
        """The act, as JSON; when the bot hangs, dies or errs, any act that is offered."""
        game, strength = table.game, table.card.seats[seat].bot
        assert strength is not None
        view, offer = _pack(game.view(table.state, seat)), _pack(game.offer(table.state, seat))
        heard = _pack(await self._heard_by(table, seat))
        seed = self._fresh(_SEED_BYTES).hex()
        try:
            packed = await think(game.about.id, strength, view, offer, heard, CLOCK_S, seed)
        except BotFailed as failed:
            log.warning("table %s: %s; seat %d plays anything", table.card.id, failed, seat)
            self._unanswered_at = self._clock()
            return self._anything(table, seat)
        self._unanswered_at = -math.inf
        return bytes(table.codec.json(msgspec.msgpack.decode(packed, type=game.about.types.action)))

    def _anything(self, table: Table, seat: Seat) -> bytes:
        game = table.game
        view, offer = game.view(table.state, seat), game.offer(table.state, seat)
        return bytes(table.codec.json(Anything(game).choose(view, offer, (), 0, Recorder(unforeseeable(self._fresh)))))

    async def _heard_by(self, table: Table, seat: Seat) -> list[Any]:
        """All that a seat has heard; what it heard before its last act is at hand."""
        id_ = table.card.id
        known, heard = self._heard.pop((id_, seat), (-1, []))
        near = table.recent[0].seq <= known + 1
        entries = table.since(known) if near else await self._tables.log(id_, since=known, most=_LOG_MOST)
        for entry in entries:
            if entry.seq <= table.seq:
                heard += (said for news in entry.news if (said := table.game.hear(news, seat)) is not None)
        self._heard[id_, seat] = (table.seq, heard)
        if len(self._heard) > _HEARD_KEPT:
            self._heard.popitem(last=False)
        return heard


async def _warm_up() -> None:
    try:
        await warm_up()
    except Exception:
        log.exception("no process for bots could be started")
