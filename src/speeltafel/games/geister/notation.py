"""Geister in plain text: actions as ``b2-b3``, ``a6-out``, ``GEGEGEGE``; positions as six rows of letters.

In a drawn position ``G`` and ``E`` are good and evil ghosts of seat A (seat 0), ``g`` and ``e`` those of seat B,
row 6 on top. Facts follow it, one a line: ``turn: B``, ``captured: eeg``, ``escape: leave``. The rulebook's examples,
the tests and the terminal share this.
"""

import re

import msgspec

from speeltafel.core.positions import divided
from speeltafel.core.seat import SEAT_LETTERS, Seat, Viewer
from speeltafel.games.geister.model import (
    AWAY,
    CAPTURED,
    COLUMNS,
    EVIL,
    GHOSTS,
    GOOD,
    ROWS,
    SQUARES,
    Action,
    Leave,
    Options,
    Place,
    SeenGhost,
    Spot,
    State,
    Step,
    View,
)

_FACTS = ("turn", "captured", "escape")


class GeisterNotation:
    """The ``Notation`` of Geister."""

    def read_action(self, text: str) -> Action:
        """``b2-b3``, ``a6-out``, or the kinds of the eight start squares, ``GGEEGGEE``."""
        if re.fullmatch("[GE]{8}", text):
            return Place(text)
        if moved := re.fullmatch("([a-f][1-6])-([a-f][1-6]|out)", text):
            origin, target = moved.groups()
            return Leave(origin) if target == "out" else Step(origin, target)
        raise ValueError(f"{text!r} is no act of Geister; one writes b2-b3, a6-out or GGEEGGEE")

    def write_action(self, action: Action) -> str:
        match action:
            case Place(kinds):
                return kinds
            case Step(origin, target):
                return f"{origin}-{target}"
            case Leave(origin):
                return f"{origin}-out"

    def draw(self, view: View, viewer: Viewer) -> str:
        """The board with the viewer's side below; ``?`` and ``!`` are ghosts of A and B whose colour is not known."""
        upright = viewer != 1
        at = {ghost.at: _letter(ghost) for ghost in view.ghosts}
        rows, columns = (ROWS[::-1], COLUMNS) if upright else (ROWS, COLUMNS[::-1])
        lines = [f"{row}  " + " ".join(at.get(column + row, ".") for column in columns) for row in rows]
        captured = " ".join(_letter(ghost) for ghost in view.ghosts if ghost.at == CAPTURED)
        return "\n".join([*lines, "   " + " ".join(columns), *([f"captured: {captured}"] if captured else [])])

    def read_position(self, text: str) -> State:
        lines, facts = divided(text, _FACTS)
        rows = _rows(lines)
        spots: list[list[Spot]] = [[], []]
        kinds: list[list[str]] = [[], []]
        for at, letter in (*_on_board(rows), *((CAPTURED, letter) for letter in facts.get("captured", ""))):
            if letter not in "GEge":
                raise ValueError(f"{letter!r} is no ghost; they are G, E, g and e")
            seat = 0 if letter.isupper() else 1
            spots[seat].append(at)
            kinds[seat].append(letter.upper())
        for seat in (0, 1):
            _complete(seat, spots[seat], kinds[seat])
        return State(
            options=msgspec.convert({"escape": facts.get("escape", "arrow")}, Options),
            turn=_turn(facts.get("turn", "A")),
            kinds=("".join(kinds[0]), "".join(kinds[1])),
            spots=(*spots[0], *spots[1]),
        )


NOTATION = GeisterNotation()


def _letter(ghost: SeenGhost) -> str:
    if ghost.kind is None:
        return "?!"[ghost.owner]
    return ghost.kind if ghost.owner == 0 else ghost.kind.lower()


def _rows(lines: list[str]) -> list[str]:
    rows = [line.replace(" ", "") for line in lines]
    if len(rows) != len(ROWS) or any(len(row) != len(COLUMNS) for row in rows):
        raise ValueError(f"a position is {len(ROWS)} rows of {len(COLUMNS)} letters, not {' / '.join(lines)}")
    return rows


def _turn(letter: str) -> Seat:
    if letter not in ("A", "B"):
        raise ValueError(f"it cannot be the turn of {letter!r}; the players are A and B")
    return SEAT_LETTERS.index(letter)


def _on_board(rows: list[str]) -> list[tuple[Spot, str]]:
    letters = [letter for row in reversed(rows) for letter in row]
    return [(square, letter) for square, letter in zip(SQUARES, letters, strict=True) if letter != "."]


def _complete(seat: Seat, spots: list[Spot], kinds: list[str]) -> None:
    """Ghosts that a drawing leaves out are off the table, so that each seat has its four and four."""
    for kind, all_ in (("G", GOOD), ("E", EVIL)):
        missing = all_ - kinds.count(kind)
        if missing < 0:
            raise ValueError(f"seat {SEAT_LETTERS[seat]} has more than {all_} ghosts of kind {kind}")
        kinds.extend(kind * missing)
        spots.extend([AWAY] * missing)
    assert len(kinds) == GHOSTS
