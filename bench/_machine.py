"""What benches say of the machine they ran on, and of how much their rounds differed."""

import os
import platform
import statistics
from collections.abc import Sequence


def machine() -> str:
    """Python, processors and load, for a title."""
    return f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"


def apart() -> int | None:
    """A processor for the server, while this process keeps to the others; None where there is only one."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        return None
    os.sched_setaffinity(0, cores[1:])
    return cores[0]


def spread(values: Sequence[float]) -> str:
    """The median, and between what the rounds lay."""
    return f"{statistics.median(values):,.0f} ({min(values):,.0f}-{max(values):,.0f})"
