"""The doors over HTTP: persons, links, games, rules, lobby, a table's past; and what each answer carries."""

import asyncio
import gzip
import json
import re
from pathlib import Path

import pytest

from speeltafel.core.registry import find_games
from tests.server.client import House
from tests.server.conftest import served
from tests.server.geister import PLACEMENT, pair


async def test_a_personal_link_is_used_once(house: House) -> None:
    person = await house.person("Wanderer")
    link = (await house.http("POST", "/api/persons/me/links", b"", token=person.token)).json()
    other = (await house.http("POST", "/api/links", {"code": link["code"]})).json()
    assert other["person"] == person.id
    assert other["token"] != person.token
    assert (await house.http("GET", "/api/persons/me", token=other["token"])).json()["name"] == "Wanderer"
    again = await house.http("POST", "/api/links", {"code": link["code"]})
    assert (again.status, again.json()) == (404, {"code": "bad-link"})


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 33, "\u202e\u202d"])
async def test_what_cannot_be_a_name_is_refused(house: House, name: str) -> None:
    person = await house.person(None)
    answer = await house.http("PUT", "/api/persons/me", {"name": name}, token=person.token)
    assert (answer.status, answer.json()) == (400, {"code": "bad-name"})


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/persons/me", None, 401, "bad-token"),
        ("POST", "/api/tables", {"game": "geister"}, 401, "bad-token"),
        ("GET", "/api/nothing", None, 404, "no-such-page"),
        ("GET", "/api/openapi.json/nothing", None, 404, "no-such-page"),
        ("DELETE", "/api/games", None, 405, "no-such-method"),
        ("GET", "/api/tables/00", None, 404, "no-such-table"),
        ("GET", "/api/tables/%00%27", None, 404, "no-such-table"),
        ("GET", f"/api/tables/{'0' * 5000}/log", None, 404, "no-such-table"),
        ("POST", "/api/links", b'{"code":' + b"[" * 30_000 + b"]" * 30_000 + b"}", 400, "malformed"),
        ("GET", "/api/rules/geister/xx", None, 404, "no-such-page"),
        ("GET", "/api/rules/nothing/nl", None, 404, "no-such-page"),
        ("GET", "/api/games/nothing/words/nl", None, 404, "no-such-page"),
        ("POST", "/api/links", b"{", 400, "malformed"),
        ("POST", "/api/links", b"x" * 70_000, 413, "too-large"),
        ("POST", "/api/links", {"code": 1}, 400, "malformed"),
    ],
)
async def test_what_is_wrong_has_a_status_and_a_code(
    house: House, method: str, path: str, body: object, status: int, code: str
) -> None:
    answer = await house.http(method, path, body)
    assert (answer.status, answer.json()) == (status, {"code": code})


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/games", {"GET", "HEAD", "OPTIONS"}),
        ("HEAD", "/api/links", {"POST", "OPTIONS"}),
        ("POST", "/api/health", {"GET", "HEAD", "OPTIONS"}),
        ("POST", "/health", {"GET", "HEAD", "OPTIONS"}),
        ("POST", "/", {"GET", "HEAD"}),
    ],
)
async def test_what_cannot_be_done_somewhere_is_answered_with_what_can(
    house: House, method: str, path: str, allowed: set[str]
) -> None:
    answer = await house.http(method, path)
    said = {name.lower(): value for name, value in answer.headers.items()}
    assert (answer.status, set(said["allow"].split(", "))) == (405, allowed)
    for one in allowed:
        assert (await house.http(one, path)).status != 405


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "persons/me", {"name": "Owner", "nmae": "Owner"}),
        ("POST", "links", {"code": "ab" * 16, "seat": 1}),
        ("POST", "tables", {"game": "geister", "optoins": {"invisible": True}}),
    ],
)
async def test_a_field_that_is_misspelt_is_not_passed_over(
    house: House, method: str, path: str, body: dict[str, object]
) -> None:
    answer = await house.http(method, f"/api/{path}", body, token=(await house.person()).token)
    assert (answer.status, answer.json()) == (400, {"code": "unknown-field"})


