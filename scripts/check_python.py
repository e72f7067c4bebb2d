"""Says in one line why a Python cannot run speeltafel. Runs on old Pythons too: no syntax newer than 2.7."""

import sys

NEEDED = (3, 11)


def trouble():
    """What is wrong with this Python and what to do about it, or None."""
    if sys.version_info < NEEDED:
        return (
            "speeltafel needs Python %d.%d or newer, and %s is %d.%d. Install a newer one and name it: make play PY=python3.12"
            % (NEEDED + (sys.executable,) + tuple(sys.version_info[:2]))
        )
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        return (
            "%s has no venv, which speeltafel's own environment is made with. On Debian or Ubuntu: sudo apt-get install python3-venv"
            % sys.executable
        )
    return None


if __name__ == "__main__":
    sys.exit(trouble())
