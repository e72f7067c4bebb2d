"""A whole Duo over a real server: nobody is sent a hand, a blind card or a best Duo before its time.

Every card and every power in every message is found, wherever it stands, and must stand where its reader may see it.
Which hands lie open is followed by the news that all heard.
"""

import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import pytest

from speeltafel.core.seat import Viewer
from speeltafel.kit.lizzy.cards import FACES
from tests.server.client import House, Page
from tests.server.conftest import served

Path: TypeAlias = tuple[str | int, ...]

SEATS = 3
OPTIONS = {"seats": SEATS, "lives": 8, "lifeline": True}
NAMED = FACES.keys() | {card.replace("*", "-gold") for card in FACES}


@dataclass
class Table:
    """What is public at the table, as the test has followed it."""

    shown: dict[int, set[int]] = field(default_factory=dict)
    """By round the seats whose hand lies open."""
    messages: int = 0


@pytest.fixture
async def house() -> AsyncIterator[House]:
    async with served() as house:
        yield house


@pytest.mark.rule("DB-23")
@pytest.mark.rule("DB-35")
@pytest.mark.timeout(120)
async def test_nobody_is_sent_what_is_not_theirs_to_know(house: House) -> None:
    chance = random.Random(5)
    persons = [await house.person() for _ in range(SEATS + 1)]
    id_ = await house.table(persons[0], "dizzy_duo_battle")
    table = Table()
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(house.page(id_, person)) for person in persons]
        await _start(pages)
        while pages[0].card["stage"] != "finished":
            await _even(pages)
            _check_all(pages, table)
            if to_act := pages[0].card["to_act"]:
                page = pages[to_act[0]]
                await page.until(lambda page: page.acts)
                assert (await page.act(_act(page, chance)))["type"] == "update"
        await _even(pages)
        _check_all(pages, table)
        assert pages[0].card["result"]["rule"] == "DB-40"
        assert table.messages > 200
        assert {seats for shown in table.shown.values() for seats in shown} == set(range(SEATS))
        await _looked_back(house, id_, persons[-1].token, pages[-1].seq, table)


async def _start(pages: list[Page]) -> None:
    for seat, page in enumerate(pages[:SEATS]):
        assert (await page.do({"type": "join", "seat": seat}))["type"] == "update"
    for name, value in OPTIONS.items():
        assert (await pages[0].do({"type": "option", "name": name, "value": value}))["type"] == "update"
    for page in pages[:SEATS]:
        assert (await page.do({"type": "start"}))["type"] == "update"
    await pages[0].until(lambda page: page.card["stage"] == "running")


def _act(page: Page, chance: random.Random) -> Any:
    """An attack where there can be one; else anything."""
    attacks = [act for act in page.acts if act["type"] == "attack"]
    return attacks[0] if attacks else chance.choice(page.acts)


async def _even(pages: list[Page]) -> None:
    newest = max(page.seq for page in pages)
    for page in pages:
        await page.until(lambda page: page.seq >= newest)


def _check_all(pages: list[Page], table: Table) -> None:
    """Look at every message that came since the last time."""
    for line in pages[-1].log:
        _follow(line, pages[-1].view, table)
    for seat, page in enumerate(pages):
        for frame in page.frames:
            _check(json.loads(frame), seat if seat < SEATS else None, table)
        page.frames.clear()
    pages[-1].log.clear()


def _follow(line: Any, view: Any, table: Table) -> None:
    """Which hands a line of the watcher's log opens, and in which round."""
    for news in line.get("news", []):
        if news["type"] in ("attacked", "showed"):
            assert view["assault"] is not None
            table.shown.setdefault(view["assault"]["round"], set()).add(news["seat"])


def _check(message: Any, viewer: Viewer, table: Table) -> None:
    """Every card and every power of one message stands where ``viewer`` may see it."""
    table.messages += 1
    view = message.get("view")
    if view:
        _check_view(view, viewer, table)
    for path, _ in _told(message):
        match path:
            case ("view", *_):
                pass
            case ("offer", "acts", _, "card"):
                assert viewer is not None
            case ("log", line, "news", number, *_):
                _check_news(message["log"][line]["news"][number], viewer)
            case _:
                raise AssertionError(f"viewer {viewer} is sent {path}")


def _check_view(view: Any, viewer: Viewer, table: Table) -> None:
    for path, _ in _told(view):
        match path:
            case ("top",):
                pass
            case ("taken",):
                assert view["source"] == "open" or viewer == view["turn"]
            case ("own", *_):
                assert viewer is not None
            case ("assault", "duos", seat, *_):
                assert seat in table.shown[view["assault"]["round"]], f"the hand of seat {seat} is not open yet"
            case _:
                raise AssertionError(f"viewer {viewer} sees {path}")
    if viewer is None:
        assert view["own"] is None
    elif view["own"]:
        laid = [card for lizzy in view["own"]["duo"]["lizzies"] for card in lizzy] + view["own"]["duo"]["rest"]
        assert sorted(laid) == view["own"]["hand"]


def _check_news(news: Any, viewer: Viewer) -> None:
    match news:
        case {"type": "took", "pile": "blind", "seat": seat}:
            assert seat == viewer, f"viewer {viewer} hears what seat {seat} took"
        case {"type": "took" | "laid" | "dealt" | "attacked" | "showed"}:
            pass
        case _:
            raise AssertionError(f"viewer {viewer} hears {news}")


def _told(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Each card and each line of a Duo within ``value``, with the way to it."""
    match value:
        case str() if value in NAMED:
            yield path, value
        case {"lines": [_, *_]}:
            yield (*path, "lines"), value["lines"]
            yield from _inside(value, path)
        case dict() | list():
            yield from _inside(value, path)
        case _:
            pass


def _inside(value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    for name, inner in value.items() if isinstance(value, dict) else enumerate(value):
        yield from _told(inner, (*path, name))


async def _looked_back(house: House, id_: str, token: str, last: int, table: Table) -> None:
    """The past, its log and the drawing tell a watcher no more than the game did."""
    whole = await house.http("GET", f"/api/tables/{id_}/log", token=token)
    _check({"log": whole.json()}, None, table)
    for seq in range(0, last + 1, 7):
        moment = await house.http("GET", f"/api/tables/{id_}/at/{seq}", token=token)
        assert moment.status == 200
        _check(moment.json(), None, table)
    drawing = (await house.http("GET", f"/api/tables/{id_}/text", token=token)).body.decode()
    assert drawing
