"""The life of a table, without wire or disk."""
