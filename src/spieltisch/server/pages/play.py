"""The page on which a game is played: the drawn table, live."""

import asyncio
from pathlib import Path

from starlette.responses import Response
from starlette.routing import Mount

from spieltisch import client
from spieltisch.help.values import Counted, of_game, of_house
from spieltisch.server.access import sits, watchable_row
from spieltisch.server.api import boxes
from spieltisch.server.api import tables as api_tables
from spieltisch.server.assets import Assets
from spieltisch.server.bundle import BUNDLES, STYLES
from spieltisch.server.pages.rendering import draw, go, page
from spieltisch.server.routing import Call
from spieltisch.store.tables import TableRow
from spieltisch.tables.library import load_game


async def play_page(call: Call) -> Response:
    """The drawn table; before the game begins, the page on which people gather."""
    row = await watchable_row(call, call.path("table_id"))
    if row.status == "waiting":
        return go(f"/tables/{row.id}")
    boxed, counted = await _values(call, row)
    parts = await _parts(call, row)
    return draw(
        call,
        "play.html",
        boxed=boxed,
        counted=counted,
        parts=parts,
        first=counted is not None and await _first(call, row),
        row=row,
        info=api_tables.game_info(row.game, call.language),
        styles=BUNDLES.address(STYLES),
        script=BUNDLES.address("play.js"),
    )


async def _values(call: Call, row: TableRow) -> tuple[str, Counted | None]:
    """The name of the box that is played with, if it is one, and whose its values are."""
    if not row.settings.pack:
        return "", of_house(row.game)
    game = await asyncio.to_thread(load_game, row.game, row.settings.pack)
    return game.pack_name, of_game(game)


async def _first(call: Call, row: TableRow) -> bool:
    """Whether somebody plays the game for the first time, and is told whose its values are.

    Of who watches without a name only the browser knows whether it was told.
    """
    if row.settings.rehearses or call.somebody is None:
        return not row.settings.rehearses
    before = call.app.store.tables.played_before
    return bool(sits(row, call.somebody)) and not await asyncio.to_thread(
        before, call.somebody.id, row
    )


async def _parts(call: Call, row: TableRow) -> str:
    """The page that tells where the values come from: of the game, or of a box that I may see."""
    if not row.settings.pack:
        return f"/help/{row.game}/parts?origin=reconstructed"
    version = await asyncio.to_thread(call.app.store.boxes.version, row.settings.pack)
    mine = await boxes.list_boxes(call) if call.somebody is not None else []
    return f"/boxes/{version.box}" if version and version.box in [one.id for one in mine] else ""


FILES = Assets("/client", lambda: {file.name: Path(str(file)) for file in client.files()})
"""The browser's part: modules and styles, and nothing else that lies beside them."""
CLIENT = Mount("/client", FILES, name="client")
ROUTES = [page("/tables/{table_id}/play", play_page, cost=2)]
