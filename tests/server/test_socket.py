"""A table over its socket: played, watched, disturbed, left and found again."""

import asyncio
import json
import random
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from speeltafel.games.geister import views
from tests.server.client import House, Page
from tests.server.conftest import served
from tests.server.geister import PLACEMENT, pair


async def test_two_pages_play_a_whole_game(house: House) -> None:
    chance = random.Random(1)
    async with pair(house) as both:
        await both.place()
        while both.pages[0].card["stage"] == "running":
            await both.step(chance)
        one, other = both.pages
        assert one.card == other.card
        assert one.card["result"]["reason"]
        assert one.offer is None
        assert [line["seq"] for line in one.log] == list(range(one.seq + 1))


async def test_the_same_act_sent_five_times_counts_once(house: House) -> None:
    """P09."""
    async with pair(house) as both:
        await both.place()
        page = both.to_act
        act, before = page.acts[0], page.seq
        message = {"type": "do", "key": "once", "after": page.seq, "verb": {"type": "act", "action": act}}
        for _ in range(5):
            await page.send(message)
        answers = [await page.answer("once") for _ in range(5)]
        assert [answer["seq"] for answer in answers] == [before + 1] * 5
        assert (page.seq, page.view["moves"]) == (before + 1, 1)


async def test_a_key_is_remembered_over_a_new_socket(house: House) -> None:
    async with pair(house) as both:
        await both.place()
        page = both.to_act
        act, before = page.acts[0], page.seq
        await page.act(act, key="again")
        person = both.persons[page.you["seat"]]
        async with house.page(both.table, person) as anew:
            assert (await anew.act(act, after=before, key="again"))["seq"] == before + 1
            assert anew.view["moves"] == 1


async def test_two_tabs_of_one_seat_are_equal(house: House) -> None:
    async with pair(house) as both:
        await both.place()
        page = both.to_act
        async with house.page(both.table, both.persons[page.you["seat"]]) as tab:
            assert (tab.view, tab.offer, tab.card) == (page.view, page.offer, page.card)
            await tab.act(tab.acts[0])
            await page.until(lambda _: page.seq == tab.seq)
            assert (tab.view, tab.offer, tab.card) == (page.view, page.offer, page.card)


async def test_a_stale_act_is_answered_and_changes_nothing(house: House) -> None:
    async with pair(house) as both:
        await both.place()
        page = both.to_act
        before = page.seq
        await both.step(random.Random(2))
        await both.step(random.Random(2))
        answer = await page.act(page.acts[0], after=before)
        assert answer == {"type": "problem", "code": "stale", "key": answer["key"]}
        assert page.view["moves"] == 2


async def test_two_placements_at_the_same_moment_both_count(house: House) -> None:
    async with pair(house) as both:
        for page in both.pages:
            await page.until(lambda page: page.acts)
        after = both.pages[0].seq
        await asyncio.gather(*(page.act(PLACEMENT, after=after) for page in both.pages))
        await both.even()
        assert both.pages[0].view["placed"] == [True, True]


async def test_to_ask_plays_nothing_and_says_why_not(house: House) -> None:
    async with pair(house) as both:
        await both.place()
        page = both.to_act
        before = page.seq
        assert (await page.ask(page.acts[0]))["type"] == "fine"
        refused = await page.ask({"type": "step", "origin": "a1", "target": "f6"})
        assert (refused["type"], refused["rule"]) == ("refused", "GE-10")
        async with house.page(both.table, both.persons[0]) as anew:
            assert anew.seq == before


async def test_an_illegal_act_is_refused_with_its_rule(house: House) -> None:
    async with pair(house) as both:
        refused = await both.pages[0].act({"type": "place", "kinds": "GGGGGEEE"})
        assert (refused["rule"], refused["why"]) == ("GE-02", "not-four-and-four")
        assert refused["args"] == {"good": 5, "evil": 3}


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"nothing"}',
        '{"type":"do"}',
        '{"type":"hello","token":"x"}',
        b"\x00\xff",
        "x" * 5000,
        '{"type":"ask","key":"k","action":' + "[" * 30_000 + "]" * 30_000 + "}",
        r'{"type":"do","key":"k\u0000","after":1,"verb":{"type":"start"}}',
        r'{"type":"do","key":"k\n","after":1,"verb":{"type":"start"}}',
        '{"type":"do","key":"k","after":' + "1" * 5000 + ',"verb":{"type":"start"}}',
    ],
)
async def test_what_cannot_be_read_is_malformed_and_the_socket_lives(house: House, frame: str | bytes) -> None:
    person = await house.person()
    async with house.page(await house.table(person), person) as page:
        await page.send(frame)
        await page.until(lambda _: page.problems)
        assert page.problems == ["malformed"]
        await page.send({"type": "ping", "unknown": 1})
        assert (await page.receive())["type"] == "pong"


