"""Why a store cannot be opened. What can go wrong later is ``StoreProblem`` of ``tables/storing.py``."""


class CannotOpen(Exception):
    """The store cannot be opened; the message says why, and what one may do about it."""


class UnknownAddress(CannotOpen):
    """That is not where a store can be."""


class FolderUnusable(CannotOpen):
    """The data folder cannot be made, written or understood."""


class FolderHeld(CannotOpen):
    """Another process has the data folder."""


class NoTables(CannotOpen):
    """No tables are kept there."""


class FileExists(CannotOpen):
    """A backup is to be written where a file is already."""


class FolderNotEmpty(CannotOpen):
    """A backup is to be put where something is already."""


class CannotCopy(CannotOpen):
    """The copy cannot be made: no room, no right, or no reading."""


class TablesDamaged(CannotOpen):
    """What is kept cannot be read whole, so a copy of it would be worth nothing."""


class NoCopy(CannotOpen):
    """That file is no backup, or a damaged one."""


class SqliteTooOld(CannotOpen):
    """The SQLite that came with this Python lacks what we use of it."""


class NewerDatabase(CannotOpen):
    """The database was written by a newer version than this one."""


class OlderDatabase(CannotOpen):
    """The database was written by an older version, and whoever only reads does not bring it up to date."""


class DatabaseUnreachable(CannotOpen):
    """The database server does not answer, or does not let us in."""
