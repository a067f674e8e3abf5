"""A player's board: tiers and what their recesses pay, ranch, production, canal, levers."""

from typing import Final

from spieltisch.draw.art.common import board, recess
from spieltisch.draw.art.palette import BOARD_INK, BOARD_SOFT, INK, WOOD, WOOD_DEEP, pair
from spieltisch.draw.boonlake.effects import SMALLEST, marks
from spieltisch.draw.stage import GRID, ROW, Slot, Template, slot
from spieltisch.draw.svg import Point, group, rect, shape, use, words
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake import terms
from spieltisch.games.boonlake.pieces import Lever, Pack, PlayerBoard, Recess

WIDTH: Final = 640.0
HEIGHT: Final = 486.0
_COLUMNS: Final = {
    "inhabitant": (46.0,),
    "house": (115.0, 182.0),
    "settlement": (249.0,),
    "cattle": (316.0,),
}
_TIER: Final = 53.0
_TIER_GROUND: Final = pair("#d9bf8c", "#6b5438")
_LEVERS: Final = pair("#cfd9e6", "#3d4a5c")
# What a lever does, as icons: see the texts for words.
LEVER_LOOKS: Final[dict[int, list[tuple[str, str]]]] = {
    terms.LEVER_VASE: [("vase", "±")],
    terms.LEVER_MODERNIZE: [("gear", "")],
    terms.LEVER_UPGRADE: [("up", "")],
    terms.LEVER_SITE_COINS: [("site", ""), ("coin", "")],
    terms.LEVER_THREE_COINS: [("coin", "+3")],
    terms.LEVER_REGION_VP: [("region-marker", ""), ("vp", "")],
    terms.LEVER_BOAT: [("boat", "←")],
    terms.LEVER_SETTLEMENT: [("settlement", "−1")],
    terms.LEVER_TILE_INHABITANT: [("mound", ""), ("inhabitant", "")],
    terms.LEVER_JOKER_OR: [("joker", "−1")],
    terms.LEVER_JOKER_FIVE: [("joker", ""), ("coin", "5")],
    terms.LEVER_CARDS_INHABITANT: [("card", "2"), ("inhabitant", "")],
}


def make(pack: Pack, voice: Voice) -> Template:
    """A player's board without its pieces."""
    slots: dict[str, Slot] = {}
    art = [board(WIDTH, HEIGHT)]
    art.append(_tiers(pack.board, slots, voice))
    art.append(_levers(pack, slots, voice))
    art.append(_canal(pack.board, slots, voice))
    art.append(_ranch(slots, voice))
    return Template(width=WIDTH, height=HEIGHT, art=group(*art), slots=slots)


def _places(player_board: PlayerBoard) -> dict[str, list[tuple[Recess, Point]]]:
    """Every recess with its middle, in the order in which pieces leave it."""
    found: dict[str, list[tuple[Recess, Point]]] = {}
    recesses = {
        "inhabitant": player_board.inhabitants,
        "house": player_board.houses,
        "settlement": player_board.settlements,
        "cattle": player_board.cattle,
    }
    for piece, listed in recesses.items():
        seen: dict[int, int] = {}
        for one in listed:
            column = seen.get(one.tier, 0)
            seen[one.tier] = column + 1
            point = (_COLUMNS[piece][column], 40 + one.tier * _TIER)
            found.setdefault(piece, []).append((one, point))
    return found


def _tiers(player_board: PlayerBoard, slots: dict[str, Slot], voice: Voice) -> str:
    art = []
    for tier in range(player_board.tiers):
        y = 40 + tier * _TIER
        art.append(rect(79, y - 24, 274, 48, rx=9, fill=_TIER_GROUND, opacity=0.55))
        final = next((one.final_vp for one in player_board.cattle if one.tier == tier), 0)
        if final:
            art.append(marks([("vp", f"+{final}"), ("end", "")], 46, y, 20))
    for piece, places in _places(player_board).items():
        name = voice.say(f"draw-boonlake-{piece}")
        for index, (one, (x, y)) in enumerate(places):
            art.append(recess(x, y, 62, 44, 7))
            label = voice.say(
                "draw-boonlake-recess",
                piece=name,
                tier=one.tier + 1,
                coins=one.coins,
                vp=one.vp,
                final=one.final_vp,
            )
            slots[f"{piece}-{index}"] = slot(x - 15, y, 30, 42, label=label, piece=30)
            shown = [("coin", str(one.coins))] if one.coins else []
            shown += [("vp", str(one.vp))] if one.vp else []
            offsets = (-11, 11) if len(shown) == 2 else (0,)
            for (icon, number), dy in zip(shown, offsets, strict=True):
                art.append(marks([(icon, number)], x + 16, y + dy, 20))
    return group(*art)


