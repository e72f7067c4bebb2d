"""Dizzy Duo Battle as data: what is on the table, what a seat may do, what a viewer may see.

The rules are in rules/en.md; an id such as DB-20 names a paragraph there. Cards are those of the deck
(speeltafel.kit.lizzy), a Duo is told by power.py. A pile is a tuple with its top card last.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from speeltafel.core.seat import Seat
from speeltafel.games.dizzy_duo_battle.power import Cards, Duo
from speeltafel.kit.lizzy.cards import Card

FEWEST, MOST = 2, 9
HAND = 6  # DB-11
ONE_DECK = 8  # DB-11: players who can do with one deck
TURNS_BEFORE_ATTACK = 3  # DB-30
TURNS_WITHOUT_ATTACK = 30  # DB-25: so many each, and the round is dealt again
ROUNDS_WITHOUT_ATTACK = 3  # DB-25: so many in a row, and the game is over

PileName: TypeAlias = Literal["open", "blind"]
Phase: TypeAlias = Literal["exchange", "battles", "lifeline", "over"]


class Options(Struct, frozen=True):
    """How a table plays Dizzy Duo Battle."""

    lives: Annotated[int, Meta(ge=5, le=99)] = 20
    """DB-10: how many everybody begins with."""
    settle: Literal["battle", "round"] = "battle"
    """DB-34: lives change after each battle, or all together after the last."""
    lifeline: bool = False
    """DB-50: who drops to zero may come back, once."""
    scoring: Literal["lives", "points"] = "lives"
    """DB-51: points are gathered and nobody goes out."""
    target: Annotated[int, Meta(ge=10, le=200)] = 25
    """DB-51: points that end the game."""
    round_limit: Annotated[int, Meta(ge=5, le=50)] = 15
    """DB-51: rounds after which a game for points ends."""
    open_battles: bool = False
    """DB-52: at an attack all hands are shown at once."""
    head_attack: bool = False
    """DB-53: one attacks only with a head from the blind pile."""
    decks: Literal["by_players", "1", "2"] = "by_players"
    """DL-04, DB-11: how many decks are mixed; for nine players always two."""


class Take(Struct, frozen=True, tag="take"):
    """Take the top card of the open or of the blind pile (DB-20)."""

    pile: PileName


class Lay(Struct, frozen=True, tag="lay"):
    """Lay one of the seven cards on the open pile (DB-20)."""

    card: Card


class Attack(Struct, frozen=True, tag="attack"):
    """Lay a blind card face down on the open pile and call the attack (DB-31, DB-53)."""


class Fight(Struct, frozen=True, tag="fight"):
    """Battle this defender next (DB-32)."""

    defender: Annotated[int, Meta(ge=0, lt=MOST)]


class ComeBack(Struct, frozen=True, tag="come_back"):
    """Use the one lifeline (DB-50)."""


class StayOut(Struct, frozen=True, tag="stay_out"):
    """Let the lifeline go (DB-50)."""


class Pass(Struct, frozen=True, tag="pass"):
    """The clock takes the blind card and lays it back (DB-24); nobody else may."""


Action: TypeAlias = Take | Lay | Attack | Fight | ComeBack | StayOut | Pass


class Change(Struct, frozen=True):
    """What a battle or a round did to one seat's lives or points: by how many, and what it has then (DB-33)."""

    seat: Seat
    change: int
    score: int


class Battle(Struct, frozen=True):
    """A battle that was fought (DB-33)."""

    defender: Seat
    attack: int
    defence: int
    gain: int
    """What the winner wins by it: the loser's power; nothing at equal powers."""
    loss: int
    """What the loser loses by it: the winner's power."""
    winner: Seat | None
    changes: tuple[Change, ...] = ()
    """What came of it at once; empty where all is settled after the last battle (DB-34)."""


class Assault(Struct, frozen=True):
    """The attack of a round with all that has come of it."""

    round: int
    attacker: Seat
    hands: tuple[Cards, ...]
    """For each seat its hand once it is shown (DB-32), else nothing."""
    battles: tuple[Battle, ...] = ()
    settled: tuple[Change, ...] = ()
    """What was settled after the last battle (DB-34)."""


class Gone(Struct, frozen=True):
    """A seat that is out for good: in which round, and its power then (DB-40)."""

    round: int
    power: int


class End(Struct, frozen=True):
    """How the game ended: the message ``result-<reason>`` and its rule."""

    reason: str
    rule: str


class State(Struct, frozen=True):
    """Everything."""

    options: Options
    turn: Seat
    """Whose turn it is; after an attack the attacker's."""
    starter: Seat
    """Who began the round."""
    hands: tuple[Cards, ...]
    """For each seat its six cards ``in_order``; none for who is not dealt in."""
    blind: Cards
    open: Cards
    scores: tuple[int, ...]
    """Lives, or points (DB-51)."""
    turns: tuple[int, ...]
    """For each seat how many turns it has had this round."""
    round: int = 1
    taken: Card | None = None
    """The seventh card, between taking and laying."""
    source: PileName | None = None
    """Where it was taken from."""
    down: Card | None = None
    """The card that was laid face down to attack (DB-31)."""
    assault: Assault | None = None
    """The attack of this round, or else the last there was."""
    asked: tuple[Seat, ...] = ()
    """Who has yet to answer about the lifeline (DB-50)."""
    returning: tuple[Seat, ...] = ()
    """Who has said yes to it."""
    used: tuple[Seat, ...] = ()
    """Who has had its lifeline."""
    gone: tuple[Gone | None, ...] = ()
    idle: int = 0
    """DB-25: rounds in a row without an attack."""
    end: End | None = None


