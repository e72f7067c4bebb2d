"""What a newcomer's machine may lack, and what it is told."""

import builtins
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from scripts import check_python, get_browser

ROOT = Path(__file__).parents[2]


class Version(NamedTuple):
    major: int
    minor: int
    micro: int


def test_this_python_will_do() -> None:
    assert check_python.trouble() is None


def test_an_old_python_is_told_which_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.version_info", Version(3, 9, 2))
    told = check_python.trouble()
    assert told is not None
    assert "needs Python 3.11 or newer" in told
    assert "is 3.9" in told


def test_a_python_without_venv_is_told_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    really_import = builtins.__import__

    def without_ensurepip(name: str, *arguments: Any) -> Any:
        if name == "ensurepip":
            raise ImportError(name)
        return really_import(name, *arguments)

    monkeypatch.setattr(builtins, "__import__", without_ensurepip)
    told = check_python.trouble()
    assert told is not None
    assert "apt-get install python3-venv" in told


def test_make_says_that_there_is_no_python(tmp_path: Path) -> None:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "uv.txt").touch()
    told = _make(tmp_path, ".venv/bin/uv", "PY=no-such-python")
    assert told.returncode
    assert "there is no no-such-python here" in told.stderr


def test_make_alone_lists_what_it_can_do(tmp_path: Path) -> None:
    listed = _make(tmp_path).stdout
    for word in ("play", "setup", "test", "check", "long", "bench", "types", "shots", "format", "help"):
        assert f"make {word} " in listed


def _make(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Make's answer in an empty checkout; what the make that runs these tests hands down must not reach it."""
    command = ["env", "-u", "MAKEFLAGS", "-u", "MAKELEVEL", "make", "-f", str(ROOT / "Makefile"), *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=30, check=False)


class Machine:
    """A machine that has these programs, and writes down what is asked of them."""

    def __init__(self, *programs: str, uid: int = 0, apt_works: bool = True) -> None:
        self.programs = set(programs)
        self.uid = uid
        self.apt_works = apt_works
        self.asked: list[str] = []

    def which(self, name: str) -> str | None:
        return f"/usr/bin/{name}" if name in self.programs else None

    def run(self, command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        self.asked.append(" ".join(command))
        if "install" in command and self.apt_works:
            self.programs.add("chromium")
        return subprocess.CompletedProcess(command, 0 if self.apt_works else 100)

    def gets_browser(self, monkeypatch: pytest.MonkeyPatch) -> str | None:
        monkeypatch.delenv("CHROMIUM", raising=False)
        monkeypatch.setattr("os.geteuid", lambda: self.uid)
        monkeypatch.setattr("shutil.which", self.which)
        monkeypatch.setattr("subprocess.run", self.run)
        return get_browser.main()


def test_a_chromium_that_is_there_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine("chromium-browser", "apt-get")
    assert machine.gets_browser(monkeypatch) is None
    assert not machine.asked


def test_root_gets_chromium_from_apt(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine("apt-get")
    assert machine.gets_browser(monkeypatch) is None
    assert [line.split()[:4] for line in machine.asked] == [
        ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", verb] for verb in ("update", "install")
    ]


def test_others_get_chromium_through_sudo(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine("apt-get", "sudo", uid=1000)
    assert machine.gets_browser(monkeypatch) is None
    assert all(line.startswith("sudo env ") for line in machine.asked)


@pytest.mark.parametrize(
    "machine",
    [
        pytest.param(Machine("apt-get", uid=1000), id="neither root nor sudo"),
        pytest.param(Machine("dnf"), id="no apt-get"),
        pytest.param(Machine("apt-get", apt_works=False), id="apt-get fails"),
    ],
)
def test_who_cannot_install_chromium_is_told_what_to_do(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    told = machine.gets_browser(monkeypatch)
    assert told is not None
    assert "CHROMIUM=/path/to/chrome make test" in told
