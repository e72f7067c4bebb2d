"""What every game must promise: a law takes a game and a playing of it, and raises ``AssertionError`` if it is broken.

So the same laws are held up to every game found (test_laws) and to games with a planted fault (test_laws_can_fail).
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeAlias

import msgspec

from speeltafel.core import play
from speeltafel.core.codec import codec
from speeltafel.core.dice import OtherQuestion, Recorder, seeded
from speeltafel.core.entry import Acted, Stopped
from speeltafel.core.game import Result, reveals
from speeltafel.core.play import Moved
from speeltafel.core.refusal import Refusal
from speeltafel.core.rulebook import load_rulebook
from speeltafel.core.seat import Seat, Viewer
from speeltafel.words import players, refusal_facts
from tests.laws.playing import House, Moment, Playing, played, started, stops_of, tag
from tests.laws.words import LANGUAGES, sentence

Law: TypeAlias = Callable[[House, Playing], None]

STATE_BYTES = 4096
WHOLE_IN_A_BROWSER = 2**53
LONGEST_GAME = 100_000  # a round of nine without an attack is 540 acts long (DB-25)
DEALS = 3


def replay_gives_the_same_states(house: House, playing: Playing) -> None:
    """The log and the luck in it are enough to have the game again."""
    log = playing.entries()
    try:
        again = [(codec(house.game).pack_state(state), news) for _, state, news in play.replay(house.game, log)]
    except OtherQuestion as problem:
        raise AssertionError("the rules ask for other luck than they did") from problem
    assert again == [(entry.state, entry.news) for entry in log]


def what_is_encoded_is_decoded_again(house: House, playing: Playing) -> None:
    """States and entries as kept, actions, views, news, offers and options as sent."""
    try:
        _comes_back_whole(house, playing)
    except msgspec.DecodeError as problem:
        raise AssertionError("what was encoded is not of its type") from problem


def apply_leaves_its_argument_alone(house: House, playing: Playing) -> None:
    """And gives the same again when it is asked the same again."""
    for moment in playing.moments():
        before = _bytes(moment.state)
        for seat, action in _acts(house, moment):
            once = house.game.apply(moment.state, seat, action, moment.dice("apply"))
            again = house.game.apply(moment.state, seat, action, moment.dice("apply"))
            assert _bytes(moment.state) == before, f"{action} changed the state it was made in"
            assert _bytes(once) == _bytes(again), f"{action} is not the same twice"


def choices_are_the_candidates_without_objection(house: House, playing: Playing) -> None:
    """All of them, each once, for whoever is to act; none for the others."""
    for moment in playing.moments():
        for seat in playing.seats:
            choices = [_bytes(action) for action in house.game.choices(moment.state, seat)]
            if seat not in house.game.to_act(moment.state):
                assert not choices, f"seat {seat} has choices and is not to act"
            unopposed = [
                _bytes(action)
                for action in house.game.candidates(moment.state, seat)
                if house.game.why_not(moment.state, seat, action) is None
            ]
            assert sorted(choices) == sorted(unopposed)
            assert len(set(choices)) == len(choices), "a choice is there twice"


def every_choice_is_accepted(house: House, playing: Playing) -> None:
    """What is offered may be done."""
    for moment in playing.moments():
        for seat, action in _acts(house, moment, most=None):
            moved = play.advance(house.game, moment.state, seat, action, seeded(moment.seq))
            assert isinstance(moved, Moved), f"{action} is a choice of seat {seat} and was refused: {moved}"


def every_other_act_is_refused_by_a_rule(house: House, playing: Playing) -> None:
    """Candidates, and acts met in other positions: each is a choice or is refused, by a rule, in words."""
    for moment in playing.moments(2):
        for seat in playing.seats:
            choices = {_bytes(action) for action in house.game.choices(moment.state, seat)}
            for action in (*house.game.candidates(moment.state, seat), *_acts_met(house)):
                if _bytes(action) in choices:
                    continue
                refusal = house.game.why_not(moment.state, seat, action)
                assert refusal is not None, f"{action} is no choice of seat {seat}, yet nothing forbids it"
                assert play.advance(house.game, moment.state, seat, action, seeded(0)) == refusal
                _is_sayable(house, refusal)


def somebody_is_to_act_until_there_is_a_result(house: House, playing: Playing) -> None:
    """And whoever is to act has something to do."""
    for moment in playing.all_moments():
        waiting = house.game.to_act(moment.state)
        assert type(waiting) is frozenset
        assert waiting <= set(playing.seats)
        assert waiting == house.game.to_act(moment.state), "it is not the same twice"
        result = house.game.result(moment.state)
        assert bool(waiting) == (result is None)
        for seat in waiting:
            assert house.game.choices(moment.state, seat), f"seat {seat} is to act and has no choice"
        if result is not None:
            _is_a_result(house, result, len(playing.seats))


def the_default_is_accepted(house: House, playing: Playing) -> None:
    """It is a choice, or an act that only the clock makes; and that is refused to everybody else."""
    game = house.game
    for moment in playing.moments():
        for seat in game.to_act(moment.state):
            action = game.default(moment.state, seat, moment.dice("default"))
            if isinstance(action, game.about.clock_acts):
                assert game.why_not(moment.state, seat, action) is not None
            else:
                assert _bytes(action) in {_bytes(choice) for choice in game.choices(moment.state, seat)}
            play.default(game, moment.state, seat, seeded("fresh"), seeded(moment.seq))
        for seat in playing.seats:
            assert not any(isinstance(act, game.about.clock_acts) for act in game.choices(moment.state, seat))


def every_stop_gives_a_result(house: House, playing: Playing) -> None:
    """A running game can be ended in every way that ``about`` names, and is over then."""
    seats = len(playing.seats)
    for moment in playing.moments():
        if not house.game.to_act(moment.state):
            continue
        for how in stops_of(house.game, seats):
            over = play.stop(house.game, moment.state, Stopped(how)).state
            assert house.game.to_act(over) == frozenset(), f"{how} and somebody is still to act"
            result = house.game.result(over)
            assert result is not None, f"{how} and no result"
            _is_a_result(house, result, seats)
            assert _bytes(house.secrets.pieces(over)) == _bytes(house.secrets.pieces(moment.state))
            if moment.seq == len(playing.moves) - 1:
                keeps_secrets(house, moment._replace(state=over), playing.viewers)


def random_play_ends(house: House, playing: Playing) -> None:
    """Whoever plays anything comes to an end."""
    whole = played(house.game, playing.beginning, playing.seed, LONGEST_GAME)
    assert not house.game.to_act(whole.moves[-1].state), f"still going on after {LONGEST_GAME} acts"


def pieces_are_conserved(house: House, playing: Playing) -> None:
    """Nothing comes to the table or goes from it."""
    first, *others = [house.secrets.pieces(moment.state) for moment in playing.all_moments()]
    for seq, pieces in enumerate(others, start=1):
        assert pieces == first, f"entry {seq} changed the pieces from {first} to {pieces}"


def secrets_are_kept(house: House, playing: Playing) -> None:
    """Deal anew all that a viewer may not know: that viewer must not notice, down to the byte."""
    for moment in playing.moments():
        keeps_secrets(house, moment, playing.viewers)


def secrets_are_kept_by_what_happens_next(house: House, playing: Playing) -> None:
    """Neither what is heard of an act nor what is seen after it tells what was secret, unless its news ``reveals``."""
    game = house.game
    for moment in playing.moments(3):
        for viewer in playing.viewers:
            other = house.secrets.dealt_anew(moment.state, viewer, moment.dice("anew"))
            for seat, action in _acts(house, moment):
                if game.why_not(other, seat, action) is not None:
                    continue
                after, news = game.apply(moment.state, seat, action, moment.dice("apply"))
                other_after, other_news = game.apply(other, seat, action, moment.dice("apply"))
                told, other_told = _as_heard(house, news, viewer), _as_heard(house, other_news, viewer)
                if any(reveals(heard) for heard in (*told, *other_told)):
                    continue
                assert _bytes(told) == _bytes(other_told), (
                    f"{action} tells viewer {viewer}, and none of it `reveals`: {told}"
                )
                if game.to_act(after):  # what an end opens, as GE-41 does, is for ``secrets_are_kept`` to judge
                    seen, other_seen = _noticed(house, after, viewer), _noticed(house, other_after, viewer)
                    assert seen == other_seen, f"viewer {viewer} sees through {action}"


def a_secret_choice_is_not_told(house: House, playing: Playing) -> None:
    """Where two choices lead to states that a viewer may not tell apart, that viewer hears the same of both."""
    game = house.game
    for moment in playing.moments(2):
        for seat in game.to_act(moment.state):
            outcomes = [
                game.apply(moment.state, seat, action, moment.dice("apply"))
                for action in game.choices(moment.state, seat)
            ]
            for viewer in playing.viewers:
                heard = {_bytes(after): _bytes(_as_heard(house, news, viewer)) for after, news in outcomes}
                for deal, (after, news) in enumerate(moment.dice("twins").shuffled(outcomes)[:8]):
                    twin = _bytes(house.secrets.dealt_anew(after, viewer, moment.dice("anew", deal)))
                    told = _bytes(_as_heard(house, news, viewer))
                    assert heard.get(twin, told) == told, (
                        f"viewer {viewer} is told by {news} what the state after it does not show"
                    )


def all_see_alike_where_the_game_says_so(house: House, playing: Playing) -> None:
    """``About.alike``: views and news are the watchers' to everybody."""
    if not house.game.about.alike:
        return
    for moment in playing.moments():
        view, heard = (_bytes(seen) for seen in (house.game.view(moment.state, None), _heard(house, moment, None)))
        for seat in playing.seats:
            assert _bytes(house.game.view(moment.state, seat)) == view, f"seat {seat} sees something else"
            assert _bytes(_heard(house, moment, seat)) == heard, f"seat {seat} hears something else"


