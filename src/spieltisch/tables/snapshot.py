"""Snapshots: a table at a seal, so that loading it never means playing the whole game again."""

from typing import Any

import msgspec

from spieltisch import version
from spieltisch.kernel.chance import Committed
from spieltisch.tables.deeds import Ended
from spieltisch.tables.seating import Seat
from spieltisch.tables.settings import Settings
from spieltisch.tables.table import Status, Table
from spieltisch.tables.table_match import TableMatch

ENTRIES_APART = 24
"""A snapshot costs more than a move; so many entries lie between two of them at least."""


class Snapshot(msgspec.Struct):
    """All that a table's journal added up to at one entry."""

    seq: int
    engine: str
    status: Status
    moves: int
    seats: list[Seat]
    left: list[int]
    since: list[int | None]
    asked: dict[int, int]
    redoable: dict[int, list[str]]
    clients: dict[str, int]
    counter: int = 0
    state: dict[str, Any] | None = None
    result: Ended | None = None
    awaited: dict[int, int] = {}
    """Since when persons are awaited where no clock runs."""


def may_snapshot(table: Table) -> bool:
    """When a game begins and ends, and now and then where nothing can be taken back."""
    if table.match is None:
        return False
    if table.status == "finished":
        return True
    if table.settings.rehearses:
        # Everything can be taken back there, so that all of it must be known.
        return False
    long_ago = not table.saved_at or table.seq - table.saved_at >= ENTRIES_APART
    return long_ago and table.match.sealed


def snapshot(table: Table) -> Snapshot:
    """The table as it is; only where nothing can be taken back, or undo would be lost."""
    snap = Snapshot(
        seq=table.seq,
        engine=version.__version__,
        status=table.status,
        moves=table.moves,
        seats=table.seats,
        left=table.clock.left,
        since=[table.clock.since.get(seat) for seat in range(len(table.seats))],
        asked=table.asked,
        redoable=table.redoable,
        clients=dict(list(table.clients.items())[-ENTRIES_APART:]),
        result=table.result,
        awaited=table.patience.since,
    )
    if table.match is not None:
        snap.counter = table.match.chance.mark()
        snap.state = table.game.save(table.match.state)
    return snap


def restore(table_id: str, settings: Settings, secret: bytes, snap: Snapshot) -> Table:
    """The table that the snapshot was taken of."""
    table = Table(table_id, settings, secret)
    table.seq = table.saved_at = snap.seq
    table.status = snap.status
    table.moves = snap.moves
    table.seats = snap.seats
    table.clock.load(snap.left, snap.since)
    table.patience.since = snap.awaited
    table.redoable = snap.redoable
    table.clients = snap.clients
    table.result = snap.result
    if snap.state is not None:
        setup = table.game.setup(len(snap.seats), settings.options)
        chance = Committed(secret, snap.counter)
        table.match = TableMatch.resume(table.game, setup, snap.state, chance)
        table.ask_again(snap.asked)
    return table


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Snapshot)


def snapshot_text(snap: Snapshot) -> str:
    """For the store."""
    return _encoder.encode(snap).decode()


def read_snapshot(text: str) -> Snapshot:
    """What `snapshot_text` wrote."""
    return _decoder.decode(text)
