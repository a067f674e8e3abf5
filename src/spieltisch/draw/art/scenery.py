"""Landscape for boards: trees, hills, rocks and houses, as on a printed map. It means nothing."""

from typing import Final

from spieltisch.draw.art.palette import INK, pair
from spieltisch.draw.svg import circle, group, n, rect, shape, tag

_PEN: Final = {
    "stroke": INK,
    "stroke_width": 1.3,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}
_LEAF: Final = pair("#7fa35f", "#4e6f42")
_LEAF_DEEP: Final = pair("#5d8549", "#34522f")
_FIR: Final = pair("#5f8c66", "#365a45")
_ROCK: Final = pair("#c3bcab", "#77705f")
_WALL: Final = pair("#f0dfbb", "#a08a63")
_ROOF: Final = pair("#b8614a", "#7c3d2f")


def placed(x: float, y: float, scale: float, *drawings: str) -> str:
    """Drawings around the origin, put somewhere."""
    return group(*drawings, transform=f"translate({n(x)} {n(y)}) scale({scale:.2f})")


def _ground(width: float) -> str:
    """The shadow at a foot: the light comes from the upper left."""
    return tag(
        "ellipse", cx=n(width * 0.55), cy=2, rx=n(width * 1.1), ry=3.2, fill=INK, opacity=0.22
    )


def tree() -> str:
    """A round tree; its foot is the origin."""
    return (
        _ground(9)
        + shape("M-2 0v-10h4v10z", fill="#8a6238", **_PEN)
        + shape(
            "M-11 -14q-3 -8 5 -10q1 -8 8 -7q8 0 8 8q6 4 2 10q-3 6 -11 4q-9 2 -12 -5z",
            fill=_LEAF,
            **_PEN,
        )
        + shape("M2 -10q8 1 9 -7M-6 -20q2 -4 6 -4", fill="none", stroke=_LEAF_DEEP, stroke_width=2)
    )


def fir() -> str:
    """A fir; its foot is the origin."""
    return (
        _ground(8)
        + shape("M-1.5 0v-7h3v7z", fill="#8a6238", **_PEN)
        + shape("M-10 -6L0 -20L10 -6z", fill=_FIR, **_PEN)
        + shape("M-8 -15L0 -28L8 -15z", fill=_FIR, **_PEN)
        + shape("M-6 -23L0 -34L6 -23z", fill=pair("#6f9c74", "#44704f"), **_PEN)
    )


def cypress() -> str:
    """A slender tree of the south; its foot is the origin."""
    return (
        _ground(6)
        + shape("M-1.5 0v-6h3v6z", fill="#8a6238", **_PEN)
        + shape("M0 -42q9 22 4 34q-4 4 -8 0q-5 -12 4 -34z", fill=pair("#6d9160", "#3f5f3a"), **_PEN)
        + shape(
            "M2 -30q3 12 0 20", fill="none", stroke=pair("#557a4c", "#2c4729"), stroke_width=1.4
        )
    )


def bush() -> str:
    """A low bush."""
    return shape("M-12 0q-3 -8 5 -9q5 -7 11 0q8 0 7 9z", fill=pair("#93b573", "#54713f"), **_PEN)


def cactus() -> str:
    """A cactus with two arms."""
    return _ground(8) + shape(
        "M-3 0v-14q-9 1 -9 -9v-4q4 -2 5 1v3q0 4 4 3v-14q3 -5 6 0v18q4 1 4 -3v-6q3 -3 5 0v6"
        "q0 9 -9 9v10z",
        fill=pair("#86ab72", "#4b6f45"),
        **_PEN,
    )


def rocks() -> str:
    """A few stones."""
    return shape("M-13 0l3 -9l8 -4l7 5l1 8z", fill=_ROCK, **_PEN) + shape(
        "M3 0l2 -6l6 -2l5 8z", fill=pair("#d6cfbf", "#8d8573"), **_PEN
    )


