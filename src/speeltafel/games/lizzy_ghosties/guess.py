"""A full state that fits what a viewer of Lizzy Ghosties sees and has heard, for bots that search."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from speeltafel.core.dice import Dice
from speeltafel.core.seat import Viewer
from speeltafel.games.lizzy_ghosties.course import PLACES
from speeltafel.games.lizzy_ghosties.model import (
    NO_BODY,
    Body,
    Borrowed,
    Burned,
    EventEnded,
    Fell,
    Gathered,
    Gave,
    Inherited,
    Moved,
    News,
    Pile,
    SeenLizzy,
    Shaken,
    Shifted,
    Source,
    State,
    Stole,
    Took,
    View,
)
from speeltafel.kit.lizzy.cards import PARTS, Card, deck

BORROWED = -1
"""Where the borrowed body lies in a memory."""


class Memory(Struct):
    """What was seen to be laid and has not moved since: of each pile the cards below its top, the uppermost last."""

    piles: dict[tuple[Source, str], list[Card | None]]

    def laid(self, place: Source, part: str, card: Card) -> None:
        """A card lies on that pile now."""
        self.piles.setdefault((place, part), [None]).append(card)

    def lifted(self, place: Source, part: str, uncovered: Card | None) -> None:
        """The top card left that pile."""
        pile = self.piles.setdefault((place, part), [None])
        pile[-2:] = [uncovered]

    def emptied(self, place: Source) -> None:
        """All cards of that Lizzy went face down."""
        for part in PARTS:
            self.piles.pop((place, part), None)


def remembered(heard: Sequence[News]) -> Memory:
    """What somebody who has ``heard`` all that knows of the piles; the shuffled order of Ghostie piles is nobody's."""
    memory = Memory({})
    for news in heard:
        _remember(memory, news)
    return memory


def guess(view: View, heard: Sequence[News], viewer: Viewer, dice: Dice) -> State:
    """What lies on top is seen, what was laid below it was heard; every other card is anywhere.

    Which cards lie in a Ghostie pile could be remembered too; nobody can ever see them again, and only their number
    counts.
    """
    memory = remembered(heard)
    hidden = _Hidden(view, memory, dice)
    lizzies = tuple(
        None if player.lizzy is None else hidden.body(seat, player.lizzy) for seat, player in enumerate(view.players)
    )
    burn = hidden.body(None, view.burn)
    borrowed = NO_BODY if view.borrowed is None else hidden.body(BORROWED, view.borrowed)
    rest = iter(dice.shuffled(hidden.left()))
    return State(
        options=view.options,
        turn=view.turn,
        lizzies=lizzies,
        ghosts=tuple(_taken(rest, player.pile) for player in view.players),
        burn=burn,
        side=_taken(rest, view.side),
        borrowed=borrowed,
        idle=view.idle,
        turns=view.turns,
    )


class _Hidden:
    """The cards whose place is not known, drawn part by part."""

    def __init__(self, view: View, memory: Memory, dice: Dice) -> None:
        self._known = {
            (place, part): _known_below(memory, place, part, lizzy.heights[PLACES[part]])
            for place, lizzy in _places(view)
            for part in PARTS
        }
        cards = Counter(deck(view.decks))
        cards.subtract(card for _, lizzy in _places(view) for card in lizzy.tops if card is not None)
        cards.subtract(card for known in self._known.values() for card in known if card is not None)
        shuffled = dice.shuffled(tuple(cards.elements()))
        self._of = {part: iter([card for card in shuffled if card[0] == part]) for part in PARTS}

    def body(self, place: Source, lizzy: SeenLizzy) -> Body:
        """That Lizzy with a card for each that is not seen."""
        heads, bodies, tails = (
            () if top is None else (*[card or next(self._of[part]) for card in self._known[place, part]], top)
            for part, top in zip(PARTS, lizzy.tops, strict=True)
        )
        return heads, bodies, tails

    def left(self) -> Pile:
        """What lies in no Lizzy."""
        return tuple(card for part in PARTS for card in self._of[part])


def _remember(memory: Memory, news: News) -> None:
    match news:
        case Moved():
            source, target = _way(news)
            memory.lifted(source, news.part, news.uncovered)
            if target is not _NOWHERE:
                memory.laid(target, news.part, news.card)
        case Borrowed(sources=sources, cards=cards, uncovered=uncovered):
            for source, part, card, under in zip(sources, PARTS, cards, uncovered, strict=True):
                memory.lifted(source, part, under)
                memory.piles[BORROWED, part] = [card]
        case Fell(seat=seat):
            memory.emptied(seat)
        case EventEnded(why=why) if why != "chained":
            memory.emptied(BORROWED)
        case Inherited(seat=seat):
            memory.emptied(seat)
            memory.emptied(None)
        case Shaken(parts=parts, tops=tops):
            for seat, (turned, top) in enumerate(zip(parts, tops, strict=True)):
                if turned is not None:
                    pile = memory.piles.setdefault((seat, turned), [None])
                    pile[-2:] = [top]
        case _:
            pass


_NOWHERE = -2
"""A closed pile."""


def _way(news: Moved) -> tuple[Source, Source]:
    """From where to where a card moved."""
    match news:
        case Stole(seat=seat, opponent=opponent):
            return opponent, seat
        case Gave(seat=seat, opponent=opponent):
            return seat, opponent
        case Burned(opponent=opponent):
            return opponent, None
        case Took(opponent=opponent, onto=onto):
            return opponent, BORROWED if onto == "body" else _NOWHERE
        case Shifted(giver=giver, receiver=receiver):
            return giver, receiver
        case Gathered(receiver=receiver):
            return None, receiver
        case _:
            raise AssertionError(news)


def _known_below(memory: Memory, place: Source, part: str, height: int) -> tuple[Card | None, ...]:
    """The cards below the top one, lowest first; None for one that nobody saw."""
    below = memory.piles.get((place, part), [None])[:-1]
    count = max(0, height - 1)
    known = below[-count:] if count else []
    return (*[None] * (count - len(known)), *known)


def _places(view: View) -> Iterator[tuple[Source, SeenLizzy]]:
    """Every Lizzy that is seen, by its place."""
    for seat, player in enumerate(view.players):
        if player.lizzy is not None:
            yield seat, player.lizzy
    yield None, view.burn
    if view.borrowed is not None:
        yield BORROWED, view.borrowed


def _taken(cards: Iterator[Card], count: int) -> Pile:
    return tuple(next(cards) for _ in range(count))
