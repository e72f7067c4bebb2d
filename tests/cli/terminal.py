"""The command line, run within the test."""

from click.testing import CliRunner, Result

from speeltafel.cli.app import app


def run(*arguments: str, lang: str = "en", typed: str = "") -> Result:
    """What comes of `speeltafel ARGUMENTS` in an environment of that language, with ``typed`` on its input."""
    names = dict.fromkeys(("LC_ALL", "LC_MESSAGES", "HOST", "PORT", "DATA"))
    environment = {**names, "LANG": f"{lang}_XX.UTF-8", "COLUMNS": "100"}
    return CliRunner().invoke(
        app, arguments, input=typed, env=environment, prog_name="speeltafel", catch_exceptions=False
    )
