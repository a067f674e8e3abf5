"""Border posts: gatehouses at the edge of a duchy, and which of them are joined."""

from math import hypot
from typing import Final

from spieltisch.draw.art.common import LINE, recess
from spieltisch.draw.art.palette import GOLD, INK, RED, SOFT_INK, WHITE
from spieltisch.draw.burgundy.desk import Desk
from spieltisch.draw.stage import DISC
from spieltisch.draw.stage import slot as make_slot
from spieltisch.draw.svg import Point, circle, group, rect, shape, symbol, use, words
from spieltisch.games.burgundy.duchy import Duchy

PAIRS: Final = ((0, 1), (0, 2), (1, 2))
"""The pairs of posts in the order of the bits that say which are joined."""
_OUT: Final = 46.0
_SIZE: Final = 46.0
_THIN = {**LINE, "stroke_width": 2.6}


def add(desk: Desk, duchy: Duchy, places: list[Point], x: float, y: float) -> None:
    """The posts of a duchy beside the hexes they touch, and their links as a small plan at x, y."""
    middle = _mean(places)
    at = [_outside([places[site] for site in post], middle) for post in duchy.posts]
    for number, (left, top) in enumerate(at):
        one, two = (desk.spot(duchy, site) for site in duchy.posts[number])
        label = desk.voice.say("draw-burgundy-post", number=number + 1, one=one, two=two)
        desk.draw(use(f"post-{number + 1}", left, top, _SIZE))
        desk.slots[f"post-{number}"] = make_slot(left, top, _SIZE, shape=DISC, label=label)
    _links(desk, at, middle, x, y)


def _links(desk: Desk, posts: list[Point], middle: Point, x: float, y: float) -> None:
    """A plan of the posts: a link between two of them is covered when they are joined."""
    desk.draw(recess(x, y, 104, 84, 12))
    far = max(hypot(px - middle[0], py - middle[1]) for px, py in posts)
    dots = [(x + (px - middle[0]) / far * 35, y + (py - middle[1]) / far * 27) for px, py in posts]
    centre = _mean(dots)
    dots = [(px + x - centre[0], py + y - centre[1]) for px, py in dots]
    for bit, (one, two) in enumerate(PAIRS):
        line = f"M{dots[one][0]:.1f} {dots[one][1]:.1f}L{dots[two][0]:.1f} {dots[two][1]:.1f}"
        desk.draw(shape(line, stroke=SOFT_INK, stroke_width=3, stroke_dasharray="2 5"))
        label = desk.voice.say("draw-burgundy-link", one=one + 1, two=two + 1)
        at = _mean([dots[one], dots[two]])
        desk.slots[f"link-{bit}"] = make_slot(*at, 26, shape=DISC, label=label)
    for number, (px, py) in enumerate(dots):
        desk.draw(
            group(
                circle(px, py, 12, fill=RED, stroke=INK, stroke_width=1.5),
                words(px, py, str(number + 1), 16, fill=WHITE, font_weight="bold"),
                class_="fine",
            )
        )


def _outside(touched: list[Point], middle: Point) -> Point:
    """Beside two hexes, on the side away from the middle of the board."""
    x, y = _mean(touched)
    along = (touched[1][0] - touched[0][0], touched[1][1] - touched[0][1])
    long = hypot(*along)
    across = (along[1] / long, -along[0] / long)
    if across[0] * (x - middle[0]) + across[1] * (y - middle[1]) < 0:
        across = (-across[0], -across[1])
    return x + across[0] * _OUT, y + across[1] * _OUT


def _mean(points: list[Point]) -> Point:
    return (
        sum(point[0] for point in points) / len(points),
        sum(point[1] for point in points) / len(points),
    )


def symbols() -> str:
    """The three posts, the flag of one that is joined, and a link."""
    made = [symbol(f"post-{number}", gatehouse() + _number(number)) for number in (1, 2, 3)]
    flag = shape("M-30 8v-54", **_THIN) + shape("M-30 -46l36 10l-36 12z", fill=GOLD, **_THIN)
    made.append(symbol("post-flag", flag))
    made.append(symbol("link", _link()))
    made.append(symbol("glyph-post", gatehouse()))
    return "".join(made)


def gatehouse() -> str:
    """A gatehouse with a striped bar."""
    return (
        shape("M-36 42v-62h72v62z", fill="#efe4cc", **_THIN)
        + shape("M-42 -20v-20h14v9h14v-9h28v9h14v-9h14v20z", fill="#d9c7a0", **_THIN)
        + shape("M-20 42v-30q20 -24 40 0v30z", fill="#5b3a26", **_THIN)
        + rect(-44, 12, 88, 13, rx=4, fill=WHITE, **_THIN)
        + shape("M-32 12h14l-8 13h-14zM-4 12h14l-8 13h-14zM24 12h14l-8 13h-14z", fill=RED)
    )


def _number(number: int) -> str:
    return circle(0, -8, 22, fill=RED, stroke=INK, stroke_width=2.6) + words(
        0, -8, str(number), 36, fill=WHITE, font_weight="bold"
    )


def _link() -> str:
    """Two rings of a chain on a gold seal."""
    return (
        circle(0, 0, 44, fill=GOLD, **_THIN)
        + circle(-13, 0, 17, fill="none", stroke=INK, stroke_width=9)
        + circle(13, 0, 17, fill="none", stroke=INK, stroke_width=9)
        + circle(-13, 0, 17, fill="none", stroke=WHITE, stroke_width=4)
        + circle(13, 0, 17, fill="none", stroke=WHITE, stroke_width=4)
    )
