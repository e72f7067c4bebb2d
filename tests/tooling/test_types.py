"""What `make types` writes is committed, as a wheel is built where our tests are not; so it could grow old."""

from pathlib import Path

import pytest

from scripts import make_types
from speeltafel.core.registry import find_games


def test_the_client_s_types_are_those_of_the_python(capsys: pytest.CaptureFixture[str]) -> None:
    assert make_types.main(["--check"]) == 0, capsys.readouterr().out


def test_a_file_that_is_old_is_named_and_left_alone(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    old = tmp_path / "wire.gen.ts"
    old.write_text("old", encoding="utf-8")
    monkeypatch.setattr(make_types, "generated", lambda: iter([(old, "new")]))
    monkeypatch.setattr(make_types, "ROOT", tmp_path)
    assert make_types.main(["--check"]) == 1
    assert "wire.gen.ts is old" in capsys.readouterr().out
    assert old.read_text(encoding="utf-8") == "old"


def test_writing_brings_a_file_up_to_date(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    old = tmp_path / "wire.gen.ts"
    monkeypatch.setattr(make_types, "generated", lambda: iter([(old, "new")]))
    monkeypatch.setattr(make_types, "ROOT", tmp_path)
    assert make_types.main([]) == 0
    assert old.read_text(encoding="utf-8") == "new"


def test_a_default_may_be_left_out_by_the_browser_but_is_always_sent_by_the_server() -> None:
    written = make_types.wire_types()
    assert "readonly seen?: number" in written  # Hello, from the browser
    assert "readonly ready: boolean" in written  # SeatCard, from the server
    assert "readonly card?: Card" in written  # Update, where it may be unset


def test_an_enum_is_the_choice_of_its_values_under_its_own_name() -> None:
    written = make_types.game_types(find_games()["nice_n_easy"])
    assert "export type Combination = 'colours_same' | 'colours_different' | " in written
    assert "readonly shows: readonly Combination[]" in written
