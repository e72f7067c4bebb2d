"""I Love Zombies as data: what lies on the table, what a seat may do, what a viewer may see.

The rules are in rules/en.md; an id such as ZO-30 names a paragraph there. Squares are bits of a mask, ``a1`` the
lowest, in reading order; states and the wire hold masks as hexadecimal text. How a tile lies is its turn and the
square of its first cell in reading order (kit/polyomino.py). States hold numbers where the wire has names.
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from speeltafel.core.seat import Seat
from speeltafel.games.zombies.tiles import BonusName, Colour, Square, TileName
from speeltafel.kit.polyomino import Turn

SEATS: Final = (1, 6)
ROUNDS: Final = 5  # ZO-10
TILES_A_PLAYER: Final = 4
MOST_TILES: Final = 20
FEWEST_TILES: Final = 8  # of those that an option may ask for

MaskText: TypeAlias = str
"""Squares as a hexadecimal number without leading zeros: bit 0 is a1, bit 1 is b1, bit 16 is a2."""


class Options(Struct, frozen=True, rename={"pass_": "pass"}):
    """How a table plays I Love Zombies."""

    tiles_a_round: Annotated[int, Meta(ge=0, le=MOST_TILES)] = 0
    """ZO-10: 0 for four a player, or 8 to 20."""
    pass_: Literal["round", "turn"] = "round"  # noqa: S105  # no password
    """ZO-12: what a pass is for."""
    same_field: bool = False
    """ZO-02: everybody has drops and pistols in the same places."""
    plan: Literal["any", "lobby", "cellar", "spa", "upstairs", "service", "garden", "random"] = "any"
    """ZO-03: a room plan, one of the six drawn by lot, or one made from a seed."""


class Lay(Struct, frozen=True, tag="lay"):
    """Take a tile and lay it so (ZO-11)."""

    tile: TileName
    turn: Turn
    at: Square


class Pass(Struct, frozen=True, tag="pass"):
    """Take nothing (ZO-12)."""


class Bonus(Struct, frozen=True, tag="bonus"):
    """Lay the bonus tile that a pistol has earned (ZO-30)."""

    tile: BonusName
    turn: Turn
    at: Square


class Decline(Struct, frozen=True, tag="decline"):
    """Do without the bonus tile (ZO-30)."""


class Skip(Struct, frozen=True, tag="skip"):
    """The clock's own act: a pass for this turn, not for the round (ZO-50)."""


Action: TypeAlias = Lay | Pass | Bonus | Decline | Skip


class Places(Struct, frozen=True):
    """Where a shape may lie: for each of its turns, in their order, the squares where its first cell may come."""

    shape: str
    at: tuple[MaskText, ...]


class Offer(Struct, frozen=True, tag="places"):
    """What a seat may do: any of ``tiles`` wherever its shape may lie, or one of ``besides``."""

    tiles: tuple[str, ...]
    """Tiles of the pool, or bonus tiles, whose name is that of their shape."""
    shapes: tuple[Places, ...]
    """Each shape of ``tiles`` once, in the order in which they first come."""
    besides: tuple[Pass | Decline, ...]


class Laid(Struct, frozen=True, array_like=True):
    """A tile on a field, by its number, the number of its turn, and its square."""

    tile: int
    turn: int
    square: int


class Field(Struct, frozen=True, array_like=True):
    """A seat's field. What can be counted is counted as tiles come, so that nothing is counted twice."""

    layout: int
    """Which of the plan's fields it is."""
    laid: tuple[Laid, ...] = ()
    covered: MaskText = "0"
    groups: tuple[tuple[int, ...], ...] = ()
    """ZO-42: tiles of one colour that hang together, as indices of ``laid``; each ascending, by their first."""


class End(Struct, frozen=True):
    """How the game ended: the message ``result-<reason>``, its rule, and a place for each seat."""

    reason: str
    rule: str
    places: tuple[int, ...]
    winners: tuple[Seat, ...] = ()


Mark: TypeAlias = Literal["in", "passed", "out"]
"""``passed``: since the last tile was laid; ``out``: for the round."""


def all_in(seats: int) -> tuple[Mark, ...]:
    """Nobody has passed."""
    here: Mark = "in"
    return (here,) * seats


class State(Struct, frozen=True):
    """Everything. Only the order of the bag is hidden."""

    options: Options
    plan: str
    fields: tuple[Field, ...]
    bag: tuple[int, ...]
    """ZO-04: tiles still to come, in the order in which they will."""
    pool: tuple[int, ...]
    gone: tuple[int, ...]
    """ZO-10: left over at the ends of rounds."""
    round: int
    """From 1."""
    opener: Seat
    """Who began this round."""
    turn: Seat
    marks: tuple[Mark, ...]
    bonus: bool = False
    """``turn`` is to decide about a bonus tile."""
    end: End | None = None


