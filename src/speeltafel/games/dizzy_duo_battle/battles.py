"""The attack of Dizzy Duo Battle and its battles: what is shown, who wins, and what lives and points come of it."""

from msgspec.structs import replace

from speeltafel.core.dice import Dice
from speeltafel.core.seat import Seat
from speeltafel.games.dizzy_duo_battle.model import (
    Assault,
    Attacked,
    Battle,
    Change,
    Fought,
    News,
    Showed,
    State,
)
from speeltafel.games.dizzy_duo_battle.power import Cards, best_duo
from speeltafel.games.dizzy_duo_battle.rounds import after_battles, changed, is_playing


def called(state: State, attacker: Seat, dice: Dice) -> tuple[State, tuple[News, ...]]:
    """The attack after its card lies face down: the attacker shows the hand, with ``open_battles`` all do (DB-32)."""
    duo = best_duo(state.hands[attacker])
    news: list[News] = [Attacked(attacker, duo.power, duo)]
    shown: list[Cards] = [()] * len(state.hands)
    shown[attacker] = state.hands[attacker]
    state = replace(state, assault=Assault(state.round, attacker, tuple(shown)))
    if state.options.open_battles:
        for defender in left_to_fight(state):
            state, told = _shown(state, defender)
            news.append(told)
    state, after = _maybe_last(state, dice)
    return state, (*news, *after)


def fought(state: State, defender: Seat, dice: Dice) -> tuple[State, tuple[News, ...]]:
    """The attacker's battle with ``defender``; the last that is left follows of itself, there is nothing to choose."""
    state, news = _battle(state, defender)
    state, after = _maybe_last(state, dice)
    return state, (*news, *after)


def left_to_fight(state: State) -> tuple[Seat, ...]:
    """Defenders that are in the game and have not been fought, clockwise from the attacker."""
    assault = _assault(state)
    fought = [battle.defender for battle in assault.battles]
    clockwise = [(assault.attacker + step) % len(state.scores) for step in range(1, len(state.scores))]
    return tuple(seat for seat in clockwise if seat not in fought and is_playing(state, seat))


def _maybe_last(state: State, dice: Dice) -> tuple[State, tuple[News, ...]]:
    """Fight the one defender that is left, and end the round when nobody is left or the attacker has fallen (DB-34)."""
    news: tuple[News, ...] = ()
    attacker, left = _assault(state).attacker, left_to_fight(state)
    if len(left) == 1 and is_playing(state, attacker):
        state, news = _battle(state, left[0])
        left = ()
    if left and is_playing(state, attacker):
        return state, ()
    state, settled = _maybe_settled(state)
    state, after = after_battles(state, dice)
    return state, (*news, *settled, *after)


def _battle(state: State, defender: Seat) -> tuple[State, tuple[News, ...]]:
    news: tuple[News, ...] = ()
    if not _assault(state).hands[defender]:
        state, told = _shown(state, defender)
        news = (told,)
    assault = _assault(state)
    battle = _decided(state, assault.attacker, defender)
    news += (Fought(battle.winner, assault.attacker, defender, battle.attack, battle.defence),)
    changes: tuple[News, ...] = ()
    if state.options.settle == "battle":
        battle = replace(battle, changes=_changes(state, assault.attacker, (battle,)))
        state, changes = changed(state, battle.changes, "DB-33")
    return replace(state, assault=replace(assault, battles=(*assault.battles, battle))), news + changes


def _decided(state: State, attacker: Seat, defender: Seat) -> Battle:
    """DB-33: the higher power wins; at equal powers nothing happens."""
    attack, defence = (best_duo(state.hands[seat]).power for seat in (attacker, defender))
    if attack == defence:
        return Battle(defender, attack, defence, gain=0, loss=0, winner=None)
    winner = attacker if attack > defence else defender
    return Battle(defender, attack, defence, gain=min(attack, defence), loss=max(attack, defence), winner=winner)


def _changes(state: State, attacker: Seat, battles: tuple[Battle, ...]) -> tuple[Change, ...]:
    """What these battles do together to everybody they touch, the attacker first."""
    sums: dict[Seat, int] = {}
    for battle in battles:
        if battle.winner is not None:
            for seat in (attacker, battle.defender):
                change = battle.gain if seat == battle.winner else -battle.loss
                sums[seat] = sums.get(seat, 0) + change
    # A floor of zero both for lives, shown as 0 (DB-34), and for points (DB-51).
    return tuple(Change(seat, change, max(0, state.scores[seat] + change)) for seat, change in sums.items())


def _maybe_settled(state: State) -> tuple[State, tuple[News, ...]]:
    """DB-34: with ``settle`` round, all changes at once after the last battle."""
    if state.options.settle == "battle":
        return state, ()
    assault = _assault(state)
    changes = _changes(state, assault.attacker, assault.battles)
    return changed(replace(state, assault=replace(assault, settled=changes)), changes, "DB-34")


def _shown(state: State, seat: Seat) -> tuple[State, News]:
    assault = _assault(state)
    hands = (*assault.hands[:seat], state.hands[seat], *assault.hands[seat + 1 :])
    duo = best_duo(state.hands[seat])
    return replace(state, assault=replace(assault, hands=hands)), Showed(seat, duo.power, duo)


def _assault(state: State) -> Assault:
    assert state.assault is not None
    return state.assault
