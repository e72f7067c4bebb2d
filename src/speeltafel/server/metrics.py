"""What a machine may count of this server, in the text form that Prometheus reads.

Only for whoever brings the token that the host has set: how busy a house is is nobody else's business. Nothing here
names a person or a table.
"""

import hmac
import time
from collections.abc import Iterator, Mapping
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency

from speeltafel.server import health
from speeltafel.server.house import House
from speeltafel.server.limits import address
from speeltafel.server.problems import NoSuchPage
from speeltafel.tables.problems import BadToken

FORM: Final = "text/plain; version=0.0.4; charset=utf-8"


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Response[str]:
    """The numbers; there is no such page where no token was set."""
    wanted = house.settings.metrics_token
    if wanted is None:
        raise NoSuchPage
    if not hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {wanted}".encode()):
        house.limits.count("codes", address(request))
        raise BadToken
    return Response("".join(await _lines(house)), media_type=FORM)


async def _lines(house: House) -> list[str]:
    counts, found = house.counts, await health.look(house)
    up, uptime = {"": float(found.fine)}, {"": time.monotonic() - counts.began}
    bots = {"": house.runner.behind_s if house.runner is not None else 0.0}
    timers = {f'timer="{name}"': made.ago_s for name, made in found.timers.items()}
    parts = {f'part="{part}"': float(fine) for part, fine in found.parts.items()}
    answers = {f'status="{status}"': float(count) for status, count in counts.answers.items()}
    warnings = {f'level="{level}"': float(count) for level, count in counts.warnings.items()}
    return [
        *_family("info", "gauge", "Which version runs.", {f'version="{found.version}",build="{found.build}"': 1}),
        *_family("up", "gauge", "1 when every part works.", up),
        *_family("part_up", "gauge", "1 when the part works.", parts),
        *_family("timer_ago_seconds", "gauge", "Since a regular task was last done.", timers),
        *_family("uptime_seconds", "gauge", "Since the process began.", uptime),
        *_family("sockets", "gauge", "Open now.", {"": float(house.limits.sockets_open)}),
        *_family("tables_watched", "gauge", "Tables that somebody looks at.", {"": float(len(house.hub.watched()))}),
        *_family("moves_total", "counter", "Requests that changed a table.", {"": float(counts.moves)}),
        *_family("answers_total", "counter", "Answers over HTTP.", answers),
        *_family("log_lines_total", "counter", "Warnings and worse in the log.", warnings),
        *_family("bots_behind_seconds", "gauge", "How long the slowest bot is awaited.", bots),
    ]


def _family(name: str, kind: str, about: str, values: Mapping[str, float]) -> Iterator[str]:
    yield f"# HELP speeltafel_{name} {about}\n# TYPE speeltafel_{name} {kind}\n"
    for labels, value in values.items():
        yield f"speeltafel_{name}{f'{{{labels}}}' if labels else ''} {value:.15g}\n"
