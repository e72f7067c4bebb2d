"""All commands, and the one group they belong to."""

import click

from speeltafel import __version__
from speeltafel.cli.arena import arena
from speeltafel.cli.backup import backup, restore
from speeltafel.cli.check_tables import check_tables
from speeltafel.cli.games import games
from speeltafel.cli.new_game import new_game
from speeltafel.cli.play import play
from speeltafel.cli.rules import rules
from speeltafel.cli.serve import serve
from speeltafel.cli.spoken import SpokenGroup, SpokenOption


@click.group("speeltafel", cls=SpokenGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="speeltafel %(version)s", cls=SpokenOption)
def app() -> None:
    """Every command; its help is ``cli-help-speeltafel`` of the platform's words."""


for command in (serve, games, rules, play, arena, check_tables, backup, restore, new_game):
    app.add_command(command)
