"""The faces of tiles that expansions bring: white castle, inn, and a tile turned over."""

from math import cos, pi, sin

from spieltisch.draw.art.common import LINE
from spieltisch.draw.art.palette import GOLD, INK, WHITE, WOOD
from spieltisch.draw.burgundy.glyphs import plus, white_die
from spieltisch.draw.burgundy.hexes import BASE, black_ground, ground
from spieltisch.draw.svg import circle, group, hexagon, rect, shape, symbol
from spieltisch.games.burgundy import tiles

_THIN = {**LINE, "stroke_width": 2.2}


def symbols() -> str:
    """A symbol `tile-<word>` for each."""
    castle = _white_castle()
    return (
        symbol("tile-white-castle", ground(tiles.BUILDING) + castle + white_die(0, 28, 25))
        + symbol("glyph-white-castle", castle)
        + symbol("tile-inn", _wild_ground() + _inn())
        + symbol("tile-face-down", black_ground() + _knot() + _any_colour(38))
    )


def _white_castle() -> str:
    """A palace in white stone under blue roofs."""
    roof = "#5b7fa6"
    return (
        shape("M-30 14v-26h60v26z", fill=WHITE, **_THIN)
        + shape("M-36 14v-36h15v36zM21 14v-36h15v36z", fill=WHITE, **_THIN)
        + shape("M-40 -22L-28.500 -39L-17 -22zM17 -22L28.500 -39L40 -22z", fill=roof, **_THIN)
        + shape("M-11 14v-36h22v36z", fill=WHITE, **_THIN)
        + shape("M-15 -22L0 -46L15 -22z", fill=roof, **_THIN)
        + shape("M-5 14v-9q5 -6 10 0v9z", fill=WOOD, **_THIN)
        + rect(-3, -15, 6, 9, fill=GOLD, **_THIN)
        + rect(-31, -14, 5, 8, fill=GOLD, **_THIN)
        + rect(26, -14, 5, 8, fill=GOLD, **_THIN)
    )


def _wild_ground() -> str:
    """The ground of a tile that goes on any colour: pale, with all six around its edge."""
    return (
        shape(hexagon(0, 3, 48), fill=INK, opacity=0.55)
        + shape(hexagon(0, 0, 48), fill=INK)
        + shape(hexagon(0, 0, 46.5), fill="#f3e3bd")
        + _any_colour(40)
    )


def _any_colour(far: float) -> str:
    """A dot of every colour, one at each corner."""
    return "".join(
        circle(
            far * sin(pi / 3 * turn),
            -far * cos(pi / 3 * turn),
            6.5,
            fill=BASE[turn],
            stroke=WHITE,
            stroke_width=1.4,
        )
        for turn in range(6)
    )


def _inn() -> str:
    """A house with a tankard on its sign."""
    house = (
        shape("M-26 20v-26h40v26z", fill="#fbf0d9", **_THIN)
        + shape("M-31 -6L-6 -27L19 -6z", fill="#8a3b2b", **_THIN)
        + shape("M-26 8h40M-13 -6v14M1 -6v14", fill="none", stroke=WOOD, stroke_width=2.6)
        + shape("M-10 20v-9q5 -5 10 0v9z", fill=WOOD, **_THIN)
        + rect(-22, -2, 7, 7, fill="#f3c64f", **_THIN)
        + rect(3, -2, 7, 7, fill="#f3c64f", **_THIN)
    )
    sign = (
        shape("M14 -12h17v6", fill="none", **_THIN)
        + rect(21, -6, 15, 18, rx=3, fill=GOLD, **_THIN)
        + shape("M21 -2q7.500 -8 15 0z", fill=WHITE, **_THIN)
        + shape("M36 -1q7 0 6 6t-6 5", fill="none", **_THIN)
    )
    return group(house, sign) + plus(-8, 30, 13) + shape(hexagon(8, 30, 8), fill=WHITE, **_THIN)


def _knot() -> str:
    return circle(0, 0, 20, fill="none", stroke="#b9ac97", stroke_width=2) + shape(
        "M0 -15l4 9l10 1l-7.500 6l2.500 10l-9 -5l-9 5l2.500 -10l-7.500 -6l10 -1z", fill="#b9ac97"
    )
