"""How long `make play` takes until the page answers: from a fresh clone with an empty home, and once more.

The clone is of what is committed. Nothing of the person's environment reaches it but the network.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
AIMS_S = {"the first time": 60.0, "the second time": 3.0}
GIVE_UP_S = 300


def main() -> int:
    """Measure, print, and return 1 if an aim was missed."""
    console = Console()
    with tempfile.TemporaryDirectory(prefix="play-") as folder:
        home, clone = Path(folder, "home"), Path(folder, "speeltafel")
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        with console.status("make play, from a fresh clone ..."):
            took = {when: _until_the_page_answers(clone, home) for when in AIMS_S}
    table = Table("make play", "took", "aim", title="Until the page answers")
    for when, seconds in took.items():
        table.add_row(when, f"{seconds:.1f} s", f"{AIMS_S[when]:.0f} s")
    console.print(table)
    return int(any(seconds > AIMS_S[when] for when, seconds in took.items()))


def _until_the_page_answers(clone: Path, home: Path) -> float:
    port = _free_port()
    environ = {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(home), "PORT": str(port), "DATA": str(home / "data")}
    began = time.monotonic()
    with (home / "log").open("w") as log:
        server = subprocess.Popen(
            ["make", "play"],
            cwd=clone,
            env=environ,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        while not _answers(port):
            late = time.monotonic() > began + GIVE_UP_S
            if late or server.poll() is not None:
                sys.exit(f"make play gave no page:\n{(home / 'log').read_text()}")
            time.sleep(0.05)
        return time.monotonic() - began
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(30)


def _answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
            return bool(page.status == 200)
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    sys.exit(main())
