"""The game in plain text: ``2`` takes two pebbles; a position is a heap of ``o``.

Facts follow it, one a line: ``turn: B``, ``seats: 3``.
"""

from speeltafel.cli.skeleton.game.model import Action, Options, State, Take, View
from speeltafel.core.seat import SEAT_LETTERS, Viewer

A_ROW = 10


class HeapNotation:
    """The ``Notation`` of the game."""

    def read_action(self, text: str) -> Action:
        """``2``: how many to take."""
        if text.isdecimal() and 1 <= int(text) <= Options().pebbles:
            return Take(int(text))
        raise ValueError(f"{text!r} is no number of pebbles")

    def write_action(self, action: Action) -> str:
        return str(action.count)

    def draw(self, view: View, viewer: Viewer) -> str:
        """The heap, ten in a row."""
        rows = [min(A_ROW, view.heap - start) for start in range(0, view.heap, A_ROW)]
        return "\n".join(" ".join("o" * row) for row in rows) or "-"

    def read_position(self, text: str) -> State:
        lines = text.strip().splitlines()
        facts = dict(line.strip().split(": ", 1) for line in lines if ": " in line)
        pebbles = sum(line.count("o") for line in lines if ": " not in line)
        if not pebbles or facts.keys() - {"turn", "seats"}:
            raise ValueError("a position is a heap of o, and perhaps turn: and seats:")
        return State(
            options=Options(pebbles=pebbles),
            turn=SEAT_LETTERS.index(facts.get("turn", "A")),
            heap=pebbles,
            taken=(0,) * int(facts.get("seats", "2")),
        )


NOTATION = HeapNotation()
