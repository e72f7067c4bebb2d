"""`speeltafel arena`: bots play one another, many times; a table says which is the stronger, and how sure that is."""

import json
import signal
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

import click
from msgspec import Struct
from rich.console import Console
from rich.progress import track
from rich.table import Table

from speeltafel.bots import Bot, strengths
from speeltafel.cli.match import Played, play_one
from speeltafel.cli.spoken import Spoken, WrongArgument, words_for
from speeltafel.cli.terminal import game_named, lang_option, option, options_for, screen, span
from speeltafel.core.game import AnyGame
from speeltafel.core.registry import find_games
from speeltafel.core.seat import SEAT_LETTERS
from speeltafel.words import Words

Z_95: Final = 1.959964
"""So many standard deviations to either side hold 95 % of a normal distribution."""
TWO: Final = 2
"""Strengths between which a lead is measured."""
CHUNK: Final = 5
"""Games that a process is given at once: few, so that progress shows and Ctrl-C has not long to wait."""


class Bout(Struct, frozen=True):
    """Who meets whom at what, as it goes to another process."""

    game: str
    strengths: tuple[str, ...]
    options: Any
    seed: str
    paired: bool = False
    """Each deal is played by every bot on every seat before the next one is dealt."""


class Shares(NamedTuple):
    """What one of the bots came to."""

    won: int
    drawn: int
    lost: int

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost


@click.command(cls=Spoken)
@click.argument("game")
@option("--seats", default=None, metavar="BOT,BOT,..")
@option("--games", "count", type=click.IntRange(min=1), metavar="NUMBER", default=100, show_default=True)
@option("--option", "-o", "settings", multiple=True, metavar="NAME=VALUE")
@option("--seed", default="1", show_default=True)
@option("--paired", is_flag=True)
@option("--jobs", type=click.IntRange(min=1), metavar="NUMBER", default=1, show_default=True)
@option("--json", "as_json", is_flag=True)
@lang_option
def arena(
    game: str,
    seats: str | None,
    count: int,
    settings: Sequence[str],
    seed: str,
    paired: bool,
    jobs: int,
    as_json: bool,
    lang: str | None,
) -> None:
    """Games of GAME between bots, each of them as often on every seat, and as often first, as the others."""
    found = game_named(game, words_for(lang))
    words = words_for(lang, found)
    playing = _players(found, seats, words)
    bout = Bout(found.about.id, playing, options_for(found, settings, len(playing), words), seed, paired)
    results = list(track(_played(bout, count, jobs), words.say("cli-arena-playing"), count, console=_aside()))
    if as_json:
        click.echo(json.dumps(_as_json(bout, results), ensure_ascii=False, indent=2))
    else:
        for table in _tables(bout, results, words):
            screen().print(table)


def _players(game: AnyGame, seats: str | None, words: Words) -> tuple[str, ...]:
    bots = strengths(game)
    fewest, most = game.about.seats
    playing = tuple(name.strip() for name in seats.split(",")) if seats else tuple(bots)[:1] * fewest
    for name in playing:
        if name not in bots:
            raise WrongArgument(words.say("cli-no-such-bot", name=name, bots=", ".join(bots)))
    if not fewest <= len(playing) <= most:
        raise WrongArgument(words.say("cli-arena-seats", seats=span(fewest, most), given=len(playing)))
    return playing


def _aside() -> Console:
    """Progress goes to the error output, so that results can be sent to a file."""
    return Console(stderr=True)


# Playing


def _played(bout: Bout, count: int, jobs: int) -> Iterator[Played]:
    """The games in order; however many ``jobs`` play them, they are the same games."""
    if jobs == 1:
        yield from map(partial(play_number, bout), range(count))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_ctrl_c) as pool:
        try:
            yield from pool.map(partial(play_number, bout), range(count), chunksize=CHUNK)
        finally:
            pool.shutdown(cancel_futures=True)


def _leave_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it reaches every process of a terminal; the first one tells the rest


def play_number(bout: Bout, number: int) -> Played:
    """The game of that number, with its places and winners by bot, not by seat.

    Bots move on a seat with every game, and the start once every bot has been on every seat.
    """
    game, bots = _found(bout.game)
    seats = len(bout.strengths)
    shift, first = number % seats, number // seats % seats
    deal = number // seats if bout.paired else number
    seated = [bots[bout.strengths[(seat + shift) % seats]] for seat in range(seats)]
    played = play_one(game, bout.options, seated, first=first, seed=f"{bout.seed} {deal}")
    return Played(
        places=tuple(played.places[(bot - shift) % seats] for bot in range(seats)),
        winners=tuple(sorted((seat + shift) % seats for seat in played.winners)),
        reason=played.reason,
        rule=played.rule,
        acts=played.acts,
        points=played.points and tuple(played.points[(bot - shift) % seats] for bot in range(seats)),
        told=played.told,
    )


@cache
def _found(game_id: str) -> tuple[AnyGame, dict[str, Bot]]:
    game = find_games()[game_id]
    return game, dict(strengths(game))


