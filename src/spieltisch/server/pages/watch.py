"""The page of the link that lets people watch a private table; its creator makes it there."""

from starlette.responses import Response

from spieltisch.server.api import tables as api_tables
from spieltisch.server.faults import Fault
from spieltisch.server.messages import WatchRequest
from spieltisch.server.pages.rendering import draw, go, page, read_form, struct
from spieltisch.server.routing import Call


async def watch_page(call: Call) -> Response:
    """To its creator the link's buttons, to others the way in. The secret stays in the fragment."""
    table_id = call.path("table_id")
    mine = call.somebody is not None and await api_tables.made_by(call, table_id, call.person.id)
    return draw(call, "watch.html", table_id=table_id, mine=mine)


async def do_watch(call: Call) -> Response:
    """Make a link, revoke it, or come in by one."""
    form = await read_form(call)
    path = f"/tables/{call.path('table_id')}"
    if call.somebody is None:
        return go(f"{path}/watch")
    match form.text("action"):
        case "new":
            made = await api_tables.rotate_watch_invite(call)
            return go(f"{path}/watch#{made.token}")
        case "revoke":
            await api_tables.revoke_watch_invite(call)
            return go(f"{path}/watch")
        case "watch":
            await api_tables.watch(call, struct(WatchRequest, {"invite": form.text("invite")}))
            return go(path)
        case _:
            raise Fault("bad-request")


ROUTES = [page("/tables/{table_id}/watch", watch_page, do_watch, cost=3)]
