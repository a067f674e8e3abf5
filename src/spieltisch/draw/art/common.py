"""Pictures that any game may use: coins, dice, people, badges, the seats' signs."""

from spieltisch.draw.art import tools
from spieltisch.draw.art.palette import (
    BOARD,
    BOARD_DEEP,
    BOARD_EDGE,
    BOARD_SOFT,
    GOLD,
    GOLD_DEEP,
    INK,
    RED,
    SEATS,
    SEATS_DEEP,
    SEATS_LIGHT,
    SILVER,
    SILVER_DEEP,
    WHITE,
    WOOD,
    WOOD_DEEP,
    pair,
)
from spieltisch.draw.svg import circle, gradient, group, n, pattern, rect, shape, symbol, tag, words

LINE = {"stroke": INK, "stroke_width": 3, "stroke_linejoin": "round", "stroke_linecap": "round"}
BARE = {"fill": "none", **LINE}
HOLLOW = pair(INK, "#000000")
_RIM = pair(WHITE, "#a08763")
_LAMP = pair(WHITE, "#a47a48")
_LIGHT = (
    f'<stop offset="0" stop-color="{_LAMP}" stop-opacity=".28"/>'
    f'<stop offset=".45" stop-color="{_LAMP}" stop-opacity="0"/>'
    f'<stop offset="1" stop-color="{INK}" stop-opacity=".2"/>'
)

CAST = (5.0, 6.0)
"""One light, from the upper left: how far below and beside a piece its shadow falls."""

_PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


def paints() -> str:
    """Gradients and patterns that many pictures share."""
    grain = "".join(
        circle(x, y, size, fill=INK, opacity=opacity)
        for x, y, size, opacity in (
            (7, 9, 0.9, 0.08),
            (29, 4, 0.6, 0.1),
            (48, 21, 1.1, 0.05),
            (17, 33, 0.7, 0.08),
            (37, 46, 0.9, 0.06),
            (55, 50, 0.6, 0.1),
            (4, 55, 0.8, 0.06),
        )
    )
    fibres = shape(
        "M2 20q8 -3 14 1M34 12q6 4 13 1M10 46q9 2 15 -2M42 34q6 -3 12 0",
        fill="none",
        stroke=INK,
        stroke_width=0.5,
        opacity=0.07,
    )
    planks = shape(
        "M0 8q30 -4 60 0t60 0M0 24q40 5 80 0t40 0M0 38q25 -3 55 1t65 -1",
        fill="none",
        stroke=WOOD_DEEP,
        stroke_width=1,
        opacity=0.25,
    )
    return (
        gradient("paint-paper", BOARD, BOARD_DEEP, slanted=True)
        + tag("linearGradient", _LIGHT, id="paint-light", x1=0, y1=0, x2=1, y2=1)
        + gradient("paint-gold", "#f9df92", GOLD, "#c28f22")
        + gradient("paint-silver", "#f7f9fa", SILVER, "#a9b1b8")
        + gradient("paint-wood", "#bd8450", WOOD, "#8a5a31")
        + "".join(
            gradient(f"paint-seat-{seat}", SEATS_LIGHT[seat], SEATS[seat], SEATS_DEEP[seat])
            for seat in range(len(SEATS))
        )
        + pattern("paint-grain", 60, 60, grain + fibres)
        + pattern("paint-planks", 120, 44, planks)
    )


def board(width: float, height: float, *, fill: str = "url(#paint-paper)") -> str:
    """The cardboard of a board: thick, with a grain, a printed frame and light on its edge."""
    return (
        rect(2, 4, width - 3, height - 4, rx=16, fill=INK)
        + rect(2, 3, width - 4, height - 6, rx=16, fill=WOOD_DEEP)
        + rect(2, 1, width - 4, height - 6, rx=16, fill=fill, stroke=BOARD_EDGE, stroke_width=2)
        + rect(2, 1, width - 4, height - 6, rx=16, fill="url(#paint-grain)")
        + rect(2, 1, width - 4, height - 6, rx=16, fill="url(#paint-light)")
        + shape(
            f"M4 {height - 20}V16Q4 3 18 3H{width - 18}",
            fill="none",
            stroke=_RIM,
            stroke_width=1.6,
            opacity=0.45,
        )
        + rect(
            8,
            7,
            width - 16,
            height - 18,
            rx=11,
            fill="none",
            stroke=BOARD_SOFT,
            stroke_width=1,
            opacity=0.35,
        )
    )


