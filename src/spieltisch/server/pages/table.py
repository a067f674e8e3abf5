"""Pages of a table: playing by buttons, joining, replay, proof. They work without scripts."""

from typing import Any

from starlette.responses import Response

from spieltisch.bots import LEVELS
from spieltisch.kernel.values import Plain
from spieltisch.server.access import sits, watchable_row
from spieltisch.server.api import company as api_company
from spieltisch.server.api import history as api_history
from spieltisch.server.api import manners as api_manners
from spieltisch.server.api import play as api_play
from spieltisch.server.api import tables as api_tables
from spieltisch.server.api.company import BotRequest, ReadyRequest, TermsRequest, room_of
from spieltisch.server.faults import Fault
from spieltisch.server.identity import new_token
from spieltisch.server.live.absence import absent
from spieltisch.server.messages import (
    AtSeat,
    BlockRequest,
    ComplaintRequest,
    MoveRequest,
    RedoRequest,
    Say,
    SitDown,
    UndoRequest,
)
from spieltisch.server.pages.end import end_page
from spieltisch.server.pages.new import CLOCKS, HINTS, clock_key, wished_terms
from spieltisch.server.pages.option_groups import groups_of
from spieltisch.server.pages.rendering import Form, draw, go, page, read_form, struct
from spieltisch.server.pages.told import terms_told
from spieltisch.server.reach import only_here, origins
from spieltisch.server.routing import Call
from spieltisch.tables.difference import patched
from spieltisch.tables.documents import public_document, seat_document
from spieltisch.tables.seating import seat_names

LINES_SHOWN = 60


async def table_page(call: Call) -> Response:
    """A table: what is asked of me, the options as buttons, the log, the chat."""
    row = await watchable_row(call, call.path("table_id"))
    hot = await call.app.tables.hot(row.id, row.seq)
    if row.status == "finished" and hot.table.result is not None and hot.table.result.hash:
        return await end_page(call, row, hot)
    async with hot.lock:
        public = public_document(hot.table)
        mine = sits(row, call.somebody)
        deciding = [seat for seat in mine if seat in hot.table.offers]
        shown = _shown_seat(call, mine, deciding)
        own = (
            seat_document(hot.table, shown, public.get("table"), call.language)
            if shown is not None
            else None
        )
        names = seat_names(hot.table.seats, call.language)
        seq = hot.table.seq
        wasteful = shown is not None and shown in hot.table.offers and hot.table.may_waste(shown)
        missed = absent(hot.table, mine, call.language)
        room = room_of(hot)
        open_terms = hot.table.terms_open
    log = await api_history.log_of(call, row, 0, shown)
    info = api_tables.game_info(row.game, call.language)
    chat = await api_history.read_chat(call)
    return draw(
        call,
        "table.html",
        row=row,
        info=info,
        public=public,
        seen=_seen(public, own),
        own=own,
        seq=seq,
        names=names,
        mine=mine,
        shown=shown,
        absent=missed,
        covered=_covered(mine, deciding, shown),
        log=[line for entry in log.lines for line in entry.lines][-LINES_SHOWN:],
        chat=chat.lines,
        move_id=new_token()[:16],
        wasteful=wasteful,
        creator=call.somebody is not None and row.creator == call.somebody.id,
        chat_room=api_history.rooms(row, call.somebody)[0],
        room=room,
        groups=groups_of(info, len(row.seats), call.language) if open_terms else [],
        clock=clock_key(row.settings.pace),
        clocks=CLOCKS,
        hints=HINTS,
        options=await terms_told(call, row.settings, info),
        levels=LEVELS,
        origins=_origins(call),
    )


def _origins(call: Call) -> list[str]:
    """What a link for friends may begin with; nothing if only this machine can open it."""
    here = call.request.url
    if not only_here(here.hostname or ""):
        return [f"{here.scheme}://{here.netloc}"]
    return origins(call.app.config)


def _shown_seat(call: Call, mine: list[int], deciding: list[int]) -> int | None:
    """Which of my seats is face up: the only one, or the one asked for.

    When several share this screen, a hand is covered again as soon as its seat has decided.
    """
    if len(mine) < 2:
        return mine[0] if mine else None
    asked = call.number("seat", -1)
    return asked if asked in mine and (asked in deciding or not deciding) else None


