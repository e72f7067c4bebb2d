"""I Love Zombies as the lobby knows it: seats, rules version, makers, and the types of everything in it."""

from speeltafel.core.game import About, Types
from speeltafel.games.zombies.model import SEATS, Action, News, Offer, Options, Skip, State, View

ABOUT = About(
    id="zombies",
    rules="ZO",
    seats=SEATS,
    types=Types(options=Options, state=State, action=Action, news=News, view=View, offer=Offer),
    rules_version=1,
    credits="I Love Zombies, a forum game",
    bots=("random", "beginner", "good"),
    stops=frozenset({"broken_off"}),
    clock_acts=(Skip,),
    alike=True,
)
