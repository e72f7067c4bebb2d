"""What every store promises, on every kind of store."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from speeltafel.tables.storing import ChatLine, Moved, Raced, Said, SameKey, Store, Word
from tests.store.places import SECRET, Open, append, entry, gathering, opened

# Tables and their logs


async def test_a_table_is_read_as_it_was_opened(store: Store) -> None:
    row = await opened(store, asked=(3, -1), people=("A", "B"))
    assert await store.table("t1") == row
    assert await store.entry("t1", 0) == entry(0, person="A", key="open")
    assert await store.table("t2") is None
    assert await store.entry("t2", 0) is None


async def test_a_table_is_opened_once(store: Store) -> None:
    await opened(store)
    with pytest.raises(Raced):
        await store.open_table(gathering(card=b"other"), [entry(0)])
    assert await store.table("t1") == gathering()


async def test_entries_stand_in_the_order_in_which_they_were_appended(store: Store) -> None:
    row = await opened(store)
    for seq in range(1, 12):
        row = await append(store, row, entry(seq))
    assert [found.seq for found in await store.entries("t1")] == list(range(12))
    assert await store.table("t1") == row


async def test_all_that_an_append_says_of_the_table_is_kept_but_not_its_secret(store: Store) -> None:
    row = await opened(store)
    await append(
        store,
        replace(row, secret=b""),
        entry(1, state=b"s"),
        stage="running",
        listed=False,
        people=("B", "A"),
        state_seq=1,
        asked=(1, -1),
        bot_due=True,
    )
    assert await store.table("t1") == gathering(
        card=b"card 1",
        stage="running",
        listed=False,
        people=("B", "A"),
        seq=1,
        state_seq=1,
        asked=(1, -1),
        bot_due=True,
        moved_at=1_001,
    )


@pytest.mark.parametrize(
    "changed",
    [
        {},
        {"stage": "finished"},
        {"listed": False},
        {"people": ("B",)},
        {"owner": "B"},
        {"bot_due": True},
        {"moved_at": 90_000_000},
        {"moved_at": 5},
    ],
    ids=str,
)
async def test_whatever_an_append_changes_of_a_table_is_kept_and_found(store: Store, changed: dict[str, Any]) -> None:
    await opened(store, owner="A")
    row = replace(gathering(owner="A", seq=1, card=b"card 1", moved_at=2_000), **changed)
    await store.append(row, [entry(1, person="A", key="k")])
    assert await store.table("t1") == row
    assert [found.seq for found in await store.listed(most=9)] == [1] * row.listed
    assert [found.seq for found in await store.tables_of("B", most=9)] == [1] * ("B" in row.people)
    assert await store.open_of("B") == (row.owner == "B")
    assert await store.bots_due() == ["t1"] * row.bot_due


async def test_of_two_who_append_the_same_number_one_is_first(store: Store) -> None:
    row = await opened(store)
    both = await asyncio.gather(
        append(store, row, entry(1, person="A", key="a")),
        append(store, row, entry(1, person="B", key="b")),
        return_exceptions=True,
    )
    assert sorted(type(one).__name__ for one in both) == ["Raced", "TableRow"]
    assert len(await store.entries("t1")) == 2


@pytest.mark.parametrize("seq", [0, 2])
async def test_an_append_must_follow_on_what_is_stored(store: Store, seq: int) -> None:
    row = await opened(store)
    with pytest.raises(Raced):
        await append(store, row, entry(seq))
    assert await store.table("t1") == row


async def test_nothing_can_be_appended_to_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(Raced):
        await append(store, gathering(), entry(1))
    assert await store.entries("t1") == []


async def test_a_key_counts_once_for_its_person_at_its_table(store: Store) -> None:
    row = await opened(store)
    row = await append(store, row, entry(1, person="A", key="k"))
    for again in (1, 2):  # resent before and after the sender saw that the table moved
        with pytest.raises(SameKey) as same:
            await append(store, row, entry(again, person="A", key="k"))
        assert same.value.seq == 1
    row = await append(store, row, entry(2, person="B", key="k"))
    other = await opened(store, "t2")
    await append(store, other, entry(1, person="A", key="k"))
    assert await store.keyed("t1", "A", "k") == 1
    assert await store.keyed("t1", "B", "k") == 2
    assert await store.keyed("t1", "B", "open") is None


async def test_a_request_that_is_sent_five_times_at_once_counts_once(store: Store) -> None:
    row = await opened(store)
    sent = [append(store, row, entry(1, person="A", key="k")) for _ in range(5)]
    answers = await asyncio.gather(*sent, return_exceptions=True)
    assert sum(isinstance(answer, SameKey) and answer.seq == 1 for answer in answers) == 4
    assert len(await store.entries("t1")) == 2


async def test_a_key_that_was_used_is_told_to_its_sender_alone_of_many_at_once(store: Store) -> None:
    rows = await asyncio.gather(*(opened(store, f"t{n}") for n in range(30)))
    keys = ["open" if n in (3, 17) else "k" for n in range(30)]
    sent = [append(store, row, entry(1, person="A", key=key)) for row, key in zip(rows, keys, strict=True)]
    answers = await asyncio.gather(*sent, return_exceptions=True)
    assert [n for n, answer in enumerate(answers) if isinstance(answer, SameKey) and answer.seq == 0] == [3, 17]
    assert sum(isinstance(answer, BaseException) for answer in answers) == 2
    for n, row in enumerate(rows):
        assert [found.seq for found in await store.entries(row.id)] == ([0] if n in (3, 17) else [0, 1])


async def test_entries_that_nobody_sent_have_no_key_to_share(store: Store) -> None:
    row = await opened(store)
    await append(store, row, entry(1), entry(2))
    assert len(await store.entries("t1")) == 3


async def test_several_entries_are_kept_all_or_none(store: Store) -> None:
    row = await opened(store)
    row = await append(store, row, entry(1, person="A", key="k"), entry(2), entry(3))
    with pytest.raises(SameKey):
        await append(store, row, entry(4), entry(5, person="A", key="k"), people=("A", "B"))
    assert await store.table("t1") == row
    assert [found.seq for found in await store.entries("t1")] == [0, 1, 2, 3]
    assert await store.tables_of("B", most=9) == []


async def test_what_was_appended_is_there_when_the_store_is_opened_again(open_again: Open) -> None:
    store = await open_again()
    row = await append(store, await opened(store), entry(1, person="A", key="k", state=b"s"), state_seq=1)
    await store.add_person("A", b"token", 1)
    await store.close()
    store = await open_again()
    assert await store.table("t1") == row
    assert await store.entry("t1", 1) == entry(1, person="A", key="k", state=b"s")
    assert await store.person_of(b"token") == "A"
    with pytest.raises(SameKey):
        await append(store, row, entry(2, person="A", key="k"))
    await store.close()


async def test_a_part_of_a_log_can_be_read(store: Store) -> None:
    row = await opened(store)
    await append(store, row, *(entry(seq, state=b"s") for seq in range(1, 8)))

    async def read(*, since: int = -1, before: int | None = None, most: int | None = None) -> list[int]:
        return [found.seq for found in await store.entries("t1", since=since, before=before, most=most)]

    assert await read(since=5) == [6, 7]
    assert await read(before=2) == [0, 1]
    assert await read(since=2, before=5) == [3, 4]
    assert await read(most=2) == [6, 7]
    assert await read(since=1, before=6, most=2) == [4, 5]
    assert await read(since=7) == []
    assert await read(most=0) == []
    assert await store.entries("t2") == []


async def test_states_are_read_with_entries_only_when_asked_for(store: Store) -> None:
    row = await opened(store)
    await append(store, row, entry(1, state=b"s"))
    assert [found.state for found in await store.entries("t1")] == [None, None]
    assert [found.state for found in await store.entries("t1", states=True)] == [None, b"s"]


async def test_what_is_new_of_a_table_is_its_row_and_the_entries_since(store: Store) -> None:
    row = await opened(store)
    entries = [entry(1, state=b"1"), entry(2), entry(3, state=b"3", person="A", key="k"), entry(4)]
    row = await append(store, row, *entries, state_seq=3)
    await opened(store, "t2")
    bare = [replace(one, state=None if one.seq == 1 else one.state) for one in entries]
    assert await store.since("t1", 0, most=9) == (row, bare)
    assert await store.since("t1", 3, most=9) == (row, bare[3:])
    assert await store.since("t1", 0, most=2) == (row, bare[2:])
    assert await store.since("t1", 4, most=9) == (row, [])
    assert await store.since("nowhere", 0, most=9) is None


async def test_a_moment_of_the_past_has_the_newest_state_up_to_it(store: Store) -> None:
    row = await opened(store)
    await append(store, row, entry(1, state=b"1"), entry(2), entry(3, state=b"3"), entry(4), entry(5))
    found = [await store.state_at("t1", seq) for seq in range(-1, 7)]
    assert [at and at.state for at in found] == [None, None, b"1", b"1", b"3", b"3", b"3", b"3"]
    assert found[4] == entry(3, state=b"3")


async def test_the_lobby_shows_listed_tables_the_newest_first(store: Store) -> None:
    await opened(store, "old", moved_at=1)
    await opened(store, "hidden", listed=False, moved_at=2)
    await opened(store, "new", moved_at=3)
    row = await opened(store, "middle", moved_at=2)
    assert [found.id for found in await store.listed(most=9)] == ["new", "middle", "old"]
    assert [found.id for found in await store.listed(most=1)] == ["new"]
    await append(store, row, entry(1), listed=False)
    assert [found.id for found in await store.listed(most=9)] == ["new", "old"]


async def test_the_lobby_goes_by_the_time_within_a_minute_and_from_one_to_the_next(store: Store) -> None:
    times = [0, 1, 59_999_999, 60_000_000, 60_000_001, 1_700_000_000_000_000, 1_700_000_000_000_001]
    for at in (times[n] for n in (3, 0, 6, 1, 5, 2, 4)):
        await opened(store, f"t{at}", moved_at=at)
    assert [found.moved_at for found in await store.listed(most=9)] == times[::-1]
    assert [found.moved_at for found in await store.listed(most=3)] == times[:3:-1]


async def test_a_person_finds_the_tables_where_they_sit(store: Store) -> None:
    await opened(store, "t1", people=("A", "B"), moved_at=1)
    row = await opened(store, "t2", people=("A",), listed=False, moved_at=2)
    assert [found.id for found in await store.tables_of("A", most=9)] == ["t2", "t1"]
    assert [found.id for found in await store.tables_of("A", most=1)] == ["t2"]
    assert [found.id for found in await store.tables_of("B", most=9)] == ["t1"]
    row = await append(store, row, entry(1), people=("B",))
    assert [found.id for found in await store.tables_of("A", most=9)] == ["t1"]
    assert [found.id for found in await store.tables_of("B", most=9)] == ["t2", "t1"]
    await append(store, row, entry(2), people=())
    assert [found.id for found in await store.tables_of("B", most=9)] == ["t1"]


async def test_the_open_tables_of_a_person_are_counted(store: Store) -> None:
    await opened(store, "t1", owner="A")
    second = await opened(store, "t2", owner="A", stage="running")
    await opened(store, "t3", owner="B")
    await opened(store, "t4", owner="A", stage="finished")
    assert [await store.open_of(person) for person in "ABC"] == [2, 1, 0]
    await append(store, second, entry(1), stage="finished")
    assert await store.open_of("A") == 1


async def test_a_store_that_nobody_shares_has_one_process(store: Store) -> None:
    assert await store.processes() == 1


async def test_no_list_holds_a_secret(store: Store) -> None:
    row = await opened(store)
    assert row.secret == SECRET
    assert await store.listed(most=9) == [replace(row, secret=b"")]
    assert await store.tables_of("A", most=9) == [replace(row, secret=b"")]


async def test_every_table_is_named_for_the_one_who_checks_them(store: Store) -> None:
    await opened(store, "b", listed=False)
    await opened(store, "a")
    assert await store.all_tables() == ["a", "b"]


async def test_how_far_tables_are_is_asked_of_many_at_once(store: Store) -> None:
    await opened(store, "a")
    await append(store, await opened(store, "b"), entry(1), entry(2))
    await opened(store, "c")
    assert await store.newest(["b", "a", "nowhere"]) == {"a": 0, "b": 2}
    assert await store.newest([]) == {}


# Bots


async def test_a_claim_from_before_the_clock_was_put_back_holds_nobody_up(store: Store) -> None:
    await opened(store, bot_due=True)
    day, hour = 86_400_000_000, 3_600_000_000
    assert await store.claim_bot("t1", now=day, until=day + 10)
    assert not await store.claim_bot("t1", now=day + 10 - hour, until=day - hour + 20)
    assert await store.claim_bot("t1", now=0, until=10)
    assert not await store.claim_bot("t1", now=5, until=15)


async def test_bot_work_is_claimed_by_one_until_its_time_is_over(store: Store) -> None:
    await opened(store, bot_due=True)
    await opened(store, "t2")
    assert await store.bots_due() == ["t1"]
    claims = await asyncio.gather(*(store.claim_bot("t1", 100, 200) for _ in range(5)))
    assert sorted(claims) == [False] * 4 + [True]
    assert not await store.claim_bot("t1", 199, 299)
    assert await store.claim_bot("t1", 200, 300)
    assert not await store.claim_bot("t2", 100, 200)
    assert not await store.claim_bot("t3", 100, 200)


async def test_an_append_ends_a_claim(store: Store) -> None:
    row = await opened(store, bot_due=True)
    assert await store.claim_bot("t1", 100, 200)
    row = await append(store, row, entry(1))
    assert await store.claim_bot("t1", 101, 200)
    await append(store, row, entry(2), bot_due=False)
    assert not await store.claim_bot("t1", 102, 200)
    assert await store.bots_due() == []


# People


async def test_a_person_is_known_by_a_token(store: Store) -> None:
    await store.add_person("A", b"a", 1)
    await store.add_person("B", b"b", 2)
    assert await store.person_of(b"a") == "A"
    assert await store.person_of(b"b") == "B"
    assert await store.person_of(b"c") is None


async def test_a_name_may_be_given_and_changed_and_be_anything(store: Store) -> None:
    for person in "ABC":
        await store.add_person(person, person.encode(), 1)
    await store.rename("A", "first")
    await store.rename("A", "Ünï 象 🐘 '\";--%s :x")
    await store.rename("B", "Ünï 象 🐘 '\";--%s :x")
    await store.rename("nobody", "x")
    assert await store.names(["A", "B", "C", "nobody"]) == dict.fromkeys("AB", "Ünï 象 🐘 '\";--%s :x")
    assert await store.names([]) == {}


async def test_a_personal_link_works_once(store: Store) -> None:
    await store.add_person("A", b"first", 1)
    await store.add_link(b"code", "A", 100)
    used = await asyncio.gather(*(store.use_link(b"code", b"token %d" % n, 99) for n in range(5)))
    assert sorted(map(str, used)) == ["A", "None", "None", "None", "None"]
    [taken] = [n for n, person in enumerate(used) if person]
    assert [await store.person_of(b"token %d" % n) for n in range(5)] == ["A" if n == taken else None for n in range(5)]
    assert await store.person_of(b"first") == "A"


async def test_a_personal_link_expires(store: Store) -> None:
    await store.add_person("A", b"first", 1)
    await store.add_link(b"code", "A", 100)
    assert await store.use_link(b"never", b"token", 50) is None
    assert await store.use_link(b"code", b"token", 100) is None
    assert await store.use_link(b"code", b"token", 99) is None
    assert await store.person_of(b"token") is None


# Chat


async def test_lines_of_chat_are_numbered_however_many_speak_at_once(store: Store) -> None:
    said = await asyncio.gather(*(store.say("t1", "table", "A", f"line {n}", n, f"k{n}") for n in range(30)))
    assert sorted(line.number for line in said) == list(range(1, 31))
    assert await store.said("t1", ["table"]) == sorted(said, key=lambda line: line.number)
    assert (await store.say("t2", "table", "A", "hello", 1, "k")).number == 1


async def test_the_same_line_sent_again_stands_once_also_when_it_is_sent_five_times_at_once(store: Store) -> None:
    said = await asyncio.gather(*(store.say("t1", "table", "A", "hello", n, "same") for n in range(5)))
    assert len(set(said)) == 1
    assert (await store.say("t1", "table", "B", "hello", 9, "same")).number == 2
    assert (await store.say("t2", "table", "A", "hello", 9, "same")).number == 1
    assert [line.author for line in await store.said("t1", ("table",))] == ["A", "B"]


async def test_one_hears_the_newest_lines_of_ones_own_channels(store: Store) -> None:
    for n, channel in enumerate(["table", "watchers", "team", "table", "watchers", "table"]):
        await store.say("t1", channel, "A", f"line {n}", n, f"k{n}")
    lines = await store.said("t1", ["table", "team"])
    assert [line.number for line in lines] == [1, 3, 4, 6]
    assert lines[1] == ChatLine(3, "team", "A", "line 2", 2)
    assert [line.number for line in await store.said("t1", ["table"], since=1)] == [4, 6]
    assert [line.number for line in await store.said("t1", ["table", "watchers"], most=2)] == [5, 6]
    assert await store.said("t1", []) == []
    assert await store.said("t2", ["table"]) == []


async def test_a_line_with_readers_is_read_by_them_and_by_whoever_asks_for_its_whole_channel(store: Store) -> None:
    said = await store.say("t1", "team", "A", "they are weak", 1, "k1", ("A", "B"))
    assert said == ChatLine(1, "team", "A", "they are weak", 1, ("A", "B"))
    assert await store.say("t1", "team", "A", "they are weak", 2, "k1", ("A", "C")) == said
    await store.say("t1", "table", "C", "hello", 3, "k2")
    await store.say("t1", "team", "C", "alone", 4, "k3", ())

    async def read(*channels: str, reader: str | None = None, since: int = 0) -> list[int]:
        return [line.number for line in await store.said("t1", channels, reader=reader, since=since)]

    assert await read("table", reader="A") == [1, 2]
    assert await read("table", reader="B", since=1) == [2]
    assert await read(reader="B") == [1]
    assert await read("table", reader="C") == [2]
    assert await read("table") == [2]
    assert await read("table", "team") == [1, 2, 3]
    assert (await store.said("t1", (), reader="B")) == [said]


# Wake-ups


async def test_who_listens_hears_what_moved_after_it_is_kept(store: Store) -> None:
    heard: asyncio.Queue[Word | None] = asyncio.Queue()
    await store.listen(heard.put_nowait)

    async def next_word() -> Word:
        while (word := await asyncio.wait_for(heard.get(), 10)) is None:
            pass
        return word

    row = await opened(store)
    assert await next_word() == Moved("t1", 0)
    row = await append(store, row, entry(1))
    assert await next_word() == Moved("t1", 1)
    assert await store.table("t1") == row
    row = await append(store, row, entry(2), entry(3), people=("B",))
    assert await next_word() == Moved("t1", 3)
    await store.say("s1", "table", "A", "hello", 1, "k")
    assert await next_word() == Said("s1")
    with pytest.raises(Raced):
        await append(store, row, entry(1))
    await opened(store, "t2")
    assert await next_word() == Moved("t2", 0)  # and nothing of what was refused


async def test_two_hundred_append_at_once_and_those_who_are_late_spoil_nothing(store: Store) -> None:
    rows = await asyncio.gather(*(opened(store, f"t{n}") for n in range(20)))
    sent = [append(store, row, entry(1, person=str(n), key="k")) for n in range(10) for row in rows]
    answers = await asyncio.gather(*sent, return_exceptions=True)
    kept = [answer for answer in answers if not isinstance(answer, BaseException)]
    assert sorted(row.id for row in kept) == sorted(row.id for row in rows)
    assert all(isinstance(answer, Raced) for answer in answers if isinstance(answer, BaseException))
    for row in rows:
        assert [found.seq for found in await store.entries(row.id)] == [0, 1]
