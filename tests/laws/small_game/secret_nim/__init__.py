"""Secret nim, the smallest game that has all a game may have: hidden cards, luck, secret news, two or three seats.

It is here for tests: a game that no existing file knows, to be put where games are found (tests/small_game.py).
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from speeltafel.core.dice import Dice
from speeltafel.core.entry import DrawAgreed, Resigned, Stop
from speeltafel.core.game import About, Game, Listed, Result, Types
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import SEAT_LETTERS, Seat, Viewer

__all__ = ["GAME"]

MOST = 3  # SN-10: counters one may take
CARDS = (1, 2, 3, 4, 5, 6)  # SN-02


class Options(Struct, frozen=True):
    """How a table plays it."""

    heap: Annotated[int, Meta(ge=4, le=30)] = 12
    """SN-01: counters to begin with."""


class Take(Struct, frozen=True, tag="take"):
    """Take one, two or three counters from the heap (SN-10)."""

    count: int


class Swap(Struct, frozen=True, tag="swap"):
    """Change your card, once, for one of the pile that nobody sees (SN-11)."""


Action: TypeAlias = Take | Swap


class State(Struct, frozen=True):
    """Everything."""

    heap: int
    taken: tuple[int, ...]
    cards: tuple[int, ...]
    pile: tuple[int, ...]
    swapped: tuple[bool, ...]
    turn: Seat
    end: Result | None = None


class View(Struct, frozen=True):
    """What a viewer may know; a card is 0 while it is not theirs to see (SN-02)."""

    heap: int
    taken: tuple[int, ...]
    cards: tuple[int, ...]
    swapped: tuple[bool, ...]
    turn: Seat
    end: Result | None


class Took(Struct, frozen=True, tag="took"):
    """A seat took counters; with the last one all cards are turned."""

    seat: Seat
    count: int
    last: bool

    @property
    def reveals(self) -> bool:
        """The last counter turns the cards (SN-20)."""
        return self.last


class Swapped(Struct, frozen=True, tag="swapped"):
    """A seat changed its card; ``card`` is for that seat alone."""

    seat: Seat
    card: int | None

    @property
    def reveals(self) -> bool:
        """To who got the card."""
        return self.card is not None


News: TypeAlias = Took | Swapped


class SecretNimNotation:
    """``take 2`` and ``swap``."""

    def read_action(self, text: str) -> Action:
        match text.split():
            case ["take", count] if count.isdigit():
                return Take(int(count))
            case ["swap"]:
                return Swap()
            case _:
                raise ValueError(f"{text!r} is no act of secret nim; one writes take 2, or swap")

    def write_action(self, action: Action) -> str:
        return f"take {action.count}" if isinstance(action, Take) else "swap"

    def draw(self, view: View, viewer: Viewer) -> str:
        seats = zip(SEAT_LETTERS, view.taken, view.cards, strict=False)
        return "\n".join(
            [f"heap {view.heap}", *(f"{seat}: {taken}, card {card or '?'}" for seat, taken, card in seats)]
        )

    def read_position(self, text: str) -> State:
        raise ValueError("secret nim has no drawn positions")


class SecretNim(Game[Options, State, Action, News, View, Listed[Action]]):
    """Take counters; the last one taken turns the cards, and counters and card together decide."""

    about = About(
        id="secret_nim",
        rules="SN",
        seats=(2, 3),
        types=Types(options=Options, state=State, action=Action, news=News, view=View, offer=Listed[Action]),
        rules_version=1,
        credits="nobody knows",
    )
    notation = SecretNimNotation()

    def check(self, options: Options, seats: int) -> Refusal | None:
        """A heap from which not everybody could take is refused."""
        if options.heap < MOST * seats:
            return Refusal("SN-01", "small-heap", {"least": MOST * seats})
        return None

    def setup(self, options: Options, seats: int, first: Seat, dice: Dice) -> State:
        cards = dice.shuffled(CARDS)
        return State(options.heap, (0,) * seats, cards[:seats], cards[seats:], (False,) * seats, first)

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset() if state.end else frozenset({state.turn})

    def candidates(self, state: State, seat: Seat) -> Iterator[Action]:
        yield from (Take(count) for count in range(MOST + 2))
        yield Swap()

    def offer(self, state: State, seat: Seat) -> Listed[Action]:
        return Listed(tuple(self.choices(state, seat)))

    def expand(self, offer: Listed[Action]) -> Sequence[Action]:
        return offer.acts

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if seat not in self.to_act(state):
            return Refusal("SN-10", "nim-not-your-turn")
        match action:
            case Take(count) if not 1 <= count <= min(MOST, state.heap):
                return Refusal("SN-10", "count", {"most": min(MOST, state.heap)})
            case Swap() if state.swapped[seat]:
                return Refusal("SN-11", "swapped-already")
            case _:
                return None

    def apply(self, state: State, seat: Seat, action: Action, dice: Dice) -> tuple[State, tuple[News, ...]]:
        turn = (seat + 1) % len(state.taken)
        match action:
            case Take(count):
                taken = _with(state.taken, seat, state.taken[seat] + count)
                after = replace(state, heap=state.heap - count, taken=taken, turn=turn)
                over = after.heap == 0
                return (replace(after, end=_counted(after)) if over else after), (Took(seat, count, over),)
            case Swap():
                card = dice.pick(state.pile)
                after = replace(
                    state,
                    cards=_with(state.cards, seat, card),
                    pile=tuple(sorted((*(other for other in state.pile if other != card), state.cards[seat]))),
                    swapped=_with(state.swapped, seat, True),  # noqa: FBT003
                    turn=turn,
                )
                return after, (Swapped(seat, card),)

    def default(self, state: State, seat: Seat, dice: Dice) -> Action:
        return Take(1)

    def stop(self, state: State, how: Stop) -> State:
        seats = len(state.taken)
        match how:
            case Resigned(seat):
                places = tuple(seats if other == seat else 1 for other in range(seats))
                return replace(state, end=Result(places, "nim-resigned", "SN-21"))
            case DrawAgreed():
                return replace(state, end=Result((1,) * seats, "nim-draw-agreed", "SN-21"))
            case _:
                return replace(state, end=Result((1,) * seats, "nim-broken-off", "SN-21"))

    def result(self, state: State) -> Result | None:
        return state.end

    def view(self, state: State, viewer: Viewer) -> View:
        turned = state.heap == 0
        cards = tuple(card if turned or seat == viewer else 0 for seat, card in enumerate(state.cards))
        return View(state.heap, state.taken, cards, state.swapped, state.turn, state.end)

    def hear(self, news: News, viewer: Viewer) -> News:
        return Swapped(news.seat, None) if isinstance(news, Swapped) and news.seat != viewer else news

    def guess(self, view: View, heard: Sequence[News], viewer: Viewer, dice: Dice) -> State:
        hidden = iter(dice.shuffled([card for card in CARDS if card not in view.cards]))
        cards = tuple(card or next(hidden) for card in view.cards)
        return State(view.heap, view.taken, cards, tuple(hidden), view.swapped, view.turn, view.end)


GAME = SecretNim()


def _with(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _counted(state: State) -> Result:
    """SN-20: counters and card together; more is better."""
    points = [taken + card for taken, card in zip(state.taken, state.cards, strict=True)]
    places = tuple(1 + sum(other > own for other in points) for own in points)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Result(places, "counted", "SN-20", winners)
