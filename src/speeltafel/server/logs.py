"""The server's log on the error output: for people, or one JSON object a line for machines.

No secret is ever logged on purpose; what looks like a token or a code is masked all the same, whoever wrote it.
"""

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Final, Literal, TypeAlias

import msgspec

Form: TypeAlias = Literal["text", "json"]
FORMS: Final[tuple[Form, ...]] = ("text", "json")

_SECRET: Final = re.compile(
    r"[0-9a-fA-F]{32,}"
)  # tokens, codes of links, secrets of tables; names of tables are shorter
_PASSWORD: Final = re.compile(r"(?<=:)[^:/@\s]+(?=@)")


class Text(logging.Formatter):
    """One line for each, and what went wrong below it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return masked(super().format(record))


class Json(logging.Formatter):
    """One object a line: ``at``, ``level``, ``logger``, ``message``, and ``traceback`` where something went wrong."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": masked(record.getMessage()),
        }
        if record.exc_info:
            said["traceback"] = masked(self.formatException(record.exc_info))
        return msgspec.json.encode(said).decode()


def masked(text: str) -> str:
    """The text without whatever looks like a secret."""
    return _PASSWORD.sub("***", _SECRET.sub("***", text))


def write_log(form: Form) -> None:
    """From now on warnings and worse of everything, and what the server itself tells, go to the error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Text())
    logging.getLogger().addHandler(handler)
    logging.getLogger().setLevel(logging.WARNING)
    logging.getLogger("speeltafel").setLevel(logging.INFO)