def _covered(mine: list[int], deciding: list[int], shown: int | None) -> list[int]:
    """Seats of mine that wait to be turned up, when several share this screen."""
    if len(mine) < 2:
        return []
    return [seat for seat in deciding if seat != shown]


def _seen(public: dict[str, Plain], own: dict[str, Any] | None) -> Plain:
    """The game as the shown seat sees it."""
    whole: dict[str, Plain] = {"table": _copy(public.get("table"))}
    if own is not None:
        patched(whole, own["private"])
    return whole["table"]


def _copy(plain: Plain) -> Plain:
    if isinstance(plain, dict):
        return {name: _copy(value) for name, value in plain.items()}
    if isinstance(plain, list):
        return [_copy(value) for value in plain]
    return plain


async def do_at_table(call: Call) -> Response:
    """One of the forms of the table page."""
    form = await read_form(call)
    table_id, seat = call.path("table_id"), form.number("seat", 0)
    action = form.text("action")
    after = f"/tables/{table_id}"
    if action in ("rematch", "invite"):
        return await _new_link(call, action)
    await _do(call, action, form, seat)
    return go(f"{after}?seat={seat}" if form.yes("keep") else after)


async def _new_link(call: Call, action: str) -> Response:
    if action == "rematch":
        info = await api_history.rematch(call)
        return go(f"/tables/{info.id}")
    made = await api_tables.rotate_invite(call)
    return go(f"/tables/{call.path('table_id')}#{made.token}")


async def _do(call: Call, action: str, form: Form, seat: int) -> None:
    at_seat = struct(AtSeat, {"seat": seat})
    match action:
        case "move":
            await api_play.move(call, _move(form, seat))
        case "undo":
            body = struct(UndoRequest, {"seat": seat, "id": form.text("id")})
            await api_play.undo(call, body)
        case "redo":
            await api_play.redo(call, struct(RedoRequest, {"seat": seat, "id": form.text("id")}))
        case "resign":
            await api_play.resign(call, at_seat)
        case "take-over":
            await api_play.take_over(call, at_seat)
        case "stand-in":
            await api_play.stand_in(call, at_seat)
        case "give-back":
            await api_play.give_back(call, at_seat)
        case "sit":
            await api_tables.sit(call, struct(SitDown, {"seat": seat}))
        case "bot":
            await api_company.seat_bot(
                call, struct(BotRequest, {"seat": seat, "bot": form.text("bot")})
            )
        case "stand":
            await api_tables.stand(call, at_seat)
        case "ready" | "unready":
            ready = struct(ReadyRequest, {"seat": seat, "ready": action == "ready"})
            await api_company.say_ready(call, ready)
        case "terms":
            terms = wished_terms(form)
            await api_company.change_terms(
                call, struct(TermsRequest, {"seat": seat, "terms": terms})
            )
        case "say":
            await api_history.say(call, struct(Say, {"text": form.text("text")}))
        case "block" | "mute":
            blocked = struct(BlockRequest, {"seat": seat, "kind": action})
            await api_manners.block(call, blocked)
        case "complain":
            told = struct(ComplaintRequest, {"seat": seat, "text": form.text("text")})
            await api_manners.complain(call, told)
        case "revoke":
            await api_tables.revoke_invite(call)
        case _:
            raise Fault("bad-request")


def _move(form: Form, seat: int) -> MoveRequest:
    values = {
        "seat": seat,
        "move": form.text("move"),
        "seq": form.number("seq", 0),
        "id": form.text("id"),
        "confirmed": form.yes("confirmed"),
    }
    return struct(MoveRequest, values)


async def proof_page(call: Call) -> Response:
    """Every roll and draw of a finished game recomputed."""
    proof = await api_history.proof(call)
    row = await watchable_row(call, call.path("table_id"))
    hot = await call.app.tables.hot(row.id, row.seq)
    return draw(
        call,
        "proof.html",
        row=row,
        proof=proof,
        commitment=hot.table.commitment,
        secret=hot.table.secret.hex(),
    )


_T = "/tables/{table_id}"
ROUTES = [
    page(_T, table_page, do_at_table, cost=3),
    page(f"{_T}/proof", proof_page, cost=30),
]
