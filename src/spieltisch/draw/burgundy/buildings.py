"""The faces of buildings, castles, mines and ships. Each shows what it does in its lower half."""

from spieltisch.draw.art.common import BARE, LINE, worker_figure
from spieltisch.draw.art.palette import GOLD, RED, WHITE, WOOD
from spieltisch.draw.burgundy.glyphs import any_die, plus, points, workers
from spieltisch.draw.burgundy.hexes import any_chip, ground, kind_chip
from spieltisch.draw.svg import circle, group, rect, shape, symbol, use
from spieltisch.games.burgundy import tiles

_THIN = {**LINE, "stroke_width": 2.2}
_WALL = "#fbf0d9"
_ROOF = "#b04a33"


def symbols() -> str:
    """A symbol `tile-<word>` for each of these faces."""
    drawings = {
        "market": _market(),
        "carpenter": _carpenter(),
        "church": _church(),
        "warehouse": _warehouse(),
        "boarding-house": _boarding_house(),
        "bank": _bank(),
        "town-hall": _town_hall(),
        "watchtower": _watchtower(),
        "crane": _crane(),
    }
    effects = _effects()
    made = [
        symbol(f"tile-{word}", ground(tiles.BUILDING) + drawing + effects[word])
        for word, drawing in drawings.items()
    ]
    made += [symbol(f"glyph-{word}", drawing) for word, drawing in drawings.items()]
    made.append(symbol("tile-castle", ground(tiles.CASTLE) + _castle()))
    made.append(symbol("tile-mine", ground(tiles.MINE) + _mine()))
    made.append(symbol("tile-ship", ground(tiles.SHIP) + ship_figure()))
    made.append(symbol("glyph-ship", ship_figure()))
    return "".join(made)


def _effects() -> dict[str, str]:
    """What each building does, as it is drawn below the building."""
    return {
        "market": _band(
            kind_chip(tiles.SHIP, -13, 26, 11.5), kind_chip(tiles.LIVESTOCK, 13, 26, 11.5)
        ),
        "carpenter": _band(kind_chip(tiles.BUILDING, 0, 26, 11.5)),
        "church": _band(
            kind_chip(tiles.MINE, -21, 26, 10.5),
            kind_chip(tiles.MONASTERY, 0, 26, 10.5),
            kind_chip(tiles.CASTLE, 21, 26, 10.5),
        ),
        "warehouse": _band(
            rect(-26, 20, 12, 12, rx=2, fill="#d9822b", **_THIN),
            use("arrow", -3, 26, 15),
            use("silver", 17, 26, 18),
        ),
        "boarding-house": _band(workers(4, 0, 25, 21, 14.5)),
        "bank": _band(use("silver", -10, 26, 19), use("silver", 10, 26, 19)),
        "town-hall": _band(plus(-13, 26, 15), any_chip(11, 26, 11)),
        "watchtower": points(0, 25, 4, 40),
        "crane": _band(use("sign-building", -12, 26, 27), _any_sign(13, 26)),
    }


def _band(*parts: str) -> str:
    """The lower band in which a building shows its effect."""
    return rect(-33, 14, 66, 24, rx=12, fill=WHITE, opacity=0.9) + group(*parts)


def _market() -> str:
    awning = "".join(
        shape(f"M{x} -20h10l2 12q-7 6 -14 0z", fill=fill, **_THIN)
        for x, fill in ((-30, RED), (-18, _WALL), (-6, RED), (6, _WALL), (18, RED))
    )
    return (
        shape("M-27 -9v22M27 -9v22", **BARE)
        + shape("M-30 2h60v11h-60z", fill=WOOD, **_THIN)
        + circle(-17, -1, 5, fill="#8fb74a", **_THIN)
        + circle(-5, -1, 5, fill="#d9662d", **_THIN)
        + circle(7, -1, 5, fill="#8fb74a", **_THIN)
        + circle(19, -1, 5, fill="#d9662d", **_THIN)
        + awning
    )


def _house(x: float, y: float, width: float, height: float, roof: float, fill: str = _ROOF) -> str:
    """A gabled house by the middle of its foot."""
    half = width / 2
    return shape(f"M{x - half} {y}v{-height}h{width}v{height}z", fill=_WALL, **_THIN) + shape(
        f"M{x - half - 4} {y - height}L{x} {y - height - roof}L{x + half + 4} {y - height}z",
        fill=fill,
        **_THIN,
    )


def _carpenter() -> str:
    saw = shape(
        "M-16 -2l26 -12l4 8l-4 0l-1 4l-4 -2l-1 4l-4 -2l-1 4l-4 -2l-1 4z", fill="#c9d0d6", **_THIN
    )
    handle = shape("M-16 -2l-8 3l-1 8l8 -1z", fill=WOOD, **_THIN)
    return _house(0, 13, 44, 22, 24) + saw + handle


def _church() -> str:
    return (
        _house(9, 13, 36, 17, 17)
        + shape("M-26 13v-31h17v31z", fill=_WALL, **_THIN)
        + shape("M-29 -18L-17.5 -38L-6 -18z", fill="#5d6b7d", **_THIN)
        + shape("M-17.5 -46v9M-21 -43h7", **_THIN)
        + shape("M-21 -8q3.500 -6 7 0v6h-7zM4 13v-8q5 -6 10 0v8", fill="#6d8fb3", **_THIN)
    )


def _warehouse() -> str:
    crates = "".join(
        rect(x, y, 13, 12, fill=fill, **_THIN)
        for x, y, fill in ((-14, 1, "#d9822b"), (1, 1, "#8e4b9e"), (-7, -11, "#2fa39a"))
    )
    return (
        shape("M-32 13v-27l32 -20l32 20v27z", fill="#c9955c", **_THIN)
        + shape("M-37 -11L0 -36L37 -11l-4 5L0 -27L-33 -6z", fill=_ROOF, **_THIN)
        + crates
    )


