"""Pages of what was: the replay on the drawn table, and going on from a position of it."""

import msgspec
from starlette.responses import Response

from spieltisch.server.api import history as api_history
from spieltisch.server.api import tables as api_tables
from spieltisch.server.bundle import BUNDLES, STYLES
from spieltisch.server.live.past import Past, lines_at, looking, past_of, place
from spieltisch.server.messages import ContinueFrom
from spieltisch.server.pages.rendering import draw, go, page, read_form, struct
from spieltisch.server.pages.seat_choices import plan_of, seat_kinds, wished_seats
from spieltisch.server.routing import Call

SOMEBODY = "bot expert"
"""Who takes the seat of somebody else when a game is continued, unless it is said otherwise."""


async def replay_page(call: Call) -> Response:
    """A game on the drawn table, from a position on (`/replay/12`), or from its beginning."""
    past = await past_of(call)
    at = place(past, str(call.request.path_params.get("moves", "0")))
    if call.number("plain", 0):
        return _plain(call, past, at)
    return draw(
        call,
        "replay.html",
        row=past.row,
        info=api_tables.game_info(past.row.game, call.language),
        at=at,
        finished=past.finished,
        names=past.voice(call.language).names,
        plans=_plans(call, past),
        seat_kinds=seat_kinds(call.language),
        styles=BUNDLES.address(STYLES),
        script=BUNDLES.address("replay.js"),
    )


def _plain(call: Call, past: Past, at: int) -> Response:
    """The same without scripts: the position in words."""
    seat, voice = looking(past, call), past.voice(call.language)
    position = past.rerun.at(at)
    return draw(
        call,
        "replay_plain.html",
        row=past.row,
        at=at,
        of=len(past.rerun.moves),
        position=position.view(seat),
        lines=lines_at(past, at, seat, voice),
        finished=past.finished,
        names=voice.names,
        plans=_plans(call, past),
        seat_kinds=seat_kinds(call.language),
    )


def _plans(call: Call, past: Past) -> list[str]:
    """My seats for me, bots where they were, and bots for the others."""
    me = call.somebody.id if call.somebody else ""
    return [
        plan_of("me")
        if me and seat.player == me
        else plan_of("bot", seat.bot)
        if seat.kind == "bot"
        else SOMEBODY
        for seat in past.seats
    ]


async def do_continue(call: Call) -> Response:
    """A new table that goes on from a position."""
    past, form = await past_of(call), await read_form(call)
    seats = wished_seats(form, len(past.seats))
    settings = {**msgspec.to_builtins(past.row.settings), "seats": seats}
    wish = struct(ContinueFrom, {"moves": form.number("moves", 0), "settings": settings})
    made = await api_history.continue_from(call, wish)
    return go(f"/tables/{made.id}#{made.invite}")


_T = "/tables/{table_id}"
ROUTES = [
    page(f"{_T}/replay", replay_page, cost=3),
    page(f"{_T}/replay/{{moves}}", replay_page, cost=3),
    page(f"{_T}/continue", None, do_continue, cost=20),
]
