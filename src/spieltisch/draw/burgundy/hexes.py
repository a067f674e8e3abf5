"""The six kinds of land: each has its colour, its pattern and its sign, on spaces and tiles."""

from typing import Final

from spieltisch.draw.art.common import HOLLOW
from spieltisch.draw.art.palette import INK, WHITE, pair
from spieltisch.draw.svg import (
    circle,
    gradient,
    hex_points,
    hexagon,
    path,
    pattern,
    rect,
    shape,
    symbol,
    tag,
)
from spieltisch.games.burgundy import tiles

LIGHT: Final = ("#f0d3ae", "#fdeb9e", "#b9daf0", "#dcedb0", "#8dbd9a", "#d9dce0")
OPEN: Final = tuple(
    pair(day, night)
    for day, night in zip(
        LIGHT, ("#6b4c30", "#77621c", "#2f5a7c", "#566d2c", "#255039", "#53585f"), strict=True
    )
)
"""Spaces on which nothing lies yet."""
BASE: Final = ("#cf9560", "#f2c22c", "#4288c0", "#9cc84f", "#2f6f49", "#8f959d")
DEEP: Final = ("#8a5426", "#a97a05", "#1c4d7a", "#557f1f", "#143f29", "#474c54")
NAMES: Final = tiles.KINDS
BLACK: Final = len(NAMES)
"""Stands for the black backs where a kind is asked for."""

RADIUS: Final = 50.0


def paints() -> str:
    """A gradient and a pattern for each kind."""
    gradients = "".join(
        gradient(f"land-{name}", LIGHT[kind], BASE[kind], BASE[kind], slanted=True)
        for kind, name in enumerate(NAMES)
    )
    return gradients + "".join(_patterns()) + gradient("land-black", "#5a544e", "#332e2a")


def _patterns() -> list[str]:
    bricks = shape("M0 5h16M0 11h16M4 5v6M12 11v6M12 -1v6", stroke=DEEP[0], stroke_width=1)
    crosses = shape("M8 4v8M4 8h8", stroke=DEEP[1], stroke_width=1.3) + circle(
        16, 16, 1.2, fill=DEEP[1]
    )
    waves = shape("M0 5q4 -5 8 0t8 0M0 12q4 -5 8 0t8 0", fill="none", stroke=DEEP[2])
    grass = shape("M3 8l1 -6M5 8v-5M7 8l-1 -6M13 15l1 -6M15 15v-5M17 15l-1 -6", stroke=DEEP[3])
    hatch = shape("M0 0v8M4 0v8", stroke="#d9ead9", stroke_width=0.9)
    stones = shape("M2 6l3 -4l4 2l-1 4zM11 13l2 -4l4 1l1 4l-4 2z", fill="none", stroke=DEEP[5])
    return [
        pattern("grain-building", 16, 12, bricks),
        pattern("grain-monastery", 18, 18, crosses),
        pattern("grain-ship", 16, 14, waves),
        pattern("grain-livestock", 20, 16, grass),
        pattern("grain-castle", 8, 8, hatch, turn=45),
        pattern("grain-mine", 20, 18, stones),
    ]


def symbols() -> str:
    """Spaces, tile grounds and backs of every kind, and the kinds' signs."""
    made = []
    for kind, name in enumerate(NAMES):
        made.append(symbol(f"space-{name}", _space(kind), ground=True))
        made.append(symbol(f"back-{name}", ground(kind) + _sign(kind, 0, 0, 1.9)))
        made.append(symbol(f"sign-{name}", _sign(kind, 0, 0, 3.4)))
    made.append(symbol("back-black", black_ground()))
    made.append(symbol("hole", _hole(), ground=True))
    return "".join(made)


def _space(kind: int) -> str:
    """An empty space of a duchy: pale, with the kind's pattern and sign. Numbers come on top."""
    name = NAMES[kind]
    return (
        shape(hexagon(0, 0, RADIUS), fill=DEEP[kind])
        + shape(hexagon(0, 0, 47), fill=OPEN[kind])
        + shape(hexagon(0, 0, 47), fill=f"url(#grain-{name})", opacity=0.42)
        + shape(hexagon(0, 0, 46), fill="none", stroke=BASE[kind], stroke_width=5)
        + _sunken(43)
    )


