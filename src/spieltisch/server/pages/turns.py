"""All my turns on one page, and the ways from one of them to the next."""

from starlette.responses import Response

from spieltisch import games
from spieltisch.server.access import sits, visible_row
from spieltisch.server.api import turns as api
from spieltisch.server.api.tables import game_info
from spieltisch.server.pages.rendering import draw, go, page
from spieltisch.server.pages.told import cards
from spieltisch.server.routing import Call


async def turns(call: Call) -> Response:
    """Where it is my turn; where others have waited longest comes first."""
    if call.somebody is None:
        return go("/sign-in?after=/turns")
    found = await cards(call, await api.my_turns(call))
    titles = {name: game_info(name, call.language).text for name in games.names()}
    past = call.number("past", 0) == 1
    return draw(call, "turns.html", turns=found, titles=titles, past=past)


async def next_turn(call: Call) -> Response:
    """On to the next table at which it is my turn."""
    if call.somebody is None:
        return go("/sign-in?after=/turns")
    found = await api.next_turn(call, call.request.query_params.get("after", ""))
    return go(f"/tables/{found}/play" if found else "/turns")


async def one_turn(call: Call) -> Response:
    """What a mail or a webhook links to: the decision, if it is still to be taken."""
    table_id = call.path("table_id")
    if call.somebody is None:
        return go(f"/sign-in?after=/turns/{table_id}")
    row = await visible_row(call, table_id)
    if any(seat in row.turn for seat in sits(row, call.somebody)) and row.status == "playing":
        return go(f"/tables/{row.id}/play")
    return go(f"/tables/{row.id}" if row.status == "finished" else "/turns?past=1")


ROUTES = [
    page("/turns", turns, cost=3),
    page("/turns/next", next_turn, cost=3),
    page("/turns/{table_id}", one_turn, cost=3),
]
