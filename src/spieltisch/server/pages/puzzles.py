"""Puzzles: the page that lists them, by theme and difficulty, and the way to their tables."""

import asyncio
from datetime import UTC, datetime
from typing import Final

from starlette.responses import Response

from spieltisch import games
from spieltisch.server.api.people import come_unnamed
from spieltisch.server.api.tables import create_table, game_info
from spieltisch.server.faults import Fault
from spieltisch.server.live.puzzling import in_order
from spieltisch.server.live.table_cache import now
from spieltisch.server.pages.rendering import draw, go, page, read_form, struct
from spieltisch.server.routing import Call
from spieltisch.tables.puzzles import Puzzle, find_puzzle, themes_of
from spieltisch.tables.settings import Settings

DIFFICULTIES: Final = ("easy", "medium", "hard")
DAYS_BEGIN: Final = datetime(2026, 1, 1, tzinfo=UTC).toordinal()
STEP: Final = 17
"""From one day's puzzle to the next, so that neighbours in the list are not neighbours in time."""


def games_with_puzzles() -> list[str]:
    """The games that have any."""
    return [game for game in games.names() if in_order(game)]


def of_the_day(day: int) -> tuple[str, Puzzle]:
    """The puzzle of a day: each game in its turn."""
    known = games_with_puzzles()
    number, game = divmod(day, len(known))
    listed = in_order(known[game])
    return known[game], listed[number * STEP % len(listed)]


async def puzzles(call: Call) -> Response:
    """All puzzles of a game that are of a theme and a difficulty."""
    known, asked = games_with_puzzles(), call.request.query_params
    if not known:
        raise Fault("not-found")
    game = asked.get("game", known[0])
    if game not in known:
        raise Fault("not-found")
    theme, difficulty = asked.get("theme", ""), asked.get("difficulty", "")
    numbered = list(enumerate(in_order(game), 1))
    present = {puzzle.theme for _number, puzzle in numbered}
    today = datetime.fromtimestamp(now() / 1000, UTC).toordinal() - DAYS_BEGIN
    day_game, of_day = of_the_day(today)
    return draw(
        call,
        "puzzles.html",
        titles={name: game_info(name, call.language).text for name in known},
        game=game,
        themes=[one.name for one in themes_of(game) if one.name in present],
        difficulties=DIFFICULTIES,
        theme=theme,
        difficulty=difficulty,
        day_game=day_game,
        day=of_day,
        found=[
            (number, puzzle)
            for number, puzzle in numbered
            if theme in ("", puzzle.theme) and difficulty in ("", puzzle.difficulty)
        ],
    )


async def solve(call: Call) -> Response:
    """To the table of a puzzle; whoever has no name yet becomes a guest first."""
    form = await read_form(call)
    return await at_table(call, form.text("puzzle"))


async def at_table(call: Call, which: str) -> Response:
    """The table at which somebody solves a puzzle: the one that is there already, or a new one."""
    game, _slash, name = which.partition("/")
    puzzle = find_puzzle(game, name) if game in games.names() else None
    if puzzle is None:
        raise Fault("bad-request")
    await come_unnamed(call)
    rows = await asyncio.to_thread(call.app.store.tables.of_person, call.person.id)
    begun = [row.id for row in rows if (row.game, row.settings.puzzle) == (game, name)]
    return go(f"/tables/{begun[0] if begun else await _new(call, game, puzzle)}/play")


async def _new(call: Call, game: str, puzzle: Puzzle) -> str:
    header = puzzle.record.header
    seats = [{"kind": "bot"} for _seat in range(header.seats)]
    seats[puzzle.seat] = {"kind": "me"}
    fields = {
        "game": game,
        "seats": seats,
        "options": dict(header.options),
        "language": call.language,
        "spectators": False,
        "hints": "never",
        "puzzle": puzzle.name,
    }
    return (await create_table(call, struct(Settings, fields))).id


ROUTES = [page("/puzzles", puzzles, solve, cost=10)]
