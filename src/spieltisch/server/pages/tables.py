"""The public list of tables, with filters."""

from typing import Final

from starlette.responses import Response

from spieltisch import games, texts
from spieltisch.server.api.tables import TABLE_FILTERS, game_info, listed
from spieltisch.server.messages import GameInfo
from spieltisch.server.pages.rendering import draw, page
from spieltisch.server.pages.told import cards
from spieltisch.server.routing import Call

STATUSES: Final = {
    "waiting": "tables-waiting",
    "playing": "tables-playing",
    "finished": "tables-finished",
}


async def tables(call: Call) -> Response:
    """Tables for everybody's eyes: those that wait for players, that are played, that are over."""
    asked = call.request.query_params
    wanted = {name: asked.get(name, "") for name in TABLE_FILTERS}
    found = await listed(call, wanted)
    kinds = [game_info(name, call.language) for name in games.names()]
    counts = sorted({count for kind in kinds for count in kind.seat_counts})
    return draw(
        call,
        "tables.html",
        tables=await cards(call, found),
        titles={kind.name: kind.text for kind in kinds},
        wanted=wanted,
        filters=_filters(call, kinds, counts),
    )


def _filters(
    call: Call, kinds: list[GameInfo], counts: list[int]
) -> list[tuple[str, str, list[tuple[str, str]]]]:
    """Each filter: its field, what it is called, and what can be chosen."""

    def say(message: str) -> str:
        return texts.say(call.language, message)

    every = ("", say("tables-any"))
    return [
        ("status", "tables-status", [(one, say(word)) for one, word in STATUSES.items()]),
        ("game", "new-game", [every, *((k.name, k.text) for k in kinds)]),
        ("seats", "new-seats", [every, *((str(n), str(n)) for n in counts)]),
        ("pace", "new-pace", [every, *((p, say(f"pace-{p}")) for p in ("live", "days"))]),
        ("spoken", "new-language", [every, *texts.LANGUAGE_NAMES.items()]),
    ]


ROUTES = [page("/tables", tables, cost=5)]
