"""A heap of pebbles; whoever takes the last one wins. A small game to start from."""

from speeltafel.cli.skeleton.game import notation, rules, views
from speeltafel.cli.skeleton.game.about import ABOUT
from speeltafel.cli.skeleton.game.model import Action, News, Options, State, View
from speeltafel.core.game import Game, Listed
from speeltafel.core.seat import Seat

__all__ = ["GAME"]


class Skeleton(Game[Options, State, Action, News, View, Listed[Action]]):
    """The game as the platform calls it; each part stands in its own room."""

    about = ABOUT
    notation = notation.NOTATION

    check = staticmethod(rules.check)
    setup = staticmethod(rules.setup)
    to_act = staticmethod(rules.to_act)
    candidates = staticmethod(rules.candidates)
    why_not = staticmethod(rules.why_not)
    apply = staticmethod(rules.apply)
    default = staticmethod(rules.default)
    stop = staticmethod(rules.stop)
    result = staticmethod(rules.result)
    view = staticmethod(views.view)
    hear = staticmethod(views.hear)
    guess = staticmethod(views.guess)

    def offer(self, state: State, seat: Seat) -> Listed[Action]:
        return Listed(tuple(self.choices(state, seat)))

    def expand(self, offer: Listed[Action]) -> tuple[Action, ...]:
        return offer.acts


GAME = Skeleton()
