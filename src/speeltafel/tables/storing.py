"""What tables need of a store: rows in, rows out, and ``append``: durable, whole, first come first served.

A store knows no game: what a row holds of one is bytes. ``store/`` keeps this promise on SQLite and PostgreSQL, and in
memory for tests.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol, TypeAlias

from msgspec import Struct

from speeltafel.core.entry import Microseconds, PersonId, TableId

CLAIMED_MOST: Final = 3_600_000_000
"""An hour, in microseconds: nobody takes a table's bot work for so long."""


class EntryRow(Struct, frozen=True):
    """One entry of a log as it is kept; ``person`` and ``key`` are null unless somebody sent it."""

    seq: int
    at: Microseconds
    person: PersonId | None
    key: str | None
    body: bytes
    state: bytes | None


class TableRow(Struct, frozen=True, kw_only=True):
    """A table as it is kept beside its log, written in the transaction of its newest entry."""

    id: TableId
    game: str
    series: TableId
    secret: bytes
    """256 bits that the table's luck follows from, written when the table is opened; empty in what lists answer."""
    card: bytes
    stage: str
    listed: bool
    """Whether the lobby shows it."""
    people: tuple[PersonId, ...]
    """Who sits there, for each person's own list."""
    seq: int
    """The number of the newest entry."""
    state_seq: int
    """The number of the newest entry with a state; -1 before the game has started."""
    asked: tuple[int, ...]
    bot_due: bool
    """A bot is to act: any process may claim it."""
    moved_at: Microseconds
    owner: PersonId | None = None


class ChatLine(Struct, frozen=True):
    """A line of chat; who can read it was fixed when it was said."""

    number: int
    channel: str
    author: PersonId
    text: str
    at: Microseconds
    readers: tuple[PersonId, ...] | None = None
    """Who alone can read it; ``None``: whoever may read its channel."""


class Moved(Struct, frozen=True, tag="moved"):
    """Word that a table moved: it has an entry ``seq``."""

    table: TableId
    seq: int


class Said(Struct, frozen=True, tag="said"):
    """Word that a line of chat was said in a series."""

    series: TableId


class Here(Struct, frozen=True, tag="here"):
    """Word of who looks at tables through the process that is called ``by``: each table, each person."""

    by: str
    present: tuple[tuple[TableId, PersonId], ...]


Word: TypeAlias = Moved | Said | Here
OnWord: TypeAlias = Callable[[Word | None], None]
"""Called with what happened, whichever process did it; ``None``: word was lost, anything may have happened."""


class Raced(Exception):
    """Somebody else appended first: read the table again and judge anew."""


