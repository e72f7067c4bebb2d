"""Tabletop games with friends, in a browser."""

__version__ = "0.1.0"
