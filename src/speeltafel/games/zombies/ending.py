"""How a game of I Love Zombies ends: places and the tie rule (ZO-44), and every point with its reason (ZO-45)."""

from collections.abc import Sequence

from speeltafel.core.game import Points, Result
from speeltafel.core.seat import Seat
from speeltafel.games.zombies.model import End, Field, State
from speeltafel.games.zombies.plans import Plan, plan_named
from speeltafel.games.zombies.score import DROP_POINTS, ROOM_POINTS, Tally, tally
from speeltafel.games.zombies.tiles import COLOUR_OF, COLOURS


def ended(state: State) -> End:
    """The places by points, then by filled rooms; whoever is first wins, together if need be (ZO-44)."""
    plan = plan_named(state.plan)
    tallies = [tally(plan, field) for field in state.fields]
    ranks = [(counted.points, counted.filled) for counted in tallies]
    places = tuple(1 + sum(better > rank for better in ranks) for rank in ranks)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return End(_reason(tallies, winners), "ZO-44", places, winners)


def _reason(tallies: Sequence[Tally], winners: Sequence[Seat]) -> str:
    if len(tallies) == 1:
        return "alone"
    if len(winners) > 1:
        return "shared"
    most = tallies[winners[0]].points
    return "more-rooms" if sum(counted.points == most for counted in tallies) > 1 else "most-points"


def result(state: State) -> Result | None:
    """The places, and each seat's points line by line."""
    if state.end is None:
        return None
    plan = plan_named(state.plan)
    lines = tuple(_lines(plan, field) for field in state.fields)
    return Result(state.end.places, state.end.reason, state.end.rule, state.end.winners, lines)


def _lines(plan: Plan, field: Field) -> tuple[Points, ...]:
    counted = tally(plan, field)
    drops = counted.drops.bit_count()
    lines = [Points("drops", DROP_POINTS * drops, "ZO-40", {"drops": drops})]
    for room, left in zip(plan.rooms, counted.rooms, strict=True):
        if left:
            lines.append(Points("room", ROOM_POINTS, "ZO-41", {"room": room.kind, "left": left.bit_count()}))
    for group, points in zip(field.groups, counted.groups, strict=True):
        if points:
            colour = COLOUR_OF[field.laid[group[0]].tile]
            assert colour is not None
            lines.append(Points("group", points, "ZO-42", {"colour": COLOURS[colour], "tiles": len(group)}))
    return tuple(lines)
