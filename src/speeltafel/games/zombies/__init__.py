"""I Love Zombies: one to six players, each filling a hotel of 16 x 9 squares with tiles over five rounds."""

from speeltafel.core.game import Game
from speeltafel.games.zombies import ending, guess, notation, rules, views
from speeltafel.games.zombies.about import ABOUT
from speeltafel.games.zombies.model import Action, News, Offer, Options, State, View

__all__ = ["GAME"]


class Zombies(Game[Options, State, Action, News, View, Offer]):
    """The game as the platform calls it; each part stands in its own room."""

    about = ABOUT
    notation = notation.NOTATION

    check = staticmethod(rules.check)
    setup = staticmethod(rules.setup)
    to_act = staticmethod(rules.to_act)
    candidates = staticmethod(rules.candidates)
    choices = staticmethod(rules.choices)
    offer = staticmethod(rules.offer)
    expand = staticmethod(rules.expand)
    why_not = staticmethod(rules.why_not)
    apply = staticmethod(rules.apply)
    default = staticmethod(rules.default)
    stop = staticmethod(rules.stop)
    result = staticmethod(ending.result)
    view = staticmethod(views.view)
    hear = staticmethod(views.hear)
    guess = staticmethod(guess.guess)


GAME = Zombies()
