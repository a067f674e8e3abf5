"""Boonlake's icons: kinds of day, resources, wooden pieces in the seats' colours, levers."""

from typing import Final

from spieltisch.draw.art.common import BARE, LINE, cast, seat_sign, wooden
from spieltisch.draw.art.palette import (
    GOLD,
    INK,
    PAPER,
    RED,
    SEATS,
    SEATS_DEEP,
    SEATS_LIGHT,
    SOFT_INK,
    WHITE,
    WOOD,
    WOOD_DEEP,
)
from spieltisch.draw.svg import circle, group, rect, shape, symbol, tag, use

_THIN = {**LINE, "stroke_width": 2.4}
NEUTRAL: Final = "#d3bb92"
NEUTRAL_DEEP: Final = "#8d734a"
_SHINE: Final = {
    "fill": "none",
    "stroke": WHITE,
    "stroke_width": 4,
    "stroke_linecap": "round",
    "opacity": 0.6,
}
RESOURCES: Final = ("wood", "loam", "stone", "iron")
# Signs are drawn, not written: whatever is written must be large enough to be read.
_STAR: Final = "M0 -32l9 21h23l-18 14l7 23l-21 -14l-21 14l7 -23l-18 -14h23z"
_UNKNOWN: Final = "M-13 -12q0 -15 14 -15t14 13q0 8 -9 13q-6 4 -6 11M0 26v1"


def symbols() -> str:
    """All icons."""
    return "".join([*_kinds(), *_things(), *_resources(), *_pieces(), *_levers(), *_river()])


def _kinds() -> list[str]:
    sun = circle(0, 0, 21, fill="#ffd75a", **LINE) + shape(
        "M0 -42v12M0 30v12M-42 0h12M30 0h12M-30 -30l9 9M21 21l9 9M30 -30l-9 9M-21 21l-9 9",
        **{**BARE, "stroke_width": 6},
    )
    low = (
        shape("M-30 12a30 30 0 0 1 60 0z", fill="#f08a35", **LINE)
        + shape("M-44 12h88M-34 26h68M-22 38h44", **{**BARE, "stroke_width": 6})
        + shape("M0 -40v12M-36 -22l8 8M36 -22l-8 8", **{**BARE, "stroke_width": 6})
    )
    moon = shape("M12 -40a40 40 0 1 0 26 58a32 32 0 1 1 -26 -58z", fill="#dfe6f5", **LINE) + shape(
        "M24 -24l4 9l9 1l-7 6l2 9l-8 -5l-8 5l2 -9l-7 -6l9 -1z", fill="#ffd75a"
    )
    grounds = ("#3f7fb8", "#c9642a", "#2b2b3d")
    return [
        symbol(f"kind-{name}", circle(0, 0, 48, fill=ground) + drawing_scaled(drawing, 0.74))
        for name, ground, drawing in zip(
            ("day", "sunset", "night"), grounds, (sun, low, moon), strict=True
        )
    ] + [symbol("kind-any", circle(0, 0, 46, fill="#7a5a3a", **LINE) + shape(_STAR, fill=WHITE))]


def drawing_scaled(drawing: str, scale: float) -> str:
    """A drawing made smaller around its middle."""
    return group(drawing, transform=f"scale({scale})")


