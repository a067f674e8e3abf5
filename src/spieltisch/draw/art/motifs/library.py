"""All motifs by name, and how a picture is put together from them."""

from typing import Final

from spieltisch.draw.art.motifs.brush import PEN
from spieltisch.draw.art.motifs.buildings import BUILDINGS
from spieltisch.draw.art.motifs.nature import NATURE
from spieltisch.draw.art.motifs.people import PEOPLE
from spieltisch.draw.art.motifs.places import GROUND, HEIGHT, PLACES, SKIES, WIDTH, sky
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


def symbols() -> str:
    """Every sky, place and motif once, for pictures to use."""
    parts = [tag("g", sky(kind), id=f"sky-{kind}") for kind in SKIES]
    parts += [
        tag("g", place(kind), id=f"{name}-{kind}")
        for name, place in PLACES.items()
        for kind in SKIES
    ]
    parts += [tag("g", drawing, id=f"m-{name}", **PEN) for name, drawing in MOTIFS.items()]
    return tag("defs", "".join(parts))


def picture(kind: str, place: str, motifs: list[str]) -> str:
    """A picture of 160 by 64: sky, land, and motifs side by side; those far off first."""
    rooms = [_ROOM[_SORT[name]] for name in motifs]
    squeeze = min(1.15, (WIDTH - 2 * _MARGIN) / sum(rooms))
    x = (WIDTH - squeeze * sum(rooms)) / 2
    placed = []
    for name, room in zip(motifs, rooms, strict=True):
        sort = _SORT[name]
        y = GROUND + _DEPTH[sort]
        move = f"translate({n(x + squeeze * room / 2)} {n(y)}) scale({n(_SIZE[sort])})"
        placed.append((y, tag("use", href=f"#m-{name}", transform=move)))
        x += squeeze * room
    drawn = "".join(use for _, use in sorted(placed, key=lambda one: one[0]))
    return tag("use", href=f"#sky-{kind}") + tag("use", href=f"#{place}-{kind}") + drawn


def box() -> str:
    """The view box of every picture."""
    return f"0 0 {WIDTH} {HEIGHT}"
