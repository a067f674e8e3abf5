"""Pictures of Burgundy for the help pages only: trade route cards."""

from typing import Final

from spieltisch.draw.art.palette import PAPER, PAPER_EDGE
from spieltisch.draw.svg import rect, use
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.games.burgundy.pack_additions import BONUSES, Route
from spieltisch.help.books import Drawing

ROUTE: Final = "trade-route-"


def drawings(game: Burgundy, _voice: Voice) -> dict[str, Drawing]:
    """Every trade route card."""
    return {
        f"{ROUTE}{number}": Drawing(_route(route), "0 0 180 120")
        for number, route in enumerate(game.pack.additions.routes, 1)
    }


def _route(route: Route) -> str:
    """A trade route card: the colours above, what they earn below."""
    parts = [rect(2, 2, 176, 116, rx=10, fill=PAPER, stroke=PAPER_EDGE, stroke_width=3)]
    for place, (colour, bonus) in enumerate(zip(route.goods, route.bonuses, strict=True)):
        x = 34.0 + 56 * place
        parts.append(use(f"print-{tiles.GOODS[colour]}", x, 34, 46))
        parts.append(use(f"route-{BONUSES[bonus]}", x, 86, 48))
    return "".join(parts)
