"""Searches what was recorded for what its reader may not know.

Two ways, for two kinds of secrets. What nobody may ever read (tokens, the table's secret, states, luck) is looked for
as such. What one reader may not know of the game is dealt anew by tests/games/<game>/secrets.py, in another world
that is the same otherwise: a reader who gets other bytes there can tell the worlds apart, whatever the leak looks like.
"""

from base64 import b64encode
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from speeltafel.core.codec import codec
from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.game import reveals
from speeltafel.core.seat import Viewer
from tests.laws.playing import House
from tests.leaks.recording import ASIDE, Act, Elsewhere, Piece, Reader, Recording, Step, TheWorldsPart, World

DEALS = 5
"""So often something is dealt before one believes that nothing else could have been."""


class Leak(AssertionError):
    """Somebody could read what they may not know."""


def search(recording: Recording) -> None:
    """Raise ``Leak`` when anybody has read what nobody may, or who plays what those said who watch."""
    for number, step in enumerate(recording.steps):
        for reader, pieces in step.pieces.items():
            heard = [door for door, read in pieces if ASIDE in read]
            if heard and reader != "watcher" and step.table.card.to_act:
                raise Leak(f"{reader} hears those who watch in {heard[0]} after act {number}")
    forms = {what: _forms(secret) for what, secret in recording.never.items()}
    for number, step in enumerate(recording.steps):
        for reader, pieces in step.pieces.items():
            for door, read in pieces:
                for what, shapes in forms.items():
                    if any(shape in read for shape in shapes):
                        raise Leak(f"{reader} reads {what} in {door} after act {number}: {read[:300]!r}")


async def compare(
    house: House, here: Recording, elsewhere: Elsewhere, patch: pytest.MonkeyPatch, *, with_bot: bool = False
) -> int:
    """Play the same in the other world, and raise ``Leak`` when a reader with the same rights can tell it from here.

    Answers how many acts that held for: it ends when somebody hears what ``reveals``, when the game ends, or when what
    was done here cannot be done there. 0 when there is no other world: nothing is hidden then.
    """
    other = _dealt(house, here.steps[elsewhere.step], elsewhere)
    if other is None:
        return 0
    twin = _secret_choice(house, here, elsewhere, other)
    compared = 0
    with patch.context() as inner:
        async with World(house, inner, with_bot=with_bot).open() as world:
            for number, step in enumerate(here.steps):
                deal = _always(other) if number == elsewhere.step and twin is None else None
                act = twin if number == elsewhere.step and twin is not None else step.act
                try:
                    there = await (world.begin(deal) if act is None else world.act(act, deal))
                except TheWorldsPart:
                    break
                if number > elsewhere.step and _opens(house, step, there, elsewhere.viewer):
                    break
                for reader, viewer in here.readers.items():
                    if viewer == elsewhere.viewer:
                        _same(reader, number, step.pieces.get(reader, []), there.pieces.get(reader, []))
                compared += number >= elsewhere.step
    return compared


def worlds(house: House, here: Recording) -> Iterator[Elsewhere]:
    """Every world in which one thing is otherwise that some reader may not know."""
    for viewer in sorted(set(here.readers.values()), key=str):
        for step in range(len(here.steps)):
            if _dealt(house, here.steps[step], Elsewhere(step, viewer)) is not None:
                yield Elsewhere(step, viewer)


def _dealt(house: House, step: Step, elsewhere: Elsewhere) -> Any:
    """What the table might be as well, for all that ``viewer`` knows; ``None`` when it can be nothing else."""
    pack, state = codec(house.game).pack_state, step.table.state
    for deal in range(elsewhere.deal, elsewhere.deal + DEALS):
        dice = Recorder(seeded(f"elsewhere {elsewhere.step} {elsewhere.viewer} {deal}"))
        other = house.secrets.dealt_anew(state, elsewhere.viewer, dice)
        if pack(other) != pack(state):
            return other
    return None


def _secret_choice(house: House, here: Recording, elsewhere: Elsewhere, other: Any) -> Act | None:
    """The act that leads to ``other``, where what is hidden was somebody's choice."""
    act = here.steps[elsewhere.step].act
    if act is None or act.action is None or act.seat == elsewhere.viewer:
        return None
    before, pack = here.steps[elsewhere.step - 1].table.state, codec(house.game).pack_state
    for action in house.game.choices(before, act.seat):
        after, news = house.game.apply(before, act.seat, action, Recorder(seeded("twin")))
        if pack(after) == pack(other) and not _revealed(house, news, elsewhere.viewer):
            return Act(act.seat, action)
    return None


def _opens(house: House, step: Step, there: Step, viewer: Viewer) -> bool:
    """Whether from here on the viewer may know more than before: the worlds may look different now."""
    over = not (step.table.card.to_act and there.table.card.to_act)
    return over or any(_revealed(house, one.table.recent[-1].news, viewer) for one in (step, there))


def _revealed(house: House, news: tuple[Any, ...], viewer: Viewer) -> bool:
    heard = (house.game.hear(one, viewer) for one in news)
    return any(reveals(one) for one in heard if one is not None)


def _same(reader: Reader, number: int, here: list[Piece], there: list[Piece]) -> None:
    for one, other in zip(here, there, strict=False):
        if one != other:
            raise Leak(
                f"{reader} can tell by {one.door} after act {number}:\n{one.read[:2000]!r}\n{other.read[:2000]!r}"
            )
    if len(here) != len(there):
        raise Leak(f"{reader} gets {len(here)} or {len(there)} pieces after act {number}")


def _always(state: Any) -> Callable[[Any], Any]:
    return lambda _: state


def _forms(secret: bytes) -> tuple[bytes, ...]:
    """As it is kept, and as it might be written."""
    return secret, secret.hex().encode(), b64encode(secret).rstrip(b"=")
