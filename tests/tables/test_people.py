"""Persons, names, links and talk (TB-01, TB-02)."""

import pytest

from speeltafel.core.entry import PersonId
from speeltafel.tables import chat
from speeltafel.tables.card import Card
from speeltafel.tables.luck import from_seed
from speeltafel.tables.people import LINK_LASTS, NAME_MOST, People, clean
from speeltafel.tables.problems import BadLink, BadName, BadToken, Malformed, NoName, TooLong
from speeltafel.tables.storing import ChatLine
from speeltafel.tables.verbs import Resign
from tests.tables.house import House


@pytest.fixture
def people(house: House) -> People:
    """The persons of the house."""
    return People(house.store, from_seed("people"))


async def test_a_visitor_is_a_person_without_a_name(people: People) -> None:
    known = await people.welcome(0)
    assert await people.who(known.token) == known.person
    with pytest.raises(NoName):
        await people.name(known.person)
    with pytest.raises(BadToken):
        await people.who(known.token[:-1] + "x")


@pytest.mark.rule("TB-01")
async def test_a_personal_link_gives_another_device_its_own_token_once(people: People) -> None:
    known = await people.welcome(0)
    code, until = await people.link(known.person, 0)
    other = await people.use_link(code, until - 1)
    assert (other.person, other.token != known.token) == (known.person, True)
    assert await people.who(known.token) == await people.who(other.token)
    with pytest.raises(BadLink):
        await people.use_link(code, 0)


async def test_a_personal_link_expires_and_cannot_be_guessed(people: People) -> None:
    code, _ = await people.link((await people.welcome(0)).person, 0)
    with pytest.raises(BadLink):
        await people.use_link(code, LINK_LASTS + 1)
    with pytest.raises(BadLink):
        await people.use_link("0" * 32, 0)
    assert len(code) * 4 == 128


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Anker  van  B ", "Anker van B"),
        ("🦎", "🦎"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("e\u0301", "\u00e9"),
        ("<b>A</b>", "<b>A</b>"),
        ("\u202eevil", "evil"),
        ("a\u0000b\nc", "ab c"),
        ("مرحبا", "مرحبا"),
        ("a" * NAME_MOST, "a" * NAME_MOST),
    ],
)
async def test_a_name_is_kept_as_it_may_be_shown(people: People, given: str, kept: str) -> None:
    person = (await people.welcome(0)).person
    assert await people.rename(person, given) == kept
    assert await people.name(person) == kept


@pytest.mark.parametrize(
    "given", ["", "   ", "\u200d", "\u0301", "\u202e", "\u3164", "\u2800 \u2800", "a" * (NAME_MOST + 1)]
)
async def test_what_nobody_can_see_is_no_name(people: People, given: str) -> None:
    with pytest.raises(BadName):
        await people.rename((await people.welcome(0)).person, given)


def test_marks_piled_on_one_letter_are_cut() -> None:
    assert clean("x" + "\u0336" * 20, 32) == "x" + "\u0336" * 3


async def heard(house: House, card: Card, person: PersonId | None) -> list[ChatLine]:
    """The lines that somebody may read who looks at a table that was never played again."""
    return await house.store.said(card.series, chat.readable(card, person), reader=person)


@pytest.mark.rule("TB-02")
async def test_the_watchers_talk_is_closed_to_the_seats_until_the_end(house: House) -> None:
    """P31."""
    table = await house.running()
    now = await house.tables.look(table)
    card = now.card
    await chat.say(house.store, now, "C", "watchers", "seat 1 bluffs", 0, "k1")
    await chat.say(house.store, now, "A", "table", "hello", 0, "k2")
    assert [line.text for line in await heard(house, card, "A")] == ["hello"]
    assert [line.text for line in await heard(house, card, None)] == ["seat 1 bluffs", "hello"]
    with pytest.raises(Malformed):
        await chat.say(house.store, now, "A", "watchers", "what do you say", 0, "k3")
    over = (await house.done(table, "A", Resign())).card
    assert [line.text for line in await heard(house, over, "A")] == ["seat 1 bluffs", "hello"]


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("two  words", "two  words"),
        ("one\nline\u2028of\tthree", "one line of three"),
        ("\u6771\u4eac\u3000\u5927\u962a", "\u6771\u4eac \u5927\u962a"),
        ("o" + "\u0336" * 400, "o" + "\u0336" * 3),
        ("\u202eturned\u2066 around\u200b", "turned around"),
        (
            "\U0001f469\u200d\U0001f680 \u0645\u0631\u062d\u0628\u0627",
            "\U0001f469\u200d\U0001f680 \u0645\u0631\u062d\u0628\u0627",
        ),
    ],
)
async def test_a_line_stays_a_line_whatever_its_script(house: House, said: str, shown: str) -> None:
    now = await house.tables.look(await house.running())
    assert (await chat.say(house.store, now, "A", "table", said, 0, "k8")).text == shown


async def test_a_line_is_kept_literally_and_within_bounds(house: House) -> None:
    now = await house.tables.look(await house.running())
    script = "<script>alert(1)</script> [b]x[/b]"
    assert (await chat.say(house.store, now, "A", "table", script, 0, "k4")).text == script
    with pytest.raises(TooLong):
        await chat.say(house.store, now, "A", "table", "x" * 501, 0, "k5")
    for nothing in ("", "  ", "\u0007", "\u200d \u200c"):
        with pytest.raises(Malformed):
            await chat.say(house.store, now, "A", "table", nothing, 0, "k6")
    with pytest.raises(Malformed):
        await chat.say(house.store, now, "A", "everywhere", "x", 0, "k7")
