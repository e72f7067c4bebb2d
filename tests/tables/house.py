"""A house for tests: tables in memory, a clock that is a number, luck from a seed, and people called by their names."""

from collections.abc import Mapping
from typing import Any

import msgspec

from speeltafel.core.game import AnyGame
from speeltafel.core.refusal import Refusal
from speeltafel.core.registry import find_games
from speeltafel.store.memory import MemoryStore
from speeltafel.tables.luck import from_seed
from speeltafel.tables.table import Table
from speeltafel.tables.tables import Done, Opening, Tables
from speeltafel.tables.verbs import Act, Join, Start, Verb

PLACED = ("GGEEGGEE", "EEGGEEGG")


class House:
    """Tables and what a test does to them; ``at`` is the time, moved by hand."""

    def __init__(self, *, seed: str = "house", games: Mapping[str, AnyGame] | None = None) -> None:
        self.store = MemoryStore()
        self.at = 1_700_000_000_000_000
        self.games = games or find_games()
        self.tables = self.served()
        self._seed = seed
        self._keys = 0

    def served(self) -> Tables:
        """A server's tables on this store: a second one knows nothing but what was stored."""
        return Tables(self.store, self.games, fresh=from_seed("fresh"), now=lambda: self.at)

    async def opened(self, person: str = "A", **opening: Any) -> str:
        """A new table of Geister, unless ``opening`` says otherwise."""
        table = await self.tables.open(person, Opening(**{"game": "geister", **opening}))
        assert isinstance(table, str), table
        return table

    async def do(
        self, table: str, person: str, verb: Verb, *, after: int | None = None, key: str = ""
    ) -> Done | Refusal:
        """One verb, seen as of the newest entry unless ``after`` says otherwise, with a key of its own."""
        self._keys += 1
        seen = (await self.tables.look(table)).seq if after is None else after
        return await self.tables.do(table, person, verb, seen, key or f"key {self._keys}")

    async def done(self, table: str, person: str, *verbs: Verb) -> Table:
        """Verbs that must be accepted, and the table after them."""
        for verb in verbs:
            answer = await self.do(table, person, verb)
            assert isinstance(answer, Done), answer
        return await self.tables.look(table)

    async def refused(self, table: str, person: str, verb: Verb) -> tuple[str, str]:
        """The rule and the reason of a refusal, which must have changed nothing."""
        before = await self.tables.look(table)
        answer = await self.do(table, person, verb)
        assert isinstance(answer, Refusal), answer
        assert await self.tables.look(table) == before
        return answer.rule, answer.why

    async def gathered(self, **opening: Any) -> str:
        """A on seat 1, B on seat 2."""
        table = await self.opened("A", join=True, **opening)
        await self.done(table, "B", Join())
        return table

    async def running(self, **opening: Any) -> str:
        """Both have pressed start; the ghosts are to be placed."""
        table = await self.gathered(**opening)
        await self.done(table, "A", Start())
        await self.done(table, "B", Start())
        return table

    async def playing(self, **opening: Any) -> str:
        """Both have placed; seat 1 (A) is to move."""
        table = await self.running(options={"start": 1}, **opening)
        await self.done(table, "A", act(PLACED[0]))
        await self.done(table, "B", act(PLACED[1]))
        return table


def act(text: str) -> Act:
    """An act of Geister, in its notation."""
    action = find_games()["geister"].notation.read_action(text)
    return Act(msgspec.Raw(msgspec.json.encode(action)))
