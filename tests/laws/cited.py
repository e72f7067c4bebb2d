"""Which rules the tests show, and what the source refuses: read from the text, so that nothing need be run."""

import ast
from collections.abc import Iterator
from pathlib import Path


def cited(tests: Path) -> dict[str, list[str]]:
    """Rule id to the places where a test is marked ``pytest.mark.rule(id)``."""
    found: dict[str, list[str]] = {}
    for page, call in _calls(tests, "rule"):
        for argument in call.args:
            if isinstance(argument, ast.Constant) and ast.unparse(call.func) == "pytest.mark.rule":
                found.setdefault(str(argument.value), []).append(f"{page.name}:{call.lineno}")
    return found


def refusals(source: Path) -> list[tuple[str, str, str]]:
    """(rule, why, place) of every ``Refusal(..)`` in the source, which must name both outright."""
    found = []
    for page, call in _calls(source, "Refusal"):
        place = f"{page.name}:{call.lineno}"
        named = [argument.value for argument in call.args[:2] if isinstance(argument, ast.Constant)]
        assert len(named) == 2, f"{place}: a refusal names its rule and its sentence outright"
        found.append((str(named[0]), str(named[1]), place))
    return found


def _calls(folder: Path, name: str) -> Iterator[tuple[Path, ast.Call]]:
    for page in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(page.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == name:
                yield page, node
