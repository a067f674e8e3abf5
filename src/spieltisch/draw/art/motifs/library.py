"""All motifs by name, and how a picture is put together from them."""

from functools import cache
from typing import Final

from spieltisch.draw.art.motifs.brush import PEN
from spieltisch.draw.art.motifs.buildings import BUILDINGS
from spieltisch.draw.art.motifs.nature import NATURE
from spieltisch.draw.art.motifs.people import PEOPLE
from spieltisch.draw.art.motifs.places import GROUND, PLACES, SKIES, WIDTH, sky
from spieltisch.draw.art.motifs.things import THINGS
from spieltisch.draw.svg import n, tag

KINDS: Final = (
    ("people", PEOPLE),
    ("buildings", BUILDINGS),
    ("things", THINGS),
    ("nature", NATURE),
)
MOTIFS: Final = {name: drawing for _, motifs in KINDS for name, drawing in motifs.items()}
_ROOM: Final = {"people": 30, "buildings": 54, "things": 42, "nature": 46}
_DEPTH: Final = {"people": 8, "buildings": 0, "things": 7, "nature": 5}
_SIZE: Final = {"people": 1.06, "buildings": 1.0, "things": 0.9, "nature": 0.95}
_SORT: Final = {name: sort for sort, motifs in KINDS for name in motifs}
_MARGIN: Final = 4


Use = tuple[str, float, float, float]
"""A part of a picture: what the sheet calls it, where it stands, how large."""


@cache
def parts() -> dict[str, str]:
    """Every sky, place and motif, by the name that pictures use."""
    places = {
        f"{name}-{kind}": tag("g", place(kind), id=f"{name}-{kind}")
        for name, place in PLACES.items()
        for kind in SKIES
    }
    skies = {f"sky-{kind}": tag("g", sky(kind), id=f"sky-{kind}") for kind in SKIES}
    motifs = {
        f"m-{name}": tag("g", drawing, id=f"m-{name}", **PEN) for name, drawing in MOTIFS.items()
    }
    return skies | places | motifs


def sheet() -> str:
    """All of them as one SVG file, to be fetched once and used by name."""
    return tag("svg", tag("defs", "".join(parts().values())), xmlns="http://www.w3.org/2000/svg")


def picture(kind: str, place: str, motifs: list[str]) -> list[Use]:
    """A picture of 160 by 64: sky, land, and motifs side by side; those far off first."""
    rooms = [_ROOM[_SORT[name]] for name in motifs]
    squeeze = min(1.15, (WIDTH - 2 * _MARGIN) / sum(rooms))
    x = (WIDTH - squeeze * sum(rooms)) / 2
    placed: list[Use] = []
    for name, room in zip(motifs, rooms, strict=True):
        sort = _SORT[name]
        middle = round(x + squeeze * room / 2, 1)
        placed.append((f"m-{name}", middle, GROUND + _DEPTH[sort], _SIZE[sort]))
        x += squeeze * room
    placed.sort(key=lambda use: use[2])
    return [(f"sky-{kind}", 0, 0, 1), (f"{place}-{kind}", 0, 0, 1), *placed]


def composed(said: str) -> list[Use]:
    """A picture from words: sky and place, then the motifs from left to right."""
    ground, _, motifs = said.partition(": ")
    kind, place = ground.split()
    return picture(kind, place, motifs.split())


def drawn(uses: list[Use]) -> str:
    """A picture where the sheet's parts are at hand."""
    return "".join(
        tag("use", href=f"#{name}", transform=f"translate({n(x)} {n(y)}) scale({size})")
        for name, x, y, size in uses
    )
