"""Whether the server does its work, for machines (``/api/health``) and for people (``/health``)."""

import asyncio
import shutil
from collections.abc import Iterator
from html import escape
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from speeltafel import __version__
from speeltafel.server.house import House
from speeltafel.server.limits import address
from speeltafel.server.problems import ProblemBody
from speeltafel.server.wire import Health
from speeltafel.store.revision import REVISION
from speeltafel.tables.storing import StoreProblem
from speeltafel.words import LANGUAGES, Words

ROOM_LEFT: Final = 100_000_000
"""Bytes of a disk below which a host should look after it."""
BEHIND_S: Final = 60.0
"""After so many seconds a bot is late, whatever the clock of its table says."""
_ANSWER_S: Final = 3.0

_ILL: Final = {
    429: ResponseSpec(ProblemBody, description="Too often.", generate_examples=False),
    503: ResponseSpec(Health, description="Some part does not work.", generate_examples=False),
}


async def look(house: House) -> Health:
    """How the parts of the house are."""
    answers, current = await _database(house)
    parts = {"database": answers, "migrations": current, "tables": not house.store.damaged}
    parts |= {"workers": house.runner is None or house.runner.answered, "bots": _bots(house)}
    parts |= {"timers": house.rounds.in_time, "disk": _room_left(house) > ROOM_LEFT}
    return Health(__version__, house.build, fine=all(parts.values()), parts=parts, timers=house.rounds.all)


async def _database(house: House) -> tuple[bool, bool]:
    """Whether the store answers, and whether it has the schema of this code: a newer server may have changed it."""
    try:
        async with asyncio.timeout(_ANSWER_S):
            return True, await house.store.schema() == REVISION
    except (StoreProblem, TimeoutError):
        return False, False


def _bots(house: House) -> bool:
    return house.runner is None or house.runner.behind_s < BEHIND_S


def _room_left(house: House) -> int:
    """Bytes; of a database elsewhere nothing is known here."""
    data = house.settings.data
    return shutil.disk_usage(data).free if data is not None and house.settings.database is None else ROOM_LEFT + 1


@get("/api/health", tags=["server"], responses=_ILL)
async def health(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Response[Health]:
    """Whether the server does its work, part by part; 503 when some part does not."""
    house.limits.count("looks", address(request))
    found = await look(house)
    return Response(found, status_code=200 if found.fine else 503)


@get("/health", include_in_schema=False)
async def health_page(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Response[str]:
    """The same for people, in the language that their browser prefers."""
    house.limits.count("looks", address(request))
    found, lang = await look(house), _language(request.headers.get("accept-language", ""))
    headers = {"Vary": "Accept-Language"}
    page = "".join(_page(found, lang))
    return Response(page, status_code=200 if found.fine else 503, media_type="text/html", headers=headers)


def _page(found: Health, lang: str) -> Iterator[str]:
    words = Words(lang, room="speeltafel.server")
    yield f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
    title = words.say("health-fine" if found.fine else "health-ill")
    yield f"<title>speeltafel: {escape(title)}</title><h1>{escape(title)}</h1><ul>"
    for part, fine in _known(found.parts):
        said = words.say(f"health-{part}-{'fine' if fine else 'ill'}")
        yield f"<li>{'✓' if fine else '✗'} {escape(said)}</li>"
    yield "</ul><ul>"
    for name, made in found.timers.items():
        yield f"<li>{escape(words.say(f'health-timer-{name}', ago=round(made.ago_s), every=round(made.every_s)))}</li>"
    yield f"</ul><p>{escape(words.say('health-version', version=found.version))}</p></html>\n"


def _known(parts: dict[str, bool]) -> Iterator[tuple[str, bool]]:
    """The parts of which something can be said: whose schema a database has that does not answer, nobody knows."""
    return ((part, fine) for part, fine in parts.items() if part != "migrations" or parts["database"])


def _language(accepted: str) -> str:
    """The first of our languages that a browser names; it lists them in the order of its preference."""
    named = (part.strip().lower()[:2] for part in accepted.split(","))
    return next((lang for lang in named if lang in LANGUAGES), "en")
