"""I Love Zombies in plain text: acts as ``T-lime 90m c4``, positions as drawn fields.

An act names the tile, how it is turned (degrees clockwise, ``m`` for mirrored first; nothing when it lies as the
rulebook draws it) and the square of its first cell: of the cells in its upper row the leftmost. A bonus tile is
written ``+1``, ``+2``, ``+3`` or, for the corner, ``+3c``; the rest are ``pass`` and ``decline``.

In a drawn position each letter is a tile on seat A's field and ``.`` a free square; which letter has which colour
stands below, in the order in which they were laid: ``tiles: a=lime b=pink c=bonus``. Further facts: ``plan``,
``field`` (which of its six), ``seats``, ``b`` to ``f`` (acts that filled the other fields), ``pool``, ``turn``,
``round``, ``pass``. What an example says of its outcome (``earns``, ``loses``, ``points``) is no part of the position.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, cast, get_args

import msgspec

from speeltafel.core.positions import divided
from speeltafel.core.seat import SEAT_LETTERS, Seat, Viewer
from speeltafel.games.zombies.drawing import DROP, FIELDS, WHITE
from speeltafel.games.zombies.model import (
    Action,
    Bonus,
    Decline,
    Field,
    Laid,
    Lay,
    Options,
    Pass,
    SeenField,
    Skip,
    State,
    View,
    all_in,
)
from speeltafel.games.zombies.plans import plan_named
from speeltafel.games.zombies.score import with_tile
from speeltafel.games.zombies.tiles import (
    ALL_SHAPES,
    BONUSES,
    COLOURS,
    COLUMNS,
    HEIGHT,
    NUMBER_OF,
    NUMBERS,
    SHAPES,
    TILES,
    WAY,
    WIDTH,
    BonusName,
    canonical,
)
from speeltafel.kit.polyomino import TURNS, Cells, Turn, bits, turned

_ACT: Final = re.compile(r"(\+?)([a-z0-9]+(?:-[a-z]+)?)(?: +(0|90|180|270)?(m?))? +([a-p][1-9])")
_FACTS: Final = frozenset(
    {"tiles", "plan", "field", "seats", "pool", "turn", "round", "pass", *"bcdef", "earns", "loses", "points"}
)
_POOL: Final = "T-lime I-teal L-orange P-pink V-indigo"
_BONUS: Final = "bonus"
_WORDS: Final[Mapping[str, Action]] = {"pass": Pass(), "decline": Decline(), "skip": Skip()}
_BAND: Final = 6
"""How many tiles of the pool are drawn beside one another."""


class ZombiesNotation:
    """The ``Notation`` of I Love Zombies."""

    def read_action(self, text: str) -> Action:
        """``T-lime 90m c4``, ``+3c 180 p9``, ``pass`` or ``decline``, in capitals or not."""
        said = " ".join(text.lower().split())
        if said in _WORDS:
            return _WORDS[said]
        if found := _ACT.fullmatch(said):
            plus, name, degrees, mirrored, square = found.groups()
            return _placing(plus, name, cast("Turn", f"{degrees or '0'}{mirrored or ''}"), square)
        raise ValueError(f"{text!r} is no act of I Love Zombies; one writes T-lime c4, T-lime 90m c4, +2 c4 or pass")

    def write_action(self, action: Action) -> str:
        match action:
            case Lay(tile, turn, at):
                return _placed(tile, turn, at)
            case Bonus(tile, turn, at):
                return f"+{_placed(tile, turn, at)}"
            case Pass():
                return "pass"
            case Decline():
                return "decline"
            case Skip():
                return "skip"

    def draw(self, view: View, viewer: Viewer) -> str:
        """All fields, the viewer's own first, then the tiles that one can take.

        Over each field its seat (``*``: to act), points, and how many of the rooms are filled: no words, as the
        picture is the same in every language; ``notation-help`` explains it.
        """
        seats = sorted(range(len(view.fields)), key=lambda seat: (seat != viewer, seat))
        parts = ["\n".join(_field_drawn(view, seat)) for seat in seats]
        if view.pool:
            parts.append("\n\n".join("\n".join(band) for band in _pool_drawn(view.pool)))
        return "\n\n".join(parts)

    def read_position(self, text: str) -> State:
        lines, facts = divided(text, _FACTS)
        rows = _rows(lines)
        options = msgspec.convert({"pass": facts.get("pass", "round")}, Options)
        plan = facts.get("plan", "lobby")
        plan_named(plan)
        seats = _number(facts, "seats", 2, FIELDS)
        first = _number(facts, "field", 1, FIELDS) - 1
        fields = [Field((first + seat) % FIELDS) for seat in range(seats)]
        fields[0] = _painted(fields[0], rows, facts.get("tiles", ""))
        for seat in range(1, seats):
            fields[seat] = _filled(fields[seat], facts.get(SEAT_LETTERS[seat].lower(), ""))
        laid = [tile.tile for field in fields for tile in field.laid if tile.tile < len(TILES)]
        pool = _pool(facts, laid)
        out = [*laid, *pool]
        if len(set(out)) < len(out):
            raise ValueError("no tile is there twice (ZO-04)")
        turn = _turn(facts.get("turn", "A"), seats)
        return State(
            options=options,
            plan=plan,
            fields=tuple(fields),
            bag=tuple(number for number in range(len(TILES)) if number not in out),
            pool=pool,
            gone=(),
            round=_number(facts, "round", 1, 5),
            opener=turn,
            turn=turn,
            marks=all_in(seats),
        )


NOTATION = ZombiesNotation()


def _placing(plus: str, name: str, turn: Turn, square: str) -> Lay | Bonus:
    """The act; of turns that look the same it names the one that is meant (ZO-20)."""
    if plus:
        if name not in BONUSES:
            raise ValueError(f"{name!r} is no bonus tile; they are {', '.join(get_args(BonusName))}")
        return Bonus(cast("BonusName", name), canonical(name, turn), square)
    shape, _, colour = name.partition("-")
    shape = shape.upper()
    if shape not in SHAPES or colour not in COLOURS:
        raise ValueError(f"{name!r} is no tile; one writes a letter and a colour, as T-lime ({', '.join(COLOURS)})")
    return Lay(f"{shape}-{colour}", canonical(shape, turn), square)


def _placed(tile: str, turn: Turn, at: str) -> str:
    return f"{tile} {at}" if turn == "0" else f"{tile} {turn.removeprefix('0')} {at}"


# Drawing


def _field_drawn(view: View, seat: Seat) -> Iterator[str]:
    field = view.fields[seat]
    mark = "*" if view.turn == seat and view.end is None else " "
    yield f"{SEAT_LETTERS[seat]}{mark} {field.points}  {field.filled}/{len(view.rooms)}"
    yield "   " + "  ".join(COLUMNS)
    squares = _squares_drawn(view, field)
    for row in range(HEIGHT):
        yield f"{row + 1}  " + " ".join(squares[WIDTH * row : WIDTH * (row + 1)]).rstrip()


def _squares_drawn(view: View, field: SeenField) -> list[str]:
    """Two signs a square: colour and number of a tile, or what lies there (drop, pistol) and which room it is."""
    ground, things = [WHITE] * len(NUMBER_OF), [" "] * len(NUMBER_OF)
    for letter, room in zip("abcdefg", view.rooms, strict=False):
        for square in bits(int(room.squares, 16)):
            ground[square] = letter
    for square in bits(int(field.drops, 16)):
        things[square] = DROP
    for pistol in field.pistols:
        things[NUMBER_OF[pistol.at]] = pistol.colour[0].upper()
    drawn = [f"{room}{thing}" for thing, room in zip(things, ground, strict=True)]
    for number, tile in enumerate(field.tiles):
        shape, _, colour = tile.tile.partition("-")
        sign = f"{colour[0].upper() if colour else '+'}{_DIGITS[number % len(_DIGITS)]}"
        for square in bits(WAY[shape, tile.turn].mask << NUMBER_OF[tile.at]):
            drawn[square] = sign
    return drawn


_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


def _pool_drawn(pool: Sequence[str]) -> Iterator[list[str]]:
    """The tiles as they lie unturned, some beside one another; ``o`` is the cell that is named in an act."""
    for start in range(0, len(pool), _BAND):
        band = pool[start : start + _BAND]
        pictures = [_picture(turned(SHAPES[name[0]], "0")) for name in band]
        yield [
            "".join(f"{name:<12}" for name in band).rstrip(),
            *(
                "".join(f"{picture[row] if row < len(picture) else '':<12}" for picture in pictures).rstrip()
                for row in range(max(len(picture) for picture in pictures))
            ),
        ]


def _picture(cells: Cells) -> list[str]:
    left, right = min(column for column, _ in cells), max(column for column, _ in cells)
    return [
        "".join(
            "o" if (column, row) == (0, 0) else "#" if (column, row) in cells else " "
            for column in range(left, right + 1)
        )
        for row in range(max(row for _, row in cells) + 1)
    ]


# Reading positions


def _rows(lines: list[str]) -> list[str]:
    rows = [line.replace(" ", "") for line in lines]
    if len(rows) != HEIGHT or any(len(row) != WIDTH for row in rows):
        raise ValueError(f"a position is {HEIGHT} rows of {WIDTH} squares, not {' / '.join(lines)}")
    return rows


def _painted(field: Field, rows: Sequence[str], tiles: str) -> Field:
    colours = dict(tile.split("=") for tile in tiles.split())
    squares = "".join(rows)
    if strange := sorted(set(squares) - {WHITE} - set(colours)):
        raise ValueError(f"which tiles are {', '.join(strange)}? 'tiles: a=lime ..' says it")
    for letter, colour in colours.items():
        cells = tuple((at % WIDTH, at // WIDTH) for at, sign in enumerate(squares) if sign == letter)
        if not cells:
            raise ValueError(f"there is no {letter} in the drawing")
        look = turned(cells, "0")
        if look not in _LOOKS or (_LOOKS[look][0] in BONUSES) != (colour == _BONUS):
            raise ValueError(f"{letter} does not have the shape of a tile of that kind")
        shape, turn = _LOOKS[look]
        number = NUMBERS.get(shape if colour == _BONUS else f"{shape}-{colour}")
        if number is None:
            raise ValueError(f"{colour!r} is no colour; they are {', '.join(COLOURS)}")
        field = with_tile(field, Laid(number, TURNS.index(turn), cells[0][0] + WIDTH * cells[0][1]))
    return field


_LOOKS: Final[Mapping[Cells, tuple[str, Turn]]] = {
    turned(ALL_SHAPES[shape], turn): (shape, turn) for shape, turn in WAY
}


def _filled(field: Field, acts: str) -> Field:
    for text in filter(None, (part.strip() for part in acts.split(","))):
        act = NOTATION.read_action(text)
        if not isinstance(act, Lay | Bonus):
            raise ValueError(f"{text!r} lays nothing")  # noqa: TRY004  # the text is wrong, not a type
        field = with_tile(field, Laid(NUMBERS[act.tile], TURNS.index(act.turn), NUMBER_OF[act.at]))
    return field


def _pool(facts: Mapping[str, str], laid: Sequence[int]) -> tuple[int, ...]:
    named = facts.get("pool")
    if named is None:
        return tuple(NUMBERS[name] for name in _POOL.split() if NUMBERS[name] not in laid)
    if strange := [name for name in named.split() if name not in TILES]:
        raise ValueError(f"these are no tiles: {', '.join(strange)}")
    return tuple(NUMBERS[name] for name in named.split())


def _number(facts: Mapping[str, str], name: str, default: int, most: int) -> int:
    number = int(facts.get(name, default))
    if not 1 <= number <= most:
        raise ValueError(f"{name} is from 1 to {most}")
    return number


def _turn(letter: str, seats: int) -> Seat:
    if letter not in SEAT_LETTERS[:seats] or len(letter) != 1:
        raise ValueError(f"it cannot be the turn of {letter!r}; the players are {', '.join(SEAT_LETTERS[:seats])}")
    return SEAT_LETTERS.index(letter)