def ground(kind: int) -> str:
    """The ground of a tile: thick cardboard in the kind's full colour."""
    name = NAMES[kind]
    return (
        shape(hexagon(4, 6, 48), fill=INK, opacity=0.36)
        + shape(hexagon(1, 3.5, 48), fill=INK)
        + shape(hexagon(0, 0, 48), fill=DEEP[kind])
        + shape(hexagon(0, -1, 46), fill=f"url(#land-{name})")
        + shape(hexagon(0, -1, 46), fill=f"url(#grain-{name})", opacity=0.28)
        + _edge(LIT, 44.5, WHITE, 2.6, 0.85)
        + _edge(SHADED, 44.5, DEEP[kind], 2.6, 0.6)
    )


def black_ground() -> str:
    """The black back of a tile."""
    return (
        shape(hexagon(4, 6, 48), fill=INK, opacity=0.36)
        + shape(hexagon(1, 3.5, 48), fill=INK)
        + shape(hexagon(0, 0, 48), fill="url(#land-black)")
        + _edge(LIT, 44.5, "#b9ac97", 2, 0.8)
        + shape(hexagon(0, -1, 38), fill="none", stroke="#b9ac97", stroke_width=1.2, opacity=0.7)
    )


def _hole() -> str:
    return shape(hexagon(0, 0, 47), fill=HOLLOW, opacity=0.2) + _sunken(46)


LIT: Final = (4, 5, 0, 1)
SHADED: Final = (1, 2, 3, 4)


def _edge(corners: tuple[int, ...], radius: float, colour: str, width: float, strong: float) -> str:
    """Some edges of a hex, as the light from the upper left finds them."""
    points = hex_points(0, -1, radius)
    line = path([points[corner] for corner in corners], closed=False)
    return shape(line, fill="none", stroke=colour, stroke_width=width, opacity=strong)


def _sunken(radius: float) -> str:
    """A hollow: shade below its upper edges, light on the lower ones."""
    return _edge(LIT, radius, HOLLOW, 3.4, 0.32) + _edge(SHADED, radius, WHITE, 2, 0.4)


def _sign(kind: int, x: float, y: float, size: float) -> str:
    """The kind's sign: house, cross, sail, animal, tower, pick."""
    drawings = (
        shape("M-9 9v-9l9 -9l9 9v9zM-3 9v-6h6v6", fill=WHITE),
        shape("M-2.5 -10h5v6h6v5h-6v9h-5v-9h-6v-5h6z", fill=WHITE),
        shape("M-10 4h20l-4 6h-12zM-1 2v-12l9 12zM-3 2v-9l-6 9z", fill=WHITE),
        shape("M-10 -3l3 -4h9l3 2l4 -1l1 3l-3 2v2l-2 1v6h-3v-5h-5v5h-3v-6z", fill=WHITE),
        shape("M-8 10v-12h-2v-7h4v3h4v-3h4v3h4v-3h4v7h-2v12h-5v-6h-6v6z", fill=WHITE),
        shape(
            "M-10 -5q10 -9 20 0l-3 3.500q-2.500 -3 -4.500 -3.500v15h-5v-15q-2 .500 -4.500 3.500z",
            fill=WHITE,
        ),
    )
    line = {"stroke": INK, "stroke-width": 1.6, "stroke-linejoin": "round"}
    return tag("g", drawings[kind], transform=f"translate({x} {y}) scale({size})", **line)


def kind_chip(kind: int, x: float, y: float, size: float) -> str:
    """A small hex of a kind, as effects show it on other tiles."""
    return shape(hexagon(x, y, size), fill=BASE[kind], stroke=INK, stroke_width=2) + _sign(
        kind, x, y, size / 16
    )


def any_chip(x: float, y: float, size: float) -> str:
    """A small hex of any kind."""
    return (
        shape(hexagon(x, y, size), fill=WHITE, stroke=INK, stroke_width=2)
        + rect(x - size * 0.42, y - 2, size * 0.84, 4, fill=INK)
        + rect(x - 2, y - size * 0.42, 4, size * 0.84, fill=INK)
    )
