"""The `speeltafel` command."""

from collections.abc import Sequence

import click

INTERRUPTED = 130
"""The exit status of a program that was stopped with Ctrl-C."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line, that of this process if no ``arguments`` are given, and leave with its exit status."""
    from speeltafel.cli.app import app

    try:
        status = app.main(arguments, prog_name="speeltafel", standalone_mode=False)
    except click.ClickException as wrong:
        wrong.show()
        status = wrong.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo(err=True)  # the prompt or the progress bar ends its line; no more is said
        status = INTERRUPTED
    raise SystemExit(status)
