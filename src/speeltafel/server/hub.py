"""Who is looking at which table, who is there, and who has to be woken when something moves.

A wake-up carries nothing: each page reads the newest table when it writes. So a slow page gets fewer messages, never
older ones, and what is hidden is hidden in one place (``sight.py``).
"""

from collections.abc import Callable
from typing import Final, Protocol

from speeltafel.core.entry import PersonId, TableId
from speeltafel.tables.problems import TooMany
from speeltafel.tables.storing import ChatLine

PRESENT_S: Final = 30.0
"""Somebody is there while a socket of theirs was heard within so many seconds."""


PAGES_MOST: Final = 16
"""Of one person at one table."""
WATCHING_MOST: Final = 300
"""Pages at one table; whoever sits there finds room beyond that."""


class Looker(Protocol):
    """A page that looks at a table."""

    table: TableId
    person: PersonId

    def wake(self) -> None:
        """Something may have changed: write what is new, soon."""

    def told(self, line: ChatLine) -> None:
        """A line of chat was said in the series of this page's table."""


class Room:
    """Everybody at one table."""

    def __init__(self) -> None:
        self.pages: set[Looker] = set()
        self.present: frozenset[PersonId] = frozenset()
        """Persons who are there."""
        self.heard: dict[PersonId, float] = {}
        """When each was last heard through this process."""
        self.elsewhere: dict[PersonId, float] = {}
        """When another process last said so of each."""

    def wake(self) -> None:
        """Let every page look again."""
        for page in self.pages:
            page.wake()

    def count(self, now: float) -> bool:
        """Who is there now; whether that has changed."""
        self.heard, self.elsewhere = _lately(self.heard, now), _lately(self.elsewhere, now)
        present = self.heard.keys() | self.elsewhere.keys()
        if present == self.present:
            return False
        self.present = frozenset(present)
        return True


def _lately(heard: dict[PersonId, float], now: float) -> dict[PersonId, float]:
    return {person: at for person, at in heard.items() if now - at <= PRESENT_S}


class Hub:
    """The rooms of this process; ``now`` gives seconds that only grow."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._rooms: dict[TableId, Room] = {}
        self._series: dict[TableId, set[Looker]] = {}

    def enter(self, page: Looker, series: TableId, *, seated: bool = False) -> Room:
        """A page begins to look; ``TooMany`` when its person looks through too many already, or too many watch."""
        room = self._rooms.setdefault(page.table, Room())
        if sum(other.person == page.person for other in room.pages) >= PAGES_MOST:
            raise TooMany
        if len(room.pages) >= WATCHING_MOST and not seated:
            raise TooMany
        room.pages.add(page)
        self._series.setdefault(series, set()).add(page)
        self.hear(page)
        return room

    def leave(self, page: Looker, series: TableId) -> None:
        """A page has gone; its person stays present for a while."""
        self._rooms[page.table].pages.discard(page)
        self._series[series].discard(page)
        if not self._series[series]:
            del self._series[series]

    def hear(self, page: Looker) -> None:
        """A page has spoken: its person is there."""
        room = self._rooms[page.table]
        room.heard[page.person] = self._now()
        if page.person not in room.present:
            room.count(self._now())
            room.wake()

    def heard_here(self) -> list[tuple[TableId, PersonId]]:
        """Who is at which table, as this process knows by itself."""
        return [(table, person) for table, room in self._rooms.items() for person in room.heard]

    def heard_elsewhere(self, table: TableId, person: PersonId) -> None:
        """Another process says that somebody is there."""
        room = self._rooms.setdefault(table, Room())
        room.elsewhere[person] = self._now()
        if person not in room.present:
            room.count(self._now())
            room.wake()

    def moved(self, table: TableId) -> None:
        """A table has changed."""
        room = self._rooms.get(table)
        if room is not None:
            room.wake()

    def said(self, series: TableId, line: ChatLine) -> None:
        """A line of chat is to be shown to whoever may read it."""
        for page in self._series.get(series, ()):
            page.told(line)

    def is_there(self, table: TableId, person: PersonId) -> bool:
        """Whether somebody is at a table, through whichever process."""
        room = self._rooms.get(table)
        return room is not None and person in room.present

    def present(self, table: TableId) -> frozenset[PersonId]:
        """Who is there at a table; at one that nobody looks at nobody is."""
        room = self._rooms.get(table)
        return room.present if room is not None else frozenset()

    def watches(self, table: TableId) -> bool:
        """Whether any page looks at this table."""
        room = self._rooms.get(table)
        return room is not None and bool(room.pages)

    def watched(self) -> tuple[TableId, ...]:
        """The tables that somebody looks at, and the first ones of their series: where their talk is."""
        return tuple({table for table, room in self._rooms.items() if room.pages} | self._series.keys())

    def follows(self, series: TableId) -> bool:
        """Whether any page looks at a table of this series."""
        return series in self._series

    def renamed(self, person: PersonId) -> None:
        """Somebody has a new name: whoever is in one room with them may have to show it."""
        for room in self._rooms.values():
            if person in room.present:
                room.wake()

    def wake_all(self) -> None:
        """Word may have been lost: everybody looks again."""
        for room in self._rooms.values():
            room.wake()

    def sweep(self) -> None:
        """Notice who has gone away; to be called every few seconds."""
        now = self._now()
        for table, room in list(self._rooms.items()):
            if room.count(now):
                room.wake()
            if not room.pages and not room.present:
                del self._rooms[table]
