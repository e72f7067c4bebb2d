"""Rows to store, and the places where stores can be."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from speeltafel.tables.storing import EntryRow, Store, TableRow

Open: TypeAlias = Callable[[], Awaitable[Store]]

SECRET = bytes(range(32))


def entry(seq: int, *, person: str | None = None, key: str | None = None, state: bytes | None = None) -> EntryRow:
    return EntryRow(seq=seq, at=1_000 + seq, person=person, key=key, body=b"body %d" % seq, state=state)


def gathering(table: str = "t1", **fields: Any) -> TableRow:
    """A table that was just opened: its newest entry is number 0."""
    row = TableRow(
        id=table,
        game="geister",
        series=table,
        secret=SECRET,
        card=b"card 0",
        stage="gathering",
        listed=True,
        people=("A",),
        seq=0,
        state_seq=-1,
        asked=(),
        bot_due=False,
        moved_at=1_000,
    )
    return replace(row, **fields)


async def opened(store: Store, table: str = "t1", **fields: Any) -> TableRow:
    """A table with its first entry in ``store``."""
    row = gathering(table, **fields)
    await store.open_table(row, [entry(0, person="A", key="open")])
    return row


async def append(store: Store, row: TableRow, *entries: EntryRow, **fields: Any) -> TableRow:
    """The row after ``entries`` were appended to the table."""
    newest = entries[-1]
    row = replace(row, seq=newest.seq, moved_at=newest.at, card=b"card %d" % newest.seq, **fields)
    await store.append(row, entries)
    return row
