"""Whose table it is stands in its row, so that one can count how many somebody has open."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables that stand already count for nobody until something happens there."""
    op.add_column("tables", sa.Column("owner", sa.Text()))
    only = sa.text("stage IN ('gathering', 'running')")
    op.create_index("tables_open_of", "tables", ["owner"], sqlite_where=only, postgresql_where=only)
