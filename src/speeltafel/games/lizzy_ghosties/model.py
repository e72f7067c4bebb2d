"""Lizzy Ghosties as data: where the cards lie, whose turn it is and in which of its states, what everybody may see.

The rules are in rules/en.md; an id such as LG-30 names a paragraph there. Cards and combinations are those of the deck
(speeltafel.kit.lizzy). A pile is a tuple with its top card last.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from speeltafel.core.seat import Seat
from speeltafel.kit.lizzy.cards import Card, Part
from speeltafel.kit.lizzy.combinations import Combination, Lizzy

FEWEST, MOST = 3, 9  # LG-03
WITHOUT_FINAL = 3  # LG-90: with so many players there is no final phase
LAST_TWO = 2  # LG-70
LIVES_ON = 2  # LG-50: parts with which a Lizzy lives on
TURNS_EACH = 60  # LG-95

Pile: TypeAlias = tuple[Card, ...]
Body: TypeAlias = tuple[Pile, Pile, Pile]
"""The piles of heads, of bodies and of tails."""
NO_BODY: Body = ((), (), ())
Player: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST)]
Source: TypeAlias = Player | None
"""Where a borrowed card comes from: a player's Lizzy, or the Burn Lizzy (None)."""


class Options(Struct, frozen=True):
    """How a table plays Lizzy Ghosties."""

    cards_a_part: Literal["by_players", "2", "3"] = "by_players"
    """LG-03: how many heads, bodies and tails each player is dealt."""
    decks: Literal["by_players", "1", "2"] = "by_players"
    """LG-03: how many decks are mixed."""
    dice: bool = False
    """LG-96: events throw the dice in place of drawing a card."""
    gift_events: bool = False
    """LG-22: a given card that makes a double starts an event."""
    golden_ghosts: bool = False
    """LG-63: a golden borrowed body counts as won."""
    burn_borrow: bool = False
    """LG-90: with three players a Ghostie may borrow from the Burn Lizzy too."""
    final_actions: Literal["both", "one"] = "both"
    """LG-72: what Team Lizzies may do in a turn: shift and gather, or one of the two."""


# What a seat may do


class Steal(Struct, frozen=True, tag="steal"):
    """Lay the top card of an opponent's pile on the own Lizzy (LG-21, LG-34)."""

    opponent: Player
    part: Part


class Give(Struct, frozen=True, tag="give"):
    """Lay the top card of an own pile on the Lizzy of the opponent who is passed (LG-22)."""

    opponent: Player
    part: Part


class Burn(Struct, frozen=True, tag="burn"):
    """Lay the top card of an opponent's pile on the Burn Lizzy (LG-35)."""

    opponent: Player
    part: Part


class Skip(Struct, frozen=True, tag="skip"):
    """Do nothing with the opponent who is passed, or visited in an event (LG-20)."""


class EndTurn(Struct, frozen=True, tag="end_turn"):
    """Leave it at this: all that is left of the turn is skipped (LG-20, LG-72)."""


class EndEvent(Struct, frozen=True, tag="end_event"):
    """Leave it at this: all that is left of the event is skipped (LG-20)."""


class Take(Struct, frozen=True, tag="take"):
    """As a Ghostie: take the top card of a living Lizzy's pile (LG-60, LG-64, LG-75)."""

    opponent: Player
    part: Part


class Borrow(Struct, frozen=True, tag="borrow"):
    """As a Ghostie: borrow a head, a body and a tail from these, that make a double (LG-61, LG-75)."""

    head: Source
    body: Source
    tail: Source


class Shift(Struct, frozen=True, tag="shift"):
    """As Team Lizzies: lay the top card of this Lizzy's pile on the other Lizzy (LG-72)."""

    giver: Player
    part: Part


class Gather(Struct, frozen=True, tag="gather"):
    """As Team Lizzies: lay the top card of a pile of the Burn Lizzy on this Lizzy (LG-72)."""

    receiver: Player
    part: Part


