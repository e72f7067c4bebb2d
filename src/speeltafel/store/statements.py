"""All that is asked of the database, in SQL that SQLite and PostgreSQL both understand.

A ``:name`` stands for a value. A list is handed over as JSON and opened by ``json_each``, which ``for_postgres`` turns
into its like over there.
"""

# ruff: noqa: S105, S106, S608 - only names of columns are ever put into a statement, and TOKEN is no secret

import re
from collections.abc import Callable, Mapping
from functools import cache
from operator import itemgetter
from typing import Any

_VALUE = re.compile(r":(\w+)")

NO_LIMIT = 2**31 - 1
"""More than a table has entries or a series lines: stands for the end that was not given."""

_TABLE = "id, game, series, {secret}, card, stage, listed, people, seq, state_seq, asked, bot_due, moved_at, owner"
_WHOLE_TABLE = _TABLE.format(secret="secret")
_OPEN_TABLE = _TABLE.format(secret="''")
_BARE = "seq, at, person, key, body"
_ENTRY = f"{_BARE}, state"
_ENTRY_BARE = f"{_BARE}, NULL"
_OF_TABLE = "table_number = (SELECT number FROM tables WHERE id = :table)"


def _of(table: str, columns: str) -> str:
    """The columns of that table, where others have columns of such names."""
    return ", ".join(f"{table}.{column}" for column in columns.split(", "))


# Tables and their logs

ADD_TABLE = """
    INSERT INTO tables
    (id, game, series, secret, card, stage, listed, people, seq, state_seq, asked, bot_due, bot_until, moved_at,
    moved_minute, owner)
    VALUES (:id, :game, :series, :secret, :card, :stage, :listed, :people, :seq, :state_seq, :asked, :bot_due, 0,
        :moved_at, :moved_minute, :owner)
    ON CONFLICT DO NOTHING"""

# What nearly every entry changes, and no more: SQLite writes an index anew when a column of it is so much as named. Of
# two who are both after the same number, PostgreSQL lets the second wait for the first and then finds no row.
MOVE_TABLE = """
    UPDATE tables
    SET card = :card, seq = :seq, state_seq = :state_seq, asked = :asked, bot_due = :bot_due, bot_until = 0,
        moved_at = :moved_at
    WHERE id = :id AND seq = :previous AND stage = :stage AND listed = :listed AND people = :people
        AND moved_minute = :moved_minute AND coalesce(owner, '') = coalesce(:owner, '')"""

# Answers with the people as they were, so that only a change of seats costs more statements.
CHANGE_TABLE = """
    UPDATE tables
    SET card = :card, stage = :stage, listed = :listed, seq = :seq, state_seq = :state_seq, asked = :asked,
        bot_due = :bot_due, bot_until = 0, moved_at = :moved_at, moved_minute = :moved_minute, owner = :owner
    WHERE id = :id AND seq = :previous RETURNING people"""

ADD_ENTRY = """
    INSERT INTO entries (table_number, seq, at, person, key, body, state)
    SELECT number, :seq, :at, :person, :key, :body, :state FROM tables WHERE id = :table
    ON CONFLICT DO NOTHING"""

APPENDED = {
    "id": "text",
    "previous": "integer",
    "card": "bytea",
    "stage": "text",
    "listed": "boolean",
    "people": "text",
    "seq": "integer",
    "state_seq": "integer",
    "asked": "text",
    "bot_due": "boolean",
    "moved_at": "bigint",
    "moved_minute": "integer",
    "owner": "text",
    "at": "bigint",
    "person": "text",
    "key": "text",
    "body": "bytea",
    "state": "bytea",
    "word": "text",
}
"""What ``APPEND`` wants lists of, a value for each table."""

# PostgreSQL alone: MOVE_TABLE and ADD_ENTRY for many tables, with the word of each, in one statement, which is a
# transaction of its own. Answers with the tables that were as they had to be; a key that was used is an error. In the
# order of their names, so that two processes do not wait for each other.
APPEND = f"""
    WITH wanted AS (
        SELECT * FROM unnest({", ".join(f"CAST(:{name} AS {kind}[])" for name, kind in APPENDED.items())})
        AS wanted ({", ".join(APPENDED)}) ORDER BY id),
    moved AS (
        UPDATE tables
        SET card = wanted.card, seq = wanted.seq, state_seq = wanted.state_seq, asked = wanted.asked,
            bot_due = wanted.bot_due, bot_until = 0, moved_at = wanted.moved_at
        FROM wanted
        WHERE tables.id = wanted.id AND tables.seq = wanted.previous AND tables.stage = wanted.stage
            AND tables.listed = wanted.listed AND tables.people = wanted.people
            AND tables.moved_minute = wanted.moved_minute
            AND coalesce(tables.owner, '') = coalesce(wanted.owner, '')
        RETURNING tables.id, tables.number),
    kept AS (
        INSERT INTO entries (table_number, seq, at, person, key, body, state)
        SELECT number, seq, at, person, key, body, state FROM wanted JOIN moved USING (id))
    SELECT id, pg_notify(:channel, word) FROM wanted JOIN moved USING (id)"""

SET_PEOPLE = "UPDATE tables SET people = :people WHERE id = :table"
CLEAR_SITTING = "DELETE FROM sitting WHERE table_id = :table"
ADD_SITTING = """
    INSERT INTO sitting (table_id, person)
    SELECT DISTINCT :table, value FROM json_each(:people)"""

