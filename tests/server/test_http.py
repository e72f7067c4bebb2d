"""The doors over HTTP: persons, links, games, rules, lobby, a table's past; and what each answer carries."""

import asyncio
import gzip
import json
import re
from pathlib import Path

import pytest

from speeltafel.core.registry import find_games
from speeltafel.server.limits import RATES, Rate
from speeltafel.tables.storing import StoreProblem
from tests.server.client import Answer, House
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


@pytest.mark.parametrize("title", ["x" * 61, "\u0645" * 61, "\U0001f47b" * 61, "a" + "\u0301x" * 60])
async def test_a_title_is_no_longer_than_a_page_has_room_for(house: House, title: str) -> None:
    person = await house.person()
    answer = await house.http("POST", "/api/tables", {"game": "geister", "title": title}, token=person.token)
    assert (answer.status, answer.json()) == (400, {"code": "too-long"})


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


KEPT_OUT = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""How strangers' pages are kept out of ours, on every answer."""


def keeps_strangers_out(answer: Answer) -> int:
    """The status of an answer that does; nothing that somebody asked about themselves is kept on the way."""
    headers = {name.lower(): value for name, value in answer.headers.items()}
    assert {name: headers.get(name) for name in KEPT_OUT} == KEPT_OUT
    assert headers["cache-control"] in ("no-store", "no-cache", "private, no-cache", CACHED)
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers
    return answer.status


CACHED = "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    "path",
    ["/", "/t/00", "/api/games", "/api/nothing", "/assets/none.js", "/api/openapi.json", "/api/tables/00/socket",
     "/favicon.svg", "/health", "/api/health", "/metrics", "/api/persons/me", "/api", "/../../etc/passwd"],
)  # fmt: skip
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "DELETE", "OPTIONS", "TRACE"])
async def test_every_answer_keeps_strangers_out(house: House, method: str, path: str) -> None:
    answer = await house.http(method, path)
    assert keeps_strangers_out(answer) < 500
    assert (answer.body == b"") or method != "HEAD"


async def test_an_answer_of_any_kind_keeps_strangers_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object) -> None:
        raise StoreProblem("away")

    async with served(metrics_token="let me count", limits=True) as house:
        person = await house.person()
        tag = (await house.http("GET", "/api/tables")).headers["etag"]
        page = (await house.http("GET", "/")).headers["etag"]
        answers = [
            (304, await house.http("GET", "/api/tables", headers={"If-None-Match": tag})),
            (304, await house.http("GET", "/", headers={"If-None-Match": page})),
            (200, await house.http("GET", "/metrics", token="let me count")),
            (401, await house.http("GET", "/metrics")),
            (201, await house.http("POST", "/api/persons", b"")),
            (204, await house.http("PUT", "/api/persons/me", {"name": "Somebody"}, token=person.token)),
            (409, await house.http("POST", "/api/tables", {"game": "geister", "bot": "none"}, token=person.token)),
            (413, await house.http("POST", "/api/links", b"x" * 70_000)),
        ]
        with monkeypatch.context() as wrong:
            wrong.setattr("speeltafel.store.memory.MemoryStore.names", away)
            answers.append((503, await house.http("GET", "/api/persons/me", token=(await house.person(None)).token)))
            wrong.setattr("speeltafel.store.memory.MemoryStore.names", lambda *_: 1 // 0)
            answers.append((500, await house.http("GET", "/api/persons/me", token=(await house.person(None)).token)))
        monkeypatch.setitem(RATES, "codes", Rate(1, 0))
        answers += [(404, await house.http("GET", "/api/rules/none/nl"))]
        answers += [(429, await house.http("POST", "/api/links", {"code": "0"})) for _ in "12"][1:]
    assert [keeps_strangers_out(answer) for _, answer in answers] == [status for status, _ in answers]
    assert not any(b"Traceback" in answer.body or b"Error" in answer.body for _, answer in answers)


def all_bytes(folder: Path) -> bytes:
    """Whatever stands in its files."""
    return b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())


async def test_tokens_and_codes_stand_nowhere_on_the_disk(tmp_path: Path) -> None:
    async with served(data=tmp_path) as house:
        person = await house.person()
        link = (await house.http("POST", "/api/persons/me/links", b"", token=person.token)).json()["code"]
        other = (await house.http("POST", "/api/persons/me/links", b"", token=person.token)).json()["code"]
        token = (await house.http("POST", "/api/links", {"code": link})).json()["token"]
        async with house.page(await house.table(person), person):
            pass
    kept = all_bytes(tmp_path)
    assert person.id.encode() in kept
    for secret in (person.token, token, link, other):
        assert len(secret) >= 32  # 128 bits, in hexadecimal
        assert secret.encode() not in kept
        assert bytes.fromhex(secret) not in kept


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