Action: TypeAlias = Steal | Give | Burn | Skip | EndTurn | EndEvent | Take | Borrow | Shift | Gather


# Whose turn it is, in its small states


class Visit(Struct, frozen=True):
    """An opponent who was passed in this turn, and what was done with them."""

    seat: Seat
    what: Literal["stole", "gave", "skipped", "impossible"]


class Draw(Struct, frozen=True):
    """How an event was decided (LG-31 to LG-33, LG-63, LG-96)."""

    how: Literal["drawn", "thrown", "golden"]
    cards: Pile
    """The card that was drawn, the three that were thrown, or none for a golden combination."""
    won: bool


class Passing(Struct, frozen=True, tag="passing"):
    """A Lizzy's turn: the other living Lizzies are passed, one after another (LG-20)."""

    seat: Seat
    opponent: Seat
    """Who is passed now."""
    passed: tuple[Visit, ...] = ()
    """Who was passed before."""


class Event(Struct, frozen=True, tag="event"):
    """A Steal Event or a Burn Event of a Lizzy, in the middle of its turn (LG-30)."""

    seat: Seat
    kind: Literal["steal", "burn"]
    made_on: Source
    """Whose Lizzy made the combination; None for the Burn Lizzy."""
    lizzy: Lizzy
    """The combination that made it."""
    draw: Draw
    visits: tuple[Seat, ...]
    """LG-36: who is still to be visited, in order; after a lost draw one of these may be chosen."""
    opponent: Seat
    """With whom the ordinary turn was interrupted (LG-36, LG-38)."""
    passed: tuple[Visit, ...]
    """Who was passed in the ordinary turn, that opponent too."""
    chain: int = 1
    """The how-manieth of its chain it is."""


class Haunting(Struct, frozen=True, tag="haunting"):
    """A Ghostie's turn: take one card, or borrow a body (LG-60, LG-61)."""

    seat: Seat
    took: bool = False
    """The card is taken, and the turn ends; nobody sees it so, for what follows a card comes first (LG-24)."""


class GhostEvent(Struct, frozen=True, tag="ghost_event"):
    """A Ghost Event of a Ghostie with a borrowed body (LG-63); in the final phase of its whole team (LG-71)."""

    seat: Seat
    """Who borrowed the body."""
    lizzy: Lizzy
    draw: Draw
    visits: tuple[Seat, ...]
    """LG-64: who is still to be visited, in order; after a lost draw one of these may be chosen."""
    chain: int = 1


class Earned(Struct, frozen=True):
    """A combination that earned an extra turn (LG-73)."""

    seat: Seat
    lizzy: Lizzy


class LizzyTeam(Struct, frozen=True, tag="lizzy_team"):
    """A turn of Team Lizzies in the final phase (LG-72)."""

    shifted: bool = False
    gathered: bool = False
    extra: bool = False
    """This turn has earned an extra one (LG-73)."""
    earned: tuple[Earned, ...] = ()
    """What has earned one since the last turn of Team Ghosties."""


class GhostTeam(Struct, frozen=True, tag="ghost_team"):
    """A turn of Team Ghosties in the final phase (LG-75)."""

    took: bool = False
    """As in ``Haunting``."""


class Over(Struct, frozen=True, tag="over"):
    """The game is over: the message ``result-<reason>``, its rule, and who won, if anybody did."""

    reason: str
    rule: str
    winners: tuple[Seat, ...] = ()
    fallen: tuple[Seat, ...] = ()
    """LG-79: whose fall ended it; they change sides no more."""


Turn: TypeAlias = Passing | Event | Haunting | GhostEvent | LizzyTeam | GhostTeam | Over


class State(Struct, frozen=True):
    """Everything."""

    options: Options
    turn: Turn
    lizzies: tuple[Body | None, ...]
    """For each seat its Lizzy, None for a Ghostie."""
    ghosts: tuple[Pile, ...]
    """For each seat its Ghostie pile."""
    burn: Body
    side: Pile
    borrowed: Body = NO_BODY
    """The body of a Ghost Event."""
    idle: int = 0
    """LG-95: turns in a row in which no card moved."""
    turns: int = 0
    """LG-95: turns that have ended, but for those of teams."""


