"""Who sits where and who is looking."""

from typing import TypeAlias

Seat: TypeAlias = int
"""A place at a table: 0, 1, .. in the order of play. People count from 1 (``/join 1`` is seat 0)."""

Viewer: TypeAlias = Seat | None
"""Whose eyes: a seat's, or ``None`` for an onlooker's."""

SEAT_LETTERS = "ABCDEFGHI"
"""Seats in notation: records, drawn positions, the terminal."""
