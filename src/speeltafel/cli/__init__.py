"""The `speeltafel` command."""


def main() -> None:
    """Run the command line of this process, and leave with its exit status."""
    from speeltafel.cli.app import app

    app.main(prog_name="speeltafel")
