"""Acting, stopping, playing again: what is stored, what counts once, what is stale."""

import asyncio

import msgspec
import pytest

from speeltafel.core.entry import Acted, ByBot, Opened
from speeltafel.core.refusal import Refusal
from speeltafel.tables.problems import Malformed, NoSuchTable, Stale
from speeltafel.tables.table import RECENT
from speeltafel.tables.tables import Done
from speeltafel.tables.verbs import Accept, Act, Draw, Join, Refuse, Rematch, Resign, Start, Verb
from tests.tables.house import PLACED, House, act


async def test_two_placements_made_at_the_same_moment_both_count(house: House) -> None:
    table = await house.running()
    seen = (await house.tables.look(table)).seq
    await house.do(table, "A", act(PLACED[0]), after=seen)
    assert isinstance(await house.do(table, "B", act(PLACED[1]), after=seen), Done)
    assert (await house.tables.look(table)).state.kinds == PLACED


async def test_an_act_is_stale_once_its_question_has_moved_on(house: House) -> None:
    table = await house.playing()
    seen = (await house.tables.look(table)).seq
    await house.done(table, "A", act("b2-b3"))
    with pytest.raises(Stale):
        await house.do(table, "A", act("c2-c3"), after=seen)
    with pytest.raises(Stale):
        await house.do(table, "B", act("b5-b4"), after=seen)
    assert (await house.tables.look(table)).seq == seen + 1


async def test_a_chat_of_table_deeds_makes_no_act_stale(house: House) -> None:
    table = await house.playing()
    seen = (await house.tables.look(table)).seq
    await house.done(table, "B", Draw())
    assert isinstance(await house.do(table, "A", act("b2-b3"), after=seen), Done)


async def test_the_same_act_sent_five_times_counts_once(house: House) -> None:
    """P09."""
    table = await house.playing()
    seen = (await house.tables.look(table)).seq
    sent = [house.do(table, "A", act("b2-b3"), after=seen, key="one") for _ in range(5)]
    assert await asyncio.gather(*sent) == [Done(seen + 1)] * 5
    assert (await house.tables.look(table)).seq == seen + 1


async def test_the_same_key_gives_the_same_answer_long_after_and_on_another_server(house: House) -> None:
    table = await house.playing()
    seen = (await house.tables.look(table)).seq
    await house.do(table, "A", act("b2-b3"), after=seen, key="one")
    await house.done(table, "B", act("b5-b4"))
    other = house.served()
    assert await other.do(table, "A", act("b2-b3"), seen, "one") == Done(seen + 1)
    assert (await other.look(table)).seq == seen + 2


async def test_different_keys_are_different_acts(house: House) -> None:
    table = await house.playing()
    seen = (await house.tables.look(table)).seq
    await house.do(table, "A", act("b2-b3"), after=seen, key="one")
    with pytest.raises(Stale):
        await house.do(table, "A", act("b2-b3"), after=seen, key="two")


async def test_two_servers_race_and_the_loser_judges_anew(house: House) -> None:
    table = await house.playing()
    here, there = house.tables, house.served()
    seen = (await there.look(table)).seq
    assert await here.do(table, "A", act("b2-b3"), seen, "here") == Done(seen + 1)
    with pytest.raises(Stale):
        await there.do(table, "A", act("c2-c3"), seen, "there")
    assert await there.do(table, "B", act("b5-b4"), seen + 1, "there") == Done(seen + 2)
    here.woken(table)
    assert await here.look(table) == await there.look(table)


async def test_a_table_that_catches_up_is_the_table_read_whole(house: House) -> None:
    table = await house.playing()
    here, there = house.tables, house.served()
    new: tuple[list[tuple[str, Verb]], ...] = (
        [("A", act("b2-b3"))],
        [("A", Draw()), ("B", Refuse())],  # nothing of the game is new
        [("B", act("b5-b4")), ("B", Draw())],  # the newest state is not the newest entry's
        [("A", Refuse()), ("A", act("b3-c3"))],
        [("B", Resign()), ("A", Rematch())],
    )
    for verbs in new:
        before = (await there.look(table)).seq
        for person, verb in verbs:
            await house.done(table, person, verb)
        after = (await here.look(table)).seq
        assert (there.knows(table, before), there.knows(table, after)) == (True, False)
        assert await there.catch_up(table, after)
        assert there.knows(table, after)
        assert await there.look(table) == await house.served().look(table)
        assert not await there.catch_up(table, after)
        assert not await there.catch_up(table)


