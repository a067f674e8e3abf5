"""Houses, halls, towers and works; the middle of each base is the origin."""

from spieltisch.draw.art.motifs.brush import (
    BRASS,
    BRICK,
    CLOTH,
    DARK_TIMBER,
    FLAME,
    GLASS,
    IRON,
    PAGE,
    PLUM,
    RED,
    ROOF,
    SLATE,
    STONE,
    STRAW,
    TIMBER,
    WALL,
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
from spieltisch.draw.art.palette import INK


def _door(x: float, height: float = 11, width: float = 7) -> str:
    return ink(
        f"M{x - width / 2} 0v{-height + 3}q{width / 2} -5 {width} 0v{height - 3}z", DARK_TIMBER
    )


def _window(x: float, y: float, size: float = 6, fill: str = GLASS) -> str:
    half = size / 2
    return box(x - half, y - half, size, size, fill) + line(f"M{x} {y - half}v{size}", width=0.8)


def gabled(wall: str = WALL, roof: str = ROOF, width: float = 36, height: float = 17) -> str:
    """A house with its ridge along the front."""
    half = width / 2
    return (
        box(-half, -height, width, height, wall)
        + shade(f"M{half - 8} {-height}h8v{height}h-8z", 0.12)
        + ink(f"M{-half - 4} {-height}l8 -13h{width - 8}l8 13z", roof)
        + shade(f"M{half - 12} {-height - 13}h8l8 13h-12z")
        + light(f"M{-half + 5} {-height - 11}h{width - 16}")
    )


def fronted(wall: str, roof: str, width: float = 30, height: float = 20) -> str:
    """A house with its gable to the front."""
    half = width / 2
    return (
        ink(f"M{-half} 0v{-height}l{half} -14l{half} 14v{height}z", wall)
        + shade(f"M{half - 8} 0v{-height - 8}l8 8v{height}z", 0.12)
        + line(f"M{-half - 3} {-height + 2}L0 {-height - 15}L{half + 3} {-height + 2}", roof, 4)
    )


def tower(wall: str, width: float, height: float) -> str:
    """A round or square tower without its roof."""
    half = width / 2
    return box(-half, -height, width, height, wall) + shade(f"M{half - 4} {-height}h4v{height}h-4z")


def spire(width: float, y: float, height: float, roof: str) -> str:
    """A pointed roof."""
    half = width / 2 + 2
    return ink(f"M{-half} {y}L0 {y - height}L{half} {y}z", roof) + shade(
        f"M0 {y - height}L{half} {y}h-6z"
    )


def columns(width: float, high: float, count: int) -> str:
    """A front with columns and a pediment."""
    half = width / 2
    step = (width - 6) / (count - 1)
    return (
        box(-half - 3, -4, width + 6, 4, STONE)
        + box(-half, -high, width, high - 4, "#e3dbc9")
        + _door(0, high - 8, 8)
        + "".join(box(-half + 1 + step * i, -high, 4, high - 4, "#f4eee0") for i in range(count))
        + ink(f"M{-half - 4} {-high}L0 {-high - 13}L{half + 4} {-high}z", "#efe7d6")
        + shade(f"M0 {-high - 13}L{half + 4} {-high}h-12z", 0.12)
    )


def smoke(x: float, y: float) -> str:
    """Smoke that rises."""
    return line(f"M{x} {y}q-5 -5 0 -9t1 -10", "#b9b1a4", 2.6)


def _awning(width: float, y: float, colour: str) -> str:
    half = width / 2
    stripes = "".join(
        flat(f"M{-half + 8 * i} {y}h4l1 8h-4z", CLOTH) for i in range(int(width // 8))
    )
    return ink(f"M{-half} {y}h{width}l3 8h{-width - 6}z", colour) + stripes


def _wheel(radius: float) -> str:
    spokes = "".join(
        turned(line(f"M0 0V{-radius}", DARK_TIMBER, 1.6) + box(-3, -radius - 3, 6, 5, TIMBER), turn)
        for turn in range(0, 360, 45)
    )
    return (
        spokes
        + ball(0, 0, radius, "none", stroke=DARK_TIMBER, stroke_width=2)
        + ball(0, 0, 3, IRON)
    )


def _sails() -> str:
    return "".join(
        turned(ink("M0 0l2 -26h6l-4 24z", CLOTH) + line("M4 -24l-1 20", TIMBER, 0.8), turn)
        for turn in (20, 110, 200, 290)
    )


def _flag(x: float, y: float, colour: str) -> str:
    return line(f"M{x} {y}v-13") + ink(f"M{x} {y - 13}l10 3l-10 4z", colour)


_COTTAGE = gabled() + _door(-8) + _window(7, -9) + box(9, -33, 5, 8, BRICK)
_TIMBERED = (
    gabled(CLOTH, "#8a5a3a", 34, 20)
    + line("M-17 -10h34M-9 -20v20M9 -20v20M-17 -10l8 -10M17 -10l-8 -10", DARK_TIMBER, 1.6)
    + _door(0, 10)
)
_SHOP = box(-18, -26, 36, 26, WALL) + box(-20, -32, 40, 7, TIMBER) + _window(-9, -9, 10) + _door(9)
_STORE = (
    box(-22, -30, 44, 30, "#c79a62")
    + line("M-22 -24h44M-22 -18h44M-22 -12h44M-22 -6h44", DARK_TIMBER, 0.7)
    + box(-22, -38, 44, 9, "#e0b879")
    + _door(0, 12, 10)
    + _window(-13, -14)
    + _window(13, -14)
)

BUILDINGS: dict[str, str] = {
    "cottage": _COTTAGE,
    "timbered": _TIMBERED,
    "forge": gabled("#b9ad96", "#5d5148", 32, 18)
    + box(8, -42, 7, 16, BRICK)
    + smoke(12, -44)
    + ink("M-9 0v-8q6 -7 12 0v8z", "#4a3428")
    + flat("M-6 0q-1 -6 3 -8q4 3 3 8z", FLAME),
    "sawmill": gabled("#c79a62", "#7f6a4a", 36, 15)
    + line("M-18 -5h36M-18 -10h36", DARK_TIMBER, 0.8)
    + moved(_wheel(11), 20, -11),
    "kiln": ink("M-15 0q-2 -22 9 -30h12q11 8 9 30z", BRICK)
    + line("M-14 -9h28M-13 -18h26M-9 -26h18", "#8a4a36", 0.8)
    + ink("M-6 0v-8q6 -6 12 0v8z", "#3b2a22")
    + flat("M-3 0q-1 -5 3 -7q4 3 3 7z", FLAME)
    + smoke(1, -31),
    "mine": ink("M-24 0q3 -24 16 -30q12 -4 20 6q10 8 12 24z", STONE)
    + shade("M6 -27q14 6 18 27h-10q0 -18 -8 -27z")
    + ink("M-9 0v-15h17v15z", "#2e2620")
    + line("M-10 0v-16h19v16", TIMBER, 2.6),
    "barn": fronted("#a8443a", CLOTH, 34, 18)
    + ink("M-8 0v-14h16v14z", "#7f3029")
    + line("M-8 0l16 -14M8 0l-16 -14", CLOTH, 1)
    + _window(0, -23, 5, DARK_TIMBER),
    "granary": ink("M-14 -6q-2 -20 2 -24h24q4 4 2 24z", STRAW)
    + ink("M-17 -30l17 -13l17 13z", "#b98d45")
    + line("M-10 0v-6M10 0v-6M-14 -14h28M-14 -22h28", DARK_TIMBER, 1.2),
    "farm": moved(_COTTAGE, -8, 0, 0.9) + moved(fronted("#a8443a", CLOTH, 22, 14), 20, 0, 0.9),
    "windmill": ink("M-11 0l4 -32h14l4 32z", WALL)
    + shade("M3 -32h4l4 32h-6z")
    + ink("M-8 -32q8 -10 16 0z", ROOF)
    + _door(0)
    + moved(_sails(), 0, -33, 0.9),
    "watermill": gabled(STONE, "#7a5a3f", 30, 20) + _door(-6) + moved(_wheel(13), 19, -12),
    "waterwheel": moved(_wheel(20), 0, -22) + line("M-26 -2h52", WATER, 3),
    "bank": columns(36, 26, 4) + ball(0, -31, 3, BRASS),
    "hall": columns(46, 24, 5) + _flag(0, -37, RED),
    "museum": columns(42, 28, 4)
    + moved(ink("M-4 0q-3 -6 1 -9v-3h6v3q4 3 1 9z", "#b5593c"), 0, -29, 0.6),
    "markethall": box(-24, -22, 48, 22, WALL)
    + "".join(ink(f"M{x} 0v-12q5 -6 10 0v12z", "#8a6a45") for x in (-21, -5, 11))
    + ink("M-28 -22l10 -13h36l10 13z", ROOF)
    + box(-5, -44, 10, 9, WALL)
    + spire(10, -44, 9, ROOF),
    "shop": _SHOP + _awning(36, -23, RED),
    "bakery": _SHOP + _awning(36, -23, BRASS),
    "stall": line("M-16 0v-24M16 0v-24", TIMBER, 2.4)
    + box(-18, -12, 36, 12, TIMBER)
    + _awning(36, -30, "#3f78a8")
    + "".join(ball(x, -14, 3, c) for x, c in ((-11, RED), (-4, BRASS), (3, "#7fa35f"), (10, PLUM))),
    "store": _STORE + box(-15, -37, 30, 6, PAGE) + line("M-11 -34h22", IRON, 1.6),
    "saloon": _STORE
    + _flag(-18, -38, RED)
    + ink("M-7 0v-9h6v9zM1 0v-9h6v9z", "#8a4a2a")
    + moved(box(-4, -5, 8, 9, BRASS), 0, -32, 0.8),
    "warehouse": gabled(BRICK, SLATE, 46, 22)
    + ink("M-9 0v-14h18v14z", DARK_TIMBER)
    + line("M0 -14v14")
    + _window(-16, -12)
    + _window(16, -12),
    "inn": gabled(CLOTH, "#8a4a3a", 38, 22)
    + line("M-19 -11h38M-8 -22v22M8 -22v22", DARK_TIMBER, 1.5)
    + _door(0)
    + _window(-13, -16, 5, "#ffd869")
    + _window(13, -16, 5, "#ffd869")
    + line("M19 -18h9v4")
    + box(24, -14, 9, 8, BRASS),
    "house3": box(-16, -38, 32, 38, "#e6c9a8")
    + ink("M-19 -38l8 -9h22l8 9z", SLATE)
    + "".join(_window(x, y, 6) for x in (-9, 0, 9) for y in (-31, -19))
    + _door(0, 12),
    "school": gabled("#d98f6a", SLATE, 38, 18)
    + _door(0)
    + _window(-12, -9)
    + _window(12, -9)
    + box(-5, -42, 10, 11, WALL)
    + spire(10, -42, 9, SLATE)
    + ball(0, -36, 2.4, BRASS),
    "chapel": gabled(WALL, SLATE, 28, 17)
    + moved(tower(WALL, 12, 32) + spire(12, -32, 17, SLATE) + line("M0 -49v-6M-3 -52h6"), -16, 0)
    + ink("M-19 -22v-4q3 -4 6 0v4z", DARK_TIMBER)
    + _door(5),
    "belltower": tower(STONE, 18, 40)
    + ink("M-6 -26v-8q6 -7 12 0v8z", "#4a3d30")
    + moved(ink("M-4 4q2 -2 2 -6q1 -4 2 -4t2 4q0 4 2 6z", BRASS), 0, -30)
    + spire(18, -40, 13, ROOF)
    + _door(0),
    "monastery": gabled("#e3d3a8", "#a5683f", 42, 16)
    + "".join(ink(f"M{x} 0v-7q4 -5 8 0v7z", "#6b4f33") for x in (-19, -9, 1, 11))
    + moved(tower("#e3d3a8", 12, 34) + spire(12, -34, 12, "#a5683f"), 0, 0),
    "lighthouse": ink("M-9 0l4 -38h10l4 38z", CLOTH)
    + flat("M-8 -10l1 -9h14l1 9zM-6.5 -28l1 -8h11l1 8z", RED)
    + box(-6, -46, 12, 8, "#ffe08a")
    + spire(12, -46, 6, SLATE)
    + flat("M7 -45l26 -6v14z", "#fff0b8", opacity=0.6)
    + _door(0, 9, 6),
    "watchtower": line("M-10 0l4 -28M10 0l-4 -28M-9 -8h18M-7 -18h14M-9 -8l16 -10", TIMBER, 2)
    + box(-10, -38, 20, 11, "#c79a62")
    + spire(20, -38, 10, DARK_TIMBER),
    "citadel": box(-28, -22, 56, 22, STONE)
    + ink("M-28 -22v-5h6v5h6v-5h6v5h6v-5h8v5h6v-5h6v5h6v-5h6v5", STONE)
    + moved(tower(STONE, 14, 36) + spire(14, -36, 12, SLATE), -22, 0)
    + moved(tower(STONE, 14, 36) + spire(14, -36, 12, SLATE), 22, 0)
    + _door(0, 14, 12)
    + _flag(0, -27, RED),
    "palisade": "".join(ink(f"M{x} 0v-24l4 -6l4 6v24z", "#b98555") for x in range(-28, 28, 8))
    + line("M-28 -9h56M-28 -18h56", DARK_TIMBER, 1.6),
    "observatory": box(-18, -18, 36, 18, WALL)
    + ink("M-18 -18q0 -20 18 -20t18 20z", "#8fa3b5")
    + ink("M-2 -37l9 -13l7 5l-7 12z", BRASS)
    + shade("M6 -37q12 5 12 19h-8q0 -12 -4 -19z")
    + _door(0),
    "theatre": box(-22, -32, 44, 32, "#d9a08a")
    + ink("M-24 -32q24 -18 48 0z", "#b8614a")
    + ink("M-13 0v-18q13 -10 26 0v18z", "#5b1f24")
    + flat("M-13 0v-18q5 -4 8 -5q2 14 -3 23zM13 0v-18q-5 -4 -8 -5q-2 14 3 23z", RED),
    "pavilion": ink("M-20 -22l20 -16l20 16z", "#8fb09a")
    + line("M-16 -22v18M-6 -22v18M6 -22v18M16 -22v18", CLOTH, 2.4)
    + box(-20, -4, 40, 4, STONE),
    "bathhouse": box(-20, -18, 40, 18, "#d8c7a8")
    + ink("M-20 -18q20 -18 40 0z", "#86a9c4")
    + _door(0)
    + smoke(-8, -30)
    + smoke(8, -30),
    "machinehall": box(-26, -20, 52, 20, BRICK)
    + ink("M-26 -20l10 -10v10l12 -10v10l12 -10v10l12 -10l6 10z", SLATE)
    + box(16, -44, 7, 22, "#9a543f")
    + smoke(20, -46)
    + _window(-16, -9)
    + _window(-2, -9)
    + _window(12, -9),
    "crane": line("M-10 0l6 -40l8 40M-7 -18h9", DARK_TIMBER, 2.2)
    + line("M-16 -34L22 -46", TIMBER, 3)
    + line("M20 -45v20", IRON, 1)
    + box(14, -26, 12, 10, "#c79a62")
    + box(-14, -6, 22, 6, IRON),
    "dam": ink("M-30 0v-26h60v26z", STONE)
    + line("M-30 -18h60M-30 -9h60M-18 -26v8M0 -18v9M14 -26v8", "#9a9282", 0.8)
    + flat("M-8 -22h5v22h-5zM6 -22h5v22h-5z", WATER)
    + light("M-6 -20v16M8 -20v16"),
    "lockgate": line("M-24 0v-26M24 0v-26", STONE, 6)
    + ink("M-21 -20l20 4v16h-20zM21 -20l-20 4v16h20z", "#a9713f")
    + line("M-18 -14l16 4M18 -14l-16 4M-21 -22h-8M21 -22h8", DARK_TIMBER, 1.6),
    "bridge": ink(
        "M-34 0v-14q34 -16 68 0v14h-10q-4 -12 -12 -12t-12 12q-4 -12 -12 -12t-12 12z", STONE
    )
    + line("M-34 -14q34 -16 68 0", "#9a9282", 2),
    "jetty": box(-30, -12, 60, 4, TIMBER)
    + line("M-24 -8v10M-8 -8v10M8 -8v10M24 -8v10M-24 -12v-7M24 -12v-7", DARK_TIMBER, 2.4),
    "tollgate": line("M-18 0v-16", DARK_TIMBER, 3)
    + turned(line("M0 0h42", CLOTH, 3.2) + line("M4 0h7M18 0h7M32 0h7", RED, 3.2), -14, -18, -14)
    + moved(box(-6, -14, 12, 14, WALL) + spire(12, -14, 8, ROOF), -27, 0),
    "tent": ink("M-20 0L0 -32L20 0z", "#e0cfa0")
    + shade("M0 -32L20 0h-12z")
    + ink("M-5 0l5 -14l5 14z", DARK_TIMBER),
    "cabin": fronted("#a9713f", "#7a4f2b", 28, 15)
    + line("M-14 -4h28M-14 -8h28M-14 -12h28", DARK_TIMBER, 0.9)
    + _door(0, 10),
    "hut": ink("M-14 0v-10h28v10z", "#8d7a5c") + ink("M-18 -9q18 -26 36 0z", STRAW) + _door(0, 9),
    "fountain": box(-18, -8, 36, 8, STONE)
    + line("M0 -8v-14", STONE, 4)
    + ink("M-9 -22h18l-3 5h-12z", STONE)
    + line("M-4 -23q-6 -8 -9 12M4 -23q6 -8 9 12M0 -24v-6", WATER, 1.6),
    "well": box(-12, -12, 24, 12, STONE)
    + line("M-10 -12v-16M10 -12v-16M0 -26v12", DARK_TIMBER, 2)
    + spire(26, -27, 10, ROOF)
    + box(-3, -16, 6, 5, TIMBER),
    "monument": box(-14, -6, 28, 6, STONE)
    + box(-9, -16, 18, 10, "#d6cfbf")
    + moved(ink("M-4 0v-12q-4 -3 0 -8q-2 -6 4 -6t4 6q4 5 0 8v12z", "#8f9a86"), 0, -16)
    + line("M5 -34l5 -8", "#8f9a86", 2),
    "gate": line("M-20 0v-30M20 0v-30", TIMBER, 4)
    + box(-24, -36, 48, 9, "#c79a62")
    + line("M-16 -31h32", DARK_TIMBER, 1.6),
    "strongroom": box(-18, -32, 36, 32, IRON)
    + box(-13, -28, 26, 26, STONE)
    + ball(0, -15, 7, "#d9dde1")
    + line("M0 -22v14M-7 -15h14", INK, 1.6)
    + ball(0, -15, 2, BRASS),
    "telegraph": line("M0 0v-44", DARK_TIMBER, 3)
    + line("M-12 -38h24M-9 -31h18", DARK_TIMBER, 2.2)
    + "".join(box(x, -43, 3, 5, GLASS) for x in (-12, -5, 3, 9))
    + line("M-34 -36q17 10 24 -5M34 -36q-17 10 -24 -5", INK, 0.8),
    "lamp": glow(0, -36, 16)
    + line("M0 0v-30M-5 0h10M-6 -28h12", IRON, 2.2)
    + ink("M-5 -32l2 -9h6l2 9z", "#ffd869")
    + spire(7, -41, 5, IRON),
    "waterworks": tower(BRICK, 22, 26)
    + box(-15, -38, 30, 13, "#7f93a3")
    + spire(28, -38, 9, SLATE)
    + line("M11 -8h16v8", IRON, 3),
    "campfire": glow(0, -8, 15)
    + line("M-9 0l18 -5M9 0l-18 -5", DARK_TIMBER, 3)
    + ink("M-6 -3q-3 -9 4 -17q1 5 4 6q5 4 2 11z", FLAME)
    + flat("M-2 -3q-1 -4 2 -8q4 4 2 8z", "#ffd869"),
}
