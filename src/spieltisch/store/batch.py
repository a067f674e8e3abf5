"""A batch of appends in a handful of statements: the database unpacks the rows from one JSON text.

One statement for many rows is not only less work: each statement lets go of Python's lock, and the
writer would wait for the event loop to hand it back as often as there are rows. For the same reason
PostgreSQL is sent everything but the commit at once.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Engine

from spieltisch.kernel.errors import SpieltischError

_encode = msgspec.json.Encoder().encode


class Conflict(SpieltischError):
    """The table has moved on, or is another's: load it again and decide anew."""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat as lists and statistics need it."""

    seat: int
    kind: str
    person: str
    name: str
    bot: str
    score: int | None = None
    won: bool | None = None


class EntryRow(msgspec.Struct, frozen=True):
    """A journal entry as stored."""

    seq: int
    at: int
    deed: str
    client: str = ""


class Append(msgspec.Struct, frozen=True):
    """What shall become durable together for one table that stood at `old`."""

    table_id: str
    old: int
    entries: Sequence[EntryRow]
    status: str
    turn: str
    due_at: int | None
    snapshot: tuple[int, str, str] | None = None
    seats: Sequence[SeatRow] | None = None
    notices: Sequence[str] = ()
    """Persons to be told that it is their turn."""
    settings: str | None = None
    """What the table is to be played with, where that has changed."""
    fence: int = 0
    """The number under which the writer holds the table; an old one writes nothing."""


Row = tuple[object, ...]


def _advance_row(append: Append) -> Row:
    last = append.entries[-1]
    return (
        append.table_id,
        append.old,
        append.fence,
        last.seq,
        append.status,
        append.turn,
        append.due_at,
        last.at,
    )


def _entry_rows(append: Append) -> list[Row]:
    return [
        (append.table_id, entry.seq, entry.at, entry.deed, entry.client or None)
        for entry in append.entries
    ]


def _seat_rows(append: Append) -> list[Row]:
    return [(append.table_id, *msgspec.structs.astuple(seat)) for seat in append.seats or ()]


def _notice_rows(append: Append) -> list[Row]:
    return [(append.table_id, person, append.entries[-1].at, 0) for person in append.notices]


STANDS: Final = "tables.id = given.id AND tables.seq = given.old AND tables.fence = given.fence"
"""A table is where its writer believes, and still his."""
ENTRY: Final = "table_id TEXT, seq INTEGER, at BIGINT, deed TEXT, client TEXT"


def _settings_rows(append: Append) -> list[Row]:
    return [] if append.settings is None else [(append.table_id, append.settings)]


