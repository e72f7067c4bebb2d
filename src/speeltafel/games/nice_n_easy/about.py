"""Nice 'n Easy as the lobby knows it: seats, rules version, makers, and the types of everything in it."""

from speeltafel.core.game import About, Types
from speeltafel.games.nice_n_easy.model import FEWEST, MOST, Action, News, Offer, Options, State, View

ABOUT = About(
    id="nice_n_easy",
    rules="NE",
    seats=(FEWEST, MOST),
    types=Types(options=Options, state=State, action=Action, news=News, view=View, offer=Offer),
    rules_version=1,
    credits="Team Dizzy Lizzy",
    bots=("random", "beginner", "good"),
    kits=("lizzy",),
    stops=frozenset({"broken_off"}),
    alike=True,
)
