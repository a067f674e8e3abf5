"""Tools, wares, vehicles and signs; each stands on the origin."""

from spieltisch.draw.art.motifs.brush import (
    BLUE,
    BRASS,
    BRICK,
    CLOTH,
    DARK_TIMBER,
    GLASS,
    GREEN,
    IRON,
    PAGE,
    PLUM,
    RED,
    STEEL,
    STONE,
    STRAW,
    TIMBER,
    WATER,
    ball,
    box,
    flat,
    glow,
    ink,
    light,
    line,
    moved,
    shade,
    turned,
)
from spieltisch.draw.art.motifs.people import gear


def barrel() -> str:
    """A barrel that stands."""
    return (
        ink("M-9 0q-4 -12 0 -24q9 -3 18 0q4 12 0 24q-9 3 -18 0z", TIMBER)
        + shade("M4 -25q3 0 5 1q4 12 0 24q-2 1 -4 1z")
        + line("M-11 -7q11 4 22 0M-11 -17q11 4 22 0", IRON, 1.8)
    )


def crate(fill: str = "#c79a62") -> str:
    """A box of planks."""
    return box(-9, -16, 18, 16, fill) + line(
        "M-9 -11h18M-9 -5h18M-5 -16v16M5 -16v16", DARK_TIMBER, 0.8
    )


def sack(fill: str = "#cdb58a") -> str:
    """A full sack."""
    return ink("M-4 -20q-9 8 -6 20h20q3 -12 -6 -20l2 -4h-12z", fill) + line(
        "M-5 -20h10", DARK_TIMBER, 1.4
    )


def coins(count: int) -> str:
    """A pile of coins."""
    return "".join(
        ink(f"M-8 {-4 * i}v-3q8 -4 16 0v3q-8 4 -16 0z", BRASS) for i in range(count)
    ) + flat(f"M-6 {-4 * count}q6 -2 12 0q-6 3 -12 0z", "#f9df92")


def vase(fill: str = "#b5593c") -> str:
    """A vase with a band."""
    return (
        ink("M-4 -28h8l-2 5q11 7 5 19l-2 4h-10l-2 -4q-6 -12 5 -19z", fill)
        + shade("M3 -22q8 7 4 18l-2 4h-3z")
        + line("M-8 -13q8 4 16 0", CLOTH, 1.8)
    )


def wheel(radius: float = 10) -> str:
    """A wagon's wheel; its middle is the origin."""
    spokes = "".join(turned(line(f"M0 0V{-radius}", TIMBER, 1.4), t) for t in range(0, 360, 45))
    return (
        ball(0, 0, radius, "none", stroke=DARK_TIMBER, stroke_width=2.4)
        + spokes
        + ball(0, 0, 2.2, IRON)
    )


def cart(load: str = "") -> str:
    """A cart with two wheels."""
    return (
        load
        + ink("M-22 -18h44l-4 10h-36z", "#b98555")
        + moved(wheel(9), -10, -9)
        + moved(wheel(9), 12, -9)
        + line("M22 -14h10", DARK_TIMBER, 2)
    )


def books() -> str:
    """Books on a pile and one that leans."""
    return (
        box(-14, -6, 24, 6, BRICK)
        + box(-12, -12, 22, 6, BLUE)
        + box(-13, -17, 20, 5, GREEN)
        + turned(box(0, -20, 6, 20, PLUM), -14, 13, 0)
    )