def cast(data: str, strength: float = 0.3) -> str:
    """The shadow of a shape that lies or stands on a board."""
    return shape(
        data, fill=INK, opacity=strength, transform=f"translate({n(CAST[0])} {n(CAST[1])})"
    )


def wooden(data: str, face: str, side: str) -> str:
    """A piece cut from thick wood: its shadow, its side below, its face."""
    return (
        cast(data)
        + shape(data, fill=side, transform="translate(1.5 4)", **LINE)
        + shape(data, fill=face, **LINE)
    )


def recess(x: float, y: float, width: float, height: float, radius: float = 8) -> str:
    """A sunken field that pieces lie in, by its middle."""
    left, top = x - width / 2, y - height / 2
    right, bottom = left + width, top + height
    inner = min(radius, height / 2)
    dark = f"M{n(left + 1.2)} {n(bottom - inner)}V{n(top + inner)}Q{n(left + 1.2)} {n(top + 1.2)} "
    dark += f"{n(left + inner)} {n(top + 1.2)}H{n(right - inner)}"
    light = f"M{n(left + inner)} {n(bottom)}H{n(right - inner)}Q{n(right)} {n(bottom)} "
    light += f"{n(right)} {n(bottom - inner)}V{n(top + inner)}"
    bare = {"fill": "none", "stroke_linecap": "round"}
    return (
        rect(left, top, width, height, rx=radius, fill=HOLLOW, opacity=0.16)
        + shape(dark, stroke=HOLLOW, stroke_width=2.4, opacity=0.4, **bare)
        + shape(light, stroke=_RIM, stroke_width=1.6, opacity=0.5, **bare)
    )


def ribbon(x: float, y: float, width: float, content: str, size: float = 15) -> str:
    """A heading on a painted ribbon."""
    half = width / 2
    return group(
        shape(
            f"M{x - half} {y - 12}h{width}l-9 12l9 12h-{width}l9 -12z",
            fill="#8a3b2b",
            stroke=INK,
            stroke_width=1.5,
            stroke_linejoin="round",
        ),
        words(x, y, content, size, fill=WHITE, font_weight="bold", class_="head"),
    )


def symbols() -> str:
    """All shared symbols."""
    return "".join([*_money(), *_dice(), *_seats(), *_signs(), tools.symbols()])


def coin_disc(paint: str, deep: str, inner: str) -> str:
    """A coin with something struck into it."""
    return (
        circle(*CAST, 42, fill=INK, opacity=0.3)
        + circle(0, 0, 42, fill=paint, stroke=INK, stroke_width=3)
        + circle(0, 0, 33, fill="none", stroke=deep, stroke_width=2.5, stroke_dasharray="4 3")
        + inner
    )


def worker_figure(fill: str) -> str:
    """A person with a hat, seen from the front."""
    return (
        shape("M-30 44q-3 -34 16 -40h28q19 6 16 40z", fill=fill, **LINE)
        + circle(0, -14, 17, fill="#edc9a0", **LINE)
        + shape("M-26 -22q26 -12 52 0l-8 -3q-3 -20 -18 -20t-18 20z", fill="#c99a4c", **LINE)
        + shape("M-11 10v33M11 10v33", **BARE)
    )


def _money() -> list[str]:
    fleur = shape(
        "M0 -20q10 9 3 19q14 -8 14 5q0 9 -11 7q-3 0 -4 3l3 8h-10l3 -8q-1 -3 -4 -3q-11 2 -11 -7"
        "q0 -13 14 -5q-7 -10 3 -19z",
        fill=SILVER_DEEP,
    )
    sun = circle(0, 0, 12, fill=GOLD_DEEP) + shape(
        "M0 -24v7M0 17v7M-24 0h7M17 0h7M-17 -17l5 5M12 12l5 5M17 -17l-5 5M-12 12l-5 5",
        stroke=GOLD_DEEP,
        stroke_width=4,
        stroke_linecap="round",
    )
    return [
        symbol("silver", coin_disc("url(#paint-silver)", SILVER_DEEP, fleur)),
        symbol("coin", coin_disc("url(#paint-gold)", GOLD_DEEP, sun)),
        symbol("worker", worker_figure("#7b8f4b")),
        symbol("vp", _laurel()),
    ]


