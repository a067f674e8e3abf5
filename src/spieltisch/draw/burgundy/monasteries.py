"""The faces of the monasteries: a number and a picture of what each does."""

from collections.abc import Callable
from typing import Final

from spieltisch.draw.art.common import LINE
from spieltisch.draw.art.palette import INK, WHITE
from spieltisch.draw.burgundy.glyphs import bent_die, equals, plus, points, workers
from spieltisch.draw.burgundy.hexes import DEEP, any_chip, ground, kind_chip
from spieltisch.draw.svg import circle, group, hexagon, rect, shape, symbol, use, words
from spieltisch.games.burgundy import tiles

_THIN = {**LINE, "stroke_width": 2.2}

PRAISED: Final = (3, 7, 1, 2, 0, 4, 5, 6)
"""The buildings that monasteries 16 to 23 pay for, as places in the list of buildings."""
FIRST_PRAISE: Final = 16
LAST: Final = 28
WHITE_CASTLES: Final = 29
"""The monastery that comes with the white castles, of which it has a picture."""


def numbers(white_castles: bool) -> range:
    """The monasteries that there are."""
    return range(1, (WHITE_CASTLES if white_castles else LAST) + 1)


def symbols(white_castles: bool) -> str:
    """A symbol for each monastery."""
    return "".join(
        symbol(f"tile-monastery-{number}", ground(tiles.MONASTERY) + _face(number))
        for number in numbers(white_castles)
    )


def _face(number: int) -> str:
    field = rect(-39, -28, 78, 45, rx=9, fill=WHITE, opacity=0.82)
    ribbon = group(
        shape("M-19 18h38v17l-19 9l-19 -9z", fill="#8a5d0a", stroke=INK, stroke_width=2),
        words(0, 29, str(number), 24, fill=WHITE, font_weight="bold"),
    )
    cross = shape("M0 -42v11M-4.5 -38h9", stroke=DEEP[tiles.MONASTERY], stroke_width=3)
    picture = group(_picture(number), transform="translate(0 -1) scale(1.12)")
    return cross + field + picture + ribbon


def _picture(number: int) -> str:
    if FIRST_PRAISE <= number < FIRST_PRAISE + len(PRAISED):
        building = tiles.BUILDINGS[PRAISED[number - FIRST_PRAISE]]
        return use(f"glyph-{building}", -16, -4, 42) + _points(4, 20)
    return _PICTURES[number]()


def _points(value: int, x: float, y: float = -4) -> str:
    return points(x, y, value, 40)


def _goods(x: float, y: float, size: float = 15) -> str:
    half = size / 2
    return rect(x - half, y - half, size, size, rx=2, fill="#d9822b", **_THIN)


def _arrow(x: float, y: float, size: float = 15) -> str:
    return use("arrow", x, y, size)


def _equal_houses() -> str:
    return use("sign-building", -18, -4, 34) + equals(0, -4, 13) + use("sign-building", 18, -4, 34)


def _mine_worker() -> str:
    return kind_chip(tiles.MINE, -20, -4, 14) + _arrow(0, -4) + use("worker", 21, -4, 30)


def _sale_silver() -> str:
    return (
        _goods(-24, -4) + _arrow(-8, -4, 13) + use("silver", 9, -4, 22) + use("silver", 24, -4, 22)
    )


def _sale_worker() -> str:
    return _goods(-22, -4) + _arrow(-3, -4) + use("worker", 19, -4, 32)


def _two_depots() -> str:
    return use("glyph-ship", -17, -4, 36) + _goods(12, -11, 17) + _goods(24, 4, 17)


def _buy_with_workers() -> str:
    return workers(2, -19, -4, 27, 14) + _arrow(4, -4, 13) + any_chip(23, -4, 13)


def _herd_plus() -> str:
    return use("glyph-sheep", -15, -3, 38) + plus(5, -4, 10) + _points(1, 23)


def _double_worker() -> str:
    return use("worker", -17, -4, 34) + bent_die(17, -4, 30, 2)


def _bend(*kinds: int) -> Callable[[], str]:
    """One step up or down when placing tiles of these kinds."""

    def picture() -> str:
        size = 15 if len(kinds) == 1 else 10.5
        places = {1: [(-17, -4)], 2: [(-24, -4), (-7, -4)], 3: [(-25, -12), (-9, -12), (-17, 4)]}
        chips = [
            kind_chip(kind, x, y, size)
            for kind, (x, y) in zip(kinds, places[len(kinds)], strict=True)
        ]
        return "".join(chips) + bent_die(20, -4, 28, 1)

    return picture


def _bend_taking() -> str:
    depot = shape(hexagon(-17, -4, 15), fill="none", **_THIN) + use("arrow", -17, -4, 18)
    return depot + bent_die(20, -4, 28, 1)


def _workers_and_silver() -> str:
    return (
        use("worker", -21, -4, 28)
        + use("worker", -5, -4, 28)
        + plus(9, -4, 10)
        + use("silver", 24, -4, 22)
    )


def _four_workers() -> str:
    return workers(4, 0, -4, 30, 16)


def _kinds_sold() -> str:
    shades = ("#2fa39a", "#8e4b9e", "#d9822b")
    stack = "".join(
        rect(-31 + 13 * index, -14 + 5 * index, 15, 15, rx=2, fill=shade, **_THIN)
        for index, shade in enumerate(shades)
    )
    return stack + _points(2, 23)


def _beasts_kinds() -> str:
    return use("glyph-cow", -23, -11, 27) + use("glyph-pig", -5, 5, 27) + _points(4, 23)


def _each_sold() -> str:
    return (
        _goods(-20, 0, 20) + shape("M-29 -14l18 28", **_THIN) + _arrow(0, -4, 12) + _points(1, 22)
    )


def _bonus_tiles() -> str:
    star = shape(
        "M-17 -20l5 11l12 1l-9 8l3 12l-11 -6l-11 6l3 -12l-9 -8l12 -1z", fill="#c9392b", **_THIN
    )
    return star + _points(3, 21)


def _bridge() -> str:
    return shape(
        "M-33 12v-12q33 -18 66 0v12h-11q-2 -13 -11 -13t-11 13q-2 -13 -11 -13t-11 13z",
        fill="#b9a684",
        **_THIN,
    ) + circle(0, -16, 8, fill="#c9392b", **_THIN)


def _white_castles() -> str:
    return use("glyph-white-castle", -16, -2, 40) + _points(4, 20)


def _buy_workers() -> str:
    return (
        use("silver", -24, -4, 22)
        + _arrow(-7, -4, 13)
        + use("worker", 10, -4, 27)
        + use("worker", 25, -4, 27)
    )


_PICTURES: dict[int, Callable[[], str]] = {
    1: _equal_houses,
    2: _mine_worker,
    3: _sale_silver,
    4: _sale_worker,
    5: _two_depots,
    6: _buy_with_workers,
    7: _herd_plus,
    8: _double_worker,
    9: _bend(tiles.BUILDING),
    10: _bend(tiles.SHIP, tiles.LIVESTOCK),
    11: _bend(tiles.CASTLE, tiles.MINE, tiles.MONASTERY),
    12: _bend_taking,
    13: _workers_and_silver,
    14: _four_workers,
    15: _kinds_sold,
    24: _beasts_kinds,
    25: _each_sold,
    26: _bonus_tiles,
    27: _bridge,
    28: _buy_workers,
    29: _white_castles,
}
