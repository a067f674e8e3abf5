"""Endpoints for getting along: block and mute, tell the host, take everything along, and go."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from spieltisch.server.access import sits, visible_row
from spieltisch.server.api.history import rooms
from spieltisch.server.api.people import check_password, identity, my_devices, my_tokens
from spieltisch.server.faults import Fault
from spieltisch.server.identity import hashed
from spieltisch.server.live.table_cache import now
from spieltisch.server.messages import (
    BlockInfo,
    BlockRequest,
    ComplaintRequest,
    Export,
    Nothing,
    OldPassword,
    Somebody,
)
from spieltisch.server.routing import Call, Endpoint
from spieltisch.store.manners import Block, Complaint
from spieltisch.store.tables import TableRow
from spieltisch.tables.deeds import Entry
from spieltisch.tables.refusal import Refused
from spieltisch.tables.table import Table

MOST_BLOCKS = 500
SHOWN = 16
log = logging.getLogger("spieltisch")


async def _somebody(call: Call, row: TableRow, body: Somebody) -> tuple[str, str]:
    """Whom a request names, and what they are called."""
    found: tuple[str, str] | None = None
    if body.line is not None:
        speaker = call.app.store.talk.speaker
        read = rooms(row, call.somebody)
        found = await asyncio.to_thread(speaker, row.id, read, body.line)
    elif body.seat is not None and body.seat < len(row.seats):
        seat = row.seats[body.seat]
        found = (seat.person, seat.name) if seat.person else None
    if found is None or found[0] == call.person.id:
        raise Fault("not-found")
    return found


async def block(call: Call, body: BlockRequest) -> BlockInfo:
    """Read no more of somebody (`mute`), or never sit at a table together either (`block`)."""
    row = await visible_row(call, call.path("table_id"))
    other, name = await _somebody(call, row, body)
    manners, person = call.app.store.manners, call.person.id
    if len(await asyncio.to_thread(manners.blocks_of, person)) >= MOST_BLOCKS:
        raise Fault("too-many")
    made = Block(person, other, body.kind, name, now())
    await asyncio.to_thread(manners.block, made)
    return _block_info(made)


def _block_info(row: Block) -> BlockInfo:
    return BlockInfo(_block_id(row), row.name, row.kind, row.created_at)


def _block_id(row: Block) -> str:
    """A name for it that does not tell who somebody is."""
    return hashed(f"{row.person} {row.other}")[:SHOWN]


async def my_blocks(call: Call) -> list[BlockInfo]:
    """Whom I have blocked or muted."""
    rows = await asyncio.to_thread(call.app.store.manners.blocks_of, call.person.id)
    return [_block_info(row) for row in rows]


async def unblock(call: Call) -> Nothing:
    """Take it back."""
    manners, wanted = call.app.store.manners, call.path("block_id")
    for row in await asyncio.to_thread(manners.blocks_of, call.person.id):
        if _block_id(row) == wanted:
            await asyncio.to_thread(manners.unblock, row.person, row.other)
            return Nothing()
    raise Fault("not-found")


async def complain(call: Call, body: ComplaintRequest) -> Nothing:
    """Tell the host about somebody at this table; nobody else reads it."""
    row, person = await visible_row(call, call.path("table_id")), call.person
    other, name = await _somebody(call, row, body)
    if not call.app.limits.allow(f"complaint {person.id}", 1.0):
        raise Fault("too-many")
    made = Complaint(now(), person.id, person.name, row.id, other, name, body.text)
    await asyncio.to_thread(call.app.store.manners.complain, made)
    log.warning("somebody has complained", extra={"table": row.id})
    return Nothing()


# Everything about me, and nothing any more


async def export(call: Call) -> Export:
    """All that is kept about me."""
    store, person = call.app.store, call.person
    tables = await asyncio.to_thread(store.tables.of_person, person.id, 100_000)
    said = await asyncio.to_thread(store.talk.of_person, person.id)
    complaints = await asyncio.to_thread(store.manners.complaints, person.id)
    boxes = await asyncio.to_thread(store.boxes.of_person, person.id)
    return Export(
        identity(person),
        person.created_at,
        await my_devices(call),
        await my_tokens(call),
        await my_blocks(call),
        [_table(row, sits(row, person)) for row in tables],
        [{"table": table, "at": at, "text": text} for table, at, text in said],
        [
            {"at": one.at, "table": one.table_id, "about": one.about_name, "text": one.text}
            for one in complaints
        ],
        [
            {"id": row.id, "game": row.game, "created_at": row.created_at, "files": row.body}
            for row in boxes
            if row.owner == person.id
        ],
    )


def _table(row: TableRow, mine: list[int]) -> dict[str, Any]:
    seats = [
        {"seat": seat.seat, "name": seat.name, "score": seat.score, "won": seat.won}
        for seat in row.seats
        if seat.seat in mine
    ]
    times = {"created_at": row.created_at, "updated_at": row.updated_at}
    settings = msgspec.to_builtins(row.settings)
    return {"id": row.id, "status": row.status, **times, "settings": settings, "seats": seats}


async def leave_for_good(call: Call, body: OldPassword) -> Nothing:
    """Forget me: my games go on with a bot, and a seat without a name stays of me."""
    app, person = call.app, call.person
    await check_password(call, body.old)
    rows = await asyncio.to_thread(app.store.tables.of_person, person.id, 100_000)
    for row in rows:
        for seat in sits(row, person):
            # What is over, or given up already, stays as it is.
            with suppress(Refused):
                await app.tables.act(row.id, partial(_leave, seat))
    await asyncio.to_thread(app.store.forget, person.id)
    app.person_gone(person.id, forgotten=True)
    return Nothing()


def _leave(seat: int, table: Table, at: int) -> list[Entry]:
    return [table.stand(seat, at)] if table.status == "waiting" else table.resign(seat, at)


_T = "/tables/{table_id}"
ENDPOINTS = [
    Endpoint("POST", f"{_T}/block", block, BlockInfo, BlockRequest, cost=3),
    Endpoint("GET", "/me/blocks", my_blocks, list[BlockInfo], cost=2),
    Endpoint("DELETE", "/me/blocks/{block_id}", unblock, Nothing, cost=3),
    Endpoint("POST", f"{_T}/complaint", complain, Nothing, ComplaintRequest, cost=10),
    Endpoint("GET", "/me/export", export, Export, cost=30),
    Endpoint("DELETE", "/me", leave_for_good, Nothing, OldPassword, cost=30),
]
