"""The built client as it is given out, and what is said where there is none."""

from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import pytest

from speeltafel.server.static import Client


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A client as Vite builds it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>page</title>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "index-abc.js").write_text("go()")
    return tmp_path


async def _got(client: Client, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    sent: list[MutableMapping[str, Any]] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    async def receive() -> MutableMapping[str, Any]:
        raise AssertionError

    asked = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    await client({"type": "http", "method": method, "path": path, "headers": asked}, receive, send)
    start, body = sent
    return start["status"], {name.decode(): value.decode() for name, value in start["headers"]}, body["body"]


async def test_files_with_a_hash_in_their_name_are_kept_for_ever(folder: Path) -> None:
    status, headers, body = await _got(Client(folder), "/assets/index-abc.js")
    assert (status, body) == (200, b"go()")
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers["content-type"].startswith(("text/javascript", "application/javascript"))


@pytest.mark.parametrize("path", ["/", "/t/0123", "/rules/geister", "/me", "/../../etc/passwd"])
async def test_every_other_address_is_the_pages_to_explain(folder: Path, path: str) -> None:
    client = Client(folder)
    status, headers, body = await _got(client, path)
    assert (status, body, headers["cache-control"]) == (200, b"<title>page</title>", "no-cache")
    assert (await _got(client, path, if_none_match=headers["etag"]))[0] == 304


async def test_an_old_page_does_not_get_our_page_for_a_script(folder: Path) -> None:
    assert (await _got(Client(folder), "/assets/index-old.js"))[0] == 404


async def test_files_beside_the_page_are_given_out(folder: Path) -> None:
    status, headers, _ = await _got(Client(folder), "/icon.svg")
    assert (status, headers["content-type"]) == (200, "image/svg+xml; charset=utf-8")


async def test_files_only_go_out(folder: Path) -> None:
    assert (await _got(Client(folder), "/", "POST"))[0] == 405


async def test_a_client_that_is_not_built_says_so_until_it_is(tmp_path: Path) -> None:
    client = Client(tmp_path)
    assert b"make setup" in (await _got(client, "/"))[2]
    (tmp_path / "index.html").write_text("built")
    assert (await _got(client, "/"))[2] == b"built"
