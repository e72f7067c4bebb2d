"""Nobody reads what they may not know, at a whole table: frames, answers, headers, what bots are sent, the log."""

import pytest

from tests.laws.playing import House, hides_nothing
from tests.laws.test_laws import GAMES, house_of
from tests.leaks.leaks import compare, search, worlds
from tests.leaks.recording import record

ACTS = 25
WORLDS = 12
WHOLE_GAME = 10_000


@pytest.mark.parametrize("with_bot", [False, True], ids=["people", "a bot"])
@pytest.mark.parametrize("game_id", GAMES)
async def test_nobody_reads_what_they_may_not_know(
    game_id: str, with_bot: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P03, P13, P14: every frame and answer, the first ones too, and all that a bot is given."""
    await keeps_to_themselves(house_of(game_id), monkeypatch, with_bot=with_bot)


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("game_id", GAMES)
async def test_nobody_reads_it_from_the_first_act_to_the_last(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same over a whole game, until it is over by its own rules."""
    await keeps_to_themselves(house_of(game_id), monkeypatch, with_bot=False, acts=WHOLE_GAME)


async def keeps_to_themselves(
    house: House, monkeypatch: pytest.MonkeyPatch, *, with_bot: bool, acts: int = ACTS
) -> None:
    """What nobody may read is read by nobody, and what is hidden from one reader cannot be told from other bytes."""
    with monkeypatch.context() as patch:
        here = await record(house, acts, patch, with_bot=with_bot)
    there = list(worlds(house, here))
    if hides_nothing(house):
        search(here.of_an_open_game())
        assert not there, "something is hidden in this game, and its secrets say NOTHING_IS_HIDDEN"
        return
    search(here)
    assert there, "nothing is hidden in this game: let its secrets say NOTHING_IS_HIDDEN = True"
    # Spread over the game, and all that part at its last act: what an end must not open.
    looked_at = {*there[:: -(-len(there) // WORLDS)], *(one for one in there if one.step == len(here.steps) - 1)}
    compared = [await compare(house, here, elsewhere, monkeypatch, with_bot=with_bot) for elsewhere in looked_at]
    assert sum(compared) >= len(compared)
