"""Tables in the store: made, loaded, listed, found when due."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Engine, RowMapping, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from spieltisch.kernel.errors import SpieltischError
from spieltisch.store import schema
from spieltisch.store.batch import SeatRow
from spieltisch.tables.deeds import Entry, read_deed
from spieltisch.tables.settings import Settings
from spieltisch.tables.snapshot import read_snapshot, restore
from spieltisch.tables.table import Table

_t, _s, _w = schema.tables, schema.seats, schema.watchers
LOOKED_AT = 2000
"""Of so many tables those are chosen that a list has room for."""


class TableRow(msgspec.Struct, frozen=True):
    """A table as lists show it."""

    id: str
    game: str
    settings: Settings
    creator: str
    private: bool
    status: str
    seq: int
    turn: tuple[int, ...]
    created_at: int
    updated_at: int
    origin: str
    rematch: str
    seats: list[SeatRow] = []


class Unplayable(SpieltischError):
    """This engine cannot play what follows the snapshot: an older one played otherwise."""

    def __init__(self, table: Table, later: list[Entry]) -> None:
        super().__init__(f"table {table.id} can only go on from entry {table.seq}")
        self.table = table
        self.later = later


class NewTable(msgspec.Struct, frozen=True):
    """All that a table needs to exist."""

    id: str
    settings: Settings
    secret: bytes
    creator: str
    created_at: int
    origin: str = ""
    invite: str | None = None


class Holder(msgspec.Struct, frozen=True):
    """The process that holds a table, and the number under which it does."""

    owner: str
    fence: int


class Tables:
    """Tables by id, by person, open ones, and those that are due."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def create(self, new: NewTable) -> None:
        """An empty table; who sits comes with its journal."""
        row = {
            "id": new.id,
            "game": new.settings.game,
            "settings": msgspec.json.encode(new.settings).decode(),
            "secret": new.secret.hex(),
            "creator": new.creator,
            "private": new.settings.private,
            "invite": new.invite,
            "origin": new.origin,
            "rematch": "",
            "status": "waiting",
            "seq": 0,
            "turn": "",
            "created_at": new.created_at,
            "updated_at": new.created_at,
        }
        seats = [
            {
                "table_id": new.id,
                "seat": number,
                "kind": "invite" if plan.kind == "invite" else "open",
                "person": "",
                "name": "",
                "bot": "",
            }
            for number, plan in enumerate(new.settings.seats)
        ]
        with self.engine.begin() as connection:
            connection.execute(insert(_t), [row])
            connection.execute(insert(_s), seats)

    def load(self, table_id: str) -> Table | None:
        """The table: its snapshot, and the entries since."""
        table, snap = self._at_snapshot(table_id)
        if table is None:
            return None
        later = self.entries(table_id, table.seq)
        try:
            for entry in later:
                table.fold(entry)
        except SpieltischError as fault:
            if snap is None:
                raise
            raise Unplayable(_restored(table, snap), later) from fault
        return table

    def _at_snapshot(self, table_id: str) -> tuple[Table | None, str | None]:
        """The table at its latest snapshot, or empty if there is none yet."""
        table = self.load_empty(table_id)
        where = schema.snapshots.c.table_id == table_id
        with self.engine.connect() as connection:
            snap = connection.execute(select(schema.snapshots.c.body).where(where)).scalar()
        if table is not None and snap is not None:
            table = _restored(table, snap)
            self._make_up_times(table)
        return table, snap

    def _make_up_times(self, table: Table) -> None:
        """A snapshot of an older engine does not say since when people are awaited."""
        awaited = table.people_to_move()
        if table.patience.limit and awaited and not table.patience.since:
            e = schema.entries
            query = select(e.c.at).where(e.c.table_id == table.id, e.c.seq == table.seq)
            with self.engine.connect() as connection:
                table.patience.turn_to(awaited, (), connection.execute(query).scalar_one())

    def load_empty(self, table_id: str) -> Table | None:
        """The table before its first entry."""
        query = select(_t.c.settings, _t.c.secret).where(_t.c.id == table_id)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        if row is None:
            return None
        settings = msgspec.json.decode(row.settings, type=Settings)
        return Table(table_id, settings, bytes.fromhex(row.secret))

    def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The journal, or its later part."""
        e = schema.entries
        query = select(e.c.seq, e.c.at, e.c.deed, e.c.client).where(
            e.c.table_id == table_id, e.c.seq > after
        )
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(e.c.seq)).all()
        return [Entry(row.seq, row.at, read_deed(row.deed), row.client or "") for row in rows]

    def entry_of_client(self, table_id: str, client: str) -> int | None:
        """The entry that already holds a client's move id."""
        e = schema.entries
        query = select(e.c.seq).where(e.c.table_id == table_id, e.c.client == client)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar()

    # Who holds a table

    def holders(self, table_ids: Sequence[str]) -> dict[str, Holder]:
        """Who holds these tables; nobody yet where the owner has no name."""
        query = select(_t.c.id, _t.c.owner, _t.c.fence).where(_t.c.id.in_(table_ids))
        with self.engine.connect() as connection:
            return {row.id: Holder(row.owner, row.fence) for row in connection.execute(query)}

    def take(self, table_id: str, owner: str, seen: int) -> int | None:
        """Hold a table that was last held under a number; the new number, None if too late.

        Whoever held it before can write nothing from now on.
        """
        where = and_(_t.c.id == table_id, _t.c.fence == seen)
        with self.engine.begin() as connection:
            taken = connection.execute(update(_t).where(where).values(owner=owner, fence=seen + 1))
        return seen + 1 if taken.rowcount == 1 else None

    def row(self, table_id: str) -> TableRow | None:
        """A table as lists show it."""
        rows = self._rows(select(_t).where(_t.c.id == table_id))
        return rows[0] if rows else None

    def of_person(self, person: str, limit: int = 200) -> list[TableRow]:
        """Where a person sits, or waits for others to sit; latest first."""
        sits = select(_s.c.table_id).where(_s.c.person == person)
        mine = or_(_t.c.id.in_(sits), and_(_t.c.creator == person, _t.c.status == "waiting"))
        return self._rows(select(_t).where(mine).order_by(_t.c.updated_at.desc()).limit(limit))

    def played_before(self, person: str, row: TableRow) -> bool:
        """Whether a person has sat at an earlier game of the same kind that was no rehearsal."""
        sits = select(_s.c.table_id).where(_s.c.person == person)
        same = and_(_t.c.id.in_(sits), _t.c.game == row.game, _t.c.status != "waiting")
        query = select(_t.c.settings).where(same, _t.c.created_at < row.created_at)
        with self.engine.connect() as connection:
            found = connection.execute(query.order_by(_t.c.created_at)).scalars()
            return any(not msgspec.json.decode(one, type=Settings).rehearses for one in found)

    def turns_of(self, person: str, limit: int = 200) -> list[TableRow]:
        """Where it is a person's turn; where others have waited longest comes first."""
        sits = select(_s.c.table_id).where(_s.c.person == person)
        query = select(_t).where(_t.c.id.in_(sits), _t.c.status == "playing", _t.c.turn != "")
        rows = self._rows(query.order_by(_t.c.updated_at).limit(limit))
        return [row for row in rows if any(_asked(row, seat, person) for seat in row.seats)]

    def open(self, status: str, limit: int = 50, game: str = "") -> list[TableRow]:
        """Tables for everybody's eyes, latest first; of one game, if it is named."""
        where = and_(_t.c.status == status, _t.c.private.is_(False))
        if game:
            where = and_(where, _t.c.game == game)
        latest = _t.c.updated_at.desc()
        shown = _t.c.id.in_(_fairly(where, latest, limit))
        return self._rows(select(_t).where(shown).order_by(latest))

    def due(self, now: int, limit: int = 200) -> list[str]:
        """Tables at which a clock has run out or a bot has been silent for too long."""
        where = and_(_t.c.due_at.is_not(None), _t.c.due_at <= now)
        with self.engine.connect() as connection:
            return list(connection.execute(_fairly(where, _t.c.due_at, limit)).scalars())

    def on_the_clock(self) -> list[tuple[TableRow, int]]:
        """Running games with a clock, and when they are due."""
        query = select(_t).where(_t.c.status == "playing", _t.c.due_at.is_not(None))
        with self.engine.connect() as connection:
            found = connection.execute(query.with_only_columns(_t.c.id, _t.c.due_at))
            due = {row.id: row.due_at for row in found}
        rows = self._rows(query)
        timed = [row for row in rows if row.settings.pace.clock != "none"]
        return [(row, due[row.id]) for row in timed if row.id in due]

    def ids(self) -> list[str]:
        """Every table, oldest first."""
        with self.engine.connect() as connection:
            return list(connection.execute(select(_t.c.id).order_by(_t.c.created_at)).scalars())

    def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""
        query = select(_t.c.status, func.count()).group_by(_t.c.status)
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def invite(self, table_id: str) -> str | None:
        """The hash of the invite link in force."""
        with self.engine.connect() as connection:
            return connection.execute(select(_t.c.invite).where(_t.c.id == table_id)).scalar()

    def set_invite(self, table_id: str, invite: str | None) -> None:
        """Put another invite link in force, or none."""
        self._set(table_id, invite=invite)

    # Who may watch a private table

    def watch_invite(self, table_id: str) -> str | None:
        """The hash of the link in force that lets people watch."""
        query = select(_t.c.watch_invite).where(_t.c.id == table_id)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar()

    def set_watch_invite(self, table_id: str, invite: str | None) -> None:
        """Put another such link in force, or none; who came by the old one watches no more."""
        with self.engine.begin() as connection:
            connection.execute(update(_t).where(_t.c.id == table_id).values(watch_invite=invite))
            connection.execute(delete(_w).where(_w.c.table_id == table_id))

    def add_watcher(self, table_id: str, person: str) -> None:
        """Let somebody watch."""
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(insert(_w), [{"table_id": table_id, "person": person}])

    def watches(self, table_id: str, person: str) -> bool:
        """Whether somebody has been let in to watch."""
        query = select(_w.c.person).where(_w.c.table_id == table_id, _w.c.person == person)
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None

    def watched_by(self, person: str, limit: int = 50, status: str = "playing") -> list[TableRow]:
        """Private tables to which somebody has been let in, latest first."""
        watched = select(_w.c.table_id).where(_w.c.person == person)
        query = select(_t).where(_t.c.id.in_(watched), _t.c.status == status)
        return self._rows(query.order_by(_t.c.updated_at.desc()).limit(limit))

    # From one game to the next

    def set_rematch(self, table_id: str, rematch: str) -> bool:
        """Name the rematch; False if there is one already."""
        where = and_(_t.c.id == table_id, _t.c.rematch == "")
        with self.engine.begin() as connection:
            done = connection.execute(update(_t).where(where).values(rematch=rematch))
        return done.rowcount == 1

    def _set(self, table_id: str, **values: Any) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(_t).where(_t.c.id == table_id).values(**values))

    def _rows(self, query: Any) -> list[TableRow]:
        with self.engine.connect() as connection:
            rows = connection.execute(query).mappings().all()
            ids = [row["id"] for row in rows]
            found = connection.execute(
                select(_s).where(_s.c.table_id.in_(ids)).order_by(_s.c.table_id, _s.c.seat)
            ).mappings()
            seats: dict[str, list[SeatRow]] = {}
            for row in found:
                seats.setdefault(row["table_id"], []).append(_seat_row(row))
        return [_table_row(row, seats.get(row["id"], [])) for row in rows]


