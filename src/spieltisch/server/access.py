"""Who may see which table, and how it appears in lists."""

import asyncio

from spieltisch.bots import LEVELS
from spieltisch.server.faults import Fault
from spieltisch.server.messages import SeatInfo, TableInfo
from spieltisch.server.routing import Call
from spieltisch.store.people import Person
from spieltisch.store.tables import TableRow
from spieltisch.tables.refusal import Refused
from spieltisch.tables.seating import Seat


def sits(row: TableRow, person: Person | None) -> list[int]:
    """The seats somebody holds."""
    return [seat.seat for seat in row.seats if person is not None and seat.person == person.id]


async def visible_row(call: Call, table_id: str) -> TableRow:
    """A table that the asker may know of. Others are not there at all."""
    row = await asyncio.to_thread(call.app.store.tables.row, table_id)
    if row is None:
        raise Fault("not-found")
    if row.private and not await _let_in(call, row):
        raise Fault("not-found")
    return row


async def _let_in(call: Call, row: TableRow) -> bool:
    """Whether the asker made a private table, sits at it, or was invited to watch."""
    person = call.somebody
    if person is None:
        return False
    if row.creator == person.id or sits(row, person):
        return True
    return await asyncio.to_thread(call.app.store.tables.watches, row.id, person.id)


async def watchable_row(call: Call, table_id: str) -> TableRow:
    """A table whose game the asker may watch."""
    row = await visible_row(call, table_id)
    if not sits(row, call.somebody) and not row.settings.spectators:
        raise Refused("no-spectators")
    return row


async def seated_row(call: Call, table_id: str) -> TableRow:
    """A table at which the asker sits."""
    row = await visible_row(call, table_id)
    if not sits(row, call.person):
        raise Refused("not-your-seat")
    return row


def table_info(row: TableRow, person: Person | None, language: str, invite: str = "") -> TableInfo:
    """A table as lists show it."""
    mine = sits(row, person)
    return TableInfo(
        row.id,
        row.game,
        row.status,
        row.seq,
        row.settings,
        [
            SeatInfo(
                seat.seat,
                seat.kind,
                _name(seat.kind, seat.name, seat.bot, seat.seat, language),
                seat.bot,
                seat.seat in mine,
                seat.score,
                seat.won,
            )
            for seat in row.seats
        ],
        list(row.turn),
        row.status == "playing" and any(seat in row.turn for seat in mine),
        row.created_at,
        row.updated_at,
        row.origin,
        row.rematch,
        invite,
    )


def _name(kind: str, name: str, bot: str, number: int, language: str) -> str:
    if kind == "bot" and bot in LEVELS:
        return Seat("bot", bot=bot).shown(number, language)
    return name
