"""What a host may choose about the server; every choice has a default that is right for a table among friends."""

import re
from pathlib import Path
from typing import Final

from msgspec import Struct

BASE: Final = re.compile(r"(/[A-Za-z0-9._~-]+)+")


class Settings(Struct, frozen=True, kw_only=True):
    """How the server runs."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path | None = None
    """The folder of the SQLite file; without it and ``database`` everything is in memory, gone at the end."""
    database: str | None = None
    """The address of a PostgreSQL database, in place of ``data``."""
    seed: str | None = None
    """For tests: luck follows from this, and every table's card says so."""
    bot_pause_s: float = 1.0
    """Where people sit, a bot acts so long after it was asked, so that one can follow; or a multiple of it later."""
    bots: bool = True
    """Whether this process answers for bots."""
    origins: frozenset[str] = frozenset()
    """Further hosts, as ``host`` or ``host:port``, whose pages may open a socket here: for a proxy that renames us."""
    base: str = ""
    """The path under which this house stands on its host, as ``/games``; empty at the root."""
    metrics_token: str | None = None
    """Whoever brings it may read ``/metrics``; without one nobody may."""
    limits: bool = True
    """Whether a stranger can be told that it is too often; off for benches."""

    def __post_init__(self) -> None:
        if self.base and not BASE.fullmatch(self.base):
            raise ValueError(f"{self.base!r} is no path such as /games")

    @property
    def address(self) -> str:
        """Where the store is, as ``open_store`` reads it."""
        return self.database or (str(self.data) if self.data is not None else "memory:")
