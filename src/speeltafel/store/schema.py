"""Which tables and columns there are, on SQLite and PostgreSQL alike.

A change here needs a new revision in ``migrations/versions`` and its name in ``migration.REVISION``; a test compares
what the revisions make with what stands here. What is asked of these tables stands in ``statements.py``.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    # What entries name it by: shorter than its id, and tables that are played at one time stand side by side.
    Column("number", Integer, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("series", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("stage", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("people", Text, nullable=False),  # JSON; `sitting` holds the same, to be found by person
    Column("seq", Integer, nullable=False),
    Column("state_seq", Integer, nullable=False),
    Column("asked", Text, nullable=False),  # JSON
    Column("bot_due", Boolean, nullable=False),
    Column("bot_until", BigInteger, nullable=False),  # until when somebody has its bot work
    Column("moved_at", BigInteger, nullable=False),
    Column("moved_minute", Integer, nullable=False, server_default=text("0")),  # the same, as the lobby's index has it
    Column("card", LargeBinary, nullable=False),
    Column("owner", Text),
)
_OPEN = text("stage IN ('gathering', 'running')")
Index("tables_open_of", tables.c.owner, sqlite_where=_OPEN, postgresql_where=_OPEN)
# By the minute: an index over moved_at itself would have to change with every entry.
Index("tables_listed", tables.c.moved_minute, sqlite_where=text("listed"), postgresql_where=text("listed"))
Index("tables_bot_due", tables.c.id, sqlite_where=text("bot_due"), postgresql_where=text("bot_due"))

entries = Table(
    "entries",
    metadata,
    Column("table_number", Integer, ForeignKey("tables.number"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", Text),
    Column("key", Text),
    Column("body", LargeBinary, nullable=False),
    Column("state", LargeBinary),  # last: SQLite need not pass over it to read the others
)
# Of entries that nobody sent there may be any number.
Index(
    "entries_by_key",
    entries.c.table_number,
    entries.c.person,
    entries.c.key,
    unique=True,
    sqlite_where=text("key IS NOT NULL"),
    postgresql_where=text("key IS NOT NULL"),
)

sitting = Table(
    "sitting",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, primary_key=True),
)
Index("sitting_by_person", sitting.c.person)

persons = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text),
    Column("at", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("series", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("channel", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", Text),
    Column("readers", Text),  # JSON: who alone can read it; null: whoever may read its channel
)
# A line that is sent again, because nobody heard whether it arrived, is the same line.
Index(
    "chat_by_key",
    chat.c.series,
    chat.c.author,
    chat.c.key,
    unique=True,
    sqlite_where=text("key IS NOT NULL"),
    postgresql_where=text("key IS NOT NULL"),
)
