"""Endpoints for the table on screen: stage and scene as the drawing room makes them."""

from typing import Any

import msgspec

from spieltisch import draw
from spieltisch.kernel.events import SPECTATOR
from spieltisch.kernel.wording import event_text
from spieltisch.server.access import sits, watchable_row
from spieltisch.server.routing import Call, Endpoint
from spieltisch.tables.match import Match
from spieltisch.tables.refusal import Refused
from spieltisch.tables.seating import seat_names
from spieltisch.tables.speech import speak
from spieltisch.tables.table import Table


class SceneView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat, or a spectator, sees of a table now.

    `told` counts the moves whose news are in it: send it back as `since` to hear what follows.
    `mine` are the seats of the asker, `asked` those of them that may decide now.
    """

    seq: int
    told: int
    mine: list[int]
    asked: list[int]
    names: list[str]
    scene: dict[str, Any]
    news: list[str]
    redo: bool = False
    stage: dict[str, Any] | None = None


class ScenePreview(msgspec.Struct, frozen=True):
    """What a move would cost and bring, in sentences, and whether it could be taken back."""

    lines: list[str]
    seals: bool


def _voice(table: Table, language: str) -> draw.Voice:
    names = list(seat_names(table.seats, language))
    return draw.Voice(language, lambda text: speak(text, language, names), names)


def _seat(call: Call, mine: list[int], asked: list[int]) -> int:
    """The seat to look from: the one named, else one that is asked, else any of mine."""
    named = call.number("seat", SPECTATOR)
    if named in mine:
        return named
    if "seat" in call.request.query_params and named != SPECTATOR:
        raise Refused("not-your-seat")
    return next(iter([*asked, *mine]), SPECTATOR)


def _news(match: Match, seat: int, since: int, voice: draw.Voice) -> list[str]:
    """What happened after so many moves, in sentences as far as the game has words."""
    logged = {kind.name for kind in match.game.event_kinds() if kind.logged}
    return [
        voice.tell(event_text(match.game, event), event.name)
        for events in match.events(seat, max(0, since))
        for event in events
        if event.name in logged
    ]


async def scene(call: Call) -> SceneView:
    """The table as my seat sees it, ready to be drawn; with `stage=1` also its boards."""
    row = await watchable_row(call, call.path("table_id"))
    since = call.number("since", 0)
    hot = await call.hall.house.hot(row.id, row.seq)
    async with hot.lock:
        table = hot.table
        match = table.match
        if match is None:
            raise Refused("not-begun")
        mine = sits(row, call.somebody)
        asked = [seat for seat in mine if seat in table.offers]
        seat = _seat(call, mine, asked)
        voice = _voice(table, call.language)
        stage = None
        if call.number("stage", 0):
            stage = dict(draw.stage_of(match.game, match.setup, voice))
        return SceneView(
            table.seq,
            match.moves + 1,
            mine,
            asked,
            voice.names,
            dict(draw.scene_of(match, seat, voice)),
            _news(match, seat, min(since, match.moves + 1), voice),
            bool(table.redoable.get(seat)),
            stage,
        )


async def preview(call: Call) -> ScenePreview:
    """What one of my moves would cost and bring. Nothing changes.

    A move that is no longer offered brings nothing: the page that asks is about to hear of it.
    """
    row = await watchable_row(call, call.path("table_id"))
    seat, move = call.number("seat", -1), call.request.query_params.get("move", "")
    if seat not in sits(row, call.somebody):
        raise Refused("not-your-seat")
    hot = await call.hall.house.hot(row.id, row.seq)
    async with hot.lock:
        table = hot.table
        offered = table.offers.get(seat, [])
        if move not in offered:
            return ScenePreview([], False)
        voice = _voice(table, call.language)
        seen = draw.preview_of(table.playing, seat, offered.index(move), voice)
        return ScenePreview(seen["lines"], seen["seals"])


_T = "/tables/{table_id}"
ENDPOINTS = [
    Endpoint(
        "GET",
        f"{_T}/scene",
        scene,
        SceneView,
        cost=2,
        query=("language", "seat", "since", "stage"),
    ),
    Endpoint(
        "GET", f"{_T}/scene-preview", preview, ScenePreview, query=("language", "move", "seat")
    ),
]