def _things() -> list[str]:
    card = (
        rect(-26, -38, 52, 76, rx=7, fill=INK, opacity=0.3)
        + rect(-28, -42, 56, 80, rx=7, fill="#f7ecd2", **LINE)
        + rect(-20, -34, 40, 64, rx=4, fill="#8a3b2b")
        + shape("M0 -22l14 20l-14 20l-14 -20z", fill="#e9c27a")
    )
    vase = shape(
        "M-14 -40h28l-5 12q24 14 20 38q-4 26 -20 28h-18q-16 -2 -20 -28q-4 -24 20 -38z",
        fill="#c46a3f",
        **LINE,
    ) + shape("M-28 0q28 12 56 0M-27 14q27 10 54 0", **{**BARE, "stroke_width": 4})
    site = (
        shape("M-40 36v-44l24 14v-14l24 14v-14l24 14v30z", fill="#b08a5e", **LINE)
        + shape("M-36 -8l4 -30h10l3 34z", fill="#8a6a48", **LINE)
        + rect(-24, 14, 14, 12, fill="#ffe39a", **_THIN)
        + rect(2, 14, 14, 12, fill="#ffe39a", **_THIN)
    )
    tile = shape("M0 -44L38 -22V22L0 44L-38 22V-22Z", fill="#a9a396", **LINE) + shape(
        _UNKNOWN, fill="none", stroke=WHITE, stroke_width=9, stroke_linecap="round"
    )
    steps = "M-40 40h22v-22h22v-22h22v-22h16"
    # A bright edge: stairs are seen on boards by night, too.
    step = shape(steps, **{**BARE, "stroke_width": 13, "stroke": PAPER}) + shape(
        steps, **{**BARE, "stroke_width": 8}
    )
    wagon = (
        shape("M-40 -16h74l-8 34h-58z", fill=WOOD, **LINE)
        + circle(-22, 26, 12, fill="#f1e2c0", **LINE)
        + circle(18, 26, 12, fill="#f1e2c0", **LINE)
    )
    up = shape("M0 -40l30 34h-17v40h-26v-40h-17z", fill="#5f9b4a", **LINE)
    return [
        symbol("card", card),
        symbol("vase", vase),
        symbol("site", site),
        symbol("mound", tile),
        symbol("step-coin", step + use("coin", -16, -18, 46)),
        symbol("step-card", step + use("card", -18, -18, 48)),
        symbol("steps", step + "".join(circle(x, -34, 9, fill=INK) for x in (-34, -10, 14))),
        symbol("wagon-coin", wagon + use("coin", -2, -26, 44)),
        symbol("wagon-card", wagon + use("card", -2, -26, 46)),
        symbol("up", up),
        symbol("now", shape("M8 -44l-34 50h22l-6 38l36 -52h-24z", fill="#f3b52f", **LINE)),
        symbol("always", _endless()),
        symbol("end", _laurels()),
        symbol(
            "region-marker",
            shape("M-30 -30h60v44l-30 24l-30 -24z", fill=RED, **LINE)
            + shape("M-14 -4l10 12l20 -24", fill="none", stroke=WHITE, stroke_width=8),
        ),
        symbol("bridge", shape("M-46 18q46 -60 92 0h-16q-30 -36 -60 0z", fill="#b79a6c", **LINE)),
    ]


def _endless() -> str:
    loop = "M-18 0q-16 -20 -26 0q10 20 26 0q18 -24 34 -20q16 8 0 36q-18 8 -34 -16z"
    return circle(0, 0, 42, fill="#dbe7d0", **LINE) + shape(
        loop, fill="none", stroke=INK, stroke_width=6, transform="translate(4 0)"
    )


def _laurels() -> str:
    return circle(0, 0, 42, fill="#f5e1a6", **LINE) + shape(
        "M-22 -26v52M-22 -24q22 -12 44 2q-20 4 -44 22", fill=RED, stroke=INK, stroke_width=4
    )


