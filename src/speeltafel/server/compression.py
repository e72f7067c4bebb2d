"""Sockets as uvicorn speaks them, with a compression that costs a house of many tables less memory.

Of two updates of a table the second is mostly the first again, so the window of 4 kB stays, and with it nearly all of
the gain; what zlib keeps beside the window shrinks to what such messages use (bench/live). What a page sends is short:
it is compressed each message for itself, so that nothing is kept in between.
"""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

_WINDOW_BITS: Final = 12
_MEMORY_LEVEL: Final = 3


class Sockets(WebSocketsSansIOProtocol):
    """What uvicorn makes for each socket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        compression = ServerPerMessageDeflateFactory(
            server_max_window_bits=_WINDOW_BITS,
            client_max_window_bits=_WINDOW_BITS,
            client_no_context_takeover=True,
            compress_settings={"memLevel": _MEMORY_LEVEL},
        )
        self.conn = ServerProtocol(extensions=[compression], max_size=self.config.ws_max_size, logger=self.logger)
