"""Where tables are kept: SQLite, PostgreSQL, and a twin in memory."""