def a_guess_fits_its_view(house: House, playing: Playing) -> None:
    """What is guessed from a view gives that view, and leaves its viewer the same choices."""
    for moment in playing.moments():
        for viewer in playing.viewers:
            view = house.game.view(moment.state, viewer)
            guessed = house.game.guess(view, _heard(house, moment, viewer), viewer, moment.dice("guess"))
            assert _bytes(house.game.view(guessed, viewer)) == _bytes(view)
            assert house.game.to_act(guessed) == house.game.to_act(moment.state)
            assert house.secrets.pieces(guessed) == house.secrets.pieces(moment.state)
            assert codec(house.game).unpack_state(codec(house.game).pack_state(guessed)) == guessed
            if viewer is not None:
                own = house.game.choices(moment.state, viewer)
                assert _bytes(house.game.choices(guessed, viewer)) == _bytes(own)


def an_offer_holds_the_choices(house: House, playing: Playing) -> None:
    """``expand(offer)`` is ``choices``, in the same order."""
    for moment in playing.moments():
        for seat in playing.seats:
            offered = house.game.expand(house.game.offer(moment.state, seat))
            assert list(offered) == list(house.game.choices(moment.state, seat))


def a_state_is_small(house: House, playing: Playing) -> None:
    """It is kept with every entry."""
    for moment in playing.all_moments():
        packed = codec(house.game).pack_state(moment.state)
        assert len(packed) < STATE_BYTES, f"{len(packed)} bytes at entry {moment.seq}"


