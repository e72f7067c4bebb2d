"""Who may know what in Nice 'n Easy: the only way out. All see the same, for nobody looks into a blind pile (NE-02)."""

from speeltafel.core.seat import Viewer
from speeltafel.games.nice_n_easy.model import News, Player, State, View
from speeltafel.kit.lizzy.combinations import shown


def view(state: State, viewer: Viewer) -> View:
    """The open cards, the visible Lizzy, and of every pile how many cards lie in it."""
    heads, bodies, tails = state.stacks
    lizzy = heads[-1], bodies[-1], tails[-1]
    shows = shown(lizzy)
    return View(
        options=state.options,
        turn=state.turn,
        lizzy=lizzy,
        shows=shows.combinations,
        golden=shows.golden,
        stacks=(len(heads), len(bodies), len(tails)),
        pile=len(state.pile),
        players=tuple([Player(hand, len(pile)) for hand, pile in zip(state.open, state.blind, strict=True)]),
        laid=state.laid,
        idle=state.idle,
        turns=state.turns,
        reopened=state.reopened,
        passed_at_start=state.passed_at_start,
        end=state.end,
    )


def hear(news: News, viewer: Viewer) -> News:
    """All news are public: of a card that stays hidden they say only where it went."""
    return news