def _resources() -> list[str]:
    wood = (
        shape("M-40 14l52 -26l22 12l-52 28z", fill="#b5793f", **_THIN)
        + shape("M-34 -8l48 -24l20 12l-48 24z", fill="#c98d50", **_THIN)
        + circle(-27, 14, 12, fill="#e9c694", **_THIN)
        + circle(-27, 14, 5, fill="none", **_THIN)
    )
    loam = "".join(
        shape(
            f"M{x} {y}h28l8 -9h-28zM{x} {y}v16h28v-16zM{x + 28} {y}v16l8 -9v-16z",
            fill="#c2603b",
            **_THIN,
        )
        for x, y in ((-38, 10), (0, 10), (-19, -16))
    )
    stone = shape("M-38 26l6 -30l22 -18l28 4l18 22l4 22z", fill="#a8adb3", **_THIN) + shape(
        "M-10 -22l4 20l24 6M-6 -2l-22 12", fill="none", **_THIN
    )
    iron = shape("M-40 22l12 -30h56l12 30z", fill="#6f7f8d", **_THIN) + shape(
        "M-28 -8l10 -14h36l10 14z", fill="#9eb0be", **_THIN
    )
    grounds = ("#e8d3ae", "#f2c8b0", "#e2e4e6", "#c9d6df")
    made = []
    for name, ground, drawing in zip(RESOURCES, grounds, (wood, loam, stone, iron), strict=True):
        plate = rect(-47, -47, 94, 94, rx=20, fill=ground, stroke=INK, stroke_width=3)
        made.append(symbol(name, plate + drawing))
        for level in (1, 2):
            double = (
                use(name, -21, 0, 44) + use(name, 21, 0, 44) if level == 2 else use(name, 0, 0, 70)
            )
            base = rect(-48, -40, 96, 84, rx=12, fill=WOOD_DEEP, opacity=0.5) + rect(
                -48, -44, 96, 84, rx=12, fill="#efe0bc", **LINE
            )
            made.append(symbol(f"site-{name}-{level}", base + double))
    return made


def person(fill: str, side: str, sign: str = "") -> str:
    """A wooden inhabitant."""
    return (
        wooden("M-26 42q-2 -36 14 -44a20 20 0 1 1 24 0q16 8 14 44z", fill, side)
        + shape("M-13 -20q3 -12 13 -12M-18 34q-1 -18 6 -26", **_SHINE)
        + group(sign, transform="translate(0 22) scale(.6)")
    )


def house(fill: str, side: str, sign: str = "") -> str:
    """A wooden house: one gable, a chimney, a door."""
    return (
        wooden("M-30 38v-36h-10L-4 -38L8 -26V-40H20V-14L36 2H26v36z", fill, side)
        + shape("M-40 2L-4 -38L36 2L28 6L-4 -26L-33 6z", fill=side, **_THIN)
        + shape("M-24 34v-24", **_SHINE)
        + group(sign, transform="translate(-2 20) scale(.72)")
    )


def settlement(fill: str, side: str, sign: str = "") -> str:
    """A wooden settlement: a church with a spire between two roofs."""
    return (
        wooden("M-46 40v-34l18 -16l10 9v-26l14 -21l14 21v24l12 -11l24 20v34z", fill, side)
        + shape("M-22 -26L-4 -50L14 -26z", fill=side, **_THIN)
        + shape(
            "M-49 7l21 -19l13 11M10 4l16 -16l24 20", fill="none", **{**_THIN, "stroke_width": 5}
        )
        + rect(-9, -19, 10, 13, rx=5, fill="#ffe39a", **_THIN)
        + rect(-37, 12, 10, 10, fill="#ffe39a", **_THIN)
        + rect(28, 14, 10, 10, fill="#ffe39a", **_THIN)
        + group(sign, transform="translate(-2 20) scale(.7)")
    )


def cattle(fill: str, side: str, sign: str = "") -> str:
    """A wooden cow."""
    return (
        wooden(
            "M-40 -12q2 -12 14 -12h34l4 -14l8 6h10l8 -6l2 14q8 10 0 20l-8 4v32h-12v-20h-26v20h-12"
            "v-26q-12 2 -14 16h-8z",
            fill,
            side,
        )
        + shape("M-33 -14q3 -5 10 -5h24", **_SHINE)
        + circle(24, -16, 3, fill=INK)
        + group(sign, transform="translate(-8 -4) scale(.55)")
    )


