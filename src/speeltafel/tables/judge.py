"""What a verb does to a table, or the rule that forbids it: pure, without disk or wire.

``judge`` gives the entries that a verb becomes, and the table they lead to. What follows of itself (the game starts
when all are ready) is among them, by the house. A rematch is not judged here: it opens another table.
"""

from collections.abc import Callable
from typing import Any, Final, Self, TypeAlias

import msgspec

from speeltafel.core import play
from speeltafel.core.dice import SCHEME, Recorder
from speeltafel.core.entry import (
    BotSeated,
    By,
    ByBot,
    ByHouse,
    ByPerson,
    DrawAgreed,
    DrawOffered,
    DrawRefused,
    Entry,
    Left,
    Microseconds,
    OptionSet,
    OptionValue,
    PersonId,
    Readied,
    Resigned,
    Sat,
    SeatsDrawn,
    Started,
    Stop,
    Stopped,
    TableDeed,
    Titled,
    Unreadied,
    Wished,
)
from speeltafel.core.play import Moved
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat
from speeltafel.tables.luck import stream
from speeltafel.tables.options import (
    LATER,
    OptionAbout,
    WrongValue,
    effective,
    general,
    option_of,
    options_of,
    read_value,
    value,
)
from speeltafel.tables.people import TITLE_MOST, clean
from speeltafel.tables.problems import Malformed, Stale, TooLong
from speeltafel.tables.table import Table, after
from speeltafel.tables.verbs import (
    Accept,
    Act,
    Bot,
    Draw,
    Join,
    Leave,
    Option,
    Refuse,
    Resign,
    Start,
    Title,
    Unready,
    Verb,
)


class Request(msgspec.Struct, frozen=True, gc=False):
    """Who wants what, as they had seen the table at entry ``after``; ``at`` is now."""

    person: PersonId
    verb: Verb
    after: int
    key: str
    at: Microseconds


class Draft:
    """The entries that a request becomes, each on the table that the one before left; the first carries its key."""

    def __init__(self, table: Table, at: Microseconds, key: str | None) -> None:
        self.table = table
        self.entries: tuple[Entry, ...] = ()
        self._at = at
        self._key = key

    @classmethod
    def of_new(cls, table: Table) -> Self:
        """A draft that begins with the one entry of a table that is being opened."""
        draft = cls(table, table.card.opened_at, None)
        draft.entries = table.recent
        return draft

    def of_table(self, by: By, deed: TableDeed) -> None:
        """The table's own deed; the game's state stays."""
        self._add(Entry(seq=self.table.seq + 1, at=self._at, by=by, key=self._key, deed=deed), self.table.state)

    def of_game(self, by: By, moved: Moved) -> None:
        """The game's deed, with all that came of it."""
        entry = Entry(
            seq=self.table.seq + 1,
            at=self._at,
            by=by,
            key=self._key,
            deed=moved.deed,
            luck=moved.luck,
            news=moved.news,
            state=self.table.codec.pack_state(moved.state),
        )
        self._add(entry, moved.state)

    def _add(self, entry: Entry, state: Any) -> None:
        self.entries += (entry,)
        self.table = after(self.table, entry, state)
        self._key = None


def judge(table: Table, request: Request) -> Draft | Refusal:
    """What ``request`` becomes, or the rule that forbids it. Raises ``Stale`` and ``Malformed``."""
    draft = Draft(table, request.at, request.key)
    refusal = carry_out(draft, request)
    return draft if refusal is None else refusal


def carry_out(draft: Draft, request: Request) -> Refusal | None:
    """Put what ``request`` becomes into ``draft``, or say the rule that forbids it; then the draft is worth nothing."""
    return _JUDGES[type(request.verb)](draft, request, request.verb)


def judge_bot(table: Table, seat: Seat, action: bytes, after_seq: int, key: str, at: Microseconds) -> Draft | Refusal:
    """What the bot on ``seat`` does; ``Stale`` when its question has moved on since it began to think."""
    draft = Draft(table, at, key)
    if table.card.seats[seat].bot is None:
        raise Stale
    refusal = _play(draft, ByBot(seat), seat, action, after_seq)
    return draft if refusal is None else refusal


def why_not(table: Table, person: PersonId, action: bytes) -> Refusal | None:
    """What would be answered to ``action`` now; nothing is played."""
    seat = table.card.seat_of(person)
    if seat is None:
        return Refusal("TB-10", "not-seated")
    if table.state is None:
        return Refusal("TB-04", "not-started")
    return table.game.why_not(table.state, seat, _decoded(table, action))


