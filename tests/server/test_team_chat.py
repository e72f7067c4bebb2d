"""A team's own talk (TB-02): nobody else is sent it, nor does whoever changes sides read what was said before."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from msgspec import to_builtins

from speeltafel.games.lizzy_ghosties import GAME
from speeltafel.games.lizzy_ghosties.notation import NOTATION
from tests.games.lizzy_ghosties.table import BEGUN, draw
from tests.server.client import House, Page, Person
from tests.server.conftest import served

# Seats A and B are the Lizzies, C and D the Ghosties, who are to play; without her head B is a Ghostie too.
FINAL = """
    A 3/hrs 3/bbo 2/tpo
    B hbs 2/bpo -
    C ghostie 9
    D ghostie 7
    burn 1/hro bbd tps
    turn: ghosties
"""
LIZZIES, GHOSTIES = "team:0", "team:1"
B_FALLS = to_builtins(NOTATION.read_action("take B h"))


@dataclass
class Final:
    """Four who play the final, and one who watches."""

    table: str
    persons: list[Person]
    pages: list[Page]
    watcher: Page

    @property
    def everybody(self) -> list[Page]:
        """All pages, the watcher's last."""
        return [*self.pages, self.watcher]


@asynccontextmanager
async def final(house: House) -> AsyncIterator[Final]:
    """A table of four that is in its final phase, for it was dealt so."""
    persons = [await house.person() for _ in range(4)]
    table = await house.table(persons[0], "lizzy_ghosties", options={"seats": 4})
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(house.page(table, person)) for person in persons]
        for seat, page in enumerate(pages):
            assert (await page.do({"type": "join", "seat": seat}))["type"] == "update"
        for page in pages:
            await page.do({"type": "start"})
        watcher = await stack.enter_async_context(house.page(table, await house.person()))
        for page in [*pages, watcher]:
            await page.until(lambda page: page.card["stage"] == "running" and page.view)
        yield Final(table, persons, pages, watcher)


@pytest.fixture(autouse=True)
def _dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, FINAL)


def deal(monkeypatch: pytest.MonkeyPatch, drawn: str) -> None:
    """From now on every game begins with the drawn table."""
    monkeypatch.setattr(type(GAME), "setup", staticmethod(lambda *_: draw(drawn)))


def texts(page: Page) -> list[tuple[str, str]]:
    """What was said, and where, as this page was told."""
    return [(line["channel"], line["text"]) for line in page.lines]


async def up_to(pages: list[Page], speaker: Page, mark: str) -> None:
    """All that was said until now has reached these pages: a line to the whole table comes after it."""
    assert (await speaker.say(mark))["type"] == "fine"
    for page in pages:
        await page.until(lambda page: ("table", mark) in texts(page))


@pytest.mark.rule("TB-02")
async def test_what_a_team_says_is_sent_to_its_members_alone(house: House) -> None:
    async with final(house) as all_:
        a, b, c, d = all_.pages
        assert [page.you["channels"] for page in all_.pages] == [["table", LIZZIES]] * 2 + [["table", GHOSTIES]] * 2
        assert all_.watcher.you["channels"] == ["table", "watchers"]
        assert (await a.say("shift my tail", LIZZIES))["type"] == "fine"
        assert (await d.say("borrow from B", GHOSTIES))["type"] == "fine"
        await up_to(all_.everybody, a, "good luck")
        for page in (a, b):
            assert texts(page) == [("team", "shift my tail"), ("table", "good luck")]
        for page in (c, d):
            assert texts(page) == [("team", "borrow from B"), ("table", "good luck")]
        assert texts(all_.watcher) == [("table", "good luck")]
        for page, secret in [(c, "shift my"), (d, "shift my"), (a, "borrow from"), (b, "borrow from")]:
            assert secret not in "".join(page.frames)
        assert not any(word in "".join(all_.watcher.frames) for word in ("shift my", "borrow from"))
        assert not any("readers" in "".join(page.frames) for page in all_.everybody)


