"""Guided games: begun from the lobby, or gone on with."""

import asyncio

from starlette.responses import Response

from spieltisch import games
from spieltisch.server.api.people import come_unnamed
from spieltisch.server.api.tables import create_table
from spieltisch.server.faults import Fault
from spieltisch.server.messages import TableInfo
from spieltisch.server.pages.rendering import go, page, read_form, struct
from spieltisch.server.pages.seat_choices import planned
from spieltisch.server.routing import Call
from spieltisch.store.tables import TableRow
from spieltisch.tables.lessons import Lesson, find_lesson, lessons_of
from spieltisch.tables.settings import Settings


def finished(lesson: Lesson, row: TableRow) -> bool:
    """Whether a table of the lesson has come to its last step: everybody sat, and all was done."""
    return row.status == "finished" or row.seq >= len(lesson.seats) + 1 + len(lesson.moves)


def of_lesson(lesson: Lesson, rows: list[TableRow]) -> list[TableRow]:
    """The tables at which it is played."""
    return [r for r in rows if (r.game, r.settings.lesson) == (lesson.game, lesson.name)]


def offered(rows: list[TableRow]) -> tuple[list[tuple[Lesson, bool]], list[tuple[Lesson, bool]]]:
    """The lessons for somebody with these tables: those first that he has not finished.

    With each: whether one is begun. A later lesson of a game is offered when the first is done.
    """
    new: list[tuple[Lesson, bool]] = []
    done: list[tuple[Lesson, bool]] = []
    for game in games.names():
        for lesson in lessons_of(game):
            own = of_lesson(lesson, rows)
            if any(finished(lesson, row) for row in own):
                done.append((lesson, False))
            elif all(one.game != game for one, _begun in new):
                new.append((lesson, bool(own)))
    return new, done


async def learn(call: Call) -> Response:
    """Begin a lesson, or go on with it; whoever has no name yet becomes a guest first."""
    form = await read_form(call)
    game, _slash, name = form.text("lesson").partition("/")
    lesson = find_lesson(game, name) if game in games.names() else None
    if lesson is None:
        raise Fault("bad-request")
    await come_unnamed(call)
    rows = await asyncio.to_thread(call.app.store.tables.of_person, call.person.id)
    begun = [row for row in of_lesson(lesson, rows) if not finished(lesson, row)]
    table = begun[0].id if begun and not form.yes("again") else (await _new(call, lesson)).id
    return go(f"/tables/{table}/play")


async def _new(call: Call, lesson: Lesson) -> TableInfo:
    fields = {
        "game": lesson.game,
        "seats": planned(lesson.seats),
        "options": dict(lesson.options),
        "language": call.language,
        "spectators": False,
        "lesson": lesson.name,
    }
    return await create_table(call, struct(Settings, fields))


ROUTES = [page("/learn", None, learn, cost=10)]
