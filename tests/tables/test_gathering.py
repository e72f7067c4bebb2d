"""Getting to a table: seats, bots, options, the start (TB-01 to TB-12)."""

import asyncio
from collections import Counter

import pytest
from msgspec.structs import replace

from speeltafel.core.entry import SeatsDrawn, Started
from speeltafel.core.refusal import Refusal
from speeltafel.tables.options import effective
from speeltafel.tables.problems import TooLong
from speeltafel.tables.tables import Done, Opening
from speeltafel.tables.verbs import Bot, Join, Leave, Option, Start, Title, Unready
from speeltafel.words import LANGUAGES, Words
from tests.tables.house import House


@pytest.mark.rule("TB-01")
async def test_whoever_opens_a_table_may_sit_down_at_once(house: House) -> None:
    card = (await house.tables.look(await house.opened("A", join=True))).card
    assert (card.owner, card.stage, card.seat_of("A"), card.seat_of("B")) == ("A", "gathering", 0, None)


@pytest.mark.rule("TB-01")
async def test_practice_is_one_request(house: House) -> None:
    table = await house.tables.look(await house.opened("A", join=True, bot="beginner", start=True))
    assert table.card.stage == "running"
    assert table.card.seats[1].bot == "beginner"


@pytest.mark.rule("TB-03", "TB-04")
async def test_whoever_opens_a_table_for_bots_alone_watches_them(house: House) -> None:
    table = await house.tables.look(await house.opened("A", bot="random", start=True))
    assert table.card.stage == "running"
    assert [seat.bot for seat in table.card.seats] == ["random", "random"]


@pytest.mark.rule("TB-04")
async def test_start_is_for_whoever_sits_down(house: House) -> None:
    answer = await house.tables.open("A", Opening(game="geister", start=True))
    assert isinstance(answer, Refusal)
    assert answer.why == "not-seated"


@pytest.mark.rule("TB-02")
async def test_the_owner_gives_the_table_its_title_before_the_start(house: House) -> None:
    table = await house.gathered()
    assert (await house.done(table, "A", Title("  On the\nterrace "))).card.title == "On the terrace"
    assert await house.refused(table, "B", Title("Elsewhere")) == ("TB-02", "owner-titles")
    with pytest.raises(TooLong):
        await house.do(table, "A", Title("x" * 61))
    assert (await house.done(table, "A", Title(" "))).card.title == ""
    await house.done(table, "A", Title("Again"), Start())
    assert (await house.done(table, "B", Start())).card.title == "Again"
    assert await house.refused(table, "A", Title("Late")) == ("TB-12", "before-the-start")


async def test_an_opening_that_wishes_what_cannot_be_opens_nothing(house: House) -> None:
    wishes = Opening(game="geister", join=True, options={"repetition": False, "move_limit": 0})
    answer = await house.tables.open("A", wishes)
    assert isinstance(answer, Refusal)
    assert (answer.rule, await house.tables.of("A", most=9)) == ("GE-31", [])


@pytest.mark.rule("TB-10")
async def test_one_sits_on_the_first_free_seat_or_the_one_that_one_names(house: House) -> None:
    table = await house.opened("A")
    await house.done(table, "B", Join(1))
    assert (await house.done(table, "A", Join())).card.seat_of("A") == 0


@pytest.mark.rule("TB-10")
async def test_a_seat_that_is_held_is_not_given_away(house: House) -> None:
    table = await house.opened("A", join=True)
    assert await house.refused(table, "B", Join(0)) == ("TB-10", "seat-taken")
    assert await house.refused(table, "B", Join(2)) == ("TB-10", "no-such-seat")
    await house.done(table, "B", Join())
    assert await house.refused(table, "C", Join()) == ("TB-10", "table-full")


@pytest.mark.rule("TB-10")
async def test_two_who_want_the_last_seat_at_once_get_one_seat(house: House) -> None:
    """P10."""
    table = await house.opened("A", join=True)
    answers = await asyncio.gather(*(house.do(table, person, Join()) for person in ("B", "C")))
    assert [type(answer) for answer in answers] == [Done, Refusal]
    assert (await house.tables.look(table)).card.seat_of("B") == 1


