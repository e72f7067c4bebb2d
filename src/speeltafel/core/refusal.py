"""What a player hears when the rules forbid something."""

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """An act the rules forbid: which rule, why, and the facts of the sentence.

    ``rule`` is an id of a rulebook (``GE-10``). ``why`` names the sentence: the message ``refusal-<why>`` of the
    game's words, its kit's or the platform's, in every language. ``args`` are that message's arguments; one that holds
    a seat is named as in news (``opponent``), and the sentence is given that player's name too (``opponent_name``). One
    whose name ends in ``_words`` is itself the key of a message, which the sentence is given without that ending.
    """

    rule: str
    why: str
    args: dict[str, str | int] = {}
