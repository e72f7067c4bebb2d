"""The schema, and how a database comes by it."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TypeAlias

import psycopg
import pytest
from alembic import command
from alembic.script import ScriptDirectory
from msgspec.structs import replace
from sqlalchemy import Connection, inspect, text

from speeltafel.store import NewerDatabase, UnknownAddress, migration, open_store
from speeltafel.store.memory import MemoryStore
from speeltafel.store.revision import REVISION
from speeltafel.store.sqlite import SqliteStore
from speeltafel.tables.storing import ChatLine, SameKey
from tests.store.places import SECRET, append, entry

Begin: TypeAlias = Callable[[], AbstractContextManager[Connection]]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, Begin]:
    """The address of an empty database, and how to begin a transaction there."""
    if request.param == "sqlite":
        return str(tmp_path), lambda: migration.sqlite_transaction(tmp_path / "speeltafel.db")
    url: str = request.getfixturevalue("postgres_url")
    plain = url.replace("+psycopg", "")
    return url, lambda: migration.postgres_transaction(lambda: psycopg.connect(plain))


async def test_an_empty_database_comes_to_what_the_schema_says(database: tuple[str, Begin]) -> None:
    address, begin = database
    await (await open_store(address)).close()
    with begin() as connection:
        command.check(migration.config(connection))  # raises when they differ
        assert "entries" in inspect(connection).get_table_names()


async def test_a_newer_database_is_left_alone(database: tuple[str, Begin]) -> None:
    address, begin = database
    await (await open_store(address)).close()
    with begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'from the future'"))
    for _ in range(2):
        with pytest.raises(NewerDatabase, match=r"from the future.*Install a newer speeltafel"):
            await open_store(address)
    with begin() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "from the future"


async def test_what_an_older_version_kept_is_there_after_an_upgrade(database: tuple[str, Begin]) -> None:
    address, begin = database
    with begin() as connection:
        command.upgrade(migration.config(connection), "0001")
        connection.execute(text("INSERT INTO chat VALUES ('t1', 1, 'table', 'A', 'hello', 7)"))
    store = await open_store(address)
    assert await store.said("t1", ["table"]) == [ChatLine(1, "table", "A", "hello", 7)]
    assert (await store.say("t1", "table", "A", "hello", 8, "k")).number == 2
    await store.close()


OLD_TABLE = """
    INSERT INTO tables (id, game, series, secret, stage, listed, people, seq, state_seq, asked, bot_due, bot_until,
        moved_at, card, owner)
    VALUES (:id, 'geister', :id, :secret, 'running', true, '["A"]', 0, -1, '[]', false, 0, :at, :card, 'A')"""
OLD_ENTRY = "INSERT INTO entries (table_id, seq, at, person, key, body) VALUES (:id, 0, :at, 'A', 'open', :body)"


async def test_tables_of_0004_stand_in_the_lobby_in_their_order_and_are_played_on(
    database: tuple[str, Begin],
) -> None:
    address, begin = database
    times = {"new": 1_700_000_000_000_001, "old": 7, "middle": 1_700_000_000_000_000}
    with begin() as connection:
        command.upgrade(migration.config(connection), "0004")
        for table, at in times.items():
            values = {"id": table, "at": at, "secret": SECRET, "card": b"card 0", "body": b"body 0"}
            connection.execute(text(OLD_TABLE), values)
            connection.execute(text(OLD_ENTRY), values)
    store = await open_store(address)
    rows = await store.listed(most=9)
    assert [(row.id, row.moved_at) for row in rows] == sorted(times.items(), key=lambda one: -one[1])
    row = await append(store, replace(rows[-1], secret=SECRET), entry(1, person="A", key="k", state=b"1"), state_seq=1)
    assert await store.table("old") == row
    found = await store.state_at("old", row.state_seq)
    assert found is not None
    assert found.state == b"1"
    with pytest.raises(SameKey):
        await append(store, row, entry(2, person="A", key="open"))
    await store.close()


async def test_all_that_0005_kept_is_there_and_belongs_together(database: tuple[str, Begin]) -> None:
    address, begin = database
    with begin() as connection:
        command.upgrade(migration.config(connection), "0005")
        for number, table in enumerate(("t9", "t1", "t5")):
            values = {"id": table, "at": number, "secret": SECRET, "card": b"card", "body": table.encode()}
            connection.execute(text(OLD_TABLE), values)
            connection.execute(text(OLD_ENTRY), values)
            connection.execute(text("INSERT INTO sitting VALUES (:id, 'A')"), values)
    store = await open_store(address)
    for table in ("t9", "t1", "t5"):
        assert [row.body for row in await store.entries(table)] == [table.encode()]
        assert await store.keyed(table, "A", "open") == 0
    assert [row.id for row in await store.tables_of("A", most=9)] == ["t5", "t1", "t9"]
    row = await store.table("t1")
    assert row is not None
    await append(store, row, entry(1, person="A", key="next", state=b"1"), state_seq=1)
    assert [row.seq for row in await store.entries("t1")] == [0, 1]
    assert [row.seq for row in await store.entries("t9")] == [0]
    await store.close()
    with begin() as connection:
        named = {key["name"] for table in ("entries", "sitting") for key in inspect(connection).get_foreign_keys(table)}
        assert named == {"fk_entries_table_number", "fk_sitting_table_id"}
        numbers = connection.execute(text("SELECT id FROM tables ORDER BY number")).scalars().all()
        assert numbers == ["t9", "t1", "t5"]


async def test_a_schema_comes_whole_or_not_at_all(database: tuple[str, Begin]) -> None:
    address, begin = database
    with begin() as connection:  # in the way of the last table that the first revision makes
        connection.execute(text("CREATE TABLE chat (ours int)"))
    with pytest.raises(Exception, match="chat"):
        await open_store(address)
    with begin() as connection:
        assert inspect(connection).get_table_names() == ["chat"]
        connection.execute(text("DROP TABLE chat"))
    await (await open_store(address)).close()


def test_the_newest_revision_is_the_one_that_the_code_names(tmp_path: Path) -> None:
    with migration.sqlite_transaction(tmp_path / "some.db") as connection:
        assert ScriptDirectory.from_config(migration.config(connection)).get_heads() == [REVISION]


async def test_addresses_lead_to_stores(tmp_path: Path) -> None:
    assert isinstance(await open_store("memory:"), MemoryStore)
    file = tmp_path / "a folder" / "my tables.db"
    store = await open_store(f"sqlite:///{file}")
    assert isinstance(store, SqliteStore)
    assert file.exists()
    await store.close()


@pytest.mark.parametrize("address", ["mysql://x", "sqlite://", "sqlite:///", "sqlite://host/x", "http://x"])
async def test_other_addresses_are_refused(address: str) -> None:
    with pytest.raises(UnknownAddress, match="is not where a store can be"):
        await open_store(address)
