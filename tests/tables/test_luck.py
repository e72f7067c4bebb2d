"""A table's luck follows from its secret and the number of the entry: nothing can be tried again until it suits."""

from collections.abc import Sequence

import msgspec
import pytest

from speeltafel.tables.card import Card
from speeltafel.tables.luck import stream
from speeltafel.tables.storing import EntryRow, StoreProblem, TableRow
from speeltafel.tables.verbs import Start
from tests.tables.house import House


@pytest.mark.rule("TB-60")
def test_the_same_entry_meets_the_same_luck_and_every_other_one_another() -> None:
    def drawn(secret: bytes = b"s" * 32, table: str = "t", seq: int = 7, **how: object) -> list[int]:
        numbers = stream(secret, table, seq, **{"purpose": "act", **how})  # type: ignore[arg-type]
        return [numbers.below(1000) for _ in range(8)]

    others = [
        drawn(secret=b"x" * 32),
        drawn(table="u"),
        drawn(seq=8),
        drawn(purpose="first"),
        drawn(contributions=("a",)),
        drawn(table="t7", seq=7),
    ]
    assert drawn() == drawn()
    assert drawn() not in others
    assert len({tuple(other) for other in others}) == len(others)


@pytest.mark.rule("TB-60")
async def test_what_could_not_be_kept_is_drawn_the_same_when_it_is_asked_for_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P40: a draw that one did not like could be undone, and tried again until it suited."""
    table = await house.gathered(options={"drawseat": True})
    await house.done(table, "A", Start())
    tried: list[Card] = []

    async def full(row: TableRow, entries: Sequence[EntryRow]) -> None:
        tried.append(msgspec.msgpack.decode(row.card, type=Card))
        raise StoreProblem("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "append", full)
        for _ in range(4):
            with pytest.raises(StoreProblem):
                await house.do(table, "B", Start())
    kept = (await house.done(table, "B", Start())).card
    assert {(card.first, card.seats) for card in tried} == {(kept.first, kept.seats)}
