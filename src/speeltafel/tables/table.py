"""A table as the server holds it: its card, the game's state, and what stands beside them; a value that never changes.

``after`` gives the table after one more entry; the log is the truth and this follows from it.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from speeltafel.core.codec import Codec, codec
from speeltafel.core.entry import Acted, Defaulted, Entry
from speeltafel.core.game import AnyGame
from speeltafel.core.seat import Seat, Viewer
from speeltafel.tables import card as cards
from speeltafel.tables.card import Card
from speeltafel.tables.options import general
from speeltafel.tables.storing import EntryRow, TableRow

RECENT: Final = 50  # entries that an update may tell at most

_pack_card = msgspec.msgpack.Encoder().encode
_unpack_card = msgspec.msgpack.Decoder(Card).decode


class Table(msgspec.Struct, frozen=True):
    """One table at one moment."""

    game: AnyGame
    card: Card
    secret: bytes
    seq: int
    state: Any
    """The game's state, or None while people gather."""
    state_seq: int
    asked: tuple[int, ...]
    """For each seat the number of the entry since which its question stands."""
    recent: tuple[Entry, ...]
    """The newest entries, oldest first, at most ``RECENT``, without their states."""
    seen: dict[Any, Any] = msgspec.field(default_factory=dict)
    """Kept by whoever encodes views of this moment, so that equal views are encoded once; never a truth."""

    @property
    def codec(self) -> Codec:
        return codec(self.game)

    def bots_to_act(self) -> tuple[Seat, ...]:
        """Bots that the game waits for."""
        return tuple([seat for seat in self.card.to_act if self.card.seats[seat].bot is not None])

    def may_look(self, viewer: Viewer) -> bool:
        """Whether an onlooker is welcome; a seat always is."""
        return viewer is not None or bool(general(self.card, "watchers"))

    def since(self, seen: int) -> tuple[Entry, ...]:
        """The recent entries with a greater number than ``seen``."""
        new = self.seq - seen
        return self.recent[-new:] if new > 0 else ()


def after(table: Table, entry: Entry, state: Any) -> Table:
    """The table after one more entry; ``state`` is the game's after it (the same one after a deed of the table)."""
    game = table.game
    to_act = tuple(sorted(game.to_act(state))) if state is not None else ()
    result = game.result(state) if state is not None else None
    card = cards.fold(table.card, entry.deed, entry.at, to_act, result)
    return Table(
        game=game,
        card=card,
        secret=table.secret,
        seq=entry.seq,
        state=state,
        state_seq=entry.seq if entry.state is not None else table.state_seq,
        asked=_asked(table, card, entry, state),
        recent=table.recent[-RECENT + 1 :] + (msgspec.structs.replace(entry, state=None),),  # noqa: RUF005  # half the time
    )


def _asked(table: Table, card: Card, entry: Entry, state: Any) -> tuple[int, ...]:
    """A seat's question moves when it comes to act, when it or its team acts, and when its offer changes."""
    if entry.state is None:
        kept = table.asked[: len(card.seats)]
        return kept + (entry.seq,) * (len(card.seats) - len(kept))
    moved = _moved(table, card, entry, state)
    return tuple([entry.seq if moved(seat) else asked for seat, asked in enumerate(table.asked)])


def _moved(table: Table, card: Card, entry: Entry, state: Any) -> Callable[[Seat], bool]:
    game = table.game
    match entry.deed:
        case Acted(acting) | Defaulted(acting):
            before, now = table.card.to_act, card.to_act
            team = game.team(table.state, acting)

            def moved(seat: Seat) -> bool:
                if seat == acting or (seat in before) != (seat in now):
                    return True
                if team is not None and game.team(table.state, seat) == team:
                    return True
                return seat in now and game.offer(table.state, seat) != game.offer(state, seat)

            return moved
        case _:  # started, stopped: everybody's
            return lambda seat: True


def first_table(game: AnyGame, card: Card, secret: bytes, entry: Entry) -> Table:
    """A table that was just opened by ``entry``."""
    return Table(
        game=game,
        card=card,
        secret=secret,
        seq=0,
        state=None,
        state_seq=-1,
        asked=(0,) * len(card.seats),
        recent=(entry,),
    )


def stored_table(game: AnyGame, row: TableRow, state: EntryRow | None, recent: tuple[Entry, ...]) -> Table:
    """A table as it was kept: its row, the newest entry with a state, and its newest entries."""
    return Table(
        game=game,
        card=_unpack_card(row.card),
        secret=row.secret,
        seq=row.seq,
        state=codec(game).unpack_state(state.state) if state is not None and state.state is not None else None,
        state_seq=row.state_seq,
        asked=row.asked,
        recent=recent,
    )


def caught_up(table: Table, row: TableRow, entries: tuple[Entry, ...]) -> Table:
    """``table`` with all the ``entries`` that were appended since, as ``row`` says; the newest state is among them."""
    states = [entry.state for entry in entries if entry.state is not None]
    return Table(
        game=table.game,
        card=_unpack_card(row.card),
        secret=row.secret,
        seq=row.seq,
        state=table.codec.unpack_state(states[-1]) if states else table.state,
        state_seq=row.state_seq,
        asked=row.asked,
        recent=(*table.recent, *(msgspec.structs.replace(entry, state=None) for entry in entries))[-RECENT:],
    )


def row_of(table: Table) -> TableRow:
    """What is kept of a table beside its log."""
    card = table.card
    return TableRow(
        id=card.id,
        game=card.game,
        series=card.series,
        secret=table.secret,
        card=_pack_card(card),
        stage=card.stage,
        listed=_listed(card),
        people=tuple([seat.person for seat in card.seats if seat.person is not None]),
        seq=table.seq,
        state_seq=table.state_seq,
        asked=table.asked,
        bot_due=bool(table.bots_to_act()),
        moved_at=card.moved_at,
        owner=card.owner,
    )


def _listed(card: Card) -> bool:
    """TB-12: whether the lobby shows it; where nobody sits there is nobody to play with."""
    seated = any(seat.person is not None for seat in card.seats)
    return card.stage in ("gathering", "running") and seated and not general(card, "invisible")


def card_of(row: TableRow) -> Card:
    """The card that a row keeps."""
    return _unpack_card(row.card)
