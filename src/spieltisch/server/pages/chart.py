"""A chart of lines as SVG: told apart by dash, marker and name, not by colour alone.

Colours come from the style sheet by class, so that they suit light and dark pages.
"""

import math
from collections.abc import Sequence
from typing import Final

from markupsafe import Markup, escape

DASHES: Final = ("", "9 4", "2.5 4", "12 4 2.5 4", "5 3", "1 3")
TICKS: Final = 7
MARKERS_EACH: Final = 9
_STEPS: Final = (1, 2, 5, 10, 20, 25)


class Series:
    """One line: its name and its values, one for each place on the x axis."""

    def __init__(self, name: str, values: Sequence[float]) -> None:
        self.name = name
        self.values = list(values)


class Size:
    """Measures of a drawing: letters stay readable because narrow screens get one of their own."""

    def __init__(self, name: str, width: int, height: int, right: int) -> None:
        self.name = name
        self.width = width
        self.height = height
        self.left, self.right, self.top, self.bottom = 40, right, 14, 34


WIDE: Final = Size("wide", 860, 340, 150)
NARROW: Final = Size("narrow", 360, 280, 108)


def line_chart(
    series: Sequence[Series], ticks: Sequence[tuple[float, str]], title: str, axis: str
) -> Markup:
    """The chart for wide screens and the one for narrow ones; the style sheet shows the right one.

    `ticks` are places on the x axis with their labels, `axis` says what it counts.
    """
    return Markup("").join(
        _Drawing(size, series, ticks, title, axis).svg() for size in (WIDE, NARROW)
    )


class _Drawing:
    def __init__(
        self,
        size: Size,
        series: Sequence[Series],
        ticks: Sequence[tuple[float, str]],
        title: str,
        axis: str,
    ) -> None:
        self.size = size
        self.series = series
        self.ticks = ticks
        self.title = title
        self.axis = axis
        self.last = max(1, max(len(one.values) for one in series) - 1)
        every = [value for one in series for value in one.values] or [0.0]
        self.levels = _levels(min(0.0, *every), max(1.0, *every))

    def x(self, place: float) -> float:
        room = self.size.width - self.size.left - self.size.right
        return round(self.size.left + room * place / self.last, 1)

    def y(self, value: float) -> float:
        low, high = self.levels[0], self.levels[-1]
        room = self.size.height - self.size.top - self.size.bottom
        return round(self.size.top + room * (high - value) / (high - low), 1)

    def svg(self) -> Markup:
        size = self.size
        parts = [*self._grid(), *self._axis()]
        parts += [part for number in range(len(self.series)) for part in self._line(number)]
        parts += self._names()
        return Markup(
            '<svg class="chart {}" viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>'
        ).format(size.name, size.width, size.height, self.title, Markup("").join(parts))

    def _grid(self) -> list[Markup]:
        lines = []
        right = self.size.width - self.size.right
        for level in self.levels:
            y = self.y(level)
            lines.append(
                Markup('<path class="grid" d="M{} {}H{}"/>').format(self.size.left, y, right)
            )
            lines.append(_text(self.size.left - 7, y + 4, f"{level:g}", "end", "tick"))
        return lines

    def _axis(self) -> list[Markup]:
        y = self.size.height - self.size.bottom
        parts = [
            _text(self.x(place), y + 16, label, "middle", "tick") for place, label in self.ticks
        ]
        middle = (self.x(0) + self.x(self.last)) / 2
        return [*parts, _text(middle, y + 31, self.axis, "middle", "axis")]

    def _line(self, number: int) -> list[Markup]:
        values = self.series[number].values
        points = [(self.x(place), self.y(value)) for place, value in enumerate(values)]
        path = "M" + "L".join(f"{x} {y}" for x, y in points)
        dash = Markup(' stroke-dasharray="{}"').format(DASHES[number]) if DASHES[number] else ""
        line = Markup('<path class="line s{}" d="{}"{}/>').format(number, path, dash)
        # Markers of different lines stand at different places, so that none hides another.
        apart = max(1, -(-len(points) // MARKERS_EACH))
        marked = points[number * apart // max(1, len(self.series)) :: apart]
        return [line, *(_marker(number, x, y) for x, y in [*marked, points[-1]])]

    def _names(self) -> list[Markup]:
        """A name at the end of every line, moved apart where they would overlap."""
        ends = sorted((self.y(one.values[-1]), number) for number, one in enumerate(self.series))
        lowest = self.size.height - self.size.bottom
        places: list[float] = []
        for y, _number in ends:
            places.append(max(y, places[-1] + 17) if places else y)
        over = max(0.0, places[-1] - lowest) if places else 0.0
        x = self.x(self.last) + 12
        room = (self.size.right - 12) // 9
        return [
            _text(x, place - over + 4, self._name(number, room), "start", f"name s{number}")
            for place, (_y, number) in zip(places, ends, strict=True)
        ]

    def _name(self, number: int, room: int) -> str:
        one = self.series[number]
        value = f" {one.values[-1]:g}"
        short = one.name if len(one.name) + len(value) <= room else ""
        return (short or one.name[: max(1, room - len(value) - 1)] + "…") + value


def _text(x: float, y: float, text: str, anchor: str, kind: str) -> Markup:
    return Markup('<text class="{}" x="{}" y="{}" text-anchor="{}">{}</text>').format(
        kind, round(x, 1), round(y, 1), anchor, escape(text)
    )


def _marker(number: int, x: float, y: float) -> Markup:
    """A disc, a square, a triangle, a diamond, a cross or a ring."""
    if number in (0, 5):
        kind = "mark" if number == 0 else "mark ring"
        return Markup('<circle class="{} s{}" cx="{}" cy="{}" r="4"/>').format(kind, number, x, y)
    shapes = {
        1: "m-4-4h8v8h-8z",
        2: "m0-5 5 9h-10z",
        3: "m0-5.5 5 5.5-5 5.5-5-5.5z",
        4: "m-4-4 8 8m0-8-8 8",
    }
    kind = "mark ring" if number == 4 else "mark"
    return Markup('<path class="{} s{}" d="M{} {}{}"/>').format(kind, number, x, y, shapes[number])


def _levels(low: float, high: float) -> list[float]:
    """Round numbers from below the lowest to above the highest value."""
    scale = 1
    step = 1
    while (high - low) / step > TICKS:
        following = next((one for one in _STEPS if one * scale > step), 0)
        scale, step = (scale, following * scale) if following else (scale * 10, 5 * scale * 10)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [float(step * level) for level in range(first, last + 1)]
