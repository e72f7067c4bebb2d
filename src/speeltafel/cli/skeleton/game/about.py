"""The game as the lobby knows it: seats, rules version, makers, and the types of everything in it."""

from speeltafel.cli.skeleton.game.model import Action, News, Options, State, View
from speeltafel.core.game import About, Listed, Types

ABOUT = About(
    id="skeleton",
    rules="SK",
    seats=(2, 4),
    types=Types(options=Options, state=State, action=Action, news=News, view=View, offer=Listed[Action]),
    rules_version=1,
    credits="-",
)
