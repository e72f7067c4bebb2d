"""What the set-up page of Lizzy Ghosties says and no view holds; `make types` writes it to data.gen.json."""

from collections.abc import Iterator
from typing import Any, Final, get_args, get_type_hints

from speeltafel.games.lizzy_ghosties.model import FEWEST, MOST, WITHOUT_FINAL, Options
from speeltafel.games.lizzy_ghosties.setup import cards_for, check, decks_for, side_pile_for

_CHOICES: Final = {name: get_args(type_) for name, type_ in get_type_hints(Options).items()}


def _dealt() -> Iterator[dict[str, Any]]:
    """What each number of players is dealt with each choice that fits, and what the side pile keeps (LG-03)."""
    for seats in range(FEWEST, MOST + 1):
        for cards_a_part in _CHOICES["cards_a_part"]:
            for decks in _CHOICES["decks"]:
                options = Options(cards_a_part=cards_a_part, decks=decks)
                if check(options, seats) is None:
                    yield {
                        "seats": seats,
                        "cards_a_part": cards_a_part,
                        "decks": decks,
                        "dealt": {
                            "cards": cards_for(options, seats),
                            "decks": decks_for(options, seats),
                            "side": side_pile_for(options, seats),
                        },
                    }


DATA: Final[dict[str, Any]] = {"without_final": WITHOUT_FINAL, "dealt": tuple(_dealt())}
