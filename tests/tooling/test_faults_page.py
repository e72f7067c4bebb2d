"""docs/reference/faults.md names tests: each of them is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`(tests/\S+?\.py)::(test_\w+)`")


def test_every_test_that_the_page_names_is_there() -> None:
    named = NAMED.findall((ROOT / "docs" / "reference" / "faults.md").read_text())
    assert len(named) > 30
    for file, test in named:
        assert f"def {test}(" in (ROOT / file).read_text(), (file, test)
