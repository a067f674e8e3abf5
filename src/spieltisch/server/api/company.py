"""Endpoints for company: invitations, the waiting room and its terms, links as QR codes."""

import asyncio
from collections.abc import Callable
from typing import Annotated

import msgspec
import segno
from msgspec import Meta
from starlette.responses import Response

from spieltisch.bots import Level
from spieltisch.server.access import seated_row, table_info, visible_row, watchable_row
from spieltisch.server.api.tables import invited
from spieltisch.server.faults import Fault
from spieltisch.server.live.table_cache import LiveTable
from spieltisch.server.messages import AtSeat, Done, Request, TableInfo
from spieltisch.server.routing import Call, Endpoint
from spieltisch.tables.deeds import Entry
from spieltisch.tables.refusal import Refused
from spieltisch.tables.table import Table
from spieltisch.tables.terms import Terms

QUIET_ZONE = 4
"""Modules of white around a QR code, without which cameras do not find it."""


class InvitationRequest(Request, frozen=True):
    """The secret of an invite link."""

    invite: Annotated[str, Meta(min_length=1, max_length=200)]


class Invitation(msgspec.Struct, frozen=True):
    """Who invites to which table. `free` seats are left; `mine`: I sit there already."""

    host: str
    table: TableInfo
    free: int
    mine: bool


class BotRequest(AtSeat, frozen=True):
    """A bot for an empty seat."""

    bot: Level = "regular"


class ReadyRequest(AtSeat, frozen=True):
    """Whether the one who sits there wants to begin."""

    ready: bool = True


class TermsRequest(AtSeat, frozen=True):
    """Other terms, by the one who sits there."""

    terms: Terms


class Room(msgspec.Struct, frozen=True):
    """Seats whose people have the table open, seats that want to wait, who changed the terms."""

    seq: int
    here: list[int]
    unready: list[int]
    changed_by: int


class LinkRequest(Request, frozen=True):
    """A link to be read by a phone's camera."""

    link: Annotated[str, Meta(pattern=r"^https?://[!-~]+\Z", max_length=300)]


async def look(call: Call, body: InvitationRequest) -> Invitation:
    """What an invite link invites to; a link that was cancelled or replaced opens nothing."""
    table_id, store = call.path("table_id"), call.app.store
    await invited(call, table_id, body.invite)
    row = await asyncio.to_thread(store.tables.row, table_id)
    if row is None:
        raise Fault("wrong-token")
    host = await asyncio.to_thread(store.people.get, row.creator)
    info = table_info(row, call.somebody, call.language)
    free = sum(seat.kind in ("open", "invite") for seat in row.seats)
    mine = any(seat.mine for seat in info.seats)
    return Invitation(host.name if host is not None else "", info, free, mine)


async def seat_bot(call: Call, body: BotRequest) -> Done:
    """Fill an empty seat of my table with a bot; the game begins when all seats are taken."""
    row = await visible_row(call, call.path("table_id"))
    if row.creator != call.person.id:
        raise Fault("not-yours")

    call.keep("deeds")

    def command(table: Table, at: int) -> list[Entry]:
        entries = [table.sit_bot(body.seat, body.bot, at)]
        if table.full and not any(seat.kind == "person" for seat in table.seats):
            raise Refused("nobody-plays")
        return [*entries, *table.begin(at)] if table.ready else entries

    outcome = await call.app.tables.act(row.id, command)
    return Done(outcome.seq)


async def room(call: Call) -> Room:
    """Who has come to a table: whose seats' people have it open now, and who wants to wait."""
    row = await watchable_row(call, call.path("table_id"))
    hot = await call.app.tables.hot(row.id, row.seq)
    return room_of(hot)


def room_of(hot: LiveTable) -> Room:
    """The same of a table in memory."""
    table = hot.table
    return Room(table.seq, hot.viewers.here(table), sorted(table.unready), table.changed_by)


async def say_ready(call: Call, body: ReadyRequest) -> Done:
    """Say that I want to begin, or not yet; the game begins when all sit and are ready."""

    def command(table: Table, at: int) -> list[Entry]:
        _check_mine(table, call.person.id, body.seat)
        return _begun_if_ready(table, table.say_ready(body.seat, body.ready, at), at)

    return await _in_room(call, command)


async def change_terms(call: Call, body: TermsRequest) -> Done:
    """Change what will be played with, before the game; the others are asked whether they agree."""

    def command(table: Table, at: int) -> list[Entry]:
        _check_mine(table, call.person.id, body.seat)
        return _begun_if_ready(table, table.agree(body.seat, body.terms, at), at)

    return await _in_room(call, command)


async def _in_room(call: Call, command: Callable[[Table, int], list[Entry]]) -> Done:
    row = await seated_row(call, call.path("table_id"))
    call.keep("deeds")
    outcome = await call.app.tables.act(row.id, command)
    return Done(outcome.seq)


def _check_mine(table: Table, person: str, seat: int) -> None:
    if seat not in table.seats_of(person):
        raise Refused("not-your-seat")


def _begun_if_ready(table: Table, entry: Entry, at: int) -> list[Entry]:
    return [entry, *table.begin(at)] if table.ready else [entry]


async def qr_code(call: Call, body: LinkRequest) -> Response:
    """A link as a QR code, drawn here: it goes to nobody else."""
    drawn = await call.app.trials.run(call.asker, qr_svg, body.link)
    return Response(drawn, headers={"Cache-Control": "no-store"}, media_type="image/svg+xml")


def qr_svg(link: str) -> str:
    """A QR code as SVG, dark on white."""
    rows = segno.make(link, error="m", micro=False).matrix
    size = len(rows) + 2 * QUIET_ZONE
    dots = "".join(
        f"M{x + QUIET_ZONE} {y + QUIET_ZONE}h1v1h-1z"
        for y, row in enumerate(rows)
        for x, dark in enumerate(row)
        if dark
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">'
        f'<path fill="#fff" d="M0 0h{size}v{size}h-{size}z"/><path d="{dots}"/></svg>'
    )


_T = "/tables/{table_id}"
ENDPOINTS = [
    Endpoint("GET", f"{_T}/room", room, Room),
    Endpoint("POST", f"{_T}/ready", say_ready, Done, ReadyRequest, cost=3),
    Endpoint("POST", f"{_T}/terms", change_terms, Done, TermsRequest, cost=3),
    Endpoint("POST", f"{_T}/invitation", look, Invitation, InvitationRequest, cost=5),
    Endpoint("POST", f"{_T}/bot", seat_bot, Done, BotRequest, cost=3),
    Endpoint("POST", "/qr", qr_code, str, LinkRequest, cost=5, plain="image/svg+xml"),
]