class SeenRoom(Struct, frozen=True):
    """A room of the plan: what it is (words ``room-<kind>``), and its squares."""

    kind: str
    squares: MaskText


class SeenTile(Struct, frozen=True):
    """A tile on a field: its name (``T-lime``, or ``1``, ``2``, ``3``, ``3c``), its turn, and its first square."""

    tile: str
    turn: Turn
    at: Square


class SeenPistol(Struct, frozen=True):
    """A pistol, and whether it is still there, was covered by its own colour, or by anything else (ZO-30, ZO-31)."""

    colour: Colour
    at: Square
    fate: Literal["there", "earned", "gone"]


class SeenGroup(Struct, frozen=True):
    """Tiles of one colour that hang together, as indices of the field's tiles, and what they are worth (ZO-42)."""

    colour: Colour
    tiles: tuple[int, ...]
    points: int


class SeenField(Struct, frozen=True):
    """A seat's field with its score so far and what it is made of (ZO-45)."""

    tiles: tuple[SeenTile, ...]
    """In the order in which they were laid."""
    covered: MaskText
    drops: MaskText
    """All of them, covered or not."""
    pistols: tuple[SeenPistol, ...]
    drops_left: MaskText
    """ZO-40: a point less for each."""
    rooms_left: tuple[MaskText, ...]
    """For each room of the plan what it still needs; ``0`` when it is filled, five points less when not (ZO-41)."""
    groups: tuple[SeenGroup, ...]
    filled: int
    """How many rooms are filled: it decides a tie (ZO-44)."""
    points: int


class View(Struct, frozen=True):
    """What anybody may know; all but the order of the bag."""

    options: Options
    plan: str
    """The name of a hand-made plan, or ``random-SEED``."""
    rooms: tuple[SeenRoom, ...]
    fields: tuple[SeenField, ...]
    layouts: tuple[int, ...]
    """Which of the plan's six fields each seat has."""
    pool: tuple[TileName, ...]
    gone: tuple[TileName, ...]
    bag: int
    """How many tiles are still to come."""
    round: int
    opener: Seat
    turn: Seat
    marks: tuple[Mark, ...]
    bonus: bool
    end: End | None


class TileLaid(Struct, frozen=True, tag="tile_laid"):
    """A seat took a tile and laid it; what came of it."""

    seat: Seat
    tile: TileName
    turn: Turn
    at: Square
    points: int
    """By how much the seat's score changed."""
    drops: int
    """How many drops it covers."""
    filled: tuple[str, ...]
    """Kinds of the rooms that it completed."""
    rooms: int
    """How many those are."""
    group: int
    """How many tiles its group has now."""
    pistol: Colour | None
    """The pistol that earned a bonus tile (ZO-30)."""
    lost: tuple[Colour, ...]
    """Pistols that it covered in vain (ZO-31)."""
    in_vain: int
    """How many those are."""
    shape: str = ""
    """The tile's name in two, for the words; logs from before these were told have neither."""
    colour: Colour | None = None


class BonusLaid(Struct, frozen=True, tag="bonus_laid"):
    """A seat laid its bonus tile."""

    seat: Seat
    tile: BonusName
    squares: int
    turn: Turn
    at: Square
    points: int
    drops: int
    filled: tuple[str, ...]
    rooms: int
    lost: tuple[Colour, ...]
    in_vain: int


class BonusDeclined(Struct, frozen=True, tag="bonus_declined"):
    """A seat does without its bonus tile."""

    seat: Seat


class BonusLost(Struct, frozen=True, tag="bonus_lost"):
    """A bonus tile was earned, and none fits (ZO-30)."""

    seat: Seat


Why: TypeAlias = Literal["will", "stuck", "clock"]


class Passed(Struct, frozen=True, tag="passed"):
    """A seat passed: of its own will, because it can place nothing, or because its time was up."""

    seat: Seat
    why: Why
    out: bool
    """Whether that is for the rest of the round (ZO-12)."""


class RoundEnded(Struct, frozen=True, tag="round_ended"):
    """A round is over, because no tile is left or because everybody passed (ZO-13)."""

    round: int
    why: Literal["no_tiles", "all_passed"]
    left: int
    """How many tiles leave the game."""


class RoundBegan(Struct, frozen=True, tag="round_began"):
    """New tiles lie there; ``seat`` begins (ZO-10, ZO-13)."""

    seat: Seat
    round: int
    tiles: tuple[TileName, ...]
    count: int

    @property
    def reveals(self) -> bool:
        """Nobody knew which tiles would come."""
        return True


News: TypeAlias = TileLaid | BonusLaid | BonusDeclined | BonusLost | Passed | RoundEnded | RoundBegan
