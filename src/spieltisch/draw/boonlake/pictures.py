"""The picture on every project card, composed from motifs as `pictures.toml` says.

A card that no entry knows, from somebody's own box, gets a picture that follows from its key.
"""

import tomllib
from functools import cache
from importlib.resources import files
from zlib import crc32

from spieltisch.draw.art.motifs import library
from spieltisch.draw.art.motifs.buildings import BUILDINGS
from spieltisch.draw.art.motifs.people import PEOPLE
from spieltisch.draw.art.motifs.places import PLACES
from spieltisch.draw.art.motifs.things import THINGS
from spieltisch.games.boonlake import terms
from spieltisch.games.boonlake.pieces import Card


@cache
def compositions() -> dict[str, str]:
    """What is on each card of the box, by its key."""
    text = files(__package__).joinpath("pictures.toml").read_text(encoding="utf-8")
    return {key: str(value) for key, value in tomllib.loads(text).items()}


def composition(key: str) -> tuple[str, list[str]]:
    """A card's place and motifs."""
    place, _, motifs = (compositions().get(key) or _guess(key)).partition(": ")
    return place, motifs.split()


def _guess(key: str) -> str:
    """Somebody, something and a building that a key always leads to."""
    seed = crc32(key.encode())
    picked = []
    for choices in (PLACES, BUILDINGS, PEOPLE, THINGS):
        seed, index = divmod(seed, len(choices))
        picked.append(list(choices)[index])
    return "{}: {} {} {}".format(*picked)


def picture(card: Card) -> list[library.Use]:
    """What is on a card, and where."""
    return library.picture(terms.KIND_KEYS[card.kind], *composition(card.key))
