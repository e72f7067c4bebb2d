"""`speeltafel serve`: where it can be opened, and why it cannot start."""

import ipaddress
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from speeltafel.cli.serve import _greeting, lan_address
from speeltafel.cli.spoken import words_for
from speeltafel.cli.storage import shown
from speeltafel.server.settings import Settings
from tests.cli.terminal import damage, run, without_tables


@contextmanager
def serving(data: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and the first line it says."""
    command = [sys.executable, "-m", "speeltafel", "serve", "--port", "0", "--data", str(data), "--lang", "en", *more]
    with (data.parent / "errors").open("w") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=_environment())
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()
            process.communicate()


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONUNBUFFERED": "1"}


def test_it_says_where_to_open_it_and_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--seed", "1") as (process, said):
        assert said.startswith("Open http://127.0.0.1:")
        with urlopen(said.split()[1] + "/api/health") as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
        assert process.stdout is not None
        told = process.stdout.read()
    assert told.splitlines() == [
        "Luck follows from the seed you gave: for tests, not for play.",
        "Ctrl-C stops the server; the tables stay.",
    ]
    assert (tmp_path / "errors").read_text() == ""


def test_a_log_for_machines_is_one_object_a_line(tmp_path: Path) -> None:
    data = tmp_path / "data"
    without_tables(data)
    damage(data, "persons")
    with serving(data, "--log-format", "json") as (process, said):
        newcomer = Request(said.split()[1] + "/api/persons", method="POST")
        with pytest.raises(HTTPError, match="503") as refused:
            urlopen(newcomer)
        refused.value.close()
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
    lines = [json.loads(line) for line in (tmp_path / "errors").read_text().splitlines()]
    assert {line["logger"] for line in lines} == {"speeltafel.store.writer", "speeltafel.server.problems"}
    assert all(line["level"] == "error" and "malformed" in line["message"] and line["at"] for line in lines)


def test_a_folder_that_another_server_holds(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as (_, said):
        assert said.startswith("Open ")
        for lang, why in (("en", "Another server is already using"), ("nl", "Er draait al een server met")):
            second = run("serve", "--port", "0", "--data", str(tmp_path / "data"), lang=lang)
            assert second.exit_code == 1
            assert why in second.output


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for lang, why in (("en", f"already using port {port}."), ("nl", f"Poort {port} is al in gebruik.")):
            answer = run("serve", "--port", port, "--data", str(tmp_path / "data"), lang=lang)
            assert answer.exit_code == 1
            assert why in answer.output
            assert f"PORT={int(port) + 1}." in answer.output
    assert not (tmp_path / "data").exists()


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file, no folder")
    answer = run("serve", "--port", "0", "--data", str(tmp_path / "data"))
    assert answer.exit_code == 1
    assert f"No tables can be kept in {tmp_path}/data:" in answer.output


def test_a_host_that_is_not_this_machine(tmp_path: Path) -> None:
    answer = run("serve", "--host", "192.0.2.7", "--port", "0", "--data", str(tmp_path / "data"))
    assert answer.exit_code == 1
    assert "This machine cannot listen at 192.0.2.7." in answer.output


def test_a_port_that_is_none() -> None:
    assert run("serve", "--port", "70000").exit_code == 2


@pytest.mark.parametrize(
    ("option", "wrong", "why"),
    [
        ("--base", "games", "games cannot be the path: begin with a slash"),
        ("--base", "/games/", "/games/ cannot be the path: begin with a slash"),
        ("--origin", "https://games.example.org", "is not how a host is named: as games.example.org"),
        ("--origin", "games.example.org/", "is not how a host is named: as games.example.org"),
        ("--origin", "", "is not how a host is named: as games.example.org"),
    ],
)
def test_what_no_host_or_path_is_called_is_refused(option: str, wrong: str, why: str, tmp_path: Path) -> None:
    answer = run("serve", "--port", "0", "--data", str(tmp_path / "data"), option, wrong)
    assert (answer.exit_code, why in answer.output) == (2, True), answer.output
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("host", ["Games.example.org", "games.example.org:8443", "[::1]:8000"])
def test_a_host_is_taken_as_a_browser_names_it(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Settings] = []
    monkeypatch.setattr("speeltafel.server.serve.serve", lambda settings, _: given.append(settings))
    assert run("serve", "--origin", host).exit_code == 0
    assert given[0].origins == {host.lower()}


def test_a_phone_is_told_where_to_go_when_it_is_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speeltafel.cli.serve.lan_address", lambda: "192.168.1.20")
    words = words_for("nl")
    everywhere = list(_greeting("0.0.0.0", 8000, words, seeded=False))
    assert everywhere[0] == "Open http://localhost:8000 in je browser."
    assert everywhere[1] == "Op een telefoon in hetzelfde netwerk: http://192.168.1.20:8000"
    assert not any("telefoon" in line for line in _greeting("127.0.0.1", 8000, words, seeded=False))


def test_an_ipv6_address_can_be_opened() -> None:
    assert "http://[::1]:8000" in next(_greeting("::1", 8000, words_for("en"), seeded=False))


def test_the_address_on_the_network_is_an_address_or_there_is_none() -> None:
    address = lan_address()
    assert address is None or not ipaddress.ip_address(address).is_loopback


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert lan_address() is None


@pytest.mark.parametrize(
    "address",
    ["tables", "host=localhost password=hush", "postgresql:/me:hush@host/name", "postgresql://me:hu%sh@host/name"],
)
@pytest.mark.parametrize("command", ["serve --port 0", "check-tables", "backup copy.db"])
def test_what_is_no_address_of_a_database_is_not_taken_for_one(
    command: str, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for lang, why in (("en", "Tables cannot be kept at"), ("nl", "kunnen geen tafels bewaard worden")):
        answer = run(*command.split(), lang=lang, database=address)
        assert (answer.exit_code, why in answer.output) == (2, True), answer.output
        assert "hu" not in answer.output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("address", ["me:hush@host/name", "me:hu/sh:hu@sh@host/name", "me@host/name?password=hush&a=b"])
def test_a_password_stays_unsaid_however_it_is_written(address: str) -> None:
    assert "hu" not in shown(f"postgresql://{address}")
    assert "host/name" in shown(f"postgresql://{address}")


def test_a_password_is_not_repeated() -> None:
    answer = run("check-tables", "--database", "mystery://me:hush@host/name")
    assert answer.exit_code == 1
    assert "mystery://me:***@host/name" in answer.output
    assert "hush" not in answer.output
