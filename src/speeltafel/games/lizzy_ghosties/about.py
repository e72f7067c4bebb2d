"""Lizzy Ghosties as the lobby knows it: seats, rules version, makers, and the types of everything in it."""

from speeltafel.core.game import About, Listed, Types
from speeltafel.games.lizzy_ghosties.model import FEWEST, MOST, Action, News, Options, State, View

ABOUT = About(
    id="lizzy_ghosties",
    rules="LG",
    seats=(FEWEST, MOST),
    types=Types(options=Options, state=State, action=Action, news=News, view=View, offer=Listed[Action]),
    rules_version=2,
    credits="Team Dizzy Lizzy",
    bots=("random", "beginner", "good"),
    kits=("lizzy",),
    stops=frozenset({"broken_off"}),
    alike=True,
)
