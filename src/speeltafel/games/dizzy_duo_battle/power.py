"""How strong six cards are: the best Duo in them, and why (DB-01 to DB-05).

What counts of a Lizzy is its kind: the colours and patterns it shows and whether it is golden. A card is counted once
into tables of kinds; a hand is then looked up, and the hands met last are remembered (bench/dizzy_duo_battle).
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from speeltafel.core.game import Points
from speeltafel.kit.lizzy.cards import CARDS_OF, FACES, Card
from speeltafel.kit.lizzy.combinations import shown

Cards: TypeAlias = tuple[Card, ...]
Whole: TypeAlias = tuple[Card, Card, Card]
"""A head, a body and a tail."""

ONE, DOUBLE, ALIKE, GOLDEN = 1, 2, 3, 5  # DB-02: of one Lizzy
SAME_KIND, THE_VERY_SAME, GOLDEN_PAIR = 1, 2, 10  # DB-03: between two
BONUSES = 2  # DB-03: so many count
BOTH = 2
REMEMBERED: Final = 1 << 14


class Duo(Struct, frozen=True):
    """Cards laid out at their strongest: two Lizzies, one or none, what is left over, and what each thing counts."""

    lizzies: tuple[Whole, ...]
    rest: Cards
    power: int
    lines: tuple[Points, ...]
    """The power piece by piece; ``args.lizzy`` says which of the two, 0 for what they make together."""


class Strength(NamedTuple):
    """The best of a hand, and whether it could be two complete Lizzies at all, the best or not (DB-30)."""

    duo: Duo
    two_lizzies: bool


def in_order(cards: Iterable[Card]) -> Cards:
    """Cards as a hand holds them, by name: equal hands are equal, and each part stands together."""
    return tuple(sorted(cards))


def best_duo(hand: Cards) -> Duo:
    """The strongest arrangement of a hand, whose cards stand ``in_order``; of equals one with two Lizzies."""
    return strength(hand).duo


@lru_cache(maxsize=REMEMBERED)
def strength(hand: Cards) -> Strength:
    """What is in a hand; its cards stand ``in_order``."""
    firsts = "".join([card[0] for card in hand])
    bodies, heads = firsts.count("b"), firsts.count("h")
    in_parts = hand[bodies : bodies + heads], hand[:bodies], hand[bodies + heads :]
    if firsts == "bbhhtt":
        return _of_two_each(hand, *in_parts)
    return Strength(_of_one(hand, *in_parts), two_lizzies=False)


class _Count(NamedTuple):
    power: int
    lines: tuple[Points, ...]
    complete: int
    """How many of the Lizzies are Lizzies."""


_Kind: TypeAlias = tuple[str, str, bool]
"""What counts of a Lizzy: colours and patterns from head to tail where they combine, and whether it is all gold."""


def _kind(lizzy: Whole) -> _Kind:
    what = shown(lizzy)
    colours = "".join(FACES[card].colour for card in lizzy) if what.colours else ""
    patterns = "".join(FACES[card].pattern for card in lizzy) if what.patterns else ""
    return colours, patterns, what.golden


def _alone(kind: _Kind, number: int = 1) -> _Count:
    """DB-02: the power of one Lizzy and the line that says it; zero for what is no Lizzy."""
    colours, patterns, golden = kind
    if golden:
        return _counted("golden", GOLDEN, number)
    if colours and patterns:
        if _same(colours) == _same(patterns):
            return _counted("double-same" if _same(colours) else "double-different", ALIKE, number)
        return _counted("double", DOUBLE, number)
    if colours:
        return _counted(_combination("colours", colours), ONE, number)
    if patterns:
        return _counted(_combination("patterns", patterns), ONE, number)
    return _Count(0, (), 0)


def _together(first: _Kind, second: _Kind) -> _Count:
    """DB-03, DB-05: the power of two Lizzies; of one, where the other is none."""
    one, other = _alone(first, 1), _alone(second, 2)
    if not (one.complete and other.complete):
        return one if one.complete else _alone(second, 1)
    counting = sorted(_bonuses(first, second), key=lambda line: -line.points)[:BONUSES]
    lines = (*one.lines, *other.lines, *counting)
    return _Count(sum(line.points for line in lines), lines, BOTH)


def _bonuses(first: _Kind, second: _Kind) -> list[Points]:
    """Every bonus that the two make, before it is asked how many count."""
    found: list[Points] = []
    for what, one, other in (("colours", first[0], second[0]), ("patterns", first[1], second[1])):
        if one and one == other:
            found.append(Points(f"bonus-{what}-exact", THE_VERY_SAME, "DB-03", {"lizzy": 0}))
        elif one and other and _same(one) == _same(other):
            found.append(Points(f"bonus-{what}-kind", SAME_KIND, "DB-03", {"lizzy": 0}))
    if first[2] and second[2]:
        found.append(Points("bonus-golden", GOLDEN_PAIR, "DB-03", {"lizzy": 0}))
    return found


def _counted(what: str, points: int, number: int) -> _Count:
    return _Count(points, (Points(what, points, "DB-02", {"lizzy": number}),), 1)


def _combination(what: str, shown_there: str) -> str:
    return f"{what}-same" if _same(shown_there) else f"{what}-different"


def _same(kinds: str) -> bool:
    return kinds[0] == kinds[1]


def _of_two_each(hand: Cards, heads: Cards, bodies: Cards, tails: Cards) -> Strength:
    """Two heads, two bodies, two tails: four ways to pair them, among which is the best single one."""
    (h, i), (b, c), (t, u) = heads, bodies, tails
    ways = (((h, b, t), (i, c, u)), ((h, b, u), (i, c, t)), ((h, c, t), (i, b, u)), ((h, c, u), (i, b, t)))
    counts = [_PAIRS[_KIND[one]][_KIND[other]] for one, other in ways]
    best = max(counts, key=_worth)
    two = any(count.complete == BOTH for count in counts)
    if best.complete == BOTH:
        return Strength(Duo(ways[counts.index(best)], (), best.power, best.lines), two)
    return Strength(_of_one(hand, heads, bodies, tails), two)


def _of_one(hand: Cards, heads: Cards, bodies: Cards, tails: Cards) -> Duo:
    """The best single Lizzy of a hand, the first of equals, or none."""
    most, best = 0, None
    for head in heads:
        for body in bodies:
            for tail in tails:
                power = _POWER[head, body, tail]
                if power > most:
                    most, best = power, (head, body, tail)
    if best is None:
        return Duo((), hand, 0, ())
    rest = list(hand)
    for card in best:
        rest.remove(card)
    return Duo((best,), tuple(rest), most, _ALONE[_KIND[best]].lines)


def _worth(count: _Count) -> tuple[int, int]:
    return count.power, count.complete


_KIND: Final = {lizzy: _kind(lizzy) for lizzy in product(CARDS_OF["h"], CARDS_OF["b"], CARDS_OF["t"])}
_ALONE: Final = {kind: _alone(kind) for kind in dict.fromkeys(_KIND.values())}
_POWER: Final = {lizzy: _ALONE[kind].power for lizzy, kind in _KIND.items()}
_PAIRS: Final = {one: {other: _together(one, other) for other in _ALONE} for one in _ALONE}