# Sitting down and standing up


def _join(draft: Draft, request: Request, verb: Join) -> Refusal | None:
    card = draft.table.card
    if card.stage != "gathering":
        return Refusal("TB-10", "game-runs" if card.stage == "running" else "game-over")
    free = [seat for seat, taken in enumerate(card.seats) if taken.free]
    seat = verb.seat if verb.seat is not None else next(iter(free), None)
    mine = card.seat_of(request.person)
    if mine is not None and verb.seat in (mine, None):
        return Refusal("TB-10", "already-seated", {"seat": mine + 1})
    if seat is None:
        return Refusal("TB-10", "table-full")
    if not 0 <= seat < len(card.seats):
        return Refusal("TB-10", "no-such-seat", {"seats": len(card.seats)})
    if seat not in free:
        return Refusal("TB-10", "seat-taken", {"seat": seat + 1})
    if mine is not None:
        draft.of_table(ByPerson(request.person, mine), Left(mine))
    draft.of_table(ByPerson(request.person, seat), Sat(seat, request.person))
    return None


def _leave(draft: Draft, request: Request, verb: Leave) -> Refusal | None:
    seat = draft.table.card.seat_of(request.person)
    if seat is None:
        return Refusal("TB-10", "not-seated")
    if draft.table.card.stage != "gathering":
        return Refusal("TB-10", "stay-seated")
    draft.of_table(ByPerson(request.person, seat), Left(seat))
    return None


def _bot(draft: Draft, request: Request, verb: Bot) -> Refusal | None:
    card, about = draft.table.card, draft.table.game.about
    if refusal := _may_arrange(draft.table, request.person):
        return refusal
    if verb.strength is not None and verb.strength not in about.bots:
        return Refusal("TB-03", "no-such-bot", {"strengths": ", ".join(about.bots)})
    wanted = (lambda seat: card.seats[seat].free) if verb.strength else (lambda seat: card.seats[seat].bot is not None)
    seat = verb.seat if verb.seat is not None else next(filter(wanted, range(len(card.seats))), None)
    if seat is None:
        return Refusal("TB-03", "table-full" if verb.strength else "no-bot-here")
    if not 0 <= seat < len(card.seats):
        return Refusal("TB-03", "no-such-seat", {"seats": len(card.seats)})
    if not wanted(seat):
        return Refusal("TB-03", "seat-taken" if verb.strength else "no-bot-here", {"seat": seat + 1})
    by = ByPerson(request.person, card.seat_of(request.person))
    draft.of_table(by, BotSeated(seat, verb.strength) if verb.strength else Left(seat))
    return _begin_when_ready(draft)


def _may_arrange(table: Table, person: PersonId) -> Refusal | None:
    """Whether ``person`` may set up this table: before the start, from a seat or as its owner, under ``host`` alone."""
    card = table.card
    if card.stage != "gathering":
        return Refusal("TB-12", "before-the-start")
    if person == card.owner:
        return None
    if general(card, "host"):
        return Refusal("TB-12", "host-only")
    return Refusal("TB-10", "not-seated") if card.seat_of(person) is None else None


# Options


_OWNERS_OPTIONS: Final = frozenset({"host", "watchers"})  # TB-02, TB-12


def _option(draft: Draft, request: Request, verb: Option) -> Refusal | None:
    table, card = draft.table, draft.table.card
    option = option_of(table.game, verb.name)
    if option is None:
        return _no_such_option(table, verb.name)
    if card.stage != "gathering":
        return Refusal("TB-12", "before-the-start")
    if option.consent:
        return _wish(draft, request, option, verb.value)
    if refusal := _may_arrange(table, request.person):
        return refusal
    if option.name in _OWNERS_OPTIONS and request.person != card.owner:
        return Refusal("TB-12", "owner-only", {"option_words": option.words})
    try:
        set_to = read_value(option, verb.value, value(card, option))
    except WrongValue:
        return _wrong_value(option)
    if option.name == "seats" and sum(not seat.free for seat in card.seats) > int(set_to):
        return Refusal("TB-12", "seats-are-taken", {"seats": int(set_to)})
    draft.of_table(ByPerson(request.person, card.seat_of(request.person)), OptionSet(option.name, set_to))
    return _impossible(draft.table)


