"""Nice 'n Easy as data: what is on the table, what a seat may do, what everybody may see.

The rules are in rules/en.md; an id such as NE-10 names a paragraph there. Cards and combinations are those of the deck
(speeltafel.kit.lizzy). A pile is a tuple with its top card first; a stack of the Dizzy Lizzy has its top card last.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from speeltafel.core.seat import Seat
from speeltafel.kit.lizzy.cards import Card, Part
from speeltafel.kit.lizzy.combinations import Combination, Lizzy

FEWEST, MOST = 2, 9
OPEN = 3  # NE-04: open cards of a player
ONE_DECK = 5  # NE-03: players who can do with one deck
ROUNDS = 100  # NE-22

Pile: TypeAlias = tuple[Card, ...]
Stacks: TypeAlias = tuple[Pile, Pile, Pile]
"""Those of the head, the body and the tail."""
Claims: TypeAlias = Annotated[tuple[Annotated[str, Meta(max_length=32)], ...], Meta(max_length=8)]
"""The combinations that a player names (NE-11); a name that is none of the four is refused, not garbled on the way."""


class Options(Struct, frozen=True):
    """How a table plays Nice 'n Easy."""

    announce: bool = True
    """NE-11: players name their combinations, and may be wrong; without it only cards that fit are offered."""
    cards_each: Literal["by_players", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"] = "by_players"
    """NE-02: how many cards everybody gets."""
    double_trouble: bool = False
    """NE-30: a double gives the next player a card."""
    decks: Literal["by_players", "1", "2"] = "by_players"
    """DL-04, NE-03: how many decks are mixed; from six players on always two."""


class Lay(Struct, frozen=True, tag="lay"):
    """Lay an open card on the stack of its part, and name what it makes (NE-10, NE-11)."""

    card: Card
    claims: Claims = ()
    """Empty where the table names for the player (``announce`` off)."""


class EndTurn(Struct, frozen=True, tag="end_turn"):
    """Leave it at this, though a card could still be laid (NE-13)."""


Action: TypeAlias = Lay | EndTurn


class End(Struct, frozen=True):
    """How the game ended: the message ``result-<reason>``, its rule, and who won, if anybody did."""

    reason: str
    rule: str
    winners: tuple[Seat, ...] = ()


class State(Struct, frozen=True):
    """Everything."""

    options: Options
    turn: Seat
    stacks: Stacks
    pile: Pile
    """The common blind pile."""
    open: tuple[Pile, ...]
    """For each seat its open cards, in the order in which they lie."""
    blind: tuple[Pile, ...]
    """For each seat its own blind pile."""
    laid: int = 0
    """Cards laid in this turn."""
    idle: int = 0
    """NE-20: turns in a row that ended without a lay."""
    turns: int = 0
    """NE-22: turns that have ended."""
    reopened: bool = False
    """NE-21: all open cards went under once, and nothing was laid since."""
    passed_at_start: tuple[Seat, ...] = ()
    """NE-13: whose turns had passed by themselves before anybody could do anything."""
    end: End | None = None


class Player(Struct, frozen=True):
    """What everybody sees of a player."""

    open: Pile
    blind: int


class View(Struct, frozen=True):
    """What anybody may know; nobody looks into a blind pile, so all see the same."""

    options: Options
    turn: Seat
    lizzy: Lizzy
    """The Dizzy Lizzy: the visible head, body and tail."""
    shows: tuple[Combination, ...]
    """Which of the four it shows now."""
    golden: bool
    """Three gold cards lie on top."""
    stacks: tuple[int, int, int]
    """How many cards lie in each stack, the visible one too."""
    pile: int
    """Cards in the common blind pile."""
    players: tuple[Player, ...]
    laid: int
    """Cards laid in this turn."""
    idle: int
    """Turns in a row that ended without a lay; as many as there are players, and a card is turned over."""
    turns: int
    """Turns that have ended."""
    reopened: bool
    """Nobody could lay, no card was left to turn, and all have opened new ones: the next time the game ends."""
    passed_at_start: tuple[Seat, ...]
    """Whose turns had passed by themselves before anybody could do anything."""
    end: End | None


class Offer(Struct, frozen=True, tag="offer"):
    """What the seat to act may do; with ``naming`` every card with any of the four named, right or wrong."""

    cards: Pile
    """Cards that may be laid, each name once."""
    naming: bool
    """NE-11: a card is laid with at least one combination named."""
    may_end: bool
    """Whether the turn may be ended by will."""


# News. What words need of a card or of combinations goes along as a name that they know.


class Laid(Struct, frozen=True, tag="laid"):
    """A card lies on the stack of its part; ``shows`` is what the Dizzy Lizzy shows now, ``said`` what was named."""

    seat: Seat
    card: Card
    spoken: str
    said: str
    shows: str
    golden: bool


class Mistaken(Struct, frozen=True, tag="mistaken"):
    """A card was laid and taken back: it would have shown ``shows``, and not what was ``said`` (NE-12)."""

    seat: Seat
    card: Card
    spoken: str
    said: str
    shows: str


class Penalised(Struct, frozen=True, tag="penalised"):
    """A card of the common blind pile went under the player's own, unseen; ``cards`` is 0 when there was none."""

    seat: Seat
    cards: int


class TurnOver(Struct, frozen=True, tag="turn_over"):
    """A turn ended: by a mistake, by will, because no open card fits (stuck) or none is left."""

    seat: Seat
    why: Literal["mistake", "will", "stuck", "none_left"]


class Opened(Struct, frozen=True, tag="opened"):
    """A player opened cards of the own blind pile (NE-14); ``count`` of them."""

    seat: Seat
    cards: Pile
    count: int

    @property
    def reveals(self) -> bool:
        """They were hidden."""
        return True


class Turned(Struct, frozen=True, tag="turned"):
    """Nobody laid a card for a whole round: the top card of the common blind pile lies on its stack (NE-20)."""

    seat: Seat
    card: Card
    spoken: str
    shows: str
    golden: bool

    @property
    def reveals(self) -> bool:
        """It was hidden."""
        return True


class Reshuffled(Struct, frozen=True, tag="reshuffled"):
    """The cards under the Dizzy Lizzy became the common blind pile (NE-21)."""

    cards: int


class Reopened(Struct, frozen=True, tag="reopened"):
    """There was no card to turn: all open cards went under their owners' blind piles (NE-21)."""


class Troubled(Struct, frozen=True, tag="troubled"):
    """``seat`` got the bottom card of a stack under the own blind pile, for a double of ``giver`` (NE-30)."""

    seat: Seat
    giver: Seat
    part: Part


News: TypeAlias = Laid | Mistaken | Penalised | TurnOver | Opened | Turned | Reshuffled | Reopened | Troubled
