"""The built client with the games' words, and nothing else behind it: enough for /gallery, pictures and tests."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

from speeltafel.core.registry import find_games
from speeltafel.server.problems import NoSuchPage
from speeltafel.server.rulepages import Rulebooks

PACKAGE = Path(__file__).parents[1] / "src" / "speeltafel"
STATIC = PACKAGE / "static"
_BOOKS = Rulebooks(find_games())


@contextmanager
def serving_gallery(static: Path = STATIC) -> Iterator[str]:
    """The address of a server that stands while the context does; ``static`` is a built client."""
    if not (static / "index.html").is_file():
        raise FileNotFoundError(f"{static} holds no built client: make setup")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=str(static)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class _Handler(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        match urlsplit(self.path).path.split("/"):
            case ["", "api", "games", game, "words", lang]:
                self._words(game, lang)
            case ["", "api", *_]:
                self.send_error(404)
            case [*_, name] if "." not in name:
                self.path = "/index.html"  # every page of ours is that one
                super().do_GET()
            case _:
                super().do_GET()

    def _words(self, game: str, lang: str) -> None:
        try:
            body = _BOOKS.words(game, lang).encode()
        except NoSuchPage:
            body = b""
        self.send_response(200 if body else 404)
        self.send_header("Content-Type", "text/plain; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the name is the standard library's
        """Nobody reads it."""
