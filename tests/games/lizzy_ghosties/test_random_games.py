"""Games of Lizzy Ghosties that luck plays always end, with any number of players, any options, and any habit.

Players who do anything give and skip as often as they steal; beginners play as people do; some hardly ever move a card.
So every ending is met.
"""

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from msgspec import convert
from rich.console import Console
from rich.progress import track
from rich.table import Table

from speeltafel.bots import strengths
from speeltafel.core.dice import Dice, Recorder, seeded
from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.model import FEWEST, MOST, TURNS_EACH, Action, EndTurn, Options, State
from tests.games.lizzy_ghosties.secrets import pieces

FEW, MANY = 200, 100_000
ENDINGS = {
    "lizzies-win", "ghosties-win", "no-lizzy-left", "last-lizzy-wins", "last-lizzy-loses", "stuck", "sixty-turns",
}  # fmt: skip
BEGINNER = strengths(GAME)["beginner"]


class Ended(NamedTuple):
    """How a game went."""

    habit: str
    seats: int
    reason: str
    turns: int
    acts: int


def anything(state: State, seat: Seat, dice: Dice) -> Action:
    return dice.pick(GAME.choices(state, seat))


def beginner(state: State, seat: Seat, dice: Dice) -> Action:
    action: Action = BEGINNER.choose(GAME.view(state, seat), GAME.offer(state, seat), (), 1.0, dice)
    return action


def hardly_ever_moves(state: State, seat: Seat, dice: Dice) -> Action:
    acts = GAME.choices(state, seat)
    return EndTurn() if EndTurn() in acts and dice.throw(20) > 1 else dice.pick(acts)


HABITS: dict[str, Callable[[State, Seat, Dice], Action]] = {
    "anything": anything,
    "beginner": beginner,
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
    """The game of that number, played to its end."""
    dice = Recorder(seeded(f"game {number}"))
    seats = FEWEST + dice.throw(MOST - FEWEST + 1) - 1
    habit = dice.pick((*["anything"] * 5, *["beginner"] * 4, "hardly ever moves"))
    state = GAME.setup(drawn_options(seats, dice), seats, dice.throw(seats) - 1, dice)
    cards, acts = pieces(state), 0
    while (result := GAME.result(state)) is None:
        seat = dice.pick(sorted(GAME.to_act(state)))
        state, _ = GAME.apply(state, seat, HABITS[habit](state, seat, dice), dice)
        acts += 1
    assert pieces(state) == cards
    assert state.turns <= TURNS_EACH * seats
    return Ended(habit, seats, result.reason, state.turns, acts)


def test_random_games_end() -> None:
    games = [ended(number) for number in range(FEW)]
    assert {game.reason for game in games} <= ENDINGS
    assert len({game.reason for game in games}) > 4


@pytest.mark.long
def test_very_many_random_games_end(request: pytest.FixtureRequest) -> None:
    """As many as the minutes allow, up to 100,000; every ending is met."""
    console = Console()
    minutes = request.config.getoption("--minutes")
    games = list(_until(time.monotonic() + 60 * 0.8 * minutes if minutes else float("inf"), console))
    console.print(_table("How games end, by habit", "habit", games, lambda game: game.habit))
    console.print(_table("How games end, by players", "players", games, lambda game: str(game.seats)))
    assert {game.reason for game in games} == ENDINGS or len(games) < MANY


def _until(over: float, console: Console) -> Iterator[Ended]:
    for number in track(range(MANY), "Random games", console=console):
        if time.monotonic() > over:
            return
        yield ended(number)


def _table(title: str, what: str, games: list[Ended], of: Callable[[Ended], str]) -> Table:
    table = Table(what, "games", *sorted(ENDINGS), "acts", "99 %", "most", title=title)
    groups: dict[str, list[Ended]] = defaultdict(list)
    for game in games:
        groups[of(game)].append(game)
    for name, group in sorted(groups.items()):
        reasons = Counter(game.reason for game in group)
        acts = sorted(game.acts for game in group)
        shares = (f"{reasons[reason] / len(group):.1%}" for reason in sorted(ENDINGS))
        lengths = (acts[len(acts) // 2], acts[len(acts) * 99 // 100], acts[-1])
        table.add_row(name, str(len(group)), *shares, *map(str, lengths))
    return table
