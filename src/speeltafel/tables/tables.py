"""All tables of a house: opened, looked at, acted on. Stored before anyone hears of it.

One lock a table; between servers the store's primary key settles who was first, and the other judges anew.
"""

from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Final, NamedTuple, TypeAlias

from msgspec import DecodeError, Struct

from speeltafel.core.codec import codec
from speeltafel.core.entry import (
    BotSeated,
    By,
    ByBot,
    ByHouse,
    ByPerson,
    Entry,
    Microseconds,
    NextOpened,
    Opened,
    OptionSet,
    OptionValue,
    PersonId,
    Sat,
    TableId,
    Wished,
)
from speeltafel.core.game import AnyGame
from speeltafel.core.refusal import Refusal
from speeltafel.core.registry import NoSuchGame
from speeltafel.core.seat import Seat
from speeltafel.tables import card as cards
from speeltafel.tables import judge
from speeltafel.tables.card import Card
from speeltafel.tables.judge import Draft, Request
from speeltafel.tables.luck import SECRET_BYTES, Fresh
from speeltafel.tables.options import seats_at_first
from speeltafel.tables.people import TITLE_MOST, clean
from speeltafel.tables.problems import Busy, NoSuchTable, TableProblem, TooLong, TooMany
from speeltafel.tables.storing import EntryRow, Raced, SameKey, Store, TableRow
from speeltafel.tables.table import RECENT, Table, card_of, caught_up, first_table, row_of, stored_table
from speeltafel.tables.turns import Turns
from speeltafel.tables.verbs import Act, Bot, Join, Option, Rematch, Resign, Start, Verb

_ID_BYTES: Final = 10
_TRIES: Final = 5
_LISTED_OF_ONE: Final = 4  # tables of one owner in the lobby
_LOOKED_THROUGH: Final = 1000
OPEN_MOST: Final = 50
"""Tables that one person may have open at once."""
ENTRIES_MOST: Final = 50_000
"""After so many entries a game may still be played to its end, and nothing else."""
BOTS: Final = "bots"  # whose keys the keys of bots are

Moved: TypeAlias = Callable[[TableId], None]


class Done(NamedTuple):
    """What was asked is entry ``seq``."""

    seq: int


