"""How any game is played forward, by one act or by a whole log."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from speeltafel.core.dice import Answer, Dice, Numbers, Recorded, Recorder
from speeltafel.core.entry import Acted, Defaulted, Entry, GameDeed, Started, Stopped
from speeltafel.core.game import AnyGame
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import Seat


class Moved(NamedTuple):
    """A deed of the game and all that came of it: what an entry keeps."""

    deed: GameDeed
    state: Any
    news: tuple[Any, ...]
    luck: tuple[Answer, ...]


def begin(game: AnyGame, started: Started, numbers: Numbers) -> Moved:
    """The game set up as ``started`` says; its options must have passed ``check``."""
    dice = Recorder(numbers)
    state, news = _done(game, None, started, dice)
    return Moved(started, state, news, dice.said)


def advance(game: AnyGame, state: Any, seat: Seat, action: Any, numbers: Numbers) -> Moved | Refusal:
    """The game after ``seat`` has done ``action``, or the rule that forbids it."""
    if isinstance(action, game.about.clock_acts):
        return Refusal("TB-31", "the-clock-alone")
    refusal = game.why_not(state, seat, action)
    if refusal is not None:
        return refusal
    return _moved(game, state, Acted(seat, action), numbers)


def default(game: AnyGame, state: Any, seat: Seat, fresh: Numbers, numbers: Numbers) -> Moved:
    """The game after a deadline of ``seat``, which is to act; ``fresh`` must not follow from the secret (TB-61)."""
    action = game.default(state, seat, Recorder(fresh))
    return _moved(game, state, Defaulted(seat, action), numbers)


def stop(game: AnyGame, state: Any, stopped: Stopped) -> Moved:
    """The running game, ended by its table."""
    return Moved(stopped, game.stop(state, stopped.how), (), ())


class OtherState(Exception):
    """A stored state differs from what this code makes of the same log."""


def replay(game: AnyGame, entries: Iterable[Entry]) -> Iterator[tuple[Entry, Any, tuple[Any, ...]]]:
    """Each entry of the game with the state and news that follow, computed anew from the recorded luck alone.

    Raises ``OtherQuestion`` where the rules ask for other luck than was recorded.
    """
    state: Any = None
    for entry in entries:
        if isinstance(entry.deed, Started | Acted | Defaulted | Stopped):
            dice = Recorded(entry.luck)
            state, news = _done(game, state, entry.deed, dice)
            dice.finish()
            yield entry, state, news


def _moved(game: AnyGame, state: Any, deed: Acted | Defaulted, numbers: Numbers) -> Moved:
    dice = Recorder(numbers)
    after, news = game.apply(state, deed.seat, deed.action, dice)
    return Moved(deed, after, news, dice.said)


def _done(game: AnyGame, state: Any, deed: GameDeed, dice: Dice) -> tuple[Any, tuple[Any, ...]]:
    match deed:
        case Started(options, seats, first):
            return game.setup(options, seats, first, dice), ()
        case Acted(seat, action) | Defaulted(seat, action):
            after, news = game.apply(state, seat, action, dice)
            return after, news
        case Stopped(how):
            return game.stop(state, how), ()
