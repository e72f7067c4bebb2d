"""What a host sees of a server: its health, its numbers, its log; and a house that stands under a path of its host."""

import asyncio
import json
import logging
import re
import shutil
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from speeltafel import __version__
from speeltafel.server import logs, metrics
from speeltafel.server.app import build
from speeltafel.server.rounds import Rounds
from speeltafel.server.settings import Settings
from speeltafel.server.static import FOLDER, Client
from speeltafel.store.memory import MemoryStore
from speeltafel.tables.storing import StoreProblem
from speeltafel.words import Words
from tests.cli.terminal import damage
from tests.server.client import House
from tests.server.conftest import served
from tests.server.geister import pair

PARTS = {"database", "migrations", "tables", "workers", "bots", "timers", "disk"}


async def test_a_server_that_works_says_so_to_machines_and_to_people(tmp_path: Path) -> None:
    async with served(data=tmp_path) as house:
        told = await house.http("GET", "/api/health")
        assert (told.status, told.json()["fine"], told.json()["parts"]) == (200, True, dict.fromkeys(PARTS, True))
        assert told.json()["version"] == __version__
        assert {name: made["every_s"] for name, made in told.json()["timers"].items()} == {"sweep": 5, "bots": 10}
        dutch = await house.http("GET", "/health", headers={"Accept-Language": "fr, nl-BE;q=0.8, en;q=0.5"})
        assert "De server doet het" in dutch.body.decode()
        english = await house.http("GET", "/health")
        assert (english.status, "There is room enough on the disk." in english.body.decode()) == (200, True)
        assert (
            f"<p>Version \N{FIRST STRONG ISOLATE}{__version__}\N{POP DIRECTIONAL ISOLATE}</p>" in english.body.decode()
        )
        assert "Which tables wait for a bot: looked" in english.body.decode()
        assert "default-src 'self'" in english.headers["content-security-policy"]


class _Disk(NamedTuple):
    free: int


async def _gone(_: object) -> str:
    raise StoreProblem("the database is away")


async def _silent(_: object) -> str:
    await asyncio.Event().wait()
    raise AssertionError


async def _newer(_: object) -> str:
    return "9999"


@pytest.mark.parametrize(
    ("what", "wrong", "ill"),
    [
        ("speeltafel.store.sqlite.SqliteStore.schema", _gone, {"database", "migrations"}),
        ("speeltafel.store.sqlite.SqliteStore.schema", _silent, {"database", "migrations"}),
        ("speeltafel.store.sqlite.SqliteStore.schema", _newer, {"migrations"}),
        ("speeltafel.store.sqlite.SqliteStore.damaged", True, {"tables"}),
        ("speeltafel.server.runner.Runner.answered", False, {"workers"}),
        ("speeltafel.server.runner.Runner.behind_s", 61.0, {"bots"}),
        ("speeltafel.server.rounds.Rounds.in_time", False, {"timers"}),
        ("shutil.disk_usage", lambda _: _Disk(1_000_000), {"disk"}),
    ],
)
async def test_what_does_not_work_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, wrong: Any, ill: set[str]
) -> None:
    async with served(data=tmp_path) as house:
        monkeypatch.setattr(what, wrong)
        if wrong is _silent:
            monkeypatch.setattr("speeltafel.server.health._ANSWER_S", 0.1)
        told = await house.http("GET", "/api/health")
        assert told.status == 503
        assert {part for part, fine in told.json()["parts"].items() if not fine} == ill
        page = (await house.http("GET", "/health", headers={"Accept-Language": "nl"})).body.decode()
        assert "De server doet het niet helemaal" in page
        said = {"database"} if "database" in ill else ill  # what it holds is not known while it does not answer
        assert page.count("✗") == len(said)
        assert all(Words("nl", room="speeltafel.server").say(f"health-{part}-ill") in page for part in said)


@pytest.mark.parametrize("part", ["entries_by_key", "chat"])
async def test_damage_is_said_from_when_it_is_met(tmp_path: Path, part: str) -> None:
    async with served(data=tmp_path) as house, pair(house) as both:
        await both.place()
        await both.pages[0].say("before")
    damage(tmp_path, part)
    async with served(data=tmp_path) as house:
        assert (await house.http("GET", "/api/health")).status == 200  # nobody has looked there yet
        person = both.persons[0]
        async with house.page(both.table, person) as page:
            if not page.problems:  # where talk cannot be read it has got one already
                await page.do({"type": "resign"})
            assert page.problems == ["no-store"]
        told = await house.http("GET", "/api/health")
        assert (told.status, {part for part, fine in told.json()["parts"].items() if not fine}) == (503, {"tables"})
        assert "✗ Part of what is kept is damaged" in (await house.http("GET", "/health")).body.decode()


