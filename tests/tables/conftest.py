"""What tests of tables share."""

import pytest

from tests.tables.house import House


@pytest.fixture
def house() -> House:
    """An empty house."""
    return House()
