"""Somebody who plays Lizzy Ghosties on a page, and servers on which the game begins where a test wants it.

What to do is chosen from what everybody sees, by one habit, so that a game follows from the luck of its server alone.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, expect

from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.seat import Seat
from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.model import (
    Action,
    Borrow,
    Burn,
    EndEvent,
    EndTurn,
    Event,
    Gather,
    GhostEvent,
    Give,
    Shift,
    Skip,
    Steal,
    Take,
    View,
)
from speeltafel.kit.lizzy.cards import PARTS
from speeltafel.kit.lizzy.combinations import shown, with_card
from tests.browser.hands import BOARD, bare, cell
from tests.browser.house import Person, Server

PRESSES: Final = {Skip: "skip", EndEvent: "end_event", EndTurn: "end_turn"}


def dealt(positions: Mapping[int, str]) -> str:
    """A program for a server: whoever begins with seat ``n`` finds that drawn position instead of a new deal."""
    return f"""
from speeltafel.games.lizzy_ghosties import GAME
from tests.games.lizzy_ghosties.table import draw
POSITIONS = {dict(positions)!r}
type(GAME).setup = staticmethod(lambda options, seats, first, dice: draw(POSITIONS[first]))
"""


def begun(server: Server, *persons: Person, start: int = 0, bots: int = 0, **options: Any) -> str:
    """A table that has begun, with ``persons`` on the first seats and bots on the others; its id."""
    seats = len(persons) + bots
    options = {"seats": seats, "start": start, **options}
    wished = {"game": "lizzy_ghosties", "join": True, "options": options}
    table = str(server.ask("POST", "/api/tables", wished, token=persons[0].token)["id"])
    for person in persons[1:]:
        person.do(table, "join")
    for seat in range(len(persons), seats):
        persons[0].do(table, "bot", seat=seat, strength="random")
    for person in persons:
        person.do(table, "start")
    return table


# What a seat does


def seen(server: Server, person: Person, table: str) -> View:
    """The table after its newest entry."""
    moment = server.ask("GET", f"/api/tables/{table}/at/{person.newest(table)}", token=person.token)
    return msgspec.convert(moment["view"], View)


def habit(view: View, seat: Seat) -> Action | None:
    """What ``seat`` does: what makes a double, else what costs others the most cards; None if it is not asked."""
    state = GAME.guess(view, (), seat, Recorder(seeded("habit")))
    choices = GAME.choices(state, seat)
    return max(choices, key=lambda act: _worth(view, seat, act), default=None)


def _worth(view: View, seat: Seat, action: Action) -> int:
    match action:
        case Borrow():
            return 5
        case Steal(opponent, part) if isinstance(view.turn, Event):
            return 4 if _doubles(view, seat, opponent, part) else 3
        case Steal(opponent, part):
            return 4 if _doubles(view, seat, opponent, part) else 0
        case Burn(opponent, part):
            return 4 if _doubles(view, None, opponent, part) else 3
        case Gather() | Take():
            return 3
        case Skip() | EndTurn():
            return 2 if isinstance(action, Skip) else 1
        case Give() | Shift() | EndEvent():
            return 0


def _doubles(view: View, receiver: Seat | None, giver: Seat, part: str) -> bool:
    """Whether the top card of that pile makes a double on that Lizzy."""
    given = view.players[giver].lizzy
    got = view.burn if receiver is None else view.players[receiver].lizzy
    assert given is not None
    assert got is not None
    card = given.tops[PARTS.index(part)]
    return card is not None and shown(with_card(got.tops, card)).double


# How it is done on a page


def press(page: Page, view: View, seat: Seat, action: Action) -> None:
    """Do ``action`` with a finger."""
    deed = PRESSES.get(type(action))
    if deed is not None:
        page.locator(f'{BOARD} [data-deed="{deed}"]').tap()
        return
    for place in _way(view, seat, action):
        cell(page, place).tap()
    if isinstance(action, Borrow):
        page.get_by_role("button", name="Confirm").tap()


def _way(view: View, seat: Seat, action: Action) -> Iterator[str]:
    """The places that are pressed one after another."""
    match action:
        case Steal(opponent, part):
            yield from (f"lizzy:{opponent}/{part}", f"lizzy:{seat}/{part}")
        case Give(opponent, part):
            yield from (f"lizzy:{seat}/{part}", f"lizzy:{opponent}/{part}")
        case Burn(opponent, part):
            yield from (f"lizzy:{opponent}/{part}", f"burn:{part}")
        case Take(opponent, part):
            onto = f"body:{part}" if isinstance(view.turn, GhostEvent) else f"ghost:{seat}"
            yield from (f"lizzy:{opponent}/{part}", onto)
        case Shift(giver, part):
            receiver = next(n for n, one in enumerate(view.players) if one.lizzy is not None and n != giver)
            yield from (f"lizzy:{giver}/{part}", f"lizzy:{receiver}/{part}")
        case Gather(receiver, part):
            yield from (f"burn:{part}", f"lizzy:{receiver}/{part}")
        case Borrow(head, body, tail):
            for part, source in zip(PARTS, (head, body, tail), strict=True):
                yield from ("burn:" + part if source is None else f"lizzy:{source}/{part}", f"body:{part}")
        case _:
            raise AssertionError(action)


def asked(page: Page) -> str:
    """What the board asks of whoever plays on it."""
    return bare(page.locator(f"{BOARD} .deeds p").inner_text())


def happening(page: Page) -> str:
    """What an event says of itself."""
    panel = page.locator(f"{BOARD} .happening")
    expect(panel).to_be_visible()
    return bare(panel.inner_text())
