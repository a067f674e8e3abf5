"""Trade routes: cards of three spaces, each with the colour it wants and what that colour earns.

The cards are dealt, so the stage has only their places; the scene lays the prints on them.
"""

from collections.abc import Callable
from typing import Final

from spieltisch.draw.art.common import LINE, board
from spieltisch.draw.art.palette import BOARD_EDGE, GREEN, INK, WHITE, pair
from spieltisch.draw.burgundy.desk import Desk
from spieltisch.draw.burgundy.glyphs import any_die, plus, points, workers
from spieltisch.draw.burgundy.hexes import any_chip, kind_chip
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.stage import Template, slot
from spieltisch.draw.svg import circle, group, rect, shape, symbol, use, words
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.pack_additions import BONUSES, ROUTE_SPACES

PANEL: Final = "routes"
"""The panel that shows the routes of both teams."""
WIDTH: Final = 640.0
_TEAMS: Final = 2
_IN_ROW: Final = 2 * ROUTE_SPACES
_THIN = {**LINE, "stroke_width": 2.2}


def down(desk: Desk, x: float, top: float, bottom: float) -> None:
    """A route from top to bottom: goods on the left, what they earn on the right."""
    count = desk.plan.route_spaces
    step = min(58.0, (bottom - top) / count)
    for first in range(0, count, ROUTE_SPACES):
        desk.draw(_card(x - 46, top + first * step + 1, 92, ROUTE_SPACES * step - 3))
    for index in range(count):
        y = top + (index + 0.5) * step
        _space(desk, index, (x - 23, y), (x + 22, y), step - 6)


def across(desk: Desk, left: float, y: float, width: float) -> None:
    """A route from left to right: goods above, what they earn below."""
    count = desk.plan.route_spaces
    step = width / count
    for first in range(0, count, ROUTE_SPACES):
        desk.draw(_card(left + first * step + 1, y - 52, ROUTE_SPACES * step - 3, 104))
    for index in range(count):
        x = left + (index + 0.5) * step
        _space(desk, index, (x, y - 24), (x, y + 25), min(step - 6, 48))


def both_teams(plan: Plan, voice: Voice) -> Template:
    """The routes of two teams below each other, two cards to a row."""
    count = plan.route_spaces
    rows = -(-count // _IN_ROW)
    high = rows * 54.0
    step = (WIDTH - 74) / _IN_ROW
    desk = Desk(plan, voice, plan.fine)
    height = _TEAMS * (high + 12) + 16
    desk.draw(board(WIDTH, height))
    for team in range(_TEAMS):
        top = 14 + team * (high + 12)
        desk.draw(_letter(36, top + high / 2, "AB"[team]))
        label = voice.say("draw-burgundy-team-route", team="AB"[team])
        desk.slots[f"{team_prefix(team)}route"] = slot(36, top + high / 2, 44, label=label)
        for index in range(count):
            x = 64 + (index % _IN_ROW + 0.5) * step
            y = top + (index // _IN_ROW + 0.5) * 54
            if index % ROUTE_SPACES == 0:
                desk.draw(_card(x - step / 2 + 1, y - 25, ROUTE_SPACES * step - 4, 50))
            places = (x - step / 4, y), (x + step / 4, y)
            _space(desk, index, *places, 46, team_prefix(team))
    return Template(width=WIDTH, height=height, art=group(*desk.art), slots=desk.slots)


def _letter(x: float, y: float, letter: str) -> str:
    return circle(x, y, 21, fill="#8a3b2b", stroke=INK, stroke_width=1.6) + words(
        x, y, letter, 26, fill=WHITE, font_weight="bold", class_="head"
    )


def team_prefix(team: int) -> str:
    """What the slots of a team's route begin with."""
    return f"team-{team}-"


def _card(x: float, y: float, width: float, height: float) -> str:
    return (
        rect(x + 2, y + 4, width, height, rx=9, fill=INK, opacity=0.3)
        + rect(
            x,
            y,
            width,
            height,
            rx=9,
            fill=pair("#fbf3dd", "#5f4c37"),
            stroke=BOARD_EDGE,
            stroke_width=2,
        )
        + rect(x, y, width, height, rx=9, fill="url(#paint-grain)")
    )


def _space(
    desk: Desk,
    index: int,
    goods: tuple[float, float],
    bonus: tuple[float, float],
    size: float,
    prefix: str = "",
) -> None:
    label = desk.voice.say("draw-burgundy-route-place", number=index + 1)
    size = min(size, 46.0)
    desk.slots[f"{prefix}route-{index}"] = slot(*goods, size, label=label, piece=size)
    desk.slots[f"{prefix}bonus-{index}"] = slot(*bonus, size, label=label, piece=size)


# Pictures of what a route brings


def symbols() -> str:
    """A symbol `route-<bonus>` for each, the tick of one that was earned, the next space's ring."""
    made = [symbol(f"route-{bonus}", _token() + _PICTURES[bonus]()) for bonus in BONUSES]
    tick = circle(0, 0, 44, fill=GREEN, **LINE) + shape(
        "M-22 2l15 16l28 -34", fill="none", stroke=WHITE, stroke_width=12, stroke_linecap="round"
    )
    made.append(symbol("tick", tick))
    ring = rect(-46, -46, 92, 92, rx=14, fill="none", stroke="#c9392b", stroke_width=8)
    made.append(symbol("route-next", ring))
    return "".join(made)


def _token() -> str:
    return (
        rect(-46, -38, 92, 80, rx=18, fill=INK, opacity=0.35)
        + rect(-46, -42, 92, 80, rx=18, fill="#f4dfae", stroke=INK, stroke_width=2.6)
        + rect(-40, -36, 80, 68, rx=13, fill="none", stroke="#a97a05", stroke_width=1.6)
    )


def _chips(*kinds: int) -> Callable[[], str]:
    """A hand that takes one of these kinds."""
    size = 24.0 if len(kinds) == 1 else 16.0
    xs = {1: (0.0,), 2: (-19.0, 19.0), 3: (-24.0, 0.0, 24.0)}[len(kinds)]
    ys = (-2.0, -2.0, -2.0) if len(kinds) < 3 else (6.0, -14.0, 6.0)

    def picture() -> str:
        return "".join(
            kind_chip(kind, x, y, size) for kind, x, y in zip(kinds, xs, ys, strict=False)
        )

    return picture


def _sell() -> str:
    return (
        rect(-34, -12, 24, 24, rx=4, fill="#ea8f2e", **_THIN)
        + use("arrow", -2, -1, 20)
        + use("silver", 24, -1, 30)
    )


def _workers() -> str:
    return workers(2, -1, -16, 40, 30) + workers(2, 1, 12, 40, 30)


def _silver() -> str:
    return use("silver", -17, -2, 40) + use("silver", 17, -2, 40)


def _place() -> str:
    return plus(-21, -2, 24) + any_chip(17, -2, 22)


def _points() -> str:
    return points(0, -2, 4, 76)


def _action() -> str:
    return any_die(0, -2, 56)


def _any_tile() -> str:
    return use("arrow", -20, -2, 30) + any_chip(16, -2, 22)


_PICTURES: dict[str, Callable[[], str]] = {
    "market": _chips(tiles.SHIP, tiles.LIVESTOCK),
    "carpenter": _chips(tiles.BUILDING),
    "church": _chips(tiles.MINE, tiles.MONASTERY, tiles.CASTLE),
    "warehouse": _sell,
    "boarding-house": _workers,
    "bank": _silver,
    "town-hall": _place,
    "watchtower": _points,
    "action": _action,
    "any-tile": _any_tile,
}
