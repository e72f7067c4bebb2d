"""`speeltafel check-tables`: a log that this code would play otherwise is found, and where."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import anyio
import psycopg
import pytest
from alembic import command
from msgspec.structs import replace

from speeltafel.bots import strengths
from speeltafel.cli.check_tables import Difference, first_difference
from speeltafel.core import play
from speeltafel.core.codec import codec
from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.entry import ByHouse, Deed, Entry, Opened, Sat, Started, Stop
from speeltafel.core.game import AnyGame
from speeltafel.core.refusal import Refusal
from speeltafel.games.geister import GAME, Geister
from speeltafel.games.geister.model import Options, State, Step
from speeltafel.games.geister.rules import apply, why_not
from speeltafel.store import FILE, migration, open_store
from speeltafel.tables.storing import EntryRow, StoreProblem, TableRow
from tests.cli.terminal import damage, run, without_tables

GAMES: dict[str, AnyGame] = {"geister": GAME}
BEFORE = 3  # entries of the table before the game begins


def log() -> list[EntryRow]:
    """A table on which a whole game was played by chance."""
    gathering: list[Deed] = [Opened("geister", "", "p", "t"), Sat(0, "p"), Sat(1, "q")]
    numbers, bot = seeded("check"), strengths(GAME)["random"]
    moves = [play.begin(GAME, Started(Options(), 2, 0, 1, "seed"), numbers)]
    while to_act := GAME.to_act(moves[-1].state):
        state, seat = moves[-1].state, min(to_act)
        action = bot.choose(GAME.view(state, seat), GAME.offer(state, seat), (), 1.0, Recorder(numbers))
        moved = play.advance(GAME, state, seat, action, numbers)
        assert isinstance(moved, play.Moved)
        moves.append(moved)
    pack = codec(GAME).pack_state
    entries = [Entry(seq=seq, at=seq, by=ByHouse(), key=None, deed=deed) for seq, deed in enumerate(gathering)]
    entries += [
        Entry(
            seq=seq,
            at=seq,
            by=ByHouse(),
            key=None,
            deed=moved.deed,
            luck=moved.luck,
            news=moved.news,
            state=pack(moved.state),
        )
        for seq, moved in enumerate(moves, start=BEFORE)
    ]
    return [EntryRow(entry.seq, entry.at, None, None, codec(GAME).pack_body(entry), entry.state) for entry in entries]


def otherwise(**parts: Any) -> dict[str, AnyGame]:
    """Geister with these rules in place of its own."""
    return {"geister": type("Otherwise", (Geister,), {name: staticmethod(part) for name, part in parts.items()})()}


def test_a_log_that_replays_has_no_difference() -> None:
    assert first_difference(GAMES, "geister", log()) is None


def test_a_game_that_is_not_here() -> None:
    assert first_difference({}, "geister", log()) == Difference(0, "no-such-game", "geister")


def test_a_gap() -> None:
    rows = log()
    assert first_difference(GAMES, "geister", [*rows[:7], *rows[8:]]) == Difference(7, "missing")


def test_an_entry_that_cannot_be_read() -> None:
    rows = log()
    rows[8] = replace(rows[8], body=rows[8].body[:-3])
    found = first_difference(GAMES, "geister", rows)
    assert found is not None
    assert (found.seq, found.what) == (8, "unreadable")


def test_an_act_that_would_be_refused_now() -> None:
    def stricter(state: State, seat: int, action: Any) -> Refusal | None:
        return Refusal("GE-10", "not-a-neighbour") if state.moves == 4 else why_not(state, seat, action)

    assert first_difference(otherwise(why_not=stricter), "geister", log()) == Difference(BEFORE + 7, "refused")


def test_another_position() -> None:
    def slower(state: State, seat: int, action: Any, dice: Any) -> Any:
        after, news = apply(state, seat, action, dice)
        return (replace(after, moves=after.moves + 1) if after.moves == 6 else after), news

    assert first_difference(otherwise(apply=slower), "geister", log()) == Difference(BEFORE + 8, "other-state")


def test_other_news() -> None:
    def silent(state: State, seat: int, action: Any, dice: Any) -> Any:
        after, news = apply(state, seat, action, dice)
        return after, news if isinstance(action, Step) else ()

    assert first_difference(otherwise(apply=silent), "geister", log()) == Difference(BEFORE + 1, "other-news")


def test_other_luck_and_rules_that_break() -> None:
    def lucky(state: State, seat: int, action: Any, dice: Any) -> Any:
        dice.throw(6)
        return apply(state, seat, action, dice)

    def broken(state: State, how: Stop) -> State:
        raise AssertionError

    found = first_difference(otherwise(apply=lucky, stop=broken), "geister", log())
    assert found is not None
    assert (found.seq, found.what) == (BEFORE + 1, "broken")
    assert found.detail.startswith("OtherQuestion: ")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder that holds one table."""

    async def keep() -> None:
        rows = log()
        row = TableRow(
            id="t",
            game="geister",
            series="t",
            secret=b"s" * 32,
            card=b"",
            stage="finished",
            listed=False,
            people=(),
            seq=rows[-1].seq,
            state_seq=rows[-1].seq,
            asked=(0, 0),
            bot_due=False,
            moved_at=0,
        )
        store = await open_store(str(tmp_path))
        await store.open_table(row, rows)
        await store.close()

    anyio.run(keep)
    return tmp_path


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "One table checked: it replays as it was played."), ("nl", "Eén tafel nagekeken")]
)
def test_stored_tables_that_replay_are_said_to(data: Path, lang: str, said: str) -> None:
    checked = run("check-tables", "--data", str(data), lang=lang)
    assert checked.exit_code == 0
    assert said in checked.output