async def test_a_round_that_goes_wrong_is_late_and_made_again(caplog: pytest.LogCaptureFixture) -> None:
    at, away = 0.0, StoreProblem("away")
    outcomes = [None, away, away, ValueError("never thought of that"), None, None]
    told: list[tuple[float, bool]] = []

    async def work() -> None:
        if wrong := outcomes.pop(0):
            raise wrong

    async def rest(seconds: float) -> None:
        nonlocal at
        at += 2 * seconds
        told.append((rounds.all["tidying"].ago_s, rounds.in_time))
        if not outcomes:
            raise asyncio.CancelledError

    rounds = Rounds(lambda: at, rest)
    with pytest.raises(asyncio.CancelledError):
        await rounds.go("tidying", 10, work)
    assert told == [(20, True), (40, False), (60, False), (80, False), (20, True), (20, True)]
    assert caplog.text.count("has to wait for the store: away") == 1
    assert "never thought of that" in caplog.text


async def test_numbers_are_given_to_whoever_has_the_token() -> None:
    async with served(metrics_token="let me count") as house, pair(house) as both:
        for token in (None, "let me"):
            assert (await house.http("GET", "/metrics", token=token)).status == 401
        await both.place()
        told = await house.http("GET", "/metrics", token="let me count")
        assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = told.body.decode().splitlines()
        numbers = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        assert numbers["speeltafel_up"] == "1"
        assert numbers["speeltafel_sockets"] == "2"
        assert float(numbers['speeltafel_timer_ago_seconds{timer="sweep"}']) < 60
        assert float(numbers["speeltafel_moves_total"]) >= 5
        assert numbers['speeltafel_answers_total{status="4xx"}'] == "2"
        assert all(re.fullmatch(r'[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})?', name) for name in numbers)
        assert both.table not in told.body.decode()


def test_a_number_is_given_to_its_last_digit() -> None:
    lines = "".join(metrics._family("moves_total", "counter", "Moves.", {"": 123_456_789.0, 'at="x"': 0.25}))
    assert lines.splitlines()[2:] == ["speeltafel_moves_total 123456789", 'speeltafel_moves_total{at="x"} 0.25']


async def test_without_a_token_there_are_no_numbers(house: House) -> None:
    assert (await house.http("GET", "/metrics", token="")).status == 404


@pytest.mark.parametrize("form", logs.FORMS)
def test_no_line_of_the_log_holds_a_secret(form: logs.Form) -> None:
    formatter = logs.Json() if form == "json" else logs.Text()
    said = f"token {'ab' * 32} of postgresql://me:hidden@host/db at table {'0' * 20}"
    wrong = ValueError(f"code {'CD' * 16}")
    record = logging.LogRecord("x", logging.ERROR, "", 0, said, (), (ValueError, wrong, None))
    line = formatter.format(record)
    assert not re.search("(ab){9}|(CD){9}|hidden", line)
    assert "0" * 20 in line
    if form == "json":
        assert json.loads(line).keys() == {"at", "level", "logger", "message", "traceback"}
        assert "\n" not in line


@pytest.mark.parametrize("stripped", [True, False], ids=["by the proxy", "by the server"])
async def test_a_house_stands_under_a_path_of_its_host(stripped: bool) -> None:
    async with served(base="/games") as house:
        before = "" if stripped else "/games"
        assert (await house.http("GET", f"{before}/api/games")).status == 200
        assert (await house.http("GET", f"{before}/health")).status == 200
        person = await house.person()
        table = await house.table(person)
        card = await house.http("GET", f"{before}/api/tables/{table}")
        assert card.json()["card"]["id"] == table
        rules = (await house.http("GET", f"{before}/api/rules/geister/en")).body.decode()
        assert '<a href=\\"/games/rules/geister#GE-' in rules


async def test_the_page_says_where_it_stands(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<meta name="speeltafel-base" content=""><script src="./assets/a.js"></script><link href="./favicon.svg">'
    )
    page = Client(tmp_path, "/games")._file("t/abc")
    assert page is not None
    assert b'content="/games"' in page.body
    assert b'src="/games/assets/a.js"' in page.body
    root = Client(tmp_path)._file("t/abc")
    assert root is not None
    assert b'src="/assets/a.js"' in root.body


@pytest.mark.parametrize("base", ["games", "/games/", "/", '/"><script>', "//evil"])
def test_what_is_no_path_is_refused(base: str) -> None:
    with pytest.raises(ValueError, match="no path"):
        build(Settings(base=base), MemoryStore())


def test_the_built_page_can_stand_anywhere() -> None:
    page = FOLDER / "index.html"
    if page.is_file() and shutil.which("node"):
        assert 'name="speeltafel-base" content=""' in page.read_text()
        assert 'src="/' not in page.read_text()