TABLE = f"SELECT {_WHOLE_TABLE} FROM tables WHERE id = :table"

ENTRIES = f"""
    SELECT {_ENTRY_BARE} FROM entries WHERE {_OF_TABLE} AND seq > :since AND seq < :before
    ORDER BY seq DESC LIMIT :most"""

ENTRIES_WITH_STATES = f"""
    SELECT {_ENTRY} FROM entries WHERE {_OF_TABLE} AND seq > :since AND seq < :before
    ORDER BY seq DESC LIMIT :most"""

# Row and entries in one question, so of one moment: nobody has appended in between.
SINCE = f"""
    SELECT {_of("tables", _WHOLE_TABLE)}, {_of("entries", _BARE)},
        CASE WHEN entries.seq = tables.state_seq THEN entries.state END
    FROM tables LEFT JOIN entries ON entries.table_number = tables.number AND entries.seq > :since
    WHERE tables.id = :table ORDER BY entries.seq DESC LIMIT :most"""

ENTRY = f"SELECT {_ENTRY} FROM entries WHERE {_OF_TABLE} AND seq = :seq"

# At once where ``seq`` has a state, as what a table's row says is its newest; else past the table's deeds since.
STATE_AT = f"""
    SELECT {_ENTRY} FROM entries WHERE {_OF_TABLE} AND seq <= :seq AND state IS NOT NULL
    ORDER BY seq DESC LIMIT 1"""

KEYED = f"SELECT seq FROM entries WHERE {_OF_TABLE} AND person = :person AND key = :key"

LISTED = f"SELECT {_OPEN_TABLE} FROM tables WHERE listed ORDER BY moved_minute DESC, moved_at DESC LIMIT :most"

TABLES_OF = f"""
    SELECT {_OPEN_TABLE} FROM tables WHERE id IN (SELECT table_id FROM sitting WHERE person = :person)
    ORDER BY moved_at DESC LIMIT :most"""

OPEN_OF = "SELECT count(*) FROM tables WHERE owner = :person AND stage IN ('gathering', 'running')"

ALL_TABLES = "SELECT id FROM tables ORDER BY id"

NEWEST = "SELECT id, seq FROM tables WHERE id IN (SELECT value FROM json_each(:tables))"

BOTS_DUE = "SELECT id FROM tables WHERE bot_due ORDER BY id"

CLAIM_BOT = """
    UPDATE tables SET bot_until = :until
    WHERE id = :table AND bot_due AND (bot_until <= :now OR bot_until > :latest)"""

# People

ADD_PERSON = "INSERT INTO persons (id, at) VALUES (:person, :at)"
ADD_TOKEN = "INSERT INTO tokens (hash, person, at) VALUES (:hash, :person, :at)"
PERSON_OF = "SELECT person FROM tokens WHERE hash = :hash"
RENAME = "UPDATE persons SET name = :name WHERE id = :person"
NAMES = """
    SELECT id, name FROM persons WHERE name IS NOT NULL AND id IN (SELECT value FROM json_each(:people))"""
ADD_LINK = "INSERT INTO links (hash, person, until) VALUES (:hash, :person, :until)"
USE_LINK = "DELETE FROM links WHERE hash = :hash AND until > :now RETURNING person"
SWEEP_LINKS = "DELETE FROM links WHERE until <= :now"

# Chat

SAID_WITH = """
    SELECT number, channel, author, text, at, readers FROM chat
    WHERE series = :series AND author = :author AND key = :key"""

# No row when somebody else took the number in that very moment, or the same line came twice.
SAY = """
    INSERT INTO chat (series, number, channel, author, text, at, key, readers)
    SELECT :series, coalesce(max(number), 0) + 1, :channel, :author, :text, :at, :key, :readers FROM chat
    WHERE series = :series
    ON CONFLICT DO NOTHING RETURNING number"""

SAID = """
    SELECT number, channel, author, text, at, readers FROM chat WHERE series = :series AND number > :since
    AND (channel IN (SELECT value FROM json_each(:channels)) OR :reader IN (SELECT value FROM json_each(readers)))
    ORDER BY number DESC LIMIT :most"""


@cache
def for_sqlite(statement: str) -> tuple[str, Callable[[Mapping[str, Any]], tuple[Any, ...]]]:
    """The statement with its values numbered, and what puts them in that order: by name SQLite is asked for each."""
    names = list(dict.fromkeys(_VALUE.findall(statement)))
    numbered = _VALUE.sub(lambda value: f"?{names.index(value[1]) + 1}", statement)
    return numbered, itemgetter(*names) if len(names) > 1 else lambda values: tuple([values[name] for name in names])


@cache
def for_postgres(statement: str) -> str:
    """The statement as psycopg wants it."""
    # Lists go as bytes: psycopg takes twice as long over the whole append when it writes them as text.
    statement = re.sub(r"CAST\(:(\w+) AS (\w+)\[\]\)", r"CAST(%(\1)b AS \2[])", statement)
    listed = re.sub(r"json_each\((:?\w+)\)", r"jsonb_array_elements_text(CAST(\1 AS jsonb))", statement)
    return _VALUE.sub(r"%(\1)s", listed)
