"""What Alembic runs to bring a database from one revision to another; ``migration.py`` hands it the connection."""

from alembic import context

from speeltafel.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a column only by copying its table
    compare_type=True,
    transactional_ddl=True,  # a revision comes whole or not at all, on SQLite too
)
with context.begin_transaction():
    context.run_migrations()
