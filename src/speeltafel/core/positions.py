"""How drawn positions are written: the lines of a drawing, and facts of the position below them, ``name: value``."""

from collections.abc import Collection


def divided(text: str, known: Collection[str]) -> tuple[list[str], dict[str, str]]:
    """The lines of the drawing and the facts; ``ValueError`` tells of facts that are not ``known``."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    facts = {name: value.strip() for name, _, value in (line.partition(":") for line in lines if ":" in line)}
    if unknown := sorted(facts.keys() - set(known)):
        raise ValueError(f"unknown facts: {', '.join(unknown)}")
    return [line for line in lines if ":" not in line], facts
