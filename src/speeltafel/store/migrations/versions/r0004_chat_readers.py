"""A line of chat may have readers of its own: those of a team, as it was when the line was said."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Lines that stand already are for whoever may read their channel."""
    op.add_column("chat", sa.Column("readers", sa.Text()))
