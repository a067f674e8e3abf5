"""Endpoints for the table on screen: stage and scene as the drawing room makes them."""

from typing import Any

import msgspec

from spieltisch import draw
from spieltisch.help.prompts import link_of
from spieltisch.kernel.events import SPECTATOR
from spieltisch.server.access import sits, watchable_row
from spieltisch.server.api import hints as api_hints
from spieltisch.server.api import plan as api_plan
from spieltisch.server.live.absence import Awaited, others_awaited
from spieltisch.server.live.ending import Ending, ending
from spieltisch.server.live.own_seats import (
    OwnSeat,
    keeps_secrets,
    own_seats,
    shares_screen,
    stand_ins,
    with_name,
    without_question,
)
from spieltisch.server.live.telling import (
    RECENT_MOVES,
    NewsLine,
    happened,
    news,
    told_so_far,
    voice_of,
)
from spieltisch.server.routing import Call, Endpoint
from spieltisch.tables.match import Match
from spieltisch.tables.planning import plan, sealing
from spieltisch.tables.refusal import Refused
from spieltisch.tables.table import Table


class SceneView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat, or a spectator, sees of a table now.

    `told` counts the moves whose news are in it: send it back as `since`, and `seq` as `entry`, to
    hear what follows.
    `mine` are the seats of the asker, `asked` those of them that may decide now. `barriers` are
    the moves that could not be taken back. `hints`: the asker may ask what a strong bot would do.
    `rules` is the page on which the rules for the decision stand, `ending` how the game ended.
    `own` says who plays the seats of the asker, `stand_ins` where a bot plays for a person.
    `awaited` are the others who are waited for where no clock runs, if the asker plays here.
    `abandoned`: the game has ended without a result, as everybody has given up.
    `cover`: several people share this screen and hide something from each other, and one of them
    is asked: show nothing of this before that one has taken over.
    """

    seq: int
    told: int
    mine: list[int]
    asked: list[int]
    names: list[str]
    scene: dict[str, Any]
    news: list[NewsLine]
    redo: bool = False
    stage: dict[str, Any] | None = None
    barriers: list[str] = []
    hints: bool = False
    rules: str = ""
    ending: Ending | None = None
    own: list[OwnSeat] = []
    stand_ins: dict[str, str] = {}
    abandoned: bool = False
    awaited: list[Awaited] = []
    cover: bool = False


class StoryView(msgspec.Struct, frozen=True):
    """What has happened, line by line."""

    told: int
    lines: list[NewsLine]


class ScenePreview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move would cost and bring, in sentences, and whether it could be taken back.

    `after` are my seat's points and numbers as they would then be.
    """

    lines: list[str]
    seals: bool
    after: dict[str, Any] | None = None


def _seat(call: Call, table: Table, mine: list[int], asked: list[int]) -> int:
    """The seat to look from: the one named, else one that is asked, else `last` time's, else mine.

    Nobody is led to another's seat at the same screen, or to a bot's, only because others decide.
    Where people at one screen have secrets, nobody's are shown before one of them is asked.
    """
    if "seat" in call.request.query_params:
        named = call.number("seat", SPECTATOR)
        if named not in (*mine, SPECTATOR):
            raise Refused("not-your-seat")
        return named
    last = [seat for seat in mine if seat == call.number("last", SPECTATOR)]
    staying = [seat for seat in last if seat in asked]
    hidden = [SPECTATOR] if keeps_secrets(table, mine) else []
    played = [seat for seat in mine if not table.seats[seat].played_by_bot]
    return next(iter([*staying, *asked, *last, *hidden, *played, *mine]), SPECTATOR)


def _rules(match: Match, seat: int) -> str:
    """Where the rules for what this seat is asked stand; else those of the game."""
    prompts = [choice.prompt.message for choice in match.choices if choice.seat == seat]
    return link_of(match.game.name, prompts[0] if prompts else "")


