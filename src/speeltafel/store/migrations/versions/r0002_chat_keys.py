"""A line of chat keeps the key it was sent with, so that the same line sent again stands there once."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Lines that stand already have no key: nobody sends them any more."""
    op.add_column("chat", sa.Column("key", sa.Text()))
    only = sa.text("key IS NOT NULL")
    op.create_index(
        "chat_by_key", "chat", ["series", "author", "key"], unique=True, sqlite_where=only, postgresql_where=only
    )