class SameKey(Exception):
    """This person has already sent a request with this key to this table; it is entry ``seq``."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class StoreProblem(Exception):
    """The store cannot do its work now (disk full, database gone); nothing was written.

    Only of a database that went away in the midst of a commit does nobody know: read the table again.
    """


class Store(Protocol):
    """Where everything is kept. Every method may raise ``StoreProblem``, after which the store can be asked again."""

    # Tables and their logs

    async def open_table(self, row: TableRow, entries: Sequence[EntryRow]) -> None:
        """Keep a new table with its first entries."""

    def append(self, row: TableRow, entries: Sequence[EntryRow]) -> Awaitable[None]:
        """Durably add ``entries`` and what ``row`` says now, all or nothing.

        ``entries`` follow without a gap on what was stored, else ``Raced``. ``SameKey`` when one of their keys was used
        by its person at this table before. Whoever had claimed the table's bot work holds it no longer.
        """

    async def table(self, table: TableId) -> TableRow | None:
        """The newest row of a table."""

    async def entries(
        self,
        table: TableId,
        *,
        since: int = -1,
        before: int | None = None,
        most: int | None = None,
        states: bool = False,
    ) -> list[EntryRow]:
        """Entries with ``since < seq < before``, oldest first; the newest ``most`` of them.

        Their states are left out unless ``states`` asks for them.
        """

    async def since(self, table: TableId, seq: int, *, most: int) -> tuple[TableRow, list[EntryRow]] | None:
        """The newest row of a table, and the newest ``most`` of the entries after ``seq``, oldest first, of one moment.

        Of their states only the one that ``state_seq`` of the row names is there.
        """

    async def entry(self, table: TableId, seq: int) -> EntryRow | None:
        """One entry with its state."""

    async def state_at(self, table: TableId, seq: int) -> EntryRow | None:
        """The newest entry up to and including ``seq`` that has a state."""

    async def keyed(self, table: TableId, person: PersonId, key: str) -> int | None:
        """The number of the entry that ``person`` made with ``key``."""

    async def listed(self, *, most: int) -> list[TableRow]:
        """Tables of the lobby, the newest moved first."""

    async def tables_of(self, person: PersonId, *, most: int) -> list[TableRow]:
        """Tables where ``person`` sits, the newest moved first."""

    async def open_of(self, person: PersonId) -> int:
        """How many tables of ``person`` are not over yet."""

    async def all_tables(self) -> list[TableId]:
        """Every table, for check-tables."""

    async def newest(self, tables: Sequence[TableId]) -> dict[TableId, int]:
        """The number of the newest entry of each of these tables, of those that there are."""

    async def bots_due(self) -> list[TableId]:
        """Tables that wait for a bot."""

    async def claim_bot(self, table: TableId, now: Microseconds, until: Microseconds) -> bool:
        """Take the table's bot work until then, unless there is none, or somebody holds it past ``now``.

        Who would hold it for longer than ``CLAIMED_MOST`` took it before the clock was put back: they hold it no more.
        """

    # People

    async def add_person(self, person: PersonId, token_hash: bytes, at: Microseconds) -> None:
        """A new person, without a name, known by one token."""

    async def person_of(self, token_hash: bytes) -> PersonId | None:
        """Whose token that is."""

    async def rename(self, person: PersonId, name: str) -> None:
        """Give a person that name."""

    async def names(self, people: Sequence[PersonId]) -> dict[PersonId, str]:
        """The names of those who have one."""

    async def add_link(self, code_hash: bytes, person: PersonId, until: Microseconds) -> None:
        """A personal link for one use."""

    async def use_link(self, code_hash: bytes, token_hash: bytes, now: Microseconds) -> PersonId | None:
        """Use a link up: the token is that person's from now on. ``None`` if it was used, expired or never was."""

    # Chat

    async def say(
        self,
        series: TableId,
        channel: str,
        author: PersonId,
        text: str,
        at: Microseconds,
        key: str,
        readers: tuple[PersonId, ...] | None = None,
    ) -> ChatLine:
        """Keep a line of chat; its number is the next of its series. The same key of its author: the same line."""

    async def said(
        self,
        series: TableId,
        channels: Sequence[str],
        *,
        reader: PersonId | None = None,
        since: int = 0,
        most: int = 200,
    ) -> list[ChatLine]:
        """The newest lines with a greater number, oldest first: of these channels, and whatever names ``reader``.

        A channel that is asked for is answered whole, whoever the readers of its lines are.
        """

    # Wake-ups

    async def listen(self, on_word: OnWord) -> None:
        """From now on call ``on_word`` in this loop for each table that moved, also a new one, and each line of chat.

        A wake-up says no more than that it is worth reading.
        """

    async def schema(self) -> str:
        """Which schema the store has now; another process may have brought it to a newer one."""

    @property
    def damaged(self) -> bool:
        """Whether something that is kept was found to be damaged, as far as this process has come by it."""

    async def tell(self, word: Word) -> None:
        """Let all who listen, in whichever process, hear this; it is kept nowhere.

        A store that one process has to itself tells nobody.
        """

    async def processes(self) -> int:
        """How many processes serve from this store just now, this one included; only those that listen are seen."""

    async def close(self) -> None:
        """Let go of everything; what was appended stays."""
