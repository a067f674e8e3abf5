"""The main board: phases, rounds, the ring of depots around the black one, and what is beside."""

from math import sqrt
from typing import Final

from spieltisch.draw.art.common import board, recess
from spieltisch.draw.art.palette import BOARD, BOARD_SOFT, INK, WHITE, pair
from spieltisch.draw.burgundy import annexes, board_edges, scenery
from spieltisch.draw.burgundy.hexes import NAMES
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.stage import HEX, ROW, Slot, Template, slot
from spieltisch.draw.svg import Point, circle, group, rect, shape, symbol, tag, use, words
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy.pack import DEPOTS

WIDTH: Final = 640.0
SHIELD_PLACES: Final = 2
"""Places for shields on a depot; the last of them holds the rest."""

_MIDDLES: Final[dict[int, Point]] = {
    1: (320, 218),
    2: (532, 322),
    3: (532, 562),
    4: (320, 664),
    5: (108, 562),
    6: (108, 322),
}
_LOWER: Final = (3, 4, 5)
_CENTRE: Final[Point] = (320, 441)
# Rows of tiles and the radius of a hex, by how many tiles lie there.
_HEAPS: Final = {
    2: ((2,), 46.0),
    3: ((2, 1), 42.0),
    4: ((2, 2), 40.0),
    6: ((2, 2, 2), 36.0),
    8: ((3, 2, 3), 35.0),
}
# Where shields find room between that many tiles, from the middle of a depot.
_SHIELDS: Final[dict[int, tuple[Point, Point]]] = {
    2: ((-28, 75), (28, 75)),
    3: ((-70, 68), (70, 68)),
    4: ((-73, -7), (74, 59)),
}
_SHIELD: Final = 52.0


class Frame:
    """Where the parts of the main board lie.

    Compact, for tables whose duchies need much room: phases, rounds and bonus tiles fill the
    corners around the ring. `room` keeps upper and lower depots apart for what is between them.
    """

    def __init__(self, plan: Plan) -> None:
        self.compact = plan.team or plan.solo
        self.room = annexes.ROOM if plan.annexed else 0.0
        self.up = 104.0 if self.compact else 0.0
        self.centre = (_CENTRE[0], _CENTRE[1] + self.room / 2 - self.up)
        # Where the lowest depot ends.
        self.low = 768 + self.room - self.up
        self.bridge = self.low + (48 if self.compact else 44)
        self.bonuses = self.low + 126
        self.height = self.low + 172
        if self.compact:
            self.height = self.low + (14 if plan.solo else 106)

    def middle(self, depot: int) -> Point:
        """The middle of a depot."""
        x, y = _MIDDLES[depot]
        return x, y - self.up + (self.room if depot in _LOWER else 0)


def make(plan: Plan, voice: Voice) -> Template:
    """The main board of a table."""
    frame = Frame(plan)
    slots: dict[str, Slot] = {}
    art = [board(WIDTH, frame.height)]
    if not frame.compact:
        art.append(scenery.make(frame.low))
    art.append(_ring(frame))
    if frame.compact:
        art.append(board_edges.small_calendar(plan, slots, voice))
        art.append(board_edges.small_bonuses(frame.low, plan, slots, voice))
    else:
        art.append(board_edges.calendar(plan, slots, voice))
        art.append(board_edges.bonuses(frame.bonuses, plan, slots, voice))
    if plan.annexed:
        art.append(annexes.add(frame.centre[1], plan, slots, voice))
    for depot in range(1, DEPOTS + 1):
        art.append(_depot(depot, frame.middle(depot), plan, slots, voice))
    art.append(_black_depot(frame, plan, slots, voice))
    if not plan.solo:
        art.append(board_edges.bridge(frame.bridge, plan, slots, voice))
    return Template(width=WIDTH, height=frame.height, art="".join(art), slots=slots)


def symbols() -> str:
    """The ring around the current phase."""
    outline = "M-33 -46h66v74l-33 19l-33 -19z"
    ring = shape(outline, fill="none", stroke="#c9392b", stroke_width=7, stroke_linejoin="round")
    return symbol("phase-ring", ring)


def depot_slot(depot: int, place: int) -> str:
    """The name of a depot's space; the black depot is 0."""
    return f"depot-{depot}-{place}"


def goods_slot(depot: int) -> str:
    """The name of a depot's goods space."""
    return f"goods-{depot}"


def shield_slot(depot: int, place: int) -> str:
    """The name of a place for shields on a depot."""
    return f"shield-{depot}-{min(place, SHIELD_PLACES - 1)}"


def _ring(frame: Frame) -> str:
    x, y = frame.centre
    road = {"fill": "none", "stroke-linecap": "round"}
    size = {"rx": 212, "ry": 222 + frame.room / 2}
    ring = tag(
        "ellipse", cx=x, cy=y, **size, stroke=pair("#d3b682", "#6b5338"), stroke_width=30, **road
    )
    dots = tag(
        "ellipse",
        cx=x,
        cy=y,
        **size,
        stroke=BOARD,
        stroke_width=3,
        stroke_dasharray="2 12",
        **road,
    )
    return ring + dots


