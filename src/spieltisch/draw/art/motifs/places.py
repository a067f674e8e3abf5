"""Where pictures take place: a sky by day, at sunset or at night, and land before it."""

from typing import Final

from spieltisch.draw.art.motifs.brush import flat, light, line
from spieltisch.draw.svg import circle, rect

WIDTH: Final = 160
HEIGHT: Final = 64
GROUND: Final = 52
"""Where the land in front begins; what stands in front stands a little lower."""

SKIES: Final = {
    "day": ("#bfe0f0", "#dff0f2", "#9cc08c", "#86b070", "#6fa8cc", "#d8c39a", "#b9ad96"),
    "sunset": ("#f3a671", "#fbd9a4", "#b98a6a", "#9a9a5c", "#c98f7a", "#e0b98a", "#a57f66"),
    "night": ("#2f3a63", "#566190", "#46557a", "#4f6a5a", "#4a6f9a", "#8a7a72", "#5f6478"),
}
"""Upper and lower sky, land far and near, water, boards, walls."""


def sky(kind: str) -> str:
    """The sky with what shines in it."""
    upper, lower, *_ = SKIES[kind]
    parts = [rect(0, 0, WIDTH, HEIGHT, fill=upper), flat(f"M0 26q80 -14 {WIDTH} 0v38H0z", lower)]
    if kind == "day":
        parts.append(circle(136, 13, 8, fill="#ffe9a3"))
        parts.append(
            flat(
                "M22 17q2 -7 9 -5q5 -6 11 0q8 -1 7 6zM78 12q2 -5 7 -4q4 -4 8 0q6 0 5 5z", "#f7fbfb"
            )
        )
    elif kind == "sunset":
        parts.append(circle(80, 31, 15, fill="#fff0b8", opacity=0.5))
        parts.append(circle(80, 31, 10, fill="#ffe08a"))
        parts.append(flat("M8 15h30l-6 4h-16zM112 10h36l-9 4h-18z", "#e98a6a", opacity=0.6))
    else:
        parts.append(circle(134, 14, 8, fill="#f4ecd0"))
        parts.append(circle(138, 12, 7, fill=upper))
        stars = ((14, 9), (34, 18), (52, 6), (74, 14), (94, 5), (110, 19), (150, 30), (22, 28))
        parts += [circle(x, y, 0.9, fill="#fdf6dd") for x, y in stars]
    return "".join(parts)


def _near(kind: str) -> str:
    return flat(f"M0 {GROUND - 2}q40 -5 80 0t80 -1v17H0z", SKIES[kind][3])


def _far(kind: str, ridge: str) -> str:
    return flat(f"M0 {ridge}V{HEIGHT}H0z", SKIES[kind][2])


def hills(kind: str) -> str:
    """Rolling land."""
    return _far(kind, "44q26 -16 54 -4q30 -18 62 0q24 -10 44 0") + _near(kind)


def peaks(kind: str) -> str:
    """High mountains behind."""
    return (
        _far(kind, "46l24 -24l16 14l26 -30l22 26l18 -14l30 28l24 -10")
        + flat(
            "M66 6l-8 9l6 -2l4 4l5 -3zM24 22l-6 6l5 -1l4 4l3 -5zM106 18l-5 4l6 1l5 3z",
            "#f4f2ea",
            opacity=0.8,
        )
        + _near(kind)
    )


def lake(kind: str) -> str:
    """Water up to the shore."""
    return (
        _far(kind, "38q30 -8 60 -2t60 -2q22 -4 40 2")
        + flat(f"M0 38h{WIDTH}v26H0z", SKIES[kind][4])
        + light("M10 44h18M60 48h24M112 43h20M36 56h22M96 57h26", 1)
    )


def shore(kind: str) -> str:
    """Water behind, land in front."""
    return lake(kind) + flat("M0 54q36 -6 70 -1t90 -3v14H0z", SKIES[kind][3])


def wood(kind: str) -> str:
    """The edge of a forest."""
    trunks = "".join(
        flat(f"M{x} 46l7 -{high}l7 {high}z", SKIES[kind][2])
        for x, high in (
            (-4, 26),
            (8, 32),
            (20, 24),
            (32, 30),
            (46, 22),
            (60, 26),
            (96, 24),
            (108, 30),
            (122, 34),
            (136, 26),
            (148, 32),
        )
    )
    return trunks + flat(f"M0 44h{WIDTH}v20H0z", SKIES[kind][2]) + _near(kind)


def town(kind: str) -> str:
    """Roofs of a town behind the street."""
    far = SKIES[kind][6]
    roofs = (
        "M0 50v-18l8 -7l8 7v-5h10v-8l7 -8l7 8v14h8l9 -8l9 8h6v-12h12v8l8 -8l10 8v-2h8l8 -9l8 9v6h10"
        "l8 -6l8 6v-8h14v32z"
    )
    lamps = "".join(
        rect(x, y, 3, 4, fill="#ffd869" if kind != "day" else "#f4eee0")
        for x, y in (
            (6, 36),
            (30, 30),
            (52, 40),
            (82, 34),
            (98, 38),
            (122, 32),
            (140, 40),
            (152, 38),
        )
    )
    return flat(roofs, far) + lamps + flat(f"M0 48h{WIDTH}v16H0z", SKIES[kind][5])


def field(kind: str) -> str:
    """Ploughed land in rows."""
    return (
        _far(kind, "42q40 -10 80 -2t80 -2")
        + flat(f"M0 46h{WIDTH}v18H0z", SKIES[kind][3])
        + line(
            "M-10 64l40 -18M24 64l26 -18M58 64l12 -18M92 64l-2 -18M126 64l-16 -18M160 64l-30 -18",
            SKIES[kind][2],
            1.6,
        )
    )


def room(kind: str) -> str:
    """Indoors, with the sky in a window."""
    upper, lower, *_, boards, wall = SKIES[kind]
    shine = {"day": "#ffe9a3", "sunset": "#ffd38a", "night": "#f4ecd0"}[kind]
    return (
        rect(0, 0, WIDTH, HEIGHT, fill=wall)
        + line("M0 16h160M0 32h160", "#00000018", 1)
        + rect(64, 5, 34, 25, fill=upper, stroke="#5b432c", stroke_width=2.4)
        + flat("M65 24q16 -8 32 0v5h-32z", lower)
        + circle(89, 12, 4, fill=shine)
        + line("M81 5v25M64 17h34", "#5b432c", 1.4)
        + flat(f"M0 50h{WIDTH}v14H0z", boards)
        + line("M0 56h160M0 61h160", "#5b432c55", 0.8)
    )


def cave(kind: str) -> str:
    """Among rocks."""
    return (
        flat("M0 0h160v64H0z", SKIES[kind][6])
        + flat("M0 64V30l18 -22l26 14l20 -18l32 20l28 -16l36 24v32z", SKIES[kind][5])
        + flat("M0 50q80 -8 160 0v14H0z", SKIES[kind][3])
    )


PLACES: Final = {
    "hills": hills,
    "peaks": peaks,
    "lake": lake,
    "shore": shore,
    "wood": wood,
    "town": town,
    "field": field,
    "room": room,
    "cave": cave,
}
