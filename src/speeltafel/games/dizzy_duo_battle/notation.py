"""Dizzy Duo Battle in plain text: ``open`` and ``blind`` take a card, ``hro*`` lays it, ``attack``, ``fight B``.

``back`` and ``out`` answer about the lifeline, ``pass`` is the clock's. In a drawn position there is a line for each
player with the six cards, ``-`` for who is out. Facts may follow, one a line:

    A hro bro tro hbs bbs tbs
    B hrs brs trs hbo bbo tbo
    turns: 3 3
    open: hpd hps

``open`` is the open pile with its top card last; ``blind`` the blind pile with its top card last, the cards that
nobody names being under it, or how many cards lie in it (the others are in the open pile, then). ``turn: B``,
``starter: B``, ``round: 2``, ``turns: 3 3`` (had this round), ``scores: 20 12``, ``taken: blind hro``, ``used: B``
(has had its lifeline), ``idle: 1``, and options by name: ``settle: round``, ``lifeline: on``. ``power: 6`` claims that
the hand of whoever's turn it is has that power; a position of which it is not true is not read. The rulebook's
examples, the tests and the terminal share this.
"""

from collections import Counter
from typing import Final

import msgspec
from msgspec.structs import fields

from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.positions import divided
from speeltafel.core.seat import SEAT_LETTERS, Seat, Viewer
from speeltafel.games.dizzy_duo_battle.model import (
    FEWEST,
    HAND,
    MOST,
    Action,
    Attack,
    Battle,
    ComeBack,
    Fight,
    Gone,
    Lay,
    Options,
    Pass,
    PileName,
    State,
    StayOut,
    Take,
    View,
)
from speeltafel.games.dizzy_duo_battle.power import Cards, Duo, best_duo, in_order
from speeltafel.games.dizzy_duo_battle.rounds import decks_for
from speeltafel.kit.lizzy.cards import FACES, Card, deck

_WORDS: Final[dict[str, Action]] = {
    "open": Take("open"),
    "blind": Take("blind"),
    "attack": Attack(),
    "back": ComeBack(),
    "out": StayOut(),
    "pass": Pass(),
}
_WRITTEN: Final = {action: word for word, action in _WORDS.items()}
_OPTIONS: Final = frozenset(field.name for field in fields(Options))
_FACTS: Final = frozenset(
    {"open", "blind", "turn", "starter", "round", "turns", "scores", "taken", "used", "idle", "power"} | _OPTIONS
)
_SWITCHES: Final = {"on": True, "off": False}


class DuoNotation:
    """The ``Notation`` of Dizzy Duo Battle."""

    def read_action(self, text: str) -> Action:
        """A card, one of the words, or ``fight`` and a letter."""
        if text in _WORDS:
            return _WORDS[text]
        if text in FACES:
            return Lay(text)
        word, _, letter = text.partition(" ")
        if word == "fight" and len(letter) == 1 and letter in SEAT_LETTERS:
            return Fight(SEAT_LETTERS.index(letter))
        raise ValueError(
            f"{text!r} is no act of Dizzy Duo Battle; one writes open, blind, hro (lay that card), attack, "
            "fight B, back or out"
        )

    def write_action(self, action: Action) -> str:
        match action:
            case Lay(card):
                return card
            case Fight(defender):
                return f"fight {SEAT_LETTERS[defender]}"
            case _:
                return _WRITTEN[action]

    def draw(self, view: View, viewer: Viewer) -> str:
        """The piles, a line for each player with what is seen of the hand, and the battles of the last attack."""
        lines = [_piles(view)]
        for seat, seen in enumerate(view.seats):
            mark = ">" if view.end is None and (seat in view.asked or (not view.asked and seat == view.turn)) else " "
            own = "*" if viewer == seat else " "
            lines.append(f"{mark}{own}{SEAT_LETTERS[seat]} {seen.score:>3} ({seen.turns})  {_hand(view, seat, viewer)}")
        if view.assault is not None:
            attacker = view.assault.attacker
            lines += [_battle(attacker, battle) for battle in view.assault.battles]
        return "\n".join(lines)

    def read_position(self, text: str) -> State:
        lines, facts = divided(text, _FACTS)
        hands = _hands(lines)
        seats = len(hands)
        options = _options(facts)
        each = 0 if options.scoring == "points" else options.lives
        source, taken = _taken(facts.get("taken", ""))
        open_, blind = _piles_of(facts, decks_for(options, seats), [*hands, (taken,) if taken else ()])
        turn = _seat(facts.get("turn", "A"), seats)
        if "power" in facts and best_duo(in_order(hands[turn])).power != int(facts["power"]):
            raise ValueError(f"the power of {SEAT_LETTERS[turn]} is {best_duo(in_order(hands[turn])).power}")
        scores = _numbers(facts.get("scores", str(each)), seats)
        round_ = int(facts.get("round", 1))
        return State(
            options=options,
            turn=turn,
            starter=_seat(facts["starter"], seats) if "starter" in facts else turn,
            hands=tuple(in_order(hand) for hand in hands),
            blind=blind,
            open=open_,
            scores=scores,
            turns=_numbers(facts.get("turns", "0"), seats),
            round=round_,
            taken=taken,
            source=source,
            used=tuple(_seat(letter, seats) for letter in facts.get("used", "").split()),
            gone=tuple(None if hand else Gone(round_ - 1, 0) for hand in hands),
            idle=int(facts.get("idle", 0)),
        )