def numbers_are_whole_in_a_browser(house: House, playing: Playing) -> None:
    """JavaScript rounds integers beyond 2^53."""
    for moment in playing.moments():
        sent: list[Any] = [house.game.result(moment.state)]
        for viewer in playing.viewers:
            sent += [house.game.view(moment.state, viewer), *_heard(house, moment, viewer)]
        sent += [house.game.offer(moment.state, seat) for seat in playing.seats]
        for number in _integers(msgspec.to_builtins(sent)):
            assert abs(number) <= WHOLE_IN_A_BROWSER, f"{number} does not survive the way to a browser"


def what_happens_can_be_told(house: House, playing: Playing) -> None:
    """News heard by anybody and results reached have their sentence in both languages."""
    for viewer in playing.viewers:
        for news in _as_heard(house, tuple(news for moved in playing.moves for news in moved.news), viewer):
            facts = {"who": "A", **players(news, str), **_arguments(news)}
            _is_said(house, f"news-{tag(type(news)).replace('_', '-')}", facts)
    for moved in playing.moves:
        result = house.game.result(moved.state)
        if result is not None:
            _is_said(house, f"result-{result.reason}", {"who": "A"})


LAWS: tuple[Law, ...] = (
    replay_gives_the_same_states,
    what_is_encoded_is_decoded_again,
    apply_leaves_its_argument_alone,
    choices_are_the_candidates_without_objection,
    every_choice_is_accepted,
    every_other_act_is_refused_by_a_rule,
    somebody_is_to_act_until_there_is_a_result,
    the_default_is_accepted,
    every_stop_gives_a_result,
    random_play_ends,
    pieces_are_conserved,
    secrets_are_kept,
    secrets_are_kept_by_what_happens_next,
    a_secret_choice_is_not_told,
    a_guess_fits_its_view,
    all_see_alike_where_the_game_says_so,
    an_offer_holds_the_choices,
    a_state_is_small,
    numbers_are_whole_in_a_browser,
    what_happens_can_be_told,
)


