"""Who may know what in I Love Zombies: everybody all of it, but for the order of the bag (ZO-45).

All viewers see the same, so a state has one view. It is asked for once a viewer, and most of it is as it was before
the last act; so the last view is kept, and what has not changed since is not made again.
"""

from typing import Literal, NamedTuple

from speeltafel.core.seat import Viewer
from speeltafel.games.zombies.model import (
    Field,
    News,
    SeenField,
    SeenGroup,
    SeenPistol,
    SeenRoom,
    SeenTile,
    State,
    View,
)
from speeltafel.games.zombies.plans import Plan, plan_named
from speeltafel.games.zombies.score import mask_of, tally
from speeltafel.games.zombies.tiles import COLOUR_OF, COLOURS, NAMES, SQUARES
from speeltafel.kit.polyomino import TURNS, Mask


class _Kept(NamedTuple):
    state: State
    view: View


_last: _Kept | None = None


def view(state: State, viewer: Viewer) -> View:
    """The same for everybody: fields, scores with what they are made of, pool, and whose turn it is."""
    global _last
    kept = _last  # read once: another thread may put a newer one there
    if kept is None or kept.state is not state:
        kept = _Kept(state, _seen(state, kept))
        _last = kept
    return kept.view


def hear(news: News, viewer: Viewer) -> News:
    """All news are public."""
    return news


def _seen(state: State, kept: _Kept | None) -> View:
    plan = plan_named(state.plan)
    same_plan = kept is not None and kept.state.plan == state.plan
    before = zip(kept.state.fields, kept.view.fields, strict=True) if kept is not None and same_plan else ()
    known = {id(field): seen for field, seen in before}  # by identity: kept.state holds them, so no id is reused
    return View(
        options=state.options,
        plan=state.plan,
        rooms=kept.view.rooms if kept is not None and same_plan else _rooms(plan),
        fields=tuple([known.get(id(field)) or seen_field(plan, field) for field in state.fields]),
        layouts=tuple([field.layout for field in state.fields]),
        pool=tuple([NAMES[number] for number in state.pool]),
        gone=tuple([NAMES[number] for number in state.gone]),
        bag=len(state.bag),
        round=state.round,
        opener=state.opener,
        turn=state.turn,
        marks=state.marks,
        bonus=state.bonus,
        end=state.end,
    )


def _rooms(plan: Plan) -> tuple[SeenRoom, ...]:
    return tuple(SeenRoom(room.kind, f"{room.squares:x}") for room in plan.rooms)


def seen_field(plan: Plan, field: Field) -> SeenField:
    """A field as everybody sees it."""
    counted, layout = tally(plan, field), plan.fields[field.layout]
    return SeenField(
        tiles=tuple([SeenTile(NAMES[laid.tile], TURNS[laid.turn], SQUARES[laid.square]) for laid in field.laid]),
        covered=field.covered,
        drops=f"{layout.drops:x}",
        pistols=tuple([_pistol(field, colour, square) for colour, square in enumerate(layout.pistols)]),
        drops_left=f"{counted.drops:x}",
        rooms_left=tuple([f"{left:x}" for left in counted.rooms]),
        groups=_groups(field, counted.groups),
        filled=counted.filled,
        points=counted.points,
    )


def _groups(field: Field, points: tuple[int, ...]) -> tuple[SeenGroup, ...]:
    colours = [COLOUR_OF[field.laid[group[0]].tile] for group in field.groups]
    return tuple(
        [
            SeenGroup(COLOURS[colour], group, worth)
            for colour, group, worth in zip(colours, field.groups, points, strict=True)
            if colour is not None
        ]
    )


def _pistol(field: Field, colour: int, square: Mask) -> SeenPistol:
    fate: Literal["there", "earned", "gone"] = "there"
    if square & int(field.covered, 16):
        by = next(laid for laid in field.laid if mask_of(laid) & square)
        fate = "earned" if COLOUR_OF[by.tile] == colour else "gone"
    return SeenPistol(COLOURS[colour], SQUARES[square.bit_length() - 1], fate)
