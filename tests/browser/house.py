"""Servers for browser tests: one in memory, one that may be killed; and people who act without a page."""

import json
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[2]
PLACEMENT = "GGEEGGEE"
"""The back row first, from left to right as its owner sees it."""

_PROGRAM = """
import json, sys
from pathlib import Path
from speeltafel.server.serve import serve
from speeltafel.server.settings import Settings
wanted = json.loads(sys.argv[1])
exec(wanted["first"])
settings = Settings(port=wanted["port"], data=Path(wanted["data"]), seed=wanted["seed"], bot_pause_s=0, limits=False)
serve(settings, lambda host, port: print("ready", flush=True))
"""
_IN_MEMORY = """
import sys
from speeltafel.server.serve import serve
from speeltafel.server.settings import Settings
settings = Settings(port=0, base=sys.argv[1], bot_pause_s=0, limits=False)
serve(settings, lambda host, port: print(f"http://{host}:{port}", flush=True))
"""


@contextmanager
def standing(folder: Path, *, base: str = "") -> Iterator[str]:
    """The address of a server in memory that stands while the context does; its log is in the folder."""
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", _IN_MEMORY, base], stdout=subprocess.PIPE, stderr=log, cwd=ROOT
        )
    try:
        assert process.stdout is not None
        yield process.stdout.readline().decode().strip()
    finally:
        process.kill()
        process.communicate()


class Server:
    """A server on a folder of its own, always at one address.

    Its luck follows from ``seed``, if there is one; ``first`` is a program that runs in it before it starts.
    """

    def __init__(self, folder: Path, *, seed: str | None = None, first: str = "") -> None:
        self._folder = folder
        self._wanted = {"data": str(folder / "data"), "seed": seed, "first": first}
        with socket.create_server(("127.0.0.1", 0)) as listener:
            self._port: int = listener.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where its pages are."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> Self:
        """Start it, and wait until it answers."""
        wanted = json.dumps({"port": self._port, **self._wanted})
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", _PROGRAM, wanted], stdout=subprocess.PIPE, stderr=log, cwd=ROOT
            )
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == b"ready\n", (self._folder / "log").read_text()
        return self

    def kill(self) -> None:
        """End it as the system does when memory is short: without a word."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def ask(self, method: str, path: str, body: Any = None, *, token: str | None = None) -> Any:
        """One request; what came back as JSON, also when it is a refusal."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        sent = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self.address + path, data=sent, method=method, headers=headers), timeout=10) as answer:
                came = answer.read()
        except HTTPError as error:
            with error:
                came = error.read()
        return json.loads(came) if came else None


@dataclass
class Person:
    """Somebody with a token and a name, in a browser or not."""

    server: Server
    token: str
    name: str

    @classmethod
    def come_in(cls, server: Server, name: str) -> Self:
        """Somebody new."""
        token = server.ask("POST", "/api/persons", {})["token"]
        server.ask("PUT", "/api/persons/me", {"name": name}, token=token)
        return cls(server, token, name)

    def open(self, **wishes: Any) -> str:
        """A new table of Geister where this person sits and seat 1 begins; its id."""
        wished = {"game": "geister", "join": True, **wishes}
        wished["options"] = {"start": 1} | wishes.get("options", {})
        return str(self.server.ask("POST", "/api/tables", wished, token=self.token)["id"])

    def do(self, table: str, kind: str, **fields: Any) -> Any:
        """One verb."""
        wanted = {"key": secrets.token_hex(16), "after": self.newest(table), "verb": {"type": kind, **fields}}
        answer = self.server.ask("POST", f"/api/tables/{table}/do", wanted, token=self.token)
        assert answer["type"] == "fine", answer
        return answer

    def place(self, table: str, kinds: str = PLACEMENT) -> None:
        """Place the eight."""
        self.do(table, "act", action={"type": "place", "kinds": kinds})

    def step(self, table: str, origin: str, target: str) -> None:
        """Move a ghost."""
        self.do(table, "act", action={"type": "step", "origin": origin, "target": target})

    def log(self, table: str) -> list[dict[str, Any]]:
        """The last lines of the log, as this person may know them."""
        lines: list[dict[str, Any]] = self.server.ask("GET", f"/api/tables/{table}/log", token=self.token)
        return lines

    def steps(self, table: str) -> list[tuple[str, str]]:
        """The moves of the game so far, as they are stored."""
        news = [one for line in self.log(table) for one in line.get("news", ()) if one["type"] == "stepped"]
        return [(one["origin"], one["target"]) for one in news]

    def to_act(self, table: str) -> list[int]:
        """The seats whose turn it is."""
        card: dict[str, Any] = self.server.ask("GET", f"/api/tables/{table}", token=self.token)["card"]
        return list(card["to_act"])

    def newest(self, table: str) -> int:
        """The number of the newest entry."""
        return int(self.log(table)[-1]["seq"])


def gathered(server: Server, **wishes: Any) -> tuple[Person, Person, str]:
    """A and B at a table where all seats are taken."""
    first, second = Person.come_in(server, "A"), Person.come_in(server, "B")
    table = first.open(**wishes)
    second.do(table, "join")
    return first, second, table


def begun(server: Server, **wishes: Any) -> tuple[Person, Person, str]:
    """A and B, who have pressed start; A is to begin once both have placed."""
    first, second, table = gathered(server, **wishes)
    for person in (first, second):
        person.do(table, "start")
    return first, second, table


def placed(server: Server, **wishes: Any) -> tuple[Person, Person, str]:
    """A and B have placed, and A is to move."""
    first, second, table = begun(server, **wishes)
    for person in (first, second):
        person.place(table)
    return first, second, table
