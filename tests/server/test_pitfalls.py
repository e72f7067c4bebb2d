"""What went wrong for somebody's players elsewhere, and has no better place to be shown here."""

from pathlib import Path

import pytest

from speeltafel.games.geister import Geister
from tests.server.client import House
from tests.server.conftest import served
from tests.server.geister import pair


async def test_who_speaks_and_when_is_the_servers_to_say(house: House) -> None:
    """P16: the sender's name came from the client, and could be forged."""
    async with pair(house) as both:
        forged = {"author": both.persons[1].id, "name": "Somebody else", "seat": 1, "at": 0, "number": 99}
        one, other = both.pages
        await one.send({"type": "say", "key": "said", "text": "it was me", **forged})
        await other.until(lambda page: page.lines)
        line = other.lines[0]
        assert (line["author"], line["number"]) == (both.persons[0].id, 1)
        assert line["at"] > 1_600_000_000_000_000
        wish = {"type": "do", "key": "k", "after": one.seq, "verb": {"type": "resign", "seat": 1}, **forged}
        await one.send(wish)
        await one.until(lambda page: page.card["stage"] == "finished")
        assert one.log[-1]["deed"]["how"] == {"type": "resigned", "seat": 0}


async def test_a_table_is_read_as_it_was_played_whatever_the_rules_say_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P27, P28: after an update the history jumped back, later moves were gone, and running games were dead."""
    async with served(data=tmp_path) as house, pair(house) as both:
        await both.place()
        page = both.to_act
        await page.act(page.acts[0])
        await both.even()
        person, before = both.persons[0], both.pages[0]
    # Rules under which nothing that was played could have been played.
    with monkeypatch.context() as changed:
        changed.setattr(Geister, "apply", staticmethod(lambda *_: 1 // 0))
        async with served(data=tmp_path) as house, house.page(both.table, person) as page:
            assert (page.view, page.log, page.card) == (before.view, before.log, before.card)
            for seq in range(page.seq + 1):
                moment = await house.http("GET", f"/api/tables/{both.table}/at/{seq}", token=person.token)
                assert moment.status == 200
    async with (
        served(data=tmp_path) as house,
        house.page(both.table, both.persons[0]) as one,
        house.page(both.table, both.persons[1]) as other,
    ):
        page = one if one.acts else other
        assert (await page.act(page.acts[0]))["type"] == "update"


async def test_who_plays_on_does_not_read_the_watchers_at_the_table_before(house: House) -> None:
    """P31: the talk goes on over rematches, and a table that is over is open to those who sat there."""
    watcher = await house.person()
    async with pair(house) as both:
        old, other = both.pages
        async with house.page(both.table, watcher) as watching:
            await watching.say("that was close", "watchers")
        await old.do({"type": "resign"})
        await old.until(lambda page: [line["text"] for line in page.lines] == ["that was close"])
        await old.do({"type": "rematch"})
        assert (await old.say("they said it was close", "watchers"))["type"] == "fine"  # nobody plays yet
        await other.do({"type": "rematch"})
        await old.until(lambda page: page.card["next"])
        following = old.card["next"]
        async with house.page(following, watcher) as watching:
            assert watching.card["stage"] == "running"
            assert (await watching.say("the left one is evil", "watchers"))["type"] == "fine"
            await other.say("again!")
            await old.until(lambda page: page.lines[-1]["text"] == "again!")
            async with house.page(both.table, both.persons[0]) as reloaded:
                await reloaded.until(lambda page: page.lines)
                await reloaded.say("still there?")
                await reloaded.until(lambda page: page.lines[-1]["text"] == "still there?")
            assert "evil" not in "".join([*old.frames, *other.frames, *reloaded.frames])
            assert (await old.say("tell me", "watchers"))["type"] == "problem"
        async with house.page(following, both.persons[1]) as page:
            await page.do({"type": "resign"})
            await page.until(lambda page: any("evil" in line["text"] for line in page.lines))


async def test_where_nobody_may_watch_the_players_talk_as_before(house: House) -> None:
    """P32: without the talk of those who watch, those who played were dumb too."""
    watcher = await house.person()
    async with pair(house, watchers=False) as both:
        async with house.page(both.table, watcher) as page:
            assert page.problems == ["closed"]
        one, other = both.pages
        assert (await one.say("good luck"))["type"] == "fine"
        await other.until(lambda page: page.lines)
        assert other.lines[0]["text"] == "good luck"
