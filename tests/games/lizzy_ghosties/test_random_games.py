"""Games of Lizzy Ghosties that luck plays always end, with any number of players, any options, and any habit.

Players who do anything give and skip as often as they steal; greedy ones play much as people do; some hardly ever move
a card. So every ending is met. No habit is that of a bot: the games stay the same when the bots get better.
"""

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from msgspec import convert
from msgspec.structs import asdict, astuple
from rich.console import Console
from rich.progress import track
from rich.table import Table

from speeltafel.core.dice import Dice, Recorder, seeded
from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.course import PLACES, cards_in, is_final, living, parts_left, tops
from speeltafel.games.lizzy_ghosties.ending import teams
from speeltafel.games.lizzy_ghosties.model import (
    FEWEST,
    LIVES_ON,
    MOST,
    NO_BODY,
    TURNS_EACH,
    WITHOUT_FINAL,
    Action,
    Borrow,
    Burn,
    EndEvent,
    EndTurn,
    Event,
    Gather,
    GhostEvent,
    GhostTeam,
    Give,
    Haunting,
    LizzyTeam,
    Options,
    Over,
    Passing,
    Shift,
    Skip,
    Source,
    State,
    Steal,
    Take,
)
from speeltafel.kit.lizzy.cards import Part
from speeltafel.kit.lizzy.combinations import shown, with_card
from tests.games.lizzy_ghosties.secrets import pieces

FEW, MANY = 200, 100_000
ENDINGS = {
    "lizzies-win", "ghosties-win", "no-lizzy-left", "last-lizzy-wins", "last-lizzy-loses", "stuck", "sixty-turns",
}  # fmt: skip
LIKED: dict[type[Action], float] = {
    Borrow: 4.0, Steal: 2.0, Gather: 2.0, Burn: 1.0, Take: 1.0, Skip: 0.0, EndTurn: -0.5, EndEvent: -0.5,
    Give: -1.0, Shift: -1.0,
}  # fmt: skip


class Ended(NamedTuple):
    """How a game went."""

    habit: str
    seats: int
    options: Options
    reason: str
    turns: int
    acts: int


def anything(state: State, seat: Seat, dice: Dice) -> Action:
    return dice.pick(GAME.choices(state, seat))


def greedy(state: State, seat: Seat, dice: Dice) -> Action:
    """A double before any other card, any card before none, and nothing for others."""
    acts = GAME.choices(state, seat)
    likings = [_liking(state, seat, act) for act in acts]
    return dice.pick([act for act, liking in zip(acts, likings, strict=True) if liking == max(likings)])


def _liking(state: State, seat: Seat, act: Action) -> float:
    match act:
        case Steal(source, part):
            return 3.0 if _doubles(state, source, seat, part) else LIKED[Steal]
        case Burn(source, part):
            return 3.0 if _doubles(state, source, None, part) else LIKED[Burn]
        case Gather(receiver, part):
            return 3.0 if _doubles(state, None, receiver, part) else LIKED[Gather]
        case Shift(giver, part):
            (receiver,) = (other for other in living(state) if other != giver)
            return 2.5 if _doubles(state, giver, receiver, part) else LIKED[Shift]
        case _:
            return LIKED[type(act)]


def _doubles(state: State, source: Source, receiver: Source, part: Part) -> bool:
    """Whether the top card of that pile makes a double on the Lizzy that gets it."""
    giver, lizzy = (state.burn if seat is None else state.lizzies[seat] for seat in (source, receiver))
    assert giver
    assert lizzy
    return shown(with_card(tops(lizzy), giver[PLACES[part]][-1])).double


def hardly_ever_moves(state: State, seat: Seat, dice: Dice) -> Action:
    acts = GAME.choices(state, seat)
    return EndTurn() if EndTurn() in acts and dice.throw(20) > 1 else dice.pick(acts)


HABITS: dict[str, Callable[[State, Seat, Dice], Action]] = {
    "anything": anything,
    "greedy": greedy,
    "hardly ever moves": hardly_ever_moves,
}


def drawn_options(seats: int, dice: Dice) -> Options:
    """Any that can be set up."""
    switches = ("dice", "gift_events", "golden_ghosts", "burn_borrow")
    while True:
        options = convert(
            {
                **{switch: dice.throw(2) == 1 for switch in switches},
                "decks": dice.pick(("by_players", "1", "2")),
                "cards_a_part": dice.pick(("by_players", "2", "3")),
                "final_actions": dice.pick(("both", "one")),
            },
            Options,
        )
        if GAME.check(options, seats) is None:
            return options


