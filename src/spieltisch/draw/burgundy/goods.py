"""Goods tiles: six colours, each with its own ware and the number that sells it; bonus tiles."""

from typing import Final

from spieltisch.draw.art.common import LINE
from spieltisch.draw.art.palette import INK, WHITE
from spieltisch.draw.burgundy.glyphs import numeral
from spieltisch.draw.burgundy.hexes import BASE, DEEP, NAMES
from spieltisch.draw.svg import circle, group, rect, shape, symbol, use
from spieltisch.games.burgundy import tiles

COLOURS: Final = ("#35aaa0", "#8d56a8", "#ec9bb4", "#c43a2f", "#8b5a34", "#ea8f2e")
_THIN = {**LINE, "stroke_width": 2.6}


def symbols() -> str:
    """A symbol for each ware, its back, and the bonus tiles."""
    made = [
        symbol(f"goods-{name}", _square(COLOURS[index]) + ware + _number(index + 1))
        for index, (name, ware) in enumerate(_wares())
    ]
    made.append(symbol("goods-back", _square("#b9a27c") + _knot()))
    for kind, name in enumerate(NAMES):
        made.append(symbol(f"bonus-large-{name}", _bonus(kind, 46)))
        made.append(symbol(f"bonus-small-{name}", _bonus(kind, 36)))
    return "".join(made)


def prints() -> str:
    """The wares as they are printed on trade routes: flat and pale."""
    made = []
    for index, (name, ware) in enumerate(_wares()):
        ground = rect(-44, -44, 88, 88, rx=11, fill=COLOURS[index], opacity=0.42) + rect(
            -44,
            -44,
            88,
            88,
            rx=11,
            fill="none",
            stroke=COLOURS[index],
            stroke_width=6,
            stroke_dasharray="10 6",
        )
        made.append(symbol(f"print-{name}", ground + group(ware, opacity=0.6) + _number(index + 1)))
    return "".join(made)


def _wares() -> list[tuple[str, str]]:
    drawings = (_fish(), _grapes(), _cloth(), _wine(), _barrel(), _pot())
    return list(zip(tiles.GOODS, drawings, strict=True))


def _square(fill: str) -> str:
    return (
        rect(-44, -40, 88, 88, rx=11, fill=INK, opacity=0.4)
        + rect(-44, -44, 88, 88, rx=11, fill=fill, stroke=INK, stroke_width=3)
        + rect(-38, -38, 76, 76, rx=8, fill="none", stroke=WHITE, stroke_width=2, opacity=0.7)
    )


def _number(value: int) -> str:
    return numeral(23, 22, value, 46)


def _fish() -> str:
    return (
        shape("M-32 -4q22 -26 44 0l14 -13v27l-14 -12q-22 24 -44 -2z", fill="#e9f4f2", **_THIN)
        + circle(-20, -6, 3, fill=INK)
        + shape("M-8 -12q6 8 0 15", fill="none", **_THIN)
    )


def _grapes() -> str:
    places = [(-18, -8), (-4, -8), (10, -8), (-11, 4), (3, 4), (-4, 16)]
    bunch = "".join(circle(x, y, 8.5, fill="#c9a6e0", **_THIN) for x, y in places)
    return (
        shape("M-4 -14q2 -14 12 -16M-2 -20q-16 -10 -20 2q12 6 20 -2z", fill="#9dc163", **_THIN)
        + bunch
    )


def _cloth() -> str:
    return (
        shape("M-30 -22h40v34q-20 10 -40 0z", fill="#fdf2f4", **_THIN)
        + shape("M-30 -10q20 8 40 0M-30 2q20 8 40 0", fill="none", **_THIN)
        + shape("M-34 -28h48v9h-48z", fill="#c96a87", **_THIN)
    )


def _wine() -> str:
    return (
        shape("M-10 -34h14v16q12 6 12 18v26h-38v-26q0 -12 12 -18z", fill="#5d7f4e", **_THIN)
        + rect(-22, 0, 38, 16, fill="#fff3d6", **_THIN)
        + circle(-3, 8, 4, fill="#7c1f2b")
    )


def _barrel() -> str:
    return (
        shape("M-24 -26q20 -7 40 0q8 24 0 48q-20 7 -40 0q-8 -24 0 -48z", fill="#d3a066", **_THIN)
        + shape("M-28 -12q24 6 48 0M-28 8q24 6 48 0", fill="none", **_THIN)
        + shape("M-10 -28q-4 24 0 52M4 -28q4 24 0 52", fill="none", stroke=INK, stroke_width=1.4)
    )


def _pot() -> str:
    return (
        shape(
            "M-16 -26h24l-4 9q18 8 14 26q-4 16 -22 16t-22 -16q-3 -18 14 -26z",
            fill="#f7d9a6",
            **_THIN,
        )
        + shape("M-25 2q20 8 42 0", fill="none", **_THIN)
        + shape("M-20 -14q-14 4 -7 14", fill="none", **_THIN)
    )


def _knot() -> str:
    """A string around the parcel, and a label for how many there are."""
    return shape("M-44 0H44M0 -44V44", stroke=INK, stroke_width=4, opacity=0.45) + circle(
        0, 0, 29, fill="#fff6dc", **_THIN
    )


def _bonus(kind: int, size: float) -> str:
    return (
        rect(-size, -size * 0.72 + 4, 2 * size, size * 1.44, rx=10, fill=INK, opacity=0.4)
        + rect(
            -size,
            -size * 0.72,
            2 * size,
            size * 1.44,
            rx=10,
            fill=BASE[kind],
            stroke=INK,
            stroke_width=3,
        )
        + rect(
            -size + 5,
            -size * 0.72 + 5,
            2 * size - 10,
            size * 1.44 - 10,
            rx=6,
            fill="none",
            stroke=DEEP[kind],
            stroke_width=2.5,
        )
        + use(f"sign-{NAMES[kind]}", -size * 0.42, 0, size * 1.15)
    )
