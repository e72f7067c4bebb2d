"""Nice 'n Easy in plain text: ``hro cs-pd`` lays a card and names two combinations, ``hro`` lays it, ``end`` ends.

In a drawn position the first line holds the stacks of the Dizzy Lizzy, each from its lowest card to the one on top;
below it stands a line for each player, with the open cards and, behind a bar, the own blind pile from its top, or how
many cards lie in it:

    hrs/hro bbs tpd*
    A hbd bpo tro | hro tbs
    B hpd bro tbd | 12

Facts may follow, one a line: ``turn: B``, ``pile: hbo bro`` or ``pile: 3`` (what nobody has, where nothing is said),
``laid: 1``, ``idle: 1``, ``turns: 199``, ``reopened: yes``, and the options: ``announce: off``, ``double_trouble: on``,
``decks: 2``. The rulebook's examples, the tests and the terminal share this.
"""

from typing import Final

import msgspec

from speeltafel.core.positions import divided
from speeltafel.core.seat import SEAT_LETTERS, Seat, Viewer
from speeltafel.games.nice_n_easy.model import MOST, Action, EndTurn, Lay, Options, Pile, Stacks, State, View
from speeltafel.games.nice_n_easy.rules import decks_for
from speeltafel.kit.lizzy.cards import FACES, PARTS, Card
from speeltafel.kit.lizzy.combinations import SHORT, said
from speeltafel.kit.lizzy.rest import Rest

_FACTS: Final = ("turn", "pile", "laid", "idle", "turns", "reopened", "announce", "double_trouble", "decks")
_SWITCHES: Final = {"on": True, "off": False, "yes": True, "no": False}
_LONG: Final = {short: str(name) for name, short in SHORT.items()}


class NiceNEasyNotation:
    """The ``Notation`` of Nice 'n Easy."""

    def read_action(self, text: str) -> Action:
        """``hro cs-pd``, ``hro`` or ``end``."""
        words = text.split()
        if words == ["end"]:
            return EndTurn()
        names = words[1].split("-") if len(words) == 2 else []
        if not 1 <= len(words) <= 2 or words[0] not in FACES or not set(names) <= _LONG.keys():
            raise ValueError(f"{text!r} is no act of Nice 'n Easy; one writes hro cs-pd (cs, cd, ps, pd), hro, or end")
        return Lay(words[0], tuple(_LONG[name] for name in names))

    def write_action(self, action: Action) -> str:
        match action:
            case Lay(card, claims):
                return f"{card} {said(claims)}" if claims else card
            case EndTurn():
                return "end"

    def draw(self, view: View, viewer: Viewer) -> str:
        """The visible Lizzy with the sizes of its stacks, the common pile, and a line for each player."""
        tops = (f"{card} ({count})" for card, count in zip(view.lizzy, view.stacks, strict=True))
        lines = [f"    {'  '.join(tops)}   = {said(view.shows)}{' gold' if view.golden else ''}", f"    [{view.pile}]"]
        for seat, player in enumerate(view.players):
            mark = ">" if view.end is None and view.turn == seat else " "
            own = "*" if viewer == seat else " "
            lines.append(f"{mark}{own}{SEAT_LETTERS[seat]} {' '.join(player.open)} [{player.blind}]")
        return "\n".join(lines)

    def read_position(self, text: str) -> State:
        lines, facts = divided(text, _FACTS)
        if not 3 <= len(lines) <= MOST + 1:
            raise ValueError(f"a position is a line for the Dizzy Lizzy and one for each player, up to {MOST}")
        stacks = _stacks(lines[0])
        hands = [_hand(line, seat) for seat, line in enumerate(lines[1:])]
        options = _options(facts)
        rest = Rest(decks_for(options, len(hands)))
        rest.take([card for stack in stacks for card in stack])
        for open_, blind in hands:
            rest.take([*open_, *(blind if isinstance(blind, tuple) else ())])
        pile = _pile(facts["pile"]) if "pile" in facts else None
        rest.take(pile if isinstance(pile, tuple) else ())
        return State(
            options=options,
            turn=_turn(facts.get("turn", "A"), len(hands)),
            stacks=stacks,
            open=tuple(open_ for open_, _ in hands),
            blind=tuple(_blind(blind, rest) for _, blind in hands),
            pile=rest.all() if pile is None else _blind(pile, rest),
            laid=int(facts.get("laid", 0)),
            idle=int(facts.get("idle", 0)),
            turns=int(facts.get("turns", 0)),
            reopened=_SWITCHES[facts.get("reopened", "no")],
        )


NOTATION = NiceNEasyNotation()


def _blind(wanted: Pile | int, rest: Rest) -> Pile:
    """A pile as it was named, or so many of the cards that are left."""
    return wanted if isinstance(wanted, tuple) else rest.any(wanted)


def _stacks(line: str) -> Stacks:
    stacks = [tuple(_card(card) for card in stack.split("/")) for stack in line.split()]
    if [{card[0] for card in stack} for stack in stacks] != [{part} for part in PARTS]:
        raise ValueError(f"{line!r} is no Dizzy Lizzy: a stack of heads, one of bodies, one of tails")
    heads, bodies, tails = stacks
    return heads, bodies, tails


def _hand(line: str, seat: Seat) -> tuple[Pile, Pile | int]:
    letter, _, cards = line.partition(" ")
    if letter != SEAT_LETTERS[seat]:
        raise ValueError(f"the line of player {SEAT_LETTERS[seat]} begins with {letter!r}")
    open_, _, blind = cards.partition("|")
    return tuple(_card(card) for card in open_.split()), _pile(blind)


def _pile(text: str) -> Pile | int:
    """Cards by name, or how many."""
    text = text.strip()
    return int(text) if text.isdigit() else tuple(_card(card) for card in text.split())


def _card(name: str) -> Card:
    if name not in FACES:
        raise ValueError(f"{name!r} is no card; one writes hro, bbs, tpd, and a star behind a gold one")
    return name


def _options(facts: dict[str, str]) -> Options:
    values: dict[str, str | bool] = {name: facts[name] for name in ("decks",) if name in facts}
    values |= {name: _SWITCHES[facts[name]] for name in ("announce", "double_trouble") if name in facts}
    return msgspec.convert(values, Options)


def _turn(letter: str, seats: int) -> Seat:
    if letter not in SEAT_LETTERS[:seats]:
        raise ValueError(f"it cannot be the turn of {letter!r}; the players are {', '.join(SEAT_LETTERS[:seats])}")
    return SEAT_LETTERS.index(letter)
