"""The faces of the livestock tiles: as many animals as they count."""

from spieltisch.draw.art.palette import INK, WHITE
from spieltisch.draw.burgundy.hexes import ground
from spieltisch.draw.svg import circle, group, shape, symbol, tag, words
from spieltisch.games.burgundy import tiles

_LINE = {"stroke": INK, "stroke_width": 2.4, "stroke_linejoin": "round", "stroke_linecap": "round"}
_PLACES = {
    2: [(-15, -15), (13, 10)],
    3: [(0, -23), (-17, 6), (17, 6)],
    4: [(-14, -21), (18, -12), (-20, 8), (12, 16)],
}
_GROWN = {2: 0.62, 3: 0.55, 4: 0.5}


def symbols() -> str:
    """A symbol for each face, and one for each animal alone."""
    animals = {
        "cow": _cow(),
        "pig": _pig(),
        "sheep": _sheep(),
        "chicken": _chicken(),
        "geese": _goose(),
    }
    made = [symbol(f"glyph-{name}", drawing) for name, drawing in animals.items()]
    for name, drawing in animals.items():
        for heads in (2,) if name == "geese" else tiles.HEADS:
            word = name if name == "geese" else f"{name}-{heads}"
            made.append(symbol(f"tile-{word}", _tile(drawing, heads)))
    return "".join(made)


def _tile(animal: str, heads: int) -> str:
    herd = "".join(
        tag("g", animal, transform=f"translate({x} {y - 2}) scale({_GROWN[heads]})")
        for x, y in _PLACES[heads]
    )
    badge = group(
        circle(0, 31, 15, fill=WHITE, stroke=INK, stroke_width=2),
        words(0, 31, str(heads), 25, fill=INK, font_weight="bold"),
    )
    return ground(tiles.LIVESTOCK) + herd + badge


def _legs(fill: str, *places: float) -> str:
    return "".join(shape(f"M{x} 8v18h7v-18z", fill=fill, **_LINE) for x in places)


def _cow() -> str:
    return (
        _legs("#f7efe2", -24, -12, 8, 19)
        + shape(
            "M-28 -8q0 -12 12 -12h36q10 0 10 14v10q0 8 -9 8h-40q-9 0 -9 -9z",
            fill="#f7efe2",
            **_LINE,
        )
        + shape(
            "M-16 -19q10 -2 12 8q-4 9 -14 4zM10 -20q10 0 10 8q-8 8 -14 1zM-4 4q7 -6 14 6h-13z",
            fill="#5b3a26",
        )
        + shape("M-28 -6q-8 3 -6 22", fill="none", **_LINE)
        + shape("M24 -22q-2 -8 -8 -9M40 -22q2 -8 8 -9", fill="none", **_LINE)
        + shape("M22 -22q10 -6 20 0l-2 18q-8 9 -16 0z", fill="#5b3a26", **_LINE)
        + shape("M25 -8q7 -4 14 0v5q-7 6 -14 0z", fill="#f0b9a6", **_LINE)
        + circle(28, -15, 2, fill=WHITE)
        + circle(36, -15, 2, fill=WHITE)
    )


def _pig() -> str:
    pink = "#f2a99b"
    return (
        _legs(pink, -22, -11, 8, 17)
        + shape("M-30 0q0 -20 26 -20t30 16q2 18 -14 18h-28q-14 0 -14 -14z", fill=pink, **_LINE)
        + shape("M-30 -4q-9 0 -7 -7q5 -2 6 4", fill="none", **_LINE)
        + shape("M16 -20l2 -11l9 6zM34 -20l6 -9l3 10z", fill=pink, **_LINE)
        + circle(30, -8, 15, fill=pink, **_LINE)
        + shape("M25 -6q8 -5 15 0v7q-8 5 -15 0z", fill="#d97f70", **_LINE)
        + circle(24, -13, 2, fill=INK)
        + circle(35, -14, 2, fill=INK)
    )


def _sheep() -> str:
    return (
        _legs("#3f3630", -20, -9, 8, 17)
        + shape(
            "M-26 6q-11 -4 -5 -13q-4 -11 8 -11q4 -9 14 -4q9 -7 16 1q12 -3 12 8q9 6 2 14q2 10 -9 9"
            "q-7 8 -15 2q-8 5 -14 -1q-10 4 -9 -5z",
            fill="#fffdf6",
            **_LINE,
        )
        + shape("M22 -16q14 -6 18 4l-2 14q-9 8 -16 -2z", fill="#3f3630", **_LINE)
        + shape("M22 -14l-8 4l8 4z", fill="#3f3630", **_LINE)
        + circle(32, -10, 2.2, fill=WHITE)
    )


def _chicken() -> str:
    return (
        shape("M-6 18v12M6 18v12M-12 30h8M0 30h8", fill="none", **_LINE)
        + shape(
            "M-34 -14q8 2 12 8q10 6 20 0q6 -10 4 -24q14 -10 22 2l8 5l-8 4q2 38 -24 38"
            "q-30 0 -34 -33z",
            fill="#fbf3e0",
            **_LINE,
        )
        + shape("M6 -32q-2 -10 5 -8q3 -8 8 -1q7 -3 5 6z", fill="#c9392b", **_LINE)
        + shape("M24 -23l12 4l-11 4z", fill="#e6a32e", **_LINE)
        + shape("M24 -14q4 8 -1 9q-4 -3 -2 -9z", fill="#c9392b")
        + circle(15, -23, 2.4, fill=INK)
        + shape("M-16 2q12 10 22 -2q2 14 -12 14q-8 0 -10 -12z", fill="#dfc79a", **_LINE)
    )


def _goose() -> str:
    return (
        shape("M-8 20v10M4 20v10M-13 30h7M0 30h7", fill="none", **_LINE)
        + shape(
            "M-34 -2q12 4 22 -4q16 -4 22 -2q4 -10 2 -20q-4 -16 8 -16q12 0 10 12l-4 2"
            "q-2 26 -8 36q-8 16 -28 14q-20 -2 -24 -22z",
            fill=WHITE,
            **_LINE,
        )
        + shape("M29 -38l15 5l-14 4z", fill="#e08a2a", **_LINE)
        + circle(22, -37, 2.2, fill=INK)
        + shape("M-20 4q14 8 28 -2q-2 14 -16 14q-8 -2 -12 -12z", fill="#d9d6cc", **_LINE)
    )
