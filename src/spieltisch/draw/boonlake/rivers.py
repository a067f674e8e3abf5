"""The map: four regions of hexes, bridges and the ford, and the river that winds through them.

The shared stretch runs along the top; the upper arm comes back through the middle, between north
and south; the lower arm flows along the bottom. All run from right to left after the fork.
"""

from math import sqrt
from typing import Final

from spieltisch.draw.art.common import board
from spieltisch.draw.art.palette import BOARD_INK, INK, WATER, WATER_DEEP, WATER_LIGHT, WHITE, pair
from spieltisch.draw.boonlake import effects, scenery
from spieltisch.draw.boonlake.effects import SMALLEST
from spieltisch.draw.boonlake.lands import BASE, DEEP, LOWER_PLOT, UPPER_PLOT
from spieltisch.draw.stage import BOX, DISC, GRID, HEX, ROW, Slot, Template, slot
from spieltisch.draw.svg import Point, circle, group, rect, shape, use, words
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake import terms
from spieltisch.games.boonlake.pieces import GameMap, Hex, Pack, River, RiverSpace

WIDTH: Final = 936.0
HEIGHT: Final = 842.0
RADIUS: Final = 60.0
_ACROSS: Final = RADIUS * sqrt(3)
_LEFT: Final = 84.0
_TOP: Final = 160.0
_UPSTREAM: Final = 54.0
_MIDDLE: Final = _TOP + 3 * RADIUS * 1.5
_DOWNSTREAM: Final = 792.0
# Where the upper arm has room between its bridges, in hexes from the left.
_UPPER_ROOM: Final = (7.22, 5.78, 4.28, 2.8, 2.2, 1.6, 0.56, -0.34)
# Where the regions' labels have room: hexes from the left, rows from the top.
_LABELS: Final[dict[str, Point]] = {
    "unknown": (-0.02, -0.1),
    "new-hope": (7.0, 0.62),
    "boonlake": (0.02, 5.92),
    "southern": (7.02, 4.0),
}
_SPACE: Final = 27.0
_HARBOUR: Final = "#2f5f86"
_START: Final = pair("#cfe3c4", "#a9c49c")
_OPEN: Final = pair("#e9f1f2", "#bccacb")
# Ships stand on a space's upper edge, above what it brings.
_SHIP: Final = 36.0
_SHIPS_ABOVE: Final = 28.0
_SHIPS_ROOM: Final = 74.0


def make(pack: Pack, seats: int, voice: Voice) -> Template:
    """The map with its river, whose start spaces are those of this number of players."""
    slots: dict[str, Slot] = {}
    art = [board(WIDTH, HEIGHT, fill="url(#ground-plain)"), _water(), scenery.ground()]
    art += [_bridge(pack.map, ends) for ends in pack.map.bridges]
    art.append(_ford(pack.map))
    art += [_hex(place, slots, voice) for place in pack.map.hexes]
    art += [_label(pack, region, slots, voice) for region in range(terms.REGION_COUNT)]
    starts = pack.river.starts(seats)
    art += [_space(space, pack.river, starts, slots, voice) for space in pack.river.spaces]
    art.append(_locks(pack.river))
    art.append(_mound(slots, voice))
    return Template(width=WIDTH, height=HEIGHT, art=group(*art), slots=slots)


def middle(place: Hex) -> Point:
    """The middle of a hex."""
    return _at(place.q + place.r / 2, place.r)


def _at(column: float, row: float) -> Point:
    return _LEFT + column * _ACROSS, _TOP + row * RADIUS * 1.5


def river_place(space: RiverSpace, river: River) -> Point:
    """The middle of a river space."""
    shared = sum(one.arm == terms.SHARED for one in river.spaces)
    if space.arm == terms.SHARED:
        return 58 + (space.number - 1) * (748 / max(shared - 1, 1)), _UPSTREAM
    step = space.number - shared - 1
    if space.arm == terms.UPPER and step < len(_UPPER_ROOM):
        return _LEFT + _UPPER_ROOM[step] * _ACROSS, _MIDDLE
    return 836 - step * 106, _DOWNSTREAM