@pytest.mark.rule("TB-02")
async def test_a_closed_channel_is_closed(house: House) -> None:
    async with final(house) as all_:
        assert (await all_.pages[0].say("hello Ghosties", GHOSTIES))["code"] == "stale"
        assert (await all_.watcher.say("hello Lizzies", LIZZIES))["code"] == "stale"
        assert (await all_.pages[0].say("no team named", "team"))["code"] == "malformed"
        await up_to(all_.everybody, all_.pages[0], "nothing came")
        assert {len(page.lines) for page in all_.everybody} == {1}


@pytest.mark.rule("TB-02")
async def test_who_changes_sides_keeps_what_was_read_and_reads_nothing_older(house: House) -> None:
    async with final(house) as all_:
        a, b, c, d = all_.pages
        await a.say("they forget the tail", LIZZIES)
        await c.say("B is weak", GHOSTIES)
        assert (await c.act(B_FALLS))["type"] == "update"
        await b.until(lambda page: page.you["channels"] == ["table", GHOSTIES])
        assert (await b.say("meant for A", LIZZIES))["code"] == "stale"  # typed while she fell
        await d.say("welcome", GHOSTIES)
        await a.say("alone now", LIZZIES)
        await up_to(all_.everybody, d, "go on")
        assert texts(b) == [("team", "they forget the tail"), ("team", "welcome"), ("table", "go on")]
        assert texts(a) == [("team", "they forget the tail"), ("team", "alone now"), ("table", "go on")]
        assert "B is weak" not in "".join(b.frames)
        async with house.page(all_.table, all_.persons[1]) as again:
            await again.until(lambda page: len(page.lines) == 3)
            assert texts(again) == texts(b)


@pytest.mark.rule("TB-02")
async def test_after_the_end_it_stays_with_its_readers_also_after_a_restart(tmp_path: Path) -> None:
    async with served(data=tmp_path) as house, final(house) as all_:
        a, b, c, d = all_.pages
        await a.say("our last card", LIZZIES)
        await all_.watcher.say("exciting", "watchers")
        await end(all_.pages)
        for page in all_.everybody:
            await page.until(lambda page: page.you["channels"] == ["table", "watchers"])
        await up_to(all_.everybody, a, "well played")
        table, persons, told = all_.table, all_.persons, [texts(page) for page in (a, b, c, d)]
        assert told[0] == told[1] == [("team", "our last card"), ("watchers", "exciting"), ("table", "well played")]
        assert told[2] == told[3] == [("watchers", "exciting"), ("table", "well played")]
        assert "our last card" not in "".join(c.frames + d.frames + all_.watcher.frames)
    async with served(data=tmp_path) as house:
        for person, lines in zip(persons, told, strict=True):
            async with house.page(table, person) as page:
                await page.until(lambda page: ("table", "well played") in texts(page))
                assert texts(page) == lines
                assert (await page.say("more", LIZZIES))["code"] == "stale"


async def test_a_team_that_sits_at_two_servers_talks_among_itself(postgres_url: str) -> None:
    async with served(database=postgres_url) as here, served(database=postgres_url) as there, final(here) as all_:
        a, _, c, _ = all_.pages
        async with there.page(all_.table, all_.persons[1]) as b, there.page(all_.table, all_.persons[3]) as d:
            await a.say("said here", LIZZIES)
            await d.say("said there", GHOSTIES)
            await up_to([a, b, c, d], d, "aloud")
            assert texts(a) == texts(b) == [("team", "said here"), ("table", "aloud")]
            assert texts(c) == texts(d) == [("team", "said there"), ("table", "aloud")]
            assert "said here" not in "".join(c.frames + d.frames)
            assert "said there" not in "".join(a.frames + b.frames)


async def test_a_game_without_teams_just_now_has_no_team_to_speak_to(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, BEGUN)
    async with final(house) as all_:
        assert [page.you["channels"] for page in all_.pages] == [["table"]] * 4
        assert (await all_.pages[0].say("psst", LIZZIES))["code"] == "stale"


async def end(pages: list[Page]) -> None:
    """Play until the game is over: somebody always takes the first thing that is offered."""
    while pages[0].card["stage"] == "running":
        for page in pages:
            await page.until(lambda page: page.seq >= max(other.seq for other in pages))
        if pages[0].card["to_act"]:
            page = pages[pages[0].card["to_act"][0]]
            await page.act(page.acts[0])
    for page in pages:
        await page.until(lambda page: page.card["result"])
