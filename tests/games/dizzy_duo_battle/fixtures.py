"""Dizzy Duo Battle at the moments worth a look: the gallery, the screenshots and the browser tests show these."""

from msgspec.structs import replace

from speeltafel.core.entry import BrokenOff
from speeltafel.games.dizzy_duo_battle import GAME
from speeltafel.games.dizzy_duo_battle.model import Action, Gone, Options, State
from tests.games.dizzy_duo_battle.table import FOUR, NONE, ONE, SEVEN, A, B, C, D, facing, played, setup
from tests.games.drawn import Fixture
from tests.records import at

LONG = (
    "Eennaamvantweeendertiglettersxxx",
    "A name of many letters, in words",
    "W" * 32,
    "Seat four with quite a long name",
)
GOLDEN = "hro* bro* tro* hbs* bbs* tbs*"
NINE = tuple("ABCDEFGHI")


def _does(seat: int, *acts: str) -> list[tuple[int, Action]]:
    return [(seat, GAME.notation.read_action(act)) for act in acts]


def _one_is_out(state: State, seat: int) -> State:
    """Round two of a game that ``seat`` left in the first."""
    return replace(
        state,
        round=2,
        hands=tuple(() if other == seat else hand for other, hand in enumerate(state.hands)),
        blind=state.hands[seat] + state.blind,
        scores=tuple(0 if other == seat else (20, 3, 41)[other % 3] for other in range(len(state.scores))),
        turns=tuple(0 if other == seat else 2 for other in range(len(state.turns))),
        gone=tuple(Gone(1, 3) if other == seat else None for other in range(len(state.gone))),
    )


FRESH = setup(3, luck="fixtures")
FOUR_PLAYERS = facing(SEVEN, ONE, NONE, FOUR, lives="20 12 5 31", turns="3", open="tpo tps")
CALLED = played(FOUR_PLAYERS, "attack")
TWO_FALL = facing(SEVEN, NONE, ONE, FOUR, lives="20 5 6 12", lifeline="on")
HEAD = facing(SEVEN, NONE, ONE, head_attack="on", taken="blind hpd", turns="4")
NINE_PLAYERS = _one_is_out(setup(9, luck="nine", first=D), 4)
NINE_FIGHT = at("dizzy_duo_battle", "nine_players", 59)
EXCHANGE = facing("hbs hbo bbo bbo tbs tbo", FOUR, ONE, lives="20 14 31", turns="2 2 1", open="hpo trs tbd", round="2")
LAST_BATTLE = facing(SEVEN, NONE, lives="20 5")

