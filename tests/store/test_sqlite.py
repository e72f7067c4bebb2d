"""What is SQLite's own: commits in common, full disks, locks, a server that dies."""

import asyncio
import random
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from speeltafel.store import CannotOpen, FolderHeld, FolderUnusable, open_store
from speeltafel.store import statements as ask
from speeltafel.store.damage import Damage
from speeltafel.store.memory import MemoryStore
from speeltafel.store.sql import Steps, Writing
from speeltafel.store.sqlite import SqliteStore
from speeltafel.store.writer import MOST_TOGETHER, Writer
from speeltafel.tables.storing import Raced, SameKey, StoreProblem
from tests.store.places import append, entry, gathering, opened

WRITERS = 200


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "speeltafel.db")
    yield store
    await store.close()


def said(statement: str) -> Writing[Any]:
    """A writing of one statement; its result is the first value of its first row, if it has one."""

    def steps() -> Steps[Any]:
        rows = (yield statement, {}).rows
        return rows[0][0] if rows else None

    return steps


async def test_commits_reach_the_disk_and_keep_what_belongs_together(store: SqliteStore) -> None:
    settings = [await store._write(said(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous", "foreign_keys")]
    assert settings == ["wal", 2, 1]  # 2 is FULL


async def test_what_waits_is_committed_together(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "some.db", isolation_level=None, check_same_thread=False)
    connection.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    commits: list[str] = []
    connection.set_trace_callback(lambda statement: commits.append(statement) if statement == "COMMIT" else None)
    writer = Writer(connection, Damage())
    await asyncio.gather(*(writer.write(said(f"INSERT INTO numbers VALUES ({n})")) for n in range(WRITERS)))
    assert await writer.write(said("SELECT count(*) FROM numbers")) == WRITERS
    await writer.close()
    assert WRITERS / MOST_TOGETHER < len(commits) < WRITERS / 4


async def test_a_mistake_in_one_writing_leaves_the_others_alone(store: SqliteStore) -> None:
    people = [f"p{min(n, WRITERS - 3)}" for n in range(WRITERS)]  # the last three are the same
    added = await asyncio.gather(
        *(store.add_person(person, b"%d" % n, 1) for n, person in enumerate(people)), return_exceptions=True
    )
    assert [n for n, problem in enumerate(added) if problem] == [WRITERS - 2, WRITERS - 1]
    assert isinstance(added[-1], sqlite3.IntegrityError)
    assert await store.person_of(b"%d" % (WRITERS - 1)) is None


@pytest.mark.parametrize("seed", range(8))
async def test_what_is_committed_together_comes_to_the_same_as_one_by_one(store: SqliteStore, seed: int) -> None:
    chance, twin = random.Random(seed), MemoryStore()
    sent = []
    for _ in range(40):  # most of them follow on one another; a few come late, too early or again
        row = gathering(f"t{chance.randrange(3)}", stage=chance.choice(("gathering", "running")))
        number = chance.choice((1, 1, 2, 2, 3, 4))
        entries = [entry(number, person="A", key=f"k{chance.randrange(6)}"), entry(number + 1)][: chance.choice((1, 2))]
        sent.append((replace(row, seq=entries[-1].seq), entries))
    for one in (store, twin):
        for number in range(3):
            await opened(one, f"t{number}")
    one_by_one = [(await asyncio.gather(twin.append(*one), return_exceptions=True))[0] for one in sent]
    together = await asyncio.gather(*(store.append(*one) for one in sent), return_exceptions=True)
    assert {type(answer) for answer in one_by_one} == {type(None), Raced, SameKey}
    assert [(type(one), getattr(one, "seq", 0)) for one in together] == [
        (type(one), getattr(one, "seq", 0)) for one in one_by_one
    ]
    for number in range(3):
        assert await store.table(f"t{number}") == await twin.table(f"t{number}")
        assert await store.entries(f"t{number}") == await twin.entries(f"t{number}")


async def test_a_full_disk_refuses_a_batch_whole_and_is_forgotten_when_there_is_room(store: SqliteStore) -> None:
    rows = [await opened(store, f"t{n}") for n in range(8)]
    pages = await store._write(said("PRAGMA page_count"))
    await store._write(said(f"PRAGMA max_page_count = {pages}"))
    large = entry(1, state=bytes(100_000))
    refused = await asyncio.gather(*(append(store, row, large) for row in rows), return_exceptions=True)
    assert {type(one) for one in refused} == {StoreProblem}
    assert "full" in str(refused[0])
    assert [await store.table(row.id) for row in rows] == rows
    assert [len(await store.entries(row.id)) for row in rows] == [1] * 8
    await store._write(said("PRAGMA max_page_count = 1000000"))
    await asyncio.gather(*(append(store, row, large) for row in rows))
    assert [len(await store.entries(row.id)) for row in rows] == [2] * 8


async def test_a_locked_file_refuses_writings_while_reading_goes_on(store: SqliteStore, tmp_path: Path) -> None:
    row = await opened(store)
    await store._write(said("PRAGMA busy_timeout = 200"))
    other = sqlite3.connect(tmp_path / "speeltafel.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(append(store, row, entry(1)))
    assert await store.table("t1") == row
    assert not waiting.done()
    with pytest.raises(StoreProblem, match="locked"):
        await waiting
    other.rollback()
    other.close()
    await append(store, row, entry(1))


async def test_who_stops_waiting_disturbs_nobody(store: SqliteStore) -> None:
    rows = [await opened(store, f"t{n}") for n in range(9)]
    waiting = [asyncio.create_task(append(store, row, entry(1))) for row in rows]
    await asyncio.sleep(0)
    waiting[3].cancel()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [n for n, answer in enumerate(answers) if isinstance(answer, BaseException)] == [3]
    assert [len(await store.entries(row.id)) for row in rows] == [2] * 9


async def test_what_waits_at_the_end_is_kept_and_what_comes_later_is_refused(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "speeltafel.db")
    row = await opened(store)
    waiting = asyncio.create_task(append(store, row, entry(1)))
    await asyncio.sleep(0)
    await store.close()
    row = await waiting
    with pytest.raises(StoreProblem, match="closed"):
        await append(store, row, entry(2))
    with pytest.raises(StoreProblem, match="closed"):
        await store.table("t1")
    store = await SqliteStore.open(tmp_path / "speeltafel.db")
    assert await store.table("t1") == row
    await store.close()


@pytest.mark.parametrize(
    ("statement", "index"),
    [
        (ask.TABLE, "sqlite_autoindex_tables"),
        (ask.STATE_AT, "sqlite_autoindex_entries"),
        (ask.ENTRIES, "sqlite_autoindex_entries"),
        (ask.KEYED, "entries_by_key"),
        (ask.LISTED, "tables_listed"),
        (ask.TABLES_OF, "sitting_by_person"),
        (ask.BOTS_DUE, "tables_bot_due"),
        (ask.NEWEST, "sqlite_autoindex_tables"),
        (ask.SAID, "sqlite_autoindex_chat"),
        (ask.SAID_WITH, "chat_by_key"),
        (ask.OPEN_OF, "tables_open_of"),
    ],
)
async def test_no_question_walks_through_all_that_is_stored(store: SqliteStore, statement: str, index: str) -> None:
    values = dict.fromkeys(re.findall(r":(\w+)", statement), 1)
    plan = [row[3] for row in await store._read(f"EXPLAIN QUERY PLAN {statement}", values)]
    assert any(index in step for step in plan), plan
    assert not [step for step in plan if step.startswith("SCAN") and "INDEX" not in step and "json_each" not in step]


# The data folder


async def test_one_process_has_a_folder(store: SqliteStore, tmp_path: Path) -> None:
    with pytest.raises(FolderHeld, match=r"Another speeltafel \(process \d+\) has the data folder"):
        await open_store(str(tmp_path))
    await opened(store)  # and the first goes on undisturbed


async def test_a_folder_may_be_had_again_when_it_was_let_go(tmp_path: Path) -> None:
    for _ in range(2):
        await (await open_store(str(tmp_path / "deep" / "in"))).close()
    assert (tmp_path / "deep" / "in" / "speeltafel.db").exists()


async def test_a_folder_that_cannot_be_made_is_said_to_be_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(FolderUnusable, match="cannot be used"):
        await open_store(str(tmp_path / "file" / "data"))


async def test_a_file_that_is_no_database_is_left_alone_and_the_folder_let_go(tmp_path: Path) -> None:
    file = tmp_path / "speeltafel.db"
    file.write_text("a letter to somebody, and longer than the head of a database has to be, by a hundred bytes")
    for _ in range(2):
        with pytest.raises(FolderUnusable, match=r"speeltafel\.db cannot be used"):
            await open_store(str(tmp_path))
    assert file.read_text().startswith("a letter")


async def test_an_old_sqlite_is_said_to_be_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    with pytest.raises(CannotOpen, match=r"3\.35 is needed"):
        await open_store(str(tmp_path))


# A server that dies

APPENDS_FOR_EVER = """
import asyncio, sys
from speeltafel.store import open_store
from tests.store.places import append, entry, opened

async def main():
    store = await open_store(sys.argv[1])
    async def play(table):
        row = await opened(store, table)
        for seq in range(1, 1_000_000):
            row = await append(store, row, entry(seq))
            print(table, seq, flush=True)
    await asyncio.gather(*(play(f"t{n}") for n in range(20)))

asyncio.run(main())
"""


async def test_a_killed_server_has_kept_all_that_it_said_it_kept(tmp_path: Path) -> None:
    newest = await asyncio.to_thread(said_before_it_was_killed, tmp_path)
    store = await open_store(str(tmp_path))  # nor does a dead process hold the folder
    for table, seq in newest.items():
        log = await store.entries(table)
        assert [found.seq for found in log] == list(range(len(log)))
        assert len(log) > seq
        row = await store.table(table)
        assert row is not None
        assert row.seq == log[-1].seq
    await store.close()


def said_before_it_was_killed(folder: Path) -> dict[str, int]:
    """The newest number of each table that a server said was kept."""
    command = [sys.executable, "-c", APPENDS_FOR_EVER, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]) as server:
        assert server.stdout is not None
        lines = [server.stdout.readline() for _ in range(500)]
        server.send_signal(signal.SIGKILL)
        lines += server.stdout.readlines()
    return {table: int(seq) for table, seq in (line.split() for line in lines if line.endswith("\n"))}
