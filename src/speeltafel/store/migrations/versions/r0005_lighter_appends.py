"""An entry changes no index but those over its own number and key: of what is done all the time, less is written."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """The lobby goes by the minute, and the newest state is found by the number that the table's row says."""
    op.add_column("tables", sa.Column("moved_minute", sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET moved_minute = moved_at / 60000000")
    op.drop_index("tables_listed", "tables")
    only = sa.text("listed")
    op.create_index("tables_listed", "tables", ["moved_minute"], sqlite_where=only, postgresql_where=only)
    op.drop_index("entries_with_state", "entries")
