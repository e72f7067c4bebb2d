"""Talk at a table. It belongs to a series: the chat runs on over rematches.

There is a channel for the table, one for those who watch, which is closed to the seats until the end, and one for each
team while there are teams (TB-02). Who can read a line to a team is fixed when it is said.
"""

from typing import Final

from speeltafel.core.entry import Microseconds, PersonId
from speeltafel.core.game import has_teams
from speeltafel.tables.card import Card
from speeltafel.tables.people import JOINERS, few_marks
from speeltafel.tables.problems import Malformed, Stale, TooLong
from speeltafel.tables.storing import ChatLine, Store
from speeltafel.tables.table import Table

TABLE: Final = "table"
WATCHERS: Final = "watchers"
TEAM: Final = "team"
CHANNELS: Final = (TABLE, WATCHERS, TEAM)
"""Where lines stand. One speaks to ``team:N``, so that a line never reaches another team than was meant."""
TEXT_MOST: Final = 500


def open_to(table: Table, person: PersonId | None) -> tuple[str, ...]:
    """The channels that ``person`` may speak in now."""
    whole = readable(table.card, person)
    team = _team(table, person) if has_teams(table.game) else None
    return whole if team is None else (*whole, f"{TEAM}:{team}")


def readable(card: Card, person: PersonId | None) -> tuple[str, ...]:
    """The channels that ``person`` may read whole now; of a team's one reads the lines that name one as a reader."""
    over = card.stage in ("finished", "broken_off")
    return (TABLE, WATCHERS) if over or card.seat_of(person) is None else (TABLE,)


async def say(
    store: Store, table: Table, person: PersonId, channel: str, text: str, at: Microseconds, key: str
) -> ChatLine:
    """Keep a line; ``TooLong`` beyond ``TEXT_MOST`` characters.

    ``Malformed`` when there is nothing to see, or in a closed channel; ``Stale`` when it is meant for a team that
    ``person`` is not in, or no longer. The same ``key`` again, as from a page that does not know whether it was heard,
    keeps nothing more.
    """
    spoken = _as_shown(text)
    to_team = channel.startswith(f"{TEAM}:")
    if channel not in open_to(table, person):
        raise Stale if to_team else Malformed
    if not spoken.strip(f" {JOINERS}"):
        raise Malformed
    if len(spoken) > TEXT_MOST:
        raise TooLong
    if not to_team:
        return await store.say(table.card.series, channel, person, spoken, at, key)
    return await store.say(table.card.series, TEAM, person, spoken, at, key, _team_mates(table, person))


def _as_shown(text: str) -> str:
    """On one line, without what turns a page around, is invisible, or covers other lines."""
    line = (" " if character.isspace() else character for character in text)
    shown = (character for character in line if character.isprintable() or character in JOINERS)
    return "".join(few_marks(shown)).strip()


def _team(table: Table, person: PersonId | None) -> int | None:
    """The team that ``person`` plays in now; there are none before the game and after it."""
    seat = table.card.seat_of(person)
    if seat is None or table.card.stage != "running":
        return None
    return table.game.team(table.state, seat)


def _team_mates(table: Table, person: PersonId) -> tuple[PersonId, ...]:
    """The persons of the team of ``person``, who is one of them."""
    team = _team(table, person)
    seated = [seat.person for seat in table.card.seats]
    return tuple(mate for mate in seated if mate is not None and _team(table, mate) == team)
