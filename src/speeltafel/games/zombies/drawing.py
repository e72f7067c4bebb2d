"""A plan of I Love Zombies as it is drawn, and what must be true of it (ZO-01 to ZO-03).

The text: a comment, the kinds of its rooms by letter, the plan itself, and then one drawing a field with its drops
(``*``) and pistols (the first letter of their colour: ``L T O P I``).
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from speeltafel.games.zombies.tiles import BOARD, COLOURS, HEIGHT, SQUARES, WIDTH
from speeltafel.kit.polyomino import bits

ROOMS: Final = range(6, 8)  # ZO-02
ROOM_SQUARES: Final = range(4, 21)
ALL_ROOM_SQUARES: Final = range(78, 87)
"""About 57% of 144."""
DROPS: Final = 19
FIELDS: Final = 6  # as many as seats, so that drops and pistols can lie elsewhere on each

PISTOL_LETTERS: Final = "".join(colour[0].upper() for colour in COLOURS)
DROP, NOTHING, WHITE = "*", ".", "."

KINDS: Final = frozenset(
    {
        "reception", "lounge", "bar", "library", "cloakroom", "dining_room", "office", "wine_cellar",
        "laundry", "boiler_room", "storeroom", "workshop", "bowling_alley", "pool", "sauna", "bath", "gym",
        "tea_room", "massage_room", "solarium", "double_room", "single_room", "family_room", "linen_room",
        "bridal_suite", "smoking_room", "reading_room", "kitchen", "pantry", "cold_store", "garage",
        "staff_room", "scullery", "orangery", "ballroom", "music_room", "billiard_room", "terrace", "chapel",
        "shed",
    }
)  # fmt: skip
"""What a room may be; each has its name and its mood in the game's words."""


class Drawing(NamedTuple):
    """A plan as it is written: rows of text, not yet known to be right."""

    kinds: Mapping[str, str]
    """Letter to kind, in the order of the rooms."""
    plan: tuple[str, ...]
    fields: tuple[tuple[str, ...], ...]


class WrongPlan(ValueError):
    """A plan that breaks ZO-01 to ZO-03; the message has a line for each thing that is wrong, with its place."""


def read_drawing(text: str) -> Drawing:
    """The drawing that the text holds; ``WrongPlan`` with the line that is no part of one."""
    kinds: dict[str, str] = {}
    drawings: dict[str, list[str]] = {}
    part = ""
    for number, line in enumerate(map(str.strip, text.splitlines()), start=1):
        if not line or line.startswith("#"):
            continue
        if re.fullmatch(r"rooms|plan|field \d", line):
            if line in drawings:
                raise WrongPlan(f"line {number}: {line!r} stands here a second time")
            part = line
            drawings[part] = []
        elif part == "rooms" and (room := re.fullmatch(r"([a-z]) ([a-z_]+)", line)):
            kinds[room[1]] = room[2]
        elif part and part != "rooms":
            drawings[part].append(line)
        else:
            raise WrongPlan(f"line {number}: {line!r} is no room ('a lounge'), and no part has begun that it fits in")
    fields = tuple(tuple(rows) for name, rows in drawings.items() if name.startswith("field"))
    return Drawing(kinds, tuple(drawings.get("plan", ())), fields)


def written(drawing: Drawing, comment: str) -> str:
    """The text that draws it; reading it gives the same drawing."""
    lines = [f"# {comment}", "rooms", *(f"{letter} {kind}" for letter, kind in drawing.kinds.items())]
    lines += ["", "plan", *drawing.plan]
    for number, rows in enumerate(drawing.fields, start=1):
        lines += ["", f"field {number}", *rows]
    return "\n".join(lines) + "\n"


