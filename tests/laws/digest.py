"""Some games of one game, played by luck, as one number: ``python -m tests.laws.digest speeltafel.games.geister``.

The number must be the same in every process, whatever its PYTHONHASHSEED.
"""

import os
import subprocess
import sys
from hashlib import blake2b
from importlib import import_module
from pathlib import Path

import msgspec

from speeltafel.core.game import AnyGame
from tests.laws.playing import played, started

ROOT = Path(__file__).parents[2]


def digest(game: AnyGame) -> str:
    """All bytes that anybody keeps or sees of a few games."""
    hashed = blake2b()
    for seed in range(6):
        playing = played(game, started(game), seed, 60)
        for entry in playing.entries():
            hashed.update(msgspec.msgpack.encode(entry))
        for moment in playing.moments():
            for seat in playing.seats:
                hashed.update(msgspec.json.encode(game.offer(moment.state, seat)))
                hashed.update(msgspec.json.encode(game.view(moment.state, seat)))
    return hashed.hexdigest()


def digest_elsewhere(package: str, hash_seed: int, attribute: str = "GAME") -> str:
    """The same number, of another process with that PYTHONHASHSEED."""
    environment = {
        **os.environ,
        "PYTHONHASHSEED": str(hash_seed),
        "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]),
    }
    command = [sys.executable, "-m", "tests.laws.digest", package, attribute]
    return subprocess.run(command, env=environment, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    sys.stdout.write(digest(getattr(import_module(sys.argv[1]), sys.argv[2])) + "\n")