def _asked(row: TableRow, seat: SeatRow, person: str) -> bool:
    return seat.person == person and seat.seat in row.turn


def _fairly(where: Any, order: Any, limit: int) -> Any:
    """The ids of the first tables in an order; nobody's second comes before another's first."""
    first = select(_t.c.id).where(where).order_by(order).limit(LOOKED_AT)
    turn = func.row_number().over(partition_by=_t.c.creator, order_by=order)
    return select(_t.c.id).where(_t.c.id.in_(first)).order_by(turn, order).limit(limit)


def _restored(table: Table, snap: str) -> Table:
    return restore(table.id, table.settings, table.secret, read_snapshot(snap))


def _seat_row(row: RowMapping) -> SeatRow:
    return SeatRow(**{name: value for name, value in row.items() if name != "table_id"})


def _table_row(row: RowMapping, seats: Sequence[SeatRow]) -> TableRow:
    return TableRow(
        id=row["id"],
        game=row["game"],
        settings=msgspec.json.decode(row["settings"], type=Settings),
        creator=row["creator"],
        private=row["private"],
        status=row["status"],
        seq=row["seq"],
        turn=tuple(int(seat) for seat in row["turn"].split(",") if seat),
        created_at=row["created_at"],
        updated_at=row["updated_at"],
        origin=row["origin"],
        rematch=row["rematch"],
        seats=list(seats),
    )