async def test_a_wrong_token_is_refused_even_where_none_is_needed(house: House) -> None:
    assert (await house.http("GET", "/api/tables", token="0" * 64)).json() == {"code": "bad-token"}


async def test_a_table_that_the_rules_forbid_is_not_opened(house: House) -> None:
    person = await house.person()
    wishes = {"game": "geister", "join": True, "bot": "no-such-bot"}
    answer = await house.http("POST", "/api/tables", wishes, token=person.token)
    assert (answer.status, answer.json()["type"]) == (409, "refused")
    unknown = await house.http("POST", "/api/tables", {"game": "chess"}, token=person.token)
    assert (unknown.status, unknown.json()) == (404, {"code": "no-such-game"})
    nameless = await house.person(None)
    answer = await house.http("POST", "/api/tables", {"game": "geister", "join": True}, token=nameless.token)
    assert (answer.status, answer.json()) == (400, {"code": "no-name"})


async def test_the_lobby_lists_tables_and_says_when_nothing_changed(house: House) -> None:
    person = await house.person("Owner")
    table = await house.table(person, join=True, title="Friday <b>evening</b>")
    hidden = await house.table(person, join=True, options={"invisible": True})
    first = await house.http("GET", "/api/tables")
    listed = {entry["card"]["id"]: entry for entry in first.json()["tables"]}
    assert listed[table]["card"]["title"] == "Friday <b>evening</b>"
    assert hidden not in listed
    assert first.json()["names"][person.id] == "Owner"
    again = await house.http("GET", "/api/tables", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status, again.body) == (304, b"")
    own = (await house.http("GET", "/api/tables", token=person.token)).json()["tables"]
    assert {entry["card"]["id"] for entry in own if entry["yours"]} == {table, hidden}


async def test_tables_of_a_game_that_is_gone_wait_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(data=tmp_path) as house:
        person = await house.person()
        gone = await house.table(person, "geister", join=True, bot="beginner", start=True)
        there = await house.table(person, "nice_n_easy", join=True)
    games = dict(find_games())
    del games["geister"]
    with monkeypatch.context() as without:
        without.setattr("speeltafel.server.house.find_games", lambda: games)
        async with served(data=tmp_path) as house:
            for token in (None, person.token):
                lobby = (await house.http("GET", "/api/tables", token=token)).json()
                assert [entry["card"]["id"] for entry in lobby["tables"]] == [there]
            assert (await house.http("GET", f"/api/tables/{gone}")).json() == {"code": "no-such-table"}
    async with served(data=tmp_path) as house:
        assert len((await house.http("GET", "/api/tables", token=person.token)).json()["tables"]) == 2


async def test_a_program_plays_over_http(house: House) -> None:
    async with pair(house) as both:
        path = f"/api/tables/{both.table}"
        wish = {"type": "do", "key": "k", "after": both.pages[0].seq, "verb": {"type": "act", "action": PLACEMENT}}
        answers = [await house.http("POST", f"{path}/do", wish, token=both.persons[0].token) for _ in range(2)]
        assert [answer.json()["type"] for answer in answers] == ["fine", "fine"]
        assert answers[0].json() == answers[1].json()
        refused = await house.http("POST", f"{path}/do", {**wish, "key": "l"}, token=both.persons[0].token)
        assert refused.json()["code"] == "stale" or refused.json()["rule"] == "GE-02"
        await both.pages[0].until(lambda _: both.pages[0].view["placed"][0])
        drawing = (await house.http("GET", f"{path}/text", token=both.persons[0].token)).body.decode()
        assert "G E G E" in drawing
        assert "G E G E" not in (await house.http("GET", f"{path}/text")).body.decode()
        started = both.pages[0].seq - 1
        assert (
            "G E G E"
            not in (await house.http("GET", f"{path}/text?at={started}", token=both.persons[0].token)).body.decode()
        )
        assert (await house.http("GET", f"{path}/text?at={started}")).body != b""
        assert (await house.http("GET", f"{path}/text?at=0")).body == b""
        assert (await house.http("GET", f"{path}/text?at=999")).status == 404