def test_a_stored_table_that_does_not_is_named_with_its_entry(data: Path) -> None:
    state = codec(GAME).pack_state(State(Options(), turn=1))
    with sqlite3.connect(data / "speeltafel.db") as database:
        database.execute("UPDATE entries SET state = ? WHERE seq = 9", (state,))
    database.close()
    checked = run("check-tables", "--data", str(data))
    assert checked.exit_code == 1
    assert "Table t: entry 9 leads to another position now.\n" in checked.output
    assert "1 of 1 tables would be played otherwise by this version. Nothing was changed." in checked.output


def _bytes_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def _kept_by_0003(data: Path) -> None:
    """What the folder holds, as the third revision held it."""
    old = data / "old.db"
    with migration.sqlite_transaction(old) as connection:
        command.upgrade(migration.config(connection), "0003")
    columns = "game, series, secret, stage, listed, people, state_seq, asked, bot_due, bot_until, moved_at, card, owner"
    with closing(sqlite3.connect(old)) as database:
        database.execute("ATTACH ? AS new", (str(data / FILE),))
        database.execute(f"INSERT INTO tables (id, seq, {columns}) SELECT id, seq, {columns} FROM new.tables")
        database.execute("""
            INSERT INTO entries (table_id, seq, at, person, key, body, state)
            SELECT tables.id, entries.seq, at, person, key, body, state
            FROM new.entries JOIN new.tables ON number = table_number""")
        database.commit()
    old.rename(data / FILE)


def test_what_an_older_version_kept_is_checked_in_a_copy_and_left_as_it_was(data: Path) -> None:
    with closing(sqlite3.connect(data / FILE)) as database:
        database.execute("PRAGMA journal_mode = DELETE")  # all of it in the one file
    _kept_by_0003(data)
    before = _bytes_of(data)
    checked = run("check-tables", "--data", str(data))
    assert (checked.exit_code, "One table checked" in checked.output) == (0, True), checked.output
    assert _bytes_of(data) == before


def test_a_damaged_table_is_named_and_the_others_are_checked(data: Path) -> None:
    damage(data, "entries")
    for lang, why in (("en", "Table t cannot be read from where it is kept"), ("nl", "Tafel t is niet te lezen")):
        checked = run("check-tables", "--data", str(data), lang=lang)
        assert (checked.exit_code, why in checked.output) == (1, True), checked.output


@pytest.mark.parametrize(("lang", "why"), [("en", "cannot be read: it is damaged"), ("nl", "het is beschadigd")])
def test_a_database_in_which_nothing_can_be_read_is_said_to_be(
    data: Path, lang: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(_: object) -> list[str]:
        raise StoreProblem("database disk image is malformed")

    monkeypatch.setattr("speeltafel.store.sql.SqlStore.all_tables", lost)
    checked = run("check-tables", "--data", str(data), lang=lang)
    assert (checked.exit_code, why in checked.output) == (1, True), checked.output


def test_checking_holds_no_folder_and_writes_nothing(data: Path) -> None:
    with closing(sqlite3.connect(data / FILE)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
    (data / "speeltafel.lock").unlink()
    before = _bytes_of(data)
    assert run("check-tables", "--data", str(data)).exit_code == 0
    assert _bytes_of(data) == before


def test_what_a_killed_server_left_is_left_to_the_next(data: Path, tmp_path: Path) -> None:
    """The newest of what it kept is in the write-ahead log, until somebody works that into the file."""
    killed = tmp_path / "killed"

    async def kill() -> None:
        store = await open_store(str(data))
        await store.add_person("somebody", b"hash", 0)
        killed.mkdir()
        for name in (FILE, f"{FILE}-wal"):
            shutil.copy(data / name, killed / name)
        await store.close()

    anyio.run(kill)
    before = _bytes_of(killed)
    assert before[f"{FILE}-wal"]
    checked = run("check-tables", "--data", str(killed))
    assert (checked.exit_code, "One table checked" in checked.output) == (0, True), checked.output
    after = _bytes_of(killed)
    assert {name: after[name] for name in before} == before


def test_an_older_postgres_is_left_alone_and_said_to_be(postgres_url: str) -> None:
    without_tables(postgres_url)
    with psycopg.connect(postgres_url.replace("+psycopg", ""), autocommit=True) as database:
        assert run("check-tables", "--database", postgres_url).exit_code == 0
        database.execute("UPDATE alembic_version SET version_num = '0003'")
        for lang, said in (("en", "by an older version"), ("nl", "van een oudere versie")):
            checked = run("check-tables", "--database", postgres_url, lang=lang)
            assert (checked.exit_code, said in checked.output) == (1, True), checked.output
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("0003",)]
        database.execute("DROP TABLE alembic_version")
        checked = run("check-tables", "--database", postgres_url)
        assert (checked.exit_code, "There are no tables in" in checked.output) == (1, True), checked.output


def test_the_environment_names_a_database_and_its_password_stays_unsaid() -> None:
    checked = run("check-tables", database="postgresql://me:hidden@127.0.0.1:1/tables")
    assert (checked.exit_code, "postgresql://me:***@127.0.0.1:1/tables does not let us in" in checked.output) == (
        1,
        True,
    )
    assert "hidden" not in checked.output


def test_a_folder_without_tables_is_said_and_not_made(tmp_path: Path) -> None:
    checked = run("check-tables", "--data", str(tmp_path / "new"))
    assert (checked.exit_code, "There are no tables in" in checked.output) == (1, True)
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    for lang, said in (("en", "No tables can be kept in"), ("nl", "kunnen geen tafels bewaard worden")):
        checked = run("check-tables", "--data", str(tmp_path / "file"), lang=lang)
        assert checked.exit_code == 1
        assert said in checked.output
