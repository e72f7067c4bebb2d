"""An entry names its table by a number: indexes over entries become a third as long, and their changes lie together."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_OPEN: Final = "stage IN ('gathering', 'running')"


def upgrade() -> None:
    """Number the tables in the order in which they were opened, and their entries by them; there is no way back."""
    if op.get_bind().dialect.name == "sqlite":
        _copy()
    else:
        _alter()


def _alter() -> None:
    op.execute("ALTER TABLE tables ADD COLUMN number SERIAL NOT NULL")
    op.add_column("entries", sa.Column("table_number", sa.Integer()))
    op.execute("UPDATE entries SET table_number = tables.number FROM tables WHERE tables.id = entries.table_id")
    op.alter_column("entries", "table_number", nullable=False)
    op.drop_constraint("fk_entries_table_id", "entries")
    op.drop_constraint("fk_sitting_table_id", "sitting")
    op.drop_constraint("pk_tables", "tables")
    op.create_primary_key("pk_tables", "tables", ["number"])
    op.create_unique_constraint("uq_tables_id", "tables", ["id"])
    op.create_foreign_key("fk_sitting_table_id", "sitting", "tables", ["table_id"], ["id"])
    op.drop_index("entries_by_key", "entries")
    op.drop_constraint("pk_entries", "entries")
    op.drop_column("entries", "table_id")
    op.create_primary_key("pk_entries", "entries", ["table_number", "seq"])
    op.create_foreign_key("fk_entries_table_number", "entries", "tables", ["table_number"], ["number"])
    _index_keys()


def _copy() -> None:
    """SQLite changes no primary key: new tables take the place of the old ones, whose indexes go with them."""
    _new_tables()
    _new_entries()
    _new_sitting()
    for table in ("sitting", "entries", "tables"):
        op.drop_table(table)
    for table in ("tables", "entries", "sitting"):
        op.rename_table(f"{table}_new", table)  # whoever refers to it refers to its new name from then on
    op.create_index("tables_open_of", "tables", ["owner"], sqlite_where=sa.text(_OPEN))
    op.create_index("tables_listed", "tables", ["moved_minute"], sqlite_where=sa.text("listed"))
    op.create_index("tables_bot_due", "tables", ["id"], sqlite_where=sa.text("bot_due"))
    op.create_index("sitting_by_person", "sitting", ["person"])
    _index_keys()


def _new_tables() -> None:
    op.create_table(
        "tables_new",
        sa.Column("number", sa.Integer(), nullable=False),
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
        sa.Column("moved_minute", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("card", sa.LargeBinary(), nullable=False),
        sa.Column("owner", sa.Text()),
        sa.PrimaryKeyConstraint("number", name="pk_tables"),
        sa.UniqueConstraint("id", name="uq_tables_id"),
    )
    columns = (
        "id, game, series, secret, stage, listed, people, seq, state_seq, asked, bot_due, bot_until, moved_at,"
        " moved_minute, card, owner"
    )
    op.execute(f"INSERT INTO tables_new (number, {columns}) SELECT rowid, {columns} FROM tables")  # noqa: S608


def _new_entries() -> None:
    op.create_table(
        "entries_new",
        sa.Column("table_number", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.Text()),
        sa.Column("key", sa.Text()),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("state", sa.LargeBinary()),
        sa.ForeignKeyConstraint(["table_number"], ["tables_new.number"], name="fk_entries_table_number"),
        sa.PrimaryKeyConstraint("table_number", "seq", name="pk_entries"),
    )
    op.execute("""
        INSERT INTO entries_new (table_number, seq, at, person, key, body, state)
        SELECT tables.rowid, entries.seq, at, person, key, body, state
        FROM entries JOIN tables ON tables.id = entries.table_id ORDER BY entries.rowid""")


def _new_sitting() -> None:
    op.create_table(
        "sitting_new",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables_new.id"], name="fk_sitting_table_id"),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_sitting"),
    )
    op.execute("INSERT INTO sitting_new (table_id, person) SELECT table_id, person FROM sitting")


def _index_keys() -> None:
    only = sa.text("key IS NOT NULL")
    columns = ["table_number", "person", "key"]
    op.create_index("entries_by_key", "entries", columns, unique=True, sqlite_where=only, postgresql_where=only)