def reeds() -> str:
    """Reeds at the water's edge."""
    return shape(
        "M-8 0q1 -12 -3 -20M-3 0q0 -14 1 -25M3 0q0 -11 4 -18M8 0q1 -8 5 -13",
        fill="none",
        stroke=pair("#64875a", "#547a4c"),
        stroke_width=1.8,
        stroke_linecap="round",
    ) + shape("M-2 -25v-7M7 -18l2 -6", stroke="#8a5a31", stroke_width=3.4, stroke_linecap="round")


def tufts(places: tuple[tuple[float, float], ...]) -> str:
    """Grass here and there."""
    data = "".join(
        f"M{n(x)} {n(y)}l-3 -6M{n(x + 2)} {n(y)}v-8M{n(x + 4)} {n(y)}l3 -6" for x, y in places
    )
    return shape(
        data,
        stroke=pair("#7d9a63", "#55703f"),
        stroke_width=1.3,
        stroke_linecap="round",
        opacity=0.8,
    )


def house() -> str:
    """A small house; the middle of its base is the origin."""
    return (
        _ground(16)
        + rect(-12, -13, 24, 13, fill=_WALL, **_PEN)
        + shape("M-15 -12L-6 -23H9L15 -12z", fill=_ROOF, **_PEN)
        + rect(-7, -9, 5, 9, fill="#8a6238")
        + rect(3, -9, 5, 5, fill=pair("#8fb4c9", "#ffd877"))
    )


def chapel() -> str:
    """A village church with its tower."""
    return (
        house()
        + rect(-25, -26, 12, 26, fill=_WALL, **_PEN)
        + shape("M-27 -25L-19 -43L-11 -25z", fill=_ROOF, **_PEN)
        + shape("M-19 -43v-8M-22 -48h6", **{**_PEN, "fill": "none"})
        + rect(-21.5, -20, 5, 8, rx=2.5, fill="#8a6238")
    )


def chateau() -> str:
    """A castle among hills, far away."""

    def tower(x: float, high: float) -> str:
        return rect(x - 7, -high, 14, high, fill=_WALL, **_PEN) + shape(
            f"M{n(x - 9)} {n(-high)}L{n(x)} {n(-high - 17)}L{n(x + 9)} {n(-high)}z",
            fill=_ROOF,
            **_PEN,
        )

    return (
        rect(-30, -24, 60, 24, fill=pair("#ead7ad", "#97825c"), **_PEN)
        + shape(
            "M-30 -24v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5",
            fill=pair("#ead7ad", "#97825c"),
            **_PEN,
        )
        + tower(-30, 36)
        + tower(30, 36)
        + tower(6, 46)
        + shape("M-5 0v-9q5 -7 10 0v9z", fill="#8a6238")
    )


def hill(x: float, ridge: str, base: float, fill: str) -> str:
    """A hill washed with colour: its ridge from x on, and how far down it reaches."""
    line = f"M{n(x)} {ridge}"
    return shape(f"{line}V{n(base)}H{n(x)}z", fill=fill) + shape(
        line, fill="none", stroke=INK, stroke_width=1, opacity=0.6
    )


def compass() -> str:
    """A rose of the winds."""
    point = "M0 -30L5 -5L0 0z"
    dark = "M0 -30L-5 -5L0 0z"
    star = "".join(
        group(
            shape(point, fill="#fffaf0", **_PEN) + shape(dark, fill="#8a3b2b", **_PEN),
            transform=f"rotate({turn})",
        )
        for turn in (0, 90, 180, 270)
    )
    return (
        circle(0, 0, 22, fill="none", stroke=INK, stroke_width=1.2, opacity=0.6)
        + circle(0, 0, 18, fill="none", stroke=INK, stroke_width=0.8, stroke_dasharray="2 3")
        + group(star)
        + circle(0, 0, 3, fill="#e3b341", **_PEN)
    )


def fish() -> str:
    """A fish that jumps."""
    return shape("M-9 0q9 -8 17 0l6 -4v8l-6 -4q-8 8 -17 0z", fill="#b9d9ea", **_PEN, opacity=0.75)
