"""Endpoints for questions about a table: previews, plans, reasons, hints, the story so far."""

from spieltisch.kernel.events import SPECTATOR
from spieltisch.server.access import seated_row, sits, watchable_row
from spieltisch.server.live.journals import cost_of
from spieltisch.server.live.own_seats import keeps_secrets
from spieltisch.server.live.questions import (
    Asker,
    Denials,
    Hints,
    PlanView,
    PreviewView,
    StoryView,
)
from spieltisch.server.messages import AtSeat, PlanRequest, PreviewRequest
from spieltisch.server.routing import Call, Endpoint, charge
from spieltisch.store.tables import TableRow


async def asker_of(call: Call, row: TableRow) -> Asker:
    """Who asks at a table."""
    hot = await call.app.tables.hot(row.id, row.seq)
    return Asker(call.app, hot, call.somebody.id if call.somebody else "", call.language)


async def _player(call: Call) -> Asker:
    return await asker_of(call, await seated_row(call, call.path("table_id")))


async def preview(call: Call, body: PreviewRequest) -> PreviewView:
    """What one of my moves would cost and bring. Nothing changes."""
    return await (await _player(call)).preview(body.seat, body.move)


async def make_plan(call: Call, body: PlanRequest) -> PlanView:
    """Try out moves on a copy of what my seat may know, until luck or others come in."""
    charge(call, body.cost - CHARGED)
    return await (await _player(call)).plan(body.seat, body.moves, body.at)


async def why(call: Call) -> Denials:
    """What my seat cannot do now, where one would look for it, and why."""
    return await (await _player(call)).why(call.number("seat", SPECTATOR))


async def advise(call: Call, body: AtSeat) -> Hints:
    """What would a master do? It thinks in a process of its own and knows what my seat knows."""
    return await (await _player(call)).hints(body.seat)


async def story(call: Call) -> StoryView:
    """All that has happened from `since` on, as my seat may know it."""
    row = await watchable_row(call, call.path("table_id"))
    charge(call, cost_of(row.seq))
    asker = await asker_of(call, row)
    mine = sits(row, call.somebody)
    # Others may be looking at the same screen: what is hidden is told only to whom it is asked for.
    first = [] if keeps_secrets(asker.table, mine) else mine
    seat = call.number("seat", next(iter(first), SPECTATOR))
    return await asker.story(seat, call.number("since", 0), call.number("entry", -1))


CHARGED = 2.0
"""What a plan costs before it is read."""
_T = "/tables/{table_id}"
ENDPOINTS = [
    Endpoint("POST", f"{_T}/preview", preview, PreviewView, PreviewRequest, cost=2),
    Endpoint("POST", f"{_T}/plan", make_plan, PlanView, PlanRequest, cost=CHARGED),
    Endpoint("GET", f"{_T}/why", why, Denials, query=("language", "seat"), cost=2),
    Endpoint("POST", f"{_T}/hints", advise, Hints, AtSeat, cost=10),
    Endpoint(
        "GET",
        f"{_T}/story",
        story,
        StoryView,
        cost=4,
        query=("entry", "language", "seat", "since"),
    ),
]