class Statements:
    """The SQL of a batch, for one kind of database."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.advance = self._advance()
        self.enter = self._insert("entries", ENTRY)
        self.advance_and_enter = self._advance_and_enter()
        self.save = self._insert(
            "snapshots", "table_id TEXT, seq INTEGER, engine TEXT, body TEXT", "table_id"
        )
        self.seat = self._insert(
            "seats",
            "table_id TEXT, seat INTEGER, kind TEXT, person TEXT, name TEXT, bot TEXT, "
            "score INTEGER, won BOOLEAN",
            "table_id, seat",
        )
        self.notify = self._insert(
            "notices",
            "table_id TEXT, person TEXT, due_at BIGINT, tries INTEGER",
            "table_id, person",
        )

        given = self._given("id TEXT, settings TEXT")
        self.agree = (
            f"UPDATE tables SET settings = given.settings FROM ({given}) AS given "
            "WHERE tables.id = given.id"
        )

    def _given(self, columns: str) -> str:
        """The rows of the JSON text, column by column."""
        if self.kind == "sqlite":
            cell, source = "json_extract(value, '$[{number}]') AS {name}", "json_each(?)"
        else:
            cell, source = "CAST(value->>{number} AS {kind}) AS {name}", "json_array_elements(%s)"
        pairs = [column.split() for column in columns.split(", ")]
        cells = [
            cell.format(number=number, name=name, kind=kind)
            for number, (name, kind) in enumerate(pairs)
        ]
        return f"SELECT {', '.join(cells)} FROM {source}"

    def _advance(self) -> str:
        given = self._given(
            "id TEXT, old INTEGER, fence INTEGER, seq INTEGER, status TEXT, turn TEXT, "
            "due_at BIGINT, now BIGINT"
        )
        change = (
            "UPDATE tables SET seq = given.seq, status = given.status, turn = given.turn, "
            "due_at = given.due_at, updated_at = given.now"
        )
        if self.kind == "sqlite":
            # Python's driver knows that this changes something by its first word.
            return f"{change} FROM ({given}) AS given WHERE {STANDS}"
        # Two processes must lock tables in the same order, or they would wait for each other.
        return (
            f"WITH given AS ({given}), locked AS (SELECT tables.id FROM tables JOIN given "
            f"ON {STANDS} ORDER BY tables.id FOR UPDATE OF tables) {change} FROM given, locked "
            "WHERE tables.id = given.id AND locked.id = given.id"
        )

    def _advance_and_enter(self) -> str:
        """Both at once, for PostgreSQL: entries only of tables that stood where they should."""
        names = ", ".join(column.split()[0] for column in ENTRY.split(", "))
        return (
            f"WITH advanced AS ({self.advance} RETURNING tables.id) "
            f"INSERT INTO entries ({names}) SELECT {names} FROM ({self._given(ENTRY)}) AS entry "
            "JOIN advanced ON advanced.id = entry.table_id"
        )

    def _insert(self, table: str, columns: str, key: str = "") -> str:
        """Rows that are new, or that take the place of those with the same key."""
        names = [column.split()[0] for column in columns.split(", ")]
        sql = f"INSERT INTO {table} ({', '.join(names)}) {self._given(columns)}"
        if not key:
            return sql
        sets = [f"{name} = excluded.{name}" for name in names if name not in key.split(", ")]
        # SQLite would take ON for part of a join without the condition.
        return f"{sql} WHERE true ON CONFLICT ({key}) DO UPDATE SET {', '.join(sets)}"


class Batches:
    """Writes batches through a connection of its own; one thread only."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.statements = Statements(engine.name)
        database: Any = engine.dialect.loaded_dbapi
        self.clash: type[Exception] = database.IntegrityError
        self.fault: type[Exception] = database.Error
        self._connection: Any = None

    def write(self, appends: list[Append]) -> None:
        """All of them in one durable transaction, or none."""
        if self._connection is None:
            self._connection = self.engine.raw_connection()
        try:
            self._write(appends)
            self._connection.commit()
        except (Conflict, self.clash):
            self.close()
            raise
        except BaseException:
            self._connection.invalidate()
            self._connection = None
            raise

    def _write(self, appends: list[Append]) -> None:
        cursor = self._connection.cursor()
        advances = _json([_advance_row(append) for append in appends])
        entries = [row for append in appends for row in _entry_rows(append)]
        if self.engine.name == "postgresql":
            with self._connection.driver_connection.pipeline():
                cursor.execute(self.statements.advance_and_enter, (advances, _json(entries)))
                self._write_the_rest(self._connection.cursor(), appends)
            stands = cursor.rowcount == len(entries)
        else:
            cursor.execute(self.statements.advance, (advances,))
            stands = cursor.rowcount == len(appends)
            if stands:
                cursor.execute(self.statements.enter, (_json(entries),))
                self._write_the_rest(cursor, appends)
        if not stands:
            raise Conflict("a table has moved on")

    def _write_the_rest(self, cursor: Any, appends: list[Append]) -> None:
        sql = self.statements
        for statement, rows in (
            (
                sql.save,
                [(append.table_id, *append.snapshot) for append in appends if append.snapshot],
            ),
            (sql.seat, [row for append in appends for row in _seat_rows(append)]),
            (sql.agree, [row for append in appends for row in _settings_rows(append)]),
            (sql.notify, [row for append in appends for row in _notice_rows(append)]),
        ):
            if rows:
                cursor.execute(statement, (_json(rows),))

    def close(self) -> None:
        """Give the connection back; what is not committed is undone."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _json(rows: Sequence[Row]) -> str:
    return _encode(rows).decode()
