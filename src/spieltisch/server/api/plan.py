"""Planning: moves tried out on a private copy of the position. Nothing is played."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from spieltisch import draw
from spieltisch.kernel.wording import event_text
from spieltisch.server.access import seated_row, sits
from spieltisch.server.live.telling import voice_of
from spieltisch.server.messages import Notation, Request, SeatNumber
from spieltisch.server.routing import Call, Endpoint
from spieltisch.tables.planning import MOST_MOVES, Ends, Plan, PlanStep, plan
from spieltisch.tables.refusal import Refused


class PlanRequest(Request, frozen=True):
    """Moves to try, one after the other, from where the game stands now."""

    seat: SeatNumber
    moves: Annotated[list[Notation], Meta(max_length=MOST_MOVES)]


class PlannedMove(msgspec.Struct, frozen=True):
    """A move of the plan and what it would cost and bring, in sentences."""

    move: str
    text: str
    lines: list[str]


class PlanView(msgspec.Struct, frozen=True):
    """The position after the moves, as the seat would see it.

    `steps` are the moves that were possible. `ends` says why the plan goes no further: `luck`,
    `others`, `over`, or `none` where there is nothing to plan; empty while it goes on. `turn`: it
    is not the seat's turn yet, and the plan shows the turn that it would have now.
    """

    scene: dict[str, Any]
    steps: list[PlannedMove]
    ends: Ends
    turn: bool


async def make_plan(call: Call, body: PlanRequest) -> PlanView:
    """Try out moves on a copy of what my seat may know, until luck or others come in."""
    row = await seated_row(call, call.path("table_id"))
    if body.seat not in sits(row, call.person):
        raise Refused("not-your-seat")
    hot = await call.app.tables.hot(row.id, row.seq)
    async with hot.lock:
        table = hot.table
        made = plan(table.playing, body.seat, body.moves)
        voice = voice_of(table, call.language)
        return PlanView(
            dict(draw.scene_of(made, body.seat, voice)),
            [_step(made, step, voice) for step in made.steps],
            made.ends,
            made.turn,
        )


def _step(made: Plan, step: PlanStep, voice: draw.Voice) -> PlannedMove:
    logged = {kind.name for kind in made.game.event_kinds() if kind.logged}
    lines = [
        voice.tell(event_text(made.game, event), event.name)
        for event in step.events
        if event.name in logged
    ]
    return PlannedMove(step.move, voice.tell(step.text, step.move), lines)


ENDPOINTS = [
    Endpoint("POST", "/tables/{table_id}/plan", make_plan, PlanView, PlanRequest, cost=4),
]
