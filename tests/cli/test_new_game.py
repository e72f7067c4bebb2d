"""`speeltafel new-game`: what it writes is a game at once, by the laws and by its own tests."""

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest

import speeltafel.games
from scripts.make_types import game_types
from speeltafel.core.registry import find_games
from speeltafel.core.rulebook import load_rulebook
from tests.cli.terminal import run
from tests.laws.laws import LAWS, Law
from tests.laws.playing import House, Secrets
from tests.laws.test_laws import hold
from tests.leaks.test_leaks import keeps_to_themselves
from tests.leaks.test_work import makes_no_work

ROOT = Path(__file__).parents[2]
NAME = "grey_stones"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As much of a checkout as the command asks for, with the new game in it."""
    folder = tmp_path_factory.mktemp("checkout")
    (folder / "src/speeltafel/games").mkdir(parents=True)
    written = run("new-game", NAME, "--into", str(folder))
    assert written.exit_code == 0
    assert written.output.startswith("Grey stones stands: 13 files.\n")
    return folder


@pytest.fixture
def found(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The new game is among the games for the length of a test."""
    monkeypatch.setattr(
        speeltafel.games, "__path__", [*speeltafel.games.__path__, str(checkout / "src/speeltafel/games")]
    )
    yield
    home = f"speeltafel.games.{NAME}"
    for module in [module for module in sys.modules if module == home or module.startswith(f"{home}.")]:
        del sys.modules[module]


def of_its_tests(checkout: Path, module: str) -> ModuleType:
    spec = spec_from_file_location(module, checkout / "tests/games" / NAME / f"{module}.py")
    assert spec is not None
    assert spec.loader is not None
    loaded = module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def new_game() -> Any:
    return import_module(f"speeltafel.games.{NAME}").GAME


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_it_keeps_the_laws(found: None, checkout: Path, law: Law) -> None:
    house = House(new_game(), f"speeltafel.games.{NAME}", cast("Secrets", of_its_tests(checkout, "secrets")))
    hold(law, house, examples=10)


@pytest.mark.parametrize("with_bot", [False, True], ids=["people", "a bot"])
async def test_nobody_reads_at_it_what_they_may_not_know(
    found: None, checkout: Path, with_bot: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(new_game(), f"speeltafel.games.{NAME}", cast("Secrets", of_its_tests(checkout, "secrets")))
    makes_no_work(house)
    await keeps_to_themselves(house, monkeypatch, with_bot=with_bot)


def test_its_own_tests_pass_and_cite_every_rule(found: None, checkout: Path) -> None:
    tests = {
        name: test for name, test in vars(of_its_tests(checkout, "test_rules")).items() if name.startswith("test_")
    }
    for test in tests.values():
        test()
    cited = {mark.args[0] for test in tests.values() for mark in test.pytestmark}
    assert cited == {rule.id for rule in load_rulebook(f"speeltafel.games.{NAME}", "en").rules}


def test_it_is_played_in_the_terminal_at_once(found: None) -> None:
    assert NAME in find_games()
    told = run("play", NAME, "--seed", "1", typed="?\n" + "1\n" * 25, lang="nl").output
    assert "pakt één steentje." in told
    assert "wint! Dat was het laatste steentje. (GR-20)" in told
    assert run("arena", NAME, "--seats", "random,random,random", "--games", "6").exit_code == 0
    for lang in ("nl", "en"):
        assert "GR-10" in run("rules", NAME, "--lang", lang).output


def test_the_client_s_types_are_written_with_it(found: None, checkout: Path) -> None:
    written = (checkout / "web/src/games" / NAME / "wire.gen.ts").read_text(encoding="utf-8")
    assert written == game_types(new_game())


def test_it_is_written_as_the_rest_of_the_house_is(checkout: Path) -> None:
    ruff = [sys.executable, "-m", "ruff"]
    settings = ["--config", str(ROOT / "pyproject.toml"), "--config", f"src = ['{checkout}/src', '{ROOT}/src']"]
    for command in (["check", "--no-cache"], ["format", "--check", "--no-cache"]):
        checked = subprocess.run(
            [*ruff, *command, *settings, str(checkout)], capture_output=True, text=True, check=False
        )
        assert checked.returncode == 0, checked.stdout


def test_nothing_of_the_skeleton_s_name_is_left(checkout: Path) -> None:
    for path in checkout.rglob("*.*"):
        if path.suffix == ".pyc":
            continue  # another test has played the game
        assert "skeleton" not in path.read_text(encoding="utf-8").lower(), path


def test_rule_letters_are_its_own(checkout: Path, tmp_path: Path) -> None:
    """GE is Geister's."""
    (tmp_path / "src/speeltafel/games").mkdir(parents=True)
    assert run("new-game", "gem", "--into", str(tmp_path)).exit_code == 0
    assert "### GM-10 " in (tmp_path / "src/speeltafel/games/gem/rules/en.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["Chess", "9men", "my-game", "../up", "class", ""])
def test_a_name_that_no_game_can_have_is_refused(name: str, checkout: Path) -> None:
    before = sorted(checkout.rglob("*"))
    answer = run("new-game", name, "--into", str(checkout))
    assert answer.exit_code == 2
    assert "cannot be the name of a game" in answer.output
    assert sorted(checkout.rglob("*")) == before


@pytest.mark.parametrize("name", ["geister", "worker", "tables"])
def test_a_name_that_is_taken_is_refused(name: str) -> None:
    answer = run("new-game", name, "--into", str(ROOT))
    assert answer.exit_code == 1
    assert f"There is already something called {name}" in answer.output


def test_it_is_not_written_twice(checkout: Path) -> None:
    assert run("new-game", NAME, "--into", str(checkout)).exit_code == 1


def test_outside_a_checkout_nothing_is_written(tmp_path: Path) -> None:
    answer = run("new-game", NAME, "--into", str(tmp_path))
    assert answer.exit_code == 1
    assert "is not a checkout of speeltafel" in answer.output
    assert not list(tmp_path.iterdir())