def words_of(house: House) -> tuple[str, ...]:
    """The packages in whose words a game's sentences are looked up, first found first told."""
    kits = (f"speeltafel.kit.{kit}" for kit in house.game.about.kits)
    return (house.package, *kits, "speeltafel.tables", "speeltafel")


@cache
def rules_of(house: House) -> frozenset[str]:
    """The ids of all rules that a refusal or result of the game may name."""
    books = (house.package, *(f"speeltafel.kit.{kit}" for kit in house.game.about.kits), "speeltafel.tables")
    return frozenset(rule.id for book in books for rule in load_rulebook(book, "en").rules)


def keeps_secrets(house: House, moment: Moment, eyes: tuple[Viewer, ...]) -> None:
    """One moment of ``secrets_are_kept``, for those whose ``eyes`` see it."""
    for viewer in eyes:
        seen = _noticed(house, moment.state, viewer)
        for deal in range(DEALS):
            other = house.secrets.dealt_anew(moment.state, viewer, moment.dice("anew", deal))
            for what, was in _noticed(house, other, viewer).items():
                assert was == seen[what], f"{what} tells viewer {viewer} a secret"


def _noticed(house: House, state: Any, viewer: Viewer) -> dict[str, bytes]:
    """All that a viewer gets to see of a state; refusals too, for one may always ask."""
    game = house.game
    noticed = {
        "the view": _bytes(game.view(state, viewer)),
        "whose turn it is": _bytes(sorted(game.to_act(state))),
        "the result": _bytes(game.result(state)),
    }
    if viewer is not None:
        asked = (*game.candidates(state, viewer), *_acts_met(house))
        noticed |= {
            "the choices": _bytes(game.choices(state, viewer)),
            "the offer": _bytes(game.offer(state, viewer)),
            "a refusal": _bytes([(act, game.why_not(state, viewer, act)) for act in asked]),
        }
        if viewer in game.to_act(state):
            noticed["the default"] = _bytes(game.default(state, viewer, Recorder(seeded("default"))))
    return noticed


