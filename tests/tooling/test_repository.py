"""What no file of the repository may hold: the address of a registry, or the way about one machine."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = ["requirements/run.txt", "requirements/dev.txt", "requirements/uv.txt"]

# Written so that this file does not find itself.
REGISTRY = re.compile(
    r"(pypi\.(org|io)|pythonhosted\.org|regist[r]y\.(npmjs|yarnpkg)|npmjs\.(org|com)/-/)"
    r"|--?(extra-)?inde[x]-url\s*[= ]\s*\w+://|--?find-link[s]\s*[= ]\s*[/\w]",
    re.IGNORECASE,
)


def _committed() -> list[Path]:
    """All files that git knows or would take."""
    # A checkout may belong to somebody else than who tests it, as on a machine of CI.
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def test_no_file_names_a_registry() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in _committed()
        if path != Path(__file__)
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1)
        if REGISTRY.search(line)
    ]
    assert not found, "\n".join(found)


def test_the_search_for_registries_finds_them() -> None:
    for line in ("--index-" + "url https://host/simple", '"resolved": "https://regis' + 'try.npmjs.org/x/-/x.tgz"'):
        assert REGISTRY.search(line)
    assert not REGISTRY.search('"https-proxy-agent": "7.0.6"')


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_is_pins_and_hashes_and_nothing_else(lock: str) -> None:
    for line in (ROOT / lock).read_text().splitlines():
        assert re.fullmatch(r"[a-z0-9.\-]+==\S+( ; .+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?", line), line


def test_the_client_s_lock_has_no_addresses_but_all_checksums() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text()
    assert '"resolved"' not in lock
    packages = lock.count('"node_modules/')
    assert lock.count('"integrity"') == packages


def test_what_is_needed_to_run_is_locked_alike_for_development() -> None:
    run, dev = ({line for line in (ROOT / lock).read_text().splitlines() if "==" in line} for lock in LOCKS[:2])
    assert {_pin(line) for line in run} <= {_pin(line) for line in dev}


def _pin(line: str) -> str:
    return line.partition(" ")[0]
