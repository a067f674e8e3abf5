"""Endpoints for playing: views, moves, undo, leaving and coming back."""

from spieltisch.server.access import seated_row, visible_row, watchable_row
from spieltisch.server.live.commands import Wish, act
from spieltisch.server.messages import (
    AtSeat,
    Done,
    LiveGiveBack,
    LiveResign,
    LiveStandIn,
    LiveTakeOver,
    MoveRequest,
    RedoRequest,
    TableView,
    UndoRequest,
)
from spieltisch.server.routing import Call, Endpoint
from spieltisch.tables.documents import public_document, seat_document


async def _act(call: Call, wish: Wish) -> Done:
    table_id = call.path("table_id")
    await seated_row(call, table_id)
    outcome = await act(call.app, table_id, call.person.id, wish, "http")
    return Done(outcome.seq, outcome.doubled)


async def move(call: Call, body: MoveRequest) -> Done:
    """Make a move."""
    return await _act(call, body)


async def undo(call: Call, body: UndoRequest) -> Done:
    """Take back moves of mine since the last seal."""
    return await _act(call, body)


async def redo(call: Call, body: RedoRequest) -> Done:
    """Make the move taken back last once more."""
    return await _act(call, body)


async def resign(call: Call, body: AtSeat) -> Done:
    """Give up; a bot plays on."""
    return await _act(call, LiveResign(body.seat, ""))


async def take_over(call: Call, body: AtSeat) -> Done:
    """Let a bot play for me until I come back."""
    return await _act(call, LiveTakeOver(body.seat, ""))


async def stand_in(call: Call, body: AtSeat) -> Done:
    """Let a bot play for somebody who has been awaited for long, until they come back."""
    row = await visible_row(call, call.path("table_id"))
    outcome = await act(call.app, row.id, call.person.id, LiveStandIn(body.seat, ""), "http")
    return Done(outcome.seq)


async def give_back(call: Call, body: AtSeat) -> Done:
    """Play again myself."""
    return await _act(call, LiveGiveBack(body.seat, ""))


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


_T = "/tables/{table_id}"
ENDPOINTS = [
    Endpoint("GET", f"{_T}/view", view, TableView, cost=2, query=("language",)),
    Endpoint("POST", f"{_T}/moves", move, Done, MoveRequest),
    Endpoint("POST", f"{_T}/undo", undo, Done, UndoRequest),
    Endpoint("POST", f"{_T}/redo", redo, Done, RedoRequest),
    Endpoint("POST", f"{_T}/resign", resign, Done, AtSeat, cost=2),
    Endpoint("POST", f"{_T}/take-over", take_over, Done, AtSeat, cost=2),
    Endpoint("POST", f"{_T}/stand-in", stand_in, Done, AtSeat, cost=2),
    Endpoint("POST", f"{_T}/give-back", give_back, Done, AtSeat, cost=2),
]
