"""Nice 'n Easy: everybody lays cards on one Dizzy Lizzy, and whoever has none left has won."""

from speeltafel.core.game import Game
from speeltafel.games.nice_n_easy import guess, notation, rules, views
from speeltafel.games.nice_n_easy.about import ABOUT
from speeltafel.games.nice_n_easy.model import Action, News, Offer, Options, State, View

__all__ = ["GAME"]


class NiceNEasy(Game[Options, State, Action, News, View, Offer]):
    """The game as the platform calls it; each part stands in its own room."""

    about = ABOUT
    notation = notation.NOTATION

    check = staticmethod(rules.check)
    setup = staticmethod(rules.setup)
    to_act = staticmethod(rules.to_act)
    candidates = staticmethod(rules.candidates)
    choices = staticmethod(rules.choices)
    offer = staticmethod(rules.offer)
    why_not = staticmethod(rules.why_not)
    apply = staticmethod(rules.apply)
    default = staticmethod(rules.default)
    stop = staticmethod(rules.stop)
    result = staticmethod(rules.result)
    view = staticmethod(views.view)
    hear = staticmethod(views.hear)
    guess = staticmethod(guess.guess)

    def expand(self, offer: Offer) -> tuple[Action, ...]:
        return rules.expand(offer)


GAME = NiceNEasy()
