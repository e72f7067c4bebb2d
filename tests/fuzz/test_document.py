"""Every door of the OpenAPI document, asked whatever fits it and what does not: each answers as the document says."""

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from speeltafel.server.http import DOORS
from tests.conftest import minutes_given
from tests.server.client import House, Person
from tests.server.process import server_process

EXAMPLES = 120  # of what fits and what does not: half a minute
ENDLESS = float("inf")
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


async def _table(house: House) -> tuple[Person, str]:
    person = await house.person("Owner")
    return person, await house.table(person, join=True, bot="random")


async def ask_everything(data: Path, examples: int, until: float = ENDLESS) -> Counter[str]:
    """Ask each door of a server about ``examples`` times, or until then; how often each answered as it should."""
    async with server_process(data, bots=False) as server:
        person, table = await _table(server.house)
        return await asyncio.to_thread(_ask_everything, server.house, person, table, examples, until)


def _ask_everything(house: House, person: Person, table: str, examples: int, until: float) -> Counter[str]:
    document = schemathesis.openapi.from_url(f"http://{house.address}/api/openapi.json")
    asked = Counter[str]()
    for found in document.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        asked[operation.label] = 0
        fits, fits_not = (operation.as_strategy(mode) for mode in GenerationMode)

        @settings(
            max_examples=examples,
            phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
            database=None,
        )
        @given(case=fits | fits_not, ours=st.booleans(), token=st.sampled_from([person.token] * 3 + [None, "00"]))
        def ask(case: Any, *, ours: bool, token: str | None) -> None:
            if time.monotonic() > until:
                return
            if ours and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            headers = {"Authorization": f"Bearer {token}"} if token is not None else {}
            answer = case.call(headers=headers)
            case.validate_response(answer, checks=CHECKS)
            assert "Traceback" not in answer.text
            asked[case.operation.label] += 1

        ask()
    return asked


@pytest.mark.timeout(300)  # so many answers, however busy the machine is
async def test_every_door_answers_as_the_document_says(tmp_path: Path) -> None:
    asked = await ask_everything(tmp_path / "data", EXAMPLES)
    assert len(asked) == len(DOORS) + 1  # and that of health
    assert min(asked.values()) > 0, asked


@pytest.mark.long
async def test_every_door_answers_for_a_long_time_as_the_document_says(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    until = time.monotonic() + 60 * 0.9 * minutes_given(request.config)
    while time.monotonic() < until:
        await ask_everything(tmp_path / "data", 200, until)
