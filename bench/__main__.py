"""`make bench`: all benches of this folder, or those whose name holds K. Each is a program with a table to print."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main(wanted: str = "") -> str | None:
    """Run the benches whose name holds `wanted`; the answer names those that missed what they aim at."""
    benches = [path.stem for path in sorted(HERE.glob("[!_]*.py")) if wanted in path.stem]
    if not benches:
        return f"No bench is called like {wanted!r}: {', '.join(sorted(path.stem for path in HERE.glob('[!_]*.py')))}"
    missed = [bench for bench in benches if _run(bench).returncode]
    return f"Missed: {', '.join(missed)}" if missed else None


def _run(bench: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run([sys.executable, "-m", f"bench.{bench}"], cwd=HERE.parent, check=False)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
