"""Lizzy Ghosties in plain text: ``steal B h`` takes B's head, ``borrow B C *`` a head of B, a body of C, the Burn tail.

In a drawn position stands a line for each player, with the piles of heads, bodies and tails, each from its lowest card
to the one on top; a number stands for so many cards that nobody names, ``-`` for a part that is missing. Of a Ghostie
there is the height of its pile, or its cards. The Burn Lizzy follows:

    A 2/hro bbd/bbs tbs
    B hpd bro -
    C ghostie 5
    burn hrs bbd tpo
    turn: A
    passing: B

``turn`` may also be ``lizzies`` or ``ghosties`` in the final phase. Other facts: ``passed: B C``, ``side: tbs`` (the
side pile; what nobody has, where nothing is said), ``shifted: yes``, ``gathered: yes``, ``idle: 2``, ``turns: 179``,
and the options: ``dice: on``, ``final_actions: one``. In the middle of an event stands ``event: burn won C D B`` (its
kind, how it was decided, who is still to be visited; the last of them was passed), and for ``event: ghost lost A B`` a
line ``borrowed hro bbs tbs`` below that of the Burn Lizzy. The rulebook's examples, the tests and the terminal share
this.
"""

from typing import Final

import msgspec
from msgspec.structs import fields, replace

from speeltafel.core.positions import divided
from speeltafel.core.seat import SEAT_LETTERS, Seat, Viewer
from speeltafel.games.lizzy_ghosties.course import tops
from speeltafel.games.lizzy_ghosties.model import (
    FEWEST,
    LAST_TWO,
    LIVES_ON,
    MOST,
    NO_BODY,
    WITHOUT_FINAL,
    Action,
    Body,
    Borrow,
    Burn,
    Draw,
    EndEvent,
    EndTurn,
    Event,
    Gather,
    GhostEvent,
    GhostTeam,
    Give,
    Haunting,
    LizzyTeam,
    Options,
    Over,
    Passing,
    Pile,
    SeenLizzy,
    Shift,
    Skip,
    Source,
    State,
    Steal,
    Take,
    Turn,
    View,
    Visit,
)
from speeltafel.games.lizzy_ghosties.setup import decks_for
from speeltafel.kit.lizzy.cards import FACES, PARTS, Card, Part
from speeltafel.kit.lizzy.combinations import said
from speeltafel.kit.lizzy.rest import Rest

_WORDS: Final[dict[str, Action]] = {"skip": Skip(), "end": EndTurn(), "stop": EndEvent()}
_ABOUT_A_CARD: Final = {"steal": Steal, "give": Give, "burn": Burn, "take": Take, "shift": Shift, "gather": Gather}
_BURN_LIZZY: Final = "*"
_OPTIONS: Final = frozenset(field.name for field in fields(Options))
_STANDS: Final = frozenset({"turn", "passing", "passed", "event", "side", "shifted", "gathered", "idle", "turns"})
_FACTS: Final = _STANDS | _OPTIONS
_SWITCHES: Final = {"on": True, "off": False, "yes": True, "no": False}


class LizzyGhostiesNotation:
    """The ``Notation`` of Lizzy Ghosties."""

    def read_action(self, text: str) -> Action:
        """One of the three words, a deed with a player and a part, or ``borrow`` and three sources."""
        match text.split():
            case [word] if word in _WORDS:
                return _WORDS[word]
            case [word, letter, ("h" | "b" | "t") as part] if word in _ABOUT_A_CARD and _is_seat(letter):
                return _about_a_card(word, SEAT_LETTERS.index(letter), part)
            case ["borrow", head, body, tail] if all(_is_source(letter) for letter in (head, body, tail)):
                return Borrow(_source(head), _source(body), _source(tail))
            case _:
                raise ValueError(
                    f"{text!r} is no act of Lizzy Ghosties; one writes steal B h, give B t, burn C b, skip, end (the "
                    "turn), stop (the event), take B h, borrow B C * (* is the Burn Lizzy), shift A h, gather A t"
                )

    def write_action(self, action: Action) -> str:
        match action:
            case Steal(seat, part) | Give(seat, part) | Burn(seat, part):
                return f"{type(action).__name__.lower()} {SEAT_LETTERS[seat]} {part}"
            case Take(seat, part) | Shift(seat, part) | Gather(seat, part):
                return f"{type(action).__name__.lower()} {SEAT_LETTERS[seat]} {part}"
            case Borrow(head, body, tail):
                return f"borrow {_written(head)} {_written(body)} {_written(tail)}"
            case Skip():
                return "skip"
            case EndTurn():
                return "end"
            case EndEvent():
                return "stop"

    def draw(self, view: View, viewer: Viewer) -> str:
        """A line for each player and for the Burn Lizzy: top cards, heights, what they show; then the turn."""
        lines = []
        for seat, player in enumerate(view.players):
            mark = ">" if _plays(view, seat) else " "
            own = "*" if viewer == seat else " "
            lizzy = "ghostie" if player.lizzy is None else _drawn(player.lizzy)
            lines.append(f"{mark}{own}{SEAT_LETTERS[seat]} {lizzy} [{player.cards}]")
        lines.append(f"burn {_drawn(view.burn)}")
        if view.borrowed is not None:
            lines.append(f"borrowed {_drawn(view.borrowed)}")
        lines.append(f"side [{view.side}]  lizzies {view.teams.lizzies} : {view.teams.ghosties} ghosties")
        return "\n".join([*lines, _turn_drawn(view.turn)])

    def read_position(self, text: str) -> State:
        lines, facts = divided(text, _FACTS)
        players, burn, borrowed = _bodies(lines)
        options = _options(facts)
        rest = Rest(decks_for(options, len(players)))
        rest.take([card for line in (burn, borrowed, *players) for card in _named(line)])
        side = tuple(_card(name) for name in facts["side"].split()) if "side" in facts else None
        rest.take(side or ())
        lizzies = tuple(None if line[:1] == ["ghostie"] else _body(line, rest) for line in players)
        ghosts = tuple(_pile(line[1:], rest) if line[:1] == ["ghostie"] else () for line in players)
        state = State(
            options=options,
            turn=_turn(facts, lizzies),
            lizzies=lizzies,
            ghosts=ghosts,
            burn=_body(burn, rest),
            borrowed=_body(borrowed, rest) if borrowed else NO_BODY,
            side=rest.all() if side is None else side,
            idle=int(facts.get("idle", 0)),
            turns=int(facts.get("turns", 0)),
        )
        for body in state.lizzies:
            if body is not None and sum(1 for pile in body if pile) < LIVES_ON:
                raise ValueError("a Lizzy has two parts at least")
        return replace(state, turn=_event(facts["event"], state)) if "event" in facts else state


