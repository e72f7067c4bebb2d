"""A search that finds nothing says nothing: a leak of every kind is planted in a house, and found."""

import logging
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from speeltafel.core import play
from speeltafel.core.refusal import Refusal
from speeltafel.games.geister import Geister, rules, views
from speeltafel.games.geister.model import Place
from speeltafel.server import headers, runner, sight
from speeltafel.server.page import Page
from speeltafel.server.persons import Persons
from speeltafel.server.wire import Pong, Turn
from speeltafel.tables import chat
from speeltafel.tables.judge import Draft
from speeltafel.tables.tables import Tables
from tests.laws.playing import House
from tests.laws.test_laws import house_of
from tests.leaks.leaks import Leak, compare, search, worlds
from tests.leaks.recording import record

ACTS = 5
WHOLE = house_of("geister")
OFFER = Geister().offer

Plant = Callable[[pytest.MonkeyPatch], None]


def secret_of(state: Any) -> bool:
    """Whether the first ghost of either side is evil: each of them is a secret to somebody."""
    return state is not None and any(kinds is not None and kinds[0] == "E" for kinds in state.kinds)


def spoils(part: str, spoiled: Callable[..., Any]) -> Plant:
    """Geister with this part in place of its own."""
    return lambda patch: patch.setattr(Geister, part, staticmethod(spoiled))


# In the game


def view_that_tells(state: Any, viewer: Any) -> Any:
    return replace(views.view(state, viewer), moves=state.moves + secret_of(state))


def order_in_the_view(state: Any, viewer: Any) -> Any:
    seen = views.view(state, viewer)
    return replace(seen, spots=seen.spots[::-1], kinds=seen.kinds[::-1]) if secret_of(state) else seen


def offer_that_tells(state: Any, seat: Any) -> Any:
    offered = OFFER(state, seat)
    return replace(offered, acts=offered.acts[::-1]) if secret_of(state) else offered


def news_that_tells(state: Any, seat: Any, action: Any, dice: Any) -> Any:
    after, told = rules.apply(state, seat, action, dice)
    return after, told * (1 + (isinstance(action, Place) and action.kinds[0] == "E"))


def refusal_that_tells(state: Any, seat: Any, action: Any) -> Any:
    why = rules.why_not(state, seat, action)
    return Refusal(why.rule, why.why, {**why.args, "hint": int(secret_of(state))}) if why else None


# In the house


def line_of_the_log(patch: pytest.MonkeyPatch) -> None:
    line = sight.line

    def told(game: Any, entry: Any, viewer: Any) -> Any:
        made = line(game, entry, viewer)
        return replace(made, deed=Raw(msgspec.json.encode(entry.deed))) if made.deed is None else made

    patch.setattr(sight, "line", told)


def turn(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sight, "turn", lambda table: Turn((secret_of(table.state),), table.card.moved_at))


def text(patch: pytest.MonkeyPatch) -> None:
    drawn = WHOLE.game.notation.draw

    class Telling:
        def __getattr__(self, name: str) -> Any:
            return getattr(WHOLE.game.notation, name)

        def draw(self, view: Any, viewer: Any) -> str:
            return drawn(view, viewer) + " " * len(seen[-1])

    seen: list[str] = [""]

    def noted(state: Any, viewer: Any) -> Any:
        seen.append(" " * secret_of(state))
        return views.view(state, viewer)

    patch.setattr(Geister, "notation", Telling())
    patch.setattr(Geister, "view", staticmethod(noted))


def header(patch: pytest.MonkeyPatch) -> None:
    length = [0]
    line = sight.view_of

    def noted(game: Any, state: Any, viewer: Any) -> Any:
        length[0] = len(bytes(line(game, state, viewer))) + secret_of(state)
        return line(game, state, viewer)

    with_headers = headers._with_headers

    def telling(send: Any) -> Any:
        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"x-size", str(length[0]).encode())]
            await send(message)

        return with_headers(sending)

    patch.setattr(sight, "view_of", noted)
    patch.setattr(headers, "_with_headers", telling)


def line_of_the_servers_log(patch: pytest.MonkeyPatch) -> None:
    of_game = Draft.of_game

    def logged(self: Draft, by: Any, moved: Any) -> None:
        logging.getLogger("speeltafel").warning("%s has done %s", by, moved.deed)
        of_game(self, by, moved)

    patch.setattr(Draft, "of_game", logged)


def what_a_bot_is_sent(patch: pytest.MonkeyPatch) -> None:
    heard_by = runner.Runner._heard_by

    async def heard(self: Any, table: Any, seat: Any) -> Any:
        return await heard_by(self, table, seat) + [None] * secret_of(table.state)

    patch.setattr(runner.Runner, "_heard_by", heard)


def line_that_a_host_reads(patch: pytest.MonkeyPatch) -> None:
    of_game = Draft.of_game

    def logged(self: Draft, by: Any, moved: Any) -> None:
        logging.getLogger("speeltafel.tables").info("moved, %d", secret_of(moved.state))
        of_game(self, by, moved)

    patch.setattr(Draft, "of_game", logged)


