"""The main board: phases, rounds, the ring of depots around the black one, bridge, bonus tiles."""

from math import sqrt
from typing import Final

from spieltisch.draw.art.common import board, recess, ribbon
from spieltisch.draw.art.palette import INK, PAPER, SOFT_INK, WHITE
from spieltisch.draw.burgundy.hexes import NAMES
from spieltisch.draw.stage import HEX, ROW, Slot, Template, slot
from spieltisch.draw.svg import Point, circle, group, rect, shape, symbol, tag, use, words
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy.pack import DEPOTS, PHASES, Board

WIDTH: Final = 640.0
HEIGHT: Final = 940.0
ROUNDS: Final = 5
PHASE_LETTERS: Final = "ABCDE"

_MIDDLES: Final[dict[int, Point]] = {
    1: (320, 218),
    2: (532, 322),
    3: (532, 562),
    4: (320, 664),
    5: (108, 562),
    6: (108, 322),
}
_CENTRE: Final[Point] = (320, 441)
# Rows of tiles and the radius of a hex, by how many tiles lie there.
_HEAPS: Final = {
    2: ((2,), 46.0),
    3: ((2, 1), 42.0),
    4: ((2, 2), 40.0),
    6: ((2, 2, 2), 36.0),
    8: ((3, 2, 3), 35.0),
}


def make(board_values: Board, seats: int, voice: Voice) -> Template:
    """The main board for this number of players."""
    art = [board(WIDTH, HEIGHT)]
    slots: dict[str, Slot] = {}
    art.append(_calendar(board_values, slots, voice))
    art.append(_ring())
    for depot in range(1, DEPOTS + 1):
        kinds = board_values.depots[depot - 1].kinds[:seats]
        art.append(_depot(depot, kinds, slots, voice))
    art.append(_black_depot(board_values.black_depot[seats - 2], slots, voice))
    art.append(_bridge(board_values.bridge_steps + 1, slots, voice))
    art.append(_bonuses(board_values, seats, slots, voice))
    return Template(width=WIDTH, height=HEIGHT, art="".join(art), slots=slots)


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


def _calendar(values: Board, slots: dict[str, Slot], voice: Voice) -> str:
    art = []
    for phase in range(PHASES):
        x = 52 + phase * 56
        letter, points = PHASE_LETTERS[phase], values.phase[phase]
        art.append(
            shape(f"M{x - 24} 22h48v54l-24 14l-24 -14z", fill="#efe0bc", stroke=SOFT_INK)
            + words(x, 42, letter, 25, fill=INK, font_weight="bold", class_="head")
            + words(x, 66, f"+{points}", 15, fill="#8a3b2b", font_weight="bold")
        )
        label = voice.say("draw-burgundy-phase", phase=letter, points=points)
        slots[f"phase-{phase}"] = slot(x, 55, 52, 72, label=label, piece=72)
    art.append(words(347, 30, voice.say("draw-burgundy-rounds"), 15, "start", fill=SOFT_INK))
    for round_ in range(ROUNDS):
        x = 368 + round_ * 48
        art.append(recess(x, 65, 44, 44, 6) + words(x, 65, str(round_ + 1), 17, fill=SOFT_INK))
        label = voice.say("draw-burgundy-round", number=round_ + 1)
        slots[f"round-{round_}"] = slot(x, 65, 44, label=label, piece=42)
    label = voice.say("draw-burgundy-white-die")
    slots["white-die"] = slot(610, 38, 34, label=label, piece=34)
    return group(*art)


def _ring() -> str:
    x, y = _CENTRE
    road = {"fill": "none", "stroke-linecap": "round"}
    ring = tag("ellipse", cx=x, cy=y, rx=212, ry=222, stroke="#d3b682", stroke_width=30, **road)
    dots = tag(
        "ellipse",
        cx=x,
        cy=y,
        rx=212,
        ry=222,
        stroke=PAPER,
        stroke_width=3,
        stroke_dasharray="2 12",
        **road,
    )
    return ring + dots


def _heap(x: float, y: float, count: int) -> tuple[list[Point], float]:
    """Where the tiles of a depot lie, in honeycomb rows around a middle."""
    rows, radius = _HEAPS[count]
    across, down = radius * sqrt(3) + 3, radius * 1.5 + 3
    widest = max(rows)
    places = []
    for index, length in enumerate(rows):
        # Rows of equal length lean to alternating sides; shorter ones sit in the gaps.
        lean = across / 4 * (-1) ** index if set(rows) == {widest} and len(rows) > 1 else 0
        top = y + (index - (len(rows) - 1) / 2) * down
        places += [(x + (place - (length - 1) / 2) * across + lean, top) for place in range(length)]
    return places, radius