# What is seen


class SeenLizzy(Struct, frozen=True):
    """A Lizzy as it lies there: top cards, and how high its piles are (LG-04)."""

    tops: Lizzy
    heights: tuple[int, int, int]
    shows: tuple[Combination, ...]
    golden: bool


class SeenPlayer(Struct, frozen=True):
    """What everybody sees of a player."""

    lizzy: SeenLizzy | None
    """None for a Ghostie."""
    pile: int
    """Height of the Ghostie pile (LG-52)."""
    cards: int
    """All cards of the player."""


class Teams(Struct, frozen=True):
    """What would be counted now (LG-78): cards of the living Lizzies, and of all Ghostie piles."""

    lizzies: int
    ghosties: int


class View(Struct, frozen=True):
    """What anybody may know; nobody looks into a pile, so all see the same."""

    options: Options
    decks: int
    phase: Literal["lizzies", "ghosties", "final", "over"]
    turn: Turn
    players: tuple[SeenPlayer, ...]
    burn: SeenLizzy
    borrowed: SeenLizzy | None
    """The body of the Ghost Event that runs."""
    side: int
    """Height of the side pile."""
    teams: Teams
    idle: int
    """Turns in a row in which no card moved; as many as there are players make a stuck round (LG-95)."""
    last_chance: bool
    """The last stuck round changed nothing yet: a second one right after it ends the game."""
    turns: int
    turns_at_most: int
    """After so many turns the game ends by the guard (LG-95)."""


# News. ``spoken`` and ``shows`` are for the deck's words.


class Moved(Struct, frozen=True):
    """A card that went from one pile to another; ``uncovered`` is what lies open where it lay."""

    seat: Seat
    part: Part
    card: Card
    spoken: str
    shows: str
    """What the Lizzy that got it shows now."""
    uncovered: Card | None

    @property
    def reveals(self) -> bool:
        """A card came to light."""
        return self.uncovered is not None


class Stole(Moved, frozen=True, tag="stole"):
    """``seat`` laid a card of ``opponent`` on the own Lizzy."""

    opponent: Seat


class Gave(Moved, frozen=True, tag="gave"):
    """``seat`` laid an own card on the Lizzy of ``opponent``."""

    opponent: Seat


class Burned(Moved, frozen=True, tag="burned"):
    """``seat`` laid a card of ``opponent`` on the Burn Lizzy."""

    opponent: Seat


class Took(Moved, frozen=True, tag="took"):
    """Ghostie ``seat`` took a card of ``opponent``: onto its pile, or onto the borrowed body of ``owner``."""

    opponent: Seat
    onto: Literal["pile", "body"]
    owner: Seat
    """On whose Ghostie pile, or on whose borrowed body, it lies."""


class Shifted(Moved, frozen=True, tag="shifted"):
    """``seat`` of Team Lizzies laid a card of ``giver`` on the Lizzy of ``receiver``."""

    giver: Seat
    receiver: Seat


class Gathered(Moved, frozen=True, tag="gathered"):
    """``seat`` of Team Lizzies laid a card of the Burn Lizzy on the Lizzy of ``receiver``."""

    receiver: Seat


class Borrowed(Struct, frozen=True, tag="borrowed"):
    """Ghostie ``seat`` borrowed a head, a body and a tail from these, which uncovered those (LG-61)."""

    seat: Seat
    sources: tuple[Source, Source, Source]
    cards: tuple[Card, Card, Card]
    uncovered: tuple[Card | None, Card | None, Card | None]
    shows: str

    @property
    def reveals(self) -> bool:
        """A card came to light."""
        return any(card is not None for card in self.uncovered)


