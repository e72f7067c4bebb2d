"""Lizzy Ghosties: steal, give and burn, become a Ghostie, and end in one of two teams."""

from speeltafel.core.game import Game, Listed
from speeltafel.games.lizzy_ghosties import ending, guess, notation, rules, setup, views
from speeltafel.games.lizzy_ghosties.about import ABOUT
from speeltafel.games.lizzy_ghosties.model import Action, News, Options, State, View

__all__ = ["GAME"]


class LizzyGhosties(Game[Options, State, Action, News, View, Listed[Action]]):
    """The game as the platform calls it; each part stands in its own room."""

    about = ABOUT
    notation = notation.NOTATION

    check = staticmethod(setup.check)
    setup = staticmethod(rules.setup)
    to_act = staticmethod(rules.to_act)
    team = staticmethod(rules.team)
    candidates = staticmethod(rules.candidates)
    choices = staticmethod(rules.choices)
    offer = staticmethod(rules.offer)
    why_not = staticmethod(rules.why_not)
    apply = staticmethod(rules.apply)
    default = staticmethod(rules.default)
    stop = staticmethod(rules.stop)
    result = staticmethod(ending.result)
    view = staticmethod(views.view)
    hear = staticmethod(views.hear)
    guess = staticmethod(guess.guess)

    def expand(self, offer: Listed[Action]) -> tuple[Action, ...]:
        return offer.acts


GAME = LizzyGhosties()
