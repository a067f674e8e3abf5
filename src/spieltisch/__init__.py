"""Spieltisch: a digital table for heavy Euro games."""

from pathlib import Path

from spieltisch.games import load
from spieltisch.kernel.errors import BadRecord, BadSetup, Illegal, SpieltischError
from spieltisch.tables.match import Match
from spieltisch.tables.record_file import load_record
from spieltisch.version import __version__


def replay(path: str | Path, until: int | None = None, pack: str | Path | None = None) -> Match:
    """Play a saved record again, up to a move, and go on from there if you like."""
    record = load_record(path)
    return Match.from_record(load(record.header.game, pack), record, until)


__all__ = [
    "BadRecord",
    "BadSetup",
    "Illegal",
    "Match",
    "SpieltischError",
    "__version__",
    "load",
    "replay",
]
