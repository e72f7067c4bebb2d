"""The contract every game keeps, and the few values it speaks in.

A game is pure: given the same values it gives the same values. It knows seats, not people; it never waits, reads a
clock or holds a generator. What it must promise beyond its signatures is tested by tests/laws for every game found.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from speeltafel.core.dice import Dice
from speeltafel.core.entry import Stop
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat, Viewer

Options = TypeVar("Options")
State = TypeVar("State")
Action = TypeVar("Action")
News = TypeVar("News")
View = TypeVar("View")
Offer = TypeVar("Offer")
_DrawnState = TypeVar("_DrawnState", covariant=True)
_SeenView = TypeVar("_SeenView", contravariant=True)


class Types(Struct, frozen=True):
    """The game's own types, for encoding and for the client: frozen Structs, actions and news tagged unions."""

    options: Any
    state: Any
    action: Any
    news: Any
    view: Any
    offer: Any


class About(Struct, frozen=True, kw_only=True):
    """What can be known of a game without asking its rules."""

    id: str
    """Also the name of its folders."""
    rules: str
    """The two letters its rule ids begin with."""
    seats: tuple[int, int]
    """Fewest and most."""
    types: Types
    rules_version: int
    """Raised when a stored game would be replayed otherwise than it was played."""
    credits: str
    """Who made the game, in one line; the same in every language."""
    bots: tuple[str, ...] = ("random",)
    """Strengths, weakest first; ``random`` plays any game."""
    kits: tuple[str, ...] = ()
    """Kits whose rules and words the game uses."""
    consent: frozenset[str] = frozenset()
    """Options that hold only when every seated player has set them."""
    stops: frozenset[str] = frozenset({"resigned", "draw_agreed", "broken_off"})
    """How a table may end it: tags of ``Stop``."""
    clock_acts: tuple[type, ...] = ()
    """Action types that only a deadline may make."""
    alike: bool = False
    """Whether all see and hear the same: no view and no news depends on the viewer, so each is made once for all."""


class Listed(Struct, Generic[Action], frozen=True, tag="listed"):
    """An offer that simply lists its acts; with ``warning``, the words key of what to ask before each of some acts."""

    acts: tuple[Action, ...]
    warnings: tuple[tuple[int, str], ...] = ()
    """(index into ``acts``, words key): the table asks before it sends that act."""


class Points(Struct, frozen=True):
    """One line of a score: the words key ``points-<what>``, how many, and the rule they come from."""

    what: str
    points: int
    rule: str
    args: dict[str, str | int] = {}


class Result(Struct, frozen=True):
    """How a finished game came out."""

    places: tuple[int, ...]
    """A place for each seat: 1 is best, equal places are shared."""
    reason: str
    """The message ``result-<reason>`` tells it."""
    rule: str
    winners: tuple[Seat, ...] = ()
    """Empty for a draw that nobody wins, and for a game broken off."""
    points: tuple[tuple[Points, ...], ...] | None = None
    """For each seat its lines, where the game counts points."""


class Notation(Protocol[_DrawnState, Action, _SeenView]):
    """A game in plain text: for the terminal, records, drawn examples, and play by list."""

    def read_action(self, text: str) -> Action:
        """The action that ``write_action`` writes so; ``ValueError`` says what is wrong with the text."""

    def write_action(self, action: Action) -> str:
        """Short, one line, the same for equal actions."""

    def draw(self, view: _SeenView, viewer: Viewer) -> str:
        """The position as a picture of letters, seen from ``viewer``'s side."""

    def read_position(self, text: str) -> _DrawnState:
        """A drawn position with its facts (the rulebook's ``board`` blocks); ``ValueError`` says what is wrong."""


class Game(Protocol[Options, State, Action, News, View, Offer]):  # type: ignore[misc]  # invariant: they go in and out
    """A game. ``seat`` is always one that the state has; a ``state`` always one that this game made."""

    about: About
    notation: Notation[State, Action, View]

    def check(self, options: Options, seats: int) -> Refusal | None:
        """Why this cannot be set up for so many, with what would fit; ``None`` when it can."""

    def setup(self, options: Options, seats: int, first: Seat, dice: Dice) -> State:
        """The beginning. ``first`` is the seat that begins, drawn or fixed by the table."""

    def to_act(self, state: State) -> frozenset[Seat]:
        """Whose decision it is, several at once where the rules say so; empty when the game is over, and only then."""

    def team(self, state: State, seat: Seat) -> int | None:
        """Seats of one team that are to act share one decision: the first act counts. ``None``: for itself."""
        return None

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        """Every well-formed act worth asking about, legal or not."""

    def choices(self, state: State, seat: Seat) -> Sequence[Action]:
        """The candidates without objection; none for a seat that is not to act."""
        return [action for action in self.candidates(state, seat) if self.why_not(state, seat, action) is None]

    def offer(self, state: State, seat: Seat) -> Offer:
        """The choices, compact, for a browser."""

    def expand(self, offer: Offer) -> Sequence[Action]:
        """The choices again: ``expand(offer(state, seat))`` equals ``choices(state, seat)``."""

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """The first rule that ``action`` would break, or ``None`` if it may be made: the only judge."""

    def apply(self, state: State, seat: Seat, action: Action, dice: Dice) -> tuple[State, tuple[News, ...]]:
        """The state after ``action``, which must be legal, and what happened on the way."""

    def default(self, state: State, seat: Seat, dice: Dice) -> Action:
        """What is done for a seat to act whose time is up: a choice, or one of ``about.clock_acts``."""

    def stop(self, state: State, how: Stop) -> State:
        """The game, which must be running, ended by its table; a result follows."""

    def result(self, state: State) -> Result | None:
        """How it came out, or ``None`` while somebody is to act."""

    def view(self, state: State, viewer: Viewer) -> View:
        """All that ``viewer`` may know, and nothing else. It does not name its viewer: equal knowledge, equal views."""

    def hear(self, news: News, viewer: Viewer) -> News | None:
        """What ``viewer`` learns of ``news``: from the news alone; ``None`` for nothing."""

    def guess(self, view: View, heard: Sequence[News], viewer: Viewer, dice: Dice) -> State:
        """A full state that fits what ``viewer`` sees and has heard so far; hidden things are drawn."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]


def has_teams(game: AnyGame) -> bool:
    """Whether seats can be of one team in it: it says itself who is."""
    return type(game).team is not Game.team


def reveals(news: Any) -> bool:
    """Whether ``news`` shows somebody a hidden thing, so that nothing before it can be taken back (TB-18).

    A type of news that does says so by an attribute or property ``reveals``; others need none.
    """
    return bool(getattr(news, "reveals", False))
