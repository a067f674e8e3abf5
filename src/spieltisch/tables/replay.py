"""Playing a saved game again."""

from pathlib import Path

from spieltisch import games
from spieltisch.tables.match import Match
from spieltisch.tables.record_file import load_record


def replay(path: str | Path, until: int | None = None, pack: str | Path | None = None) -> Match:
    """Play a saved record again, up to a move, and go on from there if you like."""
    record = load_record(path)
    return Match.from_record(games.load(record.header.game, pack), record, until)
