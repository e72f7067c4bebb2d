"""Players of Lizzy Ghosties: a beginner who takes what there is, and a good one who tries each act out.

Nobody sees below a top card, so a bot guesses what lies there, as often as it has time for, and plays on from there.
"""

from collections.abc import Sequence
from typing import Final

from speeltafel.bots import Bot
from speeltafel.core.dice import Dice
from speeltafel.core.game import Listed
from speeltafel.games.lizzy_ghosties.model import Action, News, View


class Beginner:
    """The ``beginner``."""

    def choose(self, view: View, offer: Listed[Action], heard: Sequence[News], clock: float, dice: Dice) -> Action:
        return dice.pick(offer.acts)


STRENGTHS: Final[dict[str, Bot]] = {"beginner": Beginner(), "good": Beginner()}
