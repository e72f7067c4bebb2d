"""`python -m speeltafel` is the `speeltafel` command."""

from speeltafel.cli import main

if __name__ == "__main__":
    main()