def _wish(draft: Draft, request: Request, option: OptionAbout, given: OptionValue | None) -> Refusal | None:
    card = draft.table.card
    seat = card.seat_of(request.person)
    if seat is None:
        return Refusal("TB-10", "not-seated")
    try:
        wanted = bool(read_value(option, given, option.name in card.seats[seat].wishes))
    except WrongValue:
        return _wrong_value(option)
    draft.of_table(ByPerson(request.person, seat), Wished(seat, option.name, wanted))
    return _impossible(draft.table)


def _no_such_option(table: Table, name: str) -> Refusal:
    if name.lower() in LATER:
        return Refusal("TB-12", "option-comes-later", {"option": name})
    known = ", ".join(option.name for option in options_of(table.game))
    return Refusal("TB-12", "no-such-option", {"options": known})


def _wrong_value(option: OptionAbout) -> Refusal:
    name = option.words
    match option.kind:
        case "switch":
            return Refusal("TB-12", "option-is-a-switch", {"option_words": name})
        case "choice":
            choices = ", ".join(option.choices)
            return Refusal("TB-12", "option-is-a-choice", {"option_words": name, "choices": choices})
        case "number":
            least, most = option.least or 0, option.most or 0
            return Refusal("TB-12", "option-is-a-number", {"option_words": name, "least": least, "most": most})


def _impossible(table: Table) -> Refusal | None:
    """Why this set-up cannot be played: the seat that is to begin is not there, or the game's own word on it."""
    seats, start = len(table.card.seats), int(general(table.card, "start"))
    if start > seats:
        return Refusal("TB-12", "nobody-begins-there", {"seat": start, "seats": seats})
    return table.game.check(effective(table.card, table.game), len(table.card.seats))


def _title(draft: Draft, request: Request, verb: Title) -> Refusal | None:
    card = draft.table.card
    if card.stage != "gathering":
        return Refusal("TB-12", "before-the-start")
    if request.person != card.owner:
        return Refusal("TB-02", "owner-titles")
    title = clean(verb.title, TITLE_MOST)
    if title is None and verb.title.strip():
        raise TooLong
    draft.of_table(ByPerson(request.person, card.seat_of(request.person)), Titled(title or ""))
    return None


# Starting


def _start(draft: Draft, request: Request, verb: Start) -> Refusal | None:
    card = draft.table.card
    seat = card.seat_of(request.person)
    if card.stage != "gathering":
        return Refusal("TB-11", "game-runs" if card.stage == "running" else "game-over")
    if seat is None:
        return Refusal("TB-10", "not-seated")
    if card.seats[seat].ready:
        return Refusal("TB-11", "already-ready")
    if general(card, "host") and request.person != card.owner:
        return Refusal("TB-12", "host-starts")
    draft.of_table(ByPerson(request.person, seat), Readied(seat))
    return _begin_when_ready(draft)


def _unready(draft: Draft, request: Request, verb: Unready) -> Refusal | None:
    card = draft.table.card
    seat = card.seat_of(request.person)
    if seat is None:
        return Refusal("TB-10", "not-seated")
    if card.stage != "gathering":
        return Refusal("TB-11", "game-runs" if card.stage == "running" else "game-over")
    if not card.seats[seat].ready:
        return Refusal("TB-11", "not-ready")
    draft.of_table(ByPerson(request.person, seat), Unreadied(seat))
    return None


def _begin_when_ready(draft: Draft) -> Refusal | None:
    """TB-04: with every seat taken and everyone ready the house starts the game; under ``host`` the owner does."""
    card = draft.table.card
    hosted = general(card, "host")
    people = [seat for seat in card.seats if seat.bot is None]
    waits = [seat for seat in people if not seat.ready and not (hosted and seat.person != card.owner)]
    if any(seat.free for seat in card.seats) or waits or (hosted and not any(seat.ready for seat in people)):
        return None
    if refusal := _impossible(draft.table):
        return refusal
    _begin(draft)
    return None


def _begin(draft: Draft) -> None:
    table = draft.table
    if general(table.card, "drawseat"):
        dice = Recorder(stream(table.secret, table.card.id, table.seq + 1, "seats"))
        draft.of_table(ByHouse(), SeatsDrawn(dice.shuffled(range(len(table.card.seats)))))
        table = draft.table
    seq = table.seq + 1
    started = Started(
        options=effective(table.card, table.game),
        seats=len(table.card.seats),
        first=_first(table, seq),
        rules_version=table.game.about.rules_version,
        scheme=SCHEME,
    )
    draft.of_game(ByHouse(), play.begin(table.game, started, stream(table.secret, table.card.id, seq, "act")))


