"""The land around the depots: hills with vines, a castle far away, a village by the river."""

from typing import Final

from spieltisch.draw.art.palette import WATER, WATER_DEEP, WATER_LIGHT, pair
from spieltisch.draw.art.scenery import bush, chapel, chateau, cypress, hill, house, placed, tree
from spieltisch.draw.svg import group, n, shape

_NEAR: Final = pair("#c4cf92", "#46522f")
_FAR: Final = pair("#d5d9ab", "#4d5634")
_HAZE: Final = pair("#dfdcb4", "#4a4f3a")
_SKY: Final = pair("#dceaee", "#263138")
_DAWN: Final = pair("#f3ead2", "#3a352c")
_MEADOW: Final = pair("#d2da9f", "#3c472a")
_FIELDS: Final = (
    pair("#c2d189", "#44532d"),
    pair("#e0d591", "#554d29"),
    pair("#b9ca86", "#3a4a29"),
)


def _vines(x: float, y: float, rows: int, width: float) -> str:
    """Rows of vines down a slope."""
    lines = "".join(
        f"M{n(x + row * 5)} {n(y + row * 9)}q{n(width / 2)} -7 {n(width)} 0" for row in range(rows)
    )
    stems = shape(lines, fill="none", stroke="#8f7a45", stroke_width=1.2, opacity=0.8)
    leaves = shape(
        lines,
        fill="none",
        stroke=pair("#7c9650", "#6a8344"),
        stroke_width=5,
        stroke_dasharray="0.1 8",
        stroke_linecap="round",
    )
    return stems + leaves


def make(low: float) -> str:
    """The four corners around the ring of depots; `low` is where the lowest depot ends."""
    upper = (
        hill(8, "168q60 -46 120 -20q50 -34 92 -8", 238, _HAZE)
        + hill(8, "192q70 -28 118 -8q44 -18 94 2", 238, _FAR)
        + placed(116, 150, 0.85, chateau())
        + _vines(24, 184, 4, 74)
        + placed(186, 184, 0.85, cypress())
        + placed(200, 190, 0.7, cypress())
        + hill(420, "150q54 -30 104 -8q52 -30 108 4", 238, _HAZE)
        + hill(420, "180q60 -24 112 -6q44 -16 100 4", 238, _FAR)
        + placed(548, 176, 0.8, chapel())
        + placed(584, 180, 0.75, house())
        + placed(610, 182, 0.8, tree())
        + placed(446, 178, 0.8, tree())
        + _vines(452, 186, 3, 66)
    )
    top = low - 96
    lower = (
        hill(8, f"{n(top + 34)}q60 -32 116 -8q52 -20 96 0", low + 30, _NEAR)
        + _vines(20, top + 44, 5, 92)
        + placed(150, top + 52, 0.9, tree())
        + placed(182, top + 60, 0.7, bush())
        + placed(196, top + 74, 0.95, cypress())
        + hill(420, f"{n(top + 30)}q60 -24 110 -4q52 -24 102 0", low + 30, _NEAR)
        + placed(470, top + 62, 0.95, house())
        + placed(498, top + 66, 0.8, tree())
        + placed(440, top + 56, 0.9, cypress())
        + _vines(516, top + 44, 5, 88)
        + placed(604, top + 46, 0.7, bush())
    )
    return group(_ground(low), upper, lower, _river(low + 62), opacity=0.85)


def _ground(low: float) -> str:
    """Sky over the hills, and fields from there down to the river."""
    fields = (
        "M8 300q90 -26 210 4l-30 130q-90 -20 -180 6z",
        "M632 300q-90 -26 -210 4l30 130q90 -20 180 6z",
        f"M8 {n(low - 300)}q100 -30 230 6l-20 120q-110 -26 -210 6z",
        f"M632 {n(low - 300)}q-100 -30 -230 6l20 120q110 -26 210 6z",
    )
    return group(
        shape("M8 30q0 -21 22 -21h580q22 0 22 21v130H8z", fill=_SKY),
        shape("M8 120q150 -26 312 0t312 0v60H8z", fill=_DAWN),
        shape(f"M8 176q150 -22 312 0t312 0V{n(low + 40)}H8z", fill=_MEADOW),
        *(shape(path, fill=_FIELDS[at % 3]) for at, path in enumerate(fields)),
    )


def _river(y: float) -> str:
    """The water under the bridge."""
    there, back = "q80 -7 160 0t160 0t160 0t146 0", "q-80 7 -160 0t-160 0t-160 0t-146 0"
    edge = f"M7 {n(y - 34)}{there}V{n(y + 28)}{back}z"
    waves = "".join(
        f"M{n(x)} {n(y + dy)}q5 -4 10 0t10 0" for x, dy in ((8, -12), (6, 8), (614, -14), (612, 10))
    )
    return shape(edge, fill=WATER, stroke=WATER_DEEP, stroke_width=1.5) + shape(
        waves, fill="none", stroke=WATER_LIGHT, stroke_width=1.6
    )


def duchy_land(wide: float) -> str:
    """The land of a duchy: a meadow below the sky; below it the paper for what is stored."""
    right = n(wide - 8)
    quarter, half = n(wide / 4), n(wide / 2 - 8)
    return group(
        shape(f"M8 30q0 -21 22 -21H{n(wide - 30)}q22 0 22 21v150H8z", fill=_SKY),
        shape(f"M8 112q{quarter} -40 {half} -8T{right} 104v106H8z", fill=_HAZE),
        shape(
            f"M8 180q{quarter} -30 {half} -4T{right} 176V560Q{n(wide / 2)} 600 8 560z",
            fill=_MEADOW,
        ),
        shape("M8 330q90 -26 190 4v230Q60 580 8 560z", fill=_FIELDS[0]),
        shape(f"M{right} 300q-110 -26 -220 4v270q160 4 220 -14z", fill=_FIELDS[1]),
        opacity=0.7,
    )


def around_duchy() -> str:
    """A few trees and a farm where a duchy leaves room; small duchies do without."""
    return group(
        placed(36, 190, 0.9, cypress()),
        placed(52, 200, 0.75, cypress()),
        placed(80, 128, 0.95, tree()),
        placed(34, 116, 0.85, bush()),
        placed(598, 196, 0.95, tree()),
        placed(620, 202, 0.8, cypress()),
        placed(584, 462, 1.0, house()),
        placed(610, 452, 0.9, tree()),
        placed(562, 470, 0.7, bush()),
        _vines(566, 478, 3, 48),
        class_="fine",
        opacity=0.8,
    )