# Counting


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of which ``won`` of ``games`` is the measurement (Wilson's score interval)."""
    share, z2 = won / games, Z_95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z_95 * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_of(numbers: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and the 95 % interval of what it is the measurement of."""
    middle = fmean(numbers)
    half = Z_95 * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return middle, middle - half, middle + half


def lead(bout: Bout, results: Sequence[Played]) -> tuple[float, float, float] | None:
    """How much more of its seats the first strength wins than the other; None unless two share more than two seats.

    Seats that win together, as a team does, say little one by one. So each game is one number, of both strengths in it,
    or each deal is where games are paired; and the interval is that of the mean of these.
    """
    if len(set(bout.strengths)) != TWO or len(bout.strengths) == TWO:
        return None
    first = [strength == bout.strengths[0] for strength in bout.strengths]
    leads = [_share_won(played, first, of=True) - _share_won(played, first, of=False) for played in results]
    games = len(bout.strengths) if bout.paired else 1
    return mean_of([fmean(leads[deal : deal + games]) for deal in range(0, len(leads), games)])


def _share_won(played: Played, first: Sequence[bool], *, of: bool) -> float:
    won = sum(first[bot] is of for bot in played.winners)
    return won / first.count(of)


def _points(bot: int, results: Sequence[Played]) -> tuple[float, float, float] | None:
    """What that bot came to in points, where the game counts them and was played to its end."""
    counted = [played.points[bot] for played in results if played.points is not None]
    return mean_of(counted) if counted else None


def _told(results: Sequence[Played]) -> dict[str, float]:
    """How often each kind of news is told in a game, on average."""
    whole: Counter[str] = Counter()
    for played in results:
        whole.update(played.told)
    return {tag: count / len(results) for tag, count in sorted(whole.items())}


def _shares(bout: Bout, results: Sequence[Played]) -> list[Shares]:
    return [_share(bot, results) for bot in range(len(bout.strengths))]


def _share(bot: int, results: Sequence[Played]) -> Shares:
    won = sum(bot in played.winners for played in results)
    drawn = sum(not played.winners for played in results)
    return Shares(won, drawn, len(results) - won - drawn)


def _endings(results: Iterable[Played]) -> list[tuple[Played, int]]:
    """Each way in which games ended, with who won by it, the most frequent first; a game of each stands for it."""
    ways = {(played.reason, played.winners): played for played in results}
    counted = Counter((played.reason, played.winners) for played in results)
    return [(ways[way], count) for way, count in counted.most_common()]


# Telling


def _names(bout: Bout) -> list[str]:
    """The bots by strength, with a letter where two are of the same."""
    named = Counter(bout.strengths)
    letters = SEAT_LETTERS[: len(bout.strengths)]
    return [
        f"{strength} {letter}" if named[strength] > 1 else strength
        for strength, letter in zip(bout.strengths, letters, strict=True)
    ]


def _tables(bout: Bout, results: Sequence[Played], words: Words) -> Iterator[Table]:
    def percent(share: float) -> str:
        return words.say("cli-percent", percent=100 * share)

    columns = ("bot", "won", "drawn", "lost", "share", "interval")
    shares = Table(*(words.say(f"cli-column-{column}") for column in columns), title=_title(bout, results, words))
    for name, share in zip(_names(bout), _shares(bout, results), strict=True):
        low, high = wilson(share.won, share.games)
        counts = [str(share.won), str(share.drawn), str(share.lost)]
        shares.add_row(name, *counts, percent(share.won / share.games), f"{percent(low)} - {percent(high)}")
    yield shares
    yield from _lead_table(bout, results, words)
    yield from _points_table(bout, results, words)
    endings = Table(*(words.say(f"cli-column-{column}") for column in ("ending", "rule", "games")))
    for played, count in _endings(results):
        who = ", ".join(_names(bout)[bot] for bot in played.winners)
        endings.add_row(words.say(f"result-{played.reason}", who=who), played.rule, str(count))
    yield endings


def _lead_table(bout: Bout, results: Sequence[Played], words: Words) -> Iterator[Table]:
    if (measured := lead(bout, results)) is None:
        return
    mean, low, high = (words.say("cli-percent", percent=100 * share) for share in measured)
    first, other = dict.fromkeys(bout.strengths)
    table = Table(*(words.say(f"cli-column-{column}") for column in ("lead", "share", "interval")))
    table.add_row(words.say("cli-lead", first=first, other=other), mean, f"{low} - {high}")
    yield table


def _points_table(bout: Bout, results: Sequence[Played], words: Words) -> Iterator[Table]:
    def said(points: float) -> str:
        return words.say("cli-points", points=points)

    counted = [(name, _points(bot, results)) for bot, name in enumerate(_names(bout))]
    table = Table(*(words.say(f"cli-column-{column}") for column in ("bot", "points", "interval")))
    for name, points in counted:
        if points is not None:
            mean, low, high = points
            table.add_row(name, said(mean), f"{said(low)} - {said(high)}")
    if table.row_count:
        yield table


def _title(bout: Bout, results: Sequence[Played], words: Words) -> str:
    acts = [played.acts for played in results]
    mean = round(sum(acts) / len(acts), 1)
    game = words.say("title")
    return words.say("cli-arena-title", game=game, games=len(acts), mean=mean, least=min(acts), most=max(acts))


def _as_json(bout: Bout, results: Sequence[Played]) -> dict[str, Any]:
    acts = [played.acts for played in results]
    return {
        "game": bout.game,
        "seed": bout.seed,
        "games": len(results),
        "bots": [
            {
                "bot": name,
                **share._asdict(),
                "interval": wilson(share.won, share.games),
                "points": _points(bot, results),
            }
            for bot, (name, share) in enumerate(zip(_names(bout), _shares(bout, results), strict=True))
        ],
        "lead": lead(bout, results),
        "acts": {"mean": sum(acts) / len(acts), "least": min(acts), "most": max(acts)},
        "told": _told(results),
        "endings": [
            {
                "reason": played.reason,
                "rule": played.rule,
                "winners": [_names(bout)[bot] for bot in played.winners],
                "games": count,
            }
            for played, count in _endings(results)
        ],
    }
