"""Bots at a table: when they act, and that one which errs stops nobody. (That one hangs or dies: tests/bots.)"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
import pytest

from speeltafel.bots.worker import BotFailed
from speeltafel.bots.worker import think as real_think
from speeltafel.core.entry import ByBot, Entry
from speeltafel.server import runner
from speeltafel.server.runner import Runner
from speeltafel.tables.luck import from_seed
from speeltafel.tables.verbs import Resign
from tests.games.lizzy_ghosties.table import FINAL, draw
from tests.leaks.door import settled
from tests.server.client import House, Page, Person
from tests.server.conftest import served
from tests.server.geister import PLACEMENT
from tests.tables import house as tables


async def _against_a_bot(house: House, person: Person) -> str:
    return await house.table(person, join=True, bot="random", start=True)


async def _it_plays(page: Page) -> None:
    await page.act(PLACEMENT)
    await page.until(lambda page: page.view["placed"] == [True, True] and page.acts)
    moves = page.view["moves"]
    await page.act(page.acts[0])
    await page.until(lambda page: page.view["moves"] == moves + 2)


async def test_a_bot_that_does_not_answer_is_replaced_by_chance(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def think(*_: Any) -> bytes:
        raise BotFailed("it hangs")

    monkeypatch.setattr(runner, "think", think)
    person = await house.person()
    async with house.page(await _against_a_bot(house, person), person) as page:
        await _it_plays(page)
    assert "it hangs; seat 1 plays anything" in caplog.text


async def test_a_bot_that_wants_what_is_forbidden_is_replaced_by_chance(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def think(*_: Any) -> bytes:
        return b"\x82\xa4type\xa5leave\xa6origin\xa2a1"

    monkeypatch.setattr(runner, "think", think)
    person = await house.person()
    async with house.page(await _against_a_bot(house, person), person) as page:
        await _it_plays(page)
    assert "wanted what GE-" in caplog.text


async def test_what_goes_wrong_at_one_table_stays_there(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def think(game: str, strength: str, view: bytes, *more: Any) -> bytes:
        if strength == "beginner":
            raise RuntimeError("never thought of that")
        return await real_think(game, strength, view, *more)

    monkeypatch.setattr(runner, "think", think)
    person = await house.person()
    await house.table(person, join=True, bot="beginner", start=True)
    async with house.page(await _against_a_bot(house, person), person) as page:
        await _it_plays(page)
    assert "never thought of that" in caplog.text


# Time is the tables' own number here: it passes while a bot thinks, and while the runner rests.

SECOND = 1_000_000


@asynccontextmanager
async def bots_at(
    house: tables.House, monkeypatch: pytest.MonkeyPatch, thoughts: list[float], *, there: str = ""
) -> AsyncIterator[Runner]:
    """Bots play at the tables of ``house``, each act after so many seconds of thought; then they think for ever.

    ``there`` are the persons who are at the table.
    """

    async def think(game_id: str, strength: str, view: bytes, offer: bytes, *rest: Any) -> bytes:
        if not thoughts:
            await asyncio.Event().wait()
        await pass_(thoughts.pop(0))
        game = house.games[game_id]
        offered = msgspec.msgpack.decode(offer, type=game.about.types.offer)
        return msgspec.msgpack.encode(next(iter(game.expand(offered))))

    async def pass_(seconds: float) -> None:
        house.at += round(seconds * SECOND)
        await asyncio.sleep(0)

    async def nothing() -> None:
        """No process is warmed up."""

    monkeypatch.setattr(runner, "think", think)
    monkeypatch.setattr(runner, "warm_up", nothing)
    running = Runner(
        house.tables,
        house.store,
        fresh=from_seed("bots"),
        now=lambda: house.at,
        pause_s=1.0,
        shared=True,
        is_there=lambda _, person: person in there,
        clock=lambda: house.at / SECOND,
        rest=pass_,
    )
    house.tables.on_moved(running.moved)
    task = asyncio.create_task(running.run())
    try:
        yield running
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _first_act_of_the_bot(house: tables.House, table: str) -> Entry:
    await settled()
    return next(entry for entry in await house.tables.log(table, most=50) if isinstance(entry.by, ByBot))


@pytest.mark.parametrize(("thought", "beats"), [(0.0, 1), (0.004, 1), (0.9, 1), (1.1, 2), (1.9, 2), (2.0, 2), (7.3, 8)])
async def test_how_long_a_bot_thinks_can_be_told_from_its_act_no_better_than_by_the_beat(
    monkeypatch: pytest.MonkeyPatch, thought: float, beats: int
) -> None:
    house = tables.House()
    async with bots_at(house, monkeypatch, [thought]):
        table = await house.opened("A", join=True, bot="random", start=True)
        asked = house.at
        assert (await _first_act_of_the_bot(house, table)).at - asked == beats * SECOND


async def test_bots_among_themselves_wait_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    house = tables.House()
    async with bots_at(house, monkeypatch, [0.25, 0.25]):
        table = await house.opened("A", bot="random")
        asked = house.at
        assert (await _first_act_of_the_bot(house, table)).at - asked == 0.5 * SECOND  # both were asked to place


async def test_a_bot_whose_game_was_given_up_while_it_thought_does_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = tables.House()
    resigned = asyncio.Event()

    async def long(*_: Any) -> bytes:
        await resigned.wait()
        return msgspec.msgpack.encode(PLACEMENT)

    async with bots_at(house, monkeypatch, []):
        monkeypatch.setattr(runner, "think", long)
        table = await house.opened("A", join=True, bot="random", start=True)
        await settled()
        await house.done(table, "A", Resign())
        resigned.set()
        await settled()
    assert not [entry for entry in await house.tables.log(table, most=50) if isinstance(entry.by, ByBot)]
    assert not caplog.records


async def test_of_a_team_of_bots_one_thinks_about_its_one_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    house = tables.House()
    monkeypatch.setattr(type(house.games["geister"]), "team", staticmethod(lambda state, seat: 0))
    async with bots_at(house, monkeypatch, [0.1]):  # a second one would think for ever
        table = await house.opened("A", bot="random")
        assert (await _first_act_of_the_bot(house, table)).by == ByBot(0)


async def test_a_bot_that_did_not_answer_is_remembered_until_one_does_or_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = tables.House()

    async def dead(*_: Any) -> bytes:
        raise BotFailed("no process")

    async with bots_at(house, monkeypatch, [0.1]) as running:
        assert running.answered
        with monkeypatch.context() as wrong:
            wrong.setattr(runner, "think", dead)
            await _first_act_of_the_bot(house, await house.opened("A", join=True, bot="random", start=True))
        assert not running.answered
        await _first_act_of_the_bot(house, await house.opened("B", join=True, bot="random", start=True))
        assert running.answered
        monkeypatch.setattr(runner, "think", dead)
        await _first_act_of_the_bot(house, await house.opened("C", join=True, bot="random", start=True))
        assert not running.answered
        house.at += round(runner.REMEMBERED_S * SECOND)
        assert running.answered


async def test_a_table_whose_bot_cannot_act_is_known_to_wait_until_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    house = tables.House()

    async def lost(*_: Any) -> bytes:
        raise RuntimeError("never thought of that")

    async with bots_at(house, monkeypatch, [0.1, 0.1]) as running:
        with monkeypatch.context() as wrong:
            wrong.setattr(runner, "think", lost)
            table = await house.opened("A", join=True, bot="random", start=True)
            for waited in (0, 10, 20):
                await running.look_again()
                await settled()
                assert running.behind_s == waited
                house.at += 10 * SECOND
        house.at += 10 * SECOND  # so long is it claimed by whoever tried last
        await running.look_again()
        await _first_act_of_the_bot(house, table)
        assert running.behind_s == 0


async def test_a_table_that_cannot_be_read_silences_no_bot_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    house = tables.House()
    look, lost = house.tables.look, await house.opened("A", join=True, bot="random", start=True)

    async def unreadable(table: str, **how: Any) -> Any:
        if table == lost:
            raise msgspec.DecodeError("what is kept cannot be read")
        return await look(table, **how)

    monkeypatch.setattr(house.tables, "look", unreadable)
    async with bots_at(house, monkeypatch, [0]) as running:
        await running.look_again()
        await settled()
        assert running.behind_s == 0
        other = await house.opened("B", join=True, bot="random", start=True)
        assert (await _first_act_of_the_bot(house, other)).by == ByBot(1)
        house.at += 10 * SECOND
        await running.look_again()
        assert running.behind_s >= 10


async def test_a_table_that_waits_for_no_bot_any_more_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    house = tables.House()

    async def lost(*_: Any) -> bytes:
        raise RuntimeError("never thought of that")

    async with bots_at(house, monkeypatch, []) as running:
        monkeypatch.setattr(runner, "think", lost)
        table = await house.opened("A", join=True, bot="random", start=True)
        await settled()
        house.at += 10 * SECOND
        assert running.behind_s == 10
        await house.done(table, "A", Resign())
        await running.look_again()
        await settled()
        assert running.behind_s == 0


@pytest.mark.rule("LG-71")
@pytest.mark.parametrize(("there", "acts"), [("A", []), ("", [ByBot(1)]), ("B", [ByBot(1)])])
async def test_a_bot_acts_for_its_team_only_when_nobody_of_the_team_is_there(
    monkeypatch: pytest.MonkeyPatch, there: str, acts: list[ByBot]
) -> None:
    """A sits in one team with the bot, and has left their turn to it or not."""
    house = tables.House()
    monkeypatch.setattr(
        type(house.games["lizzy_ghosties"]), "setup", staticmethod(lambda *_: draw(FINAL, "turn: lizzies"))
    )
    async with bots_at(house, monkeypatch, [0.1], there=there):
        table = await house.opened(
            "A", game="lizzy_ghosties", join=True, bot="random", options={"seats": 4}, start=True
        )
        await settled()
        assert [entry.by for entry in await house.tables.log(table, most=50) if isinstance(entry.by, ByBot)] == acts


async def test_where_people_sit_a_bot_lets_them_follow() -> None:
    async with served(bot_pause_s=0.3) as house:
        person = await house.person()
        async with house.page(await _against_a_bot(house, person), person) as page:
            await _it_plays(page)
            answered, before = page.log[-1]["at"], page.log[-2]["at"]
            assert answered - before >= 300_000
