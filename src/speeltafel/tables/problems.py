"""What can be wrong with a request that no rule of a game or table speaks of.

``server/problems.py`` alone turns these into statuses and codes; each code has words ``problem-<code>``.
"""

from typing import ClassVar


class TableProblem(Exception):
    """Something is wrong with the request; nothing was changed."""

    code: ClassVar[str]


class NoSuchTable(TableProblem):
    """There is no table of that name."""

    code = "no-such-table"


class Stale(TableProblem):
    """The table moved on: what this seat was asked has changed since."""

    code = "stale"


class Malformed(TableProblem):
    """That is not something that can be asked here."""

    code = "malformed"


class NotAdmitted(TableProblem):
    """The table is closed to watchers."""

    code = "closed"


class NoName(TableProblem):
    """One needs a name to sit down or speak."""

    code = "no-name"


class BadName(TableProblem):
    """That cannot be a name: 1 to 32 characters that show."""

    code = "bad-name"


class BadToken(TableProblem):
    """Nobody is known by that token."""

    code = "bad-token"


class BadLink(TableProblem):
    """The personal link was used, has expired or never was."""

    code = "bad-link"


class TooLong(TableProblem):
    """The text is longer than fits."""

    code = "too-long"


class TooOften(TableProblem):
    """Too many requests in too short a time."""

    code = "too-often"


class TooMany(TableProblem):
    """There are as many as one may have."""

    code = "too-many"


class Busy(TableProblem):
    """Others were quicker again and again; try once more."""

    code = "busy"