async def test_twenty_malformed_messages_end_the_socket(house: House) -> None:
    person = await house.person()
    async with house.page(await house.table(person), person) as page:
        for _ in range(20):
            await page.send("{")
        assert await page.closed() == 4400


async def test_an_act_that_is_no_act_is_malformed_and_says_to_what(house: House) -> None:
    async with pair(house) as both:
        answer = await both.pages[0].act({"type": "step", "origin": "z9", "target": "a1"})
        assert (answer["type"], answer["code"]) == ("problem", "malformed")


async def test_a_message_too_large_ends_the_socket(house: House) -> None:
    person = await house.person()
    async with house.page(await house.table(person), person) as page:
        await page.send("x" * 70_000)
        assert await page.closed() == 1009


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "hello", "token": "0" * 64}, 4401),
        ({"type": "ping"}, 4400),
        ("nonsense", None),
    ],
)
async def test_who_does_not_say_hello_is_shown_out(house: House, first: object, code: int | None) -> None:
    person = await house.person()
    table = await house.table(person)
    async with connect(f"ws://{house.address}/api/tables/{table}/socket") as socket:
        page = Page(socket)
        await page.send(first)
        if code is None:
            await page.send({"type": "hello", "token": person.token})
            await page.until(lambda _: page.you)
            assert page.problems == ["malformed"]
        else:
            assert await page.closed() == code


async def test_who_says_nothing_may_try_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speeltafel.server.line.HELLO_S", 0.05)
    table = await house.table(await house.person())
    async with connect(f"ws://{house.address}/api/tables/{table}/socket") as socket:
        page = Page(socket)
        assert await page.closed() == 1013
        assert page.problems == ["no-hello"]


async def test_an_unknown_table_is_said_to_be_unknown(house: House) -> None:
    person = await house.person()
    async with house.page("0" * 20, person) as page:
        assert page.problems == ["no-such-table"]
        assert await page.closed() == 4404


async def test_a_foreign_page_may_not_open_a_socket(house: House) -> None:
    table = await house.table(await house.person())
    url = f"ws://{house.address}/api/tables/{table}/socket"
    for origin in ("http://elsewhere.example", f"http://{house.address}.elsewhere.example", "null"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, additional_headers={"Origin": origin})
        assert refused.value.response.status_code == 403
        assert "Content-Security-Policy" in refused.value.response.headers
    async with connect(url, additional_headers={"Origin": f"http://{house.address}"}):
        pass


async def test_a_page_of_a_host_that_was_named_may_open_a_socket_and_no_other() -> None:
    async with served(origins=frozenset({"games.example"})) as house:
        url = f"ws://{house.address}/api/tables/{await house.table(await house.person())}/socket"
        async with connect(url, additional_headers={"Origin": "https://games.example"}):
            pass
        for origin in ("https://more.games.example", "https://games.example.evil", "https://games.example:8443"):
            with pytest.raises(InvalidStatus):
                await connect(url, additional_headers={"Origin": origin})


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/00", "/api/tables/00/socket/more"])
async def test_there_is_no_socket_but_a_tables(house: House, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"ws://{house.address}{path}")
    assert refused.value.response.status_code == 404


