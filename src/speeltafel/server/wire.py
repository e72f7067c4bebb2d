"""What goes over the wire between a table's page and the server, and between anybody and the HTTP doors.

JSON text; every message is a tagged union. The client's types are made from here (``make types``).
"""

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from speeltafel.core.entry import Microseconds, PersonId, Stopped, TableDeed, TableId
from speeltafel.core.seat import Seat, Viewer
from speeltafel.tables.card import Card
from speeltafel.tables.commands import Line
from speeltafel.tables.options import OptionAbout
from speeltafel.tables.verbs import Verb

# "Nothing follows", in place of ``$``, which in a pattern of Python's lets one more line end pass.
Key: TypeAlias = Annotated[str, Meta(pattern=r"^[!-~]{1,64}(?![\s\S])", min_length=1, max_length=64)]
"""The sender's own name for a request: the same again is the same request."""

# From the browser


class Hello(Struct, frozen=True, tag="hello"):
    """The first message: who is looking, and the last number this page has seen (-1: none)."""

    token: str
    seen: int = -1


class Do(Struct, frozen=True, tag="do"):
    """A verb, judged on the table as the page had seen it at entry ``after``; ``key``: 128 random bits."""

    key: Key
    after: int
    verb: Verb


class Ask(Struct, frozen=True, tag="ask"):
    """Would this act be refused? Nothing is played."""

    key: Key
    action: Raw


class Say(Struct, frozen=True, tag="say"):
    """A line of chat in one of the channels of ``You``, or, when it begins with ``/``, a typed command."""

    key: Key
    text: str
    channel: str = "table"


class Ping(Struct, frozen=True, tag="ping"):
    """Still there?"""


FromBrowser: TypeAlias = Hello | Do | Ask | Say | Ping


# From the server


class You(Struct, frozen=True):
    """Who this page's person is here. ``viewer``: whose eyes the view is for."""

    person: PersonId
    name: str | None
    seat: Seat | None
    viewer: Viewer
    channels: tuple[str, ...]
    """Where this person may speak now: ``table``, ``watchers``, ``team:N`` (no other team than N will hear it)."""
    build: str


class HeardStarted(Struct, frozen=True, tag="started"):
    """The game was set up, and that seat begins."""

    first: Seat


class HeardDefaulted(Struct, frozen=True, tag="defaulted"):
    """The clock acted; what it did, the news tell."""


HeardDeed: TypeAlias = TableDeed | HeardStarted | HeardDefaulted | Stopped
"""What the log tells of an entry beside its news: nothing of an act."""


class LogLine(Struct, frozen=True, omit_defaults=True):
    """One entry as this viewer may know it: a deed of the table whole, of a game only its heard news."""

    seq: int
    at: Microseconds
    seat: Seat | None = None
    deed: Raw | None = None
    """A ``HeardDeed``, ready-made."""
    news: tuple[Raw, ...] = ()


class Turn(Struct, frozen=True):
    """What every act changes on a card."""

    to_act: tuple[Seat, ...]
    moved_at: Microseconds


class Update(Struct, frozen=True, tag="update"):
    """What changed since this socket's last update; what is not here stays as it was.

    ``view`` null means that there is none yet; ``offer`` null that this viewer is asked nothing.
    """

    seq: int
    key: str | UnsetType = UNSET
    """The act with this key is in it: that is its receipt."""
    card: Card | Raw | UnsetType = UNSET
    turn: Turn | UnsetType = UNSET
    """In place of a card on which nothing else is new, as after most acts."""
    names: dict[PersonId, str] | UnsetType = UNSET
    """Of everybody on the card and in the log."""
    you: You | UnsetType = UNSET
    view: Raw | UnsetType | None = UNSET
    offer: Raw | UnsetType | None = UNSET
    log: tuple[LogLine, ...] | UnsetType = UNSET


class ChatLine(Struct, frozen=True):
    """A line of chat; ``channel``: ``table``, ``watchers`` or ``team``, and not for whom of the team it was."""

    number: int
    channel: str
    author: PersonId
    text: str
    at: Microseconds


class Chat(Struct, frozen=True, tag="chat"):
    """New lines of chat, with the names of those who spoke."""

    lines: tuple[ChatLine, ...]
    names: dict[PersonId, str]


class People(Struct, frozen=True, tag="people"):
    """Who is here now: seats whose person has the table open, and the names of those who watch."""

    present: tuple[Seat, ...]
    watching: tuple[str, ...]
    onlookers: int
    """Watchers without a name."""


