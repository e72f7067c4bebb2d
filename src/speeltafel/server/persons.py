"""Who is asking: tokens and names, looked up once and kept at hand."""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from speeltafel.core.entry import Microseconds, PersonId
from speeltafel.tables.people import Known, People
from speeltafel.tables.problems import NoName
from speeltafel.tables.storing import Store

T = TypeVar("T")

_KEPT: Final = 20_000


class Persons:
    """The persons of a house as its doors meet them.

    A token is never taken back and a name changes only through ``rename``, so what was read once holds.
    """

    def __init__(self, store: Store, people: People, now: Callable[[], Microseconds]) -> None:
        self._store = store
        self._people = people
        self._now = now
        self._by_token: OrderedDict[str, PersonId] = OrderedDict()
        self._names: OrderedDict[PersonId, str | None] = OrderedDict()
        self.renamed = 0
        """Grows with every new name, so that who showed names knows when to look again."""

    async def welcome(self) -> Known:
        """A new visitor."""
        return await self._people.welcome(self._now())

    def knows(self, token: str) -> bool:
        """Whether it can be said at once whose token that is: of others the store is asked."""
        return token in self._by_token

    async def who(self, token: str) -> PersonId:
        """Whose token that is, or ``BadToken``."""
        if token not in self._by_token:
            _keep(self._by_token, token, await self._people.who(token))
        return self._by_token[token]

    async def names(self, people: Iterable[PersonId]) -> dict[PersonId, str]:
        """The names of those of ``people`` who have one."""
        wanted = set(people)
        if missing := [person for person in wanted if person not in self._names]:
            found = await self._store.names(missing)
            for person in missing:
                _keep(self._names, person, found.get(person))
        return {person: name for person in wanted if (name := self._names.get(person)) is not None}

    async def name(self, person: PersonId) -> str:
        """What a person is called, or ``NoName``."""
        name = (await self.names([person])).get(person)
        if name is None:
            raise NoName
        return name

    async def rename(self, person: PersonId, name: str) -> None:
        """Call a person so, or ``BadName``."""
        _keep(self._names, person, await self._people.rename(person, name))
        self.renamed += 1

    def forget_names(self) -> None:
        """Another process may have given new ones."""
        self._names.clear()
        self.renamed += 1

    async def link(self, person: PersonId) -> tuple[str, Microseconds]:
        """A code that gives another device its own token of this person, and until when."""
        return await self._people.link(person, self._now())

    async def use_link(self, code: str) -> Known:
        """Use a code up, or ``BadLink``."""
        return await self._people.use_link(code, self._now())


def _keep(kept: OrderedDict[str, T], key: str, value: T) -> None:
    kept[key] = value
    if len(kept) > _KEPT:
        kept.popitem(last=False)
