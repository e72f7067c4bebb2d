"""What is PostgreSQL's own: several processes on one database, and a database that goes and comes back."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import psycopg
import pytest

from speeltafel.store import DatabaseUnreachable, open_store
from speeltafel.store.pool import CONNECTIONS, Pool
from speeltafel.store.rows import Row, Values
from speeltafel.tables.storing import Moved, Raced, SameKey, Store, StoreProblem, Word
from tests.store.places import append, entry, opened

if TYPE_CHECKING:
    from tests.postgres import Postgres

HANG_UP = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = %s"


@pytest.fixture
async def two(postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores on one database, as two servers would have; they were the first to open it, both at once."""
    one, other = await asyncio.gather(open_store(postgres_url), open_store(postgres_url))
    yield one, other
    await one.close()
    await other.close()


async def hears(heard: "asyncio.Queue[Word | None]", word: Word | None) -> None:
    """Wait until ``word`` is heard."""
    while await asyncio.wait_for(heard.get(), 20) != word:
        pass


def hang_up(postgres: "Postgres", url: str) -> None:
    """Cut every connection to the database."""
    database = url.partition("@/")[2].partition("?")[0]
    with psycopg.connect(postgres.url().replace("+psycopg", ""), autocommit=True) as connection:
        assert connection.execute(HANG_UP, [database]).rowcount > 0


async def test_what_one_process_appends_the_other_hears_and_reads(two: tuple[Store, Store]) -> None:
    one, other = two
    heard: asyncio.Queue[Word | None] = asyncio.Queue()
    await other.listen(heard.put_nowait)
    row = await opened(one)
    await hears(heard, Moved("t1", 0))
    assert await other.table("t1") == row


