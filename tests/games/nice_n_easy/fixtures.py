"""Nice 'n Easy at the moments worth a look: the gallery, the screenshots and the browser tests show these."""

from msgspec.structs import replace

from speeltafel.core.dice import Recorder, seeded
from speeltafel.core.entry import BrokenOff
from speeltafel.games.nice_n_easy import GAME
from speeltafel.games.nice_n_easy.model import EndTurn, Lay, Options, State
from tests.games.drawn import Fixture
from tests.records import at

read = GAME.notation.read_position

A, B, C = 0, 1, 2
THREE_NAMES = ("A", "B", "C")
NINE_NAMES = tuple("ABCDEFGHI")
LONG_NAMES = (
    "Eennaamvantweeendertiglettersxxx",
    "A name of many letters, in words",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
)


def _setup(seats: int, options: Options | None = None, seed: int = 4) -> State:
    return GAME.setup(options or Options(), seats, A, Recorder(seeded(seed)))


TWO = read("""
    hro bbs tbs
    A hbd tpo bpo | 12
    B hpd bro tbd | 12
""")

THREE = read("""
    hps/hrd/hro bpo/bbs tps/tbs
    A hbd tpo hbo | 7
    B hpd bro tbd | 9
    C hps bpd tro* | 4
    pile: 6
""")

STUCK = read("""
    hrs/hbd bpo/bbs tbs
    A trd brd hro* | 3
    B hro brd trd | 3
    C hps tps bpd | 2
    turn: C
    idle: 2
    pile: tpd hbs tro
""")

DOUBLE = read("""
    hbo/hro bbs tps/tbd
    A hbd tpd bpo | 5
    B hpd bro tbo | 6
    C hps bpd hbo | 4
    double_trouble: on
""")

GOLDEN = read("""
    hps/hro* brs/bbs* tps/trs/tbs
    A tpd* tpo hpo | 6
    B hpd bro tbd | 9
    C hps bpd hrd | 4
""")

EMPTY = read("""
    hro bbs tbs
    A hbd tpo bpo |
    B hpd bro tbd | 2
    C hps |
    pile: 0
""")

REOPENED = read("""
    hro bbs tbs
    A hbd tpo bpo | hps bps tps hrs
    B hpd bro tbd | hrd brd
    pile: 0
    idle: 1
    turn: B
""")

LAST = read("""
    hps/hro bbs tbs
    A hbd |
    B hpd bro tbd | 4
    C hps bpd |
""")

ONE_FITS = read("""
    hro bbs tps
    A hbd tro tpo | 12
    B hpd bro tbd | 12
    announce: off
""")

SILENT = replace(THREE, options=Options(announce=False))
NINE = at("nice_n_easy", "nine_players", 40)

LAY = (A, Lay("hbd", ("colours_same",)))
SECOND = (A, Lay("hbo", ("colours_same",)))
MISTAKE = (A, Lay("tpo", ("colours_same",)))

FIXTURES = {
    "first_turn": Fixture(TWO, A),
    "waiting": Fixture(TWO, B),
    "two_decks": Fixture(_setup(6), A, names=NINE_NAMES[:6]),
    "mid_game": Fixture(THREE, A, names=THREE_NAMES),
    "laid": Fixture(THREE, A, [LAY], names=THREE_NAMES),
    "laid_twice": Fixture(THREE, A, [LAY, SECOND], names=THREE_NAMES),
    "laid_by_another": Fixture(THREE, C, [LAY, SECOND], names=THREE_NAMES),
    "mistake": Fixture(THREE, A, [MISTAKE], names=THREE_NAMES),
    "mistake_of_another": Fixture(THREE, B, [MISTAKE], names=THREE_NAMES),
    "turn_ended": Fixture(THREE, B, [LAY, (A, EndTurn())], names=THREE_NAMES),
    "without_naming": Fixture(SILENT, A, names=THREE_NAMES),
    "without_naming_laid": Fixture(SILENT, A, [(A, Lay("hbd"))], names=THREE_NAMES),
    "without_naming_one_fits": Fixture(ONE_FITS, A),
    "stuck": Fixture(STUCK, A, [(C, EndTurn())], names=THREE_NAMES),
    "double_trouble": Fixture(DOUBLE, B, [(A, Lay("tpd", ("colours_different",)))], names=THREE_NAMES),
    "one_gold_missing": Fixture(GOLDEN, A, names=THREE_NAMES),
    "golden_finish": Fixture(GOLDEN, A, [(A, Lay("tpd*", ("colours_different",)))], names=THREE_NAMES),
    "golden_lost": Fixture(GOLDEN, B, [(A, Lay("tpd*", ("patterns_different",)))], names=THREE_NAMES),
    "empty_piles": Fixture(EMPTY, A, names=THREE_NAMES),
    "reopened": Fixture(REOPENED, A, [(B, EndTurn())]),
    "nobody_can_lay": Fixture(REOPENED, A, [(B, EndTurn()), (A, EndTurn()), (B, EndTurn())]),
    "last_card": Fixture(LAST, A, names=THREE_NAMES),
    "all_laid": Fixture(LAST, A, [LAY], names=THREE_NAMES),
    "broken_off": Fixture(GAME.stop(THREE, BrokenOff()), A, names=THREE_NAMES),
    "nine_players": Fixture(NINE, NINE.turn, names=NINE_NAMES),
    "nine_players_watched": Fixture(NINE, None, names=NINE_NAMES),
    "longest_names": Fixture(THREE, A, names=LONG_NAMES),
    "longest_names_of_nine": Fixture(NINE, NINE.turn, names=LONG_NAMES * 3),
    "watcher": Fixture(THREE, None, [LAY], names=THREE_NAMES),
}
