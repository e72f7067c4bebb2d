"""The built client: one page for every address a browser may show, and the files that the page asks for."""

import gzip
import mimetypes
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

from msgspec import Struct

from speeltafel.server.asgi import Receive, Scope, Send

FOLDER: Final = Path(__file__).parent.parent / "static"
PAGE: Final = "index.html"

_NOT_BUILT: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>speeltafel</title>
<h1>speeltafel</h1><p>The server runs, but its pages are not built. In the checkout: <code>make setup</code>.</p>
<p lang="nl">De server draait, maar de pagina's zijn nog niet gebouwd. In de werkmap: <code>make setup</code>.</p>
"""
_ALREADY_PACKED: Final = frozenset({".woff2", ".png", ".webp", ".jpg", ".avif"})


class _File(Struct, frozen=True):
    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    caching: str


class Client:
    """An ASGI application that gives the built client out; files are read once and kept.

    A file's name in ``assets/`` holds a hash of what is in it, so a browser may keep it for ever. Of everything else
    it asks each time whether it is still the same. An unknown address is the page's to explain, except in ``assets/``:
    an old page must not take our page for a script.
    """

    def __init__(self, folder: Path = FOLDER, base: str = "") -> None:
        self._folder = folder
        self._base = base
        self._files: dict[str, _File] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        if scope["method"] not in ("GET", "HEAD"):
            await _answer(send, 405, [(b"allow", b"GET, HEAD")], b"")
            return
        file = self._file(scope["path"].lstrip("/"))
        if file is None:
            await _answer(send, 404, [], b"")
        elif file.tag in headers.get(b"if-none-match", b"").decode("latin-1"):
            await _answer(send, 304, _caching(file), b"")
        else:
            await _give(send, file, gzip_welcome=b"gzip" in headers.get(b"accept-encoding", b""))

    def _file(self, path: str) -> _File | None:
        if not self._files:
            self._files = dict(_read(self._folder, self._base))
        if path in self._files:
            return self._files[path]
        if path.startswith("assets/"):
            return None
        return self._files.get(PAGE) or _made(_NOT_BUILT, PAGE)


def _read(folder: Path, base: str) -> Iterator[tuple[str, _File]]:
    for path in folder.rglob("*") if folder.is_dir() else ():
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            body = path.read_bytes()
            yield name, _made(_standing_at(base, body) if name == PAGE else body, name)


def _standing_at(base: str, page: bytes) -> bytes:
    """The page with its files' addresses from the root of the host, wherever it is shown, and the client told where."""
    page = page.replace(b'"./', b'"' + base.encode() + b"/")
    return page.replace(b'name="speeltafel-base" content=""', f'name="speeltafel-base" content="{base}"'.encode())


def _made(body: bytes, name: str) -> _File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind in ("image/svg+xml", "application/json", "application/manifest+json")
    return _File(
        body=body,
        packed=None if Path(name).suffix in _ALREADY_PACKED else gzip.compress(body, 9, mtime=0),
        kind=f"{kind}; charset=utf-8" if text else kind,
        tag=f'"{blake2b(body, digest_size=12).hexdigest()}"',
        caching="public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache",
    )


def _caching(file: _File) -> list[tuple[bytes, bytes]]:
    return [
        (b"cache-control", file.caching.encode()),
        (b"etag", file.tag.encode()),
        (b"vary", b"accept-encoding"),
    ]


async def _give(send: Send, file: _File, *, gzip_welcome: bool) -> None:
    packed = file.packed if gzip_welcome else None
    coding = [(b"content-encoding", b"gzip")] if packed is not None else []
    kind = (b"content-type", file.kind.encode())
    await _answer(send, 200, [kind, *coding, *_caching(file)], packed if packed is not None else file.body)


async def _answer(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    length = [(b"content-length", str(len(body)).encode())] if status != 304 else []
    await send({"type": "http.response.start", "status": status, "headers": [*headers, *length]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
