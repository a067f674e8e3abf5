"""Games worth looking at: recorded ones as tables in a store, for snapshots and screenshots."""

import time
from typing import NamedTuple

from spieltisch import version
from spieltisch.kernel.record import Record
from spieltisch.server.identity import COOKIE, Doorkeeper
from spieltisch.server.live.appending import seat_rows
from spieltisch.server.workers.reporting import MADE_BY
from spieltisch.store import Append, Store, Writer
from spieltisch.store.batch import EntryRow
from spieltisch.store.tables import NewTable
from spieltisch.tables.deeds import Entry, deed_text
from spieltisch.tables.record_file import load_record
from spieltisch.tables.settings import SeatPlan, Settings
from spieltisch.tables.snapshot import may_snapshot, snapshot, snapshot_text
from spieltisch.tables.table import Table
from tests.client.recording import record_path, report_path

NAMES = ("Anna", "Ben", "Carla", "Dario")
ANNA, BEN, CARLA, DARIO = range(4)
ALL_FOUR = (ANNA, BEN, CARLA, DARIO)
MINUTE = 60_000
STALE = "the pack has changed: run python -m tests.client.recording, then make snapshots"
OPEN = {"open-boonlake": ("boonlake", BEN), "open-burgundy": ("burgundy", CARLA)}
TALK = (
    ("boonlake-four", BEN, "Carla is up to something in the north."),
    ("boonlake-four", CARLA, "Who, me?"),
    ("boonlake-over", CARLA, "I should have kept the loam."),
    ("boonlake-over", DARIO, "And I the cattle. Again tomorrow?"),
)


class Exhibit(NamedTuple):
    """A table: a recorded game, and how many minutes ago it stood as it is shown.

    It stands after so many moves, as soon as the first seat alone decides and may do what `asks`
    says; without that it is over. `people` sit there one after the other, bots on the other seats.
    """

    record: str
    moves: int
    asks: str
    minutes: int
    people: tuple[int, ...] = (ANNA,)


EXHIBITS = {
    "boonlake-four": Exhibit("boonlake-four", 325, "take", 45, ALL_FOUR),
    "boonlake-two": Exhibit("boonlake-two", 165, "play", 150, (DARIO,)),
    "boonlake-solo": Exhibit("boonlake-solo", 60, "take", 210, (CARLA,)),
    "burgundy-two": Exhibit("burgundy-two", 99, "take", 210),
    "burgundy-four": Exhibit("burgundy-four", 196, "take", 150, ALL_FOUR),
    "burgundy-expansions": Exhibit("burgundy-expansions", 149, "take", 270, (BEN, ANNA, CARLA)),
    "burgundy-team": Exhibit("burgundy-team", 190, "take", 390, (CARLA, ANNA, BEN, DARIO)),
    "burgundy-solo": Exhibit("burgundy-solo", 79, "take", 510, (DARIO,)),
    "boonlake-over": Exhibit("boonlake-four", 0, "", 2000, ALL_FOUR),
    "burgundy-over": Exhibit("burgundy-four", 0, "", 3500, ALL_FOUR),
    "burgundy-reported": Exhibit("burgundy-two", 0, "", 5000),
    "boonlake-duel": Exhibit("boonlake-two", 0, "", 6500, (BEN, ANNA)),
    "burgundy-duel": Exhibit("burgundy-expansions", 0, "", 8000, (CARLA, BEN, ANNA)),
    "boonlake-alone": Exhibit("boonlake-solo", 0, "", 9500),
}
REPORTED = "burgundy-reported"


class Exhibition:
    """Fills an empty database with all exhibits; `cookies` are the people's."""

    def __init__(self, database: str) -> None:
        self.store = Store(database)
        self.store.migrate()
        self.now = time.time_ns() // 1_000_000
        self.people = [self.store.people.create(name, "en", self.now) for name in NAMES]
        door = Doorkeeper(self.store)
        self.cookies = [f"{COOKIE}={door.cookie_for(person)}" for person in self.people]
        self.writer = Writer(self.store.engine)
        try:
            self._fill()
        finally:
            self.writer.close()
            self.store.close()

    def _fill(self) -> None:
        for name, exhibit in EXHIBITS.items():
            self._lay_out(name, exhibit)
        for name, (game, owner) in OPEN.items():
            self._wait_for_players(name, game, owner)
        report = report_path(EXHIBITS[REPORTED].record).read_text(encoding="utf-8")
        self.store.reports.put(REPORTED, MADE_BY, report)
        for table, who, text in TALK:
            person, at = self.people[who], self.now - MINUTE
            self.store.talk.say(table, "players", person.id, person.name, text, at)

    def _lay_out(self, name: str, exhibit: Exhibit) -> None:
        """Play a record again at a table of its own."""
        record = load_record(record_path(exhibit.record))
        at = self.now - exhibit.minutes * MINUTE
        settings = _settings(record, len(exhibit.people))
        table = self._table(name, settings, record.secret, exhibit.people[0], at)
        assert record.header.pack_hash == table.game.pack_hash, STALE
        entries = [
            table.sit(seat, self.people[one].id, self.people[one].name, at)
            for seat, one in enumerate(exhibit.people)
        ]
        for seat in range(len(exhibit.people), len(table.seats)):
            entries.append(table.sit_bot(seat, settings.seats[seat].bot, at))
        entries += table.begin(at)
        for move in record.moves:
            if _stands(table, exhibit):
                break
            entries += table.move(move.seat, move.move, at)
        self._keep(table, entries)

    def _wait_for_players(self, name: str, game: str, owner: int) -> None:
        """A table of somebody else at which seats are free."""
        settings = Settings(game, (SeatPlan(),) * 3, private=False).checked()
        person, at = self.people[owner], self.now - 10 * owner * MINUTE
        table = self._table(name, settings, "00" * 32, owner, at)
        self._keep(table, [table.sit(0, person.id, person.name, at)])

    def _table(self, name: str, settings: Settings, secret: str, owner: int, at: int) -> Table:
        key = bytes.fromhex(secret)
        self.store.tables.create(NewTable(name, settings, key, self.people[owner].id, at))
        return Table(name, settings, key)

    def _keep(self, table: Table, entries: list[Entry]) -> None:
        saved = None
        if may_snapshot(table):
            saved = (table.seq, version.__version__, snapshot_text(snapshot(table)))
        rows = [EntryRow(one.seq, one.at, deed_text(one.deed), one.client) for one in entries]
        turn = ",".join(map(str, table.people_to_move()))
        seats = seat_rows(table)
        self.writer.append(Append(table.id, 0, rows, table.status, turn, None, saved, seats))


def _stands(table: Table, exhibit: Exhibit) -> bool:
    """Whether the game has come to where it is shown."""
    if not exhibit.asks or table.moves < exhibit.moves or list(table.offers) != [0]:
        return False
    return any(move.partition(" ")[0] == exhibit.asks for move in table.offers[0])


def _settings(record: Record, people: int) -> Settings:
    bots = [SeatPlan("bot", "expert")] * (record.header.seats - people)
    plans = (SeatPlan("me"), *[SeatPlan()] * (people - 1), *bots)
    return Settings(record.header.game, plans, record.header.options)
