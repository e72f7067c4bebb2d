"""Finds the Chromium that browser tests drive; run as a program, it installs Debian's where there is none."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PACKAGES = ("chromium", "fonts-dejavu-core")
OTHERWISE = "Install it (on Debian, as root: apt-get install chromium), or name one: CHROMIUM=/path/to/chrome make test"


def chromium() -> str | None:
    """The path of this machine's Chromium; the variable CHROMIUM overrules what is found on the path."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def main() -> str | None:
    """Install Chromium if it is missing; the answer is what went wrong."""
    if chromium():
        return None
    asking = _as_root()
    if asking is None or not shutil.which("apt-get"):
        return f"Browser tests need Chromium, and it cannot be installed from here. {OTHERWISE}"
    print("Installing Chromium for the browser tests ...", flush=True)
    quiet = ("-qq", "-o=Dpkg::Use-Pty=0")
    for words in (("update", *quiet), ("install", *quiet, "-y", "--no-install-recommends", *PACKAGES)):
        if subprocess.run([*asking, "apt-get", *words], check=False).returncode:
            return f"apt-get {words[0]} failed, see above. {OTHERWISE}"
    return None if chromium() else "apt-get has installed Chromium, but it is not on the path."


def _as_root() -> tuple[str, ...] | None:
    """What to put before a command so that it runs as root, or None where nothing helps."""
    environ = ("env", "DEBIAN_FRONTEND=noninteractive")
    if os.geteuid() == 0:
        return environ
    return ("sudo", *environ) if shutil.which("sudo") else None


if __name__ == "__main__":
    sys.exit(main())