def first_message_of_a_new_page(patch: pytest.MonkeyPatch) -> None:
    update: Callable[..., Any] = Page._update

    def told(self: Page, table: Any, key: Any, names: Any) -> Any:
        first, made = not self._sent and table.state is not None, update(self, table, key, names)
        return replace(made, log=made.log * (1 + secret_of(table.state))) if first else made

    patch.setattr(Page, "_update", told)


def refusal_of_what_was_tried(patch: pytest.MonkeyPatch) -> None:
    advance = play.advance

    def telling(game: Any, state: Any, seat: Any, action: Any, dice: Any) -> Any:
        done = advance(game, state, seat, action, dice)
        return replace(done, args={**done.args, "hint": int(secret_of(state))}) if isinstance(done, Refusal) else done

    patch.setattr(play, "advance", telling)


def the_past(patch: pytest.MonkeyPatch) -> None:
    moment = Tables.moment

    async def telling(self: Tables, table: Any, seq: int) -> Any:
        found, now = await moment(self, table, seq), await self.look(table)
        return None if seq < now.seq and secret_of(now.state) else found

    patch.setattr(Tables, "moment", telling)


def what_an_end_opens(patch: pytest.MonkeyPatch) -> None:
    def opened(state: Any, viewer: Any) -> Any:
        seen = views.view(state, viewer)
        return replace(seen, moves=seen.moves + "".join(state.kinds).find("GE")) if state.end is not None else seen

    patch.setattr(Geister, "view", staticmethod(opened))


def one_frame_more(patch: pytest.MonkeyPatch) -> None:
    update = Page._update

    def told(self: Page, table: Any, key: Any, names: Any) -> Any:
        if secret_of(table.state):
            self._line.say(Pong())
        return update(self, table, key, names)

    patch.setattr(Page, "_update", told)


LEAKS: dict[str, Plant] = {
    "view": spoils("view", view_that_tells),
    "order of a list in the view": spoils("view", order_in_the_view),
    "offer": spoils("offer", offer_that_tells),
    "news": spoils("apply", news_that_tells),
    "refusal": spoils("why_not", refusal_that_tells),
    "line of the log": line_of_the_log,
    "turn": turn,
    "drawing in text": text,
    "header of an answer": header,
    "line of the server's log": line_of_the_servers_log,
    "line that only a host reads": line_that_a_host_reads,
    "first message of a new page": first_message_of_a_new_page,
    "refusal of what was tried": refusal_of_what_was_tried,
    "the past": the_past,
    "what an end opens": what_an_end_opens,
    "one frame more": one_frame_more,
}


async def found(house: House, patch: pytest.MonkeyPatch, plant: Plant, *, with_bot: bool) -> None:
    """Look for a leak in every world there is."""
    plant(patch)
    with patch.context() as inner:
        here = await record(house, ACTS, inner, with_bot=with_bot)
    search(here)
    for elsewhere in worlds(house, here):
        await compare(house, here, elsewhere, patch, with_bot=with_bot)


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leak_of_every_kind_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Leak):
        await found(WHOLE, monkeypatch, LEAKS[leak], with_bot=False)


async def test_a_leak_to_a_bot_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Leak, match="bot 1 can tell by heard"):
        await found(WHOLE, monkeypatch, what_a_bot_is_sent, with_bot=True)


async def test_what_those_say_who_watch_is_found_where_others_hear_it(monkeypatch: pytest.MonkeyPatch) -> None:
    everything = (chat.TABLE, chat.WATCHERS)
    monkeypatch.setattr(chat, "readable", lambda *_: everything)
    with monkeypatch.context() as inner:
        here = await record(WHOLE, 1, inner)
    with pytest.raises(Leak, match="hears those who watch"):
        search(here)


def table_secret_in_the_card(patch: pytest.MonkeyPatch) -> None:
    made = sight.card
    patch.setattr(
        sight,
        "card",
        lambda table: Raw(bytes(made(table)).replace(b'"title":""', b'"title":"%s"' % table.secret.hex().encode())),
    )


def token_in_the_servers_log(patch: pytest.MonkeyPatch) -> None:
    who = Persons.who

    async def logged(self: Any, token: str) -> Any:
        logging.getLogger("speeltafel").warning("asked by %s", token)
        return await who(self, token)

    patch.setattr(Persons, "who", logged)


def state_in_an_answer(patch: pytest.MonkeyPatch) -> None:
    line = sight.line

    def told(game: Any, entry: Any, viewer: Any) -> Any:
        made = line(game, entry, viewer)
        return replace(made, deed=Raw(msgspec.json.encode(entry.state))) if entry.state else made

    patch.setattr(sight, "line", told)


@pytest.mark.parametrize(
    ("plant", "what"),
    [
        (table_secret_in_the_card, "the secret of the table"),
        (token_in_the_servers_log, "the token of person"),
        (state_in_an_answer, "the state of entry"),
    ],
)
async def test_what_nobody_may_read_is_found_as_such(plant: Plant, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with monkeypatch.context() as inner:
        here = await record(WHOLE, ACTS, inner)
    with pytest.raises(Leak, match=what):
        search(here)
