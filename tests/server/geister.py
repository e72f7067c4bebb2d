"""What the tests of the server do at a table of Geister."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from tests.server.client import House, Page, Person

PLACEMENT = {"type": "place", "kinds": "GEGEGEGE"}


@dataclass
class Pair:
    """Two who sit at one table, each before a page."""

    table: str
    persons: tuple[Person, Person]
    pages: tuple[Page, Page]

    @property
    def to_act(self) -> Page:
        """The page of whoever's turn it is."""
        return self.pages[self.pages[0].card["to_act"][0]]

    async def place(self) -> None:
        """Both place their ghosts, and know it."""
        for page in self.pages:
            await page.until(lambda page: page.acts)
            assert (await page.act(PLACEMENT))["type"] == "update"
        for page in self.pages:
            await page.until(lambda page: all(page.view["placed"]))

    async def step(self, chance: random.Random) -> None:
        """Whoever is to act does one of the acts offered, and both know it."""
        page = self.to_act
        answer = await page.act(chance.choice(page.acts))
        assert answer["type"] == "update", answer
        await self.even()

    async def even(self) -> None:
        """Both pages have come as far as the other."""
        newest = max(page.seq for page in self.pages)
        for page in self.pages:
            await page.until(lambda page: page.seq >= newest)


@asynccontextmanager
async def pair(house: House, **options: object) -> AsyncIterator[Pair]:
    """Two who have started a game, with these options."""
    first, second = await house.person(), await house.person()
    table = await house.table(first, join=True, start=True, options=options)
    async with house.page(table, first) as one, house.page(table, second) as other:
        assert (await other.do({"type": "join", "seat": None}))["type"] == "update"
        assert (await other.do({"type": "start"}))["type"] == "update"
        both = Pair(table, (first, second), (one, other))
        await one.until(lambda _: one.card["stage"] == "running")
        yield both
