"""What grows around Boonlake: the ground between the regions, and the banks of the river."""

from typing import Final

from spieltisch.draw.art.palette import WATER_LIGHT, pair
from spieltisch.draw.art.scenery import (
    bush,
    cactus,
    compass,
    fir,
    fish,
    placed,
    reeds,
    rocks,
    tree,
    tufts,
)
from spieltisch.draw.svg import gradient, shape

_FIRS: Final = ((388, 122, 1.0), (408, 130, 0.85), (36, 268, 0.9), (22, 246, 0.75), (50, 250, 0.7))
_TREES: Final = (
    (818, 118, 1.0),
    (846, 126, 0.8),
    (722, 296, 0.95),
    (478, 520, 1.1),
    (502, 534, 0.8),
)
_BUSHES: Final = (
    (796, 122, 0.8),
    (744, 300, 0.9),
    (458, 534, 0.9),
    (404, 742, 1.0),
    (432, 746, 0.7),
)
_CACTI: Final = ((832, 640, 1.15), (858, 662, 0.85), (776, 742, 0.9))
_ROCKS: Final = ((362, 388, 0.9), (806, 748, 0.9), (850, 296, 0.8), (528, 538, 0.7))
_REEDS: Final = ((34, 622, 0.9), (52, 632, 0.75), (30, 748, 0.8), (392, 700, 0.8))
_TUFTS: Final = (
    (26, 300),
    (404, 196),
    (452, 122),
    (600, 292),
    (762, 270),
    (836, 236),
    (470, 410),
    (560, 500),
    (424, 560),
    (420, 668),
    (856, 600),
    (840, 704),
    (50, 600),
    (446, 700),
)
_DARK: Final = pair("#5e95bb", "#224e6e")
_FISH: Final = ((900, 258, 0), (894, 640, 1), (560, 794, 0), (610, 426, 1))


def paints() -> str:
    """The ground between the regions, and the light on their hexes."""
    return gradient(
        "ground-plain",
        pair("#eaf0cf", "#33402e"),
        pair("#d3e2b8", "#28352a"),
        pair("#dfdcb2", "#322f22"),
        slanted=True,
    )


def ground() -> str:
    """Trees, rocks and grass between the regions."""
    parts = [tufts(_TUFTS)]
    for places, drawing in (
        (_FIRS, fir()),
        (_TREES, tree()),
        (_BUSHES, bush()),
        (_CACTI, cactus()),
        (_ROCKS, rocks()),
        (_REEDS, reeds()),
    ):
        parts += [placed(x, y, scale, drawing) for x, y, scale in places]
    parts.append(placed(836, 718, 0.74, compass()))
    return "".join(parts)


def banks(flow: str) -> str:
    """Sand along the river."""
    bed = {"fill": "none", "stroke_linejoin": "round"}
    return shape(flow, stroke=pair("#b9a36c", "#4b4027"), stroke_width=74, **bed) + shape(
        flow, stroke=pair("#eadfb8", "#6b5b3a"), stroke_width=69, **bed
    )


def ripples(flow: str) -> str:
    """Light and shade on the water, and fish in it."""
    bed = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    lines = "".join(
        shape(flow, stroke=colour, stroke_width=1.8, stroke_dasharray=dashes, **bed, **place)
        for colour, dashes, place in (
            (_DARK, "18 34 10 52", {"transform": "translate(9 16)"}),
            (WATER_LIGHT, "12 47 22 29", {"transform": "translate(5 9)"}),
            (WATER_LIGHT, "14 22", {}),
            (_DARK, "9 38 16 43", {"transform": "translate(-6 -10)"}),
            (WATER_LIGHT, "20 57 8 31", {"transform": "translate(-10 -17)"}),
        )
    )
    swimming = "".join(placed(x, y, -0.8 if turned else 0.8, fish()) for x, y, turned in _FISH)
    return lines + swimming