@pytest.mark.rule("TB-10")
async def test_one_person_has_one_seat_and_may_change_it(house: House) -> None:
    """P10."""
    table = await house.opened("A", join=True)
    assert await house.refused(table, "A", Join()) == ("TB-10", "already-seated")
    card = (await house.done(table, "A", Join(1))).card
    assert [seat.person for seat in card.seats] == [None, "A"]


@pytest.mark.rule("TB-10")
async def test_a_running_game_has_no_seat_to_give(house: House) -> None:
    table = await house.running()
    assert await house.refused(table, "C", Join()) == ("TB-10", "game-runs")
    assert await house.refused(table, "A", Leave()) == ("TB-10", "stay-seated")


@pytest.mark.rule("TB-02")
async def test_when_the_owner_leaves_rights_and_label_go_to_the_next(house: House) -> None:
    """P33."""
    table = await house.gathered(options={"host": True})
    assert await house.refused(table, "B", Option("escape", "leave")) == ("TB-12", "host-only")
    card = (await house.done(table, "A", Leave())).card
    assert card.owner == "B"
    await house.done(table, "B", Option("escape", "leave"), Bot(), Start())


@pytest.mark.rule("TB-03")
async def test_a_bot_fills_a_free_seat_and_says_so(house: House) -> None:
    table = await house.opened("A", join=True)
    assert await house.refused(table, "A", Bot(0)) == ("TB-03", "seat-taken")
    assert await house.refused(table, "A", Bot(None, "clever")) == ("TB-03", "no-such-bot")
    assert await house.refused(table, "B", Bot()) == ("TB-10", "not-seated")
    card = (await house.done(table, "A", Bot(None, "random"))).card
    assert (card.seats[1].bot, card.seats[1].ready) == ("random", True)
    assert (await house.done(table, "A", Bot(1, None))).card.seats[1].free
    assert await house.refused(table, "A", Bot(None, None)) == ("TB-03", "no-bot-here")


@pytest.mark.rule("TB-04")
async def test_the_game_starts_when_the_seats_are_filled_and_all_are_ready(house: House) -> None:
    table = await house.gathered()
    assert (await house.done(table, "A", Start())).card.stage == "gathering"
    assert await house.refused(table, "A", Start()) == ("TB-11", "already-ready")
    assert (await house.done(table, "B", Start())).card.stage == "running"


@pytest.mark.rule("TB-11")
async def test_a_start_can_be_taken_back_until_the_game_begins(house: House) -> None:
    table = await house.gathered()
    card = (await house.done(table, "A", Start(), Unready())).card
    assert not card.seats[0].ready
    assert await house.refused(table, "A", Unready()) == ("TB-11", "not-ready")
    assert await house.refused(table, "C", Start()) == ("TB-10", "not-seated")


@pytest.mark.rule("TB-04")
async def test_a_bot_that_takes_the_last_seat_lets_the_game_begin(house: House) -> None:
    table = await house.opened("A", join=True)
    assert (await house.done(table, "A", Start(), Bot())).card.stage == "running"


@pytest.mark.rule("TB-12")
async def test_an_option_is_set_or_switched_before_the_start(house: House) -> None:
    table = await house.gathered()
    now = await house.done(table, "B", Option("escape", "leave"), Option("repetition"), Option("move_limit", "60"))
    options = effective(now.card, now.game)
    assert (options.escape, options.repetition, options.move_limit) == ("leave", False, 60)
    await house.done(table, "A", Start())
    await house.done(table, "B", Start())
    assert await house.refused(table, "A", Option("repetition")) == ("TB-12", "before-the-start")


@pytest.mark.rule("TB-12")
@pytest.mark.parametrize(
    ("option", "why"),
    [
        (Option("escape", "up"), "option-is-a-choice"),
        (Option("escape"), "option-is-a-choice"),
        (Option("move_limit", "lots"), "option-is-a-number"),
        (Option("move_limit", -1), "option-is-a-number"),
        (Option("move_limit", value=True), "option-is-a-number"),
        (Option("repetition", "maybe"), "option-is-a-switch"),
        (Option("colour", "red"), "no-such-option"),
        (Option("rated"), "option-comes-later"),
    ],
)
async def test_an_option_that_cannot_be_says_why(house: House, option: Option, why: str) -> None:
    assert await house.refused(await house.gathered(), "A", option) == ("TB-12", why)


