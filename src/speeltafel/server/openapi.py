"""The OpenAPI document: every door over HTTP, and among its schemas the messages of a table's socket."""

from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.enums import OpenAPIMediaType
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, Schema, SecurityScheme
from litestar.openapi.spec.enums import OpenAPIType
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from speeltafel import __version__
from speeltafel.server.http import anybody
from speeltafel.server.wire import FromBrowser, FromServer

CONFIG: Final = OpenAPIConfig(
    title="speeltafel",
    version=__version__,
    use_handler_docstrings=True,
    components=Components(security_schemes={"bearer": SecurityScheme(type="http", scheme="bearer")}),
)


class GamesOwn(OpenAPISchemaPlugin):
    """What is the game's own (views, acts, news) is an object to the document: a null beside it says something else."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation is msgspec.Raw

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        return Schema(type=OpenAPIType.OBJECT, description="The game's own JSON.")


@get("/api/openapi.json", include_in_schema=False, guards=[anybody])
async def document(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The document."""
    return Response(_document(request.app), media_type=OpenAPIMediaType.OPENAPI_JSON)


@lru_cache(maxsize=1)
def _document(app: Litestar) -> bytes:
    described = app.openapi_schema.to_schema()
    (sent, told), messages = msgspec.json.schema_components(
        (FromBrowser, FromServer), ref_template="#/components/schemas/{name}"
    )
    described["components"]["schemas"] |= {**messages, "FromBrowser": sent, "FromServer": told}
    return msgspec.json.encode(described)
