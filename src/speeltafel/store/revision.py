"""Which schema this code reads and writes, and how a database says which it has."""

REVISION = "0006"
"""The newest of ``migrations/versions``. A database that says the same is ready, and Alembic is not even imported."""

READ_REVISION = "SELECT version_num FROM alembic_version"
