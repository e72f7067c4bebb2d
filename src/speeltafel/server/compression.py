"""The compression of sockets, which keeps nothing but what was said last.

Of two updates of a table the second is mostly the first again. zlib knows that by a memory of 26 kB and more for each
socket; here every message is compressed anew with the end of what went before as its dictionary, which the other side
has in its window anyway. That takes less memory, and Intel's library does it in a third of zlib's time (bench/live).
What a page sends is short: it is compressed each message for itself, so that nothing of it is kept.
"""

import zlib
from collections.abc import Sequence
from typing import Final

from isal.isal_zlib import compressobj
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame, Opcode
from websockets.typing import BytesLike, ExtensionParameter

_WINDOW_BITS: Final = 13  # 8 kB: two updates of Zombies
_LEVEL: Final = 0
_MEMORY_LEVEL: Final = 5  # of zlib, where a page wants what it says for itself
_SHORT: Final = 300
"""Bytes of what is no update with a view: talk, receipts, who is there."""
_FLUSHED: Final = b"\x00\x00\xff\xff"
"""What ends a flush, and is left out of a message (RFC 7692, 7.2.1)."""


class Deflate(PerMessageDeflate):
    """permessage-deflate as ``agreed``, where this side may refer to what it said before."""

    def __init__(self, agreed: PerMessageDeflate) -> None:
        super().__init__(
            agreed.remote_no_context_takeover,
            True,  # noqa: FBT003  # so that it makes no encoder that would remember
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )
        self._before = self._last = b""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES:
            return frame
        data = self._flushed(frame.data)
        if frame.fin:
            data = data.removesuffix(_FLUSHED)
        return Frame(frame.opcode, data, frame.fin, rsv1=frame.opcode is not Opcode.CONT)

    def whole(self, message: bytes) -> bytes:
        """What ``encode`` makes of a message that is not sent in parts."""
        return self._flushed(message).removesuffix(_FLUSHED)

    def read(self, packed: bytes, most: int) -> bytes | None:
        """The whole message that a page packed so; ``None`` if it cannot be read, or is of ``most`` bytes or more."""
        decoder = zlib.decompressobj(wbits=-self.remote_max_window_bits)
        try:
            message = decoder.decompress(packed + _FLUSHED, most)
        except zlib.error:
            return None
        return message if len(message) < most else None

    def _flushed(self, data: BytesLike) -> bytes:
        window = 1 << self.local_max_window_bits
        said = (self._before + self._last)[-window:]
        encoder = compressobj(_LEVEL, wbits=-self.local_max_window_bits, zdict=said)
        flushed = encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH)
        # Of two updates one has an offer: so much is remembered, and what is short in between drives out neither.
        if len(data) > _SHORT:
            self._before, self._last = self._last, bytes(data)
        else:
            self._last += data
        if len(self._last) >= window:
            self._before, self._last = b"", self._last[-window:]
        return flushed


class _Deflating(ServerPerMessageDeflateFactory):
    """Agrees on what ``Deflate`` does; a page that wants each message by itself gets that."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, agreed if agreed.local_no_context_takeover else Deflate(agreed)


COMPRESSION: Final = _Deflating(
    client_no_context_takeover=True,
    server_max_window_bits=_WINDOW_BITS,
    client_max_window_bits=_WINDOW_BITS,
    compress_settings={"memLevel": _MEMORY_LEVEL},
)
