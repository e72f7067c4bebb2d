"""Everything that can be asked of a table: one verb, whether it was pressed, typed or sent by a program."""

from typing import TypeAlias

from msgspec import Raw, Struct

from speeltafel.core.entry import OptionValue
from speeltafel.core.seat import Seat


class Join(Struct, frozen=True, tag="join"):
    """Sit down on ``seat``, or on the first free one (TB-10)."""

    seat: Seat | None = None


class Leave(Struct, frozen=True, tag="leave"):
    """Stand up, before the game has started (TB-10)."""


class Bot(Struct, frozen=True, tag="bot"):
    """Let a bot play on a free seat; ``strength`` None sends the bot on ``seat`` away (TB-03)."""

    seat: Seat | None = None
    strength: str | None = "beginner"


class Option(Struct, frozen=True, tag="option"):
    """Set an option; without a value, switch one that is on or off (TB-12)."""

    name: str
    value: OptionValue | None = None


class Title(Struct, frozen=True, tag="title"):
    """Call the table so before the start; nothing takes the title away (TB-02)."""

    title: str


class Start(Struct, frozen=True, tag="start"):
    """Be ready to begin (TB-11)."""


class Unready(Struct, frozen=True, tag="unready"):
    """Be not ready after all (TB-11)."""


class Act(Struct, frozen=True, tag="act"):
    """Do ``action``, the game's own, as JSON."""

    action: Raw


class Draw(Struct, frozen=True, tag="draw"):
    """Offer a draw, or accept the one that was offered (TB-18, TB-13)."""


class Accept(Struct, frozen=True, tag="accept"):
    """Say yes to what is asked of the table (TB-13)."""


class Refuse(Struct, frozen=True, tag="refuse"):
    """Say no to what is asked of the table (TB-13)."""


class Resign(Struct, frozen=True, tag="resign"):
    """Give the game up (TB-18)."""


class Rematch(Struct, frozen=True, tag="rematch"):
    """Play again with the same people (TB-05, TB-14)."""


Verb: TypeAlias = (
    Join | Leave | Bot | Option | Title | Start | Unready | Act | Draw | Accept | Refuse | Resign | Rematch
)