NOTATION = DuoNotation()


def _piles(view: View) -> str:
    top = "" if view.top is None else f" {view.top}"
    down = " ?" if view.down else ""
    taken = "" if view.source is None else f"  {view.source}: {view.taken or '?'}"
    return f"round {view.round}  open [{view.open}]{top}{down}  blind [{view.blind}]{taken}"


def _hand(view: View, seat: Seat, viewer: Viewer) -> str:
    """The cards laid out as a Duo with its power, where they are seen."""
    seen = view.seats[seat]
    assault = view.assault
    duo: Duo | None = view.own.duo if view.own is not None and viewer == seat else None
    if duo is None and assault is not None and assault.round == view.round:
        duo = assault.duos[seat]
    if duo is not None:
        pieces = [" ".join(lizzy) for lizzy in duo.lizzies] + ([" ".join(duo.rest)] if duo.rest else [])
        return f"{' + '.join(pieces)} = {duo.power}"
    dealt_in = seen.gone is None or seen.gone.round == view.round
    return " ".join("?" * HAND) if dealt_in else "-"


def _battle(attacker: Seat, battle: Battle) -> str:
    return f"    {SEAT_LETTERS[attacker]} {battle.attack} : {battle.defence} {SEAT_LETTERS[battle.defender]}"


def _hands(lines: list[str]) -> list[Cards]:
    hands = [_hand_of(line, seat) for seat, line in enumerate(lines)]
    if not FEWEST <= len(hands) <= MOST:
        raise ValueError(f"a position is a line for each player, from {FEWEST} to {MOST}")
    return hands


def _hand_of(line: str, seat: Seat) -> Cards:
    letter, *cards = line.split()
    if seat >= len(SEAT_LETTERS) or letter != SEAT_LETTERS[seat]:
        raise ValueError(f"{line!r} is not the line of player {SEAT_LETTERS[seat % len(SEAT_LETTERS)]}")
    if cards == ["-"]:
        return ()
    if len(cards) != HAND:
        raise ValueError(f"a hand is {HAND} cards, or - for who is out, not {' '.join(cards)!r}")
    return tuple(_card(card) for card in cards)


def _card(name: str) -> Card:
    if name not in FACES:
        raise ValueError(f"{name!r} is no card; one writes hro for the head, red, dots, and hro* for the gold one")
    return name


def _options(facts: dict[str, str]) -> Options:
    said = {name: _SWITCHES.get(value, value) for name, value in facts.items() if name in _OPTIONS}
    return msgspec.convert(said, Options, strict=False)


def _taken(said: str) -> tuple[PileName | None, Card | None]:
    match said.split():
        case []:
            return None, None
        case ["open", name]:
            return "open", _card(name)
        case ["blind", name]:
            return "blind", _card(name)
        case _:
            raise ValueError(f"{said!r} is no card that was taken; one writes blind hro, or open hro")


def _piles_of(facts: dict[str, str], decks: int, elsewhere: list[Cards]) -> tuple[Cards, Cards]:
    """The open and the blind pile; what nobody names lies under the blind pile, or, when that is counted, the open."""
    open_ = tuple(_card(name) for name in facts.get("open", "").split())
    counted = facts.get("blind", "").isdecimal()
    blind = () if counted else tuple(_card(name) for name in facts.get("blind", "").split())
    named = Counter(card for cards in (*elsewhere, open_, blind) for card in cards)
    if wrong := sorted((named - Counter(deck(decks))).keys()):
        raise ValueError(f"there are not so many of {', '.join(wrong)}")
    rest = Recorder(seeded("drawn")).shuffled(tuple((Counter(deck(decks)) - named).elements()))
    if counted:
        height = int(facts["blind"])
        return (*rest[height:], *open_), rest[:height]
    if "open" not in facts:
        return rest[:1], (*rest[1:], *blind)
    return open_, (*rest, *blind)


def _seat(letter: str, seats: int) -> Seat:
    if len(letter) != 1 or letter not in SEAT_LETTERS[:seats]:
        raise ValueError(f"there is no player {letter!r}; the players are {', '.join(SEAT_LETTERS[:seats])}")
    return SEAT_LETTERS.index(letter)


def _numbers(said: str, seats: int) -> tuple[int, ...]:
    """A number for each seat; one alone is everybody's."""
    numbers = tuple(int(number) for number in said.split())
    if len(numbers) == 1:
        return numbers * seats
    if len(numbers) != seats:
        raise ValueError(f"{said!r} is not a number for each of {seats} players")
    return numbers
