"""Endpoints for the table on screen: stage and scene as the drawing room makes them."""

from typing import Any

import msgspec
from starlette.responses import Response

from spieltisch import draw
from spieltisch.kernel.events import SPECTATOR
from spieltisch.server.access import sits, watchable_row
from spieltisch.server.live.absence import others_awaited
from spieltisch.server.live.ending import Ending, ending
from spieltisch.server.live.frames import Viewer
from spieltisch.server.live.journals import cost_of
from spieltisch.server.live.news import NewsLine, news, told_so_far
from spieltisch.server.live.own_seats import Awaited, OwnSeat, keeps_secrets
from spieltisch.server.live.scene_feed import stage_bytes
from spieltisch.server.live.screen import Look, Screen
from spieltisch.server.live.telling import RECENT_MOVES, happened, told_on
from spieltisch.server.routing import Call, Endpoint, charge
from spieltisch.tables.refusal import Refused
from spieltisch.tables.table import Table


class SceneView(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
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
    stage: dict[str, Any] | None = None
    redo: bool = False
    barriers: list[str] = []
    hints: bool = False
    rules: str = ""
    ending: Ending | None = None
    own: list[OwnSeat] = []
    stand_ins: dict[str, str] = {}
    abandoned: bool = False
    awaited: list[Awaited] = []
    cover: bool = False


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


async def scene(call: Call) -> SceneView:
    """The table as my seat sees it, ready to be drawn; with `stage=1` also its boards.

    News come from `since` and `entry` on; without them only the latest few moves are told.
    """
    row = await watchable_row(call, call.path("table_id"))
    charge(call, cost_of(row.seq))
    hot = await call.app.tables.hot(row.id, row.seq)
    async with hot.lock:
        table = hot.table
        match = table.match
        screen = Screen(table, call.language)
        look = Look(table)
        public = screen.public(look)
        if match is None or public is None:
            raise Refused("not-begun")
        public = draw.whole(public, screen.laid)
        mine = sits(row, call.somebody)
        awaited = table.people_to_move()
        asked = [seat for seat in mine if seat in awaited]
        seat = _seat(call, table, mine, asked)
        own, voice, told = screen.own(look, seat) or {}, screen.voice, told_so_far(table)
        denials = draw.denials_of(match, seat, voice) if own.get("asked") else []
        stage = draw.stage_of(match.game, match.setup, voice)
        shown = draw.arrange(stage, draw.compose(public, own, denials))  # type: ignore[arg-type]
        since = max(0, min(call.number("since", told - RECENT_MOVES), told))
        told_now = await happened(call.app, table, seat, since, call.number("entry", -1), voice)
        around = {name: own[name] for name in _OWN if name in own}
        return SceneView(
            seq=table.seq,
            told=told,
            mine=mine,
            asked=asked,
            names=voice.names,
            scene=dict(shown),
            news=news(table, told_now, shown, voice),
            stage=dict(stage) if call.number("stage", 0) else None,
            ending=ending(match, voice.names, mine, voice.language) if match.over else None,
            own=[one for one in public["people"] if one.seat in mine],
            stand_ins=public["stand_ins"],
            abandoned=public.get("abandoned", False),
            cover=own.get("secrets", False) and seat in asked,
            awaited=others_awaited(table, mine, voice.language),
            **{"rules": public["rules"], **around},
        )


_OWN = ("redo", "barriers", "hints", "rules")


async def screen(call: Call) -> Response:
    """All that a screen needs to begin: the live channel's first message, with its boards.

    Its `news` are by seat, from `since` and `entry` on, or of the latest few moves.
    """
    row = await watchable_row(call, call.path("table_id"))
    charge(call, cost_of(row.seq))
    hot = await call.app.tables.hot(row.id, row.seq)
    async with hot.lock:
        table = hot.table
        if table.match is None:
            raise Refused("not-begun")
        viewer = Viewer(call.somebody.id if call.somebody else "", call.language, _unheard)
        feed = hot.viewers.screens(table, call.language)
        feed.expect(table, viewer)
        since = max(0, min(call.number("since", feed.told - RECENT_MOVES), feed.told))
        entry = call.number("entry", -1)
        lines = {
            str(seat): await told_on(call.app, table, feed, seat, since, entry)
            for seat, _ in viewer.parts
        }
        boards = stage_bytes(table, feed.screen.voice)
        more = boards + b',"news":' + msgspec.json.encode(lines)
        body = feed.full(viewer, more)
    headers = {"Cache-Control": "no-store"}
    return Response(body, headers=headers, media_type="application/json")


def _unheard(_text: bytes) -> None:
    """Who asks once is sent nothing later."""


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
        "GET", f"{_T}/screen", screen, dict[str, Any], cost=3, query=("entry", "language", "since")
    ),
]
