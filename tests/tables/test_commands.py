"""What is typed behind a slash (TB-10 to TB-18): the same verbs in two languages, one helpful line for the rest."""

import pytest
from msgspec.structs import replace

from speeltafel.core.registry import find_games
from speeltafel.tables.commands import COMMANDS, Answer, Line, answer
from speeltafel.tables.options import options_of
from speeltafel.tables.verbs import (
    Accept,
    Bot,
    Draw,
    Join,
    Leave,
    Option,
    Refuse,
    Rematch,
    Resign,
    Start,
    Title,
    Unready,
)
from speeltafel.words import LANGUAGES, Words
from tests.tables.house import House


async def typed(house: House, text: str, **opening: object) -> Answer:
    """What ``text`` is read as, at a table where A and B sit."""
    table = await house.tables.look(await house.gathered(**opening))
    return answer(text, table, {"A": "Anker", "B": "Boei"})


@pytest.mark.rule("TB-10")
@pytest.mark.rule("TB-11")
@pytest.mark.rule("TB-12")
@pytest.mark.rule("TB-13")
@pytest.mark.rule("TB-14")
@pytest.mark.rule("TB-18")
@pytest.mark.parametrize(
    ("texts", "verb"),
    [
        (("/join", "/zit", "/JOIN", "/ga zitten", "/Sit down", "/sit"), Join()),
        (("/join 2", "/zit 2", "/ga zitten 2", "/sitdown 2"), Join(1)),
        (("/leave", "/weg", "/sta op", "/stand up"), Leave()),
        (("/bot",), Bot()),
        (("/bot random 2", "/bot 2 random"), Bot(1, "random")),
        (("/bot off 2", "/bot uit 2"), Bot(1, None)),
        (("/start", "/begin", "/startnosave", "/klaar", "/ready"), Start()),
        (("/unready", "/nog niet", "/not yet"), Unready()),
        (("/option escape leave", "/optie  escape   leave", "/opties escape leave"), Option("escape", "leave")),
        (("/option disclose",), Option("disclose")),
        (("/title On the terrace", "/titel On  the terrace"), Title("On the terrace")),
        (("/title",), Title("")),
        (("/draw", "/remise"), Draw()),
        (("/accept", "/akkoord", "/ja", "/yes", "/goed", "/agreed"), Accept()),
        (("/refuse", "/weiger", "/nee", "/no"), Refuse()),
        (("/resign", "/opgeven", "/geefop", "/geef op"), Resign()),
        (("/reset", "/opnieuw", "/revanche", "/rematch"), Rematch()),
    ],
)
async def test_a_command_and_its_other_names_are_one_verb(house: House, texts: tuple[str, ...], verb: object) -> None:
    assert [await typed(house, text) for text in texts] == [verb] * len(texts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("button", "verb"),
    [
        ("setup-sit", Join()),
        ("setup-stand-up", Leave()),
        ("table-resign", Resign()),
        ("end-rematch", Rematch()),
    ],
)
async def test_what_a_button_says_can_be_typed(house: House, lang: str, button: str, verb: object) -> None:
    assert await typed(house, f"/{Words(lang).say(button)}") == verb


def test_no_name_stands_for_two_commands() -> None:
    names = [name.replace(" ", "") for command in COMMANDS for name in (command.name, *command.aliases)]
    assert len(set(names)) == len(names)


async def test_the_options_are_listed_by_any_of_their_names(house: House) -> None:
    listed = await typed(house, "/option")
    assert isinstance(listed, tuple)
    assert {line.args["option"] for line in listed} > {"escape", "start"}
    for text in ("/options", "/optie", "/opties", "/opties hulp"):
        assert await typed(house, text) == listed


async def test_an_unknown_command_is_answered_with_one_line(house: House) -> None:
    assert await typed(house, "/jion") == (Line("told-unknown-command", {"command": "jion"}),)
    assert await typed(house, "/") == (Line("told-unknown-command", {"command": ""}),)
    assert await typed(house, "/join me") == (Line("told-usage-join", {"command": "join"}),)