FIXTURES = {
    "first_turn": Fixture(FRESH, A, names=("A", "B", "C")),
    "waiting": Fixture(FRESH, B, _does(A, "open"), names=("A", "B", "C")),
    "blind_taken": Fixture(FRESH, A, _does(A, "blind"), names=("A", "B", "C")),
    "blind_taken_by_other": Fixture(FRESH, B, _does(A, "blind"), names=("A", "B", "C")),
    "just_laid": Fixture(facing(ONE, SEVEN, turns="1 0", open="tpo", taken="open tps"), B, _does(A, "trd")),
    "no_lizzy": Fixture(facing(NONE, ONE, turns="0"), A),
    "exchange": Fixture(EXCHANGE, A, names=("A", "B", "C")),
    "open_taken": Fixture(EXCHANGE, A, _does(A, "open"), names=("A", "B", "C")),
    "own_laid": Fixture(EXCHANGE, A, _does(A, "blind", "hbo"), names=("A", "B", "C")),
    "one_lizzy": Fixture(facing(ONE, SEVEN, turns="1"), A),
    "out_of_the_game": Fixture(
        facing(SEVEN, "-", ONE, lives="27 0 24", turns="2 0 2", round="3"), B, names=("A", "B", "C")
    ),
    "may_attack": Fixture(FOUR_PLAYERS, A, names=("A", "B", "C", "D")),
    "attack_called": Fixture(FOUR_PLAYERS, A, _does(A, "attack"), names=("A", "B", "C", "D")),
    "attacked": Fixture(FOUR_PLAYERS, B, _does(A, "attack"), names=("A", "B", "C", "D")),
    "battle_won": Fixture(CALLED, A, _does(A, "fight B"), names=("A", "B", "C", "D")),
    "one_falls": Fixture(CALLED, C, _does(A, "fight C"), names=("A", "B", "C", "D")),
    "round_over": Fixture(CALLED, A, _does(A, "fight C", "fight B"), names=("A", "B", "C", "D")),
    "attacker_falls": Fixture(
        played(facing(FOUR, SEVEN, NONE, ONE, lives="3 20 20 20"), "attack"),
        B,
        _does(A, "fight B"),
        names=("A", "B", "C", "D"),
    ),
    "equal_powers": Fixture(
        facing(FOUR, "bpo bpo hpo hro tbs tpo", NONE), A, _does(A, "attack", "fight B"), names=("A", "B", "C")
    ),
    "open_battles": Fixture(
        replace(FOUR_PLAYERS, options=Options(open_battles=True)), A, _does(A, "attack"), names=("A", "B", "C", "D")
    ),
    "settled_after_the_round": Fixture(
        replace(FOUR_PLAYERS, options=Options(settle="round")),
        D,
        _does(A, "attack", "fight D", "fight B"),
        names=("A", "B", "C", "D"),
    ),
    "lifeline_asked": Fixture(TWO_FALL, B, _does(A, "attack", "fight B", "fight C"), names=("A", "B", "C", "D")),
    "lifeline_answered": Fixture(
        played(TWO_FALL, "attack", "fight B", "fight C"), C, _does(B, "back"), names=("A", "B", "C", "D")
    ),
    "head_attack_possible": Fixture(HEAD, A, names=("A", "B", "C")),
    "golden_duo": Fixture(facing(GOLDEN, SEVEN, ONE, lives="20 20 20"), A, names=("A", "B", "C")),
    "golden_attack": Fixture(facing(GOLDEN, SEVEN, ONE), B, _does(A, "attack", "fight B"), names=("A", "B", "C")),
    "blind_pile_empty": Fixture(facing(SEVEN, ONE, turns="9", blind="0"), A),
    "blind_pile_turned_over": Fixture(facing(SEVEN, ONE, turns="9", blind="0"), A, _does(A, "blind")),
    "open_pile_empty": Fixture(facing(SEVEN, ONE, turns="0", open="tpo"), B, _does(A, "open")),
    "for_points": Fixture(facing(SEVEN, ONE, FOUR, lives="9 24 3", scoring="points"), A, names=("A", "B", "C")),
    "target_reached": Fixture(
        facing(SEVEN, ONE, FOUR, lives="9 9 3", scoring="points", target="10"),
        A,
        _does(A, "attack", "fight B"),
        names=("A", "B", "C"),
    ),
    "end_won": Fixture(LAST_BATTLE, A, _does(A, "attack")),
    "end_lost": Fixture(LAST_BATTLE, B, _does(A, "attack")),
    "end_broken_off": Fixture(GAME.stop(CALLED, BrokenOff()), B, names=("A", "B", "C", "D")),
    "nine_players": Fixture(NINE_PLAYERS, D, names=NINE),
    "nine_in_battle": Fixture(NINE_FIGHT, B, names=NINE),
    "watcher": Fixture(CALLED, None, _does(A, "fight B"), names=("A", "B", "C", "D")),
    "longest_names": Fixture(CALLED, A, _does(A, "fight B"), names=LONG),
    "longest_names_exchange": Fixture(EXCHANGE, A, names=LONG[:3]),
    "longest_names_of_nine": Fixture(NINE_FIGHT, B, names=(LONG * 3)[:9]),
}
