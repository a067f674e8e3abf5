"""The page that tells how a finished game was decided."""

import math
from typing import Any

from starlette.responses import Response

from spieltisch import draw as drawing
from spieltisch.server.api import tables as api_tables
from spieltisch.server.api.report import report_of
from spieltisch.server.live.past import Past, decided, lines_at, past_of
from spieltisch.server.pages.chart import Series, line_chart
from spieltisch.server.pages.rendering import draw, page
from spieltisch.server.routing import Call
from spieltisch.tables.speech import speak
from spieltisch.tables.verdict import Side, verdict
from spieltisch.texts import MissingMessage, say

MOST_TICKS = 12
SWING_WORTH_TELLING = 0.01
MOST_LINES = 4
SURE = 2.0
"""Standard errors by which something must hold to be said."""


async def report_page(call: Call) -> Response:
    """The report, or how far it is."""
    past = await past_of(call)
    found = await report_of(call, past)
    shown: dict[str, Any] = {
        "row": past.row,
        "info": api_tables.game_info(past.row.game, call.language),
        "found": found,
        "names": past.voice(call.language).names,
    }
    if found.report is not None:
        shown |= _told(call, past, found.report)
    return draw(call, "report.html", **shown)


def _told(call: Call, past: Past, report: dict[str, Any]) -> dict[str, Any]:
    voice, scores = past.voice(call.language), past.rerun.scores[-1]
    end = verdict(past.rerun.game, past.rerun.end.state)
    return {
        "reason": speak(end.reason, call.language, voice.names),
        "rows": [
            {**seat, "score": score, "fair": round(score - seat["luck"])}
            for seat, score in zip(report["seats"], scores, strict=True)
        ],
        "summary": summary(end.sides, report["seats"], voice.names),
        "points": [
            [_point(past, seat, point, voice) for point in told["turning_points"]]
            for seat, told in enumerate(report["seats"])
        ],
        "chart": _chart(call, past, report["expected"], voice.names),
        "sampled": _rounds(past, report["expected"]),
    }


def summary(
    sides: list[Side], seats: list[dict[str, Any]], names: list[str]
) -> list[tuple[str, str]]:
    """Sentences on the whole game: message and name; none of what may as well be noise.

    Teams and solitary games have none.
    """
    if len(sides) < 2 or any(len(side.seats) > 1 for side in sides):
        return []
    told: list[tuple[str, str]] = []
    fair = sorted(sides, key=lambda side: side.points - seats[side.seats[0]]["luck"], reverse=True)
    best, next_best = (side.points - seats[side.seats[0]]["luck"] for side in fair[:2])
    if best - next_best > SURE * _error(seats, fair[0].seats[0], fair[1].seats[0]):
        winner = fair[0].seats[0]
        same = winner == sides[0].seats[0]
        told.append(("report-same-winner" if same else "report-other-winner", names[winner]))
    first, second = sides[0].seats[0], sides[1].seats[0]
    by_luck = seats[first]["luck"] - seats[second]["luck"]
    by_choice = sides[0].points - sides[1].points - by_luck
    if abs(abs(by_luck) - abs(by_choice)) > SURE * _error(seats, first, second):
        mostly = abs(by_luck) > abs(by_choice)
        told.append(("report-mostly-luck" if mostly else "report-mostly-choices", ""))
    return told


def _error(seats: list[dict[str, Any]], one: int, other: int) -> float:
    """How far the luck of two seats together may be from what was measured."""
    return math.hypot(seats[one]["luck_error"], seats[other]["luck_error"])


def _point(past: Past, seat: int, point: dict[str, Any], voice: drawing.Voice) -> dict[str, Any]:
    """A turning point in words."""
    number = point["move"]
    told = {**point, "percent": round(100 * point["swing"]), "lines": [], "because": ""}
    told["tells_swing"] = abs(point["swing"]) >= SWING_WORTH_TELLING
    if point["kind"] == "luck":
        told["lines"] = lines_at(past, number, seat, voice)[-MOST_LINES:]
        return told
    before = past.rerun.at(number - 1)
    move = past.rerun.moves[number - 1]
    told["took"] = decided(before, move, voice)
    better = type(move)(seat, point["better"], [])
    told["better"] = decided(before, better, voice)
    told["because"] = ", ".join(_term(voice.language, name) for name, _gain in point["reasons"])
    return told


def _term(language: str, message: str) -> str:
    try:
        return say(language, message)
    except MissingMessage:
        return message


def _by_turns(past: Past, expected: list[list[float]]) -> list[list[float]]:
    """What was to expect where turns begin, and the result: moves in between only flicker."""
    places = [turn.moves for turn in past.rerun.turns]
    return [expected[place] for place in [*places, len(expected) - 1]]


def _rounds(past: Past, expected: list[list[float]]) -> list[tuple[int, list[float]]]:
    """The same by rounds, for who reads the chart as a table."""
    rows, seats = _by_turns(past, expected), len(past.seats)
    places = [*range(0, len(rows) - 1, seats), len(rows) - 1]
    return [(number, rows[place]) for number, place in enumerate(places)]


def _chart(call: Call, past: Past, expected: list[list[float]], names: list[str]) -> Any:
    rows, seats = _by_turns(past, expected), len(past.seats)
    series = [Series(name, [round(row[seat]) for row in rows]) for seat, name in enumerate(names)]
    rounds = range(1, (len(rows) - 1) // seats + 1)
    every = -(-len(rounds) // MOST_TICKS)
    ticks = [(float(number * seats), str(number)) for number in rounds if number % every == 0]
    title = say(call.language, "report-expected")
    return line_chart(series, ticks, title, say(call.language, "end-rounds"))


ROUTES = [page("/tables/{table_id}/report", report_page, cost=5)]
