"""The shields: eighteen coats of arms. Their tincture says what they are worth at the end."""

from collections.abc import Callable
from typing import Final

from spieltisch.draw.art.common import LINE
from spieltisch.draw.art.palette import GOLD, INK, RED, WHITE
from spieltisch.draw.burgundy.glyphs import any_die, equals, plus, twice
from spieltisch.draw.burgundy.hexes import any_chip, kind_chip
from spieltisch.draw.svg import circle, group, hexagon, rect, shape, symbol, use, words
from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.pack_additions import SHIELDS

_THIN = {**LINE, "stroke_width": 2.4}
_OUTLINE: Final = "M-40 -45q20 6 40 0q20 6 40 0v44q0 34 -40 48q-40 -14 -40 -48z"
_INNER: Final = "M-33 -36q17 5 33 0q16 5 33 0v36q0 27 -33 39q-33 -12 -33 -39z"
_TINCTURES: Final = (("#a8322a", "#6a150f"), ("#28629c", "#10355c"), ("#3f7a4a", "#173c22"))
"""For shields 1 to 6, 7 to 12 and 13 to 18."""
_BAND: Final = SHIELDS // len(_TINCTURES)


def symbols() -> str:
    """A symbol `shield-<number>` for each, a blank one to count them, and endless storage."""
    made = [symbol(f"shield-{number}", _face(number)) for number in range(1, SHIELDS + 1)]
    made.append(symbol("glyph-shield", blank(1)))
    loops = group(_endless_storage(), transform="scale(1.3)")
    made.append(symbol("glyph-endless", rect(-42, -32, 84, 64, rx=20, fill=WHITE, **_THIN) + loops))
    return "".join(made)


def blank(number: int) -> str:
    """The ground of a coat of arms."""
    base, deep = _TINCTURES[(number - 1) // _BAND]
    return (
        shape(_OUTLINE, fill=INK, opacity=0.4, transform="translate(0 3)")
        + shape(_OUTLINE, fill=GOLD, stroke=INK, stroke_width=3, stroke_linejoin="round")
        + shape(_INNER, fill=base, stroke=deep, stroke_width=2)
    )


def _face(number: int) -> str:
    field = rect(-31, -35, 62, 36, rx=8, fill=WHITE, opacity=0.94)
    picture = group(_PICTURES[number - 1](), transform="translate(0 -17)")
    value = words(0, 20, str(number), 40, fill=WHITE, font_weight="bold")
    return blank(number) + field + picture + value


def _goods(x: float, y: float, size: float, fill: str = "#ea8f2e") -> str:
    return rect(x - size / 2, y - size / 2, size, size, rx=3, fill=fill, **_THIN)


def _one_pasture() -> str:
    return kind_chip(tiles.LIVESTOCK, -12, 0, 14.5) + kind_chip(tiles.LIVESTOCK, 12, 0, 14.5)


def _shared_workers() -> str:
    return use("worker", -15, 0, 30) + plus(2, 0, 11) + use("worker", 18, 0, 30)


def _tribute_in_workers() -> str:
    return use("silver", -17, 0, 29) + equals(1, 0, 12) + use("worker", 18, 0, 30)


def _endless_storage() -> str:
    loops = "M0 0c-6 -12 -22 -12 -22 0s16 12 22 0c6 -12 22 -12 22 0s-16 12 -22 0z"
    return shape(loops, fill="none", stroke=RED, stroke_width=6)


def _goods_of_a_type() -> str:
    return (
        use("glyph-ship", -15, -1, 34) + _goods(10, -8, 13) + _goods(22, 0, 13) + _goods(9, 9, 13)
    )


def _rivals_monasteries() -> str:
    return (
        kind_chip(tiles.MONASTERY, -15, 0, 15)
        + shape("M2 0q13 -15 26 0q-13 15 -26 0z", fill=WHITE, **_THIN)
        + circle(15, 0, 5.5, fill=INK)
    )


def _double_bonuses() -> str:
    star = shape(
        "M0 -14l4 9l10 1l-7.500 7l2 10l-8.500 -5l-8.500 5l2 -10l-7.500 -7l10 -1z",
        fill="#c9392b",
        **_THIN,
    )
    return twice(star)


def _double_mines() -> str:
    return twice(kind_chip(tiles.MINE, 0, 0, 13))


def _silver_per_tile() -> str:
    return (
        _goods(-21, -8, 13)
        + _goods(-21, 8, 13)
        + use("arrow", -3, 0, 16)
        + use("silver", 17, -8, 18)
        + use("silver", 17, 8, 18)
    )


def _double_monasteries() -> str:
    return twice(kind_chip(tiles.MONASTERY, 0, 0, 13))


def _small_shield(x: float, size: float) -> str:
    return group(shape(_INNER, fill="#a8322a", **LINE), transform=f"translate({x} 0) scale({size})")


def _shield_from_castle() -> str:
    return kind_chip(tiles.CASTLE, -17, 0, 14) + use("arrow", 1, 0, 15) + _small_shield(18, 0.36)


def _double_sales() -> str:
    return twice(_goods(0, 0, 20) + shape("M-9 -12l18 24", **_THIN), 12)


def _double_shields() -> str:
    return twice(_small_shield(0, 0.36))


def _tile_from_depot() -> str:
    return use("arrow", -14, 0, 26) + any_chip(13, 0, 15)


def _tile_from_black_depot() -> str:
    black = shape(hexagon(13, 0, 16), fill="#3f3833", stroke=INK, stroke_width=2)
    return use("arrow", -14, 0, 26) + black


def _any_die() -> str:
    return any_die(0, 0, 30)


def _larger_areas() -> str:
    solid = "".join(
        shape(hexagon(x, 0, 10.5), fill="#cf9560", stroke=INK, stroke_width=2) for x in (-19, -1)
    )
    more = shape(
        hexagon(18, 0, 10.5), fill=WHITE, stroke=INK, stroke_width=2, stroke_dasharray="3 2"
    )
    return solid + more + plus(18, 0, 8)


def _place_anywhere() -> str:
    both = "".join(
        shape(hexagon(x, y, 10.5), fill="#4288c0", stroke=INK, stroke_width=2)
        for x, y in ((-19, -6), (19, 6))
    )
    return both + shape("M-8 -2L8 2", stroke=INK, stroke_width=2.6, stroke_dasharray="4 3")


_PICTURES: Final[tuple[Callable[[], str], ...]] = (
    _one_pasture,
    _shared_workers,
    _tribute_in_workers,
    _endless_storage,
    _goods_of_a_type,
    _rivals_monasteries,
    _double_bonuses,
    _double_mines,
    _silver_per_tile,
    _double_monasteries,
    _shield_from_castle,
    _double_sales,
    _double_shields,
    _tile_from_depot,
    _tile_from_black_depot,
    _any_die,
    _larger_areas,
    _place_anywhere,
)
