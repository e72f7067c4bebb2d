"""`speeltafel backup` and `restore`: a copy made while people play is opened and played on."""

import errno
import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import anyio
import pytest

from speeltafel.store import FILE, copying
from tests.cli.terminal import damage, run, without_tables
from tests.server.conftest import served
from tests.server.geister import pair

if TYPE_CHECKING:
    from tests.postgres import Postgres


async def test_a_copy_made_during_play_is_restored_and_played_on(tmp_path: Path) -> None:
    data, copy, elsewhere = str(tmp_path / "data"), str(tmp_path / "copy.db"), str(tmp_path / "elsewhere")
    chance = random.Random(1)
    async with served(data=Path(data)) as house, pair(house) as both:
        await both.place()
        await both.step(chance)
        await both.pages[0].say("before the copy")
        assert "All tables are in" in await ran("backup", copy, "--data", data)
        view = both.pages[0].view
        await both.step(chance)  # the server goes on, and this is not in the copy
        assert "One table checked" in await ran("check-tables", "--data", data)
    await ran("restore", copy, "--data", elsewhere)
    assert "One table checked" in await ran("check-tables", "--data", elsewhere)
    async with (
        served(data=Path(elsewhere)) as house,
        house.page(both.table, both.persons[0]) as one,
        house.page(both.table, both.persons[1]) as other,
    ):
        assert one.view == view
        await one.until(lambda page: page.lines)
        assert one.lines[0]["text"] == "before the copy"
        page = one if one.acts else other
        assert (await page.act(page.acts[0]))["type"] == "update"


def test_a_server_that_never_rests_is_copied_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    without_tables(data)
    monkeypatch.setattr(copying, "_PAGES", 1)
    left: list[int] = []
    with closing(sqlite3.connect(data / FILE, isolation_level=None)) as server:

        def meanwhile(pages_left: int, pages: int) -> None:
            left.append(pages_left)
            assert pages_left == pages - len(left), "it has begun anew"
            server.execute("INSERT INTO persons (id, at) VALUES (?, 0)", (f"{len(left)}",))

        copying.back_up(data, copy, meanwhile)
    assert left[-1] == 0
    with closing(sqlite3.connect(copy)) as made:
        assert made.execute("SELECT count(*) FROM persons").fetchone() == (0,)


async def ran(*arguments: str) -> str:
    """What a command says that does what it should, while the loop goes on."""
    result = await anyio.to_thread.run_sync(run, *arguments)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.skipif(sys.platform == "win32", reason="rights are another matter there")