def _first(table: Table, seq: int) -> Seat:
    """Who begins: ``start N``, else the one after who began the game before (TB-05), else luck."""
    seats = len(table.card.seats)
    fixed = int(general(table.card, "start"))
    if 1 <= fixed <= seats:
        return fixed - 1
    if table.card.first is not None:
        return table.card.first % seats
    return stream(table.secret, table.card.id, seq, "first").below(seats)


# Playing and stopping


def _act(draft: Draft, request: Request, verb: Act) -> Refusal | None:
    seat = draft.table.card.seat_of(request.person)
    if seat is None:
        return Refusal("TB-10", "not-seated")
    return _play(draft, ByPerson(request.person, seat), seat, bytes(verb.action), request.after)


def _play(draft: Draft, by: By, seat: Seat, action: bytes, after_seq: int) -> Refusal | None:
    table = draft.table
    if table.state is None:
        return Refusal("TB-04", "not-started")
    wanted = _decoded(table, action)
    if after_seq < table.asked[seat]:
        raise Stale
    numbers = stream(table.secret, table.card.id, table.seq + 1, "act")
    moved = play.advance(table.game, table.state, seat, wanted, numbers)
    if isinstance(moved, Refusal):
        return moved
    draft.of_game(by, moved)
    return None


def _decoded(table: Table, action: bytes) -> Any:
    try:
        return table.codec.read_action(action)
    except msgspec.DecodeError as wrong:
        raise Malformed from wrong


def _draw(draft: Draft, request: Request, verb: Draw | Accept) -> Refusal | None:
    """Offering back accepts: the game is drawn when every seated person has said so (TB-13)."""
    seat = _stopping_seat(draft.table, request.person, "draw_agreed")
    if isinstance(seat, Refusal):
        return seat
    card = draft.table.card
    others = {other for other, taken in enumerate(card.seats) if taken.person is not None and other != seat}
    if not others:
        return Refusal("TB-13", "nobody-to-agree")
    if seat in card.draw_offered_by:
        return Refusal("TB-13", "already-offered")
    by = ByPerson(request.person, seat)
    if others <= set(card.draw_offered_by):
        _stop(draft, by, DrawAgreed())
    else:
        draft.of_table(by, DrawOffered(seat))
    return None


def _accept(draft: Draft, request: Request, verb: Accept) -> Refusal | None:
    if _offered_to(draft.table, request.person):
        return _draw(draft, request, verb)
    return Refusal("TB-13", "nothing-asked")


def _refuse(draft: Draft, request: Request, verb: Refuse) -> Refusal | None:
    seat = draft.table.card.seat_of(request.person)
    if seat is None or not _offered_to(draft.table, request.person):
        return Refusal("TB-13", "nothing-asked")
    draft.of_table(ByPerson(request.person, seat), DrawRefused(seat))
    return None


def _offered_to(table: Table, person: PersonId) -> bool:
    """Whether a draw stands that ``person`` has a say in."""
    seat = table.card.seat_of(person)
    return seat is not None and any(offering != seat for offering in table.card.draw_offered_by)


def _resign(draft: Draft, request: Request, verb: Resign) -> Refusal | None:
    seat = _stopping_seat(draft.table, request.person, "resigned")
    if isinstance(seat, Refusal):
        return seat
    _stop(draft, ByPerson(request.person, seat), Resigned(seat))
    return None


def _stopping_seat(table: Table, person: PersonId, how: str) -> Seat | Refusal:
    """The seat from which ``person`` may end the running game that way."""
    seat = table.card.seat_of(person)
    if seat is None:
        return Refusal("TB-10", "not-seated")
    if table.card.stage != "running":
        return Refusal("TB-18", "nothing-runs")
    if how not in table.game.about.stops:
        return Refusal("TB-18", "not-in-this-game")
    return seat


def _stop(draft: Draft, by: By, how: Stop) -> None:
    draft.of_game(by, play.stop(draft.table.game, draft.table.state, Stopped(how)))


_Judge: TypeAlias = Callable[[Draft, Request, Any], Refusal | None]

_JUDGES: Final[dict[type, _Judge]] = {
    Join: _join,
    Leave: _leave,
    Bot: _bot,
    Option: _option,
    Title: _title,
    Start: _start,
    Unready: _unready,
    Act: _act,
    Draw: _draw,
    Accept: _accept,
    Refuse: _refuse,
    Resign: _resign,
}
