"""Who is there, and who is woken: time comes in as a value."""

from dataclasses import dataclass, field

from speeltafel.server.hub import PRESENT_S, Hub
from speeltafel.tables.storing import ChatLine


@dataclass(eq=False)
class Looking:
    """A page that counts what reaches it."""

    table: str
    person: str
    woken: int = 0
    lines: list[ChatLine] = field(default_factory=list)

    def wake(self) -> None:
        self.woken += 1

    def told(self, line: ChatLine) -> None:
        self.lines.append(line)


@dataclass
class Clock:
    """Seconds, as told."""

    at: float = 0.0

    def __call__(self) -> float:
        return self.at


def test_somebody_is_there_until_half_a_minute_after_they_were_heard() -> None:
    clock = Clock()
    hub, page, other = Hub(clock), Looking("t", "A"), Looking("t", "B")
    room = hub.enter(page, "t")
    hub.enter(other, "t")
    assert room.present == {"A", "B"}
    hub.leave(other, "t")
    clock.at = PRESENT_S
    hub.hear(page)
    hub.sweep()
    assert room.present == {"A", "B"}
    woken = page.woken
    clock.at = PRESENT_S + 1
    hub.sweep()
    assert room.present == {"A"}
    assert page.woken == woken + 1


def test_who_is_heard_elsewhere_is_there_as_long_and_is_not_told_on() -> None:
    clock = Clock()
    hub, page = Hub(clock), Looking("t", "A")
    room = hub.enter(page, "t")
    woken = page.woken
    for at in (0, 5):
        clock.at = at
        hub.heard_elsewhere("t", "B")
        hub.heard_elsewhere("u", "B")
    assert room.present == {"A", "B"}
    assert page.woken == woken + 1
    assert hub.heard_here() == [("t", "A")]
    assert hub.is_there("u", "B")  # though nobody looks there through this process
    clock.at = PRESENT_S + 5
    hub.sweep()
    assert hub.is_there("u", "B")
    clock.at += 1
    hub.sweep()
    assert not hub.is_there("u", "B")
    assert room.present == set()


def test_only_those_who_look_at_a_table_are_woken() -> None:
    hub, here, there = Hub(Clock()), Looking("here", "A"), Looking("there", "B")
    hub.enter(here, "here")
    hub.enter(there, "there")
    before = there.woken
    hub.moved("here")
    hub.moved("nowhere")
    assert (here.woken > 0, there.woken) == (True, before)


def test_talk_reaches_every_table_of_a_series() -> None:
    hub, old, new, other = Hub(Clock()), Looking("old", "A"), Looking("new", "B"), Looking("other", "C")
    hub.enter(old, "old")
    hub.enter(new, "old")
    hub.enter(other, "other")
    line = ChatLine(1, "table", "A", "hello", 0)
    hub.said("old", line)
    assert (old.lines, new.lines, other.lines) == ([line], [line], [])


def test_an_empty_room_is_forgotten() -> None:
    clock = Clock()
    hub, page = Hub(clock), Looking("t", "A")
    hub.enter(page, "t")
    hub.leave(page, "t")
    assert not hub.watches("t")
    assert not hub.follows("t")
    clock.at = PRESENT_S + 1
    hub.sweep()
    assert not hub._rooms
