"""What somebody asks of a table, through whichever door: counted, and by somebody with a name where one is needed."""

from collections.abc import Awaitable

from speeltafel.core.entry import PersonId, TableId
from speeltafel.core.refusal import Refusal
from speeltafel.server.house import House
from speeltafel.tables.tables import Done, Opening
from speeltafel.tables.verbs import Join, Verb


def do(house: House, table: TableId, person: PersonId, verb: Verb, after: int, key: str) -> Awaitable[Done | Refusal]:
    """``Tables.do``; ``TooOften``, and ``NoName`` for whoever would sit down without one."""
    house.limits.count("deeds", person)
    if isinstance(verb, Join):
        return _sit_down(house, table, person, verb, after, key)
    return house.tables.do(table, person, verb, after, key)


async def _sit_down(house: House, table: TableId, person: PersonId, verb: Join, after: int, key: str) -> Done | Refusal:
    await house.persons.name(person)
    return await house.tables.do(table, person, verb, after, key)


async def open_table(house: House, person: PersonId, opening: Opening) -> TableId | Refusal:
    """``Tables.open``; ``TooOften``, and ``NoName`` for whoever would sit down without one."""
    house.limits.count("tables", person)
    if opening.join:
        await house.persons.name(person)
    return await house.tables.open(person, opening)