def _boarding_house() -> str:
    return (
        _house(-4, 13, 46, 26, 20, "#6b8f4e")
        + rect(-19, -6, 8, 9, fill="#f3c64f", **_THIN)
        + rect(-4, -6, 8, 9, fill="#f3c64f", **_THIN)
        + shape("M-6 13v-6h10v6", fill=WOOD, **_THIN)
        + shape("M19 -8h14M30 -8v4", **_THIN)
        + rect(22, -4, 15, 12, rx=2, fill=GOLD, **_THIN)
        + shape("M25 4v-4h9v4", **{**_THIN, "fill": "none"})
    )


def _bank() -> str:
    tower = "".join(
        shape(f"M{x} 13v-32h17v32z", fill=_WALL, **_THIN)
        + shape(f"M{x - 3} -19L{x + 8.5} -37L{x + 20} -19z", fill="#c2cad1", **_THIN)
        + rect(x + 5.5, -12, 6, 9, fill="#6d8fb3", **_THIN)
        for x in (-32, 15)
    )
    return (
        shape("M-16 13v-20h32v20z", fill="#efdcb8", **_THIN)
        + shape("M-16 -7L0 -17L16 -7z", fill="#c2cad1", **_THIN)
        + shape("M-5 13v-9q5 -6 10 0v9", fill=WOOD, **_THIN)
        + tower
    )


def _town_hall() -> str:
    return (
        _house(0, 13, 56, 20, 14, "#8a3b2b")
        + shape("M-9 -7v-22h18v22", fill=_WALL, **_THIN)
        + shape("M-12 -29L0 -43L12 -29z", fill="#8a3b2b", **_THIN)
        + circle(0, -18, 6.5, fill=WHITE, **_THIN)
        + shape("M0 -22v4h3", **{**_THIN, "fill": "none"})
        + "".join(rect(x, -2, 7, 9, fill="#6d8fb3", **_THIN) for x in (-23, -11, 4, 16))
    )


def _watchtower() -> str:
    return (
        shape("M-12 13l3 -36h18l3 36z", fill="#e3d3b3", **_THIN)
        + shape("M-17 -23h34v-10h-6v4h-6v-4h-10v4h-6v-4h-6z", fill="#cbb78f", **_THIN)
        + shape("M0 -33v-13l13 5l-13 5", fill=RED, **_THIN)
        + rect(-3.5, -16, 7, 10, fill="#5d6b7d", **_THIN)
        + shape("M-5 13v-9q5 -6 10 0v9", fill=WOOD, **_THIN)
    )


def _crane() -> str:
    return (
        shape("M-22 13l8 -44h6l4 44zM-18 -10h10M-20 0h13", fill=WOOD, **_THIN)
        + shape("M-18 -31L30 -40l1 6L-10 -24z", fill=WOOD, **_THIN)
        + shape("M28 -36v22", **_THIN)
        + rect(19, -14, 18, 14, fill="#d9822b", **_THIN)
    )


def _any_sign(x: float, y: float) -> str:
    """Whichever one likes."""
    return group(
        shape("M0 -10v20M-8.700 -5l17.400 10M-8.700 5l17.400 -10", **{**_THIN, "stroke_width": 4}),
        transform=f"translate({x} {y})",
    )


def _castle() -> str:
    return (
        shape("M-20 15v-26h40v26z", fill="#efe4cc", **_THIN)
        + shape(
            "M-35 15v-34h5v4h5v-4h5v4h5v-4h2v34zM35 15v-34h-5v4h-5v-4h-5v4h-5v-4h-2v34z",
            fill="#fbf3e0",
            **_THIN,
        )
        + shape("M-13 -11v-17h4v4h5v-4h8v4h5v-4h4v17z", fill="#fbf3e0", **_THIN)
        + shape("M0 -28v-15l14 5l-14 5", fill=RED, **_THIN)
        + shape("M-8 15v-11q8 -10 16 0v11", fill="#6f4524", **_THIN)
        + any_die(0, 29, 24)
    )


def _mine() -> str:
    return (
        shape("M-38 18L-14 -26L-4 -12L10 -34L38 18z", fill="#6e747c", **_THIN)
        + shape("M-14 -26l-6 11l6 4l5 -6zM10 -34l-8 13l8 3l5 -5l4 4z", fill=WHITE, **_THIN)
        + shape("M-15 18v-14q15 -16 30 0v14z", fill="#2c2522", **_THIN)
        + shape("M-15 18v-17M15 18v-17M-18 1h36", **{**_THIN, "stroke": WOOD, "stroke_width": 4})
        + rect(-7, 7, 14, 11, rx=2, fill="#8d949c", **_THIN)
        + use("silver", 0, 28, 22)
    )


def ship_figure() -> str:
    """A trading ship under sail."""
    return (
        shape("M-34 12h68q-4 18 -16 20h-36q-12 -3 -16 -20z", fill=WOOD, **_THIN)
        + shape("M-30 20h60", **_THIN)
        + shape("M-4 12v-52", **{**_THIN, "stroke_width": 3.5})
        + shape("M-1 -34q26 6 26 21t-26 20z", fill=_WALL, **_THIN)
        + shape("M-8 -28q-22 8 -20 34h20z", fill="#e9d7b2", **_THIN)
        + shape("M-4 -40l13 -4l-13 -5z", fill=RED, **_THIN)
        + shape("M10 -15q7 4 0 9q-7 -5 0 -9z", fill=RED)
    )


def worker_glyph() -> str:
    """The worker chip's figure, for other pictures."""
    return worker_figure("#7b8f4b")
