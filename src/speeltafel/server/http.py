"""The doors over HTTP: JSON in, JSON out, ``Authorization: Bearer`` where it says who."""

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, Reference, RequestBody
from litestar.params import FromPath, FromQuery, JSONBody, RawBody

from speeltafel.core.entry import Entry, PersonId, TableId
from speeltafel.core.game import AnyGame
from speeltafel.core.refusal import Refusal
from speeltafel.server import deeds, sight
from speeltafel.server.deeds import Asker
from speeltafel.server.house import House
from speeltafel.server.limits import address, table_name
from speeltafel.server.problems import NoSuchPage, ProblemBody, RefusedAtTheDoor
from speeltafel.server.wire import (
    Code,
    Do,
    Fine,
    GameAbout,
    Lobby,
    LobbyTable,
    LogLine,
    Me,
    Moment,
    Name,
    NewPerson,
    PersonalLink,
    Refused,
    RulebookPage,
    TableCard,
    TableOpened,
)
from speeltafel.tables.card import Card
from speeltafel.tables.options import options_of
from speeltafel.tables.people import viewer_of
from speeltafel.tables.problems import BadToken, NotAdmitted
from speeltafel.tables.table import Table
from speeltafel.tables.tables import Opening

_LISTED_MOST: Final = 100
_YOURS_MOST: Final = 50
_LOG_PAGE: Final = 50

BEARER: Final[list[dict[str, list[str]]]] = [{"bearer": []}]
_PROBLEM: Final = {
    400: ResponseSpec(ProblemBody, description="What was asked cannot be asked.", generate_examples=False)
}
_UNKNOWN: Final = {
    404: ResponseSpec(ProblemBody, description="There is nothing of that name.", generate_examples=False)
}
_STRANGER: Final = {
    401: ResponseSpec(ProblemBody, description="Nobody is known by that token.", generate_examples=False)
}
_OFTEN: Final = {429: ResponseSpec(ProblemBody, description="Too often.", generate_examples=False)}
_FORBIDDEN: Final = {
    403: ResponseSpec(ProblemBody, description="Not for you, or not without a name.", generate_examples=False)
}
_CONFLICT: Final = {
    409: ResponseSpec(Refused | ProblemBody, description="A rule forbids it, or it is stale.", generate_examples=False)
}


async def maybe_person(request: Request[Any, Any, Any], house: NamedDependency[House]) -> PersonId | None:
    """Who asks, if they say so; ``BadToken`` for a token that is nobody's."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        house.limits.count("looks", address(request))
        return None
    if scheme.lower() != "bearer":
        raise BadToken
    token = token.strip()
    if not house.persons.knows(token):
        house.limits.count("tokens", address(request))
    person = await house.persons.who(token)
    house.limits.count("looks", person)
    return person


async def person_asking(asking: NamedDependency[PersonId | None]) -> PersonId:
    """Who asks; ``BadToken`` for whoever does not say."""
    if asking is None:
        raise BadToken
    return asking


async def the_house(state: State) -> House:
    """The house that this server opened."""
    house: House = state.house
    return house


async def table_named(table: FromPath[str]) -> TableId:
    """The table that the address names."""
    return table_name(table)


async def anybody(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard: for doors that do not ask who it is."""
    house: House = connection.app.state.house
    house.limits.count("anybody's", address(connection))


DEPENDENCIES: Final = {
    "table_id": Provide(table_named),
    "house": Provide(the_house),
    "asking": Provide(maybe_person),
    "person": Provide(person_asking),
}


# Persons


@post("/api/persons", tags=["persons"], responses=_OFTEN)
async def new_person(request: Request[Any, Any, Any], house: NamedDependency[House]) -> NewPerson:
    """A visitor: a person without a name yet, and the token that says so, told this once."""
    house.limits.count("persons", address(request))
    return NewPerson(*await house.persons.welcome())


@get("/api/persons/me", tags=["persons"], security=BEARER, responses={**_STRANGER, **_OFTEN})
async def me(person: NamedDependency[PersonId], house: NamedDependency[House]) -> Me:
    """Who one is."""
    return Me(person, (await house.persons.names([person])).get(person))


@put(
    "/api/persons/me", tags=["persons"], security=BEARER, status_code=204, responses={**_PROBLEM, **_STRANGER, **_OFTEN}
)
async def rename(data: JSONBody[Name], person: NamedDependency[PersonId], house: NamedDependency[House]) -> None:
    """Be called so from now on, at every table."""
    house.limits.count("names", person)
    await house.persons.rename(person, data.name)
    house.hub.renamed(person)


