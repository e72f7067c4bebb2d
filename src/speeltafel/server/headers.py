"""The front door: what holds for every answer, whatever gave it, and from which pages a socket may be opened."""

from collections.abc import Awaitable, Iterable
from typing import Final
from urllib.parse import quote, urlsplit

from speeltafel.server.asgi import App, Message, Receive, Scope, Send

_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", _POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),  # a table's address is all one needs to find it
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
"""On every answer."""
NOT_KEPT: Final = (b"cache-control", b"no-store")
"""On every answer that says nothing else of it."""


class FrontDoor:
    """An ASGI application before ``app``: headers on every answer, HEAD wherever GET is, no foreign page's socket.

    ``base`` is taken off an address that begins with it; a proxy may have done so already.
    """

    def __init__(self, app: App, origins: Iterable[str] = (), base: str = "") -> None:
        self._app = app
        self._base = base
        self._origins = frozenset(origins)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if self._base and scope["type"] != "lifespan":
            scope = {**scope, **_within(self._base, scope["path"])}
        match scope["type"]:
            case "http":
                # The server leaves the body of an answer to HEAD out by itself.
                asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
                return self._app(asked, receive, _with_headers(send))
            case "websocket" if not self._welcome(scope):
                return turn_away(receive, send, 403, "foreign-page")
            case _:
                return self._app(scope, receive, send)

    def _welcome(self, scope: Scope) -> bool:
        """Programs send no Origin; a browser sends that of the page, which must be ours."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return True
        try:
            host = urlsplit(origin.decode("latin-1")).netloc
        except ValueError:
            return False
        return host != "" and (host.encode("latin-1") == headers.get(b"host") or host in self._origins)


def _within(base: str, path: str) -> dict[str, str | bytes]:
    """An address as it is at the root of a host."""
    if path == base or path.startswith(f"{base}/"):
        path = path[len(base) :] or "/"
    return {"path": path, "raw_path": quote(path).encode()}


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = message.get("headers", ())
            kept = () if any(name.lower() == b"cache-control" for name, _ in given) else (NOT_KEPT,)
            message["headers"] = [*given, *HEADERS, *kept]
        await send(message)

    return sending


async def turn_away(receive: Receive, send: Send, status: int, code: str) -> None:
    """Answer whoever wants a socket that there is none for them."""
    await receive()
    headers = [(b"content-type", b"application/json"), *HEADERS, NOT_KEPT]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": f'{{"code":"{code}"}}'.encode()})
