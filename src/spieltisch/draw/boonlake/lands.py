"""The four regions' ground, the building tiles and pastures that come to lie on it."""

from typing import Final

from spieltisch.draw.art.palette import INK, WHITE
from spieltisch.draw.boonlake import effects
from spieltisch.draw.svg import (
    circle,
    gradient,
    group,
    hexagon,
    path,
    pattern,
    rect,
    shape,
    symbol,
    tag,
    use,
)
from spieltisch.games.boonlake.pieces import BuildingTile, Pack, Site
from spieltisch.games.boonlake.terms import REGION_KEYS

# Boonlake, New Hope, Southern, Unknown.
BASE: Final = ("#93c6b8", "#e6cb7a", "#e0a482", "#bfb0cf")
DEEP: Final = ("#2f6b5e", "#8a6a14", "#8c4526", "#584579")
UPPER_PLOT: Final = -17.0
LOWER_PLOT: Final = 15.0
_PLOT: Final = 71.0
_FULL_PLOT: Final = 75.0
"""How wide the signs on a building site may be."""


_LIGHT: Final = (
    '<stop offset="0" stop-color="#fff" stop-opacity=".38"/><stop offset=".55" stop-color="#fff"'
    ' stop-opacity="0"/><stop offset="1" stop-color="#3b2b1d" stop-opacity=".16"/>'
)


def _vignette(data: str, region: int, fill: str) -> str:
    """Something that grows or rises in a region, at the foot of its hexes."""
    pen = {"stroke": DEEP[region], "stroke_width": 1.3, "stroke_linejoin": "round"}
    return shape(data, fill=fill, opacity=0.85, **pen)


# Reeds by a pond, sheaves, dunes, mountains with snow.
_VIGNETTES: Final = (
    _vignette("M-19 33q19 -8 38 0q-19 8 -38 0z", 0, "#7fb2d3")
    + _vignette("M-14 31v-11M-10 31v-14M-6 30v-9M8 30v-12M12 31v-9", 0, "none"),
    _vignette(
        "M-16 34l3 -15q2 -3 4 0l3 15zM-3 37l3 -17q2 -3 4 0l3 17zM9 34l3 -14q2 -3 4 0l2 14z",
        1,
        "#f3dd92",
    )
    + _vignette("M-14 28h7M-1 30h8M11 28h6", 1, "none"),
    _vignette("M-26 32q12 -14 24 -3q10 -11 26 3q-25 8 -50 0z", 2, "#efc09f")
    + _vignette("M-16 28q6 -5 12 -1M6 28q5 -4 10 0", 2, "none"),
    _vignette("M-24 33L-9 17L-1 27L9 15L25 33q-24 7 -49 0z", 3, "#a897c0")
    + _vignette("M-9 17l-5 6l4 -1l2 3l3 -3zM9 15l-5 7l4 -2l2 3l5 -2z", 3, WHITE),
)


def paints() -> str:
    """Grounds and patterns of the regions."""
    reeds = shape("M4 16v-9M8 16v-13M12 16v-8M20 6q4 -4 8 0t8 0", fill="none", stroke=DEEP[0])
    wheat = shape("M4 18l6 -14M10 4l-3 6M10 4l1 6M20 18l6 -14M26 4l-3 6M26 4l1 6", stroke=DEEP[1])
    dunes = shape("M0 8q8 -8 16 0t16 0M-8 18q8 -8 16 0t16 0", fill="none", stroke=DEEP[2])
    peaks = shape("M2 16l7 -12l7 12M18 18l5 -8l5 8", fill="none", stroke=DEEP[3])
    marks = (reeds, wheat, dunes, peaks)
    made = [
        gradient("ground-tile", "#f4ead2", "#dcc9a0"),
        gradient("ground-pasture", "#c6df93", "#86b04f"),
    ]
    made.append(tag("linearGradient", _LIGHT, id="ground-light", x1=0, y1=0, x2=0.6, y2=1))
    made.append(gradient("ground-water", "#8fbfdb", "#5b93ba"))
    for region, name in enumerate(REGION_KEYS):
        made.append(pattern(f"region-{name}", 32, 20, marks[region]))
    return "".join(made)


def symbols(pack: Pack) -> str:
    """Regions' hexes, every building tile, the pasture."""
    made = [symbol(f"land-{name}", _land(region)) for region, name in enumerate(REGION_KEYS)]
    made += [symbol(f"tile-{tile.key}", _tile(tile)) for tile in pack.tiles]
    made.append(symbol("tile-pasture", _pasture()))
    return "".join(made)


def _land(region: int) -> str:
    name = REGION_KEYS[region]
    return (
        shape(hexagon(0, 0, 49), fill=DEEP[region])
        + shape(hexagon(0, 0, 47), fill=BASE[region])
        + shape(hexagon(0, 0, 47), fill=f"url(#region-{name})", opacity=0.35)
        + shape(hexagon(0, 0, 47), fill="url(#ground-light)")
        + shape(hexagon(0, 0, 45), fill="none", stroke=WHITE, stroke_width=1.2, opacity=0.5)
        + _VIGNETTES[region]
    )


def _ground(fill: str) -> str:
    return (
        shape(hexagon(0, 3, 47), fill=INK, opacity=0.5)
        + shape(hexagon(0, 0, 47), fill="#7b6240")
        + shape(hexagon(0, -1, 45), fill=fill)
        + shape(hexagon(0, -1, 45), fill="url(#paint-grain)")
    )


def _tile(tile: BuildingTile) -> str:
    plots = [_plot(site, y) for site, y in zip(tile.sites, (UPPER_PLOT, LOWER_PLOT), strict=False)]
    trees = _trees() if len(tile.sites) == 1 else ""
    return _ground("url(#ground-tile)") + trees + "".join(plots)


def _plot(site: Site, y: float) -> str:
    # Cut off at the outer corners, so that it stays inside the hex.
    out = -1 if y < 0 else 1
    corners = ((-37, -14), (-37, 3), (-19, 14), (19, 14), (37, 3), (37, -14))
    outline = path([(x, y + down * out) for x, down in corners])
    field = shape(outline, fill="#c9ab77", stroke="#7b6240", stroke_width=1.6)
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
    tufts = "".join(
        shape(
            f"M{x} {y}l-3 -8M{x + 3} {y}v-10M{x + 6} {y}l3 -8", stroke="#4d7a26", stroke_width=1.6
        )
        for x, y in ((-26, -8), (14, -18), (-8, 26), (20, 16), (-22, 20), (-4, -26))
    )
    fence = shape(
        "M-30 36h60M-30 30h60M-24 26v14M-8 26v14M8 26v14M24 26v14", stroke="#8a5a31", stroke_width=2
    )
    return _ground("url(#ground-pasture)") + tufts + fence + use("cattle", 0, -2, 26, opacity=0.25)
