"""The statistics page: how I have done in each game, and everybody on this server."""

import asyncio
from typing import Any, Final

from starlette.responses import Response

from spieltisch import games, texts
from spieltisch.bots import LEVELS
from spieltisch.server.api.people_met import companions_in
from spieltisch.server.api.tables import game_info
from spieltisch.server.live.table_cache import now
from spieltisch.server.pages.chart import Series, line_chart
from spieltisch.server.pages.rendering import draw, go, page
from spieltisch.server.routing import Call
from spieltisch.store.results import Result, house_records, results_of
from spieltisch.tables.seating import Seat

RECENT: Final = 20
CHARTED: Final = 60
FEWEST_CHARTED: Final = 3
_MINUTE, _HOUR, _DAY = 60_000, 3_600_000, 86_400_000


def ago(language: str, milliseconds: int) -> str:
    """How long ago, in words."""
    if milliseconds < 2 * _MINUTE:
        return texts.say(language, "ago-now")
    if milliseconds < 2 * _HOUR:
        return texts.say(language, "ago-minutes", {"count": milliseconds // _MINUTE})
    if milliseconds < 2 * _DAY:
        return texts.say(language, "ago-hours", {"count": milliseconds // _HOUR})
    return texts.say(language, "ago-days", {"count": milliseconds // _DAY})


class Line:
    """Results that belong together: how many, how many won, and the points."""

    def __init__(self, seats: int, results: list[Result]) -> None:
        self.seats = seats
        self.played = len(results)
        self.won = sum(result.won for result in results)
        self.share = round(100 * self.won / self.played)
        self.best = max(result.score for result in results)
        self.mean = round(sum(result.score for result in results) / self.played, 1)


async def statistics(call: Call) -> Response:
    """My results by game and number of seats, against whom, and lately."""
    if call.somebody is None:
        return go("/")
    engine = call.app.store.engine
    mine = await asyncio.to_thread(results_of, engine, call.person.id)
    house = await asyncio.to_thread(house_records, engine)
    names = sorted({result.game for result in mine} | set(house))
    return draw(
        call,
        "statistics.html",
        games=[told_game(call, name, [r for r in mine if r.game == name]) for name in names],
        house=house,
        companions=companions_in(mine, call.person.id),
        titles={name: game_info(name, call.language).text for name in games.names()},
    )


def told_game(call: Call, name: str, results: list[Result]) -> dict[str, Any]:
    """Somebody's results in a game, as a page shows them."""
    language, at = call.language, now()
    counts = sorted({result.seats for result in results})
    return {
        "name": name,
        "text": game_info(name, language).text,
        "lines": [Line(count, [r for r in results if r.seats == count]) for count in counts],
        "against": _against(results, language),
        "recent": [
            (result, _others(result, language), ago(language, at - result.at))
            for result in results[:RECENT]
        ],
        "chart": _chart(results, language),
    }


def _others(result: Result, language: str) -> str:
    return ", ".join(
        Seat("bot", bot=one.bot).shown(one.seat, language) if one.bot in LEVELS else one.name
        for one in result.others
    )


def _against(results: list[Result], language: str) -> list[tuple[str, Line]]:
    """My results against each level of bots and against people."""
    groups: dict[str, list[Result]] = {}
    for result in results:
        levels = {other.bot for other in result.others}
        for level in levels:
            groups.setdefault(level, []).append(result)
    order = ["", *LEVELS]
    words = {"": "statistics-people", **{level: f"level-{level}" for level in LEVELS}}
    return [
        (texts.say(language, words[level]), Line(0, groups[level]))
        for level in order
        if level in groups
    ]


def _chart(results: list[Result], language: str) -> Any:
    """My points over my games, oldest first."""
    shown = results[:CHARTED][::-1]
    if len(shown) < FEWEST_CHARTED:
        return None
    every = -(-len(shown) // 8)
    ticks = [(float(place), str(place + 1)) for place in range(0, len(shown), every)]
    title = texts.say(language, "statistics-points")
    series = [Series(texts.say(language, "table-points"), [result.score for result in shown])]
    return line_chart(series, ticks, title, texts.say(language, "statistics-games"))


ROUTES = [page("/statistics", statistics, cost=4)]
