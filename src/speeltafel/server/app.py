"""The server as one ASGI application: the front door, behind it the doors of the API and the built client."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Schema, SecurityScheme
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from speeltafel import __version__
from speeltafel.server import http, problems
from speeltafel.server.asgi import App, Receive, Scope, Send
from speeltafel.server.headers import FrontDoor
from speeltafel.server.house import open_house
from speeltafel.server.limits import BODY_MOST
from speeltafel.server.settings import Settings
from speeltafel.server.socket import table_socket
from speeltafel.server.static import Client
from speeltafel.server.wire import FromBrowser, FromServer
from speeltafel.tables.storing import Store


def build(settings: Settings, store: Store) -> App:
    """The application; ``store`` is opened before and closed after it by whoever asked for it."""
    return FrontDoor(_Rooms(cast("App", doors(settings, store)), Client()), settings.origins)


def doors(settings: Settings, store: Store) -> Litestar:
    """All of ``/api``."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        async with open_house(settings, store) as house:
            app.state.house = house
            yield

    return Litestar(
        [*http.DOORS, table_socket],
        dependencies=http.DEPENDENCIES,
        exception_handlers=problems.HANDLERS,
        lifespan=[opened],
        request_max_body_size=BODY_MOST,
        compression_config=CompressionConfig("gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="speeltafel",
            version=__version__,
            path="/api/openapi.json",
            render_plugins=[_WithSocket(path="/")],
            use_handler_docstrings=True,
            components=Components(security_schemes={"bearer": SecurityScheme(type="http", scheme="bearer")}),
        ),
        plugins=[_GamesOwn()],
        logging_config=None,
    )


class _Rooms:
    """``/api`` is the doors', everything else the client's."""

    def __init__(self, api: App, client: App) -> None:
        self._api = api
        self._client = client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] == "http" and path != "/api" and not path.startswith("/api/"):
            await self._client(scope, receive, send)
        else:
            await self._api(scope, receive, send)


class _WithSocket(JsonRenderPlugin):
    """The document with the messages of a table's socket, which Litestar does not see, among its schemas."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        (sent, told), messages = msgspec.json.schema_components(
            (FromBrowser, FromServer), ref_template="#/components/schemas/{name}"
        )
        components = openapi_schema["components"]
        schemas = {**components["schemas"], **messages, "FromBrowser": sent, "FromServer": told}
        return super().render(request, {**openapi_schema, "components": {**components, "schemas": schemas}})


class _GamesOwn(OpenAPISchemaPlugin):
    """What is the game's own (views, acts) is any JSON to the document."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation is msgspec.Raw

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        return Schema(description="The game's own JSON.")
