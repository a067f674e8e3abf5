"""The four regions' ground, the building tiles and pastures that come to lie on it."""

from typing import Final

from spieltisch.draw.art.palette import INK, WHITE, pair
from spieltisch.draw.boonlake import effects
from spieltisch.draw.svg import (
    circle,
    gradient,
    group,
    hex_points,
    hexagon,
    path,
    rect,
    shape,
    symbol,
    tag,
)
from spieltisch.games.boonlake.pieces import BuildingTile, Pack, Site
from spieltisch.games.boonlake.terms import REGION_KEYS

# Boonlake, New Hope, Southern, Unknown.
BASE: Final = (
    pair("#93c6b8", "#3d6f66"),
    pair("#e6cb7a", "#8a7234"),
    pair("#e0a482", "#8d5839"),
    pair("#bfb0cf", "#61527c"),
)
DEEP: Final = ("#2f6b5e", "#8a6a14", "#8c4526", "#584579")
FAR: Final = (
    pair("#b9ddcf", "#4d8077"),
    pair("#f0dc9b", "#9c8343"),
    pair("#efc4a4", "#a06a48"),
    pair("#d8cce3", "#73648f"),
)
"""The ground of each region towards its horizon."""
UPPER_PLOT: Final = -17.0
LOWER_PLOT: Final = 15.0
_PLOT: Final = 71.0
_FULL_PLOT: Final = 75.0
"""How wide the signs on a building site may be."""


_LIGHT: Final = (
    '<stop offset="0" stop-color="#fff" stop-opacity=".38"/><stop offset=".55" stop-color="#fff"'
    ' stop-opacity="0"/><stop offset="1" stop-color="#3b2b1d" stop-opacity=".16"/>'
)


def _drawn(data: str, region: int, fill: str = "none", width: float = 1.3) -> str:
    """Something that grows or rises in a region."""
    pen = {"stroke": DEEP[region], "stroke_width": width, "stroke_linejoin": "round"}
    return shape(data, fill=fill, stroke_linecap="round", **pen)


def _near(ridge: str, fill: str) -> str:
    """The ground in front, from a ridge down to the foot of the hex."""
    return shape(f"M-40.7 {ridge}V23.500L0 47L-40.7 23.500z", fill=fill)


def _lake() -> str:
    """Meadows by the water, with reeds and a fish."""
    water, glint = pair("#7fb2d3", "#2f5f82"), pair("#dcecf4", "#8fb9d2")
    return (
        shape("M-40.7 -4q14 -11 30 -3q18 -12 51.4 1v-17.500L0 -47L-40.7 -23.500z", fill=FAR[0])
        + _near("16q16 -9 34 -4q22 7 47.4 -3", water)
        + shape("M-22 24h13M-2 30h16M-12 36h10M12 22h11", stroke=glint, stroke_width=1.8)
        + _drawn("M-33 22v-14M-29 24v-17M-25 25v-12M30 21v-13M34 20v-15M26 23v-10", 0, width=1.6)
        + _drawn("M-29 7v-5M34 5v-5M-33 8v-3", 0, width=3.6)
    )


def _fields() -> str:
    """Wheat in furrows, and sheaves."""
    corn = pair("#f6e3a0", "#b5994e")
    sheaf = "M{0} {1}l4 -17q-5 -4 1 -7q3 3 3 0q0 3 3 0q6 3 1 7l4 17q-8 3 -16 0z"
    return (
        shape("M-40.7 -2q20 -12 42 -4q18 -8 39.4 1v-18.500L0 -47L-40.7 -23.500z", fill=FAR[1])
        + _near("12q20 -8 42 -3q20 -4 39.4 1", pair("#dab95b", "#77602a"))
        + _drawn("M-38 20q20 -6 38 -4M-34 27q18 -6 34 -5M-20 35q12 -5 22 -5M10 17q14 -2 29 0", 1)
        + "".join(_drawn(sheaf.format(x, y), 1, corn) for x, y in ((-33, 30), (19, 30), (-6, 43)))
        + _drawn("M-29 19h8M23 19h8M-2 32h8", 1, width=2)
    )


def _desert() -> str:
    """Dunes under a low sun, a cactus and a skull of rock."""
    return (
        circle(24, -14, 9, fill=pair("#f9dda0", "#d08b4e"))
        + shape("M-40.7 2q18 -16 38 -3q20 -10 43.4 -1v6h-81.4z", fill=FAR[2])
        + _near("15q22 -13 44 -3q18 -6 37.400 1", pair("#cf8a62", "#74432a"))
        + _drawn("M-36 22q18 -9 34 -3M4 18q14 -6 32 0M-18 36q14 -5 28 -1", 2)
        + _drawn(
            "M26 33v-11q-7 1 -7 -6v-5q3 -3 5 0v4q0 2 2 2v-14q3 -4 6 0v18q3 0 3 -3v-6q2 -3 5 0v7q0 7"
            " -8 7v7z",
            2,
            pair("#8fae74", "#4f7048"),
        )
    )


def _mountains() -> str:
    """Mountains with snow, and firs at their feet."""
    snow, fir = pair("#fffaf0", "#cfc6e0"), pair("#7d9b86", "#3f5c50")
    tree = "M{0} {1}l-5 11h10zM{0} {2}l-4 9h8z"
    return (
        _drawn("M-40.7 16L-22 -12L-9 5L9 -18L27 6L33 0L40.7 9V17H-40.7z", 3, FAR[3])
        + _drawn("M-22 -12l-7 11l5 -2l3 5l5 -6zM9 -18l-8 12l6 -3l3 6l4 -5l4 2z", 3, snow)
        + _near("14q24 -8 44 -1q18 -5 37.400 0", pair("#a493bd", "#4d4065"))
        + "".join(
            _drawn(tree.format(x, y, y - 7), 3, fir)
            for x, y in ((-31, 14), (-22, 20), (29, 13), (20, 21), (-4, 30), (6, 33))
        )
    )


