"""A beginner at Geister: takes a win, watches the exits, counts what it has captured, and bluffs a little.

It looks one step ahead. Every act is weighed by reasons that have a name and a worth; one of those that weigh about
as much as the best is played, so that no two games are alike.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from speeltafel.bots import Bot
from speeltafel.core.dice import Dice
from speeltafel.core.game import Listed
from speeltafel.core.seat import Seat
from speeltafel.games.geister.model import (
    COLUMNS,
    EVIL,
    EXITS,
    GOOD,
    ROWS,
    SQUARES,
    Action,
    Kind,
    Leave,
    News,
    Place,
    Square,
    Step,
    Stepped,
    View,
)
from speeltafel.games.geister.rules import STEPS

# What things are worth. A game won is 1000, so a chance of winning weighs what it should.
WIN: Final = 1000.0
NEXT_STEP_WINS: Final = 500.0
UNGUARDED: Final = 300.0  # an enemy that nobody can catch when it comes beside its exit
GOOD_ONE: Final = 60.0  # of mine or of theirs
EVIL_ONE: Final = 40.0  # captured: one step nearer to having taken four
THIRD_EVIL: Final = 120.0  # after it every unknown ghost may be the fourth
BAIT: Final = 12.0  # an evil ghost of mine that they may take
FORWARD: Final = {"G": 6.0, "E": 3.0}  # a step nearer to the exit; evil ones come along, else they would be known
BACK_AGAIN: Final = 25.0
ABOUT_AS_GOOD: Final = 8.0
TAKEN_OF_TWO: Final = 0.5  # how often they take what they can: they cannot see what it is


class Reason(NamedTuple):
    """Something that speaks for an act, or, below zero, against it."""

    why: str
    worth: float


class Beginner:
    """The ``beginner`` of Geister."""

    def choose(self, view: View, offer: Listed[Action], heard: Sequence[News], clock: float, dice: Dice) -> Action:
        placements = [act for act in offer.acts if isinstance(act, Place)]
        if placements:
            return dice.pick([act for act in placements if _mixed(act)])
        board = Board.of(view)
        came = _last_own_step(heard, board.seat)
        worths = [(sum(reason.worth for reason in reasons(board, act, came)), act) for act in offer.acts]
        best = max(worth for worth, _ in worths)
        return dice.pick([act for worth, act in worths if worth >= best - ABOUT_AS_GOOD])


STRENGTHS: Final[dict[str, Bot]] = {"beginner": Beginner()}


class Board(NamedTuple):
    """A position as the seat that is to move knows it."""

    seat: Seat
    arriving_wins: bool
    """GE-20; otherwise a ghost must leave, which takes a turn more (GE-22)."""
    mine: dict[Square, Kind]
    theirs: dict[Square, float]
    """Each of their ghosts with how likely it is good."""
    hidden_good: int
    hidden_evil: int

    @classmethod
    def of(cls, view: View) -> "Board":
        seat, arriving_wins = view.turn, view.options.escape == "arrow"
        taken = [ghost.kind for ghost in view.ghosts if ghost.owner != seat]
        hidden_good, hidden_evil = GOOD - taken.count("G"), EVIL - taken.count("E")
        squares = [ghost.at for ghost in view.ghosts if ghost.owner != seat and ghost.at in STEPS]
        # GE-21: one that stands on its arrow square, and has not won by it, is evil.
        shown = {square for square in squares if arriving_wins and square in EXITS[1 - seat]}
        likely_good = hidden_good / max(1, hidden_good + hidden_evil - len(shown))
        return cls(
            seat=seat,
            arriving_wins=arriving_wins,
            mine={g.at: g.kind for g in view.ghosts if g.owner == seat and g.at in STEPS and g.kind},
            theirs={square: 0.0 if square in shown else likely_good for square in squares},
            hidden_good=hidden_good,
            hidden_evil=hidden_evil,
        )

    def after(self, step: Step) -> "Board":
        """The position after an own step, whatever was captured by it."""
        mine = {square: kind for square, kind in self.mine.items() if square != step.origin}
        mine[step.target] = self.mine[step.origin]
        theirs = {square: likely for square, likely in self.theirs.items() if square != step.target}
        return self._replace(mine=mine, theirs=theirs)

    def steps_to_win(self, seat: Seat, square: Square) -> int:
        """How many moves a good ghost of ``seat`` needs from there, if nothing is in its way."""
        return _TO_EXIT[seat][square] + (not self.arriving_wins)

    def attacked(self, square: Square) -> bool:
        """Whether they can capture there."""
        return any(near in self.theirs for near in _beside(square))

    def guarded(self, square: Square) -> bool:
        """Whether an own ghost can capture there."""
        return any(near in self.mine for near in _beside(square))


def reasons(board: Board, act: Action, came: Step | None) -> Iterator[Reason]:
    """All that speaks for and against a move; ``came`` is the seat's own last step."""
    if isinstance(act, Leave):
        yield Reason("leaves the board and wins", WIN)
    if not isinstance(act, Step):
        return
    kind = board.mine[act.origin]
    if kind == "G" and board.arriving_wins and act.target in EXITS[board.seat]:
        yield Reason("reaches the arrow and wins", WIN)
        return
    if act.target in board.theirs:
        yield from _capture(board, board.theirs[act.target])
    if came == Step(act.target, act.origin):
        yield Reason("only goes back again", -BACK_AGAIN)
    nearer = board.steps_to_win(board.seat, act.origin) - board.steps_to_win(board.seat, act.target)
    yield Reason("comes nearer to an exit", FORWARD[kind] * nearer)
    after = board.after(act)
    yield from _exits_watched(after)
    yield from _own_ghosts(after)


