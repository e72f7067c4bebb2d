"""The first schema: tables with their logs, people, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables; there is no way back."""
    _tables()
    _entries()
    _sitting()
    _people()
    _chat()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("series", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("state_seq", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("bot_due", sa.Boolean(), nullable=False),
        sa.Column("bot_until", sa.BigInteger(), nullable=False),
        sa.Column("moved_at", sa.BigInteger(), nullable=False),
        sa.Column("card", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    _index_some("tables_listed", "tables", ["moved_at"], "listed")
    _index_some("tables_bot_due", "tables", ["id"], "bot_due")


def _entries() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.Text()),
        sa.Column("key", sa.Text()),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("state", sa.LargeBinary()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
    )
    _index_some("entries_by_key", "entries", ["table_id", "person", "key"], "key IS NOT NULL", unique=True)
    _index_some("entries_with_state", "entries", ["table_id", "seq"], "state IS NOT NULL")


def _sitting() -> None:
    op.create_table(
        "sitting",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sitting_table_id"),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_sitting"),
    )
    op.create_index("sitting_by_person", "sitting", ["person"])


def _people() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_tokens_person"),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_links_person"),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
    )


def _chat() -> None:
    op.create_table(
        "chat",
        sa.Column("series", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("author", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("series", "number", name="pk_chat"),
    )


def _index_some(name: str, table: str, columns: list[str], where: str, *, unique: bool = False) -> None:
    """An index of those rows only for which ``where`` holds."""
    only = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=only, postgresql_where=only)
