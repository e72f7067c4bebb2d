"""What the platform says, and how Python finds the words of a game, its kits, the tables and the platform.

Messages are Fluent; ``words/<lang>.ftl`` of each package holds them, and the browser reads the same files, but those of
the rooms that no page speaks for: the terminal and the server have words of their own. A key
follows from what it speaks of: ``news-stepped``, ``refusal-not-a-neighbour``, ``option-escape-leave``.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Any, Final, TypeAlias
from warnings import warn

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct
from msgspec.structs import asdict

from speeltafel.core.game import AnyGame
from speeltafel.core.refusal import Refusal
from speeltafel.core.seat import SEAT_LETTERS

LANGUAGES: Final = ("nl", "en")

Fact: TypeAlias = str | int | float

OTHERS: Final = ("opponent", "receiver", "giver", "owner", "attacker", "defender")
"""Fields of news and facts of refusals that hold a seat. What that player is called is ``opponent_name``, and so on."""

_SPELLED: Final = "_words"
"""How facts end that are keys of messages themselves."""


class MissingWords(UserWarning):
    """There is no message of that key, or it wants facts that it was not given."""


class Words:
    """All that can be said in one language: a game's words first, then its kits', the tables' and the platform's."""

    def __init__(
        self, lang: str, game: AnyGame | None = None, *, room: str | None = None, isolating: bool = True
    ) -> None:
        """``room``: a package of the house whose words are wanted too.

        ``isolating`` puts marks round each argument so that names of any script stay whole; not for a terminal.
        """
        if lang not in LANGUAGES:
            raise ValueError(f"there are no words in {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self._bundle = _bundle(_packages(game, room), lang, isolating)

    def say(self, key: str, **args: Fact) -> str:
        """The message ``key``. If it is missing, the key itself, with the warning ``MissingWords``."""
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            warn(f"no message {key} in {self.lang}", MissingWords, stacklevel=2)
            return key
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            warn(f"{key} in {self.lang} with {args}: {errors}", MissingWords, stacklevel=2)
        return str(said)

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key))

    def refusal(self, refusal: Refusal, called: Callable[[int], str] = SEAT_LETTERS.__getitem__) -> str:
        """Why something was refused, without its rule id; ``called`` gives the name of a seat."""
        spelled = {
            fact.removesuffix(_SPELLED): self.say(str(key))
            for fact, key in refusal.args.items()
            if fact.endswith(_SPELLED)
        }
        return self.say(f"refusal-{refusal.why}", **{**refusal_facts(refusal, called), **spelled})

    def told(self, prefix: str, thing: Struct, **more: Fact) -> str:
        """A tagged Struct in words, by the message ``<prefix>-<tag>``: its fields are the facts.

        What a field does not say (``None``) is the fact ``none``; what is no text or number is left out.
        """
        tag = str(thing.__struct_config__.tag).replace("_", "-")
        return self.say(f"{prefix}-{tag}", **{**_facts(asdict(thing)), **more})


def players(news: Struct, called: Callable[[int], str]) -> dict[str, str]:
    """The names that ``news`` need beside their fields: ``who`` for its seat, and those of ``OTHERS``."""
    names = {"who": "seat"} | {f"{field}_name": field for field in OTHERS}
    seats = {name: getattr(news, field, None) for name, field in names.items()}
    return {name: called(seat) for name, seat in seats.items() if seat is not None}


def refusal_facts(refusal: Refusal, called: Callable[[int], str]) -> dict[str, Fact]:
    """The facts of the sentence of a refusal, with the names of those of ``OTHERS``."""
    names = {f"{field}_name": called(seat) for field in OTHERS if isinstance(seat := refusal.args.get(field), int)}
    return {**refusal.args, **names}


def _facts(fields: Mapping[str, Any]) -> dict[str, Fact]:
    named = {name: "none" if value is None else value for name, value in fields.items()}
    return {name: value for name, value in named.items() if isinstance(value, str | int | float)}


def _packages(game: AnyGame | None, room: str | None) -> tuple[str, ...]:
    own = () if game is None else (type(game).__module__, *(f"speeltafel.kit.{kit}" for kit in game.about.kits))
    return (*own, "speeltafel.tables", "speeltafel", *([room] if room else []))


@cache
def _bundle(packages: tuple[str, ...], lang: str, isolating: bool) -> FluentBundle:
    """All words of ``packages`` together, so that a message may use another's; what comes first holds."""
    bundle = FluentBundle([lang], use_isolating=isolating)
    for package in packages:
        page = resources.files(package) / "words" / f"{lang}.ftl"
        if page.is_file():
            bundle.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return bundle
