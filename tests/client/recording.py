"""The records that the showcase is made of: bots play them from fixed luck.

    python -m tests.client.recording [--reports] [NAME …]

plays them again, if a change of rules or packs has made them useless (or only makes the reports on
them again, if a change of what a report holds has). Then renew the snapshots and
look at the pictures: a position that was rich may have become dull, and `showcase.EXHIBITS` says
where to stop.
"""

import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import NamedTuple

from spieltisch.bots import Sight
from spieltisch.bots.effort import Effort
from spieltisch.bots.levels import Expert
from spieltisch.bots.report import report_on
from spieltisch.tables.journal import Journal, record_of
from spieltisch.tables.record_file import RecordFile, load_record
from spieltisch.tables.settings import SeatPlan, Settings
from spieltisch.tables.table import Table

FOLDER = Path(__file__).parent / "records"
EFFORT = Effort(positions=400)
EVERYTHING = {
    "extra-tiles": "yes",
    "white-castles": "yes",
    "inns": "yes",
    "trade-routes": "yes",
    "shields": "yes",
}


class Played(NamedTuple):
    """A game to record: what is played, by how many, and from which luck."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int = 1
    report: bool = False


GAMES = {
    "boonlake-four": Played("boonlake", 4, {}, seed=5),
    "boonlake-two": Played("boonlake", 2, {}),
    "boonlake-solo": Played("boonlake", 1, {"level": "medium"}),
    "burgundy-two": Played("burgundy", 2, {"duchies": "random"}, report=True),
    "burgundy-four": Played("burgundy", 4, {"duchies": "random"}),
    "burgundy-expansions": Played("burgundy", 3, EVERYTHING),
    "burgundy-team": Played("burgundy", 4, {"duchies": "12a"}),
    "burgundy-solo": Played("burgundy", 1, {"duchies": "13a"}),
}


def record_path(name: str) -> Path:
    """Where a record is kept."""
    return FOLDER / f"{name}.jsonl"


def report_path(name: str) -> Path:
    """Where the report on a record is kept."""
    return FOLDER / f"{name}.report.json"


def play(played: Played) -> RecordFile:
    """Play a game to its end."""
    settings = Settings(played.game, (SeatPlan(),) * played.seats, played.options).checked()
    table = Table("t", settings, hashlib.sha256(b"showcase %d" % played.seed).digest())
    entries = [table.sit_bot(seat, "expert", 0) for seat in range(played.seats)]
    entries += table.begin(0)
    bots = [Expert(Random(seat), EFFORT) for seat in range(played.seats)]
    while table.status == "playing":
        choice = table.playing.choices[0]
        seen = Sight(table.game, table.playing.state, choice.seat, choice.options)
        taken = choice.notations[bots[choice.seat].choose(seen)]
        entries += table.move(choice.seat, taken, 0, confirmed=True)
    record = record_of(table, Journal(entries))
    record.notes.clear()
    return record


def main() -> None:
    """Play all, or those that are named."""
    FOLDER.mkdir(exist_ok=True)
    names = [word for word in sys.argv[1:] if word != "--reports"]
    for name in names or GAMES:
        played = GAMES[name]
        if "--reports" not in sys.argv[1:]:
            record = play(played)
            record.save(record_path(name))
            print(name, len(record.moves), record.result and record.result["scores"])
        if played.report:
            game = Table("t", Settings(played.game, ()), bytes(32)).game
            text = json.dumps(report_on(game, load_record(record_path(name))).plain())
            report_path(name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
