"""The command line."""

from spieltisch.cli.main import main

__all__ = ["main"]