@pytest.mark.rule("TB-12")
async def test_a_choice_is_known_however_it_is_typed(house: House) -> None:
    table = await house.opened("A", game="nice_n_easy", join=True)
    for typed in ("By-Players", "BY_PLAYERS"):
        await house.done(table, "A", Option("decks", "2"))
        assert (await house.done(table, "A", Option("decks", typed))).card.options["decks"] == "by_players"


@pytest.mark.rule("TB-12")
@pytest.mark.parametrize(
    ("option", "dutch", "english"),
    [
        (
            Option("move_limit", "lots"),
            "“Zettengrens” is een getal van 0 tot 1.000.",
            "“Move limit” is a number from 0 to 1,000.",
        ),
        (
            Option("escape", "up"),
            "Kies voor “Ontsnappen” uit: arrow, leave.",
            "For “Escape”, take one of: arrow, leave.",
        ),
        (
            Option("disclose", "maybe"),
            "“Laten zien aan het einde” staat aan of uit: typ “aan” of “uit”.",
            "“Show at the end” is on or off: type “on” or “off”.",
        ),
        (
            Option("watchers", "off"),
            "Alleen de eigenaar van de tafel verandert “Kijkers welkom”.",
            "Only the owner of the table changes “Watchers welcome”.",
        ),
    ],
)
async def test_a_refusal_calls_an_option_as_the_form_does(
    house: House, option: Option, dutch: str, english: str
) -> None:
    refusal = await house.do(await house.gathered(), "B", option)
    assert isinstance(refusal, Refusal)
    said = [Words(lang, house.games["geister"], isolating=False).refusal(refusal) for lang in LANGUAGES]
    assert said == [dutch, english]


@pytest.mark.rule("TB-12")
async def test_who_was_ready_is_asked_again_when_an_option_changes(house: House) -> None:
    table = await house.gathered()
    await house.done(table, "A", Start())
    assert not (await house.done(table, "B", Option("escape", "leave"))).card.seats[0].ready


@pytest.mark.rule("GE-31")
async def test_a_set_up_that_cannot_be_played_is_refused_by_the_games_own_rule(house: House) -> None:
    table = await house.gathered()
    await house.done(table, "A", Option("move_limit", 0))
    assert await house.refused(table, "A", Option("repetition", "off")) == ("GE-31", "endless")


@pytest.mark.rule("GE-41")
@pytest.mark.rule("TB-12")
async def test_disclose_holds_only_when_both_have_set_it(house: House) -> None:
    table = await house.gathered()
    now = await house.done(table, "A", Option("disclose"))
    assert not effective(now.card, now.game).disclose
    now = await house.done(table, "B", Option("disclose", "on"))
    assert effective(now.card, now.game).disclose
    now = await house.done(table, "A", Option("disclose"))
    assert not effective(now.card, now.game).disclose


@pytest.mark.rule("GE-41")
async def test_a_wish_goes_with_the_seat_and_the_others_are_asked_again(house: House) -> None:
    table = await house.gathered()
    await house.done(table, "B", Option("disclose"), Start())
    now = await house.done(table, "A", Option("disclose"))
    assert not now.card.seats[1].ready
    await house.done(table, "B", Leave(), Join())
    now = await house.tables.look(table)
    assert not effective(now.card, now.game).disclose


@pytest.mark.rule("TB-12")
async def test_start_fixes_who_begins_and_drawseat_draws_the_seats(house: House) -> None:
    table = await house.running(options={"start": 2})
    assert (await house.tables.look(table)).card.first == 1
    orders = set()
    for _ in range(20):
        drawn = await house.running(options={"drawseat": True})
        deeds = [entry.deed for entry in await house.tables.log(drawn, most=99)]
        orders |= {deed.order for deed in deeds if isinstance(deed, SeatsDrawn)}
        assert isinstance(deeds[-1], Started)
    assert orders == {(0, 1), (1, 0)}


