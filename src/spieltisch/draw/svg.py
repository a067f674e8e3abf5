"""Small helpers that write SVG: numbers without noise, shapes, text, symbols."""

from collections.abc import Iterable
from html import escape
from math import cos, pi, sin

Point = tuple[float, float]
SOFT_HYPHEN = "\u00ad"


def n(number: float) -> str:
    """A coordinate in as few digits as the eye needs."""
    text = f"{number:.1f}"
    return text[:-2] if text.endswith(".0") else text


def path(points: Iterable[Point], *, closed: bool = True) -> str:
    """Path data through the points."""
    middle = "L".join(f"{n(x)} {n(y)}" for x, y in points)
    return f"M{middle}{'Z' if closed else ''}"


def hex_points(x: float, y: float, radius: float) -> list[Point]:
    """The corners of a hex that stands on a corner."""
    return [(x + radius * sin(pi / 3 * turn), y - radius * cos(pi / 3 * turn)) for turn in range(6)]


def hexagon(x: float, y: float, radius: float) -> str:
    """Path data of a hex that stands on a corner."""
    return path(hex_points(x, y, radius))


def attributes(values: dict[str, object]) -> str:
    """Attributes as they stand in a tag; `stroke_width` becomes stroke-width."""
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(_plain(value), quote=True)}"'
        for name, value in values.items()
        if value is not None
    )


def _plain(value: object) -> str:
    return n(value) if isinstance(value, float) else str(value)


def tag(name: str, inner: str = "", /, **values: object) -> str:
    """An element."""
    start = f"<{name}{attributes(values)}"
    return f"{start}>{inner}</{name}>" if inner else f"{start}/>"


def group(*parts: str, **values: object) -> str:
    """A group of elements."""
    return tag("g", "".join(parts), **values)


def rect(x: float, y: float, width: float, height: float, **values: object) -> str:
    """A rectangle by its upper left corner."""
    return tag("rect", x=n(x), y=n(y), width=n(width), height=n(height), **values)


def circle(x: float, y: float, radius: float, **values: object) -> str:
    """A circle."""
    return tag("circle", cx=n(x), cy=n(y), r=n(radius), **values)


def shape(data: str, **values: object) -> str:
    """A path."""
    return tag("path", d=data, **values)


def use(symbol: str, x: float, y: float, width: float, height: float = 0, **values: object) -> str:
    """A symbol, centred on a point."""
    tall = height or width
    return tag(
        "use",
        href=f"#{symbol}",
        x=n(x - width / 2),
        y=n(y - tall / 2),
        width=n(width),
        height=n(tall),
        **values,
    )


def words(
    x: float, y: float, content: str, size: float = 14, anchor: str = "middle", **values: object
) -> str:
    """A line of text; y is its middle."""
    return tag(
        "text",
        escape(content, quote=False),
        x=n(x),
        y=n(y + size * 0.35),
        font_size=n(size),
        text_anchor=anchor,
        **values,
    )


def lines(
    x: float,
    y: float,
    content: str,
    width: int,
    size: float = 12,
    anchor: str = "start",
    spacing: float = 1.25,
    **values: object,
) -> str:
    """Text broken into lines of at most `width` characters; y is the middle of the first."""
    return "".join(
        words(x, y + number * size * spacing, line, size, anchor, **values)
        for number, line in enumerate(wrap(content, width))
    )


def wrap(content: str, width: int) -> list[str]:
    """Break text between words, and words that are too long at their soft hyphens."""
    rows: list[str] = []
    for word in content.split():
        first, *more = _parts(word, width)
        if rows and len(rows[-1]) + 1 + len(first) <= width:
            rows[-1] += f" {first}"
        else:
            rows.append(first)
        rows += more
    return rows


def _parts(word: str, width: int) -> list[str]:
    """A word in one piece where it has room, else broken at its soft hyphens."""
    whole = word.replace(SOFT_HYPHEN, "")
    if len(whole) <= width or SOFT_HYPHEN not in word:
        return [whole]
    head, *rest = word.split(SOFT_HYPHEN)
    parts = [head]
    for piece in rest:
        if len(parts[-1]) + len(piece) < width:
            parts[-1] += piece
        else:
            parts.append(piece)
    return [f"{part}-" for part in parts[:-1]] + parts[-1:]


def symbol(
    name: str, inner: str, width: float = 100, height: float = 100, *, ground: bool = False
) -> str:
    """A symbol whose origin is its middle. Ground is part of a board, and dark at night."""
    box = f"{n(-width / 2)} {n(-height / 2)} {n(width)} {n(height)}"
    return tag(
        "symbol",
        inner,
        id=name,
        class_="ground" if ground else None,
        viewBox=box,
        overflow="visible",
    )


def gradient(name: str, *stops: str, slanted: bool = False) -> str:
    """A linear gradient through evenly spaced colours, downwards; slanted as the light falls."""
    last = max(len(stops) - 1, 1)
    inner = "".join(
        tag("stop", offset=n(index / last), stop_color=colour) for index, colour in enumerate(stops)
    )
    ends: dict[str, object] = {"x1": 0, "y1": 0, "x2": int(slanted), "y2": 1}
    return tag("linearGradient", inner, id=name, **ends)


def pattern(name: str, width: float, height: float, inner: str, turn: int = 0) -> str:
    """A pattern that repeats."""
    return tag(
        "pattern",
        inner,
        id=name,
        width=n(width),
        height=n(height),
        patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({turn})" if turn else None,
    )