async def test_the_past_is_shown_as_each_may_know_it(house: House) -> None:
    async with pair(house) as both:
        await both.place()
        path, seq = f"/api/tables/{both.table}", both.pages[0].seq
        own = (await house.http("GET", f"{path}/at/{seq}", token=both.persons[0].token)).json()
        assert own["view"] == both.pages[0].view
        stranger = (await house.http("GET", f"{path}/at/{seq}")).json()
        assert stranger["view"]["kinds"] == "?" * 16
        assert (await house.http("GET", f"{path}/at/0")).json()["view"] is None
        for nowhere in (seq + 1, -1, 10**30):
            assert (await house.http("GET", f"{path}/at/{nowhere}")).status in (400, 404)
        log = (await house.http("GET", f"{path}/log?before={seq}")).json()
        assert [line["seq"] for line in log] == list(range(seq))
        assert b"GEGE" not in (await house.http("GET", f"{path}/log", token=both.persons[0].token)).body


async def test_games_rules_and_words_are_given_out(house: House) -> None:
    geister = next(game for game in (await house.http("GET", "/api/games")).json() if game["id"] == "geister")
    assert {option["name"] for option in geister["options"]} >= {"escape", "disclose", "watchers"}
    for lang in ("nl", "en"):
        book = (await house.http("GET", f"/api/rules/geister/{lang}")).json()
        rules = {rule["id"]: rule for chapter in book["chapters"] for rule in chapter["rules"]}
        kinds = [part["type"] for part in rules["GE-10"]["parts"]]
        assert kinds.count("example") == 3
        assert '<a href="/rules/geister#GE-22">' in rules["GE-10"]["parts"][0]["html"]
        assert (await house.http("GET", f"/api/rules/tables/{lang}")).json()["chapters"]
        assert "refusal-not-a-neighbour" in (await house.http("GET", f"/api/games/geister/words/{lang}")).body.decode()


async def test_the_document_names_every_door(house: House) -> None:
    document = (await house.http("GET", "/api/openapi.json")).json()
    assert "/api/tables/{table}/do" in document["paths"]
    assert document["components"]["schemas"]["Update"]["properties"]["type"]["enum"] == ["update"]


@pytest.mark.parametrize(
    "path",
    ["/", "/t/00", "/api/games", "/api/nothing", "/assets/none.js", "/api/openapi.json", "/api/tables/00/socket"],
)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
async def test_every_answer_keeps_strangers_out(house: House, method: str, path: str) -> None:
    answer = await house.http(method, path)
    headers = {name.lower(): value for name, value in answer.headers.items()}
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert (answer.body == b"") or method != "HEAD"
    assert answer.status < 500


async def test_the_document_refers_to_nothing_that_it_lacks(house: House) -> None:
    text = (await house.http("GET", "/api/openapi.json")).body.decode()
    schemas = json.loads(text)["components"]["schemas"]
    assert set(re.findall(r'"#/components/schemas/([^"]+)"', text)) <= schemas.keys()


async def test_the_document_tells_no_view_from_one(house: House) -> None:
    schemas = (await house.http("GET", "/api/openapi.json")).json()["components"]["schemas"]
    view = schemas["Moment"]["properties"]["view"]
    assert sorted(kind["type"] for kind in view["oneOf"]) == ["null", "object"]


async def test_health_is_told(house: House) -> None:
    assert (await house.http("GET", "/api/health")).json()["version"]


async def test_answers_are_packed_for_who_can_unpack_them(house: House) -> None:
    answer = await house.http("GET", "/api/rules/geister/nl", headers={"Accept-Encoding": "gzip"})
    assert json.loads(gzip.decompress(answer.body))["book"] == "geister"


async def test_many_may_ask_at_once(house: House) -> None:
    answers = await asyncio.gather(*(house.http("GET", "/api/tables") for _ in range(20)))
    assert {answer.status for answer in answers} == {200}