def _levers(pack: Pack, slots: dict[str, Slot], voice: Voice) -> str:
    art = [rect(364, 12, 264, 74, rx=10, fill=_LEVERS, opacity=0.75)]
    art += [_lever(lever, slots, voice) for lever in pack.levers]
    return group(*art)


def _lever(lever: Lever, slots: dict[str, Slot], voice: Voice) -> str:
    x, y = 408 + (lever.column - 1) * 87, 48 + (lever.row - 1) * 72
    name = voice.say(f"boonlake-lever-{lever.key}")
    text = voice.say(f"boonlake-lever-text-{lever.key}")
    label = voice.say("draw-boonlake-lever", name=name, text=text, cost=lever.cost)
    slots[f"lever-{lever.index}"] = slot(x, y, 82, 66, label=label)
    slots[f"knob-{lever.index}"] = slot(x - 24, y, 30, 60, label=label, piece=50)
    return group(
        recess(x, y, 82, 66, 9),
        marks(
            LEVER_LOOKS[lever.index],
            x + 14,
            y - 13,
            25 if len(LEVER_LOOKS[lever.index]) == 1 else 22,
        ),
        marks([("coin", str(lever.cost))], x + 14, y + 19, 20),
    )


def _canal(player_board: PlayerBoard, slots: dict[str, Slot], voice: Voice) -> str:
    art = [
        shape("M14 428q170 -14 346 0v38q-176 14 -346 0z", fill="url(#ground-water)", stroke=INK),
        shape("M24 447h310l-8 -6M334 447l-8 6", fill="none", stroke="#e8f3f8", stroke_width=2),
    ]
    for position, resource in enumerate(player_board.canal):
        x = 60 + position * 86
        name = terms.RESOURCE_KEYS[resource]
        word = voice.say(f"boonlake-resource-{name}")
        art.append(recess(x, 364, 78, 66, 9) + use(name, x, 364, 42, opacity=0.55))
        slots[f"production-{resource}"] = slot(
            x, 364, 78, 66, label=voice.say("draw-boonlake-production", resource=word), piece=70
        )
        art.append(use(name, x, 412, 24))
        slots[f"canal-{resource}"] = slot(
            x,
            447,
            82,
            40,
            label=voice.say("draw-boonlake-canal", resource=word),
            hold=ROW,
            piece=40,
        )
    art.append(
        words(
            20, 302, voice.say("draw-boonlake-production-head"), SMALLEST, "start", fill=BOARD_SOFT
        )
    )
    return group(*art)


def _ranch(slots: dict[str, Slot], voice: Voice) -> str:
    art = [
        _yard(),
        words(386, 330, voice.say("draw-boonlake-ranch"), SMALLEST, "start", fill=BOARD_INK),
    ]
    slots["ranch"] = slot(
        498, 366, 240, 48, label=voice.say("draw-boonlake-ranch"), hold=GRID, piece=40
    )
    for index, name in enumerate(("coins", "vases", "supply")):
        x = 414 + index * 84
        icon = {"coins": "coin", "vases": "vase", "supply": "inhabitant"}[name]
        art.append(recess(x, 436, 78, 50, 24) + use(icon, x - 18, 436, 34))
        label = voice.say(f"draw-boonlake-{name}")
        slots[name] = slot(x, 436, 78, 50, label=label)
        slots[f"{name}-count"] = slot(x + 18, 436, 32, label=label)
    return group(*art)


def _yard() -> str:
    """The ranch's yard: grass with a barn, and a fence around it."""
    grass, barn = pair("#c3d48d", "#4a5a33"), pair("#b8614a", "#7c3d2f")
    rails = "M374 386H622M374 378H622"
    posts = "".join(f"M{x} 372v20" for x in range(380, 620, 30))
    return group(
        rect(372, 312, 252, 84, rx=12, fill=grass, stroke=INK, stroke_width=1.4),
        shape("M373 346q60 -14 120 -3t130 -4v52H373z", fill=pair("#b3c878", "#3f4f2b")),
        shape("M566 346v-18l22 -13l22 13v18z", fill=barn, stroke=INK, stroke_width=1.4),
        shape("M560 331l28 -17l28 17", fill="none", stroke=INK, stroke_width=2.4),
        shape("M580 346v-13h16v13zM580 333l16 13M596 333l-16 13", fill=WOOD, stroke=INK),
        shape(rails, stroke=WOOD, stroke_width=3, fill="none"),
        shape(posts, stroke=WOOD_DEEP, stroke_width=4, fill="none"),
    )