def _acts(house: House, moment: Moment, most: int | None = 6) -> Iterator[tuple[Seat, Any]]:
    """Some of what can be done now, by whom; all of it with ``most=None``."""
    for seat in sorted(house.game.to_act(moment.state)):
        for action in moment.dice("acts").shuffled(house.game.choices(moment.state, seat))[:most]:
            yield seat, action


@cache
def _acts_met(house: House) -> tuple[Any, ...]:
    """Acts that were good once, somewhere."""
    met: dict[bytes, Any] = {}
    for seed in range(4):
        for moved in played(house.game, started(house.game), f"met {seed}", 60).moves:
            if isinstance(moved.deed, Acted):
                met[_bytes(moved.deed.action)] = moved.deed.action
    return tuple(met.values())


def _heard(house: House, moment: Moment, viewer: Viewer) -> tuple[Any, ...]:
    return _as_heard(house, moment.news, viewer)


def _as_heard(house: House, news: tuple[Any, ...], viewer: Viewer) -> tuple[Any, ...]:
    heard = (house.game.hear(one, viewer) for one in news)
    return tuple(one for one in heard if one is not None)


def _is_sayable(house: House, refusal: Refusal) -> None:
    assert refusal.rule in rules_of(house), f"there is no rule {refusal.rule}"
    _is_said(house, f"refusal-{refusal.why}", refusal_facts(refusal, str))


def _is_said(house: House, key: str, args: dict[str, Any]) -> None:
    for lang in LANGUAGES:
        assert sentence(words_of(house), lang, key, args), f"{key} is empty in {lang}"


def _is_a_result(house: House, result: Result, seats: int) -> None:
    assert len(result.places) == seats
    for place in result.places:
        assert place == 1 + sum(better < place for better in result.places), f"{result.places} are no places"
    assert set(result.winners) <= {seat for seat, place in enumerate(result.places) if place == 1}
    assert result.rule in rules_of(house), f"there is no rule {result.rule}"
    _is_said(house, f"result-{result.reason}", {"who": "A"})


def _arguments(news: Any) -> dict[str, Any]:
    """A news' fields as its sentence gets them."""
    return {name: "none" if value is None else value for name, value in msgspec.structs.asdict(news).items()}


def _comes_back_whole(house: House, playing: Playing) -> None:
    coded, types = codec(house.game), house.game.about.types
    for entry in playing.entries():
        assert entry.state is not None
        assert coded.pack_state(coded.unpack_state(entry.state)) == entry.state
        body = coded.pack_body(entry)
        assert coded.unpack_entry(seq=entry.seq, at=entry.at, key=None, body=body, state=entry.state) == entry
    for moment in playing.moments():
        assert coded.unpack_state(coded.pack_state(moment.state)) == moment.state
        for viewer in playing.viewers:
            _comes_back(house.game.view(moment.state, viewer), types.view)
            for news in _heard(house, moment, viewer):
                _comes_back(news, types.news)
        for seat in playing.seats:
            _comes_back(house.game.offer(moment.state, seat), types.offer)
            for action in house.game.choices(moment.state, seat):
                assert coded.read_action(msgspec.json.encode(action)) == action
    options = playing.beginning.options
    assert coded.read_options(msgspec.to_builtins(options)) == options


def _comes_back(value: Any, kind: Any) -> None:
    sent = msgspec.json.encode(value)
    read = msgspec.json.decode(sent, type=kind)
    assert read == value
    assert msgspec.json.encode(read) == sent


def _bytes(value: Any) -> bytes:
    """The value as it would be sent; what differs in these bytes can be noticed."""
    return msgspec.json.encode(value, enc_hook=repr)


def _integers(value: Any) -> Iterator[int]:
    match value:
        case bool():
            return
        case int():
            yield value
        case dict():
            for inner in value.values():
                yield from _integers(inner)
        case list():
            for inner in value:
                yield from _integers(inner)
        case _:
            return
