"""The `speeltafel` command."""


def main() -> None:
    """Run the command line."""
    raise SystemExit("speeltafel: no commands yet")
