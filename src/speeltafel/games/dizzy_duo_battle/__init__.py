"""Dizzy Duo Battle: secret hands of six, two Lizzies as strong as they can be, and then the attack."""

from speeltafel.core.game import Game, Listed
from speeltafel.core.seat import Seat
from speeltafel.games.dizzy_duo_battle import guess, notation, rounds, rules, views
from speeltafel.games.dizzy_duo_battle.about import ABOUT
from speeltafel.games.dizzy_duo_battle.model import Action, News, Options, State, View

__all__ = ["GAME"]


class DizzyDuoBattle(Game[Options, State, Action, News, View, Listed[Action]]):
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
    result = staticmethod(rounds.result)
    view = staticmethod(views.view)
    hear = staticmethod(views.hear)
    guess = staticmethod(guess.guess)

    def offer(self, state: State, seat: Seat) -> Listed[Action]:
        return Listed(rules.choices(state, seat))

    def expand(self, offer: Listed[Action]) -> tuple[Action, ...]:
        return offer.acts


GAME = DizzyDuoBattle()