@pytest.mark.parametrize("sent", ["", "t1", "{", '{"type":"gone"}', '{"type":"moved","table":7}'])
async def test_word_that_is_not_understood_may_mean_anything(postgres_url: str, sent: str) -> None:
    store = await open_store(postgres_url)
    heard: asyncio.Queue[Word | None] = asyncio.Queue()
    await store.listen(heard.put_nowait)
    await hears(heard, None)
    with psycopg.connect(postgres_url.replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute("SELECT pg_notify('speeltafel', %s)", [sent])
    await hears(heard, None)
    await opened(store)
    await hears(heard, Moved("t1", 0))  # and goes on listening
    await store.close()


async def test_the_same_request_that_races_into_two_processes_is_one_entry(two: tuple[Store, Store]) -> None:
    row = await opened(two[0])
    for seq in range(1, 30):
        sent = (append(store, row, entry(seq, person="A", key=f"{seq}")) for store in two)
        both = await asyncio.gather(*sent, return_exceptions=True)
        [row] = [answer for answer in both if not isinstance(answer, BaseException)]
        assert [answer.seq for answer in both if isinstance(answer, SameKey)] == [seq]


async def test_processes_that_listen_are_counted(two: tuple[Store, Store], postgres_url: str) -> None:
    assert await two[0].processes() == 1
    for store in two:
        await store.listen(lambda _: None)
    assert await two[1].processes() == 2


async def test_of_two_processes_one_appends_the_same_number(two: tuple[Store, Store]) -> None:
    row = await opened(two[0])
    for seq in range(1, 30):
        both = await asyncio.gather(
            *(append(store, row, entry(seq, person="A", key=f"{seq}")) for store in two), return_exceptions=True
        )
        [row] = [answer for answer in both if not isinstance(answer, BaseException)]


async def test_two_processes_number_lines_of_chat_together(two: tuple[Store, Store]) -> None:
    said = await asyncio.gather(*(two[n % 2].say("t1", "table", "A", "x", n, f"k{n}") for n in range(40)))
    assert sorted(line.number for line in said) == list(range(1, 41))


async def test_a_line_that_races_into_two_processes_is_said_once(two: tuple[Store, Store]) -> None:
    said = await asyncio.gather(*(two[n % 2].say("t1", "table", "A", "x", 1, "same") for n in range(20)))
    assert {line.number for line in said} == {1}


async def test_a_lost_connection_is_made_anew_and_then_any_table_may_have_moved(
    postgres: "Postgres", two: tuple[Store, Store], postgres_url: str
) -> None:
    one, other = two
    heard: asyncio.Queue[Word | None] = asyncio.Queue()
    await other.listen(heard.put_nowait)
    await hears(heard, None)
    row = await opened(one)
    await hears(heard, Moved("t1", 0))
    for seq in (1, 2):
        hang_up(postgres, postgres_url)
        row = await append(one, row, entry(seq))  # its connection was cut too
        await hears(heard, None)
        assert await other.table("t1") == row
        row = await opened(one, f"after{seq}")
        await hears(heard, Moved(f"after{seq}", 0))
        row = await one.table("t1") or row


async def test_a_database_that_is_away_refuses_and_is_found_again(
    postgres: "Postgres", two: tuple[Store, Store]
) -> None:
    one, other = two
    heard: asyncio.Queue[Word | None] = asyncio.Queue()
    await other.listen(heard.put_nowait)
    row = await opened(one)
    await hears(heard, Moved("t1", 0))
    postgres.stop()
    try:
        with pytest.raises(StoreProblem):
            await append(one, row, entry(1))
        with pytest.raises(StoreProblem):
            await other.table("t1")
    finally:
        postgres.start()
    await append(one, row, entry(1))
    await hears(heard, None)
    assert [found.seq for found in await other.entries("t1")] == [0, 1]


async def test_who_stops_waiting_leaves_no_transaction_behind(two: tuple[Store, Store]) -> None:
    one, other = two
    for n in range(3 * CONNECTIONS):
        row = await opened(one, f"t{n}")
        waiting = asyncio.create_task(append(one, row, entry(1)))
        for _ in range(n % 6):  # at another place each time
            await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        while True:  # what nobody waits for may be kept all the same, and then the other is late, once
            newest = await other.table(f"t{n}")
            assert newest is not None
            with suppress(Raced):
                await append(other, newest, entry(newest.seq + 1))
                break
        assert newest.seq in (0, 1)


async def test_what_waits_goes_in_one_statement(two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    read = Pool.read

    async def noted(pool: Pool, statement: str, values: Values) -> Sequence[Row]:
        asked.append(statement)
        return await read(pool, statement, values)

    rows = await asyncio.gather(*(opened(two[0], f"t{n}") for n in range(100)))
    monkeypatch.setattr(Pool, "read", noted)
    await asyncio.gather(*(append(two[0], row, entry(1)) for row in rows))
    assert 1 <= len(asked) <= 3


async def test_two_processes_that_hold_one_another_up_append_one_by_one(
    two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    row = await opened(one)

    async def deadlock(pool: Pool, statement: str, values: Values) -> Sequence[Row]:
        raise psycopg.errors.DeadlockDetected

    with monkeypatch.context() as patched:
        patched.setattr(Pool, "read", deadlock)
        row = await append(one, row, entry(1))
    assert await other.table("t1") == row


async def test_many_more_ask_than_there_are_connections(two: tuple[Store, Store]) -> None:
    one, _ = two
    row = await opened(one)
    answers = await asyncio.gather(
        *(append(one, row, entry(1)) for _ in range(10 * CONNECTIONS)), return_exceptions=True
    )
    assert sum(isinstance(answer, Raced) for answer in answers) == 10 * CONNECTIONS - 1


async def test_an_address_where_nobody_answers_is_said_to_be_so(tmp_path: object) -> None:
    with pytest.raises(DatabaseUnreachable, match="PostgreSQL cannot be used"):
        await open_store(f"postgresql://nobody@/nothing?host={tmp_path}")


async def test_a_closed_store_refuses(postgres_url: str) -> None:
    store = await open_store(postgres_url)
    await store.close()
    with pytest.raises(StoreProblem, match="closed"):
        await store.table("t1")