def _capture(board: Board, likely_good: float) -> Iterator[Reason]:
    """What a capture is worth, as far as one can count (GE-23)."""
    gain = WIN if board.hidden_good == 1 else GOOD_ONE
    loss = {1: WIN, 2: THIRD_EVIL}.get(board.hidden_evil, EVIL_ONE)
    yield Reason("may capture a good ghost", likely_good * gain)
    yield Reason("may capture an evil ghost", -(1 - likely_good) * loss)


def _exits_watched(after: Board) -> Iterator[Reason]:
    """Whether they could win by their next move, or could no longer be stopped after it."""
    other = 1 - after.seat
    for square, likely_good in after.theirs.items():
        steps = after.steps_to_win(other, square)
        if steps == 1:
            yield Reason("lets one escape", -likely_good * WIN)
        elif steps == 2 and not all(after.guarded(near) for near in _beside(square) if _closer(other, near, square)):
            yield Reason("leaves a way to the exit unguarded", -likely_good * UNGUARDED)


def _own_ghosts(after: Board) -> Iterator[Reason]:
    """Good ghosts should stand safe, or one step from winning; evil ones may well be taken."""
    kinds = list(after.mine.values())
    for square, kind in after.mine.items():
        last = kinds.count(kind) == 1
        if not after.attacked(square):
            if kind == "G" and after.steps_to_win(after.seat, square) == 1:
                yield Reason("wins by the next step", NEXT_STEP_WINS)
        elif kind == "G":
            yield Reason("a good ghost can be captured", -TAKEN_OF_TWO * (WIN if last else GOOD_ONE))
        else:
            yield Reason("an evil ghost is there to be taken", BAIT * (10 if last else 1))


def _mixed(placement: Place) -> bool:
    """Both rows hold both kinds: a row of one kind is soon read by the other."""
    back, front = placement.kinds[:4], placement.kinds[4:]
    return all(kind in row for row in (back, front) for kind in "GE")


def _last_own_step(heard: Sequence[News], seat: Seat) -> Step | None:
    own = (news for news in reversed(heard) if isinstance(news, Stepped) and news.seat == seat)
    news = next(own, None)
    return Step(news.origin, news.target) if news else None


def _beside(square: Square) -> tuple[Square, ...]:
    return tuple(step.target for step in STEPS[square])


def _distance(one: Square, other: Square) -> int:
    columns = COLUMNS.index(one[0]) - COLUMNS.index(other[0])
    return abs(columns) + abs(ROWS.index(one[1]) - ROWS.index(other[1]))


_TO_EXIT: Final = tuple(
    {square: min(_distance(square, exit_) for exit_ in EXITS[seat]) for square in SQUARES} for seat in (0, 1)
)


def _closer(seat: Seat, square: Square, than: Square) -> bool:
    return _TO_EXIT[seat][square] < _TO_EXIT[seat][than]
