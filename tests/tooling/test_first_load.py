"""What a phone fetches before it sees the lobby, counted on the built files."""

import gzip
import json
import re
from pathlib import Path

STATIC = Path(__file__).parents[2] / "src" / "speeltafel" / "static"
LIMIT = 120_000


def _first_load() -> set[Path]:
    """The page, what it names, and all that those import at once; what is imported later, by need, is not in it."""
    page = STATIC / "index.html"
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text())
    files = {page, *(STATIC / name for name in re.findall(r'(?:src|href)="/?(?!https?:)([^"]+)"', page.read_text()))}
    waiting = [key for key, chunk in manifest.items() if chunk.get("isEntry")]
    seen: set[str] = set()
    while waiting:
        key = waiting.pop()
        if key in seen:
            continue
        seen.add(key)
        chunk = manifest[key]
        files |= {STATIC / name for name in (chunk["file"], *chunk.get("css", ()), *chunk.get("assets", ()))}
        waiting += chunk.get("imports", ())
    return files


def test_the_first_load_is_under_120_kilobytes() -> None:
    sizes = {path.relative_to(STATIC).as_posix(): len(gzip.compress(path.read_bytes())) for path in _first_load()}
    assert any(name.endswith(".js") for name in sizes)
    assert sum(sizes.values()) < LIMIT, sizes


def test_assets_carry_a_hash_so_that_they_may_be_kept_for_ever() -> None:
    for path in (STATIC / "assets").rglob("*.*"):
        assert re.search(r"-[\w-]{8}\.\w+$", path.name), path.name
