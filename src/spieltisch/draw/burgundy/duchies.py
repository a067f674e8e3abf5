"""The usual duchies: seven rows of hexes, with key spaces, goods, silver, workers and dice."""

from math import sqrt
from typing import Final

from spieltisch.draw.art.common import board
from spieltisch.draw.burgundy import posts, routes, scenery
from spieltisch.draw.burgundy.desk import Desk
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.scene import WHOLE
from spieltisch.draw.stage import Template, slot
from spieltisch.draw.svg import Point, group
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy.duchy import Duchy

WIDTH: Final = 640.0
HEIGHT: Final = 738.0
RADIUS: Final = 49.0
ROUTE_WIDTH: Final = 102.0
"""How much wider the board is with a trade route at its side."""
_TOP: Final = 64.0
_FINE: Final = 16.2
_FINE_WHERE_SMALL: Final = 16.5


def name_of(duchy: str) -> str:
    """The name of a duchy's template."""
    return f"duchy-{duchy}"


def make(duchy: Duchy, plan: Plan, voice: Voice) -> Template:
    """A duchy's board."""
    # A post may stand above the first row.
    down = 14.0 if duchy.posts else 0.0
    wide = WIDTH + (ROUTE_WIDTH if plan.routes else 0)
    high = HEIGHT + down
    desk = Desk(plan, voice, _FINE_WHERE_SMALL if plan.routes else _FINE)
    title = voice.say("draw-burgundy-duchy", number=duchy.name)
    desk.slots[WHOLE] = slot(wide / 2, high / 2, wide - 8, high - 10, label=title)
    desk.draw(board(wide, high) + scenery.duchy_land(wide))
    if not duchy.posts and not plan.shields:
        desk.draw(scenery.around_duchy())
    desk.title(28, 34, duchy.name)
    desk.coins(("silver", 590, 36), ("worker", 590, 84))
    desk.dice(54, 560 + down)
    _store(desk, 670 + down)
    places = in_rows(duchy, WIDTH / 2, _TOP + down)
    desk.spaces(duchy, places, RADIUS)
    if duchy.posts:
        posts.add(desk, duchy, places, 74, 96)
    if plan.routes:
        desk.heading(WIDTH + ROUTE_WIDTH / 2 - 8, 26, "draw-burgundy-route", room=ROUTE_WIDTH)
        routes.down(desk, WIDTH + ROUTE_WIDTH / 2 - 8, 40, high - 18)
    return Template(width=wide, height=high, art=group(*desk.art), slots=desk.slots)


def in_rows(duchy: Duchy, middle: float, top: float) -> list[Point]:
    """The middle of every site; rows are centred on each other."""
    rows: dict[int, list[int]] = {}
    for site, space in enumerate(duchy.space):
        rows.setdefault(space // 10 - 1, []).append(site)
    across = RADIUS * sqrt(3)
    places: list[Point] = [(0, 0)] * duchy.size
    for row, sites in rows.items():
        for place, site in enumerate(sites):
            x = middle + (place - (len(sites) - 1) / 2) * across
            places[site] = (x, top + row * RADIUS * 1.5)
    return places


def _store(desk: Desk, y: float) -> None:
    """Key spaces at the bottom left, sold goods and goods at the bottom right."""
    desk.keys(64, y)
    desk.heading(190, y - 61, "draw-burgundy-keys", "start")
    desk.sold(346, y + 12)
    desk.goods(430, y + 12)
    if desk.plan.shields:
        desk.bonuses(566, y - 157, 128, 50)
        desk.tray(374, y - 87, 42)
    else:
        desk.bonuses(588, y - 100, 90)
