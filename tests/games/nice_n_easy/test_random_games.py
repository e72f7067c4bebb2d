"""Games of Nice 'n Easy that luck plays always end, with any number of players, any options, and any habit.

Players who do anything err nearly always; some seldom err, some hardly ever lay a card. So every ending is met.
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
from speeltafel.games.nice_n_easy import GAME
from speeltafel.games.nice_n_easy.model import FEWEST, MOST, ROUNDS, Action, EndTurn, Options, State
from tests.games.nice_n_easy.secrets import pieces

FEW, MANY = 200, 100_000
ENDINGS = {"all-laid", "golden", "nobody-can-lay", "hundred-rounds"}
RANDOM = strengths(GAME)["random"]


class Ended(NamedTuple):
    """How a game went."""

    habit: str
    seats: int
    reason: str
    turns: int
    acts: int


def anything(state: State, dice: Dice) -> Action:
    return dice.pick(GAME.choices(state, state.turn))


def seldom_wrong(state: State, dice: Dice) -> Action:
    view, offer = GAME.view(state, state.turn), GAME.offer(state, state.turn)
    action: Action = RANDOM.choose(view, offer, (), 1.0, dice)
    return action


def hardly_ever_lays(state: State, dice: Dice) -> Action:
    return EndTurn() if state.options.announce and dice.throw(40) > 1 else seldom_wrong(state, dice)


HABITS: dict[str, Callable[[State, Dice], Action]] = {
    "anything": anything,
    "seldom wrong": seldom_wrong,
    "hardly ever lays": hardly_ever_lays,
}


def drawn_options(seats: int, dice: Dice) -> Options:
    """Any that can be set up."""
    while True:
        options = convert(
            {
                "announce": dice.throw(4) > 1,
                "double_trouble": dice.throw(2) == 1,
                "decks": dice.pick(("by_players", "1", "2")),
                "cards_each": dice.pick(("by_players", *map(str, range(5, 16)))),
            },
            Options,
        )
        if GAME.check(options, seats) is None:
            return options


def ended(number: int) -> Ended:
    """The game of that number, played to its end."""
    dice = Recorder(seeded(f"game {number}"))
    seats = FEWEST + dice.throw(MOST - FEWEST + 1) - 1
    habit = dice.pick((*["anything"] * 4, *["seldom wrong"] * 5, "hardly ever lays"))
    state = GAME.setup(drawn_options(seats, dice), seats, dice.throw(seats) - 1, dice)
    cards, acts = pieces(state), 0
    while (result := GAME.result(state)) is None:
        state, _ = GAME.apply(state, state.turn, HABITS[habit](state, dice), dice)
        acts += 1
    assert pieces(state) == cards
    assert state.turns <= ROUNDS * seats
    return Ended(habit, seats, result.reason, state.turns, acts)


def test_games_that_luck_plays_end_in_every_way_there_is() -> None:
    assert {ended(number).reason for number in range(FEW)} == ENDINGS


@pytest.mark.long
def test_a_hundred_thousand_games_end(capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        console = Console(width=120)
        began = time.monotonic()
        games = [ended(number) for number in track(range(MANY), "Nice 'n Easy", console=console)]
        for table in _tables(games, time.monotonic() - began):
            console.print(table)
    assert {game.reason for game in games} == ENDINGS


def _tables(games: list[Ended], took_s: float) -> Iterator[Table]:
    yield _table(
        f"{len(games)} games in {took_s:.0f} s, by how they were played", "habit", games, lambda game: game.habit
    )
    yield _table("The same games by players", "players", games, lambda game: str(game.seats))


def _table(title: str, what: str, games: list[Ended], of: Callable[[Ended], str]) -> Table:
    table = Table(what, "games", *sorted(ENDINGS), "rounds", "99 %", "most", "acts", title=title)
    groups: dict[str, list[Ended]] = defaultdict(list)
    for game in games:
        groups[of(game)].append(game)
    for name, group in sorted(groups.items()):
        reasons = Counter(game.reason for game in group)
        rounds = sorted(game.turns / game.seats for game in group)
        shares = (f"{reasons[reason] / len(group):.1%}" for reason in sorted(ENDINGS))
        lengths = (rounds[len(rounds) // 2], rounds[len(rounds) * 99 // 100], rounds[-1])
        most = max(game.acts for game in group)
        table.add_row(name, str(len(group)), *shares, *(f"{length:.0f}" for length in lengths), str(most))
    return table