async def test_whoever_asks_how_to_resign_has_not_resigned(house: House) -> None:
    assert await typed(house, "/resign how does that work?") == (Line("told-usage-alone", {"command": "resign"}),)
    assert await typed(house, "/geef op en ga slapen") == (Line("told-usage-alone", {"command": "resign"}),)
    assert await typed(house, "/remise nu?") == (Line("told-usage-alone", {"command": "draw"}),)
    assert await typed(house, "/geef me nog even") == (Line("told-unknown-command", {"command": "geef"}),)


@pytest.mark.rule("TB-15")
@pytest.mark.rule("TB-17")
@pytest.mark.parametrize("text", ["/breakoff", "/remove B", "/allowpeek yes B", "/takeback"])
async def test_what_comes_later_says_so(house: House, text: str) -> None:
    lines = await typed(house, text)
    assert isinstance(lines, tuple)
    assert [line.words for line in lines] == ["told-comes-later"]


@pytest.mark.rule("TB-16")
async def test_help_tells_every_command_there_is_and_one_that_is_asked_for(house: House) -> None:
    lines = await typed(house, "/help")
    assert isinstance(lines, tuple)
    assert [line.args["command"] for line in lines] == [command.name for command in COMMANDS if not command.later]
    (line,) = await typed(house, "/hulp zit")  # type: ignore[misc]
    aliases = "/zit, /ga zitten, /sit, /sit down"
    assert line.args == {"command": "join", "aliases": aliases, "what_words": "command-join", "rule": "TB-10"}
    assert await typed(house, "/help /ga zitten") == (line,)


@pytest.mark.rule("TB-18")
@pytest.mark.parametrize(("lang", "at_once"), [("nl", "meteen"), ("en", "at once")])
async def test_help_says_that_a_typed_resign_asks_nothing_more(house: House, lang: str, at_once: str) -> None:
    (line,) = await typed(house, "/help resign")  # type: ignore[misc]
    assert at_once in Words(lang, house.games["geister"]).say(str(line.args["what_words"]))


@pytest.mark.rule("TB-16")
async def test_gameinfo_tells_seats_and_options(house: House) -> None:
    for text in ("/gameinfo", "/spelinfo", "/spielinfo"):
        lines = await typed(house, text, options={"escape": "leave"})
        assert isinstance(lines, tuple)
        assert Line("told-seat-person", {"seat": 2, "who": "Boei"}) in lines
        said = {line.args["option"]: line.args for line in lines if "option" in line.args}
        assert said["escape"]["value_words"] == "option-escape-leave"
        assert said["move_limit"]["value"] == 200


@pytest.mark.rule("TB-16")
async def test_a_number_that_means_more_is_told_in_words(house: House) -> None:
    lines = await typed(house, "/gameinfo", options={"move_limit": 0})
    assert isinstance(lines, tuple)
    (line,) = [line for line in lines if line.args.get("option") == "move_limit"]
    assert (line.words, line.args["value_words"]) == ("told-option", "option-move-limit-0")
    assert "value" not in line.args


@pytest.mark.rule("TB-12")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", find_games())
async def test_the_options_of_every_game_are_told_in_words(house: House, game: str, lang: str) -> None:
    words, table = Words(lang, house.games[game]), await house.tables.look(await house.opened(game=game))
    for option in options_of(house.games[game]):
        for choice in option.choices or (option.default,):
            card = replace(table.card, options={option.name: choice})
            lines = answer("/option", replace(table, card=card), {})
            assert isinstance(lines, tuple)
            (line,) = [line for line in lines if line.args["option"] == option.name]
            keys = [str(key) for fact, key in line.args.items() if fact.endswith("_words")]
            assert [key for key in keys if not words.knows(key)] == []


@pytest.mark.rule("TB-12")
@pytest.mark.rule("GE-41")
async def test_option_help_tells_who_waits_for_whose_consent(house: House) -> None:
    table = await house.gathered()
    await house.done(table, "B", Option("disclose"))
    lines = answer("/option help", await house.tables.look(table), {})
    assert isinstance(lines, tuple)
    (line,) = [line for line in lines if line.words == "told-option-wished"]
    assert (line.args["option"], line.args["seats"]) == ("disclose", "2")