def _laurel() -> str:
    shield = shape("M-36 -42q36 11 72 0v37q0 36 -36 52q-36 -16 -36 -52z", fill="#fff6dc", **LINE)
    return shield + shape(
        "M-27 -32q27 8 54 0v27q0 29 -27 42q-27 -13 -27 -42z",
        fill="none",
        stroke=RED,
        stroke_width=6,
    )


def _dice() -> list[str]:
    made = []
    for number, places in _PIPS.items():
        pips = "".join(circle(20 * x, 20 * y, 7.5, fill=INK) for x, y in places)
        made.append(symbol(f"die-{number}", _die("#fffaf0", "#e2d3b4", INK) + pips))
        for seat, colour in enumerate(SEATS):
            light = "".join(circle(20 * x, 20 * y, 7.5, fill=WHITE) for x, y in places)
            made.append(symbol(f"die-{seat}-{number}", _die(colour, SEATS_DEEP[seat], INK) + light))
    return made


_GLEAM = {
    "fill": "none",
    "stroke": WHITE,
    "stroke_width": 4,
    "stroke_linecap": "round",
    "opacity": 0.55,
}


def _die(fill: str, edge: str, line: str) -> str:
    return (
        rect(-34, -33, 80, 80, rx=17, fill=INK, opacity=0.35)
        + rect(-40, -40, 80, 80, rx=16, fill=edge, stroke=line, stroke_width=3)
        + rect(-37, -38, 70, 70, rx=17, fill=fill)
        + shape("M-31 20V-20Q-31 -32 -19 -32H14", **_GLEAM)
    )


def seat_sign(seat: int, size: float = 18, fill: str = WHITE) -> str:
    """The sign that tells seats apart without their colour."""
    if seat == 0:
        return circle(0, 0, size * 0.8, fill=fill)
    if seat == 1:
        side = size * 1.4
        return rect(-side / 2, -side / 2, side, side, fill=fill)
    if seat == 2:
        return shape(f"M0 {-size}L{size} {size * 0.8}H{-size}Z", fill=fill)
    return shape(f"M0 {-size * 1.1}L{size} 0L0 {size * 1.1}L{-size} 0Z", fill=fill)


def _seats() -> list[str]:
    made = []
    for seat in range(len(SEATS)):
        disc = (
            circle(*CAST, 38, fill=INK, opacity=0.35)
            + circle(0, 0, 38, fill=f"url(#paint-seat-{seat})", stroke=INK, stroke_width=3)
            + seat_sign(seat)
        )
        made.append(symbol(f"marker-{seat}", disc))
    return made


def _signs() -> list[str]:
    arrow = shape("M-38 -9h42v-20l36 29l-36 29v-20h-42z", fill=WHITE, **LINE)
    return [
        symbol("arrow", arrow),
        symbol("plus", shape("M-9 -34h18v25h25v18h-25v25h-18v-25h-25v-18h25z", fill=WHITE, **LINE)),
        symbol("hourglass", _hourglass()),
        symbol(
            "info",
            circle(0, 0, 40, fill="#fff6dc", **LINE)
            + words(0, 0, "i", 56, fill=INK, font_weight="bold"),
        ),
        symbol("flag", _flag()),
        symbol("padlock", _padlock()),
    ]


def _hourglass() -> str:
    return (
        rect(-28, -42, 56, 9, rx=4, fill=WOOD, **LINE)
        + rect(-28, 33, 56, 9, rx=4, fill=WOOD, **LINE)
        + shape(
            "M-18 -36q0 24 18 36q18 -12 18 -36zM-18 36q0 -24 18 -36q18 12 18 36z",
            fill="#fff6dc",
            **LINE,
        )
        + shape("M-12 34q3 -12 12 -14q9 2 12 14z", fill=GOLD)
    )


def _flag() -> str:
    return rect(-28, -42, 8, 84, rx=3, fill=WOOD, **LINE) + shape(
        "M-20 -40q24 -8 52 4l-14 16l14 16q-28 -10 -52 -2z", fill=RED, **LINE
    )


def _padlock() -> str:
    return (
        shape("M-20 -6v-14q0 -20 20 -20t20 20v14", **BARE)
        + rect(-30, -8, 60, 46, rx=8, fill=GOLD, **LINE)
        + circle(0, 12, 7, fill=INK)
        + shape("M0 14v12", stroke=INK, stroke_width=5)
    )
