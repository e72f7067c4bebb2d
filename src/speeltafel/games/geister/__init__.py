"""Geister: two players, 6 x 6 squares, eight ghosts each, and nobody sees whose are good."""

from speeltafel.core.game import Game, Listed
from speeltafel.core.seat import Seat
from speeltafel.games.geister import guess, notation, rules, views
from speeltafel.games.geister.about import ABOUT
from speeltafel.games.geister.model import Action, News, Options, State, View

__all__ = ["GAME"]


class Geister(Game[Options, State, Action, News, View, Listed[Action]]):
    """The game as the platform calls it; each part stands in its own room."""

    about = ABOUT
    notation = notation.NOTATION

    check = staticmethod(rules.check)
    setup = staticmethod(rules.setup)
    to_act = staticmethod(rules.to_act)
    candidates = staticmethod(rules.candidates)
    choices = staticmethod(rules.choices)
    why_not = staticmethod(rules.why_not)
    apply = staticmethod(rules.apply)
    default = staticmethod(rules.default)
    stop = staticmethod(rules.stop)
    result = staticmethod(rules.result)
    view = staticmethod(views.view)
    hear = staticmethod(views.hear)
    guess = staticmethod(guess.guess)

    def offer(self, state: State, seat: Seat) -> Listed[Action]:
        return Listed(rules.choices(state, seat))

    def expand(self, offer: Listed[Action]) -> tuple[Action, ...]:
        return offer.acts


GAME = Geister()