NOTATION = LizzyGhostiesNotation()


def _is_seat(letter: str) -> bool:
    return len(letter) == 1 and letter in SEAT_LETTERS


def _is_source(letter: str) -> bool:
    return letter == _BURN_LIZZY or _is_seat(letter)


def _source(letter: str) -> Source:
    return None if letter == _BURN_LIZZY else SEAT_LETTERS.index(letter)


def _written(source: Source) -> str:
    return _BURN_LIZZY if source is None else SEAT_LETTERS[source]


def _about_a_card(word: str, seat: Seat, part: Part) -> Action:
    match word:
        case "steal":
            return Steal(seat, part)
        case "give":
            return Give(seat, part)
        case "burn":
            return Burn(seat, part)
        case "take":
            return Take(seat, part)
        case "shift":
            return Shift(seat, part)
        case _:
            return Gather(seat, part)


def _plays(view: View, seat: Seat) -> bool:
    ghostie = view.players[seat].lizzy is None
    match view.turn:
        case Over():
            return False
        case LizzyTeam():
            return not ghostie
        case GhostTeam():
            return ghostie
        case GhostEvent(seat=borrower):
            return ghostie if view.phase == "final" else seat == borrower
        case turn:
            return seat == turn.seat


def _drawn(lizzy: SeenLizzy) -> str:
    tops = (
        "---    " if card is None else f"{card}({height})".ljust(7)
        for card, height in zip(lizzy.tops, lizzy.heights, strict=True)
    )
    return f"{' '.join(tops)} = {said(lizzy.shows)}{' gold' if lizzy.golden else ''}"


def _turn_drawn(turn: Turn) -> str:
    match turn:
        case Passing(seat, opponent, passed):
            behind = f" (passed: {_letters(tuple(visit.seat for visit in passed))})" if passed else ""
            return f"{SEAT_LETTERS[seat]} passes {SEAT_LETTERS[opponent]}{behind}"
        case Event(seat=seat, kind=kind, draw=draw, visits=visits):
            return f"{SEAT_LETTERS[seat]}: {kind} event, {_draw_drawn(draw.won, draw.cards)}, visits {_letters(visits)}"
        case GhostEvent(seat=seat, draw=draw, visits=visits):
            return f"{SEAT_LETTERS[seat]}: ghost event, {_draw_drawn(draw.won, draw.cards)}, visits {_letters(visits)}"
        case Haunting(seat=seat):
            return f"{SEAT_LETTERS[seat]} haunts"
        case LizzyTeam(shifted=shifted, gathered=gathered):
            done = [word for word, is_done in (("shifted", shifted), ("gathered", gathered)) if is_done]
            return " ".join(["Team Lizzies", *done])
        case GhostTeam():
            return "Team Ghosties"
        case Over(reason=reason, rule=rule):
            return f"over: {reason}, {rule}"


def _draw_drawn(won: bool, cards: Pile) -> str:
    return " ".join(["won" if won else "lost", *cards])


def _letters(seats: tuple[Seat, ...]) -> str:
    return " ".join(SEAT_LETTERS[seat] for seat in seats)


