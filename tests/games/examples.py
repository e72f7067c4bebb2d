"""The examples that the rulebooks draw, as each game's test_rulebook_examples.py reads them and plays their acts."""

from typing import NamedTuple

from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.game import AnyGame
from speeltafel.core.rulebook import Example, load_rulebook
from speeltafel.core.seat import SEAT_LETTERS, Seat

LANGUAGES = ("nl", "en")
_OF_THE_EXAMPLE = {"for", "act", "refused", "wins", "loses", "draw", "earns", "points"}
"""Who looks, what is done, and what comes of it; every other fact belongs to the position."""


class Drawn(NamedTuple):
    """An example where it stands."""

    lang: str
    rule: str
    example: Example

    def __str__(self) -> str:
        return f"{self.lang} {self.rule} {self.facts.get('act', 'seen')}"

    @property
    def facts(self) -> dict[str, str]:
        """All that is written below the drawing, but the caption."""
        return self.example.facts

    @property
    def position(self) -> str:
        """The drawing with what its facts say of the position, as the game's notation reads it."""
        said = [f"{name}: {value}" for name, value in self.facts.items() if name not in _OF_THE_EXAMPLE]
        return "\n".join([self.example.position, *said])

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """Who wins by its act, or nothing if the game goes on."""
        letters = self.facts.get("wins")
        return None if letters is None else tuple([SEAT_LETTERS.index(letter) for letter in letters.split()])


def drawn_in(game: str, *langs: str) -> list[Drawn]:
    """All that the rulebook of a game draws, in these languages or in every one."""
    return [
        Drawn(lang, rule.id, example)
        for lang in langs or LANGUAGES
        for rule in load_rulebook(f"speeltafel.games.{game}", lang).rules
        for example in rule.examples
    ]


def drawn_alike(game: str) -> int:
    """How many examples the rulebook of a game draws: the same in both languages, but for the captions."""
    nl, en = (
        [(drawn.rule, drawn.example.position, drawn.facts) for drawn in drawn_in(game, lang)] for lang in LANGUAGES
    )
    assert nl == en
    return len(en)


def assert_as_told(drawn: Drawn, game: AnyGame) -> None:
    """The game is not over yet; the act of whose turn it is is refused by the rule, or won by those, that is told."""
    state = game.notation.read_position(drawn.position)
    assert game.result(state) is None
    if "act" not in drawn.facts:
        return
    seat, action = min(game.to_act(state)), game.notation.read_action(drawn.facts["act"])
    refusal = game.why_not(state, seat, action)
    assert (refusal.rule if refusal else None) == drawn.facts.get("refused")
    if refusal is None:
        result = game.result(game.apply(state, seat, action, Recorder(seeded("act")))[0])
        assert (result.winners if result else None) == drawn.winners