THINGS: dict[str, str] = {
    "anvil": ink("M-14 -20h26q-2 7 -10 8v5l6 4v3h-16v-3l6 -4v-5q-10 -2 -12 -8z", IRON)
    + light("M-11 -18h18")
    + box(-9, 0, 16, 3, TIMBER),
    "barrel": barrel(),
    "barrels": moved(barrel(), -11, 0)
    + moved(barrel(), 12, 0)
    + moved(turned(barrel(), 0), 0, -22, 0.8),
    "crates": moved(crate(), -10, 0)
    + moved(crate("#b98555"), 10, 0)
    + moved(crate("#d8b07a"), -1, -16),
    "sacks": moved(sack(), -9, 0) + moved(sack("#dcc8a0"), 9, 0, 0.85),
    "logs": "".join(
        ball(x, y, 6.5, "#d6a76c") + ball(x, y, 3, "none", stroke_width=0.8)
        for x, y in ((-13, -6), (0, -6), (13, -6), (-6, -17), (7, -17), (0, -28))
    ),
    "bricks": "".join(
        box(x, y, 12, 6, BRICK)
        for x, y in ((-18, -6), (-6, -6), (6, -6), (-12, -12), (0, -12), (-6, -18))
    ),
    "stones": "".join(
        ink(d, f)
        for d, f in (
            ("M-20 0l2 -10l11 -3l6 4v9z", STONE),
            ("M0 0v-9l8 -5l10 5l1 9z", "#d6cfbf"),
            ("M-12 -11l6 -9l10 1l3 9z", "#b5ae9d"),
        )
    ),
    "ingots": "".join(
        ink(f"M{x} {y}l3 -6h10l3 6z", STEEL) for x, y in ((-18, 0), (-1, 0), (-10, -7))
    ),
    "coins": moved(coins(3), -10, 0) + moved(coins(5), 9, 0),
    "chest": ink("M-16 0v-12h32v12z", "#a9713f")
    + ink("M-16 -12q0 -12 16 -12t16 12z", "#bd8450")
    + flat("M-12 -12q2 -5 6 -4q3 -4 7 -1q4 -3 10 5z", BRASS)
    + box(-3, -14, 6, 7, BRASS),
    "scales": line("M0 0v-34M-8 0h16M-18 -31h36", BRASS, 2.2)
    + line("M-18 -31l-5 14M-18 -31l5 14M18 -31l-5 10M18 -31l5 10", DARK_TIMBER, 0.8)
    + ink("M-26 -17h16q-2 6 -8 6t-8 -6zM10 -21h16q-2 6 -8 6t-8 -6z", BRASS),
    "vase": vase(),
    "vases": moved(vase(), -12, 0)
    + moved(vase(BLUE), 3, 0, 0.8)
    + moved(vase("#c98a3f"), 16, 0, 0.95),
    "porcelain": moved(vase("#e6edf2"), -9, 0)
    + ink("M4 -9h20q-1 9 -10 9t-10 -9z", "#e6edf2")
    + line("M7 -5q7 4 14 0M-15 -13q6 3 12 0", BLUE, 1.2),
    "bottles": "".join(
        ink(f"M{x - 4} 0v-13l2 -3v-7h4v7l2 3v13z", c)
        for x, c in ((-10, GREEN), (1, PLUM), (12, "#b5793c"))
    ),
    "jars": "".join(
        box(x - 5, -14, 10, 14, c) + box(x - 4, -18, 8, 4, CLOTH)
        for x, c in ((-13, "#a9d8b8"), (0, "#e0b879"), (13, GLASS))
    ),
    "retort": ink(
        "M-6 0q-9 -2 -6 -12l6 -10v-6h6v6q14 6 18 20l-3 1q-6 -12 -13 -14l2 4q3 10 -4 11z", "#a9d8b8"
    )
    + flat("M-11 -8h14q0 6 -4 7q-8 2 -10 -7z", GREEN),
    "books": books(),
    "shelf": box(-20, -40, 40, 40, "#8a5f3a")
    + "".join(
        "".join(
            box(-17 + 5.6 * i, y, 5, 13, c)
            for i, c in enumerate((BRICK, BLUE, GREEN, BRASS, PLUM, RED))
        )
        for y in (-36, -19)
    ),
    "scrolls": moved(turned(box(-16, -6, 30, 7, PAGE), -8), 0, -2)
    + box(-14, -16, 28, 7, "#efe2b6")
    + ball(-14, -12.5, 3.5, PAGE),
    "press": line("M-14 0v-36M14 0v-36M-18 -36h36", DARK_TIMBER, 3.4)
    + line("M0 -36v14", IRON, 4)
    + box(-10, -23, 20, 5, IRON)
    + box(-18, -11, 36, 5, TIMBER)
    + box(-8, -14, 16, 3, PAGE)
    + line("M0 -28l12 4", IRON, 2.4),
    "telescope": turned(box(-20, -4, 26, 8, BRASS) + box(6, -5, 12, 10, DARK_TIMBER), -28, 0, -26)
    + line("M0 -22l-9 22M0 -22l9 22M0 -22v20", DARK_TIMBER, 2),
    "gears": moved(gear(10), -8, -13)
    + moved(gear(7, BRASS), 10, -22)
    + moved(gear(6, "#b5793c"), 12, -7),
    "clock": box(-10, -40, 20, 40, "#8a5a34")
    + ink("M-12 -40l12 -8l12 8z", "#8a5a34")
    + ball(0, -29, 7, PAGE)
    + line("M0 -29v-5M0 -29l4 2")
    + box(-5, -18, 10, 14, GLASS)
    + line("M0 -17v7", BRASS, 1)
    + ball(0, -9, 2.5, BRASS),
    "candle": glow(0, -25, 10)
    + box(-3, -18, 6, 15, PAGE)
    + ink("M-8 0q8 -6 16 0z", BRASS)
    + ink("M0 -18q-4 -5 0 -10q4 5 0 10z", "#f0913a"),
    "dice": turned(
        box(-8, -16, 15, 15, PAGE)
        + "".join(
            ball(x, y, 1.3, RED, stroke="none") for x, y in ((-4, -12), (3, -5), (-0.5, -8.5))
        ),
        -8,
    )
    + turned(box(7, -12, 12, 12, PAGE) + ball(13, -6, 1.3, RED, stroke="none"), 6),
    "crystal": glow(0, -14, 15)
    + ball(0, -15, 10, "#c3b6e6")
    + light("M-5 -20q2 -3 5 -3", 2)
    + ink("M-9 0l3 -7h12l3 7z", DARK_TIMBER),
    "mask": ink("M-16 -26q16 -10 32 0q1 15 -9 17q-5 -1 -7 -6q-2 5 -7 6q-10 -2 -9 -17z", PLUM)
    + flat("M-10 -21q4 -3 7 1q-4 3 -7 -1zM10 -21q-4 -3 -7 1q4 3 7 -1z", "#241a2c")
    + ink("M0 -30q8 -14 14 -6q-6 1 -10 7z", BRASS)
    + line("M0 -9v9", TIMBER, 1.8),
    "bell": ink("M-13 -4q5 -4 5 -14q2 -12 8 -12t8 12q0 10 5 14z", BRASS)
    + light("M-5 -22q1 -5 3 -6")
    + ball(0, -2, 3, "#b5893a")
    + line("M0 -30v-5"),
    "basket": line("M-12 -12q12 -22 24 0", DARK_TIMBER, 2.2)
    + ink("M-15 -13h30l-4 13h-22z", STRAW)
    + line("M-14 -8h28M-12 -4h24", DARK_TIMBER, 0.8),
    "apples": line("M-12 -12q12 -22 24 0", DARK_TIMBER, 2.2)
    + "".join(ball(x, -14, 4.5, c) for x, c in ((-8, RED), (0, "#c9a24a"), (8, RED)))
    + ink("M-15 -12h30l-4 12h-22z", STRAW),
    "grapes": "".join(
        ball(x, y, 4.2, PLUM)
        for x, y in ((-9, -22), (0, -22), (9, -22), (-4.5, -15), (4.5, -15), (0, -8))
    )
    + ink("M0 -26q-9 -10 -14 -1q7 4 14 1q6 -9 14 -2q-6 6 -14 3z", GREEN),
    "honey": ink("M-13 0q-5 -8 0 -14q-3 -8 5 -12q8 -6 16 0q8 4 5 12q5 6 0 14z", "#e0b04a")
    + line("M-15 -7h30M-14 -14h28M-10 -21h20", "#a9772a", 1)
    + ball(0, -4, 3, "#4a3420"),
    "hay": ink("M-20 0q-2 -26 20 -30q22 4 20 30z", STRAW)
    + line("M-14 -4q3 -10 0 -16M-4 -3q4 -12 0 -22M6 -3q3 -12 0 -20M14 -4q2 -8 0 -12", "#b98d35", 1),
    "wheat": "".join(
        line(f"M{x} 0q1 -16 {d} -28", "#c79a3a", 1.5)
        + "".join(
            ink(f"M{x + d * 0.8} {y}q-4 -2 -3 -6q4 1 3 6q4 -1 4 -6q-4 0 -4 6", "#e6c05a")
            for y in (-16, -22, -28)
        )
        for x, d in ((-10, -3), (0, 0), (10, 3))
    ),
    "plough": line("M-18 -20l16 14l18 -4", TIMBER, 3)
    + ink("M-6 -8l10 8h-16z", STEEL)
    + line("M-18 -20l-6 -2", TIMBER, 2.4),
    "cart": cart(),
    "haycart": cart(
        ink("M-20 -18q0 -16 18 -17t20 17z", STRAW)
        + line("M-10 -20q2 -7 0 -11M2 -20q2 -8 0 -13", "#b98d35", 1)
    ),
    "orecart": cart(
        "".join(ball(x, -20, 5, c) for x, c in ((-12, IRON), (-3, STEEL), (6, IRON), (14, STONE)))
    ),
    "wagon": ink("M-24 -14h48l-3 6h-42z", "#a9713f")
    + ink("M-24 -14q-3 -24 10 -26h28q13 2 10 26z", CLOTH)
    + line("M-12 -40v26M0 -40v26M12 -40v26", "#b9ad96", 1)
    + moved(wheel(9), -14, -9)
    + moved(wheel(9), 14, -9),
    "coach": ink("M-18 -34h34q4 12 -2 24h-30q-8 -12 -2 -24z", RED)
    + box(-11, -30, 9, 10, GLASS)
    + box(2, -30, 9, 10, GLASS)
    + box(16, -22, 9, 3, DARK_TIMBER)
    + moved(wheel(9), -12, -9)
    + moved(wheel(7), 14, -7)
    + box(-15, -39, 20, 5, TIMBER),
    "wheels": moved(wheel(14), -8, -15) + moved(wheel(10), 14, -11),
    "saddle": ink("M-16 -18q6 4 12 0q8 -6 14 -2q8 0 6 5q-10 10 -26 8q-8 -3 -6 -11z", "#9a5f35")
    + line("M-4 -8v8", DARK_TIMBER, 2.4)
    + line("M-8 0h8", IRON, 2.4)
    + line("M-14 -6l28 0", DARK_TIMBER, 1),
    "horseshoe": ink(
        "M-12 -24q-6 22 4 24l2 -4q-6 -4 -3 -19q3 -8 9 -8t9 8q3 15 -3 19l2 4q10 -2 4 -24q-4 -9 -12"
        " -9t-12 9z",
        STEEL,
    ),
    "hide": ink("M-16 -34l8 4h16l8 -4l-3 12q4 10 3 20l-8 -4h-16l-8 4q-1 -10 3 -20z", "#b98555")
    + line("M-6 -24q6 4 12 0", DARK_TIMBER, 0.9),
    "cheese": ink("M-18 -4v-9l24 -9q12 2 12 10v8z", "#f0cf6a")
    + line("M-18 -13q20 -3 36 2", "#c79a3a", 1)
    + ball(-6, -8, 2, "#d8ae4a")
    + ball(6, -9, 2.6, "#d8ae4a")
    + box(-20, -4, 40, 4, TIMBER),
    "meat": line("M-20 -38h40", IRON, 2.2)
    + "".join(
        line(f"M{x} -38v6", IRON, 1.2)
        + ink(f"M{x} -32q9 10 3 20q-6 4 -8 -2q-4 -10 5 -18z", "#c26a5a")
        for x in (-11, 2, 14)
    ),
    "net": line("M-22 -34v34M22 -34v34", DARK_TIMBER, 2.4)
    + line(
        "M-22 -32q22 12 44 0M-22 -24q22 14 44 0M-22 -16q22 14 44 0M-14 -29l-4 24M-6 -27l-2 24"
        "M2 -27l2 24M10 -29l5 24",
        "#8a7a5c",
        0.9,
    ),
    "loom": line("M-18 0v-38M18 0v-38M-18 -36h36M-18 -6h36", DARK_TIMBER, 2.8)
    + "".join(
        flat(f"M-15 {y}h30v4h-30z", c)
        for y, c in ((-33, RED), (-29, CLOTH), (-25, BLUE), (-21, CLOTH))
    )
    + line("M-12 -17v10M-6 -17v10M0 -17v10M6 -17v10M12 -17v10", "#b9ad96", 0.9),
    "frame": box(-20, -34, 40, 30, BRASS)
    + box(-16, -30, 32, 22, GLASS)
    + flat("M-16 -8v-7q8 -8 14 -2q8 -9 18 1v8z", "#7fa35f")
    + ball(-8, -24, 3, "#ffe08a"),
    "easel": line("M-10 0l8 -40M10 0l-8 -40M-12 -14h24", TIMBER, 2)
    + box(-13, -36, 26, 20, PAGE)
    + flat("M-12 -17v-6q6 -8 11 -2q7 -7 13 1v7z", "#7fa35f")
    + ball(6, -30, 2.6, "#f0913a"),
    "statue": box(-9, -10, 18, 10, STONE)
    + ink("M-5 -10q-3 -12 0 -16q-3 -9 5 -9t5 9q3 4 0 16z", "#e3dbc9"),
    "sign": line("M0 0v-30", TIMBER, 2.8)
    + box(-16, -32, 32, 13, "#e0b879")
    + line("M-11 -27h22M-11 -23h14", DARK_TIMBER, 1),
    "map": ink("M-22 -26l14 4l14 -4l14 4v22l-14 -4l-14 4l-14 -4z", "#efe2b6")
    + line("M-16 -8q8 -14 18 -6t14 -6", WATER, 2)
    + line("M-8 -22v22M6 -26v22", "#c9ac79", 0.8)
    + line("M10 -10l4 4M14 -10l-4 4", RED, 1.6),
    "compassrose": ball(0, -18, 16, PAGE)
    + flat("M0 -32l4 14l-4 2z", RED)
    + flat("M0 -4l-4 -14l4 -2z", IRON)
    + ball(0, -18, 2, BRASS),
    "badge": flat(
        "M0 -34l5 11l12 1l-9 8l3 12l-11 -6l-11 6l3 -12l-9 -8l12 -1z",
        BRASS,
        stroke="#3b2b1d",
        stroke_width=1.2,
    )
    + ball(0, -18, 4, "#f9df92"),
    "flag": line("M-12 0v-42", DARK_TIMBER, 2.4)
    + ink("M-11 -41q12 -5 20 0t10 0v20q-8 4 -16 0t-14 1z", RED)
    + flat("M4 -36l2 4l4 0l-3 3l1 4l-4 -2l-4 2l1 -4l-3 -3l4 0z", BRASS),
    "banner": line("M-22 -40h44", TIMBER, 2.4)
    + ink("M-16 -40h32v30l-16 -8l-16 8z", BLUE)
    + ball(0, -29, 5, BRASS),
    "bunting": line("M-34 -38q34 18 68 0", DARK_TIMBER, 1)
    + "".join(
        ink(f"M{x} {y}l8 0l-4 9z", c)
        for x, y, c in (
            (-30, -36, RED),
            (-18, -32, BRASS),
            (-6, -29.5, BLUE),
            (6, -30, GREEN),
            (18, -33, PLUM),
        )
    ),
    "key": ball(-10, -14, 8, "none", stroke=BRASS, stroke_width=4)
    + line("M-2 -14h22M12 -14v8M19 -14v6", BRASS, 4),
    "letter": turned(
        box(-15, -20, 30, 19, PAGE) + line("M-15 -20l15 11l15 -11") + ball(0, -9, 3.2, RED), -6
    ),
    "papers": turned(box(-14, -30, 22, 28, PAGE), -8)
    + turned(
        box(-6, -30, 22, 28, CLOTH)
        + line("M-2 -26h14", IRON, 2.4)
        + line("M-2 -21h14M-2 -17h14M-2 -13h14M-2 -9h9", IRON, 0.8),
        6,
    ),
    "charter": box(-14, -36, 28, 32, "#efe2b6")
    + line("M-9 -30h18M-9 -26h18M-9 -22h18M-9 -18h12", IRON, 0.9)
    + ball(6, -9, 5, RED)
    + line("M4 -5l-2 6M8 -5l2 6", RED, 1.6),
    "plans": turned(box(-18, -24, 36, 22, "#b9d2e4"), -4)
    + turned(line("M-12 -18h14v12h-14zM2 -18l10 6h-10", CLOTH, 1.2), -4)
    + line("M14 -34l-6 24M14 -34l8 22", IRON, 1.6),
    "violin": turned(
        ink("M-7 0q-6 8 1 12q-6 8 7 12q13 -4 7 -12q7 -4 1 -12z", BRICK)
        + line("M1 0v-20M1 4v14", DARK_TIMBER, 1.8),
        28,
        -4,
        -26,
    ),
    "drum": box(-14, -18, 28, 18, RED)
    + ink("M-14 -18q14 -6 28 0q-14 6 -28 0z", PAGE)
    + line("M-14 -2l9 -14l9 14l9 -14", CLOTH, 1.2)
    + line("M8 -22l12 -10", TIMBER, 2),
    "curtain": ink("M-30 0v-44h60v44q-12 -6 -16 -30q-4 -6 -14 -6t-14 6q-4 24 -16 30z", RED)
    + line("M-24 -6q6 -16 4 -34M24 -6q-6 -16 -4 -34", "#7f231a", 1.4),
    "oven": ink("M-16 0v-16q16 -18 32 0v16z", BRICK)
    + ink("M-8 0v-9q8 -8 16 0v9z", "#3b2a22")
    + flat("M-4 0q-2 -6 4 -9q6 4 4 9z", "#f0913a"),
    "tub": ink("M-18 -14h36l-3 14h-30z", TIMBER)
    + flat("M-16 -14q16 -7 32 0z", WATER)
    + "".join(ball(x, y, 3, "#f4f7f8") for x, y in ((-7, -18), (0, -21), (7, -17))),
    "bed": box(-22, -10, 44, 6, TIMBER)
    + line("M-22 0v-20M22 0v-12", DARK_TIMBER, 2.6)
    + box(-18, -15, 36, 5, "#86a9c4")
    + ink("M-20 -17q6 -5 12 0v3h-12z", PAGE),
    "rope": ball(0, -9, 9, "none", stroke="#cdb58a", stroke_width=4)
    + ball(0, -9, 4, "none", stroke="#b59a68", stroke_width=3),
    "anchor": line("M0 -32v30M-9 -26h18", IRON, 3)
    + ball(0, -35, 3.4, "none", stroke=IRON, stroke_width=2.4)
    + line("M-16 -12q2 12 16 12t16 -12", IRON, 3),
    "moneybags": moved(sack("#d8b45a"), -9, 0)
    + moved(sack("#c79a3a"), 9, 0, 0.85)
    + ball(-9, -10, 3, BRASS)
    + ball(9, -8, 2.6, BRASS),
    "hourglass": box(-11, -36, 22, 4, TIMBER)
    + box(-11, -4, 22, 4, TIMBER)
    + ink("M-8 -32h16q0 8 -6 14q6 6 6 14h-16q0 -8 6 -14q-6 -6 -6 -14z", GLASS)
    + flat("M-6 -5q0 -6 6 -9q6 3 6 9z", STRAW),
    "pan": ink("M-16 -10h32l-6 10h-20z", IRON)
    + "".join(ball(x, -11, 2.4, BRASS) for x in (-6, 1, 7))
    + line("M16 -9h10", IRON, 2.6),
    "nugget": ink("M-15 0l3 -11l9 -5l10 2l8 8v6z", BRASS)
    + light("M-8 -11l6 -3")
    + shade("M7 -13l8 7v6h-9z"),
    "pump": box(-18, -14, 36, 10, RED)
    + moved(wheel(6), -11, -6)
    + moved(wheel(6), 11, -6)
    + line("M-20 -24h40M0 -24v10", IRON, 2.4)
    + line("M18 -10q12 2 10 10", DARK_TIMBER, 2.4),
    "brand": line("M-4 0l8 -30", IRON, 2.6)
    + ball(5, -34, 5, "none", stroke="#f0913a", stroke_width=2.6)
    + glow(5, -34, 9),
    "tools": turned(line("M0 0v-30", TIMBER, 2.6) + box(-7, -36, 14, 8, IRON), -24)
    + turned(line("M0 0v-26", TIMBER, 2.6) + ink("M-3 -26l-3 -10h4l2 5l2 -5h4l-3 10z", STEEL), 26),
    "tiles": "".join(
        ink(f"M{x} {y}q4 7 8 0v-6h-8z", BRICK) for y in (-6, -13, -20) for x in (-16, -8, 0, 8)
    ),
    "table": box(-20, -18, 40, 4, TIMBER) + line("M-16 -14v14M16 -14v14", DARK_TIMBER, 2.6),
    "desk": box(-20, -20, 40, 4, TIMBER)
    + box(-18, -16, 14, 16, "#b98555")
    + line("M14 -16v16", DARK_TIMBER, 2.6)
    + line("M-18 -8h14", DARK_TIMBER, 0.9)
    + turned(box(-2, -4, 12, 8, PAGE), 0, 0, -22)
    + ink("M13 -20q0 -10 6 -13q-1 8 -6 13z", CLOTH),
}