class Refused(Struct, frozen=True, tag="refused"):
    """The rules forbid it: message ``refusal-<why>`` with ``args``; ``rule`` can be looked up."""

    key: str
    rule: str
    why: str
    args: dict[str, str | int]


class Fine(Struct, frozen=True, tag="fine"):
    """Nothing forbids it (an answer to ``ask``), or it is done (an answer to ``do`` or ``say``)."""

    key: str
    seq: int


class Told(Struct, frozen=True, tag="told"):
    """The answer to a typed command, for this page alone."""

    key: str
    lines: tuple[Line, ...]


class Problem(Struct, frozen=True, tag="problem"):
    """Something is wrong with the request: message ``problem-<code>``."""

    code: str
    key: str | None = None


class Pong(Struct, frozen=True, tag="pong"):
    """Still there."""


FromServer: TypeAlias = Update | Chat | People | Refused | Fine | Told | Problem | Pong


# Over HTTP


class NewPerson(Struct, frozen=True):
    """A visitor: a person from the first look; the token is told this once."""

    person: PersonId
    token: str


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: str


class PersonalLink(Struct, frozen=True):
    """A code that gives another device its own token of the same person, once, until ``until``."""

    code: str
    until: Microseconds


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """A personal link's code, used up by sending it."""

    code: str


class TableOpened(Struct, frozen=True):
    """Where the table is."""

    id: TableId


class LobbyTable(Struct, frozen=True):
    """A table as the lobby lists it."""

    card: Card
    yours: bool
    your_turn: bool


class Lobby(Struct, frozen=True):
    """Tables that want players, are played, or are yours; the newest first, yours before all."""

    tables: tuple[LobbyTable, ...]
    names: dict[PersonId, str]


class GameAbout(Struct, frozen=True):
    """What the lobby and a table's set-up page need of a game."""

    id: str
    rules: str
    seats: tuple[int, int]
    rules_version: int
    credits: str
    bots: tuple[str, ...]
    stops: tuple[str, ...]
    options: tuple[OptionAbout, ...]


class RuleText(Struct, frozen=True, tag="text"):
    """A paragraph of a rule, as HTML made from our own rulebook."""

    html: str


class RuleNote(Struct, frozen=True, tag="note"):
    """Why the project ruled so where the source is silent, as HTML."""

    html: str


class RuleExample(Struct, frozen=True, tag="example"):
    """A drawn position: what ``viewer`` sees of it, drawn with the game's own board or as text."""

    game: str
    view: Raw
    viewer: Viewer
    drawing: str
    caption: str
    """As HTML, to stand within a line."""
    action: Raw | None = None
    """The act that the caption speaks of, not done yet in ``view``."""
    refused: str | None = None
    """The rule that forbids it."""


RulePart: TypeAlias = RuleText | RuleNote | RuleExample


class RulePage(Struct, frozen=True):
    """One rule."""

    id: str
    title: str
    parts: tuple[RulePart, ...]


class ChapterPage(Struct, frozen=True):
    """One chapter."""

    title: str
    html: str
    rules: tuple[RulePage, ...]


class RulebookPage(Struct, frozen=True):
    """A rulebook, ready to be shown; ``book`` is a game's id, a kit's, or ``tables``."""

    book: str
    title: str
    html: str
    chapters: tuple[ChapterPage, ...]


class TableCard(Struct, frozen=True):
    """A table's card, with the names of everybody on it."""

    card: Card
    names: dict[PersonId, str]


class Me(Struct, frozen=True):
    """Who one is here."""

    person: PersonId
    name: str | None


class Round(Struct, frozen=True):
    """What the server does by itself every so often, and how many seconds ago it last did."""

    every_s: float
    ago_s: float


class Health(Struct, frozen=True):
    """Whether the server does its work, as a whole and part by part.

    The parts are ``database``, ``migrations``, ``tables``, ``workers``, ``bots``, ``timers`` and ``disk``.
    """

    version: str
    build: str
    fine: bool
    parts: dict[str, bool]
    timers: dict[str, Round]
    """``sweep``: who has gone away; ``bots``: who waits for one; ``newest``: moves made through other processes;
    ``anew``: what else they did; ``here``: who is here, told to them."""


class Moment(Struct, frozen=True):
    """One moment of a table's past, as this viewer may see it; ``view`` null before the game began."""

    seq: int
    view: Raw | None
    log: tuple[LogLine, ...]