@pytest.mark.parametrize("said", [b"\xff", [b"\xff", b"\xff"]])
async def test_what_is_no_text_ends_the_socket_and_is_no_error_of_the_server(
    house: House, said: bytes | list[bytes], caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.table(await house.person())
    async with connect(f"ws://{house.address}/api/tables/{table}/socket") as socket:
        await socket.send(said, text=True)
        await socket.wait_closed()
    assert socket.close_code == 1007
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_who_is_answered_after_their_end_is_no_error_of_the_server(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    async with pair(house) as both:
        page = both.pages[0]
        line = page.socket.protocol
        line.send_text(b'{"type":"ping"}')
        line.send_text(b"\xff")  # which ends it before anybody has read that a page is there
        page.socket.transport.write(b"".join(line.data_to_send()))
        assert await page.closed() == 1007
        await both.pages[1].ask({"type": "step", "origin": "a1", "target": "a2"})
    assert caplog.text == ""


async def test_a_socket_that_is_turned_away_is_no_error_of_the_server(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    for path, origin in (("/api/nothing", f"http://{house.address}"), ("/api/tables/t/socket", "http://elsewhere")):
        with pytest.raises(InvalidStatus):
            await connect(f"ws://{house.address}{path}", additional_headers={"Origin": origin})
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_page_that_comes_back_gets_the_view_and_the_news_since(house: House) -> None:
    chance = random.Random(3)
    async with pair(house) as both:
        await both.place()
        seen = both.pages[0].seq
        for _ in range(4):
            await both.step(chance)
        async with house.page(both.table, both.persons[0], seen=seen) as back:
            assert [line["seq"] for line in back.log] == [seen + 1, seen + 2, seen + 3, seen + 4]
            assert (back.view, back.card) == (both.pages[0].view, both.pages[0].card)


async def test_a_watcher_sees_what_watchers_may_see(house: House) -> None:
    watcher = await house.person()
    async with pair(house) as both, house.page(both.table, watcher) as page:
        await both.place()
        await page.until(lambda _: page.view and all(page.view["placed"]))
        assert (page.you["viewer"], page.offer) == (None, None)
        assert page.view["kinds"] == "?" * 16
        assert "GEGEGEGE" not in "".join(page.frames)
        assert both.pages[0].view["kinds"][8:] == "?" * 8
        refused = await page.act(PLACEMENT)
        assert (refused["type"], refused["why"]) == ("refused", "not-seated")


async def test_a_table_closed_to_watchers_turns_them_away(house: House) -> None:
    first, second, watcher = await house.person(), await house.person(), await house.person()
    table = await house.table(first, join=True, options={"watchers": False})
    async with (
        house.page(table, second) as page,
        house.page(table, watcher) as curious,
        house.page(table, first) as host,
    ):
        await page.do({"type": "join"})
        await page.do({"type": "start"})
        await host.do({"type": "start"})
        assert await curious.closed() == 4403
        assert curious.problems == ["closed"]
    for path in ("log", "text", "at/3"):
        assert (await house.http("GET", f"/api/tables/{table}/{path}", token=watcher.token)).status == 403


async def test_one_needs_a_name_to_sit_down_and_to_speak(house: House) -> None:
    nameless = await house.person(None)
    async with house.page(await house.table(await house.person()), nameless) as page:
        assert (await page.do({"type": "join"}))["code"] == "no-name"
        assert (await page.say("hello"))["code"] == "no-name"
        await house.http("PUT", "/api/persons/me", {"name": "Late"}, token=nameless.token)
        await page.until(lambda _: page.you["name"] == "Late")
        assert (await page.do({"type": "join"}))["type"] == "update"


async def test_what_is_said_reaches_everybody_who_may_read_it(house: House) -> None:
    watcher = await house.person()
    async with pair(house) as both, house.page(both.table, watcher) as page:
        text = "<script>alert(1)</script> \U0001f47b"
        assert (await both.pages[0].say(text, key="said"))["type"] == "fine"
        assert (await both.pages[0].say(text, key="said"))["type"] == "fine"
        await page.say("they do not see this", "watchers")
        await both.pages[1].until(lambda _: both.pages[1].lines)
        await page.until(lambda _: len(page.lines) == 2)
        assert [line["text"] for line in page.lines] == [text, "they do not see this"]
        assert (await both.pages[1].say("nor say it", "watchers"))["code"] == "malformed"
        assert "they do not see this" not in "".join(both.pages[1].frames)
        await both.pages[0].do({"type": "resign"})
        await both.pages[1].until(lambda _: len(both.pages[1].lines) == 2)
        async with house.page(both.table, watcher) as later:
            await later.until(lambda _: len(later.lines) == 2)
            assert (await later.say("x" * 501))["code"] == "too-long"


async def test_one_line_sent_five_times_at_once_is_said_once(house: House) -> None:
    async with pair(house) as both:
        page = both.pages[0]
        for _ in range(5):
            await page.send({"type": "say", "key": "once", "text": "hello"})
        for _ in range(5):
            assert (await page.answer("once"))["type"] == "fine"
        await page.say("goodbye")
        await both.pages[1].until(lambda page: len(page.lines) == 2)
        assert [line["text"] for line in both.pages[1].lines] == ["hello", "goodbye"]


async def test_fifty_who_watch_cost_one_view(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []
    view = views.view

    def counted(state: object, viewer: int | None) -> object:
        made.append(viewer)
        return view(state, viewer)  # type: ignore[arg-type]

    watcher = await house.person()
    async with pair(house) as both, AsyncExitStack() as stack:
        await both.place()
        watching = [await stack.enter_async_context(house.page(both.table, watcher)) for _ in range(10)]
        monkeypatch.setattr("speeltafel.games.geister.Geister.view", staticmethod(counted))
        await both.step(random.Random(5))
        for page in watching:
            await page.until(lambda page: page.view["moves"] == 1)
        assert sorted(made, key=str) == [0, 1, None]


async def test_commands_are_typed(house: House) -> None:
    first, second = await house.person(), await house.person()
    table = await house.table(first)
    async with house.page(table, first) as page, house.page(table, second) as other:
        assert (await page.say("/zit 2"))["type"] == "update"
        assert page.you["seat"] == 1
        assert (await page.say("/join 1"))["type"] in ("update", "refused")
        assert (await page.say("/dance"))["lines"][0]["words"] == "told-unknown-command"
        assert len((await page.say("/help"))["lines"]) > 5
        assert (await page.say("/resign"))["type"] == "refused"
        await other.say("/join")
        await other.say("/start")
        await page.say("/begin")
        await other.until(lambda _: other.card["stage"] == "running")


async def test_who_is_there_is_told(house: House) -> None:
    watcher = await house.person("Watcher")
    async with pair(house) as both:
        page = both.pages[0]
        await page.until(lambda _: page.people and page.people["present"] == [0, 1])
        async with house.page(both.table, watcher), house.page(both.table, await house.person(None)):
            await page.until(lambda _: page.people["watching"] == ["Watcher"] and page.people["onlookers"] == 1)


async def test_a_rematch_moves_on_one_seat_and_keeps_the_chat(house: House) -> None:
    async with pair(house) as both:
        await both.pages[0].say("well played")
        await both.pages[0].do({"type": "resign"})
        for page, person in zip(both.pages, both.persons, strict=True):
            await page.do({"type": "rematch"})
            await page.until(lambda page: page.card["next"])
            async with house.page(page.card["next"], person) as next_page:
                await next_page.until(lambda page: page.lines)
                assert next_page.lines[0]["text"] == "well played"
                assert next_page.you["seat"] == page.you["seat"]
        async with house.page(both.pages[0].card["next"], both.persons[0]) as page:
            assert page.card["stage"] == "running"
            assert page.card["first"] != both.pages[0].card["first"]


async def test_a_bot_answers(house: House) -> None:
    person = await house.person()
    table = await house.table(person, join=True, bot="beginner", start=True)
    async with house.page(table, person) as page:
        await page.until(lambda _: page.view)
        await page.act(PLACEMENT)
        await page.until(lambda _: page.acts and page.view["placed"] == [True, True])
        moves = page.view["moves"]
        await page.act(page.acts[0])
        await page.until(lambda _: page.view["moves"] >= moves + 2 or page.card["result"])
        assert page.card["seats"][1]["bot"] == "beginner"


async def test_a_page_that_reads_late_gets_the_newest_view(house: House) -> None:
    chance = random.Random(4)
    async with pair(house) as both:
        await both.place()
        page = both.pages[0]
        async with house.page(both.table, both.persons[0]) as late:
            for _ in range(20):
                await both.step(chance)
                if page.card["stage"] != "running":
                    break
            await late.until(lambda _: late.seq == page.seq)
            assert (late.view, late.card, late.offer) == (page.view, page.card, page.offer)
            assert json.dumps(late.log[-1]) == json.dumps(page.log[-1])


async def test_after_an_act_the_card_is_as_new_as_if_it_had_been_sent_whole(house: House) -> None:
    async with pair(house) as both:
        await both.place()
        for _ in range(4):
            await both.step(random.Random(4))
        for page in both.pages:
            assert '"card"' not in page.frames[-1]
            whole = await house.http("GET", f"/api/tables/{both.table}", token=both.persons[0].token)
            assert page.card == whole.json()["card"]
