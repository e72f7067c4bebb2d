"""Who may know what in Lizzy Ghosties: the only way out. All see the same: nobody looks into a pile (LG-04, LG-52)."""

from functools import lru_cache
from typing import Final, Literal

from speeltafel.core.seat import Viewer
from speeltafel.games.lizzy_ghosties.course import cards_in, living, tops
from speeltafel.games.lizzy_ghosties.model import (
    LAST_TWO,
    NO_BODY,
    TURNS_EACH,
    WITHOUT_FINAL,
    Body,
    News,
    Over,
    SeenLizzy,
    SeenPlayer,
    State,
    Teams,
    View,
)
from speeltafel.games.lizzy_ghosties.setup import decks_for
from speeltafel.kit.lizzy.combinations import shown


def view(state: State, viewer: Viewer) -> View:
    """The top cards, the heights of all piles, and the state that the turn is in."""
    players = tuple([_seen_player(body, len(pile)) for body, pile in zip(state.lizzies, state.ghosts, strict=True)])
    lizzies = sum([player.cards for player in players if player.lizzy is not None])
    ghosties = sum([player.pile for player in players]) + cards_in(state.borrowed)
    seats = len(players)
    return View(
        options=state.options,
        decks=decks_for(state.options, seats),
        phase=_phase(state),
        turn=state.turn,
        players=players,
        burn=_seen_lizzy(state.burn),
        borrowed=None if state.borrowed == NO_BODY else _seen_lizzy(state.borrowed),
        side=len(state.side),
        teams=Teams(lizzies, ghosties),
        idle=state.idle,
        last_chance=state.idle >= seats,
        turns=state.turns,
        turns_at_most=TURNS_EACH * seats,
    )


def hear(news: News, viewer: Viewer) -> News:
    """All news are public: a card that moves was on top, and one that it uncovers is on top now."""
    return news


_KEPT: Final = 4096
# Most Lizzies are the same as a move ago, and what is seen of them too (bench/lizzy_ghosties.py).
_NOBODY: Final = SeenLizzy((None, None, None), (0, 0, 0), (), golden=False)


@lru_cache(maxsize=_KEPT)
def _seen_player(body: Body | None, pile: int) -> SeenPlayer:
    if body is None:
        return SeenPlayer(None, pile, pile)
    return SeenPlayer(_seen_lizzy(body), pile, cards_in(body))


def _seen_lizzy(body: Body) -> SeenLizzy:
    if body == NO_BODY:
        return _NOBODY
    heads, bodies, tails = body
    seen = tops(body)
    shows = shown(seen)
    return SeenLizzy(seen, (len(heads), len(bodies), len(tails)), shows.combinations, shows.golden)


def _phase(state: State) -> Literal["lizzies", "ghosties", "final", "over"]:
    if isinstance(state.turn, Over):
        return "over"
    alive = len(living(state))
    if alive == len(state.lizzies):
        return "lizzies"
    return "final" if alive <= LAST_TWO and len(state.lizzies) > WITHOUT_FINAL else "ghosties"
