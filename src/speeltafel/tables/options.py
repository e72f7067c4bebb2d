"""The options of a table: the general ones (TB-12) and its game's, made from the game's options Struct.

A card holds what was set; ``effective`` says what holds.
"""

from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args, get_origin

import msgspec
from msgspec import Struct

from speeltafel.core.codec import codec
from speeltafel.core.entry import OptionValue
from speeltafel.core.game import AnyGame
from speeltafel.tables.card import Card

Kind: TypeAlias = Literal["switch", "number", "choice"]


class OptionAbout(Struct, frozen=True):
    """One option: ``kind`` says which values it takes."""

    name: str
    kind: Kind
    default: OptionValue
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    consent: bool = False
    """It holds only when every seated player has set it."""
    general: bool = False
    """It is the table's, whatever is played there."""

    @property
    def words(self) -> str:
        """The key of the message that names it."""
        return f"option-{_hyphened(self.name)}"

    def words_of(self, value: OptionValue) -> str:
        """The key of the message for one of its choices, or for a number that means more."""
        return f"{self.words}-{_hyphened(str(value))}"


LATER: Final = ("rated", "pace", "minutes", "increment", "days", "hour", "zone", "weekends")
"""Options that the rules know and this house does not have yet."""


def _hyphened(name: str) -> str:
    return name.replace("_", "-")


def options_of(game: AnyGame) -> tuple[OptionAbout, ...]:
    """The game's options, in the order of its Struct, and then the general ones."""
    return (*_of_the_game(game), *_general(game))


def option_of(game: AnyGame, name: str) -> OptionAbout | None:
    """The option of that name; ``-`` and ``_`` are the same in a name."""
    return next((option for option in options_of(game) if _plain(option.name) == _plain(name)), None)


def _plain(typed: str) -> str:
    """In names and choices ``-`` and ``_`` are the same, and so are capitals."""
    return typed.lower().replace("-", "_")


def seats_at_first(game: AnyGame) -> int:
    """How many seats a table is opened with: as many as fit round a small table, within what the game allows."""
    fewest, most = game.about.seats
    return max(fewest, min(most, _ROUND_A_SMALL_TABLE))


class WrongValue(ValueError):
    """The option does not take that value."""


def read_value(option: OptionAbout, given: OptionValue | None, now: OptionValue) -> OptionValue:
    """The value that was meant: typed text is read, ``None`` switches. ``WrongValue`` when it does not fit."""
    match option.kind:
        case "switch":
            return _switch(given, bool(now))
        case "number":
            return _number(option, given)
        case "choice":
            return _choice(option, given)


def value(card: Card, option: OptionAbout) -> OptionValue:
    """What holds at this table."""
    if option.consent:
        return agreed(card, option.name)
    return card.options.get(option.name, option.default)


def general(card: Card, name: str) -> OptionValue:
    """What holds of a general option, by its name."""
    return card.options.get(name, _GENERAL_DEFAULTS[name])


def agreed(card: Card, name: str) -> bool:
    """Whether every seated person wants it; a bot has no objections, an empty table no wish."""
    people = [seat for seat in card.seats if seat.person is not None]
    return bool(people) and all(name in seat.wishes for seat in people)


def effective(card: Card, game: AnyGame) -> Any:
    """The game's options Struct as this table plays."""
    values = {option.name: value(card, option) for option in _of_the_game(game)}
    return codec(game).read_options(values)


_ROUND_A_SMALL_TABLE: Final = 4
_ON: Final = frozenset({"on", "yes", "true", "1", "aan", "ja"})
_OFF: Final = frozenset({"off", "no", "false", "0", "uit", "nee"})


def _switch(given: OptionValue | None, now: bool) -> bool:
    if given is None:
        return not now
    if isinstance(given, bool):
        return given
    text = str(given).lower()
    if text in _ON:
        return True
    if text in _OFF:
        return False
    raise WrongValue


def _choice(option: OptionAbout, given: OptionValue | None) -> str:
    found = next((choice for choice in option.choices if _plain(choice) == _plain(str(given))), None)
    if given is None or found is None:
        raise WrongValue
    return found


def _number(option: OptionAbout, given: OptionValue | None) -> int:
    try:
        number = int(str(given)) if not isinstance(given, bool) else None
    except ValueError:
        number = None
    if number is None or not _within(number, option.least, option.most):
        raise WrongValue
    return number


def _within(number: int, least: int | None, most: int | None) -> bool:
    return (least is None or number >= least) and (most is None or number <= most)


_GENERAL_DEFAULTS: Final[dict[str, OptionValue]] = {
    "watchers": True,
    "invisible": False,
    "drawseat": False,
    "host": False,
    "start": 0,
}


def _general(game: AnyGame) -> Iterable[OptionAbout]:
    fewest, most = game.about.seats
    if fewest != most:
        yield OptionAbout("seats", "number", seats_at_first(game), least=fewest, most=most, general=True)
    for name in ("watchers", "invisible", "drawseat", "host"):
        yield OptionAbout(name, "switch", _GENERAL_DEFAULTS[name], general=True)
    # 0: drawn by luck; N: seat N begins, as people count.
    yield OptionAbout("start", "number", 0, least=0, most=most, general=True)


def _of_the_game(game: AnyGame) -> Iterable[OptionAbout]:
    for field in msgspec.structs.fields(game.about.types.options):
        consent = field.name in game.about.consent
        yield _about(field.encode_name, field.type, field.default, consent=consent)


def _about(name: str, type_: Any, default: Any, *, consent: bool) -> OptionAbout:
    least = most = None
    if get_origin(type_) is Annotated:
        type_, *limits = get_args(type_)
        for limit in limits:
            least = limit.ge if limit.ge is not None else least
            most = limit.le if limit.le is not None else most
    if get_origin(type_) is Literal:
        return OptionAbout(name, "choice", default, choices=get_args(type_), consent=consent)
    assert type_ in (bool, int), f"{name}: an option is a switch, a number or a choice"
    kind: Kind = "switch" if type_ is bool else "number"
    return OptionAbout(name, kind, default, least=least, most=most, consent=consent)
