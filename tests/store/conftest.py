"""Stores to test: a fresh one of each kind for every test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from speeltafel.store import open_store
from speeltafel.tables.storing import Store
from tests.store.places import Open


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store: the test runs on each kind."""
    store = await open_store(_address(request, tmp_path))
    yield store
    await store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def open_again(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """Opens the same store each time it is called; the test closes what it opens."""
    address = _address(request, tmp_path)
    return lambda: open_store(address)


def _address(request: pytest.FixtureRequest, folder: Path) -> str:
    match request.param:
        case "sqlite":
            return str(folder / "data")
        case "postgres":
            return str(request.getfixturevalue("postgres_url"))
        case kind:
            return f"{kind}:"
