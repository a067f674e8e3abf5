"""The rivers between islands: each leaves its spaces by a free side and keeps clear of others."""

from itertools import pairwise
from math import cos, hypot, pi, sin, sqrt
from typing import Final

from spieltisch.draw.svg import Point, n, shape
from spieltisch.games.burgundy.duchy import Duchy

_STEPS: Final = 12
_REACHES: Final = (0.4, 0.85)
"""How far a river flows on as it left a space, in parts of the way it goes."""

Course = tuple[Point, Point, Point, Point]
"""Start, two points that draw it aside, end."""


def draw(duchy: Duchy, places: list[Point], radius: float) -> list[str]:
    """All rivers of a duchy, beneath its spaces."""
    water: list[str] = []
    for one, two in duchy.rivers:
        start, first, second, end = course(places, one, two, radius)
        points = " ".join(f"{n(x)} {n(y)}" for x, y in (first, second, end))
        line = f"M{n(start[0])} {n(start[1])}C{points}"
        common = {"fill": "none", "stroke_linecap": "round"}
        water += [
            shape(line, stroke="#2c5f88", stroke_width=19, **common),
            shape(line, stroke="#6ba6d0", stroke_width=14, **common),
            shape(line, stroke="#d8ecf6", stroke_width=2.5, stroke_dasharray="12 9", **common),
        ]
    return water


def course(places: list[Point], one: int, two: int, radius: float) -> Course:
    """The shortest way that touches no other space, or the one that touches least."""
    start, end = places[one], places[two]
    others = [place for at, place in enumerate(places) if at not in (one, two)]
    best: Course = (start, start, end, end)
    least = float("inf")
    ways_in = _ways_out(end, start, others, radius)
    for first in _ways_out(start, end, others, radius):
        for second in ways_in:
            tried: Course = (start, first, second, end)
            cost = _cost(tried, others, radius, least)
            if cost < least:
                best, least = tried, cost
    return best


def _ways_out(space: Point, goal: Point, others: list[Point], radius: float) -> list[Point]:
    """Points straight before the sides of a hex that no other space lies at, nearest first."""
    far = hypot(goal[0] - space[0], goal[1] - space[1])
    ways: list[Point] = []
    for side in range(6):
        dx, dy = cos(pi / 3 * side), sin(pi / 3 * side)
        before = (space[0] + 1.73 * radius * dx, space[1] + 1.73 * radius * dy)
        if all(hypot(before[0] - x, before[1] - y) > radius for x, y in others):
            ways += [(space[0] + part * far * dx, space[1] + part * far * dy) for part in _REACHES]
    return sorted(ways, key=lambda way: hypot(way[0] - goal[0], way[1] - goal[1])) or [space]


def _cost(tried: Course, others: list[Point], radius: float, most: float) -> float:
    """How long a way is, as far as that matters; touching another space is dear."""
    cost = _length(tried)
    for step in range(1, _STEPS):
        if cost >= most:
            break
        x, y = point(tried, step / _STEPS)
        near = min((x - px) ** 2 + (y - py) ** 2 for px, py in others)
        cost += max(0.0, 1.25 * radius - sqrt(near)) * 20
    return cost


def _length(tried: Course) -> float:
    """About the length of the curve: between the way past all its points and the straight one."""
    past = sum(hypot(two[0] - one[0], two[1] - one[1]) for one, two in pairwise(tried))
    return (past + hypot(tried[3][0] - tried[0][0], tried[3][1] - tried[0][1])) / 2


def point(course: Course, t: float) -> Point:
    """Where a river is after a part of its way."""
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    x = sum(weight * place[0] for weight, place in zip(weights, course, strict=True))
    y = sum(weight * place[1] for weight, place in zip(weights, course, strict=True))
    return x, y
