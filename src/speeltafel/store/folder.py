"""The data folder, which one process at a time may have."""

import os
import sys
from pathlib import Path
from typing import BinaryIO

from speeltafel.store.problems import FolderHeld, FolderUnusable

LOCK = "speeltafel.lock"


class Folder:
    """A data folder, made if need be, and ours until ``release``; the system takes it back from a process that died.

    Raises ``FolderUnusable`` or ``FolderHeld``.
    """

    def __init__(self, path: Path) -> None:
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)  # what is in it is for its owner alone
            self._lock = (path / LOCK).open("a+b")
        except OSError as problem:
            raise _unusable(path, problem) from problem
        try:
            _take(self._lock)
        except (BlockingIOError, PermissionError) as problem:
            holder = _read_holder(self._lock)
            self._lock.close()
            raise FolderHeld(
                f"Another speeltafel{holder} has the data folder {path}. Stop that one, or choose another folder."
            ) from problem
        except OSError as problem:
            self._lock.close()
            raise _unusable(path, problem) from problem
        _write_holder(self._lock)

    def release(self) -> None:
        """Let another process have the folder. The lock's file stays: another may have it open by now."""
        self._lock.close()


def _unusable(path: Path, problem: OSError) -> FolderUnusable:
    why = problem.strerror or str(problem)
    return FolderUnusable(f"The data folder {path} cannot be used: {why}. Choose another folder, or mend this one.")


if sys.platform == "win32":
    import msvcrt

    def _take(lock: BinaryIO) -> None:
        lock.seek(1 << 30)  # what is locked cannot be read there, so not where the holder's number stands
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(lock: BinaryIO) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _write_holder(lock: BinaryIO) -> None:
    lock.truncate(0)
    lock.write(str(os.getpid()).encode())
    lock.flush()


def _read_holder(lock: BinaryIO) -> str:
    lock.seek(0)
    number = lock.read(20).decode("ascii", "replace").strip()
    return f" (process {number})" if number.isdigit() else ""