@post("/api/persons/me/links", tags=["persons"], security=BEARER, responses={**_STRANGER, **_OFTEN})
async def new_link(person: NamedDependency[PersonId], house: NamedDependency[House]) -> PersonalLink:
    """A code with which another device becomes this person's too."""
    house.limits.count("links", person)
    return PersonalLink(*await house.persons.link(person))


@post("/api/links", tags=["persons"], responses={**_PROBLEM, **_UNKNOWN, **_OFTEN})
async def use_link(data: JSONBody[Code], request: Request[Any, Any, Any], house: NamedDependency[House]) -> NewPerson:
    """Use a code up: a token of its own for this device."""
    house.limits.count("codes", address(request))
    return NewPerson(*await house.persons.use_link(data.code))


# Games and their words


@get("/api/games", tags=["games"], guards=[anybody], responses=_OFTEN)
async def games(house: NamedDependency[House]) -> list[GameAbout]:
    """The games that can be played here."""
    return [_about(game) for game in house.tables.games.values()]


def _about(game: AnyGame) -> GameAbout:
    about = game.about
    return GameAbout(
        id=about.id,
        rules=about.rules,
        seats=about.seats,
        rules_version=about.rules_version,
        credits=about.credits,
        bots=about.bots,
        stops=tuple(sorted(about.stops)),
        options=options_of(game),
    )


@get(
    "/api/games/{game:str}/words/{lang:str}",
    tags=["games"],
    media_type=MediaType.TEXT,
    guards=[anybody],
    responses={**_PROBLEM, **_UNKNOWN, **_OFTEN},
)
async def words(game: FromPath[str], lang: FromPath[str], house: NamedDependency[House]) -> str:
    """The Fluent messages of a game, its kits and the tables, for a page or program that has none of its own."""
    return house.rulebooks.words(game, lang)


@get(
    "/api/rules/{book:str}/{lang:str}",
    tags=["games"],
    guards=[anybody],
    responses={**_PROBLEM, **_UNKNOWN, **_OFTEN},
)
async def rules(book: FromPath[str], lang: FromPath[str], house: NamedDependency[House]) -> RulebookPage:
    """A rulebook: a game's, a kit's, or that of the ``tables``."""
    return house.rulebooks.page(book, lang)


# Tables


@get("/api/tables", tags=["tables"], security=[{}, *BEARER], responses={**_STRANGER, **_OFTEN})
async def lobby(
    request: Request[Any, Any, Any], asking: NamedDependency[PersonId | None], house: NamedDependency[House]
) -> Response[Lobby | None]:
    """The tables to join or to watch, and one's own before all; with an ETag."""
    page = await _lobby(house, asking)
    tag = f'"{blake2b(msgspec.json.encode(page), digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Authorization"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(page, headers=headers)


async def _lobby(house: House, person: PersonId | None) -> Lobby:
    own = await house.tables.of(person, most=_YOURS_MOST) if person is not None else []
    known = {card.id for card in own}
    others = [card for card in await house.tables.listed(most=_LISTED_MOST) if card.id not in known]
    # A table whose game is not installed any more cannot be opened: it waits until its game is here again.
    shown = [card for card in (*own, *others) if card.game in house.tables.games]
    names = await house.persons.names(set().union(*(sight.people(card, ()) for card in shown)))
    return Lobby(tuple(_listed(card, person) for card in shown), names)


def _listed(card: Card, person: PersonId | None) -> LobbyTable:
    seat = card.seat_of(person)
    return LobbyTable(card, yours=seat is not None, your_turn=seat is not None and seat in card.to_act)


@post(
    "/api/tables",
    tags=["tables"],
    security=BEARER,
    responses={**_PROBLEM, **_STRANGER, **_FORBIDDEN, **_UNKNOWN, **_CONFLICT, **_OFTEN},
)
async def new_table(
    request: Request[Any, Any, Any],
    data: JSONBody[Opening],
    person: NamedDependency[PersonId],
    house: NamedDependency[House],
) -> TableOpened:
    """Open a table."""
    match await deeds.open_table(house, Asker(person, address(request)), data):
        case Refusal() as refusal:
            raise RefusedAtTheDoor(refusal)
        case table:
            return TableOpened(table)


@get("/api/tables/{table:str}", tags=["tables"], guards=[anybody], responses={**_PROBLEM, **_UNKNOWN, **_OFTEN})
async def table_card(table_id: NamedDependency[TableId], house: NamedDependency[House]) -> TableCard:
    """What everybody may know of a table who knows where it is."""
    card = (await house.tables.look(table_id)).card
    return TableCard(card, await house.persons.names(sight.people(card, ())))


