"""Talk at a table. It belongs to a series: the chat runs on over rematches.

There is a channel for the table and one for those who watch, which is closed to the seats until the end (TB-02).
"""

from typing import Final, Literal, TypeAlias

from speeltafel.core.entry import Microseconds, PersonId
from speeltafel.tables.card import Card
from speeltafel.tables.problems import Malformed, TooLong
from speeltafel.tables.storing import ChatLine, Store

Channel: TypeAlias = Literal["table", "watchers"]
CHANNELS: Final[tuple[Channel, ...]] = ("table", "watchers")
TEXT_MOST: Final = 500


def readable(card: Card, person: PersonId | None) -> tuple[Channel, ...]:
    """The channels that ``person`` may read at this table now."""
    over = card.stage in ("finished", "broken_off")
    return CHANNELS if over or card.seat_of(person) is None else ("table",)


async def say(
    store: Store, card: Card, person: PersonId, channel: str, text: str, at: Microseconds, key: str
) -> ChatLine:
    """Keep a line; ``TooLong`` beyond ``TEXT_MOST`` characters, ``Malformed`` when empty or in a closed channel.

    The same ``key`` again, as from a page that does not know whether it was heard, keeps nothing more.
    """
    spoken = "".join(character for character in text if character.isprintable() or character in "\u200c\u200d").strip()
    if not spoken or channel not in readable(card, person):
        raise Malformed
    if len(spoken) > TEXT_MOST:
        raise TooLong
    return await store.say(card.series, channel, person, spoken, at, key)


async def said(store: Store, card: Card, person: PersonId | None, since: int) -> list[ChatLine]:
    """The lines after number ``since`` that ``person`` may read."""
    return await store.said(card.series, readable(card, person), since=since)