def _bodies(lines: list[str]) -> tuple[list[list[str]], list[str], list[str]]:
    """The words of each player's line, and those of the Burn Lizzy and of a borrowed body."""
    drawn = [line.split() for line in lines]
    borrowed = drawn.pop() if drawn and drawn[-1][0] == "borrowed" else []
    *players, burn = drawn or [[""]]
    if not FEWEST <= len(players) <= MOST or burn[0] != "burn":
        raise ValueError(f"a position is a line for each player, from {FEWEST} to {MOST}, and one for the Burn Lizzy")
    for seat, line in enumerate(players):
        if line[0] != SEAT_LETTERS[seat]:
            raise ValueError(f"the line of player {SEAT_LETTERS[seat]} begins with {line[0]!r}")
    return [line[1:] for line in players], burn[1:], borrowed[1:]


def _named(line: list[str]) -> list[Card]:
    """The cards of a line that are called by name."""
    words = [word for pile in line for word in pile.split("/")]
    return [_card(word) for word in words if word not in ("ghostie", "-") and not word.isdecimal()]


def _body(line: list[str], rest: Rest) -> Body:
    if len(line) != len(PARTS):
        raise ValueError(f"{' '.join(line)!r} is no Lizzy: a pile of heads, one of bodies, one of tails, - for none")
    heads, bodies, tails = (_pile_of(part, pile, rest) for part, pile in zip(PARTS, line, strict=True))
    return heads, bodies, tails


def _pile_of(part: Part, text: str, rest: Rest) -> Pile:
    if text == "-":
        return ()
    cards = _pile(text.split("/"), rest, part)
    if any(card[0] != part for card in cards):
        raise ValueError(f"{text!r} is no pile of one part")
    return cards


def _pile(words: list[str], rest: Rest, part: Part | None = None) -> Pile:
    """Cards by name, and a number for so many that nobody named."""
    cards: Pile = ()
    for word in words:
        cards += rest.any(int(word), part) if word.isdecimal() else (_card(word),)
    return cards


def _card(name: str) -> Card:
    if name not in FACES:
        raise ValueError(f"{name!r} is no card; one writes hro, bbs, tpd, and a star behind a gold one")
    return name


def _options(facts: dict[str, str]) -> Options:
    values = {name: _SWITCHES.get(value, value) for name, value in facts.items() if name in _OPTIONS}
    return msgspec.convert(values, Options)


def _turn(facts: dict[str, str], lizzies: tuple[Body | None, ...]) -> Turn:
    said_turn = facts.get("turn", "A")
    alive = [seat for seat, body in enumerate(lizzies) if body is not None]
    final = len(lizzies) > WITHOUT_FINAL and len(alive) <= LAST_TWO
    if final != (said_turn in ("lizzies", "ghosties")):
        raise ValueError("the turn is lizzies or ghosties in the final phase, and a player's letter before it")
    if said_turn == "lizzies":
        return LizzyTeam(_SWITCHES[facts.get("shifted", "no")], _SWITCHES[facts.get("gathered", "no")])
    if said_turn == "ghosties":
        return GhostTeam()
    seat = _seat(said_turn, len(lizzies))
    if lizzies[seat] is None:
        return Haunting(seat)
    passed = tuple(Visit(_seat(letter, len(lizzies)), "skipped") for letter in facts.get("passed", "").split())
    after = passed[-1].seat if passed else seat
    others = [(after + step) % len(lizzies) for step in range(1, len(lizzies))]
    opponent = next(other for other in others if other in alive and other != seat)
    return Passing(seat, _seat(facts["passing"], len(lizzies)) if "passing" in facts else opponent, passed)


def _event(said_event: str, state: State) -> Turn:
    """An event that runs: its kind, won or lost, and who is still to be visited."""
    kind, how, *letters = said_event.split()
    visits = tuple(_seat(letter, len(state.lizzies)) for letter in letters)
    draw = Draw("drawn", state.side[:1], how == "won")
    match state.turn:
        case Haunting(seat=seat) if kind == "ghost":
            return GhostEvent(seat, tops(state.borrowed), draw, visits)
        case GhostTeam() if kind == "ghost":
            return GhostEvent(state.lizzies.index(None), tops(state.borrowed), draw, visits)
        case Passing(seat=seat, passed=passed) if kind in ("steal", "burn"):
            own = state.lizzies[seat]
            assert own is not None
            last = visits[-1]
            whole = (*passed, Visit(last, "stole"))
            return Event(seat, "steal" if kind == "steal" else "burn", seat, tops(own), draw, visits, last, whole)
        case _:
            raise ValueError(f"{said_event!r} is no event of this turn; one writes steal won C D B, or ghost lost A B")


def _seat(letter: str, seats: int) -> Seat:
    if len(letter) != 1 or letter not in SEAT_LETTERS[:seats]:
        raise ValueError(f"there is no player {letter!r}; the players are {', '.join(SEAT_LETTERS[:seats])}")
    return SEAT_LETTERS.index(letter)