def _heap(x: float, y: float, count: int, radius: float) -> list[Point]:
    """Where the tiles of a depot lie, in honeycomb rows around a middle."""
    rows, _radius = _HEAPS[count]
    across, down = radius * sqrt(3) + 3, radius * 1.5 + 3
    widest = max(rows)
    places = []
    for index, length in enumerate(rows):
        # Rows of equal length lean to alternating sides; shorter ones sit in the gaps.
        lean = across / 4 * (-1) ** index if set(rows) == {widest} and len(rows) > 1 else 0
        top = y + (index - (len(rows) - 1) / 2) * down
        places += [(x + (place - (length - 1) / 2) * across + lean, top) for place in range(length)]
    return places


def _plate(x: float, y: float, width: float, height: float, fill: str) -> str:
    left, top = x - width / 2, y - height / 2
    return (
        rect(left + 4, top + 6, width, height, rx=20, fill=INK, opacity=0.32)
        + rect(left, top + 2, width, height, rx=20, fill=INK, opacity=0.8)
        + rect(left, top, width, height, rx=20, fill=fill, stroke=BOARD_SOFT, stroke_width=1.2)
        + rect(left, top, width, height, rx=20, fill="url(#paint-grain)")
        + rect(left, top, width, height, rx=20, fill="url(#paint-light)")
        + shape(
            f"M{left + 2} {top + height - 22}V{top + 20}Q{left + 2} {top + 2} {left + 20} {top + 2}"
            f"H{left + width - 22}",
            fill="none",
            stroke=WHITE,
            stroke_width=1.8,
            opacity=0.5,
        )
    )


def _depot(depot: int, middle: Point, plan: Plan, slots: dict[str, Slot], voice: Voice) -> str:
    x, y = middle
    kinds = plan.pack.board.depots[depot - 1].kinds[: plan.players]
    art = [
        _plate(x, y, 198, 206, pair("#ecd9ae", "#584532")),
        use(f"die-{depot}", x - 72, y - 76, 42),
    ]
    art.append(recess(x + 28, y - 76, 128, 44))
    label = voice.say("draw-burgundy-depot-goods", depot=depot)
    slots[goods_slot(depot)] = slot(x + 28, y - 76, 126, 44, label=label, hold=ROW, piece=42)
    # A single row of tiles leaves shields room below it.
    up = 14 if plan.shields and len(kinds) == 2 else 0
    radius = _HEAPS[len(kinds)][1]
    places = _heap(x, y + 24 - up, len(kinds), radius)
    for place, ((px, py), kind) in enumerate(zip(places, kinds, strict=True)):
        name = NAMES[kind]
        art.append(use(f"space-{name}", px, py, 2 * radius, opacity=0.75))
        art.append(use(f"sign-{name}", px, py, radius * 0.8, opacity=0.55))
        label = voice.say(
            "draw-burgundy-depot-space", depot=depot, kind=voice.say(f"burgundy-kind-{name}")
        )
        slots[depot_slot(depot, place)] = slot(px, py, 2 * radius, shape=HEX, label=label)
    _add_shields(depot, middle, len(kinds), plan, slots, voice)
    return group(*art)


def _add_shields(
    depot: int, middle: Point, tiles: int, plan: Plan, slots: dict[str, Slot], voice: Voice
) -> None:
    count = plan.shields_on(depot)
    label = voice.say("draw-burgundy-depot-shield", depot=depot) if count else ""
    for place in range(min(count, SHIELD_PLACES)):
        dx, dy = _SHIELDS[tiles][place]
        if count == 1 and tiles == 2:
            dx = 0
        x, y = middle[0] + dx, middle[1] + dy
        slots[shield_slot(depot, place)] = slot(x, y, 46, label=label, hold=ROW, piece=_SHIELD)


def _black_depot(frame: Frame, plan: Plan, slots: dict[str, Slot], voice: Voice) -> str:
    x, y = frame.centre
    count = plan.pack.board.black_depot[plan.players - 2]
    # With room to the left and right it may be larger.
    wide, grown = (122, 3.0) if frame.room and count == 8 else (114, 0.0)
    art = [
        circle(x + 4, y + 6, wide, fill=INK, opacity=0.35),
        circle(x, y, wide, fill=pair("#3f3833", "#1d1814"), stroke=INK, stroke_width=2),
        circle(
            x, y, wide - 6, fill="none", stroke="#9b8a6d", stroke_width=1.5, stroke_dasharray="3 5"
        ),
    ]
    radius = _HEAPS[count][1] + grown
    places = _heap(x, y + (5 if count == 8 else 0), count, radius)
    for place, (px, py) in enumerate(places):
        art.append(use("hole", px, py, 2 * radius))
        label = voice.say("draw-burgundy-black-depot")
        slots[depot_slot(0, place)] = slot(px, py, 2 * radius, shape=HEX, label=label)
    top = y - wide + 4
    art.append(
        group(
            rect(x - 36, top - 14, 72, 28, rx=14, fill="#fff6dc", stroke=INK, stroke_width=1.5),
            words(x - 15, top, "2×", 18.5, fill=INK, font_weight="bold"),
            use("silver", x + 15, top, 24),
            class_="printed",
        )
    )
    return group(*art)
