"""Who is who: persons, their tokens and names, and whose eyes somebody looks through.

A token is 256 bits that a browser keeps; here only its hash is kept. A personal link is 128 bits for one use.
"""

import unicodedata
from collections.abc import Iterable
from hashlib import sha256
from typing import Final, NamedTuple

from speeltafel.core.entry import Microseconds, PersonId
from speeltafel.core.seat import Viewer
from speeltafel.tables.card import Card
from speeltafel.tables.luck import Fresh
from speeltafel.tables.problems import BadLink, BadName, BadToken, NoName
from speeltafel.tables.storing import Store

NAME_MOST: Final = 32
TITLE_MOST: Final = 60
LINK_LASTS: Final[Microseconds] = 10 * 60 * 1_000_000
_PERSON_BYTES, _TOKEN_BYTES, _LINK_BYTES = 10, 32, 16
_MARKS_ON_ONE_LETTER: Final = 3


class Known(NamedTuple):
    """A person and the token that a browser of theirs was just given."""

    person: PersonId
    token: str


class People:
    """The persons of a house."""

    def __init__(self, store: Store, fresh: Fresh) -> None:
        self._store = store
        self._fresh = fresh

    async def welcome(self, at: Microseconds) -> Known:
        """A visitor: a new person without a name."""
        known = Known(self._fresh(_PERSON_BYTES).hex(), self._fresh(_TOKEN_BYTES).hex())
        await self._store.add_person(known.person, _hashed(known.token), at)
        return known

    async def who(self, token: str) -> PersonId:
        """Whose token that is, or ``BadToken``."""
        person = await self._store.person_of(_hashed(token))
        if person is None:
            raise BadToken
        return person

    async def rename(self, person: PersonId, name: str) -> str:
        """Call a person so; the name as it was kept, or ``BadName``."""
        shown = clean(name, NAME_MOST)
        if shown is None:
            raise BadName
        await self._store.rename(person, shown)
        return shown

    async def name(self, person: PersonId) -> str:
        """What a person is called, or ``NoName``."""
        name = (await self._store.names([person])).get(person)
        if name is None:
            raise NoName
        return name

    async def link(self, person: PersonId, at: Microseconds) -> tuple[str, Microseconds]:
        """A code that gives another device its own token of this person, once, and until when."""
        code, until = self._fresh(_LINK_BYTES).hex(), at + LINK_LASTS
        await self._store.add_link(_hashed(code), person, until)
        return code, until

    async def use_link(self, code: str, at: Microseconds) -> Known:
        """Use a code up, or ``BadLink``."""
        token = self._fresh(_TOKEN_BYTES).hex()
        person = await self._store.use_link(_hashed(code), _hashed(token), at)
        if person is None:
            raise BadLink
        return Known(person, token)


def viewer_of(card: Card, person: PersonId | None) -> Viewer:
    """Whose eyes ``person`` looks through at this table: the own seat's, else an onlooker's."""
    return card.seat_of(person)


def clean(text: str, most: int) -> str | None:
    """A name or title as it may be shown: on one line, nothing in it that is invisible or turns the page around.

    ``None`` when nothing to see is left, or more than ``most`` characters.
    """
    line = " ".join(unicodedata.normalize("NFC", text).split())
    shown = "".join(few_marks([character for character in line if _may_show(character)])).strip()
    visible = any(unicodedata.category(character)[0] not in "ZCM" and character not in _BLANKS for character in shown)
    return shown if visible and len(shown) <= most else None


JOINERS: Final = "\u200c\u200d"
"""Several scripts and emoji are written with them, though they cannot be seen."""
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs to Unicode, and drawn as nothing


def _may_show(character: str) -> bool:
    return character in JOINERS or unicodedata.category(character)[0] != "C"


def few_marks(characters: Iterable[str]) -> list[str]:
    """All but the marks that are piled on one letter: they would reach into the lines above and below."""
    kept: list[str] = []
    marks = 0
    for character in characters:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= _MARKS_ON_ONE_LETTER:
            kept.append(character)
    return kept


def _hashed(secret: str) -> bytes:
    return sha256(secret.encode()).digest()
