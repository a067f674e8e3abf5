"""The page behind an invite link: who invites to what, one field, one button, seated."""

from starlette.responses import Response

from spieltisch import games, texts
from spieltisch.server.api import company, people
from spieltisch.server.api import tables as api_tables
from spieltisch.server.api.company import Invitation, InvitationRequest
from spieltisch.server.faults import Fault
from spieltisch.server.messages import NewGuest, SitDown
from spieltisch.server.pages.end import told_options
from spieltisch.server.pages.rendering import Form, draw, go, page, read_form, struct
from spieltisch.server.routing import Call
from spieltisch.tables.handing import span
from spieltisch.tables.refusal import Refused
from spieltisch.tables.terms import Pace

LATE = ("seat-taken", "already-begun")
CANCELLED = ("join-cancelled", "join-cancelled-why")
USED = ("join-used", "join-used-why")
CLOCKS = {"decision": "join-clock-decision", "game": "join-clock-game"}


async def join_page(call: Call) -> Response:
    """The secret stays in the browser's fragment, so nothing can be said about the table yet."""
    return _draw(call)


async def join(call: Call) -> Response:
    """Look what the link invites to, or sit down."""
    form = await read_form(call)
    secret = form.text("invite")
    try:
        if form.text("action") == "look":
            return await _look(call, secret)
        return await _sit(call, form, secret)
    except Fault as fault:
        if fault.code != "wrong-token":
            raise
        return _draw(call, fault.status, CANCELLED)
    except Refused as fault:
        if fault.code not in LATE:
            raise
        return _draw(call, 409, USED)


async def _sit(call: Call, form: Form, secret: str) -> Response:
    body = struct(SitDown, {"invite": secret})
    if call.somebody is None:
        seen = await _invitation(call, secret)  # nobody gets a name for a link that opens nothing
        if not seen.free:
            raise Refused("seat-taken")
        guest = struct(NewGuest, {"name": form.text("name"), "language": call.language})
        await people.new_guest(call, guest)
    await api_tables.sit(call, body)
    return go(f"/tables/{call.path('table_id')}")


async def _invitation(call: Call, secret: str) -> Invitation:
    return await company.look(call, struct(InvitationRequest, {"invite": secret}))


async def _look(call: Call, secret: str) -> Response:
    seen = await _invitation(call, secret)
    if not seen.mine and (seen.table.status != "waiting" or not seen.free):
        return _draw(call, 409, USED)
    return _draw(call, invitation=seen, secret=secret)


def _draw(
    call: Call,
    status: int = 200,
    trouble: tuple[str, str] | None = None,
    invitation: Invitation | None = None,
    secret: str = "",
) -> Response:
    table = invitation.table if invitation is not None else None
    info = api_tables.game_info(table.game, call.language) if table is not None else None
    return draw(
        call,
        "join.html",
        status,
        table_id=call.path("table_id"),
        trouble=trouble,
        invitation=invitation,
        secret=secret,
        info=info,
        games=[table.game] if table is not None else games.names(),
        names=[seat.name for seat in table.seats if seat.name] if table is not None else [],
        table_language=texts.LANGUAGE_NAMES[table.settings.language] if table is not None else "",
        clock=clock_told(table.settings.pace, call.language) if table is not None else "",
        options=told_options(table.settings.options, len(table.seats), info) if table else [],
    )


def clock_told(pace: Pace, language: str) -> str:
    """How much time there is, in words; nothing where no clock runs."""
    if pace.clock == "none":
        return ""
    time = span(language, pace.seconds * 1000)
    return texts.say(language, CLOCKS[pace.clock], {"time": time})


ROUTES = [page("/tables/{table_id}/join", join_page, join, cost=5)]