class Opening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened: ``join`` sits the opener down, ``bot`` fills the seats left, ``start`` is ready at once."""

    game: str
    title: str = ""
    options: dict[str, OptionValue] = {}
    join: bool = False
    bot: str | None = None
    start: bool = False


class Tables:
    """The tables that ``store`` keeps, played by the rules of ``games``.

    ``now`` tells the time and ``fresh`` gives random bytes; with ``seeded`` every table says that its luck is not
    secret. The ``hot`` most recently used tables stay in memory.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        fresh: Fresh,
        now: Callable[[], Microseconds],
        seeded: bool = False,
        hot: int = 2000,
    ) -> None:
        self.games = games
        self._store = store
        self._fresh = fresh
        self._now = now
        self._seeded = seeded
        self._hot: OrderedDict[TableId, Table] = OrderedDict()
        self._most_hot = hot
        self._turns = Turns()
        self._listeners: list[Moved] = []

    def on_moved(self, listener: Moved) -> None:
        """Call ``listener`` with the table's id after each change, once it is stored."""
        self._listeners.append(listener)

    def game(self, game: str) -> AnyGame:
        """A game by its id, or ``NoSuchGame``."""
        if game not in self.games:
            raise NoSuchGame(game)
        return self.games[game]

    # Looking

    def at_hand(self, table: TableId, *, seen: int = -1) -> Table | None:
        """What ``look`` gives, if it need not be waited for."""
        found = self._hot.get(table)
        if found is None or found.seq < seen:
            return None
        self._hot.move_to_end(table)
        return found

    async def look(self, table: TableId, *, seen: int = -1) -> Table:
        """The table as it is now, or ``NoSuchTable``.

        ``seen``: the newest entry that whoever looks has seen, perhaps through another server whose word is still on
        its way; the table is not older than that, if there is such an entry.
        """
        if (found := self.at_hand(table, seen=seen)) is not None:
            return found
        async with self._turns.at(table):
            return await self._open(table, seen)

    async def ask(self, table: TableId, person: PersonId, action: bytes) -> Refusal | None:
        """Whether ``action`` would be refused now, and why; nothing is played."""
        return judge.why_not(await self.look(table), person, action)

    async def moment(self, table: TableId, seq: int) -> tuple[Table, Entry, object] | None:
        """Entry ``seq`` with the game's state as it was then (None before the start); ``None`` if there is none."""
        now = await self.look(table)
        row, kept = await self._store.entry(table, seq), await self._store.state_at(table, seq)
        if row is None:
            return None
        state = now.codec.unpack_state(kept.state) if kept is not None and kept.state is not None else None
        return now, _entry(now.game, row), state

    async def log(self, table: TableId, *, since: int = -1, before: int | None = None, most: int) -> list[Entry]:
        """The newest ``most`` entries with ``since < seq < before``, oldest first, without their states."""
        now = await self.look(table)
        rows = await self._store.entries(table, since=since, before=before, most=most)
        return [_entry(now.game, row) for row in rows]

    async def listed(self, *, most: int) -> list[Card]:
        """The cards of the lobby, the newest moved first; of one owner a few, or one could fill it alone."""
        shown: list[Card] = []
        of_owner: Counter[PersonId | None] = Counter()
        for card in _readable(await self._store.listed(most=_LOOKED_THROUGH)):
            of_owner[card.owner] += 1
            if of_owner[card.owner] <= _LISTED_OF_ONE and len(shown) < most:
                shown.append(card)
        return shown

    async def of(self, person: PersonId, *, most: int) -> list[Card]:
        """The cards of the tables where ``person`` sits, the newest moved first."""
        return list(_readable(await self._store.tables_of(person, most=most)))

    # Doing

    async def open(self, person: PersonId, opening: Opening) -> TableId | Refusal:
        """A new table as ``opening`` wants it, or the rule that forbids one of its wishes.

        Raises ``NoSuchGame``, ``TooLong`` (the title), and ``TooMany`` for whoever has ``OPEN_MOST`` tables already.
        """
        game = self.game(opening.game)
        title = clean(opening.title, TITLE_MOST)
        if title is None and opening.title.strip():
            raise TooLong
        if await self._store.open_of(person) >= OPEN_MOST:
            raise TooMany
        table = await self._new_name()
        deed = Opened(game=opening.game, title=title or "", owner=person, series=table)
        draft = self._opened(game, table, self._fresh(SECRET_BYTES), deed)
        if refusal := _arrange(draft, person, opening):
            return refusal
        await self._keep(draft, self._store.open_table)
        return table

    async def do(self, table: TableId, person: PersonId, verb: Verb, after: int, key: str) -> Done | Refusal:
        """Do ``verb`` for ``person``, who had seen the table at entry ``after``.

        The same ``key`` of the same person gives the same answer and no second entry. Raises ``Stale`` for an act whose
        question has moved on, ``Malformed``, ``NoSuchTable``, ``TooMany`` where there are endless entries already, and
        ``Busy`` when others were quicker again and again.
        """
        if isinstance(verb, Rematch):
            return await self._rematch(table, person, key)

        def judged(now: Table) -> Draft | Refusal:
            if now.seq >= ENTRIES_MOST and not isinstance(verb, Act | Resign):
                raise TooMany
            return judge.judge(now, Request(person, verb, after, key, self._now()))

        return await self._write(table, person, key, judged, seen=after)

    async def act_bot(self, table: TableId, seat: Seat, action: bytes, after: int) -> Done | Refusal:
        """What the bot on ``seat`` decided, asked at entry ``after``; ``Stale`` when it no longer matters."""

        def judged(now: Table) -> Draft | Refusal:
            return judge.judge_bot(now, seat, action, after, key, self._now())

        key = f"bot:{after}:{seat}"
        return await self._write(table, BOTS, key, judged)

    def woken(self, table: TableId | None) -> None:
        """Another server moved this table (None: any may have moved): what is in memory may be old."""
        if table is None:
            self._hot.clear()
        else:
            self._hot.pop(table, None)

    def knows(self, table: TableId, seq: int) -> bool:
        """Whether the table is in memory with its entry ``seq``."""
        return table in self._hot and self._hot[table].seq >= seq

    async def catch_up(self, table: TableId, seq: int | None = None) -> bool:
        """Read what another server did at this table, up to its entry ``seq`` if that is known; whether there was any.

        What is in memory is only added to. Where nothing is, whoever looks next reads the table whole.
        """
        async with self._turns.at(table):
            held = self._hot.get(table)
            if held is None or (seq is not None and held.seq >= seq):
                return held is None
            found = await self._store.since(table, held.seq, most=RECENT)
            if found is None or found[0].seq <= held.seq:
                return False
            row, entries = found
            if entries[0].seq == held.seq + 1:
                self._remember(caught_up(held, row, tuple(_entry(held.game, entry) for entry in entries)))
            else:
                self._hot.pop(table)  # more than is kept in memory: nothing of it is of use
            return True

    async def _write(
        self, table: TableId, author: str, key: str, judged: Callable[[Table], Draft | Refusal], *, seen: int = -1
    ) -> Done | Refusal:
        async with self._turns.at(table):
            for _ in range(_TRIES):
                now = await self._open(table, seen)
                try:
                    draft = judged(now)
                except TableProblem:
                    if done := await self._done_before(table, author, key):
                        return done
                    raise
                if isinstance(draft, Refusal):
                    return await self._done_before(table, author, key) or draft
                try:
                    await self._keep(draft, self._store.append)
                except Raced:
                    continue
                except SameKey as same:
                    return Done(same.seq)
                return Done(draft.entries[0].seq)
            raise Busy

    async def _done_before(self, table: TableId, author: str, key: str) -> Done | None:
        """A resent request is judged on a table that has moved on since; its key says that it was done all the same."""
        seq = await self._store.keyed(table, author, key)
        return Done(seq) if seq is not None else None

    async def _keep(self, draft: Draft, write: Callable[[TableRow, Sequence[EntryRow]], Awaitable[None]]) -> None:
        table = draft.table.card.id
        try:
            await write(row_of(draft.table), [_row(draft.table, entry) for entry in draft.entries])
        except BaseException:
            # Raced, a store in trouble, a request given up halfway: what is in memory may be old.
            self._hot.pop(table, None)
            raise
        self._remember(draft.table)
        for listener in self._listeners:
            listener(table)

    # Rematches

    async def _rematch(self, table: TableId, person: PersonId, key: str) -> Done | Refusal:
        """TB-05: the first press opens the next table, and a press is that seat's start there."""
        now = await self.look(table)
        if now.card.stage not in ("finished", "broken_off"):
            return Refusal("TB-14", "not-over")
        seat = now.card.seat_of(person)
        if seat is None:
            return Refusal("TB-10", "not-seated")
        following = now.card.next or await self._open_next(now, ByPerson(person, seat), key)
        await self.do(following, person, Start(), -1, key)
        return Done(now.seq)

    async def _open_next(self, old: Table, by: ByPerson, key: str) -> TableId:
        # Its name follows from the old table's secret: two who press at once open one table.
        following = blake2b(b"next", key=old.secret, digest_size=_ID_BYTES).hexdigest()
        with suppress(Raced):  # the other press was first
            await self._keep(self._rematch_of(old, following), self._store.open_table)

        def judged(now: Table) -> Draft:
            draft = Draft(now, self._now(), key)
            if now.card.next is None:
                draft.of_table(by, NextOpened(following))
            return draft

        await self._write(old.card.id, by.person, key, judged)
        return following

    def _rematch_of(self, old: Table, following: TableId) -> Draft:
        """The same people, bots, options and wishes; the start moves on one seat."""
        card = old.card
        deed = Opened(
            game=card.game,
            title=card.title,
            owner=card.owner,
            series=card.series,
            previous=card.id,
            first=(card.first + 1) % len(card.seats) if card.first is not None else None,
        )
        draft = self._opened(old.game, following, self._fresh(SECRET_BYTES), deed)
        for name, value in card.options.items():
            draft.of_table(ByHouse(), OptionSet(name, value))
        for seat, taken in enumerate(card.seats):
            if taken.person is not None:
                draft.of_table(ByHouse(), Sat(seat, taken.person))
            elif taken.bot is not None:
                draft.of_table(ByHouse(), BotSeated(seat, taken.bot))
            for name in taken.wishes:
                draft.of_table(ByHouse(), Wished(seat, name, value=True))
        return draft

    # Memory

    async def _new_name(self) -> TableId:
        """A name that no table has: bytes that follow from a seed come again when the server is started again."""
        while await self._store.table(name := self._fresh(_ID_BYTES).hex()) is not None:
            pass
        return name

    def _opened(self, game: AnyGame, table: TableId, secret: bytes, deed: Opened) -> Draft:
        """A draft that holds the entry of a table that is being opened."""
        at = self._now()
        seats, version = seats_at_first(game), game.about.rules_version
        card = cards.opened(table, deed, seats=seats, rules_version=version, at=at, seeded=self._seeded)
        by = ByPerson(deed.owner, None) if deed.previous is None and deed.owner else ByHouse()
        return Draft.of_new(first_table(game, card, secret, Entry(seq=0, at=at, by=by, key=None, deed=deed)))

    async def _open(self, table: TableId, seen: int = -1) -> Table:
        """The table from memory or, at a cost that does not grow with its log, from the store; under its lock."""
        if (found := self.at_hand(table, seen=seen)) is not None:
            return found
        row = await self._store.table(table)
        if row is None or row.game not in self.games:
            raise NoSuchTable
        game = self.games[row.game]
        state = await self._store.state_at(table, row.state_seq) if row.state_seq >= 0 else None
        recent = await self._store.entries(table, since=row.seq - RECENT, before=row.seq + 1)
        opened = stored_table(game, row, state, tuple(_entry(game, entry) for entry in recent))
        self._remember(opened)
        return opened

    def _remember(self, table: Table) -> None:
        self._hot[table.card.id] = table
        self._hot.move_to_end(table.card.id)
        if len(self._hot) > self._most_hot:
            self._hot.popitem(last=False)


