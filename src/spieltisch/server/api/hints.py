"""Hints: what a strong bot would do here, honest for the asking seat, where the table allows it."""

import asyncio
from collections import OrderedDict

import msgspec

from spieltisch.server.access import seated_row, sits
from spieltisch.server.application import Application
from spieltisch.server.messages import Request, SeatNumber
from spieltisch.server.routing import Call, Endpoint
from spieltisch.server.workers.bot_pool import BotFault, Question
from spieltisch.tables.refusal import Refused
from spieltisch.tables.seating import seat_names
from spieltisch.tables.table import Table

LEVEL = "master"
KEPT = 200
_Key = tuple[str, int, int, str]


class HintRequest(Request, frozen=True):
    """Advice for one of my seats."""

    seat: SeatNumber


class Hint(msgspec.Struct, frozen=True):
    """A move worth making: the score and the chance to win with it, and the reasons in words.

    `chance` is missing where nobody else plays.
    """

    move: str
    score: float
    reasons: list[str]
    chance: float | None = None


class Hints(msgspec.Struct, frozen=True):
    """Up to three moves, the best first."""

    hints: list[Hint]


def allowed(table: Table) -> bool:
    """Whether hints may be asked for: by default only where one person plays against bots."""
    if table.settings.hints == "bots":
        return sum(seat.kind == "person" for seat in table.seats) == 1
    return table.settings.hints == "always"


async def advise(call: Call, body: HintRequest) -> Hints:
    """What would a master do? It thinks in a process of its own and knows what my seat knows."""
    row = await seated_row(call, call.path("table_id"))
    if body.seat not in sits(row, call.person):
        raise Refused("not-your-seat")
    hot = await call.app.tables.hot(row.id, row.seq)
    async with hot.lock:
        table = hot.table
        table.playing  # noqa: B018 - refuses unless the game is on
        if body.seat not in table.offers:
            raise Refused("not-now")
        if not allowed(table):
            raise Refused("no-hints")
        key = (table.id, body.seat, table.seq, call.language)
        task = _asked(call.app).get(key)
        if task is None:
            names = list(seat_names(table.seats, call.language))
            question = Question(table, body.seat, LEVEL, call.language, names)
            task = asyncio.create_task(_think(call.app, question))
            _keep(call.app, key, task)
    try:
        return await asyncio.shield(task)
    except BotFault:
        _asked(call.app).pop(key, None)
        return Hints([])


async def _think(app: Application, question: Question) -> Hints:
    return Hints(msgspec.convert(await app.pool.advise(question), list[Hint]))


def _asked(app: Application) -> "OrderedDict[_Key, asyncio.Task[Hints]]":
    """What was asked lately: who asks again hears the same, and nobody thinks twice."""
    asked: OrderedDict[_Key, asyncio.Task[Hints]]
    asked = app.shared.setdefault("hints", OrderedDict())
    return asked


def _keep(app: Application, key: _Key, task: "asyncio.Task[Hints]") -> None:
    asked = _asked(app)
    asked[key] = task
    if len(asked) > KEPT:
        asked.popitem(last=False)


ENDPOINTS = [
    Endpoint("POST", "/tables/{table_id}/hints", advise, Hints, HintRequest, cost=20),
]
