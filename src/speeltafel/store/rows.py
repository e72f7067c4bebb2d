"""How rows of ``tables/storing.py`` stand in columns, in the order in which ``statements.py`` names these."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec

from speeltafel.core.entry import TableId
from speeltafel.tables.storing import ChatLine, EntryRow, TableRow

Row: TypeAlias = tuple[Any, ...]
Values: TypeAlias = dict[str, Any]

_MINUTE: Final = 60_000_000
_TABLE_COLUMNS: Final = len(TableRow.__struct_fields__)

_encode = msgspec.json.Encoder().encode
_numbers = msgspec.json.Decoder(tuple[int, ...])
_words = msgspec.json.Decoder(tuple[str, ...])


def as_json(items: Sequence[str] | Sequence[int]) -> str:
    """A list as one value."""
    return _encode(items).decode()


def table_values(row: TableRow) -> Values:
    """The values of a table's columns, by name."""
    return {
        "id": row.id,
        "game": row.game,
        "series": row.series,
        "secret": row.secret,
        "card": row.card,
        "stage": row.stage,
        "listed": row.listed,
        "people": as_json(row.people),
        "seq": row.seq,
        "state_seq": row.state_seq,
        "asked": as_json(row.asked),
        "bot_due": row.bot_due,
        "moved_at": row.moved_at,
        "moved_minute": row.moved_at // _MINUTE,
        "owner": row.owner,
    }


def table_row(columns: Row) -> TableRow:
    """A table from its columns."""
    table, game, series, secret, card, stage, listed, people, seq, state_seq, asked, bot_due, moved_at, owner = columns
    return TableRow(
        id=table,
        game=game,
        series=series,
        secret=secret or b"",
        card=card,
        stage=stage,
        listed=bool(listed),
        people=_words.decode(people),
        seq=seq,
        state_seq=state_seq,
        asked=_numbers.decode(asked),
        bot_due=bool(bot_due),
        moved_at=moved_at,
        owner=owner,
    )


def entry_values(table: TableId, entry: EntryRow) -> Values:
    """The values of an entry's columns, by name."""
    return {
        "table": table,
        "seq": entry.seq,
        "at": entry.at,
        "person": entry.person,
        "key": entry.key,
        "body": entry.body,
        "state": entry.state,
    }


def entry_row(columns: Row) -> EntryRow:
    """An entry from its columns."""
    return EntryRow(*columns)


def table_and_entries(rows: Sequence[Row]) -> tuple[TableRow, list[EntryRow]]:
    """A table and entries of it, newest first, that stand beside it; where there is none its columns are null."""
    entries = [entry_row(row[_TABLE_COLUMNS:]) for row in reversed(rows) if row[_TABLE_COLUMNS] is not None]
    return table_row(rows[0][:_TABLE_COLUMNS]), entries


def chat_values(series: TableId, line: ChatLine, key: str) -> Values:
    """The values of a line's columns, by name; its number is not among them."""
    return {
        "series": series,
        "channel": line.channel,
        "author": line.author,
        "text": line.text,
        "at": line.at,
        "key": key,
        "readers": None if line.readers is None else as_json(line.readers),
    }


def chat_line(columns: Row) -> ChatLine:
    """A line of chat from its columns."""
    number, channel, author, text, at, readers = columns
    return ChatLine(number, channel, author, text, at, None if readers is None else _words.decode(readers))


def expect_whole(row: TableRow, entries: Sequence[EntryRow]) -> int:
    """The number that these entries follow on; they have no gap, and the row names the newest of them."""
    first = entries[0].seq
    assert [entry.seq for entry in entries] == list(range(first, first + len(entries)))
    assert row.seq == entries[-1].seq
    return first - 1
