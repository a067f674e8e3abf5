"""Commands: what people want to do at a table, and the one way in which they do it."""

from collections.abc import Callable
from functools import partial

from spieltisch.server.application import Application
from spieltisch.server.faults import Fault
from spieltisch.server.live import table_cache
from spieltisch.server.live.table_cache import Command, Outcome
from spieltisch.server.messages import (
    AtSeat,
    LiveGiveBack,
    LiveResign,
    LiveStandIn,
    LiveTakeOver,
    MoveRequest,
    RedoRequest,
    UndoRequest,
)
from spieltisch.tables.deeds import Entry
from spieltisch.tables.refusal import Refused
from spieltisch.tables.table import Table

Wish = MoveRequest | UndoRequest | RedoRequest | AtSeat
Deed = Callable[[Table, int], list[Entry] | Entry]


def client_id(person: str, chosen: str) -> str:
    """A client's id for a command, apart from other people's."""
    return f"{person}:{chosen}" if chosen else ""


def own(table: Table, person: str, seat: int) -> None:
    """Refuse what is not done at a seat of one's own, or while a bot plays there."""
    if seat not in table.seats_of(person):
        raise Refused("not-your-seat")
    if table.seats[seat].stand_in:
        raise Refused("bot-plays")


async def act(app: Application, table_id: str, person: str, wish: Wish, path: str) -> Outcome:
    """Do what somebody wants; `path` says how he told us."""
    if isinstance(wish, LiveStandIn):
        await _check_holiday(app, table_id, wish.seat)
    if not app.limits.allow(f"deeds-of {person}", 1.0):
        raise Fault("enough")
    client = client_id(person, "" if isinstance(wish, AtSeat) else wish.id)
    return await app.tables.act(table_id, command_of(person, wish), client, path)


async def _check_holiday(app: Application, table_id: str, seat: int) -> None:
    """In games over days nobody plays for somebody who is on holiday."""
    table = (await app.tables.hot(table_id)).table
    if table.settings.pace.kind != "days" or not 0 <= seat < len(table.seats):
        return
    person = await app.doorkeeper.person(table.seats[seat].player)
    left = person.wishes.away(table_cache.now()) if person is not None else 0
    if left:
        raise Refused("on-holiday", left)


def command_of(person: str, wish: Wish) -> Command:
    """The command that carries out what somebody wants."""
    seat = wish.seat
    match wish:
        case MoveRequest():
            return _playing(person, seat, lambda table, at: _move(table, at, person, wish))
        case UndoRequest():
            client = client_id(person, wish.id)
            return _playing(person, seat, lambda t, at: t.undo(seat, at, wish.moves, client))
        case RedoRequest():
            client = client_id(person, wish.id)
            return _playing(person, seat, lambda t, at: t.redo(seat, at, client))
        case LiveResign():
            return _holding(person, seat, lambda t, at: t.resign(seat, at))
        case LiveTakeOver():
            return _holding(person, seat, lambda t, at: t.take_over(seat, at, "left"))
        case LiveGiveBack():
            return _holding(person, seat, lambda t, at: t.give_back(seat, at))
        case LiveStandIn():
            return partial(_stand_in, person, seat)
    raise Refused("illegal")


def _move(table: Table, at: int, person: str, wish: MoveRequest) -> list[Entry]:
    return table.move(
        wish.seat,
        wish.move,
        at,
        seq=wish.seq,
        client=client_id(person, wish.id),
        confirmed=wish.confirmed,
    )


def _playing(person: str, seat: int, deed: Deed) -> Command:
    """Something that only who plays the seat may do."""

    def command(table: Table, at: int) -> list[Entry] | Entry:
        own(table, person, seat)
        return deed(table, at)

    return command


def _holding(person: str, seat: int, deed: Deed) -> Command:
    """Something that the seat's owner may do, also while a bot plays."""

    def command(table: Table, at: int) -> list[Entry] | Entry:
        if seat not in table.seats_of(person):
            raise Refused("not-your-seat")
        return deed(table, at)

    return command


def _stand_in(person: str, seat: int, table: Table, at: int) -> Entry:
    """A bot for somebody else, for whom a person does not want to wait any longer."""
    mine = table.seats_of(person)
    if not mine:
        raise Refused("not-seated")
    return table.take_over(seat, at, "absent", mine[0])
