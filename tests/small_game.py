"""A game that no file of this repository knows: tests put it where games are found, and play it through every door.

Its text stands in tests/laws/small_game; nothing reads it there.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree

import speeltafel.games
from speeltafel.core.registry import GROUP

TEXT = Path(__file__).parent / "laws" / "small_game" / "secret_nim"
GAME_ID = "secret_nim"


@contextmanager
def game_folder(folder: Path) -> Iterator[Path]:
    """The game as one more folder of ``speeltafel.games``, in this process and for as long as this lasts."""
    copytree(TEXT, folder / GAME_ID)
    speeltafel.games.__path__.append(str(folder))
    try:
        yield folder / GAME_ID
    finally:
        speeltafel.games.__path__.remove(str(folder))
        _forget(f"{GROUP}.{GAME_ID}")


@contextmanager
def installed_game(folder: Path) -> Iterator[Path]:
    """The game as an installed package with an entry point; other processes find it with ``folder`` on PYTHONPATH."""
    copytree(TEXT, folder / GAME_ID)
    described = folder / f"{GAME_ID}-1.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {GAME_ID}\nVersion: 1\n")
    (described / "entry_points.txt").write_text(f"[{GROUP}]\n{GAME_ID} = {GAME_ID}:GAME\n")
    sys.path.append(str(folder))
    try:
        yield folder
    finally:
        sys.path.remove(str(folder))
        _forget(GAME_ID)


def _forget(package: str) -> None:
    for module in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[module]
    if hasattr(speeltafel.games, GAME_ID):
        delattr(speeltafel.games, GAME_ID)
