"""Geister as the lobby knows it: seats, rules version, makers, and the types of everything in it."""

from speeltafel.core.game import About, Listed, Types
from speeltafel.games.geister.model import Action, News, Options, State, View

ABOUT = About(
    id="geister",
    rules="GE",
    seats=(2, 2),
    types=Types(options=Options, state=State, action=Action, news=News, view=View, offer=Listed[Action]),
    rules_version=1,
    credits="Alex Randolph, Drei Magier Spiele 1982",
    bots=("random", "beginner"),
    consent=frozenset({"disclose"}),
)