def _plate(x: float, y: float, width: float, height: float, fill: str) -> str:
    left, top = x - width / 2, y - height / 2
    return (
        rect(left, top + 3, width, height, rx=20, fill=INK, opacity=0.25)
        + rect(left, top, width, height, rx=20, fill=fill, stroke=SOFT_INK, stroke_width=1.6)
        + rect(left, top, width, height, rx=20, fill="url(#paint-grain)")
    )


def _depot(depot: int, kinds: list[int], slots: dict[str, Slot], voice: Voice) -> str:
    x, y = _MIDDLES[depot]
    art = [_plate(x, y, 198, 206, "#e9d5a9"), use(f"die-{depot}", x - 72, y - 76, 42)]
    art.append(recess(x + 28, y - 76, 128, 42))
    label = voice.say("draw-burgundy-depot-goods", depot=depot)
    slots[goods_slot(depot)] = slot(x + 28, y - 76, 126, 42, label=label, hold=ROW, piece=38)
    places, radius = _heap(x, y + 24, len(kinds))
    for place, ((px, py), kind) in enumerate(zip(places, kinds, strict=True)):
        name = NAMES[kind]
        art.append(use(f"space-{name}", px, py, 2 * radius, opacity=0.75))
        art.append(use(f"sign-{name}", px, py, radius * 0.8, opacity=0.55))
        label = voice.say(
            "draw-burgundy-depot-space", depot=depot, kind=voice.say(f"burgundy-kind-{name}")
        )
        slots[depot_slot(depot, place)] = slot(px, py, 2 * radius, shape=HEX, label=label)
    return group(*art)


def _black_depot(count: int, slots: dict[str, Slot], voice: Voice) -> str:
    x, y = _CENTRE
    art = [
        circle(x, y + 3, 114, fill=INK, opacity=0.35),
        circle(x, y, 114, fill="#3f3833", stroke=INK, stroke_width=2),
        circle(x, y, 108, fill="none", stroke="#9b8a6d", stroke_width=1.5, stroke_dasharray="3 5"),
    ]
    places, radius = _heap(x, y + (5 if count == 8 else 0), count)
    for place, (px, py) in enumerate(places):
        art.append(use("hole", px, py, 2 * radius))
        label = voice.say("draw-burgundy-black-depot")
        slots[depot_slot(0, place)] = slot(px, py, 2 * radius, shape=HEX, label=label)
    art.append(
        group(
            rect(x - 34, y - 124, 68, 28, rx=14, fill="#fff6dc", stroke=INK, stroke_width=1.5),
            words(x - 15, y - 110, "2×", 16, fill=INK, font_weight="bold"),
            use("silver", x + 13, y - 110, 24),
        )
    )
    return group(*art)


def _bridge(spaces: int, slots: dict[str, Slot], voice: Voice) -> str:
    y = 812
    step = 568 / spaces
    arches = "".join(
        shape(f"M{36 + step * i + 12} {y + 42}q{step / 2 - 12} -30 {step - 24} 0z", fill="#5f8fb8")
        for i in range(spaces)
    )
    art = [
        rect(30, y - 30, 580, 72, rx=10, fill="#b9a684", stroke=INK, stroke_width=1.6),
        rect(30, y - 30, 580, 72, rx=10, fill="url(#grain-building)", opacity=0.3),
        arches,
    ]
    for space in range(spaces):
        x = 36 + step * (space + 0.5)
        art.append(rect(x - step / 2 + 4, y - 25, step - 8, 46, rx=6, fill="#efe3c8", opacity=0.85))
        art.append(words(x, y + 31, str(space), 15, fill=WHITE, font_weight="bold"))
        label = voice.say("draw-burgundy-bridge-space", step=space)
        slots[f"bridge-{space}"] = slot(x, y - 2, step - 6, 46, label=label, hold=ROW, piece=36)
    art.append(ribbon(320, y - 36, 210, voice.say("draw-burgundy-bridge"), 15))
    return group(*art)


def _bonuses(values: Board, seats: int, slots: dict[str, Slot], voice: Voice) -> str:
    art = []
    y = 894
    for kind, name in enumerate(NAMES):
        x = 62 + kind * 103.2
        art.append(recess(x, y, 98, 52))
        for size, dx, width in (("large", -20, 56), ("small", 27, 44)):
            points = (values.large_bonus if size == "large" else values.small_bonus)[seats - 2]
            art.append(words(x + dx, y, f"+{points}", 15, fill=SOFT_INK))
            label = voice.say(
                f"draw-burgundy-bonus-{size}",
                kind=voice.say(f"burgundy-kind-{name}"),
                points=points,
            )
            slots[f"bonus-{size}-{kind}"] = slot(x + dx, y, width, 46, label=label, piece=width)
    return group(*art)
