"""Tables for the tests of tables, store and server."""

from spieltisch.tables.deeds import Entry
from spieltisch.tables.settings import SeatPlan, Settings
from spieltisch.tables.table import Table
from spieltisch.tables.terms import Pace
from tests import auction

GAME = auction.make().name
SECRET = bytes(range(32))
NOW = 1_000_000


def settings(seats: int = 2, **more: object) -> Settings:
    plans = tuple(SeatPlan("open") for _ in range(seats))
    made: Settings = Settings(GAME, plans, **more)  # type: ignore[arg-type]
    return made.checked()


class Played:
    """A table with its whole journal."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries: list[Entry] = []

    def add(self, entries: Entry | list[Entry]) -> None:
        self.entries += entries if isinstance(entries, list) else [entries]

    def move(self, seat: int, index: int = 0, at: int = NOW) -> None:
        self.add(self.table.move(seat, self.table.offers[seat][index], at))

    def play_out(self) -> "Played":
        while self.table.status == "playing":
            self.move(next(iter(self.table.offers)))
        return self


def a_table(seats: int = 2, pace: Pace | None = None, **more: object) -> Played:
    """A table whose game has begun; seat 0 is Ann's, seat 1 Ben's, and so on."""
    chosen = settings(seats, pace=pace or Pace(), **more)
    played = Played(Table("t1", chosen, SECRET))
    for seat, name in enumerate(["ann", "ben", "cleo", "dan"][:seats]):
        played.add(played.table.sit(seat, name, name.title(), NOW))
    played.add(played.table.begin(NOW))
    return played


def told_again(played: Played) -> Table:
    """The table that the journal alone gives."""
    table = Table("t1", played.table.settings, SECRET)
    for entry in played.entries:
        table.fold(entry)
    return table


def standing(table: Table) -> object:
    """Everything about a table that must survive a restart."""
    match = table.match
    return (
        table.seq,
        table.status,
        table.moves,
        [str(seat) for seat in table.seats],
        table.clock.plain(),
        table.patience.since,
        table.offers,
        table.standing,
        table.redoable,
        table.result,
        match and (match.digest(), match.chance.mark()),
        match and [match.undoable(seat) for seat in range(len(table.seats))],
    )