def _water() -> str:
    """The river's bed: top, right edge, the arm through the middle, the arm along the bottom."""
    flow = (
        f"M9 {_UPSTREAM}H830Q898 {_UPSTREAM} 898 110V{_MIDDLE - 50}Q898 {_MIDDLE} 850 {_MIDDLE}H9"
        f"M898 {_MIDDLE - 60}V{_DOWNSTREAM - 46}Q898 {_DOWNSTREAM} 845 {_DOWNSTREAM}H9"
    )
    bed = {"fill": "none", "stroke_linejoin": "round"}
    return (
        scenery.banks(flow)
        + shape(flow, stroke=WATER_DEEP, stroke_width=58, **bed)
        + shape(flow, stroke=WATER, stroke_width=53, **bed)
        + scenery.ripples(flow)
        + shape("M898 150v60l-7 -12M898 210l7 -12", stroke=WHITE, stroke_width=3, fill="none")
    )


def _bridge(game_map: GameMap, ends: tuple[int, int]) -> str:
    (x1, y1), (x2, y2) = (middle(game_map.hexes[end]) for end in ends)
    line = f"M{x1} {y1}L{x2} {y2}"
    return (
        shape(line, stroke=INK, stroke_width=21, opacity=0.35, transform="translate(4 6)")
        + shape(line, stroke=INK, stroke_width=21)
        + shape(line, stroke="#b98a56", stroke_width=17)
        + shape(line, stroke="#6f4524", stroke_width=17, stroke_dasharray="2 7")
    )


def _ford(game_map: GameMap) -> str:
    (x1, y1), (x2, y2) = (middle(game_map.hexes[end]) for end in game_map.ford)
    stones = "".join(
        circle(x1 + (x2 - x1) * part + 2, y1 + dy + 3, 9, fill=INK, opacity=0.35)
        + circle(x1 + (x2 - x1) * part, y1 + dy, 9, fill="#b9b2a4", stroke=INK)
        for part, dy in ((0.4, -6), (0.5, 6), (0.6, -5))
    )
    return shape(f"M{x1} {y1}L{x2} {y2}", stroke=WATER_LIGHT, stroke_width=34) + stones


def _hex(place: Hex, slots: dict[str, Slot], voice: Voice) -> str:
    x, y = middle(place)
    name = terms.REGION_KEYS[place.region]
    region = voice.say(f"boonlake-region-{name}")
    label = voice.say("draw-boonlake-hex", number=place.number, region=region)
    if place.reward:
        label = f"{label}: {effects.say(place.reward[0], voice)}"
    size = 2 * RADIUS
    slots[f"hex-{place.number}"] = slot(x, y, size, shape=HEX, label=label)
    # What stands on a tile is told by the place in words: the tile covers the number.
    covered = voice.say(f"boonlake-spot-{place.number}")
    slots[f"herd-{place.number}"] = slot(x, y - 4, 84, 64, label=covered, hold=GRID, piece=38)
    for index, dy in enumerate((UPPER_PLOT, LOWER_PLOT)):
        word = voice.say(f"boonlake-place-{('upper', 'lower')[index]}")
        slots[f"site-{place.number}-{index}"] = slot(
            x, y + dy * size / 100, 90, 35, shape=BOX, label=f"{covered}, {word}", piece=40
        )
    return group(
        use(f"land-{name}", x, y, size),
        words(
            x,
            y - 38,
            str(place.number),
            SMALLEST,
            fill=pair(DEEP[place.region], "#fff3da"),
            font_weight="bold",
        ),
        effects.on_plaque(place.reward, x, y + 4, 25),
    )