async def scene(call: Call) -> SceneView:
    """The table as my seat sees it, ready to be drawn; with `stage=1` also its boards.

    News come from `since` and `entry` on; without them only the latest few moves are told.
    """
    row = await watchable_row(call, call.path("table_id"))
    hot = await call.app.tables.hot(row.id, row.seq)
    async with hot.lock:
        table = hot.table
        match = table.match
        if match is None:
            raise Refused("not-begun")
        mine = sits(row, call.somebody)
        awaited = table.people_to_move()
        asked = [seat for seat in mine if seat in awaited]
        seat = _seat(call, table, mine, asked)
        voice = voice_of(table, call.language)
        told = told_so_far(table)
        since = max(0, min(call.number("since", told - RECENT_MOVES), told))
        shown = draw.scene_of(match, seat, voice)
        left = seat in mine and bool(table.seats[seat].stand_in) and not match.over
        if left:
            shown = without_question(shown, table, seat, voice)
        elif seat in asked and shares_screen(table, mine):
            shown = with_name(shown, seat, voice)
        told_now = await happened(call.app, table, seat, since, call.number("entry", -1), voice)
        stage = draw.stage_of(match.game, match.setup, voice) if call.number("stage", 0) else None
        return SceneView(
            table.seq,
            told,
            mine,
            asked,
            voice.names,
            dict(shown),
            news(table, told_now, shown, voice),
            bool(table.redoable.get(seat)) and not left,
            dict(stage) if stage else None,
            sealing(match, seat) if seat in asked else [],
            seat in asked and api_hints.allowed(table),
            _rules(match, seat),
            ending(match, voice.names, mine, voice.language) if match.over else None,
            own_seats(table, mine, voice.names),
            stand_ins(table, voice.language),
            table.status == "finished" and not match.over,
            others_awaited(table, mine, voice.language),
            seat in asked and keeps_secrets(table, mine),
        )


async def story(call: Call) -> StoryView:
    """All that has happened from `since` on, as my seat may know it."""
    row = await watchable_row(call, call.path("table_id"))
    hot = await call.app.tables.hot(row.id, row.seq)
    async with hot.lock:
        table = hot.table
        if table.match is None:
            raise Refused("not-begun")
        seat = _seat(call, table, sits(row, call.somebody), [])
        voice = voice_of(table, call.language)
        since, entry = max(0, call.number("since", 0)), call.number("entry", -1)
        told_now = await happened(call.app, table, seat, since, entry, voice)
        shown = draw.scene_of(table.match, seat, voice)
        return StoryView(told_so_far(table), news(table, told_now, shown, voice))


async def preview(call: Call) -> ScenePreview:
    """What one of my moves would cost and bring. Nothing changes.

    A move that is no longer offered brings nothing: the page that asks is about to hear of it.
    """
    row = await watchable_row(call, call.path("table_id"))
    seat, move = call.number("seat", -1), call.request.query_params.get("move", "")
    if seat not in sits(row, call.somebody):
        raise Refused("not-your-seat")
    hot = await call.app.tables.hot(row.id, row.seq)
    async with hot.lock:
        table = hot.table
        offered = table.offers.get(seat, [])
        if move not in offered:
            return ScenePreview([], False)
        voice = voice_of(table, call.language)
        seen = draw.preview_of(table.playing, seat, offered.index(move), voice)
        tried = plan(table.playing, seat, [move])
        after = draw.summary_of(tried, seat, voice)
        return ScenePreview(seen["lines"], seen["seals"], dict(after) if after else None)


_T = "/tables/{table_id}"
ENDPOINTS = [
    Endpoint(
        "GET",
        f"{_T}/scene",
        scene,
        SceneView,
        cost=2,
        query=("entry", "language", "last", "seat", "since", "stage"),
    ),
    Endpoint(
        "GET",
        f"{_T}/scene-preview",
        preview,
        ScenePreview,
        cost=4,
        query=("language", "move", "seat"),
    ),
    Endpoint(
        "GET",
        f"{_T}/story",
        story,
        StoryView,
        cost=4,
        query=("entry", "language", "seat", "since"),
    ),
    *api_plan.ENDPOINTS,
    *api_hints.ENDPOINTS,
]