_LANDSCAPES: Final = (_lake, _fields, _desert, _mountains)


def paints() -> str:
    """The grounds of tiles and water, and the light on them."""
    made = [
        gradient(
            "ground-tile", pair("#f6ecd5", "#dccaa4"), pair("#dcc9a0", "#b7a176"), slanted=True
        ),
        gradient(
            "ground-pasture", pair("#cbe399", "#8fac5e"), pair("#86b04f", "#56772f"), slanted=True
        ),
    ]
    made.append(tag("linearGradient", _LIGHT, id="ground-light", x1=0, y1=0, x2=0.6, y2=1))
    made.append(gradient("ground-water", pair("#8fbfdb", "#3d7096"), pair("#5b93ba", "#24506f")))
    return "".join(made)


def symbols(pack: Pack) -> str:
    """Regions' hexes, every building tile, the pasture."""
    made = [
        symbol(f"land-{name}", _land(region), ground=True)
        for region, name in enumerate(REGION_KEYS)
    ]
    made += [symbol(f"tile-{tile.key}", _tile(tile)) for tile in pack.tiles]
    made.append(symbol("tile-pasture", _pasture()))
    return "".join(made)


def _land(region: int) -> str:
    return (
        shape(hexagon(0, 0, 49), fill=DEEP[region])
        + shape(hexagon(0, 0, 47), fill=BASE[region])
        + _LANDSCAPES[region]()
        + shape(hexagon(0, 0, 47), fill="url(#ground-light)")
        + shape(hexagon(0, 0, 46), fill="none", stroke=WHITE, stroke_width=1.2, opacity=0.4)
    )


def _ground(fill: str) -> str:
    """A tile of thick cardboard that lies on the board: shadow, side, face, light on two edges."""
    return (
        shape(hexagon(3.5, 5, 47), fill=INK, opacity=0.34)
        + shape(hexagon(1, 3, 47), fill="#4d3a22")
        + shape(hexagon(0, 0, 47), fill="#8a6f49")
        + shape(hexagon(0, -1, 45), fill=fill)
        + shape(hexagon(0, -1, 45), fill="url(#paint-grain)")
        + shape(EDGE, fill="none", stroke=WHITE, stroke_width=1.8, opacity=0.75)
    )


EDGE: Final = path([hex_points(0, -1, 44)[corner] for corner in (4, 5, 0, 1)], closed=False)
"""The edges of a tile on which the light falls."""


def _tile(tile: BuildingTile) -> str:
    plots = [_plot(site, y) for site, y in zip(tile.sites, (UPPER_PLOT, LOWER_PLOT), strict=False)]
    trees = _trees() if len(tile.sites) == 1 else ""
    return _ground("url(#ground-tile)") + trees + "".join(plots)


def _plot(site: Site, y: float) -> str:
    # Cut off at the outer corners, so that it stays inside the hex.
    out = -1 if y < 0 else 1
    corners = ((-37, -14), (-37, 3), (-19, 14), (19, 14), (37, 3), (37, -14))
    outline = path([(x, y + down * out) for x, down in corners])
    field = shape(outline, fill="#cdb07d", stroke="#7b6240", stroke_width=1.6)
    shown = [effects.look(effect) for effect in site.on_develop]
    if site.settlement_vp:
        number = f"+{site.settlement_vp}" if site.settlement_vp > 0 else f"−{-site.settlement_vp}"
        shown += [("settlement", number)]
    size = 22 if len(shown) == 1 else 17
    most = _PLOT if len(shown) < 3 else _FULL_PLOT
    return group(
        field,
        rect(-36, y - 11, 72, 21, rx=4, fill=WHITE, opacity=0.6),
        effects.marks(shown, 0, y, size, most) if shown else circle(0, y, 5, fill="#9c7d4c"),
    )


def _trees() -> str:
    def tree(x: float, y: float) -> str:
        return shape(
            f"M{x} {y}l-9 15h18zM{x} {y - 9}l-7 12h14z", fill="#6f9a55", stroke=INK
        ) + rect(x - 1.5, y + 15, 3, 5, fill="#6f4524")

    return tree(-16, 12) + tree(0, 17) + tree(16, 12)


def _pasture() -> str:
    """Grass, flowers, a trough and a fence: where cattle live."""
    tufts = "".join(
        shape(
            f"M{x} {y}l-3 -8M{x + 3} {y}v-10M{x + 6} {y}l3 -8", stroke="#4d7a26", stroke_width=1.6
        )
        for x, y in ((-28, -10), (16, -20), (22, 12), (-24, 16), (-4, -28))
    )
    flowers = "".join(
        circle(x, y, 2.2, fill=fill)
        for x, y, fill in (
            (-18, -20, WHITE),
            (28, -6, "#f3d04f"),
            (-34, 4, "#f3d04f"),
            (8, 20, WHITE),
            (-10, 14, "#e2725b"),
        )
    )
    fence = shape(
        "M-34 31l34 9l34 -9M-34 25l34 9l34 -9", fill="none", stroke="#6f4524", stroke_width=3
    ) + shape("M-30 21v14M-15 25v14M0 29v14M15 25v14M30 21v14", stroke="#8a5a31", stroke_width=4)
    return _ground("url(#ground-pasture)") + tufts + flowers + fence
