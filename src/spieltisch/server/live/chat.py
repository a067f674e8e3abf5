"""What is said at a table: players and spectators each have a room, until the game is over."""

import asyncio

import msgspec

from spieltisch.server.application import Application
from spieltisch.server.faults import Fault
from spieltisch.server.live.table_cache import LiveTable, now
from spieltisch.server.messages import Chat, ChatLine
from spieltisch.store.people import Person

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


async def say_at(app: Application, hot: LiveTable, person: Person, text: str) -> None:
    """Keep a line and show it to who has the table open."""
    if not app.limits.allow(f"lines-of {person.id}", 1.0):
        raise Fault("enough")
    table = hot.table
    plays = bool(table.seats_of(person.id))
    room = PLAYERS if plays else SPECTATORS
    said = await asyncio.to_thread(
        app.store.talk.say, table.id, room, person.id, person.name, text, now()
    )
    unread_by = await asyncio.to_thread(app.store.manners.unread_by, person.id)
    message = {"type": "chat", **msgspec.structs.asdict(said)}
    # When the game is over all read both rooms.
    for players in {True, False} if table.status == "finished" else {plays}:
        hot.viewers.tell(message, players, unread_by)