@get(
    "/api/tables/{table:str}/log",
    tags=["tables"],
    security=[{}, *BEARER],
    responses={**_PROBLEM, **_STRANGER, **_FORBIDDEN, **_UNKNOWN, **_OFTEN},
)
async def table_log(
    table_id: NamedDependency[TableId],
    asking: NamedDependency[PersonId | None],
    house: NamedDependency[House],
    before: FromQuery[int] = 2**53,
) -> list[LogLine]:
    """The last lines before number ``before``, as the one who asks may know them."""
    table = await _looked_at(house, table_id, asking)
    viewer = viewer_of(table.card, asking)
    entries = await house.tables.log(table_id, before=min(max(before, 0), 2**53), most=_LOG_PAGE)
    return [sight.line(table.game, entry, viewer) for entry in entries]


@get(
    "/api/tables/{table:str}/at/{seq:int}",
    tags=["tables"],
    security=[{}, *BEARER],
    responses={**_PROBLEM, **_STRANGER, **_FORBIDDEN, **_UNKNOWN, **_OFTEN},
)
async def table_at(
    table_id: NamedDependency[TableId],
    seq: FromPath[int],
    asking: NamedDependency[PersonId | None],
    house: NamedDependency[House],
) -> Moment:
    """The table as it was at entry ``seq``, as the one who asks may know it."""
    viewer = viewer_of((await _looked_at(house, table_id, asking)).card, asking)
    table, entry, state = await _moment(house, table_id, seq)
    view = sight.view_of(table.game, state, viewer) if state is not None else None
    return Moment(seq, view, (sight.line(table.game, entry, viewer),))


@get(
    "/api/tables/{table:str}/text",
    tags=["tables"],
    media_type=MediaType.TEXT,
    security=[{}, *BEARER],
    responses={**_PROBLEM, **_STRANGER, **_FORBIDDEN, **_UNKNOWN, **_OFTEN},
)
async def table_text(
    table_id: NamedDependency[TableId],
    asking: NamedDependency[PersonId | None],
    house: NamedDependency[House],
    at: FromQuery[int | None] = None,
) -> str:
    """The position drawn in letters, now or at entry ``at``, as the one who asks may see it; nothing before a game."""
    table = await _looked_at(house, table_id, asking)
    viewer = viewer_of(table.card, asking)
    state = table.state
    if at is not None:
        state = (await _moment(house, table_id, at))[2]
    return "" if state is None else table.game.notation.draw(table.game.view(state, viewer), viewer)


async def _moment(house: House, table_id: TableId, seq: int) -> tuple[Table, Entry, object]:
    """Entry ``seq`` of a table with the state then; ``NoSuchPage`` if there is none."""
    moment = await house.tables.moment(table_id, seq) if 0 <= seq < 2**53 else None
    if moment is None:
        raise NoSuchPage
    return moment


@dataclass
class DoOperation(Operation):
    """Says what the body is, as the handler takes it whole: Litestar would read the game's own JSON in it anew."""

    def __post_init__(self) -> None:
        schema = Reference(ref="#/components/schemas/Do")
        self.request_body = RequestBody(content={"application/json": OpenAPIMediaType(schema)}, required=True)


_read_do: Final = msgspec.json.Decoder(Do).decode


async def _looked_at(house: House, table_id: str, person: PersonId | None) -> Table:
    table = await house.tables.look(table_id)
    if table.card.stage != "gathering" and not table.may_look(viewer_of(table.card, person)):
        raise NotAdmitted
    return table


@post(
    "/api/tables/{table:str}/do",
    tags=["tables"],
    security=BEARER,
    status_code=200,
    operation_class=DoOperation,
    responses={**_PROBLEM, **_STRANGER, **_FORBIDDEN, **_UNKNOWN, **_CONFLICT, **_OFTEN},
)
async def do(
    request: Request[Any, Any, Any],
    table_id: NamedDependency[TableId],
    body: RawBody,
    person: NamedDependency[PersonId],
    house: NamedDependency[House],
) -> Fine | Refused:
    """Do what a page would do over its socket; the same key again is the same request."""
    wanted = _read_do(body)
    asker = Asker(person, address(request))
    match await deeds.do(house, table_id, asker, wanted.verb, wanted.after, wanted.key):
        case Refusal(rule, why, args):
            return Refused(wanted.key, rule, why, args)
        case done:
            return Fine(wanted.key, done.seq)


DOORS: Final[tuple[HTTPRouteHandler, ...]] = (
    new_person,
    me,
    rename,
    new_link,
    use_link,
    games,
    words,
    rules,
    lobby,
    new_table,
    table_card,
    table_log,
    table_at,
    table_text,
    do,
)