EventKind: TypeAlias = Literal["steal", "burn", "ghost"]
"""What an event is to whoever hears of it; ``None`` where a log from before it was kept does not say."""


class Skipped(Struct, frozen=True, tag="skipped"):
    """``opponent`` is passed or visited without a card moving: by will, or because no card fits (LG-20)."""

    seat: Seat
    opponent: Seat
    why: Literal["will", "impossible"]


class Fell(Struct, frozen=True, tag="fell"):
    """One part was left: ``seat`` turns its cards face down and is a Ghostie (LG-50)."""

    seat: Seat
    cards: int


class EventBegan(Struct, frozen=True, tag="event_began"):
    """A double combination started an event: the ``chain``-th of its chain (LG-30, LG-37, LG-65)."""

    seat: Seat
    kind: EventKind
    made_on: Source
    lizzy: Lizzy
    shows: str
    golden: bool
    chain: int


class Drew(Struct, frozen=True, tag="drew"):
    """A card of the side pile decided the event, and went back (LG-31)."""

    seat: Seat
    card: Card
    spoken: str
    won: bool
    kind: EventKind | None = None

    @property
    def reveals(self) -> bool:
        """It was hidden."""
        return True


class Threw(Struct, frozen=True, tag="threw"):
    """The dice decided the event (LG-96)."""

    seat: Seat
    cards: Lizzy
    shows: str
    won: bool

    @property
    def reveals(self) -> bool:
        """What was thrown cannot be thrown again."""
        return True


class Lucky(Struct, frozen=True, tag="lucky"):
    """Three gold cards won the event without a draw (LG-33, LG-63)."""

    seat: Seat
    kind: EventKind | None = None


class EventEnded(Struct, frozen=True, tag="event_ended"):
    """The event is over; its cards, where it was a Ghost Event, went onto the pile of ``seat`` (LG-65)."""

    seat: Seat
    why: Literal["through", "will", "no_card_fits", "chained", "cut_off", "no_event"]
    """``no_event``: a body was borrowed, and the phase changed by it, so that there was no event at all (LG-62)."""
    cards: int
    kind: EventKind | None = None


class TurnEnded(Struct, frozen=True, tag="turn_ended"):
    """The turn of ``seat`` is over."""

    seat: Seat
    why: Literal["through", "will", "no_card_fits", "ghostie", "haunted"]


class Shaken(Struct, frozen=True, tag="shaken"):
    """A stuck round: the top card of each one's highest pile went under it (LG-95); None where nothing changed."""

    parts: tuple[Part | None, ...]
    tops: tuple[Card | None, ...]
    """What lies on top of that pile now."""

    @property
    def reveals(self) -> bool:
        """Cards came to light."""
        return True


class FinalBegan(Struct, frozen=True, tag="final_began"):
    """Two Lizzies are left, ``lizzies``: the final phase (LG-70)."""

    lizzies: tuple[Seat, Seat]


class ExtraTurn(Struct, frozen=True, tag="extra_turn"):
    """A double on the Lizzy of ``seat`` earned Team Lizzies an extra turn (LG-73)."""

    seat: Seat
    shows: str


class TeamTurnEnded(Struct, frozen=True, tag="team_turn_ended"):
    """A turn of a team is over; ``extra``: Team Lizzies plays once more (LG-71, LG-73)."""

    team: Literal["lizzies", "ghosties"]
    why: Literal["through", "will", "no_card_fits"]
    extra: bool


class Inherited(Struct, frozen=True, tag="inherited"):
    """The last Lizzy got all cards of the Burn Lizzy (LG-91)."""

    seat: Seat
    cards: int


News: TypeAlias = (
    Stole
    | Gave
    | Burned
    | Took
    | Shifted
    | Gathered
    | Borrowed
    | Skipped
    | Fell
    | EventBegan
    | Drew
    | Threw
    | Lucky
    | EventEnded
    | TurnEnded
    | Shaken
    | FinalBegan
    | ExtraTurn
    | TeamTurnEnded
    | Inherited
)
