"""What is said at a table: players and spectators each have a room, until the game is over."""

import asyncio

import msgspec

from spieltisch.server.application import Application
from spieltisch.server.faults import Fault
from spieltisch.server.live.table_cache import LiveTable, now
from spieltisch.server.messages import Chat, ChatLine
from spieltisch.server.names import taken
from spieltisch.store.people import Person
from spieltisch.tables.refusal import Refused
from spieltisch.tables.table import Table

PLAYERS, SPECTATORS = "players", "spectators"


def rooms_of(finished: bool, plays: bool) -> list[str]:
    """What somebody may read: players their own room, until the game is over."""
    if finished:
        return [PLAYERS, SPECTATORS]
    return [PLAYERS] if plays else [SPECTATORS]


async def lines_in(app: Application, table_id: str, rooms: list[str], reader: str) -> Chat:
    """What was said there by those whom the reader has not muted."""
    lines = await asyncio.to_thread(app.store.talk.lines, table_id, rooms, reader)
    return Chat([ChatLine(**msgspec.structs.asdict(line)) for line in lines])


def name_at(table: Table, person: Person) -> str:
    """What somebody is called here: as at their seat, and never like others who sit here.

    A name that was changed since would let anybody speak as anybody.
    """
    called = [seat.name for seat in table.seats if seat.player == person.id]
    if called:
        return person.name if person.name in called else called[0]
    if taken(person.name, [seat.name for seat in table.seats if seat.player]):
        raise Refused("name-taken")
    return person.name


async def say_at(app: Application, hot: LiveTable, person: Person, text: str) -> None:
    """Keep a line and show it to who has the table open."""
    if not app.limits.allow(f"lines-of {person.id}", 1.0):
        raise Fault("enough")
    table = hot.table
    plays = bool(table.seats_of(person.id))
    room, name = PLAYERS if plays else SPECTATORS, name_at(table, person)
    said = await asyncio.to_thread(app.store.talk.say, table.id, room, person.id, name, text, now())
    unread_by = await asyncio.to_thread(app.store.manners.unread_by, person.id)
    message = {"type": "chat", **msgspec.structs.asdict(said)}
    # When the game is over all read both rooms.
    for players in {True, False} if table.status == "finished" else {plays}:
        hot.viewers.tell(message, players, unread_by)
