"""People at their craft: a coat, something on the head, something in the hand."""

from collections.abc import Callable

from spieltisch.draw.art.motifs.brush import (
    BLUE,
    BRASS,
    BRICK,
    CLOTH,
    DARK_TIMBER,
    EARTH,
    FLAME,
    GLASS,
    GREEN,
    IRON,
    PAGE,
    PLUM,
    RED,
    SKIN,
    SLATE,
    STEEL,
    STONE,
    STRAW,
    TIMBER,
    WALL,
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

# What is on a head whose middle is the origin, radius 6.
_HATS: dict[str, Callable[[str], str]] = {
    "": lambda c: ink("M-6 -1q-1 -6 6 -6t6 6q-3 -4 -6 -4t-6 4z", c),
    "straw": lambda c: (
        ink("M-11 -3q11 -5 22 0l-5 -1q-1 -6 -6 -6t-6 6z", STRAW) + line("M-5 -4h10", c)
    ),
    "cap": lambda c: ink("M-6 -2q0 -7 6 -7t6 7h5q-1 -3 -5 -3", c),
    "tall": lambda c: ink("M-8 -4h16M-5 -4v-9h10v9", c) + line("M-5 -6h10", BRASS),
    "wide": lambda c: ink("M-12 -4q12 4 24 0q-3 -3 -6 -3q-1 -6 -6 -5t-6 5q-3 0 -6 3z", c),
    "hood": lambda c: ink("M-7 6q-3 -10 1 -13q6 -6 12 0q4 4 1 13q-2 -8 -7 -8t-7 8z", c),
    "scarf": lambda c: ink("M-7 4q-1 -12 7 -12t7 12l-3 -4q-4 -3 -8 0z", c),
    "wig": lambda c: ink("M-7 6q-3 -3 -1 -6q-2 -8 8 -8t8 8q2 3 -1 6l-2 -6q-5 -4 -10 0z", c),
    "pointed": lambda c: (
        ink("M-9 -3q9 -4 18 0l-5 -3l-3 -14q-3 5 -6 14z", c)
        + flat("M0 -13l1 2l2 0l-1.5 1.5l0.5 2l-2 -1l-2 1l0.5 -2l-1.5 -1.5l2 0z", BRASS)
    ),
    "helmet": lambda c: ink("M-7 0q0 -9 7 -9t7 9h3q-10 -4 -20 0z", c) + light("M-3 -6q2 -2 4 -1"),
    "beret": lambda c: ink("M-8 -3q0 -5 8 -6t8 3q-1 3 -6 3z", c) + line("M0 -9v-2"),
    "sailor": lambda c: ink("M-7 -3q0 -6 7 -6t7 6z", CLOTH) + line("M-7 -4h14", c, 2),
    "crown": lambda c: ink("M-6 -4v-6l3 3l3 -4l3 4l3 -3v6z", BRASS),
    "bun": lambda c: ball(0, -9, 3, c) + ink("M-6 -1q-1 -6 6 -6t6 6q-3 -3 -6 -3t-6 3z", c),
    "plume": lambda c: (
        ink("M-9 -3q9 3 18 -1q-4 -6 -9 -6t-9 7z", c) + ink("M3 -8q8 -8 10 0q-5 -1 -8 3z", CLOTH)
    ),
}

# What is in a hand that is the origin.
_TOOLS: dict[str, Callable[[], str]] = {
    "": lambda: "",
    "hammer": lambda: line("M0 4l4 -16", TIMBER, 2.4) + ink("M-2 -13l10 2l-1 -5l-10 -2z", IRON),
    "axe": lambda: line("M0 6l3 -22", TIMBER, 2.2) + ink("M2 -16q7 -5 8 3q-4 1 -9 2z", STEEL),
    "pick": lambda: line("M0 8l2 -24", TIMBER, 2.2) + ink("M-8 -12q10 -8 19 1q-9 -4 -19 -1z", IRON),
    "fork": lambda: (
        line("M0 14v-28", TIMBER, 2) + line("M-4 -22v6q0 3 4 3t4 -3v-6M0 -22v9", IRON, 1.5)
    ),
    "rake": lambda: (
        line("M0 14v-32", TIMBER, 2) + line("M-6 -14v-4h12v4M-2 -18v4M2 -18v4", DARK_TIMBER, 1.6)
    ),
    "scythe": lambda: (
        line("M0 14l3 -32", TIMBER, 2) + ink("M3 -19q-14 -4 -19 5q9 -5 19 -2z", STEEL)
    ),
    "shovel": lambda: line("M0 -16v22", TIMBER, 2) + ink("M-4 5h8v6q-4 5 -8 0z", IRON),
    "staff": lambda: line("M0 16v-36", DARK_TIMBER, 2.2),
    "crook": lambda: line("M0 16v-34q0 -7 5 -6t3 7", DARK_TIMBER, 2.2),
    "lantern": lambda: (
        glow(3, -2, 11) + line("M0 -6q3 -5 6 0") + box(-1, -6, 8, 11, "#ffd869") + line("M3 -6v11")
    ),
    "torch": lambda: (
        glow(3, -15, 11)
        + line("M0 6l3 -16", DARK_TIMBER, 2.6)
        + ink("M0 -11q-2 -8 4 -13q6 7 3 13z", FLAME)
    ),
    "scroll": lambda: (
        ink("M-2 -8h10v14h-10q-3 -2 0 -4z", PAGE) + line("M1 -4h5M1 -1h5M1 2h3", IRON, 0.8)
    ),
    "book": lambda: (
        ink("M-3 -7l7 -2v12l-7 2zM4 -9l7 2v12l-7 -2z", PAGE) + line("M6 -4l3 1M6 -1l3 1", IRON, 0.8)
    ),
    "ledger": lambda: box(-2, -8, 10, 13, BRICK) + line("M1 -5h5M1 -2h5", CLOTH, 1),
    "quill": lambda: ink("M-1 4q2 -14 11 -18q0 10 -9 15z", CLOTH) + line("M-1 5l8 -14", IRON, 0.8),
    "purse": lambda: (
        ink("M-2 0q-5 9 3 10q9 0 5 -10l-1 -3h-5z", "#9a6b3f") + line("M-3 0h9", BRASS, 1.4)
    ),
    "coin": lambda: ball(3, -2, 4, BRASS) + line("M3 -4v4", "#9c7115"),
    "vase": lambda: (
        ink("M1 -8h5l-1 3q6 5 2 12h-7q-4 -7 2 -12z", "#b5593c") + line("M-1 -1q4 2 8 0", CLOTH)
    ),
    "basket": lambda: (
        line("M-4 0q6 -13 12 0", DARK_TIMBER, 1.8)
        + ink("M-5 0h14l-2 9h-10z", STRAW)
        + line("M-4 4h12", DARK_TIMBER, 0.8)
    ),
    "sack": lambda: ink("M-2 -12q-7 8 -3 14q8 4 12 -1q3 -8 -5 -13l1 -3h-5z", "#cdb58a"),
    "barrel": lambda: (
        ink("M-4 -8q7 -3 14 0q3 8 0 16q-7 3 -14 0q-3 -8 0 -16z", TIMBER)
        + line("M-5 -3h16M-5 4h16", IRON, 1.4)
    ),
    "bell": lambda: ink("M-2 4q2 -2 2 -8q1 -5 4 -5t4 5q0 6 2 8z", BRASS) + ball(4, 6, 1.6, BRASS),
    "key": lambda: ball(0, -4, 3.4, "none") + line("M3 -3l11 4M10 0l-1 4M13 1l-1 3", BRASS, 2),
    "rod": lambda: line("M0 4q6 -22 20 -28", DARK_TIMBER, 1.5) + line("M20 -24v16", IRON, 0.7),
    "oar": lambda: line("M-3 16l9 -36", TIMBER, 2.2) + ink("M-6 16q-1 8 4 8q3 -4 2 -8z", TIMBER),
    "glass": lambda: ink("M-1 -7h8q0 7 -3 8v5h-2v-5q-3 -1 -3 -8z", GLASS),
    "mug": lambda: (
        box(-1, -6, 8, 9, TIMBER) + ink("M-2 -6q1 -4 4 -2q3 -3 6 2z", CLOTH) + line("M7 -4q4 2 0 5")
    ),
    "spyglass": lambda: turned(
        box(0, -2, 9, 4, BRASS) + box(9, -3, 9, 6, DARK_TIMBER), -24, -2, -8
    ),
    "map": lambda: (
        ink("M-5 -6l5 2l5 -2l5 2v11l-5 -2l-5 2l-5 -2z", "#efe2b6") + line("M-2 1q4 -5 9 1", RED, 1)
    ),
    "compass": lambda: ball(3, -1, 5, PAGE) + flat("M3 -5l2 5h-4z", RED),
    "saw": lambda: ink("M-3 -4l17 5v4l-17 -5z", STEEL) + line("M-3 -4l-3 -1v4l3 1", TIMBER, 2),
    "trowel": lambda: line("M0 2v-5", TIMBER, 2.4) + ink("M0 -4l6 -6l-2 9z", STEEL),
    "brush": lambda: line("M0 5l7 -15", TIMBER, 1.6) + ink("M6 -9l3 1l1 -6z", RED),
    "violin": lambda: turned(
        ink("M-4 0q-3 5 1 7q-3 5 4 7q7 -2 4 -7q4 -2 1 -7z", BRICK)
        + line("M1 0v-12M1 2v8", DARK_TIMBER),
        40,
        0,
        -6,
    ),
    "mask": lambda: (
        line("M3 6v-12", TIMBER, 1.4)
        + ink("M-4 -8q7 -5 14 0q0 7 -4 6l-3 -2l-3 2q-4 1 -4 -6z", PLUM)
    ),
    "cards": lambda: (
        turned(box(-3, -9, 7, 10, PAGE), -14)
        + turned(box(-1, -9, 7, 10, PAGE) + flat("M2 -6l2 3l-2 3l-2 -3z", RED), 12)
    ),
    "flask": lambda: (
        ink("M1 -9h4v6l5 9q0 3 -3 3h-8q-3 0 -3 -3l5 -9z", "#a9d8b8")
        + flat("M-1 3h8l3 4q-1 2 -3 2h-8q-3 -1 -2 -3z", GREEN)
    ),
    "herb": lambda: (
        line("M2 6v-12", GREEN, 1.6)
        + ink("M2 -2q-7 -1 -7 -7q6 0 7 7q1 -8 8 -8q0 8 -8 8", "#8fb56d")
    ),
    "staff-star": lambda: line("M0 16v-34", DARK_TIMBER, 2) + ball(0, -21, 3.5, BRASS),
    "whip": lambda: line("M0 2l6 -12", DARK_TIMBER, 2) + line("M6 -10q16 -4 10 8", DARK_TIMBER, 1),
    "rope": lambda: ink("M4 0a6 6 0 1 0 0.1 0", "none", stroke="#cdb58a", stroke_width=2.6),
    "gavel": lambda: line("M-2 4l8 -8", DARK_TIMBER, 2.4) + ink("M3 -11l9 9l4 -4l-9 -9z", TIMBER),
    "pan": lambda: (
        line("M-4 -2h5", IRON, 2.4) + ink("M1 -4h15l-3 7h-9z", IRON) + ball(8, -4, 1.6, BRASS)
    ),
    "rolls": lambda: (
        turned(box(-3, -12, 5, 20, PAGE), 18) + turned(box(2, -12, 5, 20, "#b9d2e4"), 30)
    ),
    "gear": lambda: gear(6),
    "baby": lambda: ink("M-3 -6q8 -4 10 3q0 7 -6 7t-4 -10z", CLOTH) + ball(0, -6, 3, SKIN),
    "letter": lambda: box(-3, -6, 13, 9, PAGE) + line("M-3 -6l6.5 5l6.5 -5"),
    "paper": lambda: (
        box(-4, -9, 12, 14, PAGE)
        + line("M-2 -6h8", IRON, 2)
        + line("M-2 -3h8M-2 -1h8M-2 1h8", IRON, 0.7)
    ),
    "chain": lambda: "",
    "star": lambda: "",
    "pole": lambda: line("M0 18l4 -46", TIMBER, 2),
}


def gear(radius: float, fill: str = STEEL) -> str:
    """A toothed wheel."""
    teeth = "".join(
        turned(box(-radius * 0.2, -radius * 1.3, radius * 0.4, radius * 0.5, fill), turn)
        for turn in range(0, 360, 45)
    )
    return teeth + ball(0, 0, radius, fill) + ball(0, 0, radius * 0.35, CLOTH)


def person(
    coat: str,
    hat: str = "",
    tool: str = "",
    colour: str = DARK_TIMBER,
    apron: str = "",
    beard: str = "",
    skirt: bool = False,
) -> str:
    """Somebody who stands and holds something in the left hand, which we see on the right."""
    hem = "M-7 -27q7 -4 14 0l6 27h-26z" if skirt else "M-7 -27q7 -4 14 0l3 17v10h-7v-8h-6v8h-7v-10z"
    parts = [
        flat("M-12 1q12 4 26 0q-6 3 -13 3t-13 -3z", "#3b2b1d", opacity=0.25),
        ink("M-7 -26q-7 4 -6 15l4 1q0 -7 3 -10z", coat),
        ink(hem, coat),
        shade("M2 -28q3 0 5 1l4 20v7h-7z" if skirt else "M2 -28q3 0 5 1l3 17v10h-6z"),
    ]
    if apron:
        parts.append(ink("M-5 -19h10l2 14h-14z", apron))
    if tool == "chain":
        parts.append(line("M-5 -26q5 10 10 0", BRASS, 1.8) + ball(0, -20, 2.2, BRASS))
    if tool == "star":
        parts.append(
            flat(
                "M-4 -24l1.2 2.6l2.8 0.3l-2 2l0.6 2.8l-2.6 -1.4l-2.6 1.4l0.6 -2.8l-2 -2l2.8 -0.3z",
                BRASS,
            )
        )
    parts.append(ball(0, -33, 6, SKIN))
    parts.append(
        line("M-2 -33v0.6M2.4 -33v0.6", width=1.5) + line("M-1 -30q1.4 1 2.8 0", width=0.8)
    )
    if beard:
        parts.append(ink("M-6 -33q0 10 6 10t6 -10q-2 3 -6 3t-6 -3z", beard))
    parts.append(moved(_HATS[hat](colour), 0, -33))
    parts.append(moved(_TOOLS[tool](), 12, -14))
    parts.append(ink("M7 -26q7 4 7 11l-3 3q-3 -2 -6 -8z", coat))
    parts.append(ball(12, -13, 2.2, SKIN))
    return "".join(parts)


PEOPLE: dict[str, str] = {
    "smith": person("#8d6b4f", "", "hammer", apron="#5d4632", beard="#6b4a2c"),
    "potter": person("#a8785a", "scarf", "vase", BRICK, apron=CLOTH),
    "burner": person("#5c5148", "cap", "shovel", "#3f3a35", beard="#4a3b2d"),
    "boatman": person("#4f7d9b", "cap", "oar", "#2f4f66"),
    "raftsman": person("#7a8f5a", "straw", "pole", GREEN),
    "herder": person("#a66b3d", "wide", "crook", "#7a4f2b"),
    "cowboy": person("#b5402e", "wide", "rope", "#7a4f2b"),
    "milkmaid": person("#86a9c4", "scarf", "basket", CLOTH, apron=CLOTH, skirt=True),
    "settler": person("#8a9a5b", "straw", "shovel", RED),
    "carpenter": person("#c08a4d", "cap", "saw", DARK_TIMBER, apron="#e0c58f"),
    "mason": person("#b9ad96", "cap", "trowel", SLATE, apron="#8f8674"),
    "roofer": person("#a55a42", "beret", "hammer", "#6e3a2b"),
    "surveyor": person("#5e7c8a", "tall", "spyglass", "#39505b"),
    "trapper": person("#8b6a45", "hood", "axe", "#6a4f33", beard="#5b3d22"),
    "grower": person("#7b9a55", "straw", "basket", PLUM, skirt=True),
    "fisher": person("#557f9a", "straw", "rod", BLUE),
    "warden": person("#4d7a57", "plume", "staff", "#365a3f"),
    "miller": person("#e9e1cf", "cap", "sack", "#cfc4aa"),
    "beekeeper": person("#e5d29b", "straw", "lantern", BRASS),
    "gardener": person("#6f9a5d", "straw", "rake", GREEN, skirt=True),
    "digger": person("#9c7a55", "cap", "shovel", "#5b4632"),
    "engineer": person("#4f5d75", "tall", "rolls", "#2f394b"),
    "labourer": person("#b08a5c", "cap", "pick", "#6a5138"),
    "drover": person("#7d5f3f", "wide", "whip", "#4d3923"),
    "haymaker": person("#c9a24a", "straw", "scythe", RED),
    "weaver": person("#9a6a8c", "bun", "basket", "#6a4430", skirt=True),
    "glazier": person("#7d97a8", "beret", "glass", BLUE, apron="#d6e2e6"),
    "scout": person("#6d7d4c", "wide", "spyglass", "#4b5633"),
    "forager": person("#7f8f4f", "scarf", "herb", BRICK, skirt=True),
    "mapmaker": person("#5f6f95", "beret", "map", "#3b4668"),
    "banker": person("#3f5a55", "tall", "ledger", "#24332f"),
    "merchant": person("#8a3f4f", "beret", "purse", "#5d2733"),
    "shopkeeper": person("#b07f4f", "", "basket", "#6b4a2c", apron=CLOTH),
    "guildsman": person("#5a4a7a", "plume", "hammer", "#3c3054"),
    "pawnbroker": person("#75613f", "cap", "coin", "#463a26", beard="#a79c86"),
    "auctioneer": person("#2f6ea5", "tall", "gavel", "#1d4468"),
    "toller": person("#9a4a3a", "helmet", "staff", STEEL),
    "harbourmaster": person("#2f4f75", "sailor", "spyglass", "#1c3350"),
    "docker": person("#86715a", "cap", "barrel", "#4e4032"),
    "innkeeper": person("#a55f45", "", "mug", "#5b3a24", apron=CLOTH, beard="#5b3a24"),
    "crier": person("#b5402e", "tall", "bell", "#6f1d13"),
    "bride": person("#f4ecdc", "scarf", "herb", "#f4ecdc", skirt=True),
    "groom": person("#39424f", "tall", "", "#22282f"),
    "mayor": person("#7a2f3a", "tall", "chain", "#3d161c", beard="#cfc6b4"),
    "councillor": person("#3f4f6f", "wig", "scroll", CLOTH),
    "teacher": person("#6a7f8f", "bun", "book", "#6a4430", skirt=True),
    "reader": person("#86634a", "", "book", "#8a6a3f"),
    "preacher": person("#4a4440", "", "book", "#8d8678"),
    "painter": person("#5a86a0", "beret", "brush", RED),
    "dealer": person("#6a4a6f", "tall", "vase", "#3d2a41"),
    "pedlar": person("#a37b45", "wide", "sack", "#6a4f2b"),
    "butcher": person("#e9e1cf", "cap", "axe", CLOTH, apron="#c96a5a"),
    "cheesemaker": person("#e6d6a5", "scarf", "barrel", CLOTH, skirt=True),
    "farrier": person("#77583f", "cap", "hammer", "#3e2d1f", apron="#4b382a"),
    "clerk": person("#5f6a62", "", "quill", "#7a5a34"),
    "taxman": person("#3b4a3d", "tall", "ledger", "#222c24"),
    "weigher": person("#8f7a54", "beret", "sack", "#5c4c32"),
    "postman": person("#b08a2e", "cap", "letter", "#7a5e1a"),
    "newsboy": person("#7f8a96", "cap", "paper", "#505963"),
    "actor": person("#8f3f6a", "plume", "mask", "#5b2643"),
    "fiddler": person("#4f7a5f", "beret", "violin", "#34523f"),
    "teller": person("#a5764f", "scarf", "scroll", PLUM, skirt=True),
    "founder": person("#7a6a45", "wide", "staff-star", "#4d4329", beard="#d8d0bd"),
    "lamplighter": person("#4a566a", "cap", "torch", "#2d3645"),
    "watchman": person("#3f4756", "wide", "lantern", "#252b36"),
    "alchemist": person("#5b4386", "pointed", "flask", "#3b2a5c", beard="#d8d0bd", skirt=True),
    "apothecary": person("#4f8a7a", "cap", "flask", "#2f5a4e", apron=CLOTH),
    "herbalist": person("#6c8f52", "hood", "herb", "#4a6638", skirt=True),
    "scholar": person("#37425f", "beret", "scroll", "#1f2740", beard="#cfc6b4", skirt=True),
    "printer": person("#7b6a58", "cap", "paper", "#4a3f33", apron="#3d3a36"),
    "inventor": person("#a07a3f", "", "gear", "#cfc6b4", beard="#cfc6b4"),
    "watchmaker": person("#6f5a44", "", "gear", "#4a3a2a", apron="#c9b48a"),
    "lockkeeper": person("#3f6f8f", "cap", "staff", "#26465c"),
    "smuggler": person("#36343f", "hood", "barrel", "#24222b"),
    "pilot": person("#2f5a7a", "sailor", "lantern", "#1c394f"),
    "governor": person("#2f4a8a", "plume", "scroll", "#1d2f5a"),
    "judge": person("#2e2a2a", "wig", "gavel", "#efe8d8", skirt=True),
    "sheriff": person("#8a5a34", "wide", "star", "#5b3a1f"),
    "explorer": person("#8f8a55", "helmet", "map", "#d8cf9a"),
    "hermit": person("#7a6a55", "hood", "staff", "#5a4c3a", beard="#e4ddcc", skirt=True),
    "envoy": person("#7a4a86", "plume", "letter", "#4f2c58"),
    "panner": person("#9a6f45", "wide", "pan", "#6a4a2b", beard="#b9a98c"),
    "seeker": person("#6d5638", "wide", "shovel", "#453520"),
    "prospector": person("#a5824f", "wide", "pick", "#6e532f", beard="#d8d0bd"),
    "gambler": person("#2f3f4a", "tall", "cards", "#1a252c"),
    "barmaid": person("#a8455a", "bun", "mug", "#5b3320", skirt=True),
    "seer": person("#5f3f7a", "scarf", "cards", BRASS, skirt=True),
    "monk": person("#7a5a3f", "hood", "lantern", "#5b4230", skirt=True),
    "masker": person("#a83f7a", "plume", "mask", "#6a2350", skirt=True),
    "curator": person("#5f5a6a", "tall", "vase", "#3a3642"),
    "collector": person("#7f6f3f", "beret", "coin", "#544825"),
    "sailor": person("#e9e1cf", "sailor", "rope", BLUE),
    "fireman": person("#a8352a", "helmet", "axe", BRASS),
    "nurse": person("#dfe6ea", "scarf", "lantern", "#f4f0e6", skirt=True),
    "matron": person("#6f8fa5", "bun", "baby", "#5a3d28", skirt=True),
    "hooded": person("#2b2735", "hood", "torch", "#1d1a25", skirt=True),
    "guard": person("#5a6572", "helmet", "key", STEEL),
    "changer": person("#6a7a3f", "cap", "coin", "#434e26"),
    "collectorman": person("#2f2f33", "tall", "scroll", "#1b1b1e"),
    "architect": person("#4f6f8a", "beret", "rolls", "#2d4457"),
    "master": person("#8a5f3a", "plume", "compass", "#5a3b20", beard="#b9a98c"),
    "baron": person("#5b2f24", "wide", "purse", "#33180f", beard="#3d2a1a"),
    "brander": person("#96583a", "wide", "torch", "#5f3520"),
    "operator": person("#4f5a52", "cap", "letter", "#2e3630"),
    "child": moved(person("#c9773f", "cap", "", "#7a4522"), 0, 0, 0.68),
    "girl": moved(person("#c25a6a", "bun", "", "#8a5a2f", skirt=True), 0, 0, 0.66),
    "citizen": person(STONE, "wide", "", EARTH),
    "lady": person("#a5607a", "scarf", "", WALL, skirt=True),
}