def _label(pack: Pack, region: int, slots: dict[str, Slot], voice: Voice) -> str:
    key = terms.REGION_KEYS[region]
    x, y = _at(*_LABELS[key])
    name = voice.say(f"boonlake-region-{key}")
    reward = pack.map.regions[region].label
    slots[f"label-{region}"] = slot(x, y, 118, 72, label=f"{name}: {effects.say(reward, voice)}")
    slots[f"marker-{region}"] = slot(x, y + 14, 40, label=name, piece=38)
    return group(
        rect(x - 55, y - 31, 118, 72, rx=12, fill=INK, opacity=0.3),
        rect(
            x - 59, y - 36, 118, 72, rx=12, fill=BASE[region], stroke=DEEP[region], stroke_width=3
        ),
        words(x, y - 18, name, 20, fill=BOARD_INK, font_weight="bold", class_="head"),
        effects.on_plaque([reward], x, y + 13, 26),
    )


def _space(
    space: RiverSpace, river: River, starts: set[int], slots: dict[str, Slot], voice: Voice
) -> str:
    x, y = river_place(space, river)
    start = space.index in starts
    kind = "harbour" if space.harbour else "start" if start else "space"
    label = voice.say(f"draw-boonlake-river-{kind}", number=space.number)
    if space.reward:
        label = f"{label}: {effects.say(space.reward[0], voice)}"
    slots[f"river-{space.key}"] = slot(
        x,
        y - 2,
        2 * _SPACE,
        shape=DISC,
        label=label,
        hold=ROW,
        piece=_SHIP,
        stand=(2 - _SHIPS_ABOVE, _SHIPS_ROOM),
    )
    ground = _HARBOUR if space.harbour else _START if start else _OPEN
    art = [
        circle(x + 2, y + 4, _SPACE, fill=INK, opacity=0.28),
        circle(x, y, _SPACE, fill=ground, stroke=INK, stroke_width=2),
    ]
    if space.harbour:
        art.append(effects.on_plaque(space.reward, x, y + 1, 20))
    else:
        art.append(group(effects.glyphs(space.reward, x, y + 1, 20), class_="printed"))
    return group(*art, _number(space, x, y + _SPACE))


def _number(space: RiverSpace, x: float, y: float) -> str:
    """A space's number; a harbour's with an anchor, where no ship hides it."""
    if not space.harbour:
        return circle(x, y, 13.5, fill=_OPEN, stroke=INK) + words(
            x, y, str(space.number), SMALLEST, fill=INK, font_weight="bold"
        )
    wide = 24 + 11.5 * len(str(space.number))
    return (
        rect(x - wide / 2, y - 13.5, wide, 27, rx=13.5, fill=_HARBOUR, stroke=INK)
        + use("anchor", x - wide / 2 + 12, y, 17)
        + words(x + 8, y, str(space.number), SMALLEST, fill=WHITE, font_weight="bold")
    )


def _locks(river: River) -> str:
    """A lock lies between a space and the next one of its stretch or arm."""
    by_key = {space.key: space for space in river.spaces}
    shared = river.spaces[river.route[0][river.shared_lock]]
    x, y = river_place(shared, river)
    art = [use("lock", x + 44, y, 46)]
    for round_, arm in enumerate("ul"):
        number = river.arm_lock[round_] + 1
        (x1, y1), (x2, _y2) = (
            river_place(by_key[f"{at}{arm}"], river) for at in (number, number + 1)
        )
        art.append(use("lock", (x1 + x2) / 2, y1, 34))
    return group(*art)


def _mound(slots: dict[str, Slot], voice: Voice) -> str:
    """The face-down tiles, the tile just revealed, and the pastures that are left."""
    art = []
    for name, picture, (x, y) in (
        ("mound", "mound", _at(3.5, 0.97)),
        ("pastures", "tile-pasture", _at(2.98, 2.02)),
    ):
        label = voice.say(f"draw-boonlake-{name}")
        art.append(use(picture, x, y, 76))
        slots[name] = slot(x, y, 84, shape=HEX, label=label)
        slots[f"{name}-count"] = slot(x + 22, y + 24, 26, label=label)
        art.append(circle(x + 22, y + 24, 14, fill=pair(WHITE, "#3a2e23"), stroke=INK))
    return group(*art)