def _readable(rows: Iterable[TableRow]) -> Iterator[Card]:
    """Their cards; one that cannot be read, which check-tables names, hides no other."""
    for row in rows:
        try:
            card = card_of(row)
        except DecodeError:
            continue
        yield card


def _arrange(draft: Draft, person: PersonId, opening: Opening) -> Refusal | None:
    """Everything that ``opening`` wants beside the table itself, judged like any request."""
    wishes: list[Verb] = [Join()] if opening.join else []
    # The seats first: which of them is to begin depends on how many there are.
    options = sorted(opening.options.items(), key=lambda wish: wish[0] != "seats")
    wishes += [Option(name, value) for name, value in options]
    for verb in wishes:
        if refusal := _carry_out(draft, person, verb):
            return refusal
    while opening.bot is not None and any(seat.free for seat in draft.table.card.seats):
        if refusal := _carry_out(draft, person, Bot(None, opening.bot)):
            return refusal
    # Bots alone have begun by now (TB-04): nobody else's start is waited for.
    if opening.start and draft.table.card.stage == "gathering":
        return _carry_out(draft, person, Start())
    return None


def _carry_out(draft: Draft, person: PersonId, verb: Verb) -> Refusal | None:
    at = draft.table.card.opened_at
    return judge.carry_out(draft, Request(person, verb, draft.table.seq, "", at))


def _row(table: Table, entry: Entry) -> EntryRow:
    return EntryRow(
        seq=entry.seq,
        at=entry.at,
        person=_author(entry.by),
        key=entry.key,
        body=table.codec.pack_body(entry),
        state=entry.state,
    )


def _entry(game: AnyGame, row: EntryRow) -> Entry:
    return codec(game).unpack_entry(seq=row.seq, at=row.at, key=row.key, body=row.body, state=row.state)


def _author(by: By) -> str | None:
    """Whose keys an entry's key is one of."""
    match by:
        case ByPerson(person):
            return person
        case ByBot():
            return BOTS
        case _:
            return None
