"""Whether a SQLite file was found damaged: whoever meets it is refused, and the server says so from then on."""

import sqlite3
from typing import Final

from speeltafel.tables.storing import StoreProblem

_KINDS: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_KIND: Final = 0xFF
"""Of an error's code; the rest of it says more exactly where."""


class Damage:
    """What is known of one file: nothing, until somebody comes by what is damaged."""

    def __init__(self) -> None:
        self.found = False

    def problem(self, error: sqlite3.Error) -> StoreProblem:
        """What is raised for ``error``."""
        if getattr(error, "sqlite_errorcode", 0) & _KIND in _KINDS:
            self.found = True
        return StoreProblem(str(error))
