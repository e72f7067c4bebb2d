"""`make bench`: all benches of this folder, or those whose name holds K. Each is a program with a table to print."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main(wanted: str = "") -> str | None:
    """Run the benches whose name holds `wanted`; the answer names those that missed what they aim at."""
    benches = [path for path in sorted(HERE.glob("*.py")) if path.stem != "__main__" and wanted in path.stem]
    if not benches:
        return f"No bench is called like {wanted!r}: {', '.join(sorted(path.stem for path in HERE.glob('[!_]*.py')))}"
    missed = [path.stem for path in benches if subprocess.run([sys.executable, path], check=False).returncode]
    return f"Missed: {', '.join(missed)}" if missed else None


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
