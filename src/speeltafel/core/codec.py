"""A game's values as bytes: MessagePack to keep, JSON to send."""

from collections.abc import Callable
from functools import cache
from types import GenericAlias
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from speeltafel.core.dice import Answer
from speeltafel.core.entry import Acted, By, Deed, Defaulted, Entry, Microseconds, Started
from speeltafel.core.game import AnyGame


class _Body(Struct, frozen=True, array_like=True):
    """What an entry holds beside its number, time, key and state."""

    by: By
    deed: Deed
    luck: tuple[Answer, ...]
    news: tuple[Any, ...]


_pack = msgspec.msgpack.Encoder()
_unpack_body = msgspec.msgpack.Decoder(_Body)
_json = msgspec.json.Encoder()


class Codec:
    """Reads and writes one game's values. Decoding malformed input raises ``msgspec.DecodeError`` (or its subclass)."""

    def __init__(self, game: AnyGame) -> None:
        self._types = game.about.types
        self._state = msgspec.msgpack.Decoder(self._types.state)
        self._action_json = msgspec.json.Decoder(self._types.action)
        self._news: Any = GenericAlias(tuple, (self._types.news, ...))

    def pack_state(self, state: Any) -> bytes:
        return _pack.encode(state)

    def unpack_state(self, packed: bytes) -> Any:
        return self._state.decode(packed)

    def read_action(self, sent: bytes | Raw) -> Any:
        """An action as a browser or program sent it."""
        return self._action_json.decode(sent)

    def read_options(self, values: dict[str, Any]) -> Any:
        """The game's options Struct with ``values`` in place of its defaults; ``ValidationError`` names a wrong one."""
        return msgspec.convert(values, self._types.options)

    def json(self, value: Any) -> Raw:
        """``value`` ready to be put into any number of messages."""
        return Raw(_json.encode(value))

    def pack_body(self, entry: Entry) -> bytes:
        """Who, what, luck and news of an entry; ``unpack_entry`` puts the rest beside it again."""
        return _pack.encode(_Body(entry.by, entry.deed, entry.luck, entry.news))

    def unpack_entry(self, *, seq: int, at: Microseconds, key: str | None, body: bytes, state: bytes | None) -> Entry:
        read = _unpack_body.decode(body)
        return Entry(
            seq=seq,
            at=at,
            by=read.by,
            key=key,
            deed=self._typed(read.deed),
            luck=read.luck,
            news=msgspec.convert(read.news, self._news),
            state=state,
        )

    def _typed(self, deed: Deed) -> Deed:
        match deed:
            case Started(options):
                return msgspec.structs.replace(deed, options=msgspec.convert(options, self._types.options))
            case Acted(_, action) | Defaulted(_, action):
                return msgspec.structs.replace(deed, action=msgspec.convert(action, self._types.action))
            case _:
                return deed


codec: Final[Callable[[AnyGame], Codec]] = cache(Codec)  # type: ignore[assignment]  # every game is hashable: by identity
"""The codec of a game, made once."""
