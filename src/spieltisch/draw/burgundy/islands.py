"""The solo duchies: islands that rivers join, and the way to the next target below them."""

from math import hypot, sqrt
from typing import Final

from spieltisch.draw.art.common import LINE, board, ribbon
from spieltisch.draw.art.palette import BOARD_INK, BOARD_SOFT, FIELD, GOLD, RED, pair
from spieltisch.draw.burgundy import rivers, routes
from spieltisch.draw.burgundy.desk import Desk
from spieltisch.draw.burgundy.making import Maker
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.scene import WHOLE
from spieltisch.draw.stage import Template, slot
from spieltisch.draw.svg import Point, group, hexagon, rect, shape, symbol, words
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy.duchy import Duchy

WIDTH: Final = 900.0
_FIFTH: Final = pair("#fbf3dd", "#6f5a40")
_SPACE: Final = pair("#efe0bc", "#463828")
COUNTER_SPACES: Final = 56
"""From 0 to the highest target."""
_PER_ROW: Final = 28
_MARGIN: Final = 14.0
_TOP: Final = 56.0
_FINE: Final = 18.0


def make(duchy: Duchy, plan: Plan, voice: Voice) -> Template:
    """A solo board."""
    desk = Desk(plan, voice, _FINE)
    places, radius = in_place(duchy)
    below = max(y for _x, y in places) + radius
    desk.draw(_coast(places, radius), *rivers.draw(duchy, places, radius))
    title = desk.title(26, 30, duchy.name)
    desk.spaces(duchy, places, radius)
    high = _store(desk, below + 72)
    high = _counter(desk, high + 40)
    if plan.routes:
        desk.heading(WIDTH / 2, high + 22, "draw-burgundy-route")
        routes.across(desk, 18, high + 92, WIDTH - 36)
        high += 148
    high += 14
    desk.slots[WHOLE] = slot(WIDTH / 2, high / 2, WIDTH - 8, high - 10, label=title)
    art = board(WIDTH, high) + group(*desk.art)
    return Template(width=WIDTH, height=high, art=art, slots=desk.slots)


def in_place(duchy: Duchy) -> tuple[list[Point], float]:
    """The middle of every space, spread over the width of the board, and the radius of a hex."""
    xs = [float(x) for x, _y in duchy.centres]
    ys = [float(y) for _x, y in duchy.centres]
    near = min(
        hypot(xs[one] - xs[two], ys[one] - ys[two])
        for one in range(duchy.size)
        for two in range(one)
    )
    # Neighbours are near: two of their radii, seen across the flat sides.
    grown = (WIDTH - 2 * _MARGIN) / (max(xs) - min(xs) + near)
    radius = near * grown / sqrt(3)
    left, top = _MARGIN + near * grown / 2, _TOP + radius
    places = [
        (left + (x - min(xs)) * grown, top + (y - min(ys)) * grown)
        for x, y in zip(xs, ys, strict=True)
    ]
    return places, radius


def _coast(places: list[Point], radius: float) -> str:
    """The shore around every island."""
    shores = "".join(
        shape(hexagon(x, y, radius * 1.13), fill="#d9c08b", stroke="#b99a62", stroke_width=1.5)
        for x, y in places
    )
    return shores + "".join(shape(hexagon(x, y, radius * 1.11), fill="#e3cf9f") for x, y in places)


def _store(desk: Desk, y: float) -> float:
    """Dice, key spaces and purse in one line, goods in the next; where they end."""
    desk.dice(64, y, size=88)
    desk.keys(414, y)
    desk.coins(("silver", 700, y - 25), ("worker", 700, y + 25))
    desk.heading(498, y - 62, "draw-burgundy-keys")
    desk.goods(56, y + 122)
    desk.sold(512, y + 122)
    desk.bonuses(690, y + 122, 250, 60)
    if not desk.plan.shields:
        return y + 160
    desk.tray(22, y + 194, 50)
    return y + 224


def _counter(desk: Desk, y: float) -> float:
    """The way of the victory point counter to the target, in two rows; where it ends."""
    step = (WIDTH - 36) / _PER_ROW
    desk.draw(
        rect(12, y - 14, WIDTH - 24, 104, rx=12, fill=FIELD, stroke=BOARD_SOFT),
        ribbon(WIDTH / 2, y - 14, 300, desk.voice.say("draw-burgundy-counter"), _FINE),
    )
    for space in range(COUNTER_SPACES):
        x = 18 + (space % _PER_ROW + 0.5) * step
        top = y + 22 + space // _PER_ROW * 42
        fifth = space % 5 == 0
        desk.draw(
            rect(
                x - step / 2 + 1,
                top - 18,
                step - 2,
                37,
                rx=5,
                fill=_FIFTH if fifth else _SPACE,
                stroke=BOARD_SOFT,
                stroke_width=1,
            )
        )
        if fifth:
            desk.draw(words(x, top, str(space), _FINE, fill=BOARD_INK, class_="fine"))
        label = desk.voice.say("draw-burgundy-counter-space", points=space)
        desk.slots[f"count-{space}"] = slot(x, top, step - 2, 37, label=label, piece=step - 3)
    return y + 92


def symbols() -> str:
    """The target marker."""
    target = (
        shape("M-26 46v-90", **{**LINE, "stroke_width": 7})
        + shape("M-26 -44h60l-16 22l16 22h-60z", fill=GOLD, **LINE)
        + shape("M-14 -22l10 10l20 -20", fill="none", stroke=RED, stroke_width=7)
    )
    return symbol("target", target)


def show_counter(maker: Maker, counter: int, target: int) -> None:
    """The counter and the target on their way: who plays alone sits at seat 0."""
    panel = "estate-0"
    label = maker.voice.say("draw-burgundy-target-at", target=target)
    maker.piece("target", "target", f"{panel}/count-{target}", label)
    label = maker.voice.say("draw-burgundy-counter-at", points=counter, target=target)
    maker.marker(0, "counter", f"{panel}/count-{counter}", label)
