"""One at a time at each table."""

import asyncio
from contextlib import suppress

from speeltafel.tables.turns import Turns


async def test_each_at_a_table_waits_for_those_who_came_before() -> None:
    turns, went = Turns(), list[int]()

    async def go(number: int) -> None:
        async with turns.at("t"):
            went.append(number)
            await asyncio.sleep(0)
            went.append(number)

    await asyncio.gather(*(go(number) for number in range(5)))
    assert went == [number for number in range(5) for _ in range(2)]
    assert turns._held == {}


async def test_at_another_table_nobody_waits() -> None:
    turns = Turns()
    async with asyncio.timeout(1), turns.at("t"), turns.at("u"):
        pass


async def take(turns: Turns) -> None:
    """A turn at a table that is not given back."""
    await turns.at("t").__aenter__()


async def test_who_gives_up_waiting_holds_nobody_up() -> None:
    turns = Turns()
    async with turns.at("t"):
        waiting = [asyncio.create_task(take(turns)) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
    await waiting[1]
    await asyncio.sleep(0)
    assert [task.done() for task in waiting] == [True, True, False]
    waiting[2].cancel()


async def test_who_gives_up_when_the_turn_has_come_passes_it_on() -> None:
    turns = Turns()
    async with turns.at("t"):
        waiting = [asyncio.create_task(take(turns)) for _ in range(2)]
        await asyncio.sleep(0)
    waiting[0].cancel()  # its turn has come, and it has not noticed yet
    await asyncio.wait(waiting)
    assert [task.cancelled() for task in waiting] == [True, False]


async def test_who_errs_is_done() -> None:
    turns = Turns()
    with suppress(ZeroDivisionError):
        async with turns.at("t"):
            _ = 1 / 0
    assert turns._held == {}
