"""Who may know what in Dizzy Duo Battle: the only way out (DB-23, DB-32, DB-35)."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from speeltafel.core.seat import Seat, Viewer
from speeltafel.games.dizzy_duo_battle.battles import left_to_fight
from speeltafel.games.dizzy_duo_battle.model import Assault, Gone, News, Own, SeenAssault, SeenSeat, State, Took, View
from speeltafel.games.dizzy_duo_battle.power import Cards, best_duo, strength
from speeltafel.games.dizzy_duo_battle.rounds import decks_for, for_points, lifeline_lives, phase

LOOKED_AT: Final = 1024
"""So many tables' worth of what was seen last is kept."""


def view(state: State, viewer: Viewer) -> View:
    """The own hand; heights, the open card, lives; and of an attack what has been shown."""
    now = phase(state)
    seats = _seats(state.scores, state.turns, state.gone, state.used, state.returning, for_points=for_points(state))
    left = left_to_fight(state) if now == "battles" else ()
    knows_taken = state.source == "open" or viewer == state.turn
    return View(
        options=state.options,
        phase=now,
        decks=decks_for(state.options, len(seats)),
        round=state.round,
        turn=state.turn,
        starter=state.starter,
        seats=seats,
        blind=len(state.blind),
        open=len(state.open),
        top=state.open[-1] if state.open else None,
        down=state.down is not None,
        source=state.source,
        taken=state.taken if knows_taken else None,
        own=_own(state.hands[viewer]) if viewer is not None and state.hands[viewer] else None,
        assault=_assault(state.assault, left) if state.assault is not None else None,
        asked=state.asked,
        lifeline_lives=lifeline_lives(state) if state.asked else None,
        idle=state.idle,
        end=state.end,
    )


def hear(news: News, viewer: Viewer) -> News:
    """A blind card is told to who took it alone; all else is for everybody."""
    if isinstance(news, Took) and news.pile == "blind" and viewer != news.seat:
        return replace(news, card=None, spoken=None)
    return news


# What everybody sees is the same for all who look, so it is put together once (bench/dizzy_duo_battle).
@lru_cache(maxsize=LOOKED_AT)
def _seats(
    scores: tuple[int, ...],
    turns: tuple[int, ...],
    gone: tuple[Gone | None, ...],
    used: tuple[Seat, ...],
    returning: tuple[Seat, ...],
    *,
    for_points: bool,
) -> tuple[SeenSeat, ...]:
    return tuple(
        SeenSeat(
            score=scores[seat],
            playing=for_points or scores[seat] > 0,
            turns=turns[seat],
            used=seat in used,
            back=seat in returning,
            gone=gone[seat],
        )
        for seat in range(len(scores))
    )


@lru_cache(maxsize=LOOKED_AT)
def _assault(assault: Assault, left: tuple[Seat, ...]) -> SeenAssault:
    return SeenAssault(
        round=assault.round,
        attacker=assault.attacker,
        duos=tuple(best_duo(hand) if hand else None for hand in assault.hands),
        battles=assault.battles,
        settled=assault.settled,
        left=left,
    )


@lru_cache(maxsize=LOOKED_AT)
def _own(hand: Cards) -> Own:
    duo, two_lizzies = strength(hand)
    return Own(hand, duo, two_lizzies)
