"""What becomes durable with the entries of a table: its row, its seats, a snapshot, notices."""

from collections.abc import Sequence

import msgspec

from spieltisch import version
from spieltisch.store import Append
from spieltisch.store.batch import EntryRow, SeatRow
from spieltisch.tables.deeds import MOVES, Agreed, Entry, deed_text
from spieltisch.tables.snapshot import may_snapshot, snapshot, snapshot_text
from spieltisch.tables.table import Table

BOT_PATIENCE = 30_000
"""Milliseconds after which another process looks after a silent bot."""


def append_of(
    table: Table, old: int, entries: list[Entry], fence: int, notices: Sequence[str] = ()
) -> Append:
    """The entries that have brought a table from where it stood to where it is."""
    saved = None
    if may_snapshot(table):
        saved = (table.seq, version.__version__, snapshot_text(snapshot(table)))
        table.saved_at = table.seq
    quiet = all(isinstance(entry.deed, MOVES) for entry in entries)
    return Append(
        table.id,
        old,
        [EntryRow(e.seq, e.at, deed_text(e.deed), e.client) for e in entries],
        table.status,
        ",".join(map(str, table.people_to_move())),
        _due(table, entries[-1].at),
        saved,
        None if quiet else seat_rows(table),
        notices,
        _settings(table, entries),
        fence,
    )


def _settings(table: Table, entries: list[Entry]) -> str | None:
    changed = any(isinstance(entry.deed, Agreed) for entry in entries)
    return msgspec.json.encode(table.settings).decode() if changed else None


def _due(table: Table, at: int) -> int | None:
    """When somebody should look after the table even if nobody does anything."""
    due = table.clock.next_deadline() if table.status == "playing" else None
    if table.bots_to_move():
        patience = at + BOT_PATIENCE
        due = patience if due is None else min(due, patience)
    return due


def seat_rows(table: Table) -> list[SeatRow]:
    """The seats as lists and statistics need them."""
    result = table.result if table.result is not None and table.result.hash else None
    return [
        SeatRow(
            number,
            seat.kind,
            seat.player,
            seat.name,
            seat.bot,
            result.scores[number] if result else None,
            number in result.winners if result else None,
        )
        for number, seat in enumerate(table.seats)
    ]
