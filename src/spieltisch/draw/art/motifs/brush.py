"""How motifs are drawn: an ink line, flat colour, one shade on the side away from the light.

A motif stands on the origin, about 40 units high; the light comes from the upper left.
"""

from typing import Final

from spieltisch.draw.art.palette import INK
from spieltisch.draw.svg import circle, group, rect, shape

# What a motif's whole group carries, so that no shape has to repeat it.
PEN: Final[dict[str, object]] = {
    "stroke": INK,
    "stroke_width": 1.2,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}
SKIN: Final = "#edc9a0"
STRAW: Final = "#dfb35c"
LEAF: Final = "#7fa35f"
TIMBER: Final = "#a9713f"
DARK_TIMBER: Final = "#7a4f2b"
WALL: Final = "#f0dfbb"
BRICK: Final = "#c0694d"
ROOF: Final = "#b8614a"
SLATE: Final = "#6f7d8c"
STONE: Final = "#c3bcab"
IRON: Final = "#7b858f"
STEEL: Final = "#b9c3cb"
BRASS: Final = "#e3b341"
PAGE: Final = "#fbf3df"
GLASS: Final = "#9cc4d8"
WATER: Final = "#6fa8cc"
FLAME: Final = "#f0913a"
RED: Final = "#b5402e"
BLUE: Final = "#3f78a8"
GREEN: Final = "#5d8549"
PLUM: Final = "#7b5a92"
CLOTH: Final = "#e9e1cf"
EARTH: Final = "#b98d5a"


def ink(data: str, fill: str = "none", **more: object) -> str:
    """A shape with the ink line around it."""
    return shape(data, fill=fill, **more)


def flat(data: str, fill: str, **more: object) -> str:
    """A patch of colour without a line."""
    return shape(data, fill=fill, **{"stroke": "none", **more})


def line(data: str, colour: str = INK, width: float = 1.2) -> str:
    """A line alone."""
    return shape(data, fill="none", stroke=colour, stroke_width=width)


def box(x: float, y: float, width: float, height: float, fill: str, **more: object) -> str:
    """A rectangle by its upper left corner, with the ink line."""
    return rect(x, y, width, height, fill=fill, **more)


def ball(x: float, y: float, radius: float, fill: str, **more: object) -> str:
    """A round thing with the ink line."""
    return circle(x, y, radius, fill=fill, **more)


def shade(data: str, strength: float = 0.16) -> str:
    """The side away from the light."""
    return flat(data, INK, opacity=strength)


def light(data: str, width: float = 1.4) -> str:
    """Where the light catches an edge."""
    return shape(
        data, fill="none", stroke="#fff8e4", stroke_width=width, stroke_linecap="round", opacity=0.8
    )


def glow(x: float, y: float, radius: float) -> str:
    """Light around a lamp."""
    return circle(x, y, radius, fill="#ffe08a", stroke="none", opacity=0.35)


def turned(drawing: str, angle: float, x: float = 0, y: float = 0) -> str:
    """A drawing turned around the origin, then moved."""
    return group(drawing, transform=f"translate({x} {y}) rotate({angle})")


def moved(drawing: str, x: float, y: float, size: float = 1) -> str:
    """A drawing put somewhere, larger or smaller."""
    scale = "" if size == 1 else f" scale({size})"
    return group(drawing, transform=f"translate({x} {y}){scale}")
