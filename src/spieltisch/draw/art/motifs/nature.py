"""Beasts, boats and what grows; each stands on the origin."""

from spieltisch.draw.art.motifs.brush import (
    BRASS,
    CLOTH,
    DARK_TIMBER,
    GREEN,
    IRON,
    LEAF,
    RED,
    STONE,
    TIMBER,
    WATER,
    ball,
    box,
    flat,
    ink,
    line,
    moved,
    shade,
)
from spieltisch.draw.art.scenery import cactus, fir, fish, reeds, rocks, tree
from spieltisch.draw.svg import group


def cow(hide: str, spots: str = "#f4ecdc") -> str:
    """A cow that looks to the left."""
    return (
        line("M-11 -8v8M-6 -8v8M9 -8v8M14 -8v8", DARK_TIMBER, 2.6)
        + ink("M-14 -19q14 -5 30 0q3 6 0 13h-28q-4 -6 -2 -13z", hide)
        + flat("M-2 -20q6 0 6 5q-5 5 -9 0q-1 -4 3 -5zM9 -12q5 -1 7 3q-3 4 -7 2z", spots)
        + ink("M-13 -20q-10 -2 -12 4q0 7 6 8q5 0 8 -6z", hide)
        + line("M-21 -18q-4 -4 -2 -8M-14 -20q2 -4 0 -7", "#efe2c4", 2)
        + flat("M-25 -14q0 5 5 5q2 -2 1 -5z", "#e8b9a2")
        + line("M16 -18q5 3 3 11", hide, 1.8)
    )


def horse(hide: str) -> str:
    """A horse that looks to the left."""
    return (
        line("M-9 -9v9M-5 -9v9M10 -9v9M14 -9v9", DARK_TIMBER, 2.4)
        + ink("M-12 -22q12 -2 26 -1q5 7 1 15h-24q-6 -4 -3 -14z", hide)
        + ink("M-12 -20q-2 -12 -10 -12l-6 8q2 5 6 3q4 0 4 6q2 6 6 6z", hide)
        + line("M-15 -30q5 3 5 10", DARK_TIMBER, 2.6)
        + line("M15 -22q8 4 5 14", DARK_TIMBER, 2.4)
    )


def sheep() -> str:
    """A sheep."""
    return (
        line("M-6 -6v6M6 -6v6", DARK_TIMBER, 2)
        + ink("M-10 -8q-5 -8 4 -9q6 -5 11 0q9 0 6 8q0 5 -8 4q-9 2 -13 -3z", CLOTH)
        + ink("M-10 -14q-7 -1 -7 4q3 4 7 2z", "#6b5a4a")
    )


def hull(width: float, fill: str) -> str:
    """A boat's body in the water."""
    half = width / 2
    return ink(f"M{-half} -9h{width}q-3 9 -9 10h{-width + 18}q-6 -1 -9 -10z", fill) + line(
        f"M{-half - 4} 2q5 -3 10 0t10 0t10 0t10 0", WATER, 1.6
    )


def _birch(x: float, high: float) -> str:
    return (
        line(f"M{x} 0v{-high}", "#e3dbc9", 3)
        + line(f"M{x - 1} {-high * 0.4}h2M{x - 1} {-high * 0.6}h2")
        + ink(f"M{x - 9} {-high + 4}q0 -16 9 -18q9 2 9 18q-9 5 -18 0z", "#a8b968")
    )