async def test_who_missed_more_than_is_kept_in_memory_reads_the_table_whole(house: House) -> None:
    table = await house.playing()
    there = house.served()
    await there.look(table)
    for _ in range(RECENT // 2 + 1):
        await house.done(table, "A", Draw())
        await house.done(table, "B", Refuse())
    assert await there.catch_up(table)
    assert await there.look(table) == await house.served().look(table)


async def test_what_a_server_does_not_have_in_memory_it_reads_when_somebody_looks(house: House) -> None:
    table = await house.playing()
    there = house.served()
    assert await there.catch_up(table, 0)
    assert not there.knows(table, 0)


async def test_a_table_read_from_the_store_is_the_table_that_was_played(house: House) -> None:
    table = await house.playing()
    await house.done(table, "A", act("b2-b3"))
    assert await house.served().look(table) == await house.tables.look(table)


async def test_a_refusal_is_the_games_and_changes_nothing(house: House) -> None:
    table = await house.playing()
    assert await house.refused(table, "A", act("b2-b4")) == ("GE-10", "not-a-neighbour")
    assert await house.refused(table, "B", act("b5-b4")) == ("GE-10", "not-your-turn")
    assert await house.refused(table, "C", act("b2-b3")) == ("TB-10", "not-seated")
    gathering = await house.gathered()
    assert await house.refused(gathering, "A", act("b2-b3")) == ("TB-04", "not-started")


@pytest.mark.parametrize("sent", [b"", b"{", b"7", b'{"type":"fly"}', b'{"type":"step","origin":"z9","target":"b3"}'])
async def test_what_is_no_act_of_the_game_is_malformed(house: House, sent: bytes) -> None:
    table = await house.playing()
    with pytest.raises(Malformed):
        await house.do(table, "A", Act(msgspec.Raw(sent)))


async def test_an_unknown_table_is_a_problem(house: House) -> None:
    with pytest.raises(NoSuchTable):
        await house.tables.look("0" * 20)


async def test_asking_plays_nothing(house: House) -> None:
    table = await house.playing()
    before = await house.tables.look(table)
    refusal = await house.tables.ask(table, "A", bytes(act("b2-b4").action))
    assert isinstance(refusal, Refusal)
    assert await house.tables.ask(table, "A", bytes(act("b2-b3").action)) is None
    assert await house.tables.look(table) is before


@pytest.mark.rule("TB-18")
@pytest.mark.rule("GE-32")
async def test_a_player_may_resign(house: House) -> None:
    table = await house.playing()
    assert await house.refused(table, "C", Resign()) == ("TB-10", "not-seated")
    now = await house.done(table, "B", Resign())
    assert (now.card.stage, now.card.result and now.card.result.winners) == ("finished", (0,))
    assert await house.refused(table, "A", Resign()) == ("TB-18", "nothing-runs")
    assert await house.refused(table, "A", act("b2-b3")) == ("GE-10", "game-over")


@pytest.mark.rule("TB-13")
@pytest.mark.rule("GE-32")
async def test_a_draw_is_offered_and_accepted_by_word_or_by_offering_back(house: House) -> None:
    for answer in (Accept(), Draw()):
        table = await house.playing()
        assert await house.refused(table, "B", Accept()) == ("TB-13", "nothing-asked")
        await house.done(table, "A", Draw())
        assert await house.refused(table, "A", Draw()) == ("TB-13", "already-offered")
        assert await house.refused(table, "A", Accept()) == ("TB-13", "nothing-asked")
        result = (await house.done(table, "B", answer)).card.result
        assert result is not None
        assert (result.reason, result.winners) == ("draw-agreed", ())


@pytest.mark.rule("TB-13")
async def test_an_offer_stands_until_the_other_side_acts_or_refuses(house: House) -> None:
    table = await house.playing()
    await house.done(table, "A", Draw(), act("b2-b3"))
    assert (await house.tables.look(table)).card.draw_offered_by == (0,)
    assert (await house.done(table, "B", act("b5-b4"))).card.draw_offered_by == ()
    await house.done(table, "B", Draw())
    assert (await house.done(table, "A", Refuse())).card.draw_offered_by == ()


@pytest.mark.rule("TB-13")
async def test_a_bot_has_no_vote_so_nobody_can_agree(house: House) -> None:
    table = await house.opened("A", join=True, bot="random", start=True)
    assert await house.refused(table, "A", Draw()) == ("TB-13", "nobody-to-agree")


@pytest.mark.rule("TB-05")
@pytest.mark.rule("TB-14")
async def test_a_rematch_keeps_the_seats_and_moves_the_start_on(house: House) -> None:
    old = await house.running(options={"escape": "leave"})
    first = (await house.tables.look(old)).card.first
    assert await house.refused(old, "A", Rematch()) == ("TB-14", "not-over")
    await house.done(old, "A", Resign())
    assert await house.refused(old, "C", Rematch()) == ("TB-10", "not-seated")
    following = (await house.done(old, "A", Rematch())).card.next
    assert following is not None
    card = (await house.tables.look(following)).card
    assert [(seat.person, seat.ready) for seat in card.seats] == [("A", True), ("B", False)]
    assert (card.options, card.series, card.previous) == ({"escape": "leave"}, old, old)
    now = await house.done(old, "B", Rematch())
    assert now.card.next == following
    begun = (await house.tables.look(following)).card
    assert (begun.stage, begun.first) == ("running", 1 - (first or 0))


@pytest.mark.rule("TB-05")
async def test_two_who_press_rematch_at_once_get_one_table(house: House) -> None:
    old = await house.running()
    await house.done(old, "A", Resign())
    here, there = house.tables, house.served()
    await asyncio.gather(here.do(old, "A", Rematch(), 0, "a"), there.do(old, "B", Rematch(), 0, "b"))
    here.woken(None)
    following = (await here.look(old)).card.next
    assert following is not None
    assert (await here.look(following)).card.stage == "running"
    opened = [entry for entry in await here.log(following, most=99) if isinstance(entry.deed, Opened)]
    assert len(opened) == 1


async def test_a_bots_act_is_done_once_and_only_while_it_is_asked(house: House) -> None:
    table = await house.opened("A", join=True, bot="random", start=True)
    now = await house.tables.look(table)
    placed = bytes(act(PLACED[1]).action)
    assert now.bots_to_act() == (1,)
    answers = await asyncio.gather(*(house.tables.act_bot(table, 1, placed, now.seq) for _ in range(2)))
    assert answers == [Done(now.seq + 1)] * 2
    with pytest.raises(Stale):
        await house.tables.act_bot(table, 0, placed, now.seq)
    entry = (await house.tables.log(table, most=1))[0]
    assert (entry.by, isinstance(entry.deed, Acted)) == (ByBot(1), True)


async def test_the_past_can_be_looked_at(house: House) -> None:
    table = await house.playing()
    seen = (await house.tables.look(table)).seq
    await house.done(table, "A", act("b2-b3"))
    moment = await house.tables.moment(table, seen)
    assert moment is not None
    _, entry, state = moment
    assert (entry.seq, state.moves) == (seen, 0)  # type: ignore[attr-defined]
    assert await house.tables.moment(table, seen + 9) is None
    first = await house.tables.moment(table, 0)
    assert first is not None
    assert first[2] is None


async def test_a_full_memory_forgets_the_oldest_and_reads_it_again(house: House) -> None:
    small = type(house.tables)(house.store, house.games, fresh=bytes, now=lambda: house.at, hot=1)
    one, two = await house.gathered(), await house.gathered()
    assert [(await small.look(table)).card.id for table in (one, two, one)] == [one, two, one]


async def test_a_seat_that_joins_late_has_its_question_asked_by_the_start(house: House) -> None:
    table = await house.opened("A", join=True)
    await house.done(table, "A", Start())
    await house.done(table, "B", Join(), Start())
    now = await house.tables.look(table)
    assert now.asked == (now.seq, now.seq)


async def test_what_somebody_saw_through_another_server_holds_here_too(house: House) -> None:
    table = await house.playing()
    there = house.served()
    before = (await there.look(table)).seq
    await house.done(table, "A", act("b2-b3"))
    assert (await there.look(table)).seq == before
    assert (await there.look(table, seen=before + 1)).seq == before + 1
    await house.done(table, "B", act("b5-b4"))
    assert await there.do(table, "A", act("c2-c3"), before + 2, "there") == Done(before + 3)
