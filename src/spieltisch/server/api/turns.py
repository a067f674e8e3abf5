"""Endpoints for play over days: where it is my turn."""

import asyncio

from spieltisch.server.access import table_info
from spieltisch.server.messages import TableInfo
from spieltisch.server.routing import Call, Endpoint


async def my_turns(call: Call) -> list[TableInfo]:
    """Every table at which it is my turn; where others have waited longest comes first."""
    person = call.person
    rows = await asyncio.to_thread(call.app.store.tables.turns_of, person.id)
    return [table_info(row, person, call.language) for row in rows]


async def next_turn(call: Call, after: str) -> str:
    """The table after another one among those at which it is my turn; empty if there is none.

    Who is at none of them begins with the first.
    """
    ids = [info.id for info in await my_turns(call)]
    at = ids.index(after) + 1 if after in ids else 0
    return next((one for one in [*ids[at:], *ids[:at]] if one != after), "")


ENDPOINTS = [Endpoint("GET", "/me/turns", my_turns, list[TableInfo], cost=2)]