NATURE: dict[str, str] = {
    "cow": cow("#a65b3a"),
    "blackcow": cow("#4a423c"),
    "herd": moved(cow("#a65b3a"), -14, -4, 0.8) + moved(cow("#4a423c"), 18, 0, 0.9),
    "bull": cow("#6b3a26", "#6b3a26") + ball(-24, -12, 2.2, "none", stroke=BRASS, stroke_width=1.4),
    "horse": horse("#9a6a3f"),
    "bronco": group(horse("#c9a26a"), transform="rotate(18)"),
    "sheep": sheep(),
    "dog": line("M-7 -7v7M7 -7v7", DARK_TIMBER, 2)
    + ink("M-9 -12h17q3 3 1 7h-18z", "#c79a62")
    + ink("M-9 -12q-9 -2 -9 3q4 5 9 2z", "#c79a62")
    + line("M9 -12q5 -3 4 -7", "#c79a62", 2),
    "owl": ink("M-8 0q-5 -14 0 -22l-2 -6l6 3q4 -1 8 0l6 -3l-2 6q5 8 0 22z", "#9a7a55")
    + ball(-4, -18, 3.6, CLOTH)
    + ball(4, -18, 3.6, CLOTH)
    + ball(-4, -18, 1.4, "#241a14")
    + ball(4, -18, 1.4, "#241a14")
    + flat("M-1.5 -15h3l-1.5 4z", BRASS),
    "raven": ink("M-14 -10q6 -12 16 -8l6 -3l-2 7q-2 10 -12 10z", "#2f2d36")
    + line("M-4 -4v4M1 -5v5", IRON, 1.2),
    "beaver": ink("M-10 -2q-4 -14 8 -16q10 -1 12 10q10 -2 12 4q-6 6 -14 2z", "#8a5f3a")
    + ball(-6, -14, 1.2, "#241a14")
    + line("M10 -6q8 -2 11 2", DARK_TIMBER, 1),
    "bees": "".join(
        moved(
            ink("M-4 0q4 -4 8 0q-4 4 -8 0z", "#e0b04a")
            + line("M-1 -2v4M2 -2v4")
            + flat("M-1 -2q2 -6 5 -2z", "#dfeaf0"),
            x,
            y,
        )
        for x, y in ((-14, -26), (4, -34), (14, -20))
    ),
    "fishes": moved(fish(), -10, -10, 1.3) + moved(fish(), 12, -22, 1.1),
    "rowboat": hull(44, TIMBER) + line("M-6 -10l-12 10M8 -10l12 10", DARK_TIMBER, 1.8),
    "sailboat": hull(40, "#a5683f")
    + line("M0 -9v-36", DARK_TIMBER, 2)
    + ink("M2 -44q16 12 14 30h-14z", CLOTH)
    + ink("M-2 -40q-12 12 -12 26h12z", "#e6c9a0"),
    "ship": hull(56, "#8a4f33")
    + line("M-10 -9v-34M12 -9v-30", DARK_TIMBER, 2)
    + ink("M-20 -40h20q4 10 0 20h-20q4 -10 0 -20z", CLOTH)
    + ink("M4 -36h18q4 8 0 18h-18q4 -9 0 -18z", CLOTH)
    + ink("M-10 -43l9 -4l-9 -3z", RED),
    "ferry": hull(60, "#b98555")
    + line("M-26 -9v-9M26 -9v-9M-26 -16h52", DARK_TIMBER, 1.6)
    + moved(cow("#a65b3a"), 2, -9, 0.7),
    "steamboat": hull(60, CLOTH)
    + box(-22, -20, 40, 11, "#efe2c4")
    + box(-14, -28, 24, 8, "#efe2c4")
    + line("M-16 -28v-12M-4 -28v-12", IRON, 4)
    + ball(24, -10, 9, RED)
    + line("M24 -19v18M15 -10h18", DARK_TIMBER, 1.2)
    + line("M-16 -42q6 -5 12 -2t12 -3", "#b9b1a4", 2.6),
    "raft": "".join(box(-26, y, 52, 4, TIMBER) for y in (-8, -4, 0))
    + line("M-18 -9v13M18 -9v13", DARK_TIMBER, 1.6)
    + line("M-30 6q6 -3 12 0t12 0t12 0t12 0", WATER, 1.6),
    "keel": ink("M-28 -22q4 22 14 22h28q10 0 14 -22q-28 8 -56 0z", "#c79a62")
    + line("M-18 -18v16M-9 -16v16M0 -15v15M9 -16v16M18 -18v16", DARK_TIMBER, 1)
    + line("M-24 0l-4 6M24 0l4 6M-10 1v5M10 1v5", DARK_TIMBER, 2.2),
    "tree": moved(tree(), 0, 0, 1.2),
    "fir": moved(fir(), 0, 0, 1.2),
    "firs": moved(fir(), -12, 0, 1) + moved(fir(), 4, 0, 1.25) + moved(fir(), 18, 0, 0.85),
    "birches": _birch(-9, 30) + _birch(9, 26),
    "cactus": moved(cactus(), 0, 0, 1.25),
    "rocks": moved(rocks(), 0, 0, 1.3),
    "reeds": moved(reeds(), 0, 0, 1.1),
    "appletree": moved(tree(), 0, 0, 1.35)
    + "".join(ball(x, y, 2.4, RED) for x, y in ((-8, -26), (1, -34), (8, -24), (-2, -21))),
    "vines": "".join(
        line(f"M{x} 0v-20", DARK_TIMBER, 1.8)
        + ink(f"M{x - 6} -18q6 -9 12 0q-2 7 -6 7t-6 -7z", LEAF)
        + ball(x, -9, 2.6, "#7b5a92")
        for x in (-20, -6, 8, 22)
    ),
    "flowers": "".join(
        line(f"M{x} 0v-12", GREEN, 1.4) + ball(x, -14, 3.6, c) + ball(x, -14, 1.3, BRASS)
        for x, c in ((-16, RED), (-8, CLOTH), (0, "#7b5a92"), (8, BRASS), (16, "#d98fa0"))
    ),
    "cabbages": "".join(
        ink(f"M{x - 7} 0q-3 -9 7 -9t7 9z", "#9cbf7a")
        + line(f"M{x} -8v7M{x - 4} -5l3 4M{x + 4} -5l-3 4", GREEN, 0.8)
        for x in (-16, 0, 16)
    ),
    "stumps": "".join(
        box(x - 6, -8, 12, 8, TIMBER) + ink(f"M{x - 6} -8q6 -4 12 0q-6 4 -12 0z", "#e0b879")
        for x in (-12, 6)
    )
    + line("M16 -4l8 -10", DARK_TIMBER, 2.2),
    "cliff": ink("M-26 0v-22l10 -12l14 4l10 16l14 4v10z", STONE)
    + shade("M-2 -30l10 16l14 4v10h-20z"),
}