def test_what_holds_secrets_is_for_its_owner_alone(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    (tmp_path / "known").mkdir(mode=0o755)
    for data in (tmp_path / "new", tmp_path / "known"):
        without_tables(data)
        assert (data / FILE).stat().st_mode & 0o077 == 0
    run("backup", str(copy), "--data", str(tmp_path / "new"))
    run("restore", str(copy), "--data", str(tmp_path / "back"))
    for path in (tmp_path / "new", copy, tmp_path / "back", tmp_path / "back" / FILE):
        assert path.stat().st_mode & 0o077 == 0, path


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    without_tables(data)
    assert run("backup", str(copy), "--data", str(data)).exit_code == 0
    kept = copy.read_bytes()
    again = run("backup", str(copy), "--data", str(data), lang="nl")
    assert (again.exit_code, "is er al" in again.output) == (1, True)
    assert copy.read_bytes() == kept
    back = run("restore", str(copy), "--data", str(data), lang="nl")
    assert (back.exit_code, "is niet leeg" in back.output) == (1, True)


def test_where_no_tables_are_none_are_copied(tmp_path: Path) -> None:
    none = run("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path))
    assert (none.exit_code, "There are no tables in" in none.output) == (1, True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("damage", ["text", "another", "torn"])
def test_what_is_no_copy_is_not_put_anywhere(tmp_path: Path, damage: str) -> None:
    copy, data = tmp_path / "copy.db", tmp_path / "data"
    match damage:
        case "text":
            copy.write_text("not a database" * 100)
        case "another":
            with sqlite3.connect(copy) as database:
                database.execute("CREATE TABLE ours (n int)")
            database.close()
        case _:
            without_tables(tmp_path / "whole")
            run("backup", str(copy), "--data", str(tmp_path / "whole"))
            copy.write_bytes(copy.read_bytes()[:-8192])
    put = run("restore", str(copy), "--data", str(data))
    assert (put.exit_code, "no copy of speeltafel's" in put.output) == (1, True), put.output
    assert not (data / "speeltafel.db").exists()


def test_a_file_that_is_not_there_is_said_not_to_be(tmp_path: Path) -> None:
    for lang, why in (("en", "There is no file"), ("nl", "is er niet.")):
        put = run("restore", str(tmp_path / "copy.db"), "--data", str(tmp_path / "data"), lang=lang)
        assert (put.exit_code, why in put.output) == (1, True), put.output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["backup", "restore", "check-tables"])
@pytest.mark.parametrize(("lang", "why"), [("en", "You may not read"), ("nl", "mag je niet lezen")])
def test_who_may_not_look_into_the_folder_is_told_so(
    command: str, lang: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(path: Path, *_: object, **__: object) -> bool:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    copy = tmp_path / "copy.db"
    monkeypatch.setattr(Path, "is_file", closed)  # as in a folder of somebody else; root may look everywhere
    answer = run(command, *([] if command == "check-tables" else [str(copy)]), "--data", str(tmp_path), lang=lang)
    assert (answer.exit_code, why in answer.output) == (1, True), answer.output


def test_a_copy_that_may_not_be_read_is_not_called_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(path: Path, *_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    copy = tmp_path / "copy.db"
    copy.write_bytes(b"")
    copy.chmod(0)
    monkeypatch.setattr(Path, "open", closed)
    put = run("restore", str(copy), "--data", str(tmp_path / "data"))
    assert (put.exit_code, f"You may not read {copy}." in put.output) == (1, True), put.output


@pytest.mark.parametrize(("lang", "why"), [("en", "are damaged"), ("nl", "zijn beschadigd")])
def test_of_damaged_tables_no_copy_is_made(lang: str, why: str, tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    without_tables(data)
    damage(data, "entries_by_key")
    made = run("backup", str(copy), "--data", str(data), lang=lang)
    assert (made.exit_code, why in made.output) == (1, True), made.output
    assert list(tmp_path.iterdir()) == [data]


def test_a_disk_without_room_leaves_no_half_copy(tmp_path: Path) -> None:
    without_tables(tmp_path / "data")
    command = f"ulimit -f 16; exec {sys.executable} -m speeltafel backup {tmp_path}/copy.db --data {tmp_path}/data"
    full = subprocess.run(
        ["sh", "-c", command],
        capture_output=True,
        text=True,
        env={"LANG": "en", "PYTHONDONTWRITEBYTECODE": "1"},
        check=False,
    )
    assert (full.returncode, "The copy could not be made" in full.stderr) == (1, True), full.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_for_postgresql_it_says_how_without_the_password(tmp_path: Path) -> None:
    said = run("backup", "tables.dump", "--database", "postgresql://u:secret@host/tables", lang="nl")
    assert said.exit_code == 1
    assert '(umask 077; pg_dump --format=custom --file=tables.dump "postgresql://u:***@host/tables"' in said.output
    assert "secret" not in said.output


async def test_what_it_says_of_postgresql_makes_a_copy_that_is_played_on(
    postgres: "Postgres", postgres_url: str, tmp_path: Path
) -> None:
    async with served(database=postgres_url) as house, pair(house) as both:
        await both.place()
        await both.step(random.Random(1))
        view = both.pages[0].view
        said = run("backup", str(tmp_path / "tables.dump"), "--database", _plain(postgres_url)).output
        dump, put_back = (line.strip() for line in said.splitlines() if "pg_" in line)
        await _typed(dump, postgres)
    with postgres.database() as empty:
        await _typed(put_back.replace(_plain(postgres_url), _plain(empty)), postgres)
        async with (
            served(database=empty) as house,
            house.page(both.table, both.persons[0]) as one,
            house.page(both.table, both.persons[1]) as other,
        ):
            assert one.view == view
            page = one if one.acts else other
            assert (await page.act(page.acts[0]))["type"] == "update"


def _plain(url: str) -> str:
    """An address as a host types it."""
    return url.replace("+psycopg", "")


async def _typed(command: str, postgres: "Postgres") -> None:
    """Do what was said, with PostgreSQL's own programs at hand."""
    path = f"{postgres.programs}{os.pathsep}{os.environ['PATH']}"
    await anyio.run_process(command, env={**os.environ, "PATH": path})
