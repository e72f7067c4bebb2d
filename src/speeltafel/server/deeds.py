"""What somebody asks of a table, through whichever door: counted, and by somebody with a name where one is needed."""

from collections.abc import Awaitable
from typing import NamedTuple

from speeltafel.core.entry import PersonId, TableId
from speeltafel.core.refusal import Refusal
from speeltafel.server.house import House
from speeltafel.tables.tables import Done, Opening
from speeltafel.tables.verbs import Join, Rematch, Verb


class Asker(NamedTuple):
    """Who asks, and from which address, as it counts (``limits.address``)."""

    person: PersonId
    place: str


def do(house: House, table: TableId, asker: Asker, verb: Verb, after: int, key: str) -> Awaitable[Done | Refusal]:
    """``Tables.do``; ``TooOften``, and ``NoName`` for whoever would sit down without one."""
    house.limits.count("deeds", asker.person)
    match verb:
        case Join():
            return _sit_down(house, table, asker.person, verb, after, key)
        case Rematch():
            return _play_again(house, table, asker, verb, after, key)
        case _:
            return house.tables.do(table, asker.person, verb, after, key)


async def _sit_down(house: House, table: TableId, person: PersonId, verb: Join, after: int, key: str) -> Done | Refusal:
    await house.persons.name(person)
    return await house.tables.do(table, person, verb, after, key)


async def _play_again(
    house: House, table: TableId, asker: Asker, verb: Rematch, after: int, key: str
) -> Done | Refusal:
    """A table is opened, as in the lobby, unless somebody else's press has done it."""
    if (await house.tables.look(table)).card.next is None:
        _count_table(house, asker)
    return await house.tables.do(table, asker.person, verb, after, key)


async def open_table(house: House, asker: Asker, opening: Opening) -> TableId | Refusal:
    """``Tables.open``; ``TooOften``, and ``NoName`` for whoever would sit down without one."""
    _count_table(house, asker)
    if opening.join:
        await house.persons.name(asker.person)
    return await house.tables.open(asker.person, opening)


def _count_table(house: House, asker: Asker) -> None:
    house.limits.count("tables here", asker.place)
    house.limits.count("tables", asker.person)