def vessel(fill: str, side: str, sign: str = "") -> str:
    """A wooden ship."""
    return (
        wooden("M-42 14h84q-6 26 -22 28h-44q-14 -4 -18 -28z", fill, side)
        + cast("M4 -38q34 16 30 44h-30zM-4 -30q-26 12 -28 36h28z", 0.2)
        + shape("M0 14v-54", **BARE)
        + shape("M4 -38q34 16 30 44h-30z", fill=WHITE, **LINE)
        + shape("M-4 -30q-26 12 -28 36h28z", fill="#f1e2c0", **LINE)
        + group(sign, transform="translate(0 27) scale(.55)")
    )


def boat(fill: str, side: str, sign: str = "") -> str:
    """A small boat of the canal."""
    return wooden("M-44 -6q44 22 88 0q-8 34 -32 36h-24q-26 -2 -32 -36z", fill, side) + group(
        sign, transform="translate(0 16) scale(.5)"
    )


def _pieces() -> list[str]:
    shapes = {
        "inhabitant": person,
        "house": house,
        "settlement": settlement,
        "cattle": cattle,
        "ship": vessel,
        "boat": boat,
    }
    made = []
    for name, draw in shapes.items():
        made.append(symbol(name, draw(NEUTRAL, NEUTRAL_DEEP)))
        for seat, side in enumerate(SEATS_DEEP):
            face = f"url(#paint-seat-{seat})"
            made.append(symbol(f"{name}-{seat}", draw(face, side, seat_sign(seat))))
    # The ground under a region's marker: the reward printed there is used up.
    made.append(symbol("region-ground", rect(-48, -24, 96, 48, rx=11, fill="#fbf1dc")))
    # The ground under a piece on a building site: the effect printed there is used up.
    for seat, light in enumerate(SEATS_LIGHT):
        ground = rect(-48, -21, 96, 42, rx=9, fill=light, stroke=SEATS[seat], stroke_width=3)
        made.append(symbol(f"plot-{seat}", rect(-48, -21, 96, 42, rx=9, fill="#efe0bc") + ground))
    return made


def _levers() -> list[str]:
    slot = rect(-12, -40, 24, 80, rx=12, fill="#5b4a38", **LINE)
    made = []
    for name, y, colour in (("lever-up", -24, "#6fae4e"), ("lever-down", 24, "#8d8478")):
        knob = circle(0, y, 19, fill=colour, **LINE) + circle(-5, y - 5, 5, fill=WHITE, opacity=0.7)
        made.append(symbol(name, slot + knob))
    gear = (
        "".join(
            rect(-8, -44, 16, 22, rx=3, fill="#8f989f", transform=f"rotate({turn})", **_THIN)
            for turn in range(0, 360, 45)
        )
        + circle(0, 0, 30, fill="#b9c2c9", **_THIN)
        + circle(0, 0, 12, fill=WHITE, **_THIN)
    )
    made.append(symbol("gear", gear))
    joker = "".join(
        use(name, x, y, 42)
        for name, x, y in zip(RESOURCES, (-22, 22, -22, 22), (-22, -22, 22, 22), strict=True)
    )
    made.append(symbol("joker", joker))
    return made


def _river() -> list[str]:
    anchor = circle(0, -30, 10, fill="none", stroke=WHITE, stroke_width=7) + shape(
        "M0 -20v56M-18 -6h36M-32 10q4 26 32 28q28 -2 32 -28",
        fill="none",
        stroke=WHITE,
        stroke_width=7,
        stroke_linecap="round",
    )
    lock = (
        rect(-40, -42, 14, 84, rx=3, fill="#6b5138", **_THIN)
        + rect(26, -42, 14, 84, rx=3, fill="#6b5138", **_THIN)
        + shape(
            "M-26 -34L0 -18L26 -34M-26 34L0 18L26 34M-26 0h52",
            fill="none",
            stroke=GOLD,
            stroke_width=8,
        )
        + tag("path", d="M0 -18V18", stroke=SOFT_INK, stroke_width=6)
    )
    return [symbol("anchor", anchor), symbol("lock", lock)]
