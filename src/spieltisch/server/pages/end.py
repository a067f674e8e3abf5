"""The page of a finished game: who won and why, the points by source, and how they grew."""

from typing import Any

from markupsafe import Markup
from starlette.responses import Response

from spieltisch.server.access import sits
from spieltisch.server.api import history as api_history
from spieltisch.server.api import tables as api_tables
from spieltisch.server.faults import Fault
from spieltisch.server.live.ending import ending, source_name
from spieltisch.server.live.past import Past, past_at
from spieltisch.server.live.table_cache import LiveTable
from spieltisch.server.pages.chart import Series, line_chart
from spieltisch.server.pages.rendering import draw
from spieltisch.server.pages.told import terms_told
from spieltisch.server.routing import Call
from spieltisch.store.tables import TableRow
from spieltisch.tables.replay import Rerun
from spieltisch.tables.seating import seat_names

MOST_TICKS = 12


class Growth:
    """Everybody's points over the game: after every turn for the chart, by rounds for a table."""

    def __init__(self, rerun: Rerun, names: list[str], rival: str = "") -> None:
        seats = len(names)
        # A turn ends where the next begins; the last one at the end, with the final scoring.
        ends = [turn.moves for turn in rerun.turns[1:]] + [len(rerun.moves)]
        scores = [[0] * seats, *(rerun.scores[moves] for moves in ends)]
        if rival:
            against = [0, *(rerun.at(moves).state.eminence.vp for moves in ends)]
            scores = [[*row, more] for row, more in zip(scores, against, strict=True)]
        self.names = [*names, rival] if rival else names
        self.scores = scores
        self.rounds = [
            (number, scores[min(number * seats, len(ends))])
            for number in range(1, -(-len(ends) // seats) + 1)
        ]
        self.seats = seats

    def chart(self, title: str, axis: str) -> Markup:
        """Drawn."""
        series = [
            Series(name, [row[place] for row in self.scores])
            for place, name in enumerate(self.names)
        ]
        every = -(-len(self.rounds) // MOST_TICKS)
        ticks = [
            (float(min(number * self.seats, len(self.scores) - 1)), str(number))
            for number, _row in self.rounds
            if number % every == 0
        ]
        return line_chart(series, ticks, title, axis)


async def end_page(call: Call, row: TableRow, hot: LiveTable) -> Response:
    """What a finished game's table shows."""
    match, language = hot.table.match, call.language
    assert match is not None
    names = list(seat_names(hot.table.seats, language))
    mine = sits(row, call.somebody)
    ended = ending(match, names, mine, language)
    info = api_tables.game_info(row.game, language)
    rival = next((place.name for place in ended.places if not place.seats), "")
    chat = await api_history.read_chat(call)
    return draw(
        call,
        "end.html",
        row=row,
        info=info,
        names=names,
        mine=mine,
        reason=ended.reason,
        ranking=ended.places,
        sheet=_sheet(hot, language),
        scores=match.scores,
        winners=match.winners,
        growth=await _growth(call, row, names, rival),
        options=await terms_told(call, row.settings, info),
        chat=chat.lines,
        commitment=hot.table.commitment,
    )


async def _growth(call: Call, row: TableRow, names: list[str], rival: str) -> Growth | None:
    try:
        past: Past = await past_at(call, row)
    except Fault:
        return None
    return Growth(past.rerun, names, rival)


def _sheet(hot: LiveTable, language: str) -> list[dict[str, Any]]:
    """The points by source; what brought nobody anything is left out."""
    match = hot.table.match
    assert match is not None
    sheets = match.game.score_sheet(match.state)
    return [
        {
            "source": source_name(match.game.name, source, language),
            "points": [sheet[source] for sheet in sheets],
            "best": max(sheet[source] for sheet in sheets),
        }
        for source in sheets[0]
        if any(sheet[source] for sheet in sheets)
    ]