def ended(number: int) -> Ended:
    """The game of that number, played to its end; no act of it breaks a law."""
    dice = Recorder(seeded(f"game {number}"))
    seats = FEWEST + dice.throw(MOST - FEWEST + 1) - 1
    habit = dice.pick((*["anything"] * 5, *["greedy"] * 4, "hardly ever moves"))
    state = GAME.setup(drawn_options(seats, dice), seats, dice.throw(seats) - 1, dice)
    cards, acts = pieces(state), 0
    while (result := GAME.result(state)) is None:
        before, seat = state, dice.pick(sorted(GAME.to_act(state)))
        state, _ = GAME.apply(before, seat, HABITS[habit](before, seat, dice), dice)
        breaks_no_law(before, state)
        acts += 1
    assert pieces(state) == cards
    return Ended(habit, seats, state.options, result.reason, state.turns, acts)


def breaks_no_law(before: State, after: State) -> None:
    """What every act leaves true; it costs little, for it is asked some ten million times."""
    seats = len(after.lizzies)
    assert sum(astuple(teams(after))) + cards_in(after.burn) == sum(astuple(teams(before))) + cards_in(before.burn)
    assert after.side is before.side  # what is drawn goes back (LG-31)
    assert all(parts_left(body) >= LIVES_ON for body in after.lizzies if body is not None)  # LG-50
    assert set(living(after)) <= set(living(before))  # who is a Ghostie stays one
    assert all(new[: len(old)] == old for old, new in zip(before.ghosts, after.ghosts, strict=True))
    assert all(body is None or not pile for body, pile in zip(after.lizzies, after.ghosts, strict=True))
    assert (after.borrowed != NO_BODY) == isinstance(after.turn, GhostEvent)  # LG-65
    assert after.turns <= TURNS_EACH * seats  # LG-95
    assert after.idle <= 2 * seats  # LG-95
    assert phase_and_turn_agree(after)


def phase_and_turn_agree(state: State) -> bool:
    """Whether whoever plays may do so in this phase (LG-60, LG-70, LG-77, LG-90)."""
    match state.turn:
        case Passing(seat=seat, opponent=opponent):
            return not is_final(state) and {seat, opponent} <= set(living(state))
        case Event(seat=seat, visits=visits):
            return not is_final(state) and {seat, *visits} <= set(living(state))
        case Haunting(seat=seat):
            return not is_final(state) and state.lizzies[seat] is None
        case GhostEvent(seat=seat, visits=visits):
            return state.lizzies[seat] is None and set(visits) <= set(living(state))
        case LizzyTeam() | GhostTeam():
            return is_final(state) and any(state.burn) and bool(living(state))
        case Over():
            return True


def test_random_games_end() -> None:
    games = [ended(number) for number in range(FEW)]
    assert {game.reason for game in games} <= ENDINGS
    assert len({game.reason for game in games}) > 4


@pytest.mark.long
def test_very_many_random_games_end(request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]) -> None:
    """As many as the minutes allow, up to 100,000; every ending is met."""
    minutes = request.config.getoption("--minutes")
    with capsys.disabled():
        console = Console(width=180)
        games = list(_until(time.monotonic() + 60 * 0.8 * minutes if minutes else float("inf"), console))
        console.print(_table(f"How {len(games)} games end, by habit", "habit", games, lambda game: [game.habit]))
        console.print(_table("The same games by players", "players", games, lambda game: [str(game.seats)]))
        console.print(_table("The same games by option", "option", games, _settings))
    assert {game.reason for game in games} == ENDINGS or len(games) < MANY


def _until(over: float, console: Console) -> Iterator[Ended]:
    for number in track(range(MANY), "Random games", console=console):
        if time.monotonic() > over:
            return
        yield ended(number)


def _settings(game: Ended) -> list[str]:
    """The options that the game was played with, but for one that means nothing to so many players (LG-72, LG-90)."""
    unheard = "final_actions" if game.seats == WITHOUT_FINAL else "burn_borrow"
    return [f"{name} = {setting}" for name, setting in asdict(game.options).items() if name != unheard]


def _table(title: str, what: str, games: list[Ended], of: Callable[[Ended], list[str]]) -> Table:
    table = Table(what, "games", *sorted(ENDINGS), "acts", "99 %", "most", title=title)
    groups: dict[str, list[Ended]] = defaultdict(list)
    for game in games:
        for name in of(game):
            groups[name].append(game)
    for name, group in sorted(groups.items()):
        reasons = Counter(game.reason for game in group)
        acts = sorted(game.acts for game in group)
        shares = (f"{reasons[reason] / len(group):.1%}" for reason in sorted(ENDINGS))
        lengths = (acts[len(acts) // 2], acts[len(acts) * 99 // 100], acts[-1])
        table.add_row(name, str(len(group)), *shares, *map(str, lengths))
    return table
