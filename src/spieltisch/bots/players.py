"""Who plays: all that must be known of a bot to meet the same one again."""

import hashlib
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from spieltisch.bots.learned import net_file, weights_file
from spieltisch.bots.levels import LEVELS, Expert, Master, load_bot
from spieltisch.kernel.record import Record
from spieltisch.kernel.values import Plain
from spieltisch.version import __version__

SAT = "sat"
"""The note of a record that says who took a seat, as a table's journal writes it."""


def player_of(spec: str, game: str) -> dict[str, Plain]:
    """A bot by everything that decides how it plays: level, effort, version, learned weights."""
    made = load_bot(spec)
    given: dict[str, Any] = made.keywords if isinstance(made, partial) else {}
    kind: Any = made.func if isinstance(made, partial) else made
    name = spec.partition("@")[0].partition("=")[0]
    about: dict[str, Plain] = {"bot": spec, "level": name if name in LEVELS else ""}
    if issubclass(kind, Expert):
        effort = given.get("effort", kind.effort)
        about["effort"] = f"{effort.positions}" if effort.positions else f"{effort.seconds:g}s"
    about["version"] = str(getattr(kind, "version", "")) if ":" in spec else __version__
    if issubclass(kind, Master):
        about["weights"] = weights_hash(game, given.get("net", ""))
    elif "net" in given:
        about["weights"] = hashlib.sha256(Path(given["net"]).read_bytes()).hexdigest()[:16]
    return about


def weights_hash(game: str, net: str = "") -> str:
    """A short hash of what was learned and is in use; empty where there is nothing."""
    files = [file for file in (weights_file(game), net_file(game, net)) if file]
    learned = b"".join(Path(file).read_bytes() for file in files)
    return hashlib.sha256(learned).hexdigest()[:16] if files else ""


def note_players(record: Record, players: Sequence[dict[str, Plain]]) -> None:
    """Write down who sat where, before the first move."""
    sat = [(0, {"deed": SAT, "seat": seat, **player}) for seat, player in enumerate(players)]
    record.notes = [*sat, *record.notes]


def players_in(record: Record) -> list[dict[str, Plain]]:
    """Who sat where, by seat, as far as a record says so. Names of people are left out."""
    found: list[dict[str, Plain]] = [{} for _seat in range(record.header.seats)]
    for _after, note in record.notes:
        seat = note.get("seat")
        if note.get("deed") == SAT and isinstance(seat, int) and 0 <= seat < len(found):
            told = {key: value for key, value in note.items() if key in _TOLD}
            found[seat] = told if note.get("bot") else {"bot": "", "person": True}
    return found


_TOLD = ("bot", "level", "effort", "version", "weights")
