"""A drawn position: its drawing, and the facts below it."""

import pytest

from speeltafel.core.positions import divided


def test_lines_with_a_name_are_facts_and_the_others_the_drawing() -> None:
    text = """
        . g e
        . . .
        turn: B
        passed:
    """
    assert divided(text, ("turn", "passed")) == ([". g e", ". . ."], {"turn": "B", "passed": ""})


def test_facts_that_a_game_does_not_know_are_named() -> None:
    with pytest.raises(ValueError, match="unknown facts: luck, trun"):
        divided(". .\ntrun: B\nluck: 3\nturn: A", ("turn",))
