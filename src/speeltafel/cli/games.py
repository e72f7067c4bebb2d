"""`speeltafel games`: which games there are."""

import json
from typing import Any

import click
from rich.table import Table

from speeltafel.cli.spoken import Spoken, words_for
from speeltafel.cli.terminal import lang_option, option, screen, span
from speeltafel.core.game import AnyGame
from speeltafel.core.registry import find_games


@click.command(cls=Spoken)
@option("--json", "as_json", is_flag=True)
@lang_option
def games(as_json: bool, lang: str | None) -> None:
    """The games found here, as a table or as JSON."""
    found = [_about(game, lang) for game in find_games().values()]
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        screen().print(_table(found, lang))


def _about(game: AnyGame, lang: str | None) -> dict[str, Any]:
    about, words = game.about, words_for(lang, game)
    return {
        "id": about.id,
        "title": words.say("title"),
        "tagline": words.say("tagline"),
        "seats": list(about.seats),
        "bots": list(about.bots),
        "rules": about.rules,
        "rules_version": about.rules_version,
        "credits": about.credits,
    }


def _table(found: list[dict[str, Any]], lang: str | None) -> Table:
    words = words_for(lang)
    table = Table()
    for column in ("id", "title", "seats", "bots", "credits"):
        # The id is what one types: it is never cut.
        table.add_column(words.say(f"cli-column-{column}"), no_wrap=column == "id", overflow="fold")
    for about in found:
        table.add_row(about["id"], about["title"], span(*about["seats"]), ", ".join(about["bots"]), about["credits"])
    return table
