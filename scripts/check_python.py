"""Says in one line why a Python cannot run speeltafel. Runs on old Pythons too: no syntax newer than 2.7."""

import sys

NEEDED = (3, 11)
TOO_OLD = (
    "speeltafel needs Python %d.%d or newer, and %s is %d.%d. If there is a newer one, name it: make play PY=python3.12"
)
NO_VENV = (
    "%s lacks venv, with which speeltafel makes its own environment. "
    "On Debian or Ubuntu: sudo apt-get install python3-venv"
)


def trouble():
    # type: () -> str | None
    """What is wrong with this Python and what to do about it, or None."""
    found = sys.version_info[:2]
    if found < NEEDED:
        return TOO_OLD % (NEEDED[0], NEEDED[1], sys.executable, found[0], found[1])
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        return NO_VENV % sys.executable
    return None


if __name__ == "__main__":
    sys.exit(trouble())
