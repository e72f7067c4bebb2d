"""What a phone fetches before it sees the lobby, counted on the built files."""

import gzip
import json
import re
from pathlib import Path

import pytest

STATIC = Path(__file__).parents[2] / "src" / "speeltafel" / "static"
LIMIT = 120_000
LOBBY = re.compile(r"src/lobby/Lobby\.svelte|src/games/\w+/art/Cover\.svelte")
"""What is imported by need, and needed at once: the lobby's page, and the cover of every game in it."""


def _first_load(language: str) -> set[Path]:
    """The page, what it names, the lobby, one language, and all that those import at once."""
    page = STATIC / "index.html"
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text())
    named = re.findall(r'(?:src|href)="(?:\./|/)?(?!https?:)(assets/[^"]+|favicon[^"]*)"', page.read_text())
    files = {page, *(STATIC / name for name in named)}
    words = [key for key in manifest if key.endswith(f"/words/{language}.ftl?raw")]
    assert len(words) == 1, words
    waiting = [key for key, chunk in manifest.items() if chunk.get("isEntry") or LOBBY.fullmatch(key)] + words
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


@pytest.mark.parametrize("language", ["nl", "en"])
def test_the_first_load_is_under_120_kilobytes(language: str) -> None:
    sizes = {p.relative_to(STATIC).as_posix(): len(gzip.compress(p.read_bytes())) for p in _first_load(language)}
    for part in ("Lobby", "Cover", language):
        assert any(re.fullmatch(rf"assets/{part}-[\w-]{{8}}\.js", name) for name in sizes), part
    assert sum(sizes.values()) < LIMIT, sizes


def test_assets_carry_a_hash_so_that_they_may_be_kept_for_ever() -> None:
    for path in (STATIC / "assets").rglob("*.*"):
        assert re.search(r"-[\w-]{8}\.\w+$", path.name), path.name
