"""The duchies: hexes by kind and number, key spaces, goods, silver, workers, dice."""

from math import sqrt
from typing import Final

from spieltisch.draw.art.common import board, recess
from spieltisch.draw.art.palette import INK, SOFT_INK
from spieltisch.draw.burgundy.hexes import NAMES
from spieltisch.draw.scene import WHOLE
from spieltisch.draw.stage import BOX, HEX, ROW, Slot, Template, slot
from spieltisch.draw.svg import Point, group, use, words
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy.duchy import Duchy
from spieltisch.games.burgundy.table import GOODS_SPACES, KEY_SPACES

WIDTH: Final = 640.0
HEIGHT: Final = 738.0
RADIUS: Final = 49.0
_TOP: Final = 64.0


def name_of(duchy: Duchy) -> str:
    """The name of a duchy's template."""
    return f"duchy-{duchy.name}"


def make(duchy: Duchy, voice: Voice) -> Template:
    """A duchy's board."""
    title = voice.say("draw-burgundy-duchy", number=duchy.name)
    slots: dict[str, Slot] = {
        WHOLE: slot(WIDTH / 2, HEIGHT / 2, WIDTH - 8, HEIGHT - 10, label=title)
    }
    art = [board(WIDTH, HEIGHT), _purse(slots, voice), _store(slots, voice)]
    art.append(words(28, 34, title, 19, "start", fill=SOFT_INK, class_="head fine"))
    for site, (x, y) in enumerate(_places(duchy)):
        name = NAMES[duchy.kind[site]]
        art.append(use(f"space-{name}", x, y, 2 * RADIUS))
        art.append(use(f"sign-{name}", x, y - 24, 24, class_="fine", opacity=0.85))
        art.append(use(f"die-{duchy.number[site]}", x, y + 9, 36, class_="fine"))
        label = voice.say(
            "draw-burgundy-space",
            space=duchy.space[site],
            kind=voice.say(f"burgundy-kind-{name}"),
            number=duchy.number[site],
        )
        slots[f"space-{duchy.space[site]}"] = slot(x, y, 2 * RADIUS, shape=HEX, label=label)
    return Template(width=WIDTH, height=HEIGHT, art=group(*art), slots=slots)


def _places(duchy: Duchy) -> list[Point]:
    """The middle of every site; rows are centred on each other."""
    rows: dict[int, list[int]] = {}
    for site, space in enumerate(duchy.space):
        rows.setdefault(space // 10 - 1, []).append(site)
    across = RADIUS * sqrt(3)
    places: list[Point] = [(0, 0)] * duchy.size
    for row, sites in rows.items():
        for place, site in enumerate(sites):
            x = WIDTH / 2 + (place - (len(sites) - 1) / 2) * across
            places[site] = (x, _TOP + row * RADIUS * 1.5)
    return places


def _purse(slots: dict[str, Slot], voice: Voice) -> str:
    """Silver and workers at the top right, dice and what they reach at the lower left."""
    art = []
    for name, y in (("silver", 36), ("worker", 84)):
        art.append(recess(590, y, 76, 42, 21) + use(name, 573, y, 36))
        slots[name] = slot(
            590, y, 76, 42, shape=BOX, label=voice.say(f"draw-burgundy-{name}"), piece=34
        )
        slots[f"{name}-count"] = slot(608, y, 30, label=voice.say(f"draw-burgundy-{name}"))
    for die in (0, 1):
        x = 46 + die * 60
        art.append(recess(x, 508, 54, 54, 11))
        slots[f"die-{die}"] = slot(
            x, 508, 54, label=voice.say("draw-burgundy-die", number=die + 1), piece=52
        )
    for number in range(1, 7):
        x, y = 36 + (number - 1) % 3 * 40, 560 + (number - 1) // 3 * 36
        label = voice.say("draw-burgundy-number", number=number)
        slots[f"reach-{number}"] = slot(x, y, 34, label=label, piece=29)
    return group(*art)


def _store(slots: dict[str, Slot], voice: Voice) -> str:
    """Key spaces at the bottom left, sold goods and goods at the bottom right."""
    art = []
    y = 670
    for key in range(KEY_SPACES):
        x = 64 + key * 88
        art.append(use("hole", x, y, 98))
        label = voice.say("draw-burgundy-key-space", number=key + 1)
        slots[f"key-{key}"] = slot(x, y, 98, shape=HEX, label=label)
    for place in range(GOODS_SPACES):
        x = 430 + place * 72
        art.append(recess(x, y + 12, 66, 66, 8))
        label = voice.say("draw-burgundy-goods-space", number=place + 1)
        slots[f"goods-{place}"] = slot(x, y + 12, 66, label=label, piece=58)
    art.append(recess(346, y + 12, 66, 66, 8))
    slots["sold"] = slot(346, y + 12, 66, label=voice.say("draw-burgundy-sold"), piece=52)
    slots["sold-count"] = slot(346, y + 12, 30, label=voice.say("draw-burgundy-sold"))
    art.append(words(346, y - 34, voice.say("draw-burgundy-sold"), 15, fill=INK, class_="fine"))
    art.append(words(502, y - 34, voice.say("draw-burgundy-goods"), 15, fill=INK, class_="fine"))
    art.append(
        words(172, y - 63, voice.say("draw-burgundy-keys"), 15, "start", fill=INK, class_="fine")
    )
    slots["bonuses"] = slot(
        588, 570, 90, 60, label=voice.say("draw-burgundy-bonuses"), hold=ROW, piece=44
    )
    return group(*art)
