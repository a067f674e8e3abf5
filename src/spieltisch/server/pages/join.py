"""The page behind an invite link: who invites to what, one field, one button, seated."""

from starlette.responses import Response

from spieltisch import games
from spieltisch.server.api import company, people
from spieltisch.server.api import tables as api_tables
from spieltisch.server.api.company import Invitation, InvitationRequest
from spieltisch.server.faults import Fault
from spieltisch.server.messages import NewGuest, SitDown
from spieltisch.server.pages.rendering import Form, draw, go, page, read_form, struct
from spieltisch.server.pages.told import terms_told
from spieltisch.server.routing import Call
from spieltisch.tables.refusal import Refused

LATE = ("seat-taken", "already-begun")
CANCELLED = ("join-cancelled", "join-cancelled-why")
USED = ("join-used", "join-used-why")


async def join_page(call: Call) -> Response:
    """The secret stays in the browser's fragment, so nothing can be said about the table yet."""
    return await _draw(call)


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
        return await _draw(call, fault.status, CANCELLED)
    except Refused as fault:
        if fault.code not in LATE:
            raise
        return await _draw(call, 409, USED)


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
        return await _draw(call, 409, USED)
    return await _draw(call, invitation=seen, secret=secret)


async def _draw(
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
        options=await terms_told(call, table.settings, info) if table and info else [],
    )


ROUTES = [page("/tables/{table_id}/join", join_page, join, cost=5)]
