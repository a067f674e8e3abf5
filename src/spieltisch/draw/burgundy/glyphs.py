"""Small signs on tiles, shields and cards: drawn, not written, so that they can be small."""

from spieltisch.draw.art.common import LINE
from spieltisch.draw.art.palette import INK, RED, WHITE
from spieltisch.draw.svg import circle, group, rect, shape, use, words

_SIX = [(x, y) for x in (-1, 1) for y in (-1, 0, 1)]
THIN = {**LINE, "stroke_width": 2.2}


def numeral(x: float, y: float, value: object, size: float) -> str:
    """A number that can be read on any ground."""
    return words(
        x,
        y,
        str(value),
        size,
        fill=INK,
        font_weight="bold",
        stroke=WHITE,
        stroke_width=size / 6,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def points(x: float, y: float, value: object, size: float) -> str:
    """Victory points: the number fills the shield."""
    return use("vp", x, y, size) + words(
        x, y - size * 0.02, str(value), size * 0.6, fill=INK, font_weight="bold"
    )


def plus(x: float, y: float, size: float) -> str:
    """And one more."""
    half = size / 2
    return shape(
        f"M{x - half} {y}h{size}M{x} {y - half}v{size}",
        stroke=INK,
        stroke_width=size / 3.2,
        stroke_linecap="round",
    )


def equals(x: float, y: float, size: float) -> str:
    """The same as."""
    half = size / 2
    return shape(
        f"M{x - half} {y - half / 2}h{size}M{x - half} {y + half / 2}h{size}",
        stroke=INK,
        stroke_width=size / 4,
        stroke_linecap="round",
    )


def _die(x: float, y: float, size: float, inner: str) -> str:
    half = size / 2
    return rect(x - half, y - half, size, size, rx=size / 5, fill=WHITE, **THIN) + group(
        inner, transform=f"translate({x} {y}) scale({size / 30:.3f})"
    )


def any_die(x: float, y: float, size: float) -> str:
    """A die that shows whatever one likes: a star for its pips."""
    star = "M0 -10v20M-8.700 -5l17.400 10M-8.700 5l17.400 -10"
    return _die(x, y, size, shape(star, stroke=RED, stroke_width=4.4, stroke_linecap="round"))


def bent_die(x: float, y: float, size: float, steps: int) -> str:
    """A die that may be turned up or down by so many steps."""
    places = (0.0,) if steps == 1 else (-6.5, 6.5)
    arrows = "".join(
        shape(
            f"M{px - 5} -3l5 -8l5 8zM{px - 5} 3l5 8l5 -8z", fill=RED, stroke=INK, stroke_width=1.2
        )
        for px in places
    )
    return _die(x, y, size, arrows)


def white_die(x: float, y: float, size: float) -> str:
    """The white die, as it lies on the main board."""
    pips = "".join(circle(6.5 * px, 7.5 * py, 3, fill=INK) for px, py in _SIX)
    return _die(x, y, size, pips)


def twice(drawing: str, apart: float = 11) -> str:
    """The same thing two times."""
    return group(drawing, transform=f"translate({-apart} -4)") + group(
        drawing, transform=f"translate({apart} 4)"
    )


def workers(count: int, x: float, y: float, size: float, step: float) -> str:
    """Several workers side by side."""
    return "".join(
        use("worker", x + (place - (count - 1) / 2) * step, y, size) for place in range(count)
    )