class SeenSeat(Struct, frozen=True):
    """What everybody knows of a seat."""

    score: int
    playing: bool
    """Still in the game."""
    turns: int
    """Turns it has had this round."""
    used: bool
    """It has had its lifeline (DB-50)."""
    back: bool
    """It has just said yes to it."""
    gone: Gone | None
    """When it went out for good."""


class Own(Struct, frozen=True):
    """A seat's own hand, for its eyes alone."""

    hand: Cards
    duo: Duo
    """The hand at its strongest (DB-01)."""
    two_lizzies: bool
    """It could be laid out as two complete Lizzies, as an attack asks (DB-30)."""


class SeenAssault(Struct, frozen=True):
    """An attack as it lies open: of each seat its Duo once it is shown."""

    round: int
    attacker: Seat
    duos: tuple[Duo | None, ...]
    battles: tuple[Battle, ...]
    settled: tuple[Change, ...]
    left: tuple[Seat, ...]
    """Defenders that are still to be fought, clockwise from the attacker."""


class View(Struct, frozen=True):
    """What a viewer may know."""

    options: Options
    phase: Phase
    decks: int
    round: int
    turn: Seat
    starter: Seat
    seats: tuple[SeenSeat, ...]
    blind: int
    """Height of the blind pile (DB-23)."""
    open: int
    """Height of the open pile, the card that lies face down on it not counted."""
    top: Card | None
    """The top card of the open pile."""
    down: bool
    """A card lies face down on the open pile (DB-31)."""
    source: PileName | None
    """Whoever's turn it is has taken a card from there and has yet to lay one."""
    taken: Card | None
    """That card, for who may know it: all, when it lay open."""
    own: Own | None
    assault: SeenAssault | None
    """The attack of this round, or else the last there was; its round says which."""
    asked: tuple[Seat, ...]
    """Who has yet to answer about the lifeline."""
    lifeline_lives: int | None
    """With how many lives they would come back."""
    idle: int
    """Rounds in a row that ended without an attack (DB-25)."""
    end: End | None


class Took(Struct, frozen=True, tag="took"):
    """A seat took a card; which one is known to all from the open pile, else to that seat alone (DB-23)."""

    seat: Seat
    pile: PileName
    card: Card | None
    spoken: str | None
    """The card as the words know it."""

    @property
    def reveals(self) -> bool:
        """A blind card shows itself to who takes it."""
        return self.pile == "blind" and self.card is not None


class Laid(Struct, frozen=True, tag="laid"):
    """A seat laid a card on the open pile."""

    seat: Seat
    card: Card
    spoken: str


class Reshuffled(Struct, frozen=True, tag="reshuffled"):
    """The open pile but for its top card became the blind pile (DB-22)."""

    cards: int


class Attacked(Struct, frozen=True, tag="attacked"):
    """A seat called the attack and showed its hand (DB-31, DB-32)."""

    seat: Seat
    power: int
    duo: Duo

    @property
    def reveals(self) -> bool:
        """The hand is open from now on."""
        return True


class Showed(Struct, frozen=True, tag="showed"):
    """A defender showed its hand, for its battle or with all others (DB-32, DB-52)."""

    seat: Seat
    power: int
    duo: Duo

    @property
    def reveals(self) -> bool:
        """The hand is open from now on."""
        return True


class Fought(Struct, frozen=True, tag="fought"):
    """A battle was decided (DB-33); ``seat`` won it, nobody at equal powers."""

    seat: Seat | None
    attacker: Seat
    defender: Seat
    attack: int
    defence: int


class Scored(Struct, frozen=True, tag="scored"):
    """Lives or points of a seat changed (DB-33, DB-34, DB-51)."""

    seat: Seat
    how: Literal["gain", "loss", "even"]
    amount: int
    score: int
    """What it has now."""
    scoring: Literal["lives", "points"]
    rule: str


class Fell(Struct, frozen=True, tag="fell"):
    """A seat has no lives left (DB-34)."""

    seat: Seat


class SaidBack(Struct, frozen=True, tag="said_back"):
    """A seat wants to come back by its lifeline (DB-50)."""

    seat: Seat


class SaidOut(Struct, frozen=True, tag="said_out"):
    """A seat lets its lifeline go (DB-50)."""

    seat: Seat


class CameBack(Struct, frozen=True, tag="came_back"):
    """A seat is in the game again (DB-50)."""

    seat: Seat
    lives: int


class NobodyAttacked(Struct, frozen=True, tag="nobody_attacked"):
    """The round ended without an attack (DB-25)."""

    turns: int


class Dealt(Struct, frozen=True, tag="dealt"):
    """A round was dealt, the same one again after DB-25; ``seat`` begins (DB-11, DB-12)."""

    seat: Seat
    round: int
    top: Card
    spoken: str


News: TypeAlias = (
    Took
    | Laid
    | Reshuffled
    | Attacked
    | Showed
    | Fought
    | Scored
    | Fell
    | SaidBack
    | SaidOut
    | CameBack
    | NobodyAttacked
    | Dealt
)
