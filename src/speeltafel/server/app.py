"""The server as one ASGI application: the front door, behind it the doors of the API and the built client."""

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Final, cast

from litestar import Litestar
from litestar.config.compression import CompressionConfig

from speeltafel.server import health, http, metrics, openapi, problems
from speeltafel.server.asgi import App, Receive, Scope, Send
from speeltafel.server.counts import Counted, Counts
from speeltafel.server.headers import FrontDoor, turn_away
from speeltafel.server.house import open_house
from speeltafel.server.limits import BODY_MOST
from speeltafel.server.settings import Settings
from speeltafel.server.socket import table_of, table_socket
from speeltafel.server.static import Client
from speeltafel.tables.storing import Store


def build(settings: Settings, store: Store) -> App:
    """The application; ``store`` is opened before and closed after it by whoever asked for it."""
    counts = Counts()
    rooms = _Rooms(doors(settings, store, counts), Client(base=settings.base))
    return Counted(FrontDoor(rooms, settings.origins, settings.base), counts)


def doors(settings: Settings, store: Store, counts: Counts) -> Litestar:
    """All of ``/api``, and what is for hosts."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        async with open_house(settings, store, counts) as house:
            app.state.house = house
            yield

    return Litestar(
        [*http.DOORS, health.health, health.health_page, metrics.metrics, openapi.document],
        dependencies=http.DEPENDENCIES,
        exception_handlers=problems.HANDLERS,
        lifespan=[opened],
        request_max_body_size=BODY_MOST,
        compression_config=CompressionConfig("gzip", minimum_size=1000),
        openapi_config=openapi.CONFIG,
        plugins=[openapi.GamesOwn()],
        logging_config=None,
    )


_FOR_HOSTS: Final = frozenset({"/api", "/health", "/metrics"})


class _Rooms:
    """A table's socket is a door by itself; the rest of ``/api`` is the doors', and what is left is the client's."""

    def __init__(self, api: Litestar, client: App) -> None:
        self._api = api
        self._client = client

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        path = scope.get("path", "")
        if scope["type"] == "websocket":
            if (table := table_of(path)) is not None:
                return table_socket(self._api.state.house, table, scope, receive, send)
            return turn_away(receive, send, 404, problems.NoSuchPage.code)
        if scope["type"] == "http" and path not in _FOR_HOSTS and not path.startswith("/api/"):
            return self._client(scope, receive, send)
        return cast("App", self._api)(scope, receive, send)