def problems(drawing: Drawing) -> tuple[str, ...]:
    """What breaks ZO-01 to ZO-03, each with its place and its rule; nothing for a plan that one can play on."""
    sizes = [*_wrong_size("the plan", drawing.plan)]
    for number, field in enumerate(drawing.fields, start=1):
        sizes += _wrong_size(f"field {number}", field)
    if sizes:  # the rest cannot be read then
        return tuple(sizes)
    return (*_wrong_rooms(drawing), *_wrong_fields(drawing))


def where(rows: Sequence[str], sign: str) -> list[int]:
    """The squares on which that sign is drawn."""
    return [square for square, found in enumerate("".join(rows)) if found == sign]


def _wrong_size(what: str, rows: Sequence[str]) -> Iterator[str]:
    if len(rows) != HEIGHT:
        yield f"{what}: {len(rows)} rows, not {HEIGHT} (ZO-01)"
    for number, row in enumerate(rows, start=1):
        if len(row) != WIDTH:
            yield f"{what}, row {number}: {len(row)} squares, not {WIDTH} (ZO-01)"


def _wrong_rooms(drawing: Drawing) -> Iterator[str]:
    if len(drawing.kinds) not in ROOMS:
        yield f"{len(drawing.kinds)} rooms, not {ROOMS[0]} to {ROOMS[-1]} (ZO-02)"
    for kind, times in Counter(drawing.kinds.values()).items():
        if times > 1:
            yield f"{times} rooms are called {kind} (ZO-02)"
        if kind not in KINDS:
            yield f"{kind} is no kind of room that has a name in the words (ZO-02)"
    for square, letter in zip(SQUARES, "".join(drawing.plan), strict=True):
        if letter != WHITE and letter not in drawing.kinds:
            yield f"the plan, {square}: {letter!r} is no room (ZO-02)"
    for letter, kind in drawing.kinds.items():
        squares = where(drawing.plan, letter)
        if len(squares) not in ROOM_SQUARES:
            yield f"the {kind}: {len(squares)} squares, not {ROOM_SQUARES[0]} to {ROOM_SQUARES[-1]} (ZO-02)"
        yield from _torn(kind, squares)
    coloured = sum(letter != WHITE for letter in "".join(drawing.plan))
    if coloured not in ALL_ROOM_SQUARES:
        yield f"the rooms have {coloured} squares, not {ALL_ROOM_SQUARES[0]} to {ALL_ROOM_SQUARES[-1]} (ZO-02)"


def _torn(kind: str, squares: Sequence[int]) -> Iterator[str]:
    """A room in pieces; it names a square of each."""
    pieces = []
    left = sum(1 << square for square in squares)
    while left:
        piece = left & -left
        while grown := BOARD.beside(piece) & left:
            piece |= grown
        pieces.append(SQUARES[next(bits(piece))])
        left &= ~piece
    if len(pieces) > 1:
        yield f"the {kind}: torn into {len(pieces)} pieces, at {', '.join(pieces)} (ZO-02)"


def _wrong_fields(drawing: Drawing) -> Iterator[str]:
    if len(drawing.fields) != FIELDS:
        yield f"{len(drawing.fields)} fields, not {FIELDS} (ZO-02)"
    for number, rows in enumerate(drawing.fields, start=1):
        for square, sign in zip(SQUARES, "".join(rows), strict=True):
            if sign not in DROP + NOTHING + PISTOL_LETTERS:
                yield f"field {number}, {square}: {sign!r} is no drop and no pistol (ZO-03)"
        if (drops := len(where(rows, DROP))) != DROPS:
            yield f"field {number}: {drops} drops, not {DROPS} (ZO-02)"
        for letter, colour in zip(PISTOL_LETTERS, COLOURS, strict=True):
            pistols = [SQUARES[square] for square in where(rows, letter)]
            if len(pistols) != 1:
                yield f"field {number}: {len(pistols)} {colour} pistols ({', '.join(pistols)}), not 1 (ZO-03)"
    for (one, first), (other, second) in combinations(enumerate(drawing.fields, start=1), 2):
        if first == second:
            yield f"fields {one} and {other} are the same (ZO-02)"