@pytest.mark.rule("TB-04")
@pytest.mark.rule("GE-03")
async def test_the_first_player_is_drawn(house: House) -> None:
    firsts = {(await house.tables.look(await house.running())).card.first for _ in range(20)}
    assert firsts == {0, 1}


@pytest.mark.rule("TB-12")
async def test_under_host_only_the_owner_starts(house: House) -> None:
    table = await house.gathered(options={"host": True})
    assert await house.refused(table, "B", Start()) == ("TB-12", "host-starts")
    assert await house.refused(table, "B", Option("host")) == ("TB-12", "host-only")
    assert (await house.done(table, "A", Start())).card.stage == "running"


@pytest.mark.rule("TB-12")
@pytest.mark.rule("TB-02")
async def test_an_invisible_table_is_not_listed_and_a_closed_one_has_no_watchers(house: House) -> None:
    table = await house.gathered()
    assert [card.id for card in await house.tables.listed(most=9)] == [table]
    assert await house.refused(table, "B", Option("watchers", value=False)) == ("TB-12", "owner-only")
    now = await house.done(table, "A", Option("invisible"), Option("watchers", value=False))
    assert await house.tables.listed(most=9) == []
    assert (now.may_look(None), now.may_look(0)) == (False, True)


@pytest.mark.rule("TB-12")
@pytest.mark.rule("TB-04")
async def test_a_table_for_many_opens_with_four_seats_and_takes_as_many_as_there_are(house: House) -> None:
    table = await house.opened("A", game="nice_n_easy")
    assert len((await house.tables.look(table)).card.seats) == 4
    await house.done(table, "B", Join(1))
    await house.done(table, "C", Join(3))
    assert await house.refused(table, "B", Option("seats", 1)) == ("TB-12", "option-is-a-number")
    card = (await house.done(table, "B", Option("seats", 2))).card
    assert [seat.person for seat in card.seats] == ["B", "C"]
    await house.done(table, "B", Option("seats", 3))
    await house.done(table, "A", Join())
    assert await house.refused(table, "B", Option("seats", 2)) == ("TB-12", "seats-are-taken")


@pytest.mark.rule("TB-12")
async def test_a_seat_that_is_not_there_cannot_begin(house: House) -> None:
    table = await house.opened("A", game="nice_n_easy", join=True)
    assert await house.refused(table, "A", Option("start", 5)) == ("TB-12", "nobody-begins-there")
    await house.done(table, "A", Option("start", 4))
    assert await house.refused(table, "A", Option("seats", 3)) == ("TB-12", "nobody-begins-there")
    await house.done(table, "A", Option("start", 0), Option("seats", 3))


@pytest.mark.rule("TB-12")
async def test_who_opens_a_table_may_name_its_options_in_any_order(house: House) -> None:
    card = (await house.tables.look(await house.opened("A", game="zombies", options={"start": 6, "seats": 6}))).card
    assert (len(card.seats), card.options["start"]) == (6, 6)


@pytest.mark.rule("TB-12")
async def test_the_lobby_shows_tables_where_somebody_sits_and_a_few_of_one_owner(house: House) -> None:
    empty = await house.opened("A")
    assert await house.tables.listed(most=9) == []
    await house.done(empty, "B", Join())
    assert [card.id for card in await house.tables.listed(most=9)] == [empty]
    for _ in range(9):
        await house.opened("C", join=True)
    assert Counter(card.owner for card in await house.tables.listed(most=99)) == {"A": 1, "C": 4}


async def test_a_card_that_cannot_be_read_hides_no_other(house: House) -> None:
    whole, damaged = [await house.opened("A", join=True) for _ in "12"]
    house.store._tables[damaged] = replace(house.store._tables[damaged], card=b"\xff")
    assert [card.id for card in await house.tables.listed(most=9)] == [whole]
    assert [card.id for card in await house.tables.of("A", most=9)] == [whole]
