"""What is wrong with a request, as a status and a code: the only place that knows both.

Every code has words ``problem-<code>``. What a caller is told never holds more than the code.
"""

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    MethodNotAllowedException,
    ValidationException,
)
from litestar.types import ExceptionHandlersMap

from speeltafel.core.refusal import Refusal
from speeltafel.core.registry import NoSuchGame
from speeltafel.server.wire import Refused
from speeltafel.tables.problems import (
    BadLink,
    BadToken,
    Busy,
    Malformed,
    NoSuchTable,
    NotAdmitted,
    Stale,
    TableProblem,
    TooMany,
    TooOften,
)
from speeltafel.tables.storing import StoreProblem

log = logging.getLogger(__name__)


class NoSuchPage(TableProblem):
    """There is nothing of that name."""

    code = "no-such-page"


class NoHello(TableProblem):
    """A socket has to begin with hello, soon."""

    code = "no-hello"


class NoGame(TableProblem):
    """There is no game of that name here."""

    code = "no-such-game"


class UnknownField(TableProblem):
    """What is to be made has a field that we do not know: misspelt, it would be made otherwise than was meant."""

    code = "unknown-field"


STATUS: Final[dict[str, int]] = {
    Malformed.code: 400,
    UnknownField.code: 400,
    BadToken.code: 401,
    NotAdmitted.code: 403,
    NoSuchTable.code: 404,
    BadLink.code: 404,
    NoSuchPage.code: 404,
    NoGame.code: 404,
    "no-such-method": 405,
    Stale.code: 409,
    TooMany.code: 409,
    "too-large": 413,
    TooOften.code: 429,
    "broken": 500,
    Busy.code: 503,
    "no-store": 503,
}
"""The status of each code; 400 for a code that is not here."""

_CODE_OF_STATUS: Final = {
    401: BadToken.code,
    404: "no-such-page",
    405: "no-such-method",
    413: "too-large",
    429: TooOften.code,
}


class ProblemBody(msgspec.Struct, frozen=True):
    """What is wrong: the message ``problem-<code>``."""

    code: str


class RefusedAtTheDoor(Exception):
    """What was asked over HTTP is forbidden by a rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal


def code_of(problem: Exception) -> str:
    """The code of whatever was raised; ``broken`` for what should never be, which is logged."""
    match problem:
        case NoSuchGame():
            return NoGame.code
        case TableProblem():
            return problem.code
        case ValidationException() if _names_unknown_field(problem):
            return UnknownField.code
        case msgspec.DecodeError():
            return Malformed.code
        case RecursionError() if "deserializing" in str(problem):
            return Malformed.code
        case StoreProblem():
            log.error("the store cannot do its work: %s", problem)
            return "no-store"
        case InternalServerException(detail="client disconnected prematurely"):
            return Malformed.code  # half a body, and nobody who hears this
        case HTTPException(status_code=status) if status < 500:
            return _CODE_OF_STATUS.get(status, Malformed.code)
        case _:
            log.error("something is wrong with the server", exc_info=problem)
            return "broken"


def _names_unknown_field(problem: ValidationException) -> bool:
    """It is said in words only."""
    return "contains unknown field" in str(problem.extra)


def answer(request: Request[Any, Any, Any], problem: Exception) -> Response[ProblemBody]:
    """The answer to a request that met ``problem``."""
    code = code_of(problem)
    return Response(
        ProblemBody(code),
        status_code=STATUS.get(code, 400),
        media_type="application/json",
        headers=_headers(code, problem),
    )


def _headers(code: str, problem: Exception) -> dict[str, str]:
    """When it can be asked again, or how else."""
    match problem:
        case MethodNotAllowedException(headers={"allow": allowed}):
            return {"Allow": allowed.replace("GET", "GET, HEAD")}  # the front door lets HEAD in wherever GET is
        case _ if code in (TooOften.code, Busy.code, "no-store"):
            return {"Retry-After": "5"}
        case _:
            return {}


def answer_refused(request: Request[Any, Any, Any], refused: RefusedAtTheDoor) -> Response[Refused]:
    """The answer to a request that a rule forbids."""
    why = refused.refusal
    return Response(Refused("", why.rule, why.why, why.args), status_code=409, media_type="application/json")


HANDLERS: Final[ExceptionHandlersMap] = {
    Exception: answer,
    HTTPException: answer,
    RefusedAtTheDoor: answer_refused,
}
