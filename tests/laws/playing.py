"""A game that somebody played, for the laws to look at: drawn by Hypothesis, played by luck."""

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol, cast

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from speeltafel.bots import RANDOM, Anything, Bot, strengths
from speeltafel.core import play
from speeltafel.core.codec import codec
from speeltafel.core.dice import SCHEME, Dice, Recorder, seeded
from speeltafel.core.entry import Acted, BrokenOff, ByHouse, Defaulted, DrawAgreed, Entry, Resigned, Started, Stop
from speeltafel.core.game import AnyGame
from speeltafel.core.play import Moved
from speeltafel.core.seat import SEAT_LETTERS, Seat, Viewer

# Chosen from, not drawn between: a number that Hypothesis draws is mostly a small one, and then nobody sees an endgame.
LENGTHS = (0, 1, 2, 3, 5, 8, 12, 18, 25, 35, 50, 70, 100, 150, 200, 300)


class Secrets(Protocol):
    """The module tests/games/<game>/secrets.py: the one thing that a game adds for the laws."""

    def dealt_anew(self, state: Any, viewer: Viewer, dice: Dice) -> Any:
        """The state with all dealt anew that ``viewer`` may not know; written from the rules, not from views.py."""

    def pieces(self, state: Any) -> object:
        """What must stay the same as long as a game lasts."""


class House(NamedTuple):
    """A game with what the laws need to know of it; its rules and words stand in ``package``."""

    game: AnyGame
    package: str
    secrets: Secrets


def hides_nothing(house: House) -> bool:
    """Whether its secrets say ``NOTHING_IS_HIDDEN``: everybody may know the whole state of that game."""
    return bool(getattr(house.secrets, "NOTHING_IS_HIDDEN", False))


class Moment(NamedTuple):
    """The game as it stood after ``seq`` entries more than its beginning; ``news`` is all that happened till then."""

    seed: int | str
    seq: int
    state: Any
    news: tuple[Any, ...]

    def dice(self, *purpose: object) -> Recorder:
        """Luck of this moment's own, the same whenever it is asked for the same purpose."""
        return Recorder(seeded(f"{self.seed} {self.seq} {purpose}"))


class Playing(NamedTuple):
    """A game from its beginning to where it was left, or to its end."""

    game: AnyGame
    seed: int | str
    moves: tuple[Moved, ...]

    def __repr__(self) -> str:
        """What a person would write down of it."""
        acts = [
            f"{SEAT_LETTERS[deed.seat]} {self.game.notation.write_action(deed.action)}"
            for deed in (moved.deed for moved in self.moves)
            if isinstance(deed, Acted | Defaulted)
        ]
        return f"<seed {self.seed}, {self.beginning.options}, first {self.beginning.first}: {', '.join(acts)}>"

    @property
    def beginning(self) -> Started:
        """How it was set up."""
        deed = self.moves[0].deed
        assert isinstance(deed, Started)
        return deed

    @property
    def seats(self) -> range:
        """Who plays."""
        return range(self.beginning.seats)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Everybody who may look: each seat, and an onlooker."""
        return (*self.seats, None)

    def all_moments(self) -> Iterator[Moment]:
        """Every state there was."""
        news: tuple[Any, ...] = ()
        for seq, moved in enumerate(self.moves):
            news += moved.news
            yield Moment(self.seed, seq, moved.state, news)

    def moments(self, most: int = 4) -> list[Moment]:
        """A few of them, spread out: the last always."""
        apart = -(-len(self.moves) // most)
        return [moment for moment in self.all_moments() if (len(self.moves) - 1 - moment.seq) % apart == 0]

    def entries(self) -> tuple[Entry, ...]:
        """The log as a table would hold it."""
        pack = codec(self.game).pack_state
        return tuple(
            Entry(
                seq=seq, at=seq, by=ByHouse(), key=None,
                deed=moved.deed, luck=moved.luck, news=moved.news, state=pack(moved.state),
            )
            for seq, moved in enumerate(self.moves)
        )  # fmt: skip


def played(game: AnyGame, started: Started, seed: int | str, length: int, bot: Bot | None = None) -> Playing:
    """At most ``length`` acts of a game in which everybody does anything, or what ``bot`` does.

    Now and then a deadline goes by.
    """
    whim = seeded(f"whim {seed}")
    moves = [play.begin(game, started, seeded(f"0 {seed}"))]
    while len(moves) <= length and (waiting := sorted(game.to_act(moves[-1].state))):
        state, seat = moves[-1].state, waiting[whim.below(len(waiting))]
        luck = seeded(f"{len(moves)} {seed}")
        if whim.below(10) == 0:
            moves.append(play.default(game, state, seat, whim, luck))
            continue
        if bot is None:
            acts = game.choices(state, seat)
            action = acts[whim.below(len(acts))]
        else:
            heard = [told for move in moves for news in move.news if (told := game.hear(news, seat)) is not None]
            action = bot.choose(game.view(state, seat), game.offer(state, seat), heard, 1.0, Recorder(whim))
        moved = play.advance(game, state, seat, action, luck)
        assert isinstance(moved, Moved), f"a choice was refused: {moved}"
        moves.append(moved)
    return Playing(game, seed, tuple(moves))


def started(game: AnyGame, options: Any = None, seats: int | None = None, first: Seat = 0) -> Started:
    """The beginning of a game; as the lobby would have it, where nothing else is said."""
    options = game.about.types.options() if options is None else options
    return Started(options, seats or game.about.seats[0], first, game.about.rules_version, SCHEME)


@st.composite
def playings(draw: DrawFn, game: AnyGame) -> Playing:
    """Any game with any options that may be set up, left anywhere."""
    seats = draw(st.integers(*game.about.seats))
    options = draw(options_of(game).filter(lambda options: game.check(options, seats) is None))
    first = draw(st.integers(0, seats - 1))
    seed = draw(st.integers(0, 2**32))
    bot = draw(st.sampled_from((None, own_random(game))))
    return played(game, started(game, options, seats, first), seed, draw(st.sampled_from(LENGTHS)), bot)


def own_random(game: AnyGame) -> Bot | None:
    """The player of a game's own who plays in place of chance: where chance errs nearly always, it errs seldom."""
    bot = strengths(game)[RANDOM] if RANDOM in game.about.bots else None
    return None if isinstance(bot, Anything) else bot


def options_of(game: AnyGame) -> SearchStrategy[Any]:
    """Any options that are well formed; often as they are when nobody touches them."""
    kind = msgspec.inspect.type_info(game.about.types.options)
    assert isinstance(kind, msgspec.inspect.StructType)
    fields = {field.name: st.just(field.default) | _values(field.type) for field in kind.fields}
    return st.builds(game.about.types.options, **fields)


def stops_of(game: AnyGame, seats: int) -> list[Stop]:
    """Every way in which a table may end this game."""
    stops: list[Stop] = [Resigned(seat) for seat in range(seats)]
    stops += [DrawAgreed(), BrokenOff()]
    return [stop for stop in stops if tag(type(stop)) in game.about.stops]


def tag(kind: type) -> str:
    """The tag of a Struct on the wire."""
    return str(cast("Any", kind).__struct_config__.tag)


def _values(kind: msgspec.inspect.Type) -> SearchStrategy[Any]:
    match kind:
        case msgspec.inspect.BoolType():
            return st.booleans()
        case msgspec.inspect.LiteralType(values):
            return st.sampled_from(values)
        case msgspec.inspect.IntType(ge=least, le=most):
            return st.integers(least, most)
        case _:
            raise TypeError(f"an option is a choice, a switch or a bounded number, not {kind}")
