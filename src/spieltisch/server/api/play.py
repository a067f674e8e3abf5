"""Endpoints for playing: views, moves, undo, leaving and coming back."""

from collections.abc import Callable

from spieltisch.kernel.wording import event_text
from spieltisch.server.access import seated_row, visible_row, watchable_row
from spieltisch.server.live.absence import stand_in_command
from spieltisch.server.live.table_cache import Command
from spieltisch.server.messages import (
    AtSeat,
    Done,
    MoveRequest,
    PreviewReply,
    PreviewRequest,
    RedoRequest,
    TableView,
    UndoRequest,
)
from spieltisch.server.routing import Call, Endpoint
from spieltisch.tables.deeds import Entry
from spieltisch.tables.documents import public_document, seat_document
from spieltisch.tables.refusal import Refused
from spieltisch.tables.seating import seat_names
from spieltisch.tables.sentences import sentence
from spieltisch.tables.table import Table


def own(table: Table, person: str, seat: int) -> None:
    """Refuse what is not done at a seat of one's own, or while a bot plays there."""
    if seat not in table.seats_of(person):
        raise Refused("not-your-seat")
    if table.seats[seat].stand_in:
        raise Refused("bot-plays")


def move_command(person: str, body: MoveRequest) -> Command:
    """The command of a move."""

    def command(table: Table, at: int) -> list[Entry]:
        own(table, person, body.seat)
        return table.move(
            body.seat,
            body.move,
            at,
            seq=body.seq,
            client=client_id(person, body.id),
            confirmed=body.confirmed,
        )

    return command


def undo_command(person: str, body: UndoRequest) -> Command:
    """The command of taking back."""

    def command(table: Table, at: int) -> Entry:
        own(table, person, body.seat)
        return table.undo(body.seat, at, body.moves, client_id(person, body.id))

    return command


def redo_command(person: str, body: RedoRequest) -> Command:
    """The command of making again."""

    def command(table: Table, at: int) -> Entry:
        own(table, person, body.seat)
        return table.redo(body.seat, at, client_id(person, body.id))

    return command


def client_id(person: str, chosen: str) -> str:
    """A client's id for a move, apart from other people's."""
    return f"{person}:{chosen}"


async def _act(call: Call, command: Command, chosen: str = "") -> Done:
    table_id = call.path("table_id")
    client = client_id(call.person.id, chosen) if chosen else ""
    await seated_row(call, table_id)
    outcome = await call.app.tables.act(table_id, command, client)
    return Done(outcome.seq, outcome.doubled)


async def move(call: Call, body: MoveRequest) -> Done:
    """Make a move."""
    return await _act(call, move_command(call.person.id, body), body.id)


async def undo(call: Call, body: UndoRequest) -> Done:
    """Take back moves of mine since the last seal."""
    return await _act(call, undo_command(call.person.id, body), body.id)


async def redo(call: Call, body: RedoRequest) -> Done:
    """Make the move taken back last once more."""
    return await _act(call, redo_command(call.person.id, body), body.id)


def _of_seat(person: str, seat: int, deed: Callable[[Table, int], list[Entry] | Entry]) -> Command:
    def command(table: Table, at: int) -> list[Entry] | Entry:
        if seat not in table.seats_of(person):
            raise Refused("not-your-seat")
        return deed(table, at)

    return command


async def resign(call: Call, body: AtSeat) -> Done:
    """Give up; a bot plays on."""
    seat = body.seat
    return await _act(call, _of_seat(call.person.id, seat, lambda t, at: t.resign(seat, at)))


async def take_over(call: Call, body: AtSeat) -> Done:
    """Let a bot play for me until I come back."""
    seat = body.seat
    return await _act(
        call, _of_seat(call.person.id, seat, lambda t, at: t.take_over(seat, at, "left"))
    )


async def stand_in(call: Call, body: AtSeat) -> Done:
    """Let a bot play for somebody who has been awaited for long, until they come back."""
    row = await visible_row(call, call.path("table_id"))
    command = stand_in_command(call.person.id, body.seat)
    return Done((await call.app.tables.act(row.id, command)).seq)


async def give_back(call: Call, body: AtSeat) -> Done:
    """Play again myself."""
    seat = body.seat
    return await _act(call, _of_seat(call.person.id, seat, lambda t, at: t.give_back(seat, at)))


async def view(call: Call) -> TableView:
    """All that I may know of a table now, and what I may do; words in `language` if it is given."""
    row = await watchable_row(call, call.path("table_id"))
    hot = await call.app.tables.hot(row.id, row.seq)
    async with hot.lock:
        table = hot.table
        public = public_document(table)
        seats = table.seats_of(call.somebody.id) if call.somebody else []
        language = call.request.query_params.get("language", "") and call.language
        return TableView(
            table.seq,
            public,
            {str(s): seat_document(table, s, public.get("table"), language) for s in seats},
        )


async def preview(call: Call, body: PreviewRequest) -> PreviewReply:
    """What would a move cost and bring? Nothing changes."""
    row = await seated_row(call, call.path("table_id"))
    hot = await call.app.tables.hot(row.id, row.seq)
    async with hot.lock:
        table = hot.table
        own(table, call.person.id, body.seat)
        if body.move not in table.offers.get(body.seat, []):
            raise Refused("illegal")
        seen = table.playing.preview(body.seat, body.move)
        names = seat_names(table.seats, call.language)
        kinds = {kind.name for kind in table.game.event_kinds() if kind.logged}
        return PreviewReply(
            [{"event": event.name, **event.values} for event in seen.events],
            [
                sentence(event_text(table.game, event), call.language, names)
                for event in seen.events
                if event.name in kinds
            ],
            seen.seals,
        )


_T = "/tables/{table_id}"
ENDPOINTS = [
    Endpoint("GET", f"{_T}/view", view, TableView, cost=2, query=("language",)),
    Endpoint("POST", f"{_T}/moves", move, Done, MoveRequest),
    Endpoint("POST", f"{_T}/undo", undo, Done, UndoRequest),
    Endpoint("POST", f"{_T}/redo", redo, Done, RedoRequest),
    Endpoint("POST", f"{_T}/preview", preview, PreviewReply, PreviewRequest, cost=2),
    Endpoint("POST", f"{_T}/resign", resign, Done, AtSeat, cost=2),
    Endpoint("POST", f"{_T}/take-over", take_over, Done, AtSeat, cost=2),
    Endpoint("POST", f"{_T}/stand-in", stand_in, Done, AtSeat, cost=2),
    Endpoint("POST", f"{_T}/give-back", give_back, Done, AtSeat, cost=2),
]
