"""A game's values as bytes: what comes back is what went in, and what is malformed does not come in."""

import msgspec
import pytest

from speeltafel.core.codec import codec
from speeltafel.core.entry import ByBot, ByClock, ByPerson, Defaulted, Entry, OptionSet, Sat
from speeltafel.games.geister import GAME
from speeltafel.games.geister.model import Leave, Options, Place, Placed, Step
from tests.laws.playing import played, started

CODEC = codec(GAME)


def test_there_is_one_codec_for_a_game() -> None:
    assert codec(GAME) is CODEC


@pytest.mark.parametrize("action", [Place("GGGGEEEE"), Step("b2", "b3"), Leave("a6")])
def test_an_act_is_read_as_it_was_sent(action: object) -> None:
    assert CODEC.read_action(msgspec.json.encode(action)) == action
    assert CODEC.read_action(CODEC.json(action)) == action


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'{"type":"step"}',
        b'{"type":"fly","origin":"b2","target":"b3"}',
        b'{"origin":"b2","target":"b3"}',
        b'{"type":"step","origin":"b2","target":"g3"}',
        b'{"type":"step","origin":"b2","target":"b3\\n"}',
        b'{"type":"step","origin":22,"target":"b3"}',
        b'{"type":"place","kinds":"GGGG"}',
        b'{"type":"place","kinds":"GGGGEEEEE"}',
        b'{"type":"place","kinds":"GGGGEEEE\\n"}',
        b"\xff\xfe",
    ],
)
def test_a_malformed_act_is_not_read(sent: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
        CODEC.read_action(sent)


def test_options_are_the_defaults_but_for_what_is_said() -> None:
    assert CODEC.read_options({}) == Options()
    assert CODEC.read_options({"escape": "leave", "move_limit": 80}) == Options(escape="leave", move_limit=80)


@pytest.mark.parametrize("values", [{"escape": "fly"}, {"move_limit": -1}, {"move_limit": "many"}, {"disclose": 2}])
def test_an_option_that_cannot_be_is_refused(values: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        CODEC.read_options(values)


def test_an_entry_of_the_game_comes_back_whole() -> None:
    for entry in played(GAME, started(GAME, Options(escape="leave")), "codec", 40).entries():
        body = CODEC.pack_body(entry)
        assert CODEC.unpack_entry(seq=entry.seq, at=entry.at, key=None, body=body, state=entry.state) == entry


@pytest.mark.parametrize(
    "entry",
    [
        Entry(seq=3, at=17, by=ByPerson("p", None), key="k", deed=Sat(0, "p")),
        Entry(seq=4, at=18, by=ByPerson("p", 0), key=None, deed=OptionSet("move_limit", 80)),
        Entry(seq=5, at=19, by=ByClock(), key=None, deed=Defaulted(0, Place("GGGGEEEE")), news=(Placed(0),)),
        Entry(seq=6, at=20, by=ByBot(1), key=None, deed=OptionSet("disclose", True)),  # noqa: FBT003
    ],
)
def test_any_entry_comes_back_whole(entry: Entry) -> None:
    body = CODEC.pack_body(entry)
    assert CODEC.unpack_entry(seq=entry.seq, at=entry.at, key=entry.key, body=body, state=None) == entry
