"""Players that are programs: each is given what a seat may know, and answers with one of the acts it was offered.

A bot for any game stands here; those that know one game stand in the module with its name, as ``STRENGTHS``.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from speeltafel.core.dice import Dice
from speeltafel.core.game import AnyGame

RANDOM = "random"
"""The strength that every game has."""


class Bot(Protocol):
    """A player that keeps nothing between two decisions: a restart can cost it nothing, and it cannot cheat."""

    def choose(self, view: Any, offer: Any, heard: Sequence[Any], clock: float, dice: Dice) -> Any:
        """One of the acts of ``offer``, for the seat whose ``view`` this is and which is to act.

        ``heard`` is all that the seat has heard so far, oldest first; ``clock`` the seconds that it may take. Whatever
        the bot leaves to chance it asks ``dice``: the same question with the same dice gets the same answer.
        """


class Anything:
    """Plays any game: each act that is offered is as likely as the other."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, offer: Any, heard: Sequence[Any], clock: float, dice: Dice) -> Any:
        return dice.pick(self._game.expand(offer))


def strengths(game: AnyGame) -> Mapping[str, Bot]:
    """The bots of ``game`` by strength, weakest first: exactly those that its ``about.bots`` names.

    Those that know the game are the ``STRENGTHS`` of the module ``speeltafel.bots.<id>``, or of a module ``bots`` in
    the game's own package, as a game that was installed brings it. ``LookupError`` for a strength that nobody plays.
    """
    found: dict[str, Bot] = {RANDOM: Anything(game), **_own(game)}
    if missing := [strength for strength in game.about.bots if strength not in found]:
        raise LookupError(f"{game.about.id} names bots that are not there: {', '.join(missing)}")
    return {strength: found[strength] for strength in game.about.bots}


def _own(game: AnyGame) -> Mapping[str, Bot]:
    package = import_module(type(game).__module__).__package__
    for home, module in ((__name__, game.about.id), (package, "bots")):
        if home and find_spec(f".{module}", home):
            own: Mapping[str, Bot] = import_module(f".{module}", home).STRENGTHS
            return own
    return {}
