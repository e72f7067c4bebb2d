"""Words as Python finds them: the game's first, then its kits', the tables' and the platform's."""

import re
from pathlib import Path

import pytest

import speeltafel
from speeltafel.core.refusal import Refusal
from speeltafel.games.geister import GAME
from speeltafel.games.geister.model import Stepped
from speeltafel.games.lizzy_ghosties import GAME as LIZZY
from speeltafel.games.lizzy_ghosties.model import Skipped
from speeltafel.words import LANGUAGES, MissingWords, Words, players

PACKAGE = Path(speeltafel.__file__).parent
FOLDERS = sorted(folder for folder in PACKAGE.rglob("words") if list(folder.glob("*.ftl")))


def keys(folder: Path, lang: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) *=", (folder / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.parent.relative_to(PACKAGE)))
def test_both_languages_say_the_same_things_each_once(folder: Path) -> None:
    dutch, english = (keys(folder, lang) for lang in LANGUAGES)
    assert sorted(dutch) == sorted(english)
    assert len(set(dutch)) == len(dutch)


def test_what_a_game_says_is_found_before_what_the_platform_says() -> None:
    assert Words("nl", GAME).say("title") == "Geister"
    assert Words("nl", GAME).say("page-home") == Words("nl").say("page-home")
    assert not Words("nl").knows("kind-good")
    assert Words("nl", GAME).knows("kind-good")


def test_a_room_of_the_house_has_words_that_no_page_is_sent() -> None:
    for room, key in (("speeltafel.cli", "cli-column-bot"), ("speeltafel.server", "health-fine")):
        assert Words("nl", room=room).knows(key)
        assert not Words("nl").knows(key)


def test_a_thing_is_told_by_its_tag_and_fields() -> None:
    words = Words("nl", GAME, isolating=False)
    assert words.told("news", Stepped(0, "b2", "b3"), who="A") == "A gaat van b2 naar b3."
    assert words.told("news", Stepped(0, "b2", "b3", "G"), who="A").endswith("en slaat een goede geest.")


def test_news_call_every_player_by_name() -> None:
    news = Skipped(seat=0, opponent=2, why="will")
    names = players(news, "ABC".__getitem__)
    assert names == {"who": "A", "opponent_name": "C"}
    assert Words("en", LIZZY, isolating=False).told("news", news, **names) == "A leaves C alone."
    assert players(Stepped(0, "b2", "b3"), "ABC".__getitem__) == {"who": "A"}


def test_a_refusal_is_told_with_its_facts() -> None:
    words = Words("en", GAME, isolating=False)
    assert words.refusal(Refusal("GE-10", "not-your-ghost", {"square": "c4"})).startswith(
        "There is no ghost of yours on c4"
    )


def test_a_refusal_calls_another_player_by_name() -> None:
    words = Words("en", LIZZY, isolating=False)
    refusal = Refusal("LG-20", "another-is-passed", {"opponent": 2})
    assert words.refusal(refusal, ["A", "B", "C (bot)"].__getitem__) == "You are passing C (bot) now; each in turn."
    assert words.refusal(refusal) == "You are passing C now; each in turn."


def test_names_are_set_apart_unless_nobody_wants_that() -> None:
    """In a browser a name in another script must not turn the sentence round."""
    assert "\u2068A\u2069" in Words("en", GAME).say("news-placed", who="A")


def test_what_is_missing_is_said_loudly() -> None:
    with pytest.warns(MissingWords, match="no message nowhere-to-be-found in nl"):
        assert Words("nl").say("nowhere-to-be-found") == "nowhere-to-be-found"
    with pytest.warns(MissingWords, match="news-placed in en"):
        Words("en", GAME).say("news-placed")


def test_there_are_no_words_in_other_languages() -> None:
    with pytest.raises(ValueError, match="there are nl, en"):
        Words("fr")
